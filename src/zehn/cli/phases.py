"""`zehn phases`: how hard the phases of a sheet are, and random ones as a sheet."""

from collections.abc import Sequence
from typing import Literal

from zehn.analysis.phases import PhaseFigures, can_measure, phase_figures, random_phases
from zehn.cli.calls import Misused, json_line, read_rules
from zehn.games.sheets import shipped
from zehn.rooms import games
from zehn.words import Language, Words, say

Level = Literal["easy", "medium", "hard", "rising"]


def phases(
    game: str = "phase10",
    /,
    *,
    sheet: str | None = None,
    random: bool = False,
    difficulty: Level = "rising",
    length: int = 10,
    seed: int = 1,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """Print how hard each phase is; with `--random` a sheet with random phases."""
    if game not in games() or not can_measure(game):
        raise Misused("cli-no-game", word=game, games=", ".join(filter(can_measure, games())))
    if not 1 <= length <= 20:
        raise Misused("cli-phases-length", length=length)
    found = (
        random_phases(shipped(game), difficulty, length, seed=seed)
        if random
        else list(phase_figures(read_rules(game, [], sheet).sheet))
    )
    if json:
        print(json_line([figures._asdict() for figures in found]))
    else:
        print("\n".join(_sheet(game, difficulty, found, say(lang)) if random else _table(found, say(lang))))
    return 0


def _table(found: Sequence[PhaseFigures], words: Words) -> list[str]:
    width = max([len(figures.contract) for figures in found], default=8)
    head = [words(f"phases-{name}") for name in ("phase", "dealt", "missing", "turns")]
    columns = [max(8, len(title)) for title in head[1:]]
    lines = [
        f"    {head[0]:{width}}"
        + "".join(f"  {title:>{space}}" for title, space in zip(head[1:], columns, strict=True))
    ]
    for figures in found:
        values = (f"{figures.chance:.1%}", f"{figures.missing:.1f}", f"{figures.turns:.1f}")
        cells = "".join(f"  {value:>{space}}" for value, space in zip(values, columns, strict=True))
        lines.append(f"{figures.number:>2}  {figures.contract:{width}}{cells}")
    return lines


def _sheet(game: str, level: str, found: Sequence[PhaseFigures], words: Words) -> list[str]:
    """A sheet that can be played as it is; what is known of the phases is in its comments."""
    lines = [f"# {line}".rstrip() for line in _table(found, words)]
    lines += ["", f'game = "{game}"', f'name = "{words(f"phases-{level}")}"']
    for figures in found:
        lines += ["", "[[phases]]", f'contract = "{figures.contract}"']
    return lines
