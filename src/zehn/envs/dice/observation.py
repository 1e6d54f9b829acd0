"""What a seat of the dice game observes: nothing is hidden."""

from collections.abc import Sequence

from zehn.envs.common.observation import Observation
from zehn.games.dice.dice import COLOUR_OF, COLOURS, DECK, DICE, FIRST_WILD, VALUES
from zehn.games.dice.rules import DiceRules
from zehn.games.dice.table import Column
from zehn.games.dice.view import DiceView

#: The number of seats in every observation (DICE-01).
SEATS = 8

#: Totals may be below zero, alone (DICE-16): they are counted from here.
LOWEST = -200


class DiceObservation(Observation):
    """The dice, die by die; the throw; the columns of the pad, seats counted from the observing one.

    Totals, and what failures cost alone, are counted in fives.
    """

    def __init__(self, rules: DiceRules) -> None:
        super().__init__()
        self.phases = [phase.number for phase in rules.phases]
        for die in range(DICE):
            self.field(f"die {die}", [*VALUES, "wild", *COLOURS])
        self.field("kept", range(DICE))
        self.field("throw", ["number", "makes", "points", "round"])
        for seat in range(SEATS):
            self.field(f"seat {seat}", ["plays", "turn", "ready", "ended", "finisher", "failed", "off", "total"])
            self.field(f"seat {seat} phase", self.phases)
            self.field(f"seat {seat} points", self.phases)
            self.field(f"seat {seat} bonus", ["five open", "five", "ten open", "ten"])

    def write(self, view: DiceView, row: bytearray) -> None:
        table = view.table
        for die, face in enumerate(table.faces):
            self.mark(row, f"die {die}", DECK.value_of[face] if face < FIRST_WILD else len(VALUES))
            self.mark(row, f"die {die}", len(VALUES) + 1 + COLOUR_OF[face])
        self.mark_all(row, "kept", table.kept)
        points = table.points() if table.turn >= 0 else -1
        self.put(row, "throw", [table.rolls, points >= 0, max(0, points), table.round])
        for seat in range(len(table.players)):
            self._write_seat(view, seat, row)

    def _write_seat(self, view: DiceView, seat: int, row: bytearray) -> None:
        table = view.table
        field = f"seat {(seat - view.seat) % len(table.players)}"
        column, turn = table.columns[seat], seat == table.turn
        marks = [1, turn, turn and table.ready, column.ended, seat == table.finisher, column.failed]
        self.put(row, field, [*marks, column.off // 5, max(0, column.total - LOWEST) // 5])
        self.put(row, f"{field} points", [noted.points for noted in column.phases])
        if len(column.phases) < len(self.phases):
            self.mark(row, f"{field} phase", len(column.phases))
        self.put(row, f"{field} bonus", _bonuses(column))


def _bonuses(column: Column) -> Sequence[int]:
    return [column.five is None, column.five or 0, column.ten is None, column.ten or 0]
