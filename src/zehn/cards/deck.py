"""Cards as small integers.

A *kind* is what is printed on a card: `7r`, `*`. Equal cards have equal kinds, so a hand, a pile or a
whole deck is a list of kinds and nothing in the package ever tells two equal cards apart. Names appear
only at the edge.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from zehn.build import BUILD
from zehn.cards.rows import Row, i64, vec

#: Whether rows of cards are words, and no lists.
IN_WORDS: Final = BUILD == "compiled"

WILD = "*"
SKIP = "!"


class Deck:
    """The kinds of cards of one game and how often each occurs (P10-02, SORT-01).

    `cards` are all its cards in order.
    Kinds are numbered value by value, within a value colour by colour, then the skip, then the wild.
    `plain` is the number of values that contracts may ask for; values after them (the aces of
    Profi-Sort) are cards like others but fit nowhere.
    """

    def __init__(
        self, values: Sequence[str], colours: Sequence[str], *, copies: int, wilds: int, skips: int = 0, loose: int = 0
    ) -> None:
        self.values = tuple(values)
        self.colours = tuple(colours)
        self.plain = len(values) - loose
        self.copies = copies
        self.naturals = len(values) * len(colours)
        self.skip = self.naturals
        self.wild = self.naturals + 1
        self.names = (*(value + colour for value in values for colour in colours), SKIP, WILD)
        self.counts = (*([copies] * self.naturals), skips, wilds)
        self.counts_row = row_of(list(self.counts))
        self.kinds = len(self.names)
        self.cards = tuple(kind for kind, count in enumerate(self.counts) for _ in range(count))
        self.cards_row = row_of(list(self.cards))
        self.kind_of = {name: kind for kind, name in enumerate(self.names) if self.counts[kind]}
        width = len(colours)
        self.value_of = (*(kind // width for kind in range(self.naturals)), -1, -1)
        self.colour_of = (*(kind % width for kind in range(self.naturals)), -1, -1)
        self.value_masks = tuple(((1 << width) - 1) << value * width for value in range(len(values)))
        self.colour_masks = tuple(
            sum(1 << value * width + colour for value in range(self.plain)) for colour in range(width)
        )

    def cell(self, value: int, colour: int) -> int:
        """The mask of the one kind with this value and colour."""
        return 1 << value * len(self.colours) + colour

    def read(self, text: str) -> list[int] | None:
        """The kinds of a text like `7r 12b *`; None if a word of it is no card."""
        kinds = [self.kind_of.get(word, -1) for word in text.split()]
        return None if -1 in kinds else kinds

    def write(self, kinds: Iterable[int]) -> str:
        """The text of some cards, the inverse of `read`."""
        return " ".join([self.names[kind] for kind in kinds])

    def sorted_names(self, kinds: Iterable[int]) -> list[str]:
        """The names of some cards in the order of their kinds."""
        return [self.names[kind] for kind in sorted(kinds)]

    def names_in(self, mask: int) -> list[str]:
        """The names of the kinds in a mask."""
        return [name for kind, name in enumerate(self.names) if mask >> kind & 1]

    def __reduce__(self) -> tuple[Any, ...]:
        skips, wilds = self.counts[self.skip], self.counts[self.wild]
        return deck_of, (self.values, self.colours, self.copies, wilds, skips, len(self.values) - self.plain)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Deck":
        return self  # never changed

    def is_whole(self, kinds: Iterable[int]) -> bool:
        """Whether these are exactly all cards of the deck, in any order."""
        return sorted(kinds) == list(self.cards)

    def counted(self, cards: Row) -> Row:
        """How many of some cards are of each kind."""
        counts = vec[i64]([0] * self.kinds)
        for kind in cards:
            counts[kind] += 1
        return counts

    def counted_out(self, counts: Row) -> Row:
        """The cards of which there are so many of each kind, in order: the opposite of `counted`."""
        total, place = i64(0), i64(0)
        for count in counts:
            total += count
        cards = vec[i64]([0] * total)
        for kind in range(len(counts)):
            for _copy in range(counts[kind]):
                cards[place] = kind
                place += 1
        return cards

    def without(self, kinds: Iterable[int]) -> Counter[int]:
        """How many cards of each kind are left when `kinds` are taken out of the deck."""
        return Counter(dict(enumerate(self.counts_without(kinds))))

    def counts_without(self, kinds: Iterable[int]) -> list[int]:
        """The same as a list, by kind."""
        rest = list(self.counts)
        for kind in kinds:
            rest[kind] -= 1
        return rest


@lru_cache(maxsize=16)
def deck_of(values: tuple[str, ...], colours: tuple[str, ...], copies: int, wilds: int, skips: int, loose: int) -> Deck:
    """A deck from plain data; decks that many pickles share are made once."""
    return Deck(values, colours, copies=copies, wilds=wilds, skips=skips, loose=loose)


def room_for(most: i64) -> Row:
    """An empty row with room for this many numbers."""
    if IN_WORDS:
        return vec[i64](capacity=most)
    else:  # noqa: RET505
        return []


def every(row: Row, start: i64, end: i64, step: i64) -> Row:
    """A slice of a row; there is room for one more number."""
    if IN_WORDS:
        number = (end - start + step - 1) // step
        found = vec[i64]([0] * number, capacity=number + 1)
        for place in range(len(found)):
            found[place] = row[start]
            start += step
        return found
    else:  # noqa: RET505
        return row[start:end:step]


def row_of(kinds: list[int]) -> Row:
    """The row of a list of cards, or of other numbers; the list must not be changed as long as the row is used."""
    if IN_WORDS:
        return vec[i64]([kind for kind in kinds])  # noqa: C416 - what mypyc understands
    else:  # noqa: RET505 - what mypy takes to be unreachable is a block
        return kinds
