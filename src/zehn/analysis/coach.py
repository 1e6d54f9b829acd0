"""What a game's room offers to a review: `COACH`, which looks at a game round by round.

A coach has the record and so knows the whole game. Still, it judges a decision only by the view that the seat had at
that moment.
"""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

from zehn.analysis.findings import Decision, Luck
from zehn.analysis.judging import BUDGET
from zehn.build import BUILD
from zehn.rooms import room


class Asked(NamedTuple):
    """The options of a review: the seed of its imagined worlds and the rounds for each decision; `seat`: whose
    decisions, None for all.
    """

    seed: int = 1
    budget: int = BUDGET
    seat: int | None = None


class Spot(NamedTuple):
    """A place in a record."""

    round: int
    move: int
    seat: int

    def seed(self, asked: Asked, purpose: str) -> int:
        """A seed for what is imagined here; every purpose has its own."""
        text = f"{asked.seed} {self.round} {self.move} {self.seat} {purpose}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


class Coach(ABC):
    """Looks at one round of a game. `usual` is the default budget, `waiting_budget` that of somebody who waits,
    `on_device` that of a browser, whose Python is plain, but which has time.
    """

    usual: ClassVar[int] = BUDGET
    waiting_budget: ClassVar[int] = BUDGET
    on_device: ClassVar[int] = BUDGET // 2

    def __init__(self, asked: Asked) -> None:
        self.asked = asked

    @classmethod
    def ready(cls, rules: Any, players: int) -> bool:
        """Whether it can answer soon: some coaches go by tables that take minutes to make."""
        return True

    def unit(self, players: int) -> str:
        """The unit of values."""
        return "chance"

    def start(self, game: Any) -> float:
        """What each seat has before anything has happened."""
        return 1 / len(game.table.players)

    @abstractmethod
    def deal(self, game: Any, round: int) -> list[Luck]:
        """The luck of a round that has just begun."""

    @abstractmethod
    def decision(self, game: Any, spot: Spot, move: Any) -> Decision | None:
        """What the next move is worth; None if nobody decides it."""

    @abstractmethod
    def luck(self, before: Any, after: Any, spot: Spot, move: Any) -> Luck | None:
        """The luck that a move brought a seat, from a copy of the game before it and the game after."""

    @abstractmethod
    def public_values(self, game: Any, spot: Spot) -> list[float]:
        """The value for each seat after a move, as an onlooker judges it from the public table."""

    @abstractmethod
    def result(self, game: Any) -> list[float]:
        """The value for each seat at the end; in an unfinished game, of the standing."""

    def meter(self, game: Any, seat: int) -> list[float]:
        """How likely a seat is to have laid by its turn 1, 2, … of this round."""
        return []

    def helping(self, view: Any) -> list[dict[str, Any]]:
        """For each possible discard: how many cards are then missing, and which unseen cards help."""
        return []


#: How many of the seat's own turns the chance meter looks ahead.
TURNS: int = 8


def coaching(game: str) -> type[Coach]:
    """The coach of a game."""
    made: type[Coach] = room("analysis", game).COACH
    return made


#: Plain Python takes so many times as long as the compiled core, so that somebody who waits gets so many times fewer
#: rounds.
SLOWER = 20


def quick_budget(game: str) -> int:
    """Rounds for each decision where somebody waits for the answer."""
    budget = coaching(game).waiting_budget
    return budget if BUILD == "compiled" else max(1, budget // SLOWER)


def shared(winners: Sequence[int], players: int) -> list[float]:
    """The shares of a win."""
    return [(seat in winners) / len(winners) for seat in range(players)]


class Missing(NamedTuple):
    """How many cards a hand is missing for the contract it is nearest to, and the unseen cards that help."""

    discard: str
    missing: int
    helps: dict[str, int]

    def written(self) -> dict[str, Any]:
        """As an object for JSON."""
        return {**self._asdict(), "cards": sum(self.helps.values())}
