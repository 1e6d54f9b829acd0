"""`zehn advise`: the best moves of a position."""

from typing import Any

from zehn.cli.calls import DASH, Misused, json_line, read_rules
from zehn.cli.commands import Many
from zehn.cli.solving import dice_answer, file_answer, solver, told
from zehn.rooms import games
from zehn.words import Language, say


def advise(
    what: str,
    /,
    *,
    phase: int | None = None,
    total: int | None = None,
    rolls_left: int | None = None,
    dice: str | None = None,
    retry: bool = False,
    rules: Many = None,
    sheet: str | None = None,
    json: bool = False,
    lang: Language | None = None,
) -> int:
    """The best moves of a record, or of a position of the solo dice game."""
    words = say(lang)
    with solver():
        if what in games("solver"):
            for option, given in (("--phase", phase), ("--total", total), ("--rolls-left", rolls_left)):
                if given is None:
                    raise Misused("cli-no-value", option=option)
            position = {"phase": phase or 0, "total": total or 0, "rolls_left": rolls_left or 0}
            agreed: Any = read_rules(what, rules or [], sheet)
            answer = dice_answer(agreed, words, **position, dice=dice, retry=retry)
        else:
            answer = file_answer(what.replace(DASH, "-"), words)
        print(json_line(answer) if json else told(answer, "advice", lang))
    return 0
