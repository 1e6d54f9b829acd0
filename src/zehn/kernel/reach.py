"""The kernel's two words: the *compiled contract*, made once, and the *reach* of a hand.

A contract has all its *templates*: choose a value for each set, a start for each run, a colour …
Template t asks for `d[t][i]` cards of class i, so a hand with `c[i]` cards of it can use
`sum of min(c[i], d[t][i])` natural cards, and

    missing = max(0, need - most natural cards over all templates - wilds).

There are several ways to count, and `choice` takes the fastest that is exact: `counted` needs no templates where a
contract asks for equal cards only, `lanes` has a few bits for each template (`packed`: the same in 64-bit words),
`search` is for contracts with too many templates. What is written here is true for all of them: every question in
terms of adding and removing a card.
"""

from collections.abc import Iterator, Sequence

from mypy_extensions import mypyc_attr

from zehn.cards.deck import Deck, row_of
from zehn.cards.groups import Layout, Placement, Spread, layout_of
from zehn.cards.rows import Row, i64
from zehn.kernel.templates import Template, any_overlap, fill


class CompiledContract:
    """A compiled contract: makes the `Reach` of a hand. `options` are the placements of each group."""

    wild: i64

    def __init__(self, deck: Deck, options: Sequence[Sequence[Placement]], *, wild: bool) -> None:
        self.deck = deck
        self.options = options
        self.need = sum(count for places in options for _, count in places[0].slots)
        self.wild = deck.wild if wild else -1
        self.overlap = any_overlap([mask for places in options for place in places for mask, _ in place.slots])

    def reach(self, cards: list[int]) -> "Reach":
        """The reach of a hand, from scratch."""
        return self.reach_of(row_of(cards))

    def reach_of(self, cards: Row) -> "Reach":
        """The same for a row of cards."""
        reach = self.blank()
        for kind in cards:
            reach.add(kind)
        return reach

    def blank(self) -> "Reach":
        """The reach of an empty hand."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Reach:
    """How near one hand is to one contract, kept up to date card by card.

    `held` is the greatest number of cards, wilds included, that one template can use; `missing` the fewest cards that
    have to be added before the contract can be laid.
    """

    __slots__ = ("compiled", "held", "missing")

    held: i64
    missing: i64

    def __init__(self, compiled: CompiledContract) -> None:
        self.compiled = compiled
        self.held = 0
        self.missing = compiled.need

    def add(self, kind: i64) -> None:
        """The hand gets a card."""
        raise NotImplementedError

    def remove(self, kind: i64) -> None:
        """The hand loses a card."""
        raise NotImplementedError

    def measure(self) -> None:
        """Recompute `missing`."""
        short = self.compiled.need - self.held
        self.missing = short if short > 0 else 0

    def wanted(self, kind: i64) -> bool:
        """Whether one more card of this kind would lower what is missing."""
        before = self.missing
        self.add(kind)
        after = self.missing
        self.remove(kind)
        return after < before

    def wants(self) -> int:
        """The mask of all kinds that are wanted."""
        return sum(1 << kind for kind in range(self.compiled.deck.kinds) if self.wanted(kind))

    def outs(self, counts: Row) -> i64:
        """How many of some cards are wanted; the cards are counted by kind."""
        wants, total = self.wants(), i64(0)
        kind: int  # masks of long decks need more than 64 bits
        for kind in range(len(counts)):
            if wants >> kind & 1:
                total += counts[kind]
        return total

    def spare(self, kind: i64) -> bool:
        """Whether the hand can lose this card, which it has, without missing more."""
        before = self.missing
        self.remove(kind)
        after = self.missing
        self.add(kind)
        return after == before

    def spares(self, cards: list[int]) -> list[int]:
        """The cards, of those given, that are spare."""
        return [kind for kind in cards if self.spare(kind)]

    def dearest_spare(self, cards: Row, costs: Row, start: i64) -> i64:
        """The most expensive of the spare cards, of several the first from `start` on, going round; -1 if none is.

        Not for a hand that can lay and has cards to spare beyond that: kernels need not know that all are spare then.
        """
        return dearest(row_of(self.spares([*cards[start:], *cards[:start]])), costs, 0)

    def templates(self) -> Iterator[Template]:
        """Templates that use the most cards."""
        raise NotImplementedError

    def layouts(self, cards: list[int]) -> Iterator[list[Spread]]:
        """Ways to lay the contract with as few wilds as possible and no further cards; none if it cannot be laid."""
        if self.missing == 0:
            for template in self.templates():
                yield fill(self.compiled.deck, template, cards, compete=self.compiled.overlap)

    def layout(self, cards: Row) -> Layout:
        """The first of the layouts; not for a hand that cannot lay."""
        return layout_of(next(self.layouts(list(cards))), cards)


def dearest(cards: Row, costs: Row, start: i64) -> i64:
    """The most expensive of some cards, of several the first from `start` on, going round; -1 if there are none."""
    found: i64 = -1
    most: i64 = -1
    for place in range(start - len(cards), start):  # from a negative index, round the end
        kind = cards[place]
        cost = costs[kind]
        if cost > most:
            found, most = kind, cost
    return found
