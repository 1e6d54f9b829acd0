"""What a player of the dice game is, and how players play a game."""

from collections.abc import Sequence
from typing import Any

from zehn.games.dice import DiceGame, DiceView
from zehn.games.dice.table import OVER
from zehn.players.player import Player
from zehn.rules.dice_notation import DiceMove, keep, plain, subset


class DicePlayer(Player):
    """A player of the dice game: a function of its view like every player."""

    def choose(self, view: Any) -> DiceMove:
        assert isinstance(view, DiceView)
        return self.decide(view)

    def decide(self, view: DiceView) -> DiceMove:
        """The move to make when dice lie on the table."""
        raise NotImplementedError


def end(view: DiceView, *, note: bool) -> DiceMove:
    """The end of an attempt: noted, if it can and shall be."""
    return plain(view.seat, "score" if note and view.table.points() >= 0 else "pass")


def keeping(view: DiceView, mask: int) -> DiceMove:
    """Keep the dice of a mask and throw the others."""
    return keep(view.seat, subset(mask))


def play_dice(game: DiceGame, players: Sequence[Player]) -> None:
    """Play a game to its end."""
    views = [game.watch(seat) for seat in range(len(players))]
    table = game.table
    while table.step != OVER:
        game.play(players[table.turn].choose(views[table.turn]))
