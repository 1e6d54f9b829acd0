"""What one seat knows: the table, its own hand, and nothing else."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from zehn.cards.notation import Move
from zehn.games.card_view import CardView
from zehn.games.profisort import checks, listing
from zehn.games.profisort.hand import Hand
from zehn.games.profisort.table import Table
from zehn.kernel.sorting import Sorting
from zehn.refusals import Refusal

if TYPE_CHECKING:
    from zehn.games.profisort.engine import ProfiSort


class View(CardView[Table, Hand]):
    """A seat's knowledge, built from what it may know: without other hands or the order of the talon."""

    __slots__ = ()

    def __init__(self, seat: int, table: Table, hand: Hand) -> None:
        self.seat = seat  # not by super(): views are made for every question
        self.table = table
        self.hand = hand
        hand.deck = table.rules.deck  # whose names the hand is printed with

    @property
    def wanted(self) -> list[str]:
        """The names of all cards that bring a task nearer that this seat has not done."""
        wants, sorting, place_of = 0, self.sorting(), self.table.rules.place_of
        for task in self.table.open[self.seat]:
            wants |= sorting.wants(place_of[task.number])
        return self.table.rules.deck.names_in(wants)

    def _listed(self) -> Iterator[Move]:
        return listing.moves_of(self.table, self.seat, self.hand)

    def _refusal(self, move: Move) -> Refusal | None:
        return checks.why_not(self.table, {self.seat: self.hand}, move)

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
        """An endless stream of games this seat could be in, unseen cards dealt at random."""
        from zehn.games.profisort.worlds import worlds

        return worlds(self, rng)

    def copy(self) -> "View":
        """What the seat knows now: a copy does not change when the game continues."""
        return View(self.seat, self.table.copy(), self.hand.copy())
