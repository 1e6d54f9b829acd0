"""What a player is, and how players play a game, whichever it is."""

from collections.abc import Sequence
from itertools import repeat
from random import Random
from typing import Any, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from zehn.cards.notation import Move
from zehn.cards.rows import i64
from zehn.games.dice import DiceGame
from zehn.games.phase10.engine import Phase10
from zehn.games.phase10.table import KNOCK, OVER
from zehn.games.phase10.view import View
from zehn.games.profisort import ProfiSort
from zehn.players.common.reasons import Reason
from zehn.players.common.xorshift import XorShift

Thing = TypeVar("Thing")

#: Moves after which nobody waits any longer for the end of a game; `random` needs some thousands.
LONGEST = 200_000

#: Seconds for a decision where time does not count.
NO_HURRY = 60.0

AnyGame = Phase10 | DiceGame | ProfiSort


class Budget(NamedTuple):
    """How long a player may think about one decision; None: as long as it likes.

    `samples` count what a player imagines – worlds, playouts, whatever it is that it does many times –, so that a match
    can be repeated; `milliseconds` are for live play. Where both are given the first that is used up counts.
    """

    samples: int | None = None
    milliseconds: int | None = None

    @property
    def seconds(self) -> float:
        """How long that is by the clock; where no time is given, longer than anybody needs."""
        return NO_HURRY if self.milliseconds is None else self.milliseconds / 1000


#: What somebody who plays against people may think about a decision.
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
        """The same things, beginning anywhere: the first of several that are equally good is then a random one."""
        number = len(things)
        start = self.lot(number)
        return (things + things)[start : start + number]

    def choose(self, view: Any, budget: Budget | None = None) -> Move:
        """The move to make, on the own turn; the view is that of the game that is played."""
        raise NotImplementedError

    def why(self, view: Any, move: str) -> Reason | None:
        """Why this player would make a move (empty: let a window pass) that it chose; None if it cannot tell."""
        return None

    def knocks(self, view: View) -> bool:
        """Whether to knock for the top discard, out of turn (P10-V3)."""
        return False


def play_game(
    game: AnyGame, players: Sequence[Player], budget: Budget | None = None, *, longest: int = LONGEST
) -> None:
    """Play a game to its end. Those who may knock are asked in an order drawn from chance.

    After `longest` moves it is left as it is: players who never make a phase would go on for ever.
    """
    if isinstance(game, Phase10):
        _play_with_windows(game, players, budget, longest)
        return
    views: list[Any] = [game.watch(seat) for seat in range(len(players))]
    choosers = [player.choose for player in players]
    table, play = game.table, game.play
    for _ in range(longest):
        seat = table.turn
        if seat < 0:
            return
        play(choosers[seat](views[seat], budget))


def _play_with_windows(game: Phase10, players: Sequence[Player], budget: Budget | None, longest: int) -> None:
    """The same where players may knock out of turn (P10-V3)."""
    views = [game.watch(seat) for seat in range(len(players))]
    choosers: list[Any] = [player.choose for player in players]  # a guest may answer with the text of a move
    table, make = game.table, game.make
    for _ in repeat(None, longest):
        if table.step >= KNOCK and not goes_on(game, players, views):
            return
        seat = table.turn
        move = choosers[seat](views[seat], budget)
        if isinstance(move, Move):
            make(move)
        else:
            game.play(move)


def goes_on(game: Phase10, players: Sequence[Player], views: list[View]) -> bool:
    """Whether somebody is to draw or play now; before that those who may knock are asked."""
    if game.table.step == KNOCK and not _knocked(game, players, views):
        game.close_window()
    return game.table.step != OVER


def _knocked(game: Phase10, players: Sequence[Player], views: list[View]) -> bool:
    """Ask all who may knock; play the first knock."""
    table = game.table
    for seat in game.chance.order(table.knockers(), round=table.round, event=table.turns):
        if players[seat].knocks(views[seat]):
            game.play(table.rules.notation.knock[seat])
            return True
    return False
