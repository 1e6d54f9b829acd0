"""What one seat knows: the table, its own hand, and nothing else."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from zehn.cards.notation import Move
from zehn.cards.rows import i64
from zehn.games.game import Moves, readable
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
        hand.deck = table.rules.deck  # whose names the hand is printed with

    @property
    def cards(self) -> list[int]:
        """The kinds in the own hand, as they are now."""
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
        """The names of all cards that bring a phase nearer which this seat may lay."""
        wants = 0
        for reach in self.reaches():
            wants |= reach.wants()
        return self.table.rules.deck.names_in(wants)

    @property
    def skipped(self) -> list[int]:
        """The seats that have a skip before them (P10-28)."""
        return [seat for seat in range(len(self.table.players)) if self.table.skips >> seat & 1]

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

    def read(self, text: str) -> Move:
        """The move that a text means, legal or not; raises `Refused` if it cannot be read."""
        return readable("phase10", text, self.table.rules.read_move(text))

    def worlds(self, rng: Random) -> Iterator["Phase10"]:
        """Endlessly many games that this seat could be in, unseen cards dealt at random."""
        from zehn.games.phase10.worlds import worlds

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
        from zehn.games.phase10.text import view_text

        return view_text(self)

    def __repr__(self) -> str:
        from zehn.games.phase10.text import view_line

        return view_line(self)
