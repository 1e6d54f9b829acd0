"""The pictures of docs/coach.md: chances against results, and what the levels lose."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from coach_figures import calibration, levels
from coach_games import Seen

sys.path.append(str(Path(__file__).parent.parent))  # for the pens of benches/dice_plots.py

#: What games and numbers of players are called.
NAMES = {"phase10": "phase cards", "profisort": "Profi-Sort", "dice": "dice"}

#: The games of each question, game and number of players.
Games = Mapping[tuple[str, str, int], Sequence[Seen]]


def draw(games: Games) -> None:
    """All pictures of which there are games."""
    chances = {key[1:]: some for key, some in sorted(games.items()) if key[0] == "chances"}
    lost = {key[1:]: some for key, some in sorted(games.items()) if key[0] == "levels" and key[2] > 1}
    if chances:
        _chances(chances)
    if lost:
        _losses(lost)


def _chances(games: Mapping[tuple[str, int], Sequence[Seen]]) -> None:
    """Said chances across, won games up, a line for every game; a dash for each interval."""
    from dice_plots import COLOURS, Plot

    axes = ("chance that the coach says, in per cent", "won, in per cent")
    plot = Plot("Chances against results", axes, (0, 100), (0, 100))
    plot.grid(range(0, 101, 10), range(0, 101, 20))
    plot.line([(0, 0), (100, 100)], "#999", 1, "4 4")
    curves: list[Any] = []
    for number, ((game, players), some) in enumerate(games.items()):
        deciles = calibration(some).deciles
        for one in deciles:
            ends = [max(0.0, min(1.0, one.said - gap)) for gap in (one.gap.low, one.gap.high)]
            plot.line([(100 * one.said, 100 * end) for end in ends], COLOURS[number], 1)
        curves.append((f"{NAMES[game]}, {players}", [(100 * one.said, 100 * one.won) for one in deciles]))
    plot.curves(curves)
    plot.save("coach-chances.svg")


def _losses(games: Mapping[tuple[str, int], Sequence[Seen]]) -> None:
    """The levels across, what they lose up, with intervals."""
    from dice_plots import COLOURS, Plot

    cards = {key: levels(key[0], some, "chance") for key, some in games.items() if key[0] != "dice"}
    names = [one.name for one in next(iter(cards.values()))]
    most = 100 * max(one.loss.high for found in cards.values() for one in found)
    least = 100 * min(one.loss.low for found in cards.values() for one in found)
    axes = (
        "level, from " + " to ".join((names[0], names[-1])),
        "lost with an unforced decision, in per cent of a game",
    )
    plot = Plot("What the levels lose", axes, (0.5, len(names) + 0.5), (min(least, 0.0), most))
    plot.grid([], [round(0.1 * part, 1) for part in range(int(10 * most) + 1)])
    curves: list[Any] = []
    for number, ((game, players), found) in enumerate(cards.items()):
        places = [place + 1 + 0.06 * number for place in range(len(found))]
        for place, one in zip(places, found, strict=True):
            plot.line([(place, 100 * one.loss.low), (place, 100 * one.loss.high)], COLOURS[number], 3)
        curves.append(
            (
                f"{NAMES[game]}, {players}",
                [(place, 100 * one.loss.mean) for place, one in zip(places, found, strict=True)],
            )
        )
    for place, name in enumerate(names):
        plot.text(*_below(plot, place + 1.0), name, text_anchor="middle")
    plot.curves(curves)
    plot.save("coach-levels.svg")


def _below(plot: Any, place: float) -> tuple[float, float]:
    across, up = plot.place(place, plot.y[0])
    return across, up + 18
