"""Players of Profi-Sort: each a function of its view, one idea per file."""

from collections.abc import Callable
from random import Random

from zehn.players.profisort.greedy import Greedy
from zehn.players.profisort.player import RandomPlayer, SortPlayer, play_game
from zehn.players.profisort.steady import Steady

#: The players by name, weakest first.
PLAYERS: dict[str, Callable[[Random], SortPlayer]] = {"random": RandomPlayer, "greedy": Greedy, "steady": Steady}

__all__ = ["PLAYERS", "Greedy", "RandomPlayer", "SortPlayer", "Steady", "play_game"]
