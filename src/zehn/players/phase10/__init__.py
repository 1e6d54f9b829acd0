"""The players of the phase card game, one idea a file."""

from zehn.players.phase10.easy import Easy
from zehn.players.phase10.greedy import Greedy
from zehn.players.phase10.master import Master
from zehn.players.phase10.playing import play_with_windows as play
from zehn.players.phase10.random_player import RandomPlayer
from zehn.players.phase10.sharp import Sharp
from zehn.players.phase10.steady import Steady

#: Weakest first.
PLAYERS = {
    "random": RandomPlayer,
    "easy": Easy,
    "greedy": Greedy,
    "steady": Steady,
    "sharp": Sharp,
    "master": Master,
}

__all__ = ["PLAYERS", "Easy", "Greedy", "Master", "RandomPlayer", "Sharp", "Steady", "play"]
