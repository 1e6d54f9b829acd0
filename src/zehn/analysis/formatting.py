"""A review as text: the summary first, then every decision."""

from collections.abc import Iterator
from typing import NamedTuple

from zehn.analysis.findings import Decision, Estimate
from zehn.analysis.marks import MARKS, verdict
from zehn.analysis.review import Review, SeatReview
from zehn.arena.formatting import Teller
from zehn.words import Words


class Row(NamedTuple):
    """A seat in the table of a page."""

    name: str
    result: str
    luck: str
    loss: str
    each: str
    like: str


class ReviewFormatter:
    """One review as text in one language."""

    def __init__(self, review: Review, words: Words) -> None:
        self.review = review
        self.words = words
        self.figures = Teller(words)

    # -- figures ------------------------------------------------------------------------------------------------

    def worth(self, value: float, digits: int = 1) -> str:
        """A value, a cost or luck: in points of a hundred, or in points of the game."""
        if self.review.unit == "points":
            return self.words("coach-points", value=self.figures.number(value, digits))
        return self.figures.percent(value, digits)

    def bare(self, value: float, digits: int = 2) -> str:
        """The same without its unit."""
        return self.figures.number(value if self.review.unit == "points" else 100 * value, digits)

    def name(self, seat: int) -> str:
        """A player."""
        return self.review.players[seat]

    # -- the summary ----------------------------------------------------------------------------------------------

    def head(self) -> str:
        """Which game it was."""
        found = self.review
        rounds = len({one.round for one in found.decisions})
        choices = sum(not one.forced for one in found.decisions)
        game = self.words(f"w-game-{found.game}")
        return self.words("coach-head", game=game, players=", ".join(found.players), rounds=rounds, decisions=choices)

    def summary(self) -> Iterator[str]:
        """The summary, line by line."""
        yield self.head()
        if not self.review.finished:
            yield self.words("coach-unfinished")
        for seat in self.review.seats:
            yield ""
            yield f"{self.name(seat.seat)}"
            yield from (f"  {line}" for line in self.seat(seat))
        yield ""
        yield self.words("coach-moments")
        yield from (f"  {line}" for line in self.moments())

    def seat(self, seat: SeatReview) -> Iterator[str]:
        """What there is to say about one seat."""
        words = self.words
        yield words("coach-result", result=self.worth(seat.result), start=self.worth(seat.start))
        yield words("coach-luck", luck=self.signed(seat.luck))
        if not seat.unforced:
            yield words("coach-loss-none")
            return
        yield self.loss(seat)
        if seat.like:
            yield self.like(seat)
        yield words("coach-marks", **{mark: seat.marks[mark] for mark in MARKS})
        if self.review.unit != "points":
            yield words("coach-remainder", remainder=self.signed(seat.remainder))

    def loss(self, seat: SeatReview) -> str:
        """What a player lost by their own decisions."""
        each = seat.loss_per_decision
        return self.words(
            "coach-loss",
            loss=self.worth(seat.loss),
            unforced=seat.unforced,
            each=self.worth(each.mean, 2),
            low=self.bare(each.low),
            high=self.bare(each.high),
        )

    def like(self, seat: SeatReview) -> str:
        """Which level a player resembles."""
        if len(seat.among) < 2:
            return self.words("coach-like", level=seat.like)
        return self.words("coach-like-among", level=seat.like, levels=", ".join(seat.among))

    def signed(self, value: float) -> str:
        """A figure with its sign."""
        text = self.worth(abs(value))
        return f"{'−' if value < 0 else '+'}{text}"

    def moments(self, seat: int | None = None) -> list[str]:
        """The decisions that mattered most, each with its reason."""
        found = self.review.moments(seat)
        return [self.decision(one) for one in found] or [self.words("coach-moments-none")]

    # -- decisions --------------------------------------------------------------------------------------------------

    def every(self) -> list[str]:
        """Every decision in which there was a choice."""
        return [self.decision(one) for one in self.review.decisions if not one.forced]

    def decision(self, one: Decision) -> str:
        """One decision in a line: places are counted from 1 here."""
        said = {
            "round": one.round + 1,
            "move": one.move + 1,
            "name": self.name(one.seat),
            "played": self.move(one.played),
            "verdict": self.verdict(one),
        }
        if one.best == one.played:
            return self.words("coach-good", **said)
        cost = self.cost(one.cost)
        line = self.words("coach-moment", **said, best=self.move(one.best), **cost)
        return f"{line} {one.why.sentence(self.words)}" if one.why else line

    def cost(self, cost: Estimate) -> dict[str, str]:
        """A cost with its interval."""
        return {"cost": self.worth(cost.mean, 2), "low": self.bare(cost.low), "high": self.bare(cost.high)}

    def verdict(self, one: Decision) -> str:
        """The verdict in a word."""
        return self.words(f"coach-verdict-{verdict(one, self.review.unit)}")

    def move(self, text: str) -> str:
        """A move as in a record, without its seat; or that nobody knocked."""
        return text.partition(" ")[2] if text else self.words("coach-no-knock")

    def row(self, seat: SeatReview) -> Row:
        """A seat for the table of a page."""
        each = seat.loss_per_decision
        told = f"{self.worth(each.mean, 2)} ({self.bare(each.low)} – {self.bare(each.high)})"
        figures = (self.worth(seat.result), self.signed(seat.luck), self.worth(seat.loss))
        return Row(self.name(seat.seat), *figures, told if seat.unforced else "–", seat.like or "–")


#: One of several games that somebody played: its number, its review, their seat in it.
Played = tuple[int, Review, SeatReview]


def people(reviews: list[Review]) -> dict[str, list[Played]]:
    """The players who took part in several of the games, with their seat in each."""
    found: dict[str, list[Played]] = {}
    for number, review in enumerate(reviews):
        for seat in review.seats:
            found.setdefault(review.players[seat.seat], []).append((number, review, seat))
    return {name: games for name, games in found.items() if len(games) > 1}
