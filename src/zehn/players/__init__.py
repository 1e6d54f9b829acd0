"""Players: each a function of its view, one idea per file.

A game's room offers `PLAYERS`, by name and weakest first, and `play`, how they play a game to its end. The package
itself can be called: `zehn.players("phase10")` names the players of a game.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import ModuleType

from zehn.games.game import Game
from zehn.players.common.guests import NoPlayer, outsider
from zehn.players.common.player import LIVE, LONGEST, Budget, Player
from zehn.refusals import ZehnError
from zehn.rooms import Offers, room

MakePlayer = Callable[[Random], Player]


#: The players of each game, by name, weakest first.
PLAYERS: Mapping[str, dict[str, MakePlayer]] = Offers("players", "PLAYERS")


class PlayersPackage(ModuleType):
    """This package, which can be called."""

    __file__: str

    def __call__(self, game: str) -> tuple[str, ...]:
        """The names of a game's players, as `make_player` takes them, weakest first."""
        if game not in PLAYERS:
            raise ZehnError("game-unknown", name=game, games=", ".join(PLAYERS))
        return tuple(PLAYERS[game])


sys.modules[__name__].__class__ = PlayersPackage


def player_class(game: str, name: str) -> MakePlayer:
    """The class of a name: one of ours, an installed package's, or a `module:Class`."""
    own = PLAYERS[game]
    return own[name] if name in own else outsider(name, own)


def make_player(game: str, name: str, rng: Random) -> Player:
    """A player for a game by its name; raises `NoPlayer` if there is none."""
    return player_class(game, name)(rng)


def play_game(game: Game, players: Sequence[Player], budget: Budget | None = None, *, longest: int = LONGEST) -> None:
    """Play a game to its end.

    It is abandoned after `longest` moves, because players who never make a phase would never end.
    """
    room("players", game.game).play(game, players, budget, longest)


__all__ = ["LIVE", "PLAYERS", "Budget", "MakePlayer", "NoPlayer", "Player", "make_player", "play_game", "player_class"]
