"""What a player is, and how players play a game."""

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from zehn.games.phase10.engine import Phase10
from zehn.games.phase10.table import KNOCK, OVER
from zehn.games.phase10.view import View
from zehn.rules.notation import Move

Thing = TypeVar("Thing")


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A player sees its view and nothing else; `rng` is its own and never touches the deal."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.bits = rng.getrandbits

    def pick(self, things: Sequence[Thing]) -> Thing:
        """One of some things, all equally likely."""
        return things[int(self.rng.random() * len(things))]

    def from_anywhere(self, things: list[Thing]) -> list[Thing]:
        """The same things, beginning anywhere: the first of several that are equally good is then a random one."""
        number = len(things)
        start = self.bits(16) * number >> 16
        return (things + things)[start : start + number]

    def choose(self, view: Any) -> Move:
        """The move to make, on the own turn; the view is that of the game that is played."""
        raise NotImplementedError

    def knocks(self, view: View) -> bool:
        """Whether to knock for the top discard, out of turn (P10-V3)."""
        return False


def play_game(game: Phase10, players: Sequence[Player]) -> None:
    """Play a game to its end. Those who may knock are asked in an order drawn from chance."""
    seats = list(players)
    views = [game.watch(seat) for seat in range(len(seats))]
    table = game.table
    while True:
        if table.step >= KNOCK and not _goes_on(game, seats, views):
            return
        seat = table.turn
        game.make(seats[seat].choose(views[seat]))


def _goes_on(game: Phase10, players: Sequence[Player], views: list[View]) -> bool:
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
