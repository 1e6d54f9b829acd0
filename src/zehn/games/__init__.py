"""The state machines of the games. The package itself can be called: `zehn.games()` names all games."""

import sys
from types import ModuleType

from zehn import rooms


class GamesPackage(ModuleType):
    """This package, which can be called."""

    __file__: str

    def __call__(self) -> tuple[str, ...]:
        """The names of all games, as `zehn.new` takes them."""
        return rooms.games()


sys.modules[__name__].__class__ = GamesPackage
