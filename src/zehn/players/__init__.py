"""Players: each a function of its view, one idea per file."""

from collections.abc import Callable
from random import Random

from zehn.players.greedy import Greedy
from zehn.players.player import Player, play_game
from zehn.players.random_player import RandomPlayer
from zehn.players.steady import Steady

#: The players by name, weakest first.
PLAYERS: dict[str, Callable[[Random], Player]] = {"random": RandomPlayer, "greedy": Greedy, "steady": Steady}

__all__ = ["PLAYERS", "Greedy", "Player", "RandomPlayer", "Steady", "play_game"]
