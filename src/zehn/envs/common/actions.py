"""Which number means which move."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from zehn.cards.notation import Move
from zehn.games.game import Game

#: The action of a seat that is asked out of turn and does nothing.
PASS = None

#: The number of different shuffles where chance is a node of a game tree.
SHUFFLES = 4096

#: The legal numbers of a position, and the moves that they mean; `PASS` is no move.
Legal = Mapping[int, Move | None]


class Actions(ABC):
    """The numbers of a game's moves, the same for every position, every seat and every number of players.

    `names` has a text for each of them. Not every legal move has a number: of many moves with nearly the same effect,
    only one has.
    """

    names: tuple[str, ...]

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return len(self.names)

    @abstractmethod
    def legal(self, view: Any) -> Legal:
        """What the seat of a view may do when it is asked."""

    def mask(self, legal: Legal) -> bytearray:
        """The action mask: a byte for each number, 1 if it is legal."""
        mask = bytearray(self.size)
        for number in legal:
            mask[number] = 1
        return mask

    def number(self, view: Any, move: Move | str) -> int | None:
        """The number of a move in a position; None if it has none."""
        text = str(move)
        return next((number for number, meant in self.legal(view).items() if str(meant) == text), None)

    def asked(self, game: Game) -> Sequence[int]:
        """The seats that are asked out of turn before the game goes on, in this order."""
        return ()

    def waits(self, game: Game) -> bool:
        """Whether chance decides next."""
        return game.turn < 0 and not game.over

    def outcomes(self, game: Game) -> Sequence[int]:
        """What chance decides where a game waits for it: the number of outcomes of each chance event."""
        return (SHUFFLES,)

    def out_of_turn(self, view: Any) -> Move:
        """The move of a seat that is asked out of turn and acts."""
        return next(move for move in self.legal(view).values() if move is not PASS)

    def close(self, game: Game) -> None:
        """Every seat that was asked out of turn has passed."""
        raise NotImplementedError
