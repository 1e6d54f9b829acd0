"""What a seat is asked in the dice game: everything it may do, and what that would score."""

from collections.abc import Sequence

from zehn.games.dice import DiceView, scoring
from zehn.games.dice.dice import DICE, POINTS
from zehn.games.dice.notation import read_move
from zehn.games.dice.table import ROLL
from zehn.players.dice.steady import nearest
from zehn.tables.boards.dice.states import AttemptEnd, KeptDice, Question


def question(view: DiceView) -> Question | None:
    """What the seat of a view may do now; None if it is not asked."""
    table, seat = view.table, view.seat
    if seat != table.turn:
        return None
    if table.step == ROLL:
        return Question("roll", [f"{seat} roll"], left=table.rules.rolls - table.rolls)
    left, phase, made = table.rules.rolls - table.rolls, table.phase(seat), table.points() >= 0
    assert phase is not None
    return Question(
        "choose",
        [f"{seat} score"] * made + [f"{seat} pass"],
        keeps=list(range(DICE)) if left else [],
        left=left,
        useful=sorted(nearest(phase, table.faces)) if left else [],
        score=_end(view, note=True) if made else None,
        decline=_end(view, note=False),
    )


def preview(view: DiceView, move: str) -> AttemptEnd | KeptDice | None:
    """What a move would score; nobody can know that of a throw."""
    read = read_move(move)
    if read is None or read.verb == "roll":
        return None
    return _kept(view, read.dice) if read.verb == "keep" else _end(view, note=read.verb == "score")


def _end(view: DiceView, *, note: bool) -> AttemptEnd:
    """The pad after an attempt has ended, on a copy of the table."""
    table, seat = view.table.copy(), view.seat
    before, points = table.columns[seat], table.points()
    if note:
        scoring.note(table, seat, points)
    else:
        scoring.pass_on(table, seat)
    after = table.columns[seat]
    return AttemptEnd(
        points if note else None,
        after.total,
        after.five if before.five is None else None,
        after.ten if before.ten is None else None,
        after.off - before.off,
    )


def _kept(view: DiceView, dice: Sequence[int]) -> KeptDice:
    """What some dice are worth on their own."""
    phase, faces = view.table.phase(view.seat), [view.table.faces[die] for die in dice]
    assert phase is not None
    chosen = phase.chosen(faces)
    fits = chosen or nearest(phase, faces)
    points = sum(POINTS[faces[place]] for place in chosen) if chosen else None
    return KeptDice(sorted(dice[place] for place in fits), phase.need - len(fits), points)
