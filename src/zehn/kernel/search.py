"""The kernel for contracts that have too many templates for lanes and cannot be counted either."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from mypy_extensions import mypyc_attr

from zehn.cards.deck import Deck
from zehn.cards.groups import Placement
from zehn.cards.rows import i64
from zehn.kernel.reach import CompiledContract, Reach
from zehn.kernel.templates import Apart, Slots, Template, are_apart, can_fill, merged_slots


class SearchedContract(CompiledContract):
    """Contracts with too many templates, or with groups that must lie apart: searched hand by hand."""

    def __init__(self, deck: Deck, options: Sequence[Sequence[Placement]], *, wild: bool, apart: Apart = ()) -> None:
        super().__init__(deck, options, wild=wild)
        self.apart = apart

    def blank(self) -> "SearchedReach":
        return SearchedReach(self, self.apart)


@mypyc_attr(acyclic=True)
class SearchedReach(Reach):
    """The slow, general reach: groups take cards of the hand one after another, every maximal choice is tried."""

    __slots__ = ("apart", "cards", "wilds")

    def __init__(self, table: CompiledContract, apart: Apart) -> None:
        super().__init__(table)
        self.apart = apart
        self.cards: list[int] = []
        self.wilds = 0

    def add(self, kind: i64) -> None:
        if kind < self.compiled.deck.naturals:
            self.cards.append(kind)
        self._change(kind, 1)

    def remove(self, kind: i64) -> None:
        if kind < self.compiled.deck.naturals:
            self.cards.remove(kind)
        self._change(kind, -1)

    def _change(self, kind: i64, step: int) -> None:
        self.wilds += step * (kind == self.compiled.wild)
        self.held = self.wilds + self._search()[0]
        self.measure()

    def _search(self) -> tuple[int, Template]:
        """The most cards used, and a template that uses them."""
        used, template = self._filled(strict=False)
        if self.compiled.wild < 0 and not can_fill(self.compiled.deck, template):
            used, template = self._filled(strict=True)
        return used.bit_count(), template

    def _filled(self, *, strict: bool) -> tuple[int, Template]:
        """The set of used cards and a template. `strict` leaves out templates for which the deck has too few cards.

        Different templates that use the same cards count as one, unless it matters what the deck has for the rest, or
        where groups lie that must lie apart.
        """
        every = strict or bool(self.apart)
        states: dict[tuple[int, Slots], Template] = {(0, ()): ()}
        for places in self.compiled.options:
            found: dict[tuple[int, Slots], Template] = {}
            for (used, _), template in states.items():
                for cover, place in self._covers(places, used, strict=every):
                    longer = (*template, place)
                    slots = merged_slots(longer) if every else ()
                    if are_apart(longer, self.apart) and (not strict or can_fill(self.compiled.deck, longer)):
                        found.setdefault((used | cover, slots), longer)
            states = found or states
        best = max(states, key=lambda state: state[0].bit_count())
        return best[0], states[best]

    def _covers(self, places: Sequence[Placement], used: int, *, strict: bool) -> Iterator[tuple[int, Placement]]:
        """Every maximal set of unused cards that one group can take, with a placement (`strict`: all) that takes it."""
        seen = set()
        for place in places:
            if place.each:
                yield from self._covers_of_each(place, used)
                continue
            choices = []
            for mask, count in place.slots:
                fits = [1 << i for i, kind in enumerate(self.cards) if mask >> kind & 1 and not used >> i & 1]
                choices.append([sum(chosen) for chosen in combinations(fits, min(count, len(fits)))])
            for parts in product(*choices):
                cover = sum(parts)
                if strict or cover not in seen:
                    seen.add(cover)
                    yield cover, place

    def _covers_of_each(self, place: Placement, used: int) -> Iterator[tuple[int, Placement]]:
        """The same for a group with a card of each of some pools: for those that are not held a place is kept."""
        whole, size = place.slots[-1][0], sum(count for _, count in place.slots)
        for mask in place.each:
            whole |= mask
        fits = [i for i, kind in enumerate(self.cards) if whole >> kind & 1 and not used >> i & 1]
        held = [mask for mask in place.each if any(mask >> self.cards[i] & 1 for i in fits)]
        for chosen in combinations(fits, min(len(fits), size - len(place.each) + len(held))):
            if all(any(mask >> self.cards[i] & 1 for i in chosen) for mask in held):
                yield sum([1 << i for i in chosen]), place

    def templates(self) -> Iterator[Template]:
        yield self._search()[1]
