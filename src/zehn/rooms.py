"""The one registry of games: every layer finds a game's room by the game's name.

A room is a module or package of a layer: `zehn.players.dice`, `zehn.tables.boards.dice`. CONTRIBUTING.md lists
what a room has to offer. A game from elsewhere is added with `register` and then works like the built-in ones.
Processes that are started later find it in the environment.
"""

import os
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

#: The place of each game's rooms, with `{layer}` for the layer.
_PLACES = {game: f"zehn.{{layer}}.{game}" for game in ("phase10", "dice", "profisort")}

#: The variable of the environment with the games that were added: `highest=my_game.{layer}`, separated by spaces.
ADDED = "ZEHN_GAMES"
_PLACES |= dict(added.split("=") for added in os.environ.get(ADDED, "").split())


def games(layer: str = "") -> tuple[str, ...]:
    """The names of all games, or of those that have a room in a layer."""
    return tuple(game for game, place in _PLACES.items() if not layer or find_spec(place.format(layer=layer)))


def register(game: str, place: str) -> None:
    """Add a game whose rooms are found at a place, such as `my_game.{layer}`."""
    if _PLACES.get(game) != place:
        forget(game)
        _PLACES[game] = place
        os.environ[ADDED] = f"{os.environ.get(ADDED, '')} {game}={place}".strip()


def place(game: str) -> str:
    """Where a game's rooms are, in the form that `register` takes, for other processes."""
    return _PLACES[game]


def forget(game: str) -> None:
    """Remove a game that was added."""
    _PLACES.pop(game, None)
    kept = [added for added in os.environ.get(ADDED, "").split() if not added.startswith(f"{game}=")]
    os.environ[ADDED] = " ".join(kept)


def room(layer: str, game: str) -> ModuleType:
    """The room of a game in a layer, such as `players` or `tables.boards`; KeyError if there is no such game."""
    return import_module(_PLACES[game].format(layer=layer))


class Offers(Mapping[str, Any]):
    """What each game's room in a layer offers under a name, by game."""

    def __init__(self, layer: str, name: str) -> None:
        self.layer = layer
        self.name = name

    def __getitem__(self, game: str) -> Any:
        return getattr(room(self.layer, game), self.name)

    def __iter__(self) -> Iterator[str]:
        return iter(games(self.layer))

    def __len__(self) -> int:
        return len(games(self.layer))
