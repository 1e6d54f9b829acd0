"""What one seat knows: the table, its own hand, and nothing else."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from zehn.cards.notation import Move
from zehn.cards.rows import i64
from zehn.games.game import Moves
from zehn.games.phase10 import checks, listing
from zehn.games.phase10.hand import Hand
from zehn.games.phase10.table import SEAT, Table
from zehn.kernel.reach import Reach
from zehn.refusals import RECORD, Refusal

if TYPE_CHECKING:
    from zehn.games.phase10.engine import Phase10


class View:
    """A seat's knowledge, built up from what it may know. It holds no other hand and no order of a pile."""

    __slots__ = ("hand", "seat", "table")

    seat: i64

    def __init__(self, seat: int, table: Table, hand: Hand) -> None:
        self.seat = seat
        self.table = table
        self.hand = hand

    @property
    def cards(self) -> list[int]:
        """The kinds in the own hand, as they are now."""
        return self.hand.cards

    def moves(self) -> Moves:
        """The legal moves of this seat."""
        return Moves(lambda: listing.moves_of(self.table, self.seat, self.hand), self.why_not)

    def why_not(self, move: Move | str) -> Refusal | None:
        """The clause that a move of this seat breaks; None if it is legal."""
        read = self.table.rules.notation.read(move) if isinstance(move, str) else move
        if read is None:
            return Refusal(RECORD, "unreadable", move=str(move)[:60], game="phase10")
        if read.seat != self.seat:
            return Refusal(RECORD, "other-seat", seat=self.seat)
        return checks.why_not(self.table, self.hand.cards_row, read)

    def reaches(self) -> tuple[Reach, ...]:
        """How near the own hand is to each of the phases that may be laid (`table.open`), in their order."""
        return self.hand.reaches(self.table.open[self.seat])

    def unseen(self) -> Counter[int]:
        """How many cards of each kind this seat has not seen: they are in the pile or in other hands."""
        return self.table.rules.deck.without(self.seen())

    def seen(self) -> list[int]:
        """All cards that this seat knows the place of."""
        table = self.table
        seen = [*self.hand.cards_row, *table.discards_row, *(kind for group in table.groups for kind in group.cards)]
        seen += [table.rules.deck.skip] * table.skips.bit_count()
        return seen + [card % SEAT for card in table.known_row if card // SEAT != self.seat]

    def worlds(self, rng: Random) -> Iterator["Phase10"]:
        """Endlessly many games that this seat could be in, unseen cards dealt at random."""
        from zehn.games.phase10.worlds import worlds

        return worlds(self, rng)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.seat == other.seat and self.table == other.table and sorted(self.cards) == sorted(other.cards)

    __hash__ = None  # type: ignore[assignment]
