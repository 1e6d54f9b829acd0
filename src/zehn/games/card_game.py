"""What every card game is, besides being a game."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from zehn.games.game import Game


class CardGame(Game, Protocol):
    """Hands, and a draw pile whose order nobody knows; the history has the dealer and the deck of each round."""

    @property
    def chance(self) -> Any: ...
    @property
    def hands(self) -> Sequence[Any]: ...
    @property
    def pile(self) -> list[int]: ...


C = TypeVar("C", bound=CardGame)
