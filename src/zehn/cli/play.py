"""`zehn play`: a game in the terminal, of one person or, with dice, of several, against bots."""

from collections.abc import Callable, Sequence

from zehn.cli.calls import Misused, read_bots, read_rules
from zehn.cli.commands import Many
from zehn.cli.names import language
from zehn.games.game import Rules
from zehn.refusals import Refused
from zehn.rooms import room
from zehn.words import Language, say


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


def run(rules: Rules, bots: Sequence[str] | None, people: Sequence[str] | None, *, seed: int | None, lang: str) -> None:
    """Play until the game is over or everybody leaves."""
    here = read_people(rules, people)
    others = read_bots(rules.game, bots, most=rules.sheet.most - max(1, len(here)))
    words = say(lang)
    named = here or [words("cli-you")]
    players = [*named, *[name for name in words("cli-names").split(", ") if name not in named]]
    players = players[: len(named) + len(others)]
    refusal = rules.wrong_players(players)
    if refusal is not None:
        raise Refused(refusal)
    _runner(rules.game)(rules, players, others, seed=seed, lang=lang)


def read_people(rules: Rules, texts: Sequence[str] | None) -> list[str]:
    """The people of `--people Anna,Ben`; several can only share a terminal where nothing is hidden."""
    names = [name.strip() for text in texts or [] for name in text.split(",") if name.strip()]
    if len(names) > 1 and rules.secret_hands:
        raise Misused("cli-one-person", game=rules.game)
    return names


def _runner(game: str) -> Callable[..., None]:
    """What plays a game in the terminal."""
    try:
        found: Callable[..., None] = room("terminal", game).run
    except ModuleNotFoundError as error:
        raise Misused("cli-no-terminal") from error
    return found
