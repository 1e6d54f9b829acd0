"""Which number means which move."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from zehn.cards.notation import Move
from zehn.games.game import Game

#: What somebody does who is asked out of turn and does nothing.
PASS = None

#: The legal numbers of a position, and the moves that they mean; `PASS` is no move.
Legal = Mapping[int, Move | None]


class Actions(ABC):
    """The numbers of a game's moves, the same for every position, every seat and every number of players.

    `names` has a text for each of them. Not every legal move has a number: where many moves come to nearly the same,
    one of them stands for all.
    """

    names: tuple[str, ...]

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return len(self.names)

    @abstractmethod
    def legal(self, view: Any) -> Legal:
        """What the seat of a view may do now, when it is asked."""

    def mask(self, legal: Legal) -> bytearray:
        """A byte for each number: whether it is legal."""
        mask = bytearray(self.size)
        for number in legal:
            mask[number] = 1
        return mask

    def number(self, view: Any, move: Move | str) -> int | None:
        """The number that a move of a position has; None if no number means it."""
        text = str(move)
        return next((number for number, meant in self.legal(view).items() if str(meant) == text), None)

    def asked(self, game: Game) -> Sequence[int]:
        """Who is asked out of turn before the game goes on, in this order."""
        return ()

    def out_of_turn(self, view: Any) -> Move:
        """What somebody does who is asked out of turn and does something."""
        return next(move for move in self.legal(view).values() if move is not PASS)

    def close(self, game: Game) -> None:
        """All who were asked out of turn have passed."""
        raise NotImplementedError
