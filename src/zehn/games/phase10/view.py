"""What one seat knows: the table, its own hand, and nothing else."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from zehn.cards.notation import Move
from zehn.cards.rows import Row
from zehn.games.card_view import CardView
from zehn.games.phase10 import checks, listing
from zehn.games.phase10.hand import Hand
from zehn.games.phase10.table import SEAT, Table
from zehn.kernel.reach import Reach
from zehn.refusals import Refusal

if TYPE_CHECKING:
    from zehn.games.phase10.engine import Phase10


class View(CardView[Table, Hand]):
    """A seat's knowledge, built from what it may know: without other hands or the order of a pile."""

    __slots__ = ()

    def __init__(self, seat: int, table: Table, hand: Hand) -> None:
        self.seat = seat  # not by super(): views are made for every question
        self.table = table
        self.hand = hand
        hand.deck = table.rules.deck  # whose names the hand is printed with

    @property
    def wanted(self) -> list[str]:
        """The names of all cards that bring a phase nearer that this seat may lay."""
        wants = 0
        for reach in self.reaches():
            wants |= reach.wants()
        return self.table.rules.deck.names_in(wants)

    @property
    def skipped(self) -> list[int]:
        """The seats that have a skip before them (P10-28)."""
        return [seat for seat in range(len(self.table.players)) if self.table.skips >> seat & 1]

    def _listed(self) -> Iterator[Move]:
        return listing.moves_of(self.table, self.seat, self.hand)

    def _refusal(self, move: Move) -> Refusal | None:
        return checks.why_not(self.table, self.hand.cards_row, move)

    def reaches(self) -> tuple[Reach, ...]:
        """How near the own hand is to each phase it may lay (`table.open`), in their order."""
        return self.hand.reaches(self.table.open[self.seat])

    def unseen(self) -> Counter[int]:
        """How many cards of each kind this seat has not seen: they are in the pile or in other hands."""
        return Counter(dict(enumerate(self.unseen_row())))

    def unseen_row(self) -> Row:
        """The same as a row, by kind: all cards but those whose place this seat knows."""
        table, seat = self.table, self.seat
        left = table.rules.deck.counts_row[:]
        for kind in self.hand.cards_row:
            left[kind] -= 1
        for kind in table.discards_row:
            left[kind] -= 1
        for group in table.groups:
            for kind in group.row():
                left[kind] -= 1
        for card in table.known_row:
            if card // SEAT != seat:
                left[card % SEAT] -= 1
        left[table.rules.deck.skip] -= table.skips.bit_count()
        return left

    def worlds(self, rng: Random) -> Iterator["Phase10"]:
        """An endless stream of games this seat could be in, unseen cards dealt at random."""
        from zehn.games.phase10.worlds import worlds

        return worlds(self, rng)

    def copy(self) -> "View":
        """What the seat knows now: a copy does not change when the game continues."""
        return View(self.seat, self.table.copy(), self.hand.copy())
