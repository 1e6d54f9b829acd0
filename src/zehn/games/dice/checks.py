"""Why a move is not legal: every refusal of the dice game, with its clause.

Of several faults the first in the order of docs/record.md is named: game over, seat, step of the turn, then what
the move itself breaks.
"""

from collections.abc import Callable

from zehn.cards.notation import Move
from zehn.games.dice.dice import DICE, NAMES
from zehn.games.dice.notation import DiceMove, read_move
from zehn.games.dice.table import CHOOSE, OVER, ROLL, Table
from zehn.refusals import Refusal, unreadable


def read(move: Move | str) -> DiceMove | Refusal:
    """The move that is meant, or that it cannot be read."""
    meant = read_move(move) if isinstance(move, str) else move
    return meant if isinstance(meant, DiceMove) else unreadable("dice", move)


def why_not(table: Table, move: DiceMove) -> Refusal | None:
    """The first clause that a move breaks; None if it is legal."""
    if table.step == OVER:
        return Refusal("DICE-14", "game-over")
    if move.seat != table.turn:
        return _seat(table, move.seat)
    step, check = _CHECKS[move.verb]
    if step != table.step:
        return _step(table, move)
    return check(table, move)


def _seat(table: Table, seat: int) -> Refusal:
    if seat >= len(table.players):
        return Refusal("DICE-01", "no-such-seat", seat=seat)
    if table.columns[seat].ended:
        return Refusal("DICE-13", "dice-ended", seat=seat)
    return Refusal("DICE-01", "not-your-turn", turn=table.turn)


def _step(table: Table, move: DiceMove) -> Refusal:
    if move.verb != "roll":
        return Refusal("DICE-04", "dice-roll-first")
    if table.rolls == table.rules.rolls:
        return Refusal("DICE-04", "dice-no-rolls-left", rolls=table.rules.rolls)
    return Refusal("DICE-04", "dice-keep-first")


def _roll(table: Table, move: DiceMove) -> Refusal | None:
    if len(move.faces) != DICE:
        return Refusal("DICE-02", "dice-count", dice=DICE, thrown=len(move.faces))
    die = table.rules.dice.impossible(move.faces)
    if die >= 0:
        return Refusal("DICE-02", "dice-no-such-face", die=die, face=NAMES[move.faces[die]])
    return _changed(table, move)


def _changed(table: Table, move: DiceMove) -> Refusal | None:
    """DICE-04: dice that were set aside stay as they are."""
    for die, face in enumerate(table.faces):
        if table.kept >> die & 1 and move.faces[die] != face:
            return Refusal("DICE-04", "dice-kept-changed", die=die, face=NAMES[face])
    return None


def _keep(table: Table, move: DiceMove) -> Refusal | None:
    if table.rolls == table.rules.rolls:
        return Refusal("DICE-04", "dice-no-rolls-left", rolls=table.rules.rolls)
    if move.dice and move.dice[-1] >= DICE:
        return Refusal("DICE-02", "dice-no-such-die", die=move.dice[-1], last=DICE - 1)
    return None


def _score(table: Table, move: DiceMove) -> Refusal | None:
    if table.points() >= 0:
        return None
    phase = table.phase(move.seat)
    return Refusal("DICE-08", "dice-not-made", phase=phase.number if phase else 0)


def _pass(table: Table, move: DiceMove) -> Refusal | None:
    return None


Check = Callable[[Table, DiceMove], Refusal | None]

_CHECKS: dict[str, tuple[int, Check]] = {
    "roll": (ROLL, _roll),
    "keep": (CHOOSE, _keep),
    "score": (CHOOSE, _score),
    "pass": (CHOOSE, _pass),
}
