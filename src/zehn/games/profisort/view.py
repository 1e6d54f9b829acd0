"""What one seat knows: the table, its own hand, and nothing else."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from zehn.cards.notation import Move
from zehn.games.game import Moves
from zehn.games.profisort import checks, listing
from zehn.games.profisort.hand import Hand
from zehn.games.profisort.table import Table
from zehn.kernel.sorting import Sorting
from zehn.refusals import RECORD, Refusal

if TYPE_CHECKING:
    from zehn.games.profisort.engine import ProfiSort


class View:
    """A seat's knowledge, built up from what it may know. It holds no other hand and no order of the talon."""

    __slots__ = ("hand", "seat", "table")

    def __init__(self, seat: int, table: Table, hand: Hand) -> None:
        self.seat = seat
        self.table = table
        self.hand = hand

    @property
    def cards(self) -> list[int]:
        """The kinds in the own hand."""
        return self.hand.cards

    def moves(self) -> Moves:
        """The legal moves of this seat."""
        return Moves(lambda: listing.moves_of(self.table, self.seat, self.hand), self.why_not)

    def why_not(self, move: Move | str) -> Refusal | None:
        """The clause that a move of this seat breaks; None if it is legal."""
        read = self.table.rules.notation.read(move) if isinstance(move, str) else move
        if read is None:
            return Refusal(RECORD, "unreadable", move=str(move)[:60], game="profisort")
        if read.seat != self.seat:
            return Refusal(RECORD, "other-seat", seat=self.seat)
        return checks.why_not(self.table, {self.seat: self.hand}, read)

    def sorting(self) -> Sorting:
        """How near the own hand is to every task of the game, by its place in `table.rules.tasks`."""
        hand = self.hand
        return hand.sorted or hand.sorting(self.table.rules.sorter)

    def unseen(self) -> Counter[int]:
        """How many cards of each kind this seat has not seen: they are in the talon or in other hands."""
        table = self.table
        seen = [*self.hand.cards, *table.discards, *(kind for group in table.groups for kind in group.cards)]
        for aces in table.received:
            seen += aces
        for seat, known in enumerate(table.known):
            if seat != self.seat:
                seen += known
        return table.rules.deck.without(seen)

    def worlds(self, rng: Random) -> Iterator["ProfiSort"]:
        """Endlessly many games that this seat could be in, unseen cards dealt at random."""
        from zehn.games.profisort.worlds import worlds

        return worlds(self, rng)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.seat == other.seat and self.table == other.table and sorted(self.cards) == sorted(other.cards)

    __hash__ = None  # type: ignore[assignment]
