"""What some decisions and some luck add up to for one seat: in an event, in a round, in a game."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from zehn.analysis.findings import Decision, Estimate, Luck, Part, Sample
from zehn.analysis.marks import MARKS, verdict


class SeatSum(NamedTuple):
    """What a seat lost by its `unforced` decisions, and what luck brought it. What was forced cost nothing."""

    seat: int
    unforced: int
    loss: float
    luck: float
    marks: dict[str, int]
    each: Estimate

    def written(self) -> dict[str, Any]:
        """As an object for JSON, to be added up."""
        return {"seat": self.seat, "unforced": self.unforced, "loss": self.loss, "luck": self.luck, "marks": self.marks}


def seat_sum(decisions: Iterable[Decision], luck: Iterable[Luck], seat: int, unit: str) -> SeatSum:
    """The sums of a seat."""
    own = [one for one in decisions if one.seat == seat and not one.forced]
    losses = Sample()
    for one in own:
        losses.add(one.cost.mean)
    verdicts = [verdict(one, unit) for one in own]
    marks = {mark: verdicts.count(mark) for mark in MARKS}
    brought = sum(one.luck for one in luck if one.seat == seat)
    return SeatSum(seat, len(own), losses.total, brought, marks, losses.estimate())


def seat_sums(part: Part, seats: Iterable[int], unit: str) -> list[dict[str, Any]]:
    """The sums of some seats, as objects for JSON."""
    return [seat_sum(part.decisions, part.luck, seat, unit).written() for seat in seats]
