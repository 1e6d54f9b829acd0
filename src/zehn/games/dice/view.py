"""The table from one seat. Nothing is hidden in this game except future throws."""

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from zehn.cards.notation import Move
from zehn.games.dice import checks, listing
from zehn.games.dice.dice import NAMES
from zehn.games.dice.notation import subset
from zehn.games.dice.table import Table
from zehn.games.game import Moves, readable
from zehn.games.values import ViewValue
from zehn.refusals import RECORD, Refusal

if TYPE_CHECKING:
    from zehn.games.dice.engine import DiceGame


class DiceView(ViewValue):
    """What a seat knows: the table."""

    __slots__ = ("seat", "table")

    def __init__(self, seat: int, table: Table) -> None:
        self.seat = seat
        self.table = table

    @property
    def dice(self) -> list[str]:
        """What the dice show, die by die; none before the first throw."""
        return [NAMES[face] for face in self.table.faces]

    @property
    def kept(self) -> list[int]:
        """The dice that were kept at the last throw, by their places."""
        return list(subset(self.table.kept))

    def moves(self) -> Moves:
        """The legal moves of this seat."""
        if self.table.turn != self.seat:
            return Moves(lambda: iter(()), self.why_not)
        return Moves(lambda: listing.moves(self.table), self.why_not, lambda: listing.count(self.table))

    def why_not(self, move: Move | str) -> Refusal | None:
        """The clause that a move of this seat breaks; None if it is legal."""
        meant = checks.read(move)
        if isinstance(meant, Refusal):
            return meant
        if meant.seat != self.seat:
            return Refusal(RECORD, "other-seat", seat=self.seat)
        return checks.why_not(self.table, meant)

    def read(self, text: str) -> Move:
        """The move that a text means, legal or not; raises `Refused` if it cannot be read."""
        return readable("dice", text, self.table.rules.read_move(text))

    def worlds(self, rng: Random) -> Iterator["DiceGame"]:
        """An endless stream of games that this seat could be in: they differ in future throws."""
        from zehn.games.chance import Seeded
        from zehn.games.dice.engine import DiceGame

        while True:
            yield DiceGame.imagined(self.table.copy(), Seeded(rng.getrandbits(32)))

    def _state(self) -> list[object]:
        return [self.seat, self.table]

    def copy(self) -> "DiceView":
        """What the seat knows now: a copy does not change when the game continues."""
        return DiceView(self.seat, self.table.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return DiceView, (self.seat, self.table)
