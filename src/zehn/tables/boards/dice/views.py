"""From the wire back to a view of the dice game."""

from collections.abc import Sequence

from zehn.games.dice import DiceRules, DiceView
from zehn.games.dice.dice import FACE_OF
from zehn.games.dice.notation import mask_of, read_move
from zehn.games.dice.table import Column, Noted, Table
from zehn.tables.boards.dice.states import PublicState, SeatState

#: What the table waits for, by its number: a throw, a decision, nothing.
STEPS = ("roll", "choose", "over")


def seen(
    rules: DiceRules, players: Sequence[str], seat: int, state: PublicState, moves: Sequence[str] = ()
) -> DiceView:
    """The view of a seat; `moves` are those of the running round.

    The columns as they stood after the last round are not shown: nothing that a player decides depends on them.
    """
    table = Table(rules, tuple(players))
    table.round, table.turn, table.step = state.round, state.turn, STEPS.index(state.step)
    table.faces = tuple(FACE_OF[name] for name in state.faces)
    table.kept, table.rolls, table.throws, table.ready = mask_of(state.kept), state.rolls, state.throws, state.ready
    table.columns = [_column(column) for column in state.seats]
    table.closed = tuple(table.columns)
    table.gained = [column.gained for column in state.seats]
    table.rounds = tuple(tuple(scores) for scores in state.scores)
    table.finisher, table.last_round, table.winners = state.finisher, state.last_round, tuple(state.winners)
    table.moves = [move for move in map(read_move, moves) if move]
    return DiceView(seat, table)


def _column(state: SeatState) -> Column:
    noted = tuple(Noted(phase.points, phase.total) for phase in state.phases)
    return Column(noted, state.total, state.five, state.ten, state.failed, state.off, state.ended)
