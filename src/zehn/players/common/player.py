"""What a player is, and how players play a game in which they take turns."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from zehn.cards.notation import Move
from zehn.cards.rows import i64
from zehn.games.game import Game
from zehn.players.common.reasons import Reason
from zehn.players.common.xorshift import XorShift

Thing = TypeVar("Thing")

#: Moves after which a game is abandoned; `random` needs some thousands.
LONGEST = 200_000

#: Seconds for a decision without a time limit.
NO_HURRY = 60.0


class Budget(NamedTuple):
    """How long a player may think about one decision; None: as long as it likes.

    `samples` count what a player imagines – worlds, playouts or the like –, so that a match can be repeated;
    `milliseconds` are for live play. If both are given, the player stops at the first that runs out.
    """

    samples: int | None = None
    milliseconds: int | None = None

    @property
    def seconds(self) -> float:
        """The time limit in seconds; without one, more than any player needs."""
        return NO_HURRY if self.milliseconds is None else self.milliseconds / 1000


#: The budget for a decision against people.
LIVE = Budget(samples=1500, milliseconds=250)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A player sees its view and nothing else; `rng` is its own and never touches the deal."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.bits = rng.getrandbits
        self.random: XorShift | None = None  # of a player who lives in the core

    def lot(self, number: i64) -> i64:
        """A random number from 0 on, below another."""
        random = self.random
        if random is not None:
            return random.below(number)
        bits: i64 = self.bits(16)
        return bits * number >> 16

    def pick(self, things: Sequence[Thing]) -> Thing:
        """One of some things, all equally likely."""
        return things[int(self.rng.random() * len(things))]

    def from_anywhere(self, things: list[Thing]) -> list[Thing]:
        """The same things, beginning anywhere: the first of several equally good ones is then a random one."""
        number = len(things)
        start = self.lot(number)
        return (things + things)[start : start + number]

    def choose(self, view: Any, budget: Budget | None = None) -> Move:
        """The move to make, on the own turn; the view is that of the game that is played."""
        raise NotImplementedError

    def why(self, view: Any, move: str) -> Reason | None:
        """Why this player chose a move (empty: to let a window pass); None if it cannot say."""
        return None

    def knocks(self, view: Any) -> bool:
        """Whether to knock for the top discard, out of turn, in a game that knows that (P10-V3)."""
        return False


def play_in_turn(game: Game, players: Sequence[Player], budget: Budget | None, longest: int) -> None:
    """Play a game in which only the seat whose turn it is acts; see `play_game`."""
    views = [game.watch(seat) for seat in range(len(players))]
    choosers = [player.choose for player in players]
    table, play = game.table, game.play
    for _ in range(longest):
        seat = table.turn
        if seat < 0:
            return
        play(choosers[seat](views[seat], budget))
