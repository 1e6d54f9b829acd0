"""`zehn odds`: the chances of the dice game."""

from typing import Any

from zehn.cli.calls import Misused, json_line, read_rules
from zehn.cli.commands import Many
from zehn.cli.solving import odds_answer, solver, told
from zehn.rooms import games
from zehn.words import Language, say


def odds(
    game: str = "dice",
    /,
    *,
    rules: Many = None,
    sheet: str | None = None,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """The chances of every phase of the dice game, and what the solo game is worth."""
    if game not in games("solver"):
        raise Misused("cli-no-game", word=game, games=", ".join(games("solver")))
    with solver():
        agreed: Any = read_rules(game, rules or [], sheet)
        answer = odds_answer(agreed, say(lang))
        print(json_line(answer) if json else told(answer, "odds", lang))
    return 0
