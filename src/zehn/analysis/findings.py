"""What a review is made of: decisions with their costs, luck, and chances. All of it is plain data, ready for JSON."""

from math import sqrt
from typing import Any, NamedTuple

from zehn.players.common.reasons import Reason

#: An interval of this many standard errors to each side contains the truth 19 times out of 20.
SURE = 1.96


class Estimate(NamedTuple):
    """A figure and the interval that contains the truth 19 times out of 20."""

    mean: float
    low: float
    high: float

    def written(self) -> dict[str, float]:
        """As an object for JSON."""
        return {"mean": self.mean, "low": self.low, "high": self.high}


def exact(value: float) -> Estimate:
    """A figure without doubt."""
    return Estimate(value, value, value)


NOTHING = exact(0.0)


class Sample:
    """The mean of a series of numbers, and how certain it is.

    `least` is the smallest standard deviation that is assumed even if all numbers are equal: a few worlds do not show
    rare events.
    """

    def __init__(self, least: float = 0.0) -> None:
        self.number = 0
        self.total = 0.0
        self.squares = 0.0
        self.least = least

    def add(self, value: float) -> None:
        """One more number."""
        self.number += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The mean so far."""
        return self.total / max(1, self.number)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.number < 2:
            return max(self.least, abs(self.mean))
        variance = (self.squares - self.total * self.mean) / (self.number - 1)
        return sqrt(max(variance, self.least * self.least) / self.number)

    def estimate(self) -> Estimate:
        """The mean with its interval."""
        doubt = SURE * self.error
        return Estimate(self.mean, self.mean - doubt, self.mean + doubt)


class Other(NamedTuple):
    """A move that could have been made, and what it would have cost."""

    move: str
    cost: Estimate


class Decision(NamedTuple):
    """One decision of a seat: what was played and what would have been best. An empty move lets a chance pass.

    `forced`: there was nothing to decide. `value` is the value of the position with the best move. `kind` says what was
    decided, for exercises and statistics.
    """

    round: int
    move: int
    seat: int
    played: str
    best: str
    value: float
    cost: Estimate
    others: tuple[Other, ...]
    forced: bool
    kind: str
    why: Reason | None = None

    def packed(self) -> list[Any]:
        """As JSON that `unpacked` reads, for other processes and for the file of an interrupted review."""
        others = [[other.move, *other.cost] for other in self.others]
        why = [self.why.key, dict(self.why.details)] if self.why else None
        return [*self[:6], list(self.cost), others, self.forced, self.kind, why]


def unpacked(fields: list[Any]) -> Decision:
    """The decision that was packed."""
    number, move, seat, played, best, value, cost, others, forced, kind, why = fields
    known = tuple(Other(text, Estimate(*figures)) for text, *figures in others)
    reason = Reason(*why) if why else None
    return Decision(number, move, seat, played, best, value, Estimate(*cost), known, forced, kind, reason)


class Luck(NamedTuple):
    """What a deal, a draw or a throw was worth to a seat, compared with everything that could have come. A deal
    precedes move 0 of its round.
    """

    round: int
    move: int
    seat: int
    luck: float
    kind: str


class Part(NamedTuple):
    """The findings about one round. Each round can be examined alone, in any process."""

    decisions: list[Decision]
    luck: list[Luck]
    chances: list[list[float]]

    def packed(self) -> dict[str, Any]:
        """As JSON."""
        luck = [list(luck) for luck in self.luck]
        return {"decisions": [one.packed() for one in self.decisions], "luck": luck, "chances": self.chances}


def part_of(packed: dict[str, Any]) -> Part:
    """The part that was packed."""
    luck = [Luck(*fields) for fields in packed["luck"]]
    return Part([unpacked(fields) for fields in packed["decisions"]], luck, packed["chances"])
