"""Contracts whose every group needs a natural card (SORT-14): how near a hand is to them.

Without that rule a hand misses `need - naturals - wilds` cards. With it, each group that no natural card
reaches must still get one, so of all templates the least

    max(need - naturals - wilds, groups without a natural card)

counts. A greatest matching can always be chosen so that it reaches as many groups as possible (the slots that
cards can fill form a matroid), so the two terms are found apart. The second one matters only to a hand with many
wilds and hardly another card: everything else is left to the lanes.
"""

from collections.abc import Iterator, Sequence
from itertools import product

from zehn.rules.groups import Placement, Spread
from zehn.rules.lanes import Lanes, Reach, Template


class Grounded(Reach):
    """A reach that counts groups without a natural card. `held` are the hand's cards that may stand in contracts."""

    __slots__ = ("few", "groups", "held", "inner", "limit")

    def __init__(self, lanes: Lanes, cards: Sequence[int]) -> None:
        super().__init__(lanes)
        self.inner = lanes.reach(cards)
        self.groups = len(lanes.options)
        self.few = min(size_of(places[0]) for places in lanes.options)
        self.limit = lanes.deck.plain * len(lanes.deck.colours)
        self.held = [kind for kind in cards if kind < self.limit]
        self._settle()

    def _settle(self) -> None:
        inner = self.inner
        self.wilds, self.naturals = inner.wilds, inner.naturals
        self.missing = inner.missing if inner.wilds < self.few else self._exact()

    def add(self, kind: int) -> None:
        inner = self.inner
        inner.add(kind)
        if kind < self.limit:
            self.held.append(kind)
        self.missing = inner.missing if inner.wilds < self.few else self._exact()

    def remove(self, kind: int) -> None:
        inner = self.inner
        inner.remove(kind)
        if kind < self.limit:
            self.held.remove(kind)
        self.missing = inner.missing if inner.wilds < self.few else self._exact()

    def _exact(self) -> int:
        """What is missing, counting the groups that no natural card reaches."""
        best = self.inner.missing
        if not self.held:
            return max(best, self.groups)
        if best >= self.groups or any(self._bare(template) <= best for template in self.inner.templates()):
            return best
        return min(self._missing_for(template) for template in self._all_templates())

    def _bare(self, template: Template) -> int:
        """How many groups of a template no natural card reaches."""
        return self.groups - sum(kind >= 0 for kind in chosen_for([union_of(place) for place in template], self.held))

    def _missing_for(self, template: Template) -> int:
        units = [mask for place in template for mask, count in place.slots for _ in range(count)]
        naturals = sum(kind >= 0 for kind in chosen_for(units, self.held))
        return max(self.lanes.need - naturals - self.inner.wilds, self._bare(template))

    def _all_templates(self) -> Iterator[Template]:
        """Every template that matters: groups lie where a held card is, if there is such a place."""
        held = 0
        for kind in self.held:
            held |= 1 << kind
        options = [[place for place in places if union_of(place) & held] for places in self.lanes.options]
        return product(*(near or places[:1] for near, places in zip(options, self.lanes.options, strict=True)))

    def _is_easy(self) -> bool:
        """Whether the lanes alone tell what a change of one card does: few wilds, or much else is missing."""
        return self.inner.wilds + 1 < self.few or self.inner.missing > self.groups

    def wanted(self, kind: int) -> bool:
        return self.inner.wanted(kind) if self._is_easy() else super().wanted(kind)

    def wants(self) -> int:
        return self.inner.wants() if self._is_easy() else super().wants()

    def spare(self, kind: int) -> bool:
        return self.inner.spare(kind) if self._is_easy() else super().spare(kind)

    def spares(self, cards: Sequence[int]) -> list[int]:
        return self.inner.spares(cards) if self._is_easy() else super().spares(cards)

    def templates(self) -> Iterator[Template]:
        return self.inner.templates()

    def layouts(self, cards: Sequence[int]) -> Iterator[list[Spread]]:
        """Ways to lay the contract with as few wilds as possible, a natural card in every group."""
        if self.missing:
            return
        found = False
        for template in self.templates():
            if not self._bare(template):
                found = True
                yield self._fill(template)
        if not found:
            yield from (self._fill(each) for each in self._all_templates() if not self._missing_for(each))

    def _fill(self, template: Template) -> list[Spread]:
        """The groups of a template: first a natural card for each, then as many as fit, wilds in the gaps."""
        return filled(template, self.held, self.lanes.deck.wild)


def filled(template: Template, held: Sequence[int], wild: int) -> list[Spread]:
    """The groups of a template from some natural cards, at least one in each if that can be."""
    firsts = chosen_for([union_of(place) for place in template], held)
    units: list[int] = []
    start: list[int] = []
    for place, first in zip(template, firsts, strict=True):
        masks = [mask for mask, count in place.slots for _ in range(count)]
        chosen = [-1] * len(masks)
        if first >= 0:
            chosen[next(i for i, mask in enumerate(masks) if mask >> first & 1)] = first
        units += masks
        start += chosen
    kinds = iter(wild if kind < 0 else kind for kind in chosen_for(units, held, start))
    return [Spread(tuple(next(kinds) for _ in range(size_of(place)))) for place in template]


def size_of(place: Placement) -> int:
    """How many cards a placement has."""
    return sum(count for _, count in place.slots)


def union_of(place: Placement) -> int:
    """The mask of all kinds that a placement accepts somewhere."""
    union = 0
    for mask, _ in place.slots:
        union |= mask
    return union


def chosen_for(units: Sequence[int], held: Sequence[int], start: Sequence[int] = ()) -> list[int]:
    """A greatest matching: a kind for each unit (a mask), -1 where none is left; `start` is a matching to grow."""
    chosen = list(start) or [-1] * len(units)
    rest = list(held)
    for kind in chosen:
        if kind >= 0:
            rest.remove(kind)
    for unit, kind in enumerate(chosen):
        if kind < 0:
            _augment(unit, units, chosen, rest, set())
    return chosen


def _augment(unit: int, units: Sequence[int], chosen: list[int], rest: list[int], seen: set[int]) -> bool:
    """Find a card for a unit, moving cards of other units where needed (Kuhn)."""
    mask = units[unit]
    for kind in rest:
        if mask >> kind & 1:
            rest.remove(kind)
            chosen[unit] = kind
            return True
    for other, kind in enumerate(chosen):
        if kind >= 0 and mask >> kind & 1 and other != unit and other not in seen:
            seen.add(other)
            if _augment(other, units, chosen, rest, seen):
                chosen[unit] = kind
                return True
    return False
