"""One seat's cards, and how near they are to the contracts that the seat may lay."""

from typing import Any

from mypy_extensions import mypyc_attr

from zehn.cards.contracts import Contract
from zehn.cards.deck import IN_WORDS, Deck
from zehn.cards.rows import Row, append, i64, remove, vec
from zehn.kernel.reach import Reach


@mypyc_attr(acyclic=True, free_list_len=1)
class Hand:
    """The cards of a seat, the last one taken up at the end; and, kept up to date, how near they are to the contracts
    that somebody asked for: mostly one (`only`), in free order several (`near`).

    `drawn` are the cards that came from the draw pile since it was last turned: only this seat saw them. While `shares`
    is true a copy may have the same row: call `own` before a change.
    """

    __slots__ = ("cards_row", "deck", "drawn_row", "near", "only", "shares")

    def __init__(self, cards_row: Row, drawn_row: Row) -> None:
        self.cards_row = cards_row
        self.drawn_row = drawn_row
        self.near: tuple[Reach, ...] = ()
        self.only: Reach | None = None
        self.shares = False
        self.deck: Deck | None = None

    @property
    def cards(self) -> list[int]:
        """The kinds as they are now, as a list."""
        return list(self.cards_row)

    @property
    def drawn(self) -> tuple[int, ...]:
        """The cards drawn from the pile since it was last turned."""
        return tuple(self.drawn_row)

    def deal(self, kinds: Row) -> None:
        """New cards for a new round."""
        self.cards_row = kinds
        self.shares = False
        if len(self.drawn_row):
            self.drawn_row = vec[i64]()
        self.near = ()
        self.only = None

    def add(self, kind: i64) -> None:
        """Take a card up."""
        if self.shares:
            self.own()
        if IN_WORDS:
            self.cards_row = append(self.cards_row, kind)
        else:
            self.cards_row.append(kind)
        if self.only is not None:
            self.only.add(kind)
        else:
            for reach in self.near:
                reach.add(kind)

    def remove(self, kind: i64) -> None:
        """Put a card down; ValueError if it is not there."""
        if self.shares:
            self.own()
        if IN_WORDS:
            self.cards_row = remove(self.cards_row, kind)
        else:
            self.cards_row.remove(kind)
        if self.only is not None:
            self.only.remove(kind)
        else:
            for reach in self.near:
                reach.remove(kind)

    def keep(self, rest: Row) -> None:
        """Keep only these cards; no contract may be laid any more."""
        self.cards_row = rest
        self.shares = False
        self.near = ()
        self.only = None

    def alone(self, contracts: tuple[Contract, ...]) -> Reach | None:
        """How near this hand is to the only contract that may be laid; None if there are several, or none."""
        if self.only is None and len(contracts) == 1:
            self.only = contracts[0].compiled.reach_of(self.cards_row)
        return self.only

    def reaches(self, contracts: tuple[Contract, ...]) -> tuple[Reach, ...]:
        """How near this hand is to the contracts that may be laid; found once, until they change."""
        only = self.alone(contracts)
        if only is not None:
            return (only,)
        if not self.near:
            self.near = tuple([contract.compiled.reach_of(self.cards_row) for contract in contracts])
        return self.near

    def own(self) -> None:
        """Make the row this hand's own, not shared with a copy."""
        self.cards_row, self.shares = self.cards_row[:], False

    def copy(self) -> "Hand":
        """The same cards; reaches are computed again on demand."""
        twin = Hand(self.cards_row, self.drawn_row)
        self.shares = twin.shares = True
        return twin

    def __copy__(self) -> "Hand":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        from zehn.games.phase10.pickling import reduce_hand

        return reduce_hand(self)

    @property
    def names(self) -> list[str]:
        """The cards by their names, sorted: `7r`, `7b`, `*`. Known in a view's hand."""
        return self.deck.sorted_names(self.cards_row) if self.deck is not None else []

    def __str__(self) -> str:
        return " ".join(self.names)
