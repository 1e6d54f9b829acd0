"""The players of the dice game, one idea a file."""

from zehn.players.common.player import play_in_turn as play
from zehn.players.dice.player import DicePlayer
from zehn.players.dice.racer import RacerDice
from zehn.players.dice.random_player import RandomDice
from zehn.players.dice.solver import SolverDice
from zehn.players.dice.steady import SteadyDice

#: Weakest first.
PLAYERS = {"random": RandomDice, "steady": SteadyDice, "solver": SolverDice, "racer": RacerDice}

__all__ = ["PLAYERS", "DicePlayer", "RacerDice", "RandomDice", "SolverDice", "SteadyDice", "play"]
