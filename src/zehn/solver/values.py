"""What the solution of the solo game says: values of states, and what follows from them. It needs no NumPy."""

from collections.abc import Sequence
from typing import NamedTuple

from zehn.games.dice.dice import Throw
from zehn.games.dice.rules import DiceRules


class Unsolvable(ValueError):
    """A phase, or dice for it, that the solver cannot solve; `number` is the phase."""

    def __init__(self, number: int) -> None:
        super().__init__(f"phase {number}")
        self.number = number


class Valued(NamedTuple):
    """A move, without its seat, and the expected final total after it."""

    move: str
    value: float


class Position(NamedTuple):
    """A position of the solo game: `faces` are empty while all three rolls are left."""

    phase: int
    total: int
    rolls_left: int
    faces: Throw = ()
    retry: bool = False


class PhaseValue(NamedTuple):
    """The value of standing in a phase, by the running total: a table from `low` on; otherwise total + `constant`."""

    constant: float
    low: int = 0
    table: tuple[float, ...] = ()

    def at(self, total: int) -> float:
        """The value with this total; above the table a point more is worth a point."""
        if total < self.low or not self.table:
            return total + self.constant
        above = max(0, total - self.low - len(self.table) + 1)
        return self.table[total - self.low - above] + above

    def depends_on(self, total: int) -> bool:
        """Whether the total still matters for what is best."""
        return bool(self.table) and total >= self.low


class PhaseValues(NamedTuple):
    """The values of a phase: at the first attempt, and once one has failed (they differ in the last phase only)."""

    first: PhaseValue
    retry: PhaseValue


END = PhaseValues(PhaseValue(0.0), PhaseValue(0.0))


class Aim(NamedTuple):
    """What is to be made as great as possible: the total, less a `price` for each failure that is not in the total.

    `off` is what a failure takes off the total, `first` and `later` the ten-phase bonus of the first attempt at the
    last phase and of later ones. The solo game has no price: its failures are in the total (DICE-16).
    """

    off: int
    price: float
    first: float
    later: float


class Programme:
    """The values of all states under some rules: an entry for each phase and one for the end."""

    def __init__(self, rules: DiceRules, aim: Aim | None = None, values: Sequence[PhaseValues] = ()) -> None:
        self.rules = rules
        self.sheet = rules.sheet
        self.aim = aim or Aim(self.sheet.fail, 0.0, self.sheet.ten_bonus, 0.0)
        numbers = [phase.number for phase in rules.phases]
        self.bonus = numbers.index(self.sheet.after) if self.sheet.after in numbers else -1
        self.values = list(values) or [END] * (len(numbers) + 1)

    def fail(self, stage: int, total: int) -> float:
        """The value of failing."""
        return self.values[stage].retry.at(total - self.aim.off) - self.aim.price

    def noted(self, stage: int, total: int, *, retry: bool) -> float:
        """The value of having a phase noted that leads to a total, bonuses still to come."""
        ten = 0.0
        if stage == len(self.rules.phases) - 1:
            ten = self.aim.later if retry else self.aim.first
        return self.values[stage + 1].first.at(total + self._five(stage, total)) + ten

    def _five(self, stage: int, total: int) -> int:
        """DICE-11, for a total with the points of the phase."""
        return self.sheet.five_bonus if stage == self.bonus and total >= self.sheet.least_for_five else 0

    def notes(self, stage: int, total: int, *, retry: bool) -> list[float]:
        """For each number of points the value of having them noted."""
        totals = range(total, total + self.rules.most[stage] + 1)
        return [self.noted(stage, more, retry=retry) for more in totals]
