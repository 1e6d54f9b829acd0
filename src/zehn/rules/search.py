"""Kernels without lanes, for contracts that have too many templates: five pairs, three twins, and whatever is left."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from mypy_extensions import mypyc_attr

from zehn.rules.cards import Deck
from zehn.rules.groups import Placement
from zehn.rules.reach import Lanes, Reach
from zehn.rules.rows import i64
from zehn.rules.templates import Slots, Template, any_overlap, can_fill, merged_slots


def are_equal_pools(options: Sequence[Sequence[Placement]]) -> bool:
    """Whether all groups are alike and each takes equal cards: what `TopLanes` can count."""
    first = options[0]
    return (
        all(places == first for places in options)
        and all(len(place.slots) == 1 for place in first)
        and not any_overlap([place.slots[0][0] for place in first])
    )


class TopLanes(Lanes):
    """k equal pools (five pairs, three twins): the k fullest blocks of equal cards, no templates at all."""

    def __init__(self, deck: Deck, options: Sequence[Sequence[Placement]], *, wild: bool) -> None:
        super().__init__(deck, options, wild=wild)
        self.pools = [place.slots[0][0] for place in options[0]]
        self.size = options[0][0].slots[0][1]
        self.pool_of = [
            next((number for number, mask in enumerate(self.pools) if mask >> kind & 1), -1)
            for kind in range(deck.kinds)
        ]
        most = [sum(deck.counts[kind] for kind in range(deck.kinds) if mask >> kind & 1) for mask in self.pools]
        self.blocks = [count if wild else count - count % self.size for count in most]

    def blank(self) -> "TopReach":
        return TopReach(self)


@mypyc_attr(acyclic=True)
class TopReach(Reach):
    """The reach for k equal pools: a pool of c cards makes full blocks and one of what is left."""

    __slots__ = ("counts", "table", "wilds")

    def __init__(self, table: TopLanes) -> None:
        super().__init__(table)
        self.table = table
        self.counts = [0] * len(table.pools)
        self.wilds = 0

    def _blocks(self) -> list[tuple[int, int]]:
        """(cards, pool) of the fullest blocks, as many as the contract has groups."""
        size = self.table.size
        blocks = []
        for number, count in enumerate(self.counts):
            usable = min(count, self.table.blocks[number])
            blocks += [(min(size, usable - start), number) for start in range(0, usable, size)]
        return sorted(blocks, reverse=True)[: len(self.table.options)]

    def _change(self, kind: i64, step: int) -> None:
        self.wilds += step * (kind == self.table.wild)
        if self.table.pool_of[kind] >= 0:
            self.counts[self.table.pool_of[kind]] += step
        self.held = self.wilds + sum([cards for cards, _ in self._blocks()])
        self.measure()

    def add(self, kind: i64) -> None:
        self._change(kind, 1)

    def remove(self, kind: i64) -> None:
        self._change(kind, -1)

    def templates(self) -> Iterator[Template]:
        groups = len(self.table.options)
        chosen = [number for _, number in self._blocks()]
        chosen += [0] * (groups - len(chosen))
        yield tuple(self.table.options[0][number] for number in chosen)


class MatchLanes(Lanes):
    """Contracts with too many templates: searched hand by hand."""

    def blank(self) -> "MatchReach":
        return MatchReach(self)


@mypyc_attr(acyclic=True)
class MatchReach(Reach):
    """The slow, general reach: groups take cards of the hand one after another, every maximal choice is tried."""

    __slots__ = ("cards", "wilds")

    def __init__(self, table: Lanes) -> None:
        super().__init__(table)
        self.cards: list[int] = []
        self.wilds = 0

    def add(self, kind: i64) -> None:
        if kind < self.lanes.deck.naturals:
            self.cards.append(kind)
        self._change(kind, 1)

    def remove(self, kind: i64) -> None:
        if kind < self.lanes.deck.naturals:
            self.cards.remove(kind)
        self._change(kind, -1)

    def _change(self, kind: i64, step: int) -> None:
        self.wilds += step * (kind == self.lanes.wild)
        self.held = self.wilds + self._search()[0]
        self.measure()

    def _search(self) -> tuple[int, Template]:
        """The most cards used, and a template that uses them."""
        used, template = self._filled(strict=False)
        if self.lanes.wild < 0 and not can_fill(self.lanes.deck, template):
            used, template = self._filled(strict=True)
        return used.bit_count(), template

    def _filled(self, *, strict: bool) -> tuple[int, Template]:
        """The set of used cards and a template. `strict` leaves out templates for which the deck has too few cards.

        Different templates that use the same cards count as one, unless it matters what the deck has for the rest.
        """
        states: dict[tuple[int, Slots], Template] = {(0, ()): ()}
        for places in self.lanes.options:
            found: dict[tuple[int, Slots], Template] = {}
            for (used, _), template in states.items():
                for cover, place in self._covers(places, used, strict=strict):
                    longer = (*template, place)
                    slots = merged_slots(longer) if strict else ()
                    if not strict or can_fill(self.lanes.deck, longer):
                        found.setdefault((used | cover, slots), longer)
            states = found or states
        best = max(states, key=lambda state: state[0].bit_count())
        return best[0], states[best]

    def _covers(self, places: Sequence[Placement], used: int, *, strict: bool) -> Iterator[tuple[int, Placement]]:
        """Every maximal set of unused cards that one group can take, with a placement (`strict`: all) that takes it."""
        seen = set()
        for place in places:
            choices = []
            for mask, count in place.slots:
                fits = [1 << i for i, kind in enumerate(self.cards) if mask >> kind & 1 and not used >> i & 1]
                choices.append([sum(chosen) for chosen in combinations(fits, min(count, len(fits)))])
            for parts in product(*choices):
                cover = sum(parts)
                if strict or cover not in seen:
                    seen.add(cover)
                    yield cover, place

    def templates(self) -> Iterator[Template]:
        yield self._search()[1]
