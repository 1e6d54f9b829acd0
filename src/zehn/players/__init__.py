"""Players: each a function of its view, one idea per file.

The package itself can be called: `zehn.players("phase10")` names the players of a game.
"""

import sys
from collections.abc import Callable, Mapping
from random import Random
from types import ModuleType

from zehn.players import profisort
from zehn.players.common.guests import NoPlayer, outsider
from zehn.players.common.player import LIVE, AnyGame, Budget, Player, play_game
from zehn.players.dice.player import DicePlayer
from zehn.players.dice.racer import RacerDice
from zehn.players.dice.random_player import RandomDice
from zehn.players.dice.solver import SolverDice
from zehn.players.dice.steady import SteadyDice
from zehn.players.phase10.easy import Easy
from zehn.players.phase10.greedy import Greedy
from zehn.players.phase10.master import Master
from zehn.players.phase10.random_player import RandomPlayer
from zehn.players.phase10.sharp import Sharp
from zehn.players.phase10.steady import Steady
from zehn.refusals import ZehnError

MakePlayer = Callable[[Random], Player]

#: The players of each game by name, weakest first.
PLAYERS: dict[str, dict[str, MakePlayer]] = {
    "phase10": {
        "random": RandomPlayer,
        "easy": Easy,
        "greedy": Greedy,
        "steady": Steady,
        "sharp": Sharp,
        "master": Master,
    },
    "dice": {"random": RandomDice, "steady": SteadyDice, "solver": SolverDice, "racer": RacerDice},
    "profisort": {
        "random": profisort.RandomPlayer,
        "easy": profisort.Easy,
        "greedy": profisort.Greedy,
        "steady": profisort.Steady,
        "sharp": profisort.Sharp,
        "master": profisort.Master,
    },
}


class PlayersPackage(ModuleType):
    """This package: calling it is a question."""

    __file__: str

    def __call__(self, game: str) -> tuple[str, ...]:
        """The names of a game's players, as `make_player` takes them, weakest first."""
        if game not in PLAYERS:
            raise ZehnError("game-unknown", name=game, games=", ".join(PLAYERS))
        return tuple(PLAYERS[game])


sys.modules[__name__].__class__ = PlayersPackage


def player_class(game: str, name: str) -> MakePlayer:
    """What makes the players of a name: ours, an installed package's, or somebody's `module:Class`."""
    own: Mapping[str, MakePlayer] = PLAYERS[game]
    return own[name] if name in own else outsider(name, own)


def make_player(game: str, name: str, rng: Random) -> Player:
    """A player for a game by its name; raises `NoPlayer` if there is none."""
    return player_class(game, name)(rng)


__all__ = [
    "LIVE", "PLAYERS", "AnyGame", "Budget", "DicePlayer", "Easy", "Greedy", "MakePlayer", "Master", "NoPlayer",
    "Player", "RacerDice", "RandomDice", "RandomPlayer", "Sharp", "SolverDice", "Steady", "SteadyDice", "make_player",
    "play_game", "player_class", "profisort",
]  # fmt: skip
