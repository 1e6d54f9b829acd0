"""What the moves of an attempt are worth: from the solved game for one player, from the solved race for several.

For one player, a value is the expected final total. In the race it is also in points, less a price for each failure;
how much such a point adds to the chance of winning (`slope`) depends on how close the race is.
"""

from functools import cached_property
from typing import TYPE_CHECKING, Any

from zehn.analysis.dice.standing import COARSE, chances, has_numpy, plain_programme, programme_of, slope_of
from zehn.games.dice.notation import DiceMove, mask_of, subset
from zehn.games.dice.table import ROLL, Table
from zehn.games.dice.view import DiceView
from zehn.players.dice.racer import deciding_turn, points_to_win
from zehn.solver.values import Position

if TYPE_CHECKING:
    from zehn.solver.dice import DiceSolver


class Attempt:
    """A seat's current attempt. `base` is the seat's value now, `slope` what another point is worth to it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seat = table.turn
        self.column = table.columns[self.seat]
        self.stage = table.stage(self.seat)
        self.phase = table.rules.phases[self.stage]
        self.left = table.rules.rolls - table.rolls
        self.retry = table.alone and self.column.failed > 0
        self.total = self.column.total if table.alone else self.column.total // COARSE * COARSE
        self.slope = 1.0 if table.alone else slope_of(table)

    @cached_property
    def solver(self) -> "DiceSolver":
        """The solved game."""
        return programme_of(self.table, self.seat)

    def value(self) -> float:
        """What the position is worth in points with best play; before a throw, its expectation."""
        if self.table.step == ROLL:
            return self._thrown()
        return max(self.values().values())

    def _thrown(self) -> float:
        if not self.table.rolls:
            return self.solver.value(self.phase.number, self.total, retry=self.retry)
        return self.keeps(self.table.kept)[self.table.kept]

    def keeps(self, *also: int) -> dict[int, float]:
        """What keeps are worth, by their masks: all of them, or the best one and the requested ones."""
        turn, more = self.solver.turn(self.phase.number, self.total, retry=self.retry)
        return {mask: value + more for mask, value in _keeps(turn, self.table, self.left, also).items()}

    def values(self, *also: int) -> dict[str, float]:
        """What each move is worth: `score`, `pass`, and the keeps by their masks as text."""
        values = self.ends()
        if self.left:
            values |= {str(mask): value for mask, value in self.keeps(*also).items()}
        return values

    def ends(self) -> dict[str, float]:
        """What the moves are worth that end the attempt."""
        attempt = self.solver.solo.attempt(self.stage, self.total, retry=self.retry)
        points = self.table.points()
        found = {"pass": float(attempt.fail)}
        return {"score": float(attempt.note[points])} | found if points >= 0 else found


class PlainAttempt(Attempt):
    """The same for one player where there is no NumPy: of the keeps only the best one and the requested ones."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.plain = plain_programme(table.rules)
        self.position = Position(self.phase.number, self.total, self.left, table.faces, self.retry)

    def _thrown(self) -> float:
        if not self.table.rolls:
            return self.plain.value(self.phase.number, self.total, retry=self.retry)
        return self.plain.keep(self.position, self.table.kept)

    def keeps(self, *also: int) -> dict[int, float]:
        best = self.plain.best(self.position)
        return {mask: self.plain.keep(self.position, mask) for mask in also} | {best.mask: best.value}

    def ends(self) -> dict[str, float]:
        return dict(self.plain.ends(self.position))


class LastThrow(Attempt):
    """The last phase in a last go (DICE-13): a value is how likely the seat beats the best of those who finished."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.slope = 1.0
        self.needed = points_to_win(DiceView(self.seat, table))
        self.turn: Any = deciding_turn(table.rules, self.needed)

    def _thrown(self) -> float:
        kept = self.table.kept
        return self.keeps(kept)[kept] if self.table.rolls else float(self.turn.value)

    def keeps(self, *also: int) -> dict[int, float]:
        return _keeps(self.turn, self.table, self.left, also)

    def ends(self) -> dict[str, float]:
        points = self.table.points()
        return {"score": float(points >= self.needed), "pass": 0.0} if points >= 0 else {"pass": 0.0}


def _keeps(turn: Any, table: Table, left: int, also: tuple[int, ...]) -> dict[int, float]:
    """What keeps are worth. For colours the race has no tables of small keeps: it knows only the best one and the
    requested ones.
    """
    from zehn.solver.colour_turn import ColourTurn

    if left == 1 or not isinstance(turn, ColourTurn) or len(turn.small.values):
        return dict(enumerate(turn.keeps(table.faces, left).tolist()))
    return {mask: turn.keep(table.faces, mask) for mask in {turn.best_keep(table.faces, left), *also}}


def attempt_of(table: Table) -> Attempt:
    """The attempt at a table whose game is not over."""
    if table.alone and not has_numpy():
        return PlainAttempt(table)
    last = not table.alone and table.finisher >= 0 and table.stage(table.turn) == len(table.rules.phases) - 1
    return LastThrow(table) if last else Attempt(table)


def key_of(move: DiceMove) -> str:
    """A move as `Attempt.values` calls it."""
    return str(mask_of(move.dice)) if move.verb == "keep" else move.verb


def text_of(seat: int, key: str) -> str:
    """The text of the move with this name."""
    if not key.isdigit():
        return f"{seat} {key}"
    return f"{seat} keep {','.join(map(str, subset(int(key)))) or '-'}"


def value_of(table: Table) -> float:
    """The current value for the seat whose turn it is, in the unit of the game."""
    if table.alone:
        return attempt_of(table).value() if table.turn >= 0 else float(table.columns[0].total)
    return chances(table)[table.turn]
