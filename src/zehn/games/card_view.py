"""What every view of a card game can be asked, whatever is played."""

from collections.abc import Iterator
from typing import Any, Generic, Protocol, TypeVar

from zehn.cards.groups import Group
from zehn.cards.notation import Move
from zehn.cards.rows import i64
from zehn.games.game import Moves, readable
from zehn.games.values import ViewValue
from zehn.refusals import RECORD, Refusal, unreadable


class CardTable(Protocol):
    """What the tables of card games have in common."""

    @property
    def rules(self) -> Any: ...
    @property
    def discards(self) -> list[int]: ...
    @property
    def groups(self) -> list[Group]: ...
    @property
    def takes(self) -> int: ...


class CardHand(Protocol):
    """What the hands of card games have in common."""

    @property
    def cards(self) -> list[int]: ...


T = TypeVar("T", bound=CardTable)
H = TypeVar("H", bound=CardHand)


class CardView(ViewValue, Generic[T, H]):
    """A seat's knowledge, built from what it may know: without other hands or the order of a pile."""

    __slots__ = ("hand", "seat", "table")

    seat: i64

    def __init__(self, seat: int, table: T, hand: H) -> None:
        self.seat = seat
        self.table = table
        self.hand = hand

    @property
    def cards(self) -> list[int]:
        """The kinds in the own hand, as they are now."""
        return self.hand.cards

    @property
    def discards(self) -> list[str]:
        """The discard pile by the names of its cards, the top one last."""
        names: list[str] = self.table.rules.deck.write(self.table.discards).split()
        return names

    @property
    def groups(self) -> list[list[str]]:
        """The groups on the table, each by the names of its cards; a hit calls the first of them `g0`."""
        return [group.names for group in self.table.groups]

    @property
    def fitting(self) -> list[str]:
        """The names of all cards that fit some group on the table."""
        names: list[str] = self.table.rules.deck.names_in(self.table.takes)
        return names

    def moves(self) -> Moves:
        """The legal moves of this seat."""
        return Moves(self._listed, self.why_not)

    def why_not(self, move: Move | str) -> Refusal | None:
        """The clause that a move of this seat breaks; None if it is legal."""
        rules = self.table.rules
        meant: Move | None = rules.read_move(move) if isinstance(move, str) else move
        if meant is None:
            return unreadable(rules.game, move)
        if meant.seat != self.seat:
            return Refusal(RECORD, "other-seat", seat=self.seat)
        return self._refusal(meant)

    def read(self, text: str) -> Move:
        """The move that a text means, legal or not; raises `Refused` if it cannot be read."""
        rules = self.table.rules
        return readable(rules.game, text, rules.read_move(text))

    def _listed(self) -> Iterator[Move]:
        raise NotImplementedError

    def _refusal(self, move: Move) -> Refusal | None:
        """The clause that a move of this seat breaks."""
        raise NotImplementedError

    def _state(self) -> list[object]:
        return [self.seat, self.table, sorted(self.cards)]

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.seat, self.table, self.hand)
