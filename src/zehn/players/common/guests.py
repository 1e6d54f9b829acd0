"""Players that other people wrote: found by entry point or `module:Class`, and seated like our own.

docs/bots/own.md explains how to write one.
"""

import inspect
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from random import Random
from typing import Any

from zehn.cards.notation import Move
from zehn.games.game import View
from zehn.players.common.player import Budget, Player
from zehn.refusals import ZehnError

#: Where a package registers its players: `[project.entry-points."zehn.players"]`.
GROUP = "zehn.players"

#: `module:Class`.
_NAME = re.compile("[^:]+:.+", re.DOTALL)


class NoPlayer(ZehnError):
    """There is no such player: the key of the sentence, and its details."""


class Guest(Player):
    """A foreign bot at our table. It may do without `knocks` and the random stream."""

    def __init__(self, rng: Random, make: Callable[..., Any]) -> None:
        super().__init__(rng)
        self.bot = make(rng) if _wants_an_argument(make) else make()
        self._knocks: Callable[[Any], bool] | None = getattr(self.bot, "knocks", None)

    def says(self, view: Any, budget: Budget | None = None) -> Any:
        """The bot's raw answer."""
        return self.bot.choose(view, budget)

    def choose(self, view: Any, budget: Budget | None = None) -> Move:
        return read_answer(view, self.says(view, budget))

    def knocks(self, view: Any) -> bool:
        return self._knocks is not None and bool(self._knocks(view))


def read_answer(view: View, said: object) -> Move:
    """A bot's answer, which may be a text, as a move; raises `Refused` if it cannot be read."""
    if isinstance(said, Move):
        return said
    meant: Move = view.read(str(said))
    return meant


def _wants_an_argument(make: Callable[..., Any]) -> bool:
    """Whether a class is made with a random stream of its own."""
    try:
        parameters = inspect.signature(make).parameters.values()
    except (TypeError, ValueError):  # a compiled class may not tell
        return True
    return any(
        parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD) for parameter in parameters
    )


def outsider(name: str, known: Iterable[str]) -> Callable[[Random], Player]:
    """The foreign player of this name; raises `NoPlayer`, which also lists those we know."""
    if name not in installed() and not _NAME.fullmatch(name):
        raise NoPlayer("player-unknown", name=name, bots=", ".join(known))
    make = _found(name)
    if isinstance(make, type) and issubclass(make, Player):
        return make
    return lambda rng: Guest(rng, make)


@cache
def _found(name: str) -> Callable[..., Any]:
    module, _, attribute = name.partition(":")
    named = installed().get(name)
    try:
        found = named.load() if named else getattr(_imported(module), attribute)
    except Exception as error:  # whatever a foreign module does when it is imported
        raise NoPlayer("player-not-loaded", name=name, error=f"{type(error).__name__}: {error}") from error
    if not callable(getattr(found, "choose", None)) or not callable(found):
        raise NoPlayer("player-cannot-choose", name=name)
    made: Callable[..., Any] = found
    return made


def _imported(module: str) -> Any:
    """A module of this name, also one in the current folder."""
    if "" not in sys.path:
        sys.path.insert(0, "")
    return import_module(module)


def installed() -> Mapping[str, Any]:
    """The players that installed packages offer, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}
