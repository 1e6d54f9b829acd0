"""One seat's cards, and how near they are to all tasks at once."""

from collections.abc import Iterable, Sequence
from typing import Any

from zehn.cards.deck import Deck
from zehn.kernel.sorter import Sorter
from zehn.kernel.sorting import Sorting


class Hand:
    """A list of kinds. How near they are to the tasks is computed on demand and then kept up to date card by card."""

    __slots__ = ("cards", "deck", "sorted")

    def __init__(self, cards: Iterable[int] = ()) -> None:
        self.cards = list(cards)
        self.sorted: Sorting | None = None
        self.deck: Deck | None = None

    def deal(self, cards: Iterable[int]) -> None:
        """New cards for a new round."""
        self.cards[:] = cards
        self.sorted = None

    def add(self, kind: int) -> None:
        """Take a card up."""
        self.cards.append(kind)
        if self.sorted is not None:
            self.sorted.add(kind)

    def remove(self, kinds: Sequence[int]) -> None:
        """Put cards down."""
        for kind in kinds:
            self.cards.remove(kind)
            if self.sorted is not None:
                self.sorted.remove(kind)

    def sorting(self, sorter: Sorter) -> Sorting:
        """How near this hand is to the tasks."""
        if self.sorted is None:
            self.sorted = Sorting.of(sorter, self.cards)
        return self.sorted

    def copy(self) -> "Hand":
        """The same cards; how near they are is computed again on demand."""
        return Hand(self.cards)

    def __copy__(self) -> "Hand":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Hand, (self.cards,)

    @property
    def names(self) -> list[str]:
        """The cards by their names, sorted: `7s`, `Kh`, `*`. Known in a view's hand."""
        return self.deck.sorted_names(self.cards) if self.deck is not None else []

    def __str__(self) -> str:
        return " ".join(self.names)
