"""`zehn play`: a game in the terminal, of one person or, with dice, of several, against bots."""

from collections.abc import Callable, Sequence
from typing import Any

from zehn.cli.calls import Misused, read_bots, read_rules
from zehn.cli.commands import Language, Many, language
from zehn.refusals import Refused
from zehn.words import say


def play(
    game: str | None = None,
    /,
    *,
    bots: Many = None,
    people: Many = None,
    rules: Many = None,
    sheet: str | None = None,
    seed: int | None = None,
    lang: Language | None = None,
) -> int:
    """Play in the terminal against bots."""
    run(read_rules(game, rules or [], sheet), bots, people, seed=seed, lang=lang or language())
    return 0


def run(rules: Any, bots: Sequence[str] | None, people: Sequence[str] | None, *, seed: int | None, lang: str) -> None:
    """Play until the game is over or everybody leaves."""
    here = read_people(rules.sheet.game, people)
    others = read_bots(rules.sheet.game, bots, most=rules.sheet.most - max(1, len(here)))
    words = say(lang)
    named = here or [words("cli-you")]
    players = [*named, *[name for name in words("cli-names").split(", ") if name not in named]]
    players = players[: len(named) + len(others)]
    refusal = rules.wrong_players(players)
    if refusal is not None:
        raise Refused(refusal)
    _runner(rules.sheet.game)(rules, players, others, seed=seed, lang=lang)


def read_people(game: str, texts: Sequence[str] | None) -> list[str]:
    """The people of `--people Anna,Ben`; several can only share a terminal where nothing is hidden."""
    names = [name.strip() for text in texts or [] for name in text.split(",") if name.strip()]
    if len(names) > 1 and game != "dice":
        raise Misused("cli-one-person", game=game)
    return names


def _runner(game: str) -> Callable[..., None]:
    """What plays a game in the terminal."""
    try:
        if game == "profisort":
            from zehn.terminal.profisort.lines import run as sort

            return sort
        if game == "dice":
            from zehn.terminal.dice import run as dice

            return dice
        from zehn.terminal.phase10.app import run as cards
    except ModuleNotFoundError as error:
        raise Misused("cli-no-terminal") from error
    return cards
