"""Players: each a function of its view, one idea per file."""

from collections.abc import Callable
from random import Random

from zehn.players.dice_player import DicePlayer, play_dice
from zehn.players.dice_racer import RacerDice
from zehn.players.dice_random import RandomDice
from zehn.players.dice_solver import SolverDice
from zehn.players.dice_steady import SteadyDice
from zehn.players.greedy import Greedy
from zehn.players.player import Player, play_game
from zehn.players.random_player import RandomPlayer
from zehn.players.steady import Steady

#: The players by name, weakest first.
PLAYERS: dict[str, Callable[[Random], Player]] = {"random": RandomPlayer, "greedy": Greedy, "steady": Steady}

#: Those of the dice game.
DICE_PLAYERS: dict[str, Callable[[Random], Player]] = {
    "random": RandomDice,
    "steady": SteadyDice,
    "solver": SolverDice,
    "racer": RacerDice,
}

__all__ = [
    "DICE_PLAYERS", "PLAYERS", "DicePlayer", "Greedy", "Player", "RandomPlayer", "Steady", "play_dice", "play_game",
]  # fmt: skip
