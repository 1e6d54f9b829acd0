"""From the wire back to a view of the dice game."""

from collections.abc import Sequence

from zehn.games.dice import DiceRules, DiceView
from zehn.games.dice.dice import FACE_OF
from zehn.games.dice.notation import mask_of, read_move
from zehn.games.dice.table import Column, Noted, Table
from zehn.tables.boards.dice.states import Face, SeatFace

#: What the table waits for, by its number: a throw, a decision, nothing.
STEPS = ("roll", "choose", "over")


def seen(rules: DiceRules, players: Sequence[str], seat: int, face: Face, moves: Sequence[str] = ()) -> DiceView:
    """The view of a seat; `moves` are those of the running round.

    The columns as they stood after the last round are not shown: nothing that a player decides depends on them.
    """
    table = Table(rules, tuple(players))
    table.round, table.turn, table.step = face.round, face.turn, STEPS.index(face.step)
    table.faces = tuple(FACE_OF[name] for name in face.faces)
    table.kept, table.rolls, table.throws, table.ready = mask_of(face.kept), face.rolls, face.throws, face.ready
    table.columns = [_column(column) for column in face.seats]
    table.closed = tuple(table.columns)
    table.gained = [column.gained for column in face.seats]
    table.rounds = tuple(tuple(scores) for scores in face.scores)
    table.finisher, table.last_round, table.winners = face.finisher, face.last_round, tuple(face.winners)
    table.moves = [move for move in map(read_move, moves) if move]
    return DiceView(seat, table)


def _column(face: SeatFace) -> Column:
    noted = tuple(Noted(phase.points, phase.total) for phase in face.phases)
    return Column(noted, face.total, face.five, face.ten, face.failed, face.off, face.ended)
