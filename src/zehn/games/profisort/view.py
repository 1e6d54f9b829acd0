"""What one seat knows: the table, its own hand, and nothing else."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from zehn.cards.notation import Move
from zehn.games.game import Moves, readable
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
        hand.deck = table.rules.deck  # whose names the hand is printed with

    @property
    def cards(self) -> list[int]:
        """The kinds in the own hand."""
        return self.hand.cards

    @property
    def discards(self) -> list[str]:
        """The discard pile by the names of its cards, the top one last."""
        return self.table.rules.deck.write(self.table.discards).split()

    @property
    def groups(self) -> list[list[str]]:
        """The groups on the table, each by the names of its cards; a hit calls the first of them `g0`."""
        return [group.names for group in self.table.groups]

    @property
    def fitting(self) -> list[str]:
        """The names of all cards that fit some group on the table."""
        return self.table.rules.deck.names_in(self.table.takes)

    @property
    def wanted(self) -> list[str]:
        """The names of all cards that bring a task nearer which this seat has not done."""
        wants, sorting, place_of = 0, self.sorting(), self.table.rules.place_of
        for task in self.table.open[self.seat]:
            wants |= sorting.wants(place_of[task.number])
        return self.table.rules.deck.names_in(wants)

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

    def read(self, text: str) -> Move:
        """The move that a text means, legal or not; raises `Refused` if it cannot be read."""
        return readable("profisort", text, self.table.rules.read_move(text))

    def worlds(self, rng: Random) -> Iterator["ProfiSort"]:
        """Endlessly many games that this seat could be in, unseen cards dealt at random."""
        from zehn.games.profisort.worlds import worlds

        return worlds(self, rng)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.seat == other.seat and self.table == other.table and sorted(self.cards) == sorted(other.cards)

    __hash__ = None  # type: ignore[assignment]

    def copy(self) -> "View":
        """What the seat knows now: a copy stays as it is while the game goes on."""
        return View(self.seat, self.table.copy(), self.hand.copy())

    def __copy__(self) -> "View":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (self.seat, self.table, self.hand)

    def __str__(self) -> str:
        from zehn.games.profisort.text import view_text

        return view_text(self)

    def __repr__(self) -> str:
        from zehn.games.profisort.text import view_line

        return view_line(self)
