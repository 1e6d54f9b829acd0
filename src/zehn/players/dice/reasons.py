"""Why a player of the dice game would make a move: the sentences are in `dice_table.ftl` as `why-KEY`."""

from typing import TYPE_CHECKING

from zehn.games.dice import DiceView
from zehn.games.dice.notation import read_move
from zehn.players.common.reasons import Reason

if TYPE_CHECKING:
    from zehn.solver.dice import DiceSolver
    from zehn.solver.plain.solo import PlainSolver


def why_nearest(view: DiceView, move: str) -> Reason | None:
    """The reasons of a player who wants the phase and does not count."""
    made, phase = read_move(move), view.table.phase(view.seat)
    if made is None or phase is None or made.verb == "roll":
        return None
    if made.verb == "score":
        return Reason("dice-made", {"phase": phase.number, "points": view.table.points()})
    if made.verb == "pass":
        return Reason("dice-missed", {"phase": phase.number})
    return Reason("dice-nearest", {"phase": phase.number, "fits": len(made.dice), "need": phase.need})


def why_worth(view: DiceView, move: str, solved: "DiceSolver | PlainSolver") -> Reason | None:
    """The reasons of the solver, for the best move: expected final totals, in whole points."""
    from zehn.solver.values import Position

    table, made, phase = view.table, read_move(move), view.table.phase(view.seat)
    if made is None or phase is None or made.verb == "roll":
        return None
    column = table.columns[view.seat]
    left = table.rules.rolls - table.rolls
    position = Position(phase.number, column.total, left, table.faces, column.failed > 0)
    valued = solved.moves(position)
    worth = round(valued[0].value)
    if made.verb == "keep":
        return Reason("dice-worth", {"value": worth})
    other = next((round(value) for text, value in valued if text.split()[0] != made.verb), None)
    if other is None:
        return why_nearest(view, move)
    return Reason(f"dice-worth-{made.verb}", {"value": worth, "other": other})
