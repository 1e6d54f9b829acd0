"""What a game's room offers to a review: `COACH`, which looks at one round of a game after another.

A coach sees the whole game, for it has the record; what it says about a decision it works out from the view that the
seat had then, and from nothing else.
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
    """What a review is asked for: the seed of its imagined worlds, and rounds for each decision; `seat`: whose
    decisions, None for all.
    """

    seed: int = 1
    budget: int = BUDGET
    seat: int | None = None


class Spot(NamedTuple):
    """Where in a record something is."""

    round: int
    move: int
    seat: int

    def seed(self, asked: Asked, purpose: str) -> int:
        """A seed for what is imagined here: no two purposes share one."""
        text = f"{asked.seed} {self.round} {self.move} {self.seat} {purpose}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


class Coach(ABC):
    """Looks at one round of a game. `usual`: the budget where nothing else is asked for; `quick`: where somebody waits
    for the answer.
    """

    usual: ClassVar[int] = BUDGET
    quick: ClassVar[int] = BUDGET

    def __init__(self, asked: Asked) -> None:
        self.asked = asked

    @classmethod
    def ready(cls, rules: Any, players: int) -> bool:
        """Whether it can answer soon: some coaches go by tables that take minutes to make."""
        return True

    def unit(self, players: int) -> str:
        """What values are measured in."""
        return "chance"

    def start(self, game: Any) -> float:
        """What each seat has before anything has happened."""
        return 1 / len(game.table.players)

    @abstractmethod
    def deal(self, game: Any, round: int) -> list[Luck]:
        """The luck of a round that has just begun."""

    @abstractmethod
    def decision(self, game: Any, spot: Spot, move: Any) -> Decision | None:
        """What a move was worth that is about to be made; None if it is none that somebody decides."""

    @abstractmethod
    def luck(self, before: Any, after: Any, spot: Spot, move: Any) -> Luck | None:
        """The luck of what came to a seat with a move, between a copy of the game before it and the game after."""

    @abstractmethod
    def outlook(self, game: Any, spot: Spot) -> list[float]:
        """What each seat has after a move in the eyes of somebody who sees the public table."""

    @abstractmethod
    def result(self, game: Any) -> list[float]:
        """What each seat has in the end; in a game that is not over, what the standing is worth."""

    def meter(self, game: Any, seat: int) -> list[float]:
        """How likely a seat has laid by its own turn 1, 2, … of this round."""
        return []

    def helping(self, view: Any) -> list[dict[str, Any]]:
        """For each card that could be discarded: how many are missing then, and which unseen cards help."""
        return []


#: For how many own turns the chance meter looks ahead.
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
    quick = coaching(game).quick
    return quick if BUILD == "compiled" else max(1, quick // SLOWER)


def shared(winners: Sequence[int], players: int) -> list[float]:
    """The shares of a win."""
    return [(seat in winners) / len(winners) for seat in range(players)]


class Missing(NamedTuple):
    """What a hand misses for the nearest thing that it can lay, and the unseen cards that help."""

    discard: str
    missing: int
    helps: dict[str, int]

    def written(self) -> dict[str, Any]:
        """As an object for JSON."""
        return {**self._asdict(), "cards": sum(self.helps.values())}
