"""The table from one seat. Nothing is hidden in this game, but what falls next."""

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from zehn.cards.notation import Move
from zehn.games.dice import checks, listing
from zehn.games.dice.notation import read_move
from zehn.games.dice.table import Table
from zehn.games.game import Moves
from zehn.refusals import RECORD, Refusal

if TYPE_CHECKING:
    from zehn.games.dice.engine import DiceGame


class DiceView:
    """What a seat knows: the table."""

    __slots__ = ("seat", "table")

    def __init__(self, seat: int, table: Table) -> None:
        self.seat = seat
        self.table = table

    def moves(self) -> Moves:
        """The legal moves of this seat."""
        return Moves(lambda: listing.moves(self.table) if self.table.turn == self.seat else iter(()), self.why_not)

    def read(self, text: str) -> Move | None:
        """The move that a text means; None if it cannot be read."""
        return read_move(text)

    def why_not(self, move: Move | str) -> Refusal | None:
        """The clause that a move of this seat breaks; None if it is legal."""
        meant = checks.read(move)
        if isinstance(meant, Refusal):
            return meant
        if meant.seat != self.seat:
            return Refusal(RECORD, "other-seat", seat=self.seat)
        return checks.why_not(self.table, meant)

    def worlds(self, rng: Random) -> Iterator["DiceGame"]:
        """Endlessly many games that this seat could be in: they differ in what falls."""
        from zehn.games.chance import Seeded
        from zehn.games.dice.engine import DiceGame

        while True:
            yield DiceGame.imagined(self.table.copy(), Seeded(rng.getrandbits(32)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, DiceView):
            return NotImplemented
        return self.seat == other.seat and self.table == other.table

    __hash__ = None  # type: ignore[assignment]
