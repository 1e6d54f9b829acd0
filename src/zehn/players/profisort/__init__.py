"""Players of Profi-Sort: each a function of its view, one idea per file."""

from zehn.players.common.player import play_in_turn as play
from zehn.players.profisort.easy import Easy
from zehn.players.profisort.greedy import Greedy
from zehn.players.profisort.master import Master
from zehn.players.profisort.player import RandomPlayer, SortPlayer
from zehn.players.profisort.sharp import Sharp
from zehn.players.profisort.steady import Steady

#: Weakest first.
PLAYERS = {
    "random": RandomPlayer,
    "easy": Easy,
    "greedy": Greedy,
    "steady": Steady,
    "sharp": Sharp,
    "master": Master,
}

__all__ = ["PLAYERS", "Easy", "Greedy", "Master", "RandomPlayer", "Sharp", "SortPlayer", "Steady", "play"]
