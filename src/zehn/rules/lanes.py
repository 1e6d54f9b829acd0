"""The kernel: how many cards a hand is missing for a contract, and which cards it wants or can spare.

A contract compiles to all its *templates*: choose a value for each set, a start for each run, a colour …
Template t asks for `d[t][i]` cards of class i, so a hand with `c[i]` cards of it can use
`sum of min(c[i], d[t][i])` natural cards, and

    missing = max(0, need - most natural cards over all templates - wilds).

Every template owns a *lane* of a few bits in one big integer. `rise[i][k]` has a 1 in each lane that asks
for k or more cards of class i, so a hand's k-th card of a class is one addition, and "which lanes hold m
or more" is one addition and one AND. Where the classes of a template overlap (a set and a colour group
compete for cards), Hall's theorem bounds the natural cards by every way of taking overlapping slots
together; each bound has a word of its own and the lanes of all words are ANDed: `WideReach`. A few
contracts have too many templates for lanes: `TopReach` serves k equal pools, `MatchReach` the rest.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, groupby, pairwise, product
from math import comb

from zehn.rules.cards import Deck
from zehn.rules.groups import Placement, Spread

#: More templates, or more Hall bounds for one of them, are not worth a lane each.
MOST_TEMPLATES = 5000
MOST_BOUNDS = 40

Slots = tuple[tuple[int, int], ...]
Template = tuple[Placement, ...]


class Lanes:
    """A compiled contract: makes the `Reach` of a hand. `options` are the placements of each group."""

    def __init__(self, deck: Deck, options: Sequence[Sequence[Placement]], *, wild: bool) -> None:
        self.deck = deck
        self.options = options
        self.need = sum(count for places in options for _, count in places[0].slots)
        self.wild = deck.wild if wild else -1
        self.overlap = _any_overlap([mask for places in options for place in places for mask, _ in place.slots])

    def reach(self, cards: Sequence[int]) -> "Reach":
        """The reach of a hand, from scratch."""
        reach = self.blank()
        for kind in cards:
            reach.add(kind)
        return reach

    def blank(self) -> "Reach":
        """The reach of an empty hand."""
        raise NotImplementedError

    def fill(self, template: Template, cards: Sequence[int]) -> list[Spread]:
        """The groups of one template from a hand, natural cards first, wilds in the gaps."""
        wild, naturals = self.deck.wild, self.deck.naturals
        rest = [kind for kind in cards if kind < naturals]
        chosen = [_picked(place, rest) for place in template]
        if self.overlap and any(-1 in group for group in chosen):
            chosen = _matched(template, [kind for kind in cards if kind < naturals])
        return [
            Spread(tuple([wild if kind < 0 else kind for kind in group]), place.at if max(group) < 0 else "")
            for place, group in zip(template, chosen, strict=True)
        ]


class Reach:
    """How near one hand is to one contract, kept up to date card by card.

    `missing` is the fewest cards that have to be added before the contract can be laid, `naturals` the greatest
    number of natural cards that one template can use, `wilds` the number of wilds in hand.
    """

    __slots__ = ("lanes", "missing", "naturals", "wilds")

    def __init__(self, lanes: Lanes) -> None:
        self.lanes = lanes
        self.naturals = 0
        self.wilds = 0
        self.missing = lanes.need

    def measure(self) -> None:
        """Find `missing` anew."""
        short = self.lanes.need - self.naturals - self.wilds
        self.missing = short if short > 0 else 0

    def add(self, kind: int) -> None:
        """The hand gets a card."""
        raise NotImplementedError

    def remove(self, kind: int) -> None:
        """The hand loses a card."""
        raise NotImplementedError

    def wanted(self, kind: int) -> bool:
        """Whether one more card of this kind would lower what is missing."""
        before = self.missing
        self.add(kind)
        after = self.missing
        self.remove(kind)
        return after < before

    def wants(self) -> int:
        """The mask of all kinds that are wanted."""
        return sum(1 << kind for kind in range(self.lanes.deck.kinds) if self.wanted(kind))

    def spare(self, kind: int) -> bool:
        """Whether the hand can lose this card, which it has, without missing more."""
        before = self.missing
        self.remove(kind)
        after = self.missing
        self.add(kind)
        return after == before

    def spares(self, cards: Sequence[int]) -> list[int]:
        """The cards, of those given, that are spare."""
        return [kind for kind in cards if self.spare(kind)]

    def dearest_spares(self, cards: Sequence[int], points: Sequence[int]) -> list[int]:
        """The most expensive of the spare cards; `cards` come from the most expensive down."""
        spares = self.spares(cards)
        return [kind for kind in spares if points[kind] == points[spares[0]]]

    def templates(self) -> Iterator[Template]:
        """The templates that use the most natural cards."""
        raise NotImplementedError

    def layouts(self, cards: Sequence[int]) -> Iterator[list[Spread]]:
        """Ways to lay the contract with as few wilds as possible and no further cards; none if it cannot be laid."""
        if self.missing == 0:
            for template in self.templates():
                yield self.lanes.fill(template, cards)


class NarrowLanes(Lanes):
    """Lanes of templates without overlap whose classes have no card in common: one word, one class a card."""

    def __init__(
        self, deck: Deck, options: Sequence[Sequence[Placement]], templates: dict[Slots, Template], *, wild: bool
    ) -> None:
        super().__init__(deck, options, wild=wild)
        self.templates = list(templates.values())
        self.classes = sorted({mask for slots in templates for mask, _ in slots})
        self.class_of = [
            next((number for number, mask in enumerate(self.classes) if mask >> kind & 1), -1)
            for kind in range(deck.kinds)
        ]
        self.bits = self.need.bit_length() + 1
        self.flags, self.bias = _flags(len(templates), self.bits, self.need)
        self.rise = [_rises(mask, list(templates), self.bits, deck) for mask in self.classes]
        top = self.bits - 1
        self.grows = [[step << top for step in row[1:]] for row in self.rise]
        self.idle = [[self.flags ^ (step << top) for step in row] for row in self.rise]

    def blank(self) -> "NarrowReach":
        return NarrowReach(self)

    def reach(self, cards: Sequence[int]) -> "NarrowReach":
        """All at once: the same as adding card by card, in a third of the time."""
        reach = NarrowReach(self)
        counts, class_of, rise, word = reach.counts, self.class_of, self.rise, 0
        for kind in cards:
            number = class_of[kind]
            if number >= 0:
                counts[number] = count = counts[number] + 1
                word += rise[number][count]
            elif kind == self.wild:
                reach.wilds += 1
        reach.word = word
        reach.settle()
        return reach


class NarrowReach(Reach):
    """The fast reach: `word` holds the lanes, `best` flags those that use the most natural cards."""

    __slots__ = ("best", "counts", "table", "word")

    def __init__(self, table: NarrowLanes) -> None:
        super().__init__(table)
        self.table = table
        self.word = 0
        self.best = table.flags
        self.counts = [0] * len(table.classes)

    def add(self, kind: int) -> None:
        table = self.table
        number = table.class_of[kind]
        if number < 0:
            self.wilds += kind == table.wild
            self.measure()
            return
        count = self.counts[number] + 1
        self.counts[number] = count
        self.word = word = self.word + table.rise[number][count]
        more = (word + table.bias[self.naturals + 1]) & table.flags
        if more:
            self.naturals += 1
            self.best = more
            self.measure()
        else:
            self.best = (word + table.bias[self.naturals]) & table.flags

    def remove(self, kind: int) -> None:
        table = self.table
        number = table.class_of[kind]
        if number < 0:
            self.wilds -= kind == table.wild
            self.measure()
            return
        count = self.counts[number]
        self.counts[number] = count - 1
        self.word = word = self.word - table.rise[number][count]
        self.best = (word + table.bias[self.naturals]) & table.flags
        if not self.best:
            self.naturals -= 1
            self.best = (word + table.bias[self.naturals]) & table.flags
            self.measure()

    def settle(self) -> None:
        """Find the greatest number of natural cards anew."""
        table, word, naturals = self.table, self.word, 0
        best = table.flags
        while more := (word + table.bias[naturals + 1]) & table.flags:
            best = more
            naturals += 1
        self.naturals, self.best = naturals, best
        self.measure()

    def wanted(self, kind: int) -> bool:
        table = self.table
        if not self.missing:
            return False
        number = table.class_of[kind]
        if number < 0:
            return kind == table.wild
        return self.best & table.grows[number][self.counts[number]] != 0

    def wants(self) -> int:
        table, best = self.table, self.best
        if not self.missing:
            return 0
        wanted = 1 << table.wild if table.wild >= 0 else 0
        for mask, grows, count in zip(table.classes, table.grows, self.counts, strict=True):
            if best & grows[count]:
                wanted |= mask
        return wanted

    def spare(self, kind: int) -> bool:
        return bool(self.spares((kind,)))

    def spares(self, cards: Sequence[int]) -> list[int]:
        if self.table.need < self.naturals + self.wilds:
            return list(cards)
        return [kind for kind in cards if not self._needs(kind)]

    def _needs(self, kind: int) -> bool:
        """Whether all best lanes need this card."""
        number = self.table.class_of[kind]
        if number < 0:
            return kind == self.table.wild
        return not self.best & self.table.idle[number][self.counts[number]]

    def dearest_spares(self, cards: Sequence[int], points: Sequence[int]) -> list[int]:
        """The same, stopping early; not for a hand that can lay and has cards to spare."""
        table, counts, best = self.table, self.counts, self.best
        most, found = -1, list[int]()
        for kind in cards:
            if points[kind] < most:
                break
            number = table.class_of[kind]
            if best & table.idle[number][counts[number]] if number >= 0 else kind != table.wild:
                most = points[kind]
                found.append(kind)
        return found

    def templates(self) -> Iterator[Template]:
        best, bits = self.best, self.table.bits
        while best:
            lowest = best & -best
            yield self.table.templates[(lowest.bit_length() - 1) // bits]
            best ^= lowest


class WideLanes(Lanes):
    """Lanes for any templates: a card may count in several classes, and every Hall bound has its word."""

    def __init__(
        self,
        deck: Deck,
        options: Sequence[Sequence[Placement]],
        templates: dict[Slots, Template],
        bounds: list[list[Slots]],
        *,
        wild: bool,
    ) -> None:
        super().__init__(deck, options, wild=wild)
        self.templates = list(templates.values())
        self.bits = self.need.bit_length() + 1
        self.flags, self.bias = _flags(len(templates), self.bits, self.need)
        words = [[row[min(number, len(row) - 1)] for row in bounds] for number in range(max(map(len, bounds)))]
        classes = sorted({mask for row in bounds for slots in row for mask, _ in slots})
        self.classes_of = [[i for i, mask in enumerate(classes) if mask >> kind & 1] for kind in range(deck.kinds)]
        rises = [[_rises(mask, word, self.bits, deck) for word in words] for mask in classes]
        self.rise = [list(zip(*rows, strict=True)) for rows in rises]
        self.blanks = (len(words), len(classes))

    def blank(self) -> "WideReach":
        return WideReach(self)


class WideReach(Reach):
    """The reach for contracts whose classes overlap: one word of lanes for every bound."""

    __slots__ = ("best", "counts", "table", "words")

    def __init__(self, table: WideLanes) -> None:
        super().__init__(table)
        self.table = table
        self.best = table.flags
        self.words = [0] * table.blanks[0]
        self.counts = [0] * table.blanks[1]

    def _holding(self, number: int) -> int:
        """The flags of the lanes that hold `number` natural cards in every bound."""
        bias = self.table.bias[number]
        flags = self.table.flags
        for word in self.words:
            flags &= word + bias
            if not flags:
                break
        return flags

    def add(self, kind: int) -> None:
        self.wilds += kind == self.table.wild
        for number in self.table.classes_of[kind]:
            self.counts[number] += 1
            steps = self.table.rise[number][self.counts[number]]
            self.words = [word + step for word, step in zip(self.words, steps, strict=True)]
        more = self._holding(self.naturals + 1)
        self.naturals += more != 0
        self.best = more or self._holding(self.naturals)
        self.measure()

    def remove(self, kind: int) -> None:
        self.wilds -= kind == self.table.wild
        for number in self.table.classes_of[kind]:
            steps = self.table.rise[number][self.counts[number]]
            self.counts[number] -= 1
            self.words = [word - step for word, step in zip(self.words, steps, strict=True)]
        self.best = self._holding(self.naturals)
        if not self.best:
            self.naturals -= 1
            self.best = self._holding(self.naturals)
        self.measure()

    def templates(self) -> Iterator[Template]:
        best, bits = self.best, self.table.bits
        while best:
            lowest = best & -best
            yield self.table.templates[(lowest.bit_length() - 1) // bits]
            best ^= lowest


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


class TopReach(Reach):
    """The reach for k equal pools: a pool of c cards makes full blocks and one of what is left."""

    __slots__ = ("counts", "table")

    def __init__(self, table: TopLanes) -> None:
        super().__init__(table)
        self.table = table
        self.counts = [0] * len(table.pools)

    def _blocks(self) -> list[tuple[int, int]]:
        """(cards, pool) of the fullest blocks, as many as the contract has groups."""
        size = self.table.size
        blocks = []
        for number, count in enumerate(self.counts):
            usable = min(count, self.table.blocks[number])
            blocks += [(min(size, usable - start), number) for start in range(0, usable, size)]
        return sorted(blocks, reverse=True)[: len(self.table.options)]

    def _change(self, kind: int, step: int) -> None:
        self.wilds += step * (kind == self.table.wild)
        number = self.table.pool_of[kind]
        if number >= 0:
            self.counts[number] += step
            self.naturals = sum([cards for cards, _ in self._blocks()])
        self.measure()

    def add(self, kind: int) -> None:
        self._change(kind, 1)

    def remove(self, kind: int) -> None:
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


class MatchReach(Reach):
    """The slow, general reach: groups take cards of the hand one after another, every maximal choice is tried."""

    __slots__ = ("cards",)

    def __init__(self, table: Lanes) -> None:
        super().__init__(table)
        self.cards: list[int] = []

    def add(self, kind: int) -> None:
        self.wilds += kind == self.lanes.wild
        if kind < self.lanes.deck.naturals:
            self.cards.append(kind)
            self.naturals = self._search()[0]
        self.measure()

    def remove(self, kind: int) -> None:
        self.wilds -= kind == self.lanes.wild
        if kind < self.lanes.deck.naturals:
            self.cards.remove(kind)
            self.naturals = self._search()[0]
        self.measure()

    def _search(self) -> tuple[int, Template]:
        """The most cards used, and a template that uses them. A state is the set of used cards."""
        states: dict[int, Template] = {0: ()}
        for places in self.lanes.options:
            found: dict[int, Template] = {}
            for used, template in states.items():
                for cover, place in self._covers(places, used):
                    found.setdefault(used | cover, (*template, place))
            states = found
        used = max(states, key=int.bit_count)
        return used.bit_count(), states[used]

    def _covers(self, places: Sequence[Placement], used: int) -> Iterator[tuple[int, Placement]]:
        """Every maximal set of unused cards that one group can take, with a placement that takes it."""
        seen = set()
        for place in places:
            choices = []
            for mask, count in place.slots:
                fits = [1 << i for i, kind in enumerate(self.cards) if mask >> kind & 1 and not used >> i & 1]
                choices.append([sum(chosen) for chosen in combinations(fits, min(count, len(fits)))])
            for parts in product(*choices):
                cover = sum(parts)
                if cover not in seen:
                    seen.add(cover)
                    yield cover, place

    def templates(self) -> Iterator[Template]:
        yield self._search()[1]


def compile_lanes(deck: Deck, options: Sequence[Sequence[Placement]], *, wild: bool) -> Lanes:
    """The fastest exact kernel for a contract, given the placements of each of its groups."""
    if len(options) > 1 and _are_equal_pools(options) and _template_count(options) > MOST_TEMPLATES // 10:
        return TopLanes(deck, options, wild=wild)
    if _template_count(options) > MOST_TEMPLATES:
        return MatchLanes(deck, options, wild=wild)
    templates = _templates(deck, options, wild=wild)
    masks = sorted({mask for slots in templates for mask, _ in slots})
    if not _any_overlap(masks):
        return NarrowLanes(deck, options, templates, wild=wild)
    bounds = [_bounds(slots) for slots in templates]
    if max(map(len, bounds)) > MOST_BOUNDS:
        return MatchLanes(deck, options, wild=wild)
    return WideLanes(deck, options, templates, bounds, wild=wild)


def _any_overlap(masks: Sequence[int]) -> bool:
    """Whether two different masks have a kind in common."""
    union = 0
    for mask in set(masks):
        if union & mask:
            return True
        union |= mask
    return False


def _are_equal_pools(options: Sequence[Sequence[Placement]]) -> bool:
    return all(places == options[0] for places in options) and all(len(place.slots) == 1 for place in options[0])


def _template_count(options: Sequence[Sequence[Placement]]) -> int:
    total = 1
    for places, equal in groupby(options):
        times = len(list(equal))
        total *= comb(len(places) + times - 1, times)
    return total


def _templates(deck: Deck, options: Sequence[Sequence[Placement]], *, wild: bool) -> dict[Slots, Template]:
    """All templates by their merged slots; without wilds only those that the deck can fill."""
    choices = [combinations_with_replacement(places, len(list(equal))) for places, equal in groupby(options)]
    found: dict[Slots, Template] = {}
    for combo in product(*choices):
        template = tuple(place for part in combo for place in part)
        slots = _merged([slot for place in template for slot in place.slots])
        if wild or all(count <= _cards_in(deck, mask) for mask, count in slots):
            found.setdefault(slots, template)
    return found


def _cards_in(deck: Deck, mask: int) -> int:
    return sum(count for kind, count in enumerate(deck.counts) if mask >> kind & 1)


def _merged(slots: Sequence[tuple[int, int]]) -> Slots:
    """The slots with equal masks put together."""
    merged: dict[int, int] = {}
    for mask, count in slots:
        merged[mask] = merged.get(mask, 0) + count
    return tuple(sorted(merged.items()))


def _bounds(slots: Slots) -> list[Slots]:
    """Every way to put overlapping slots together; the least sum over all of them is exact (Hall)."""
    ways: list[Slots] = [()]
    for slot in slots:
        ways = [way for old in ways for way in _joined(old, slot)]
        ways = list(dict.fromkeys(ways))
        if len(ways) > MOST_BOUNDS:
            break
    return ways


def _joined(way: Slots, slot: tuple[int, int]) -> list[Slots]:
    """The slot on its own, or in one block with any of the blocks that it overlaps."""
    mask, count = slot
    near = [block for block in way if block[0] & mask]
    far = [block for block in way if not block[0] & mask]
    joined = []
    for size in range(len(near) + 1):
        for chosen in combinations(near, size):
            union, total = mask, count
            for block in chosen:
                union |= block[0]
                total += block[1]
            rest = [block for block in near if block not in chosen]
            joined.append(tuple(sorted([*far, *rest, (union, total)])))
    return joined


def _flags(lanes: int, bits: int, need: int) -> tuple[int, list[int]]:
    """The top bit of every lane, and what to add so that it shows "at least m"."""
    ones = sum(1 << bits * lane for lane in range(lanes))
    top = 1 << bits - 1
    return ones * top, [ones * (top - number) for number in range(need + 2)]


def _rises(mask: int, templates: Sequence[Slots], bits: int, deck: Deck) -> list[int]:
    """For the k-th card of a class (from 0): a 1 in each lane that asks for k or more of them."""
    asked = [dict(slots).get(mask, 0) for slots in templates]
    return [
        sum(1 << bits * lane for lane, count in enumerate(asked) if count >= number)
        for number in range(_cards_in(deck, mask) + 2)
    ]


def _picked(place: Placement, rest: list[int]) -> list[int]:
    """A kind for each card of a group, taken out of `rest`; -1 where none fits. Exact unless groups compete."""
    picked = []
    for mask, count in place.slots:
        for _ in range(count):
            for kind in rest:
                if mask >> kind & 1:
                    rest.remove(kind)
                    picked.append(kind)
                    break
            else:
                picked.append(-1)
    return picked


def _matched(template: Template, rest: list[int]) -> list[list[int]]:
    """A kind for each card of each group where groups compete for cards: a greatest matching."""
    units = [mask for place in template for mask, count in place.slots for _ in range(count)]
    chosen = [-1] * len(units)
    for unit in range(len(units)):
        _augment(unit, units, chosen, rest, set())
    ends = [0]
    for place in template:
        ends.append(ends[-1] + sum(count for _, count in place.slots))
    return [chosen[start:end] for start, end in pairwise(ends)]


def _augment(unit: int, units: list[int], chosen: list[int], rest: list[int], seen: set[int]) -> bool:
    """Find a card for a unit, moving cards of other units where needed (Kuhn)."""
    for kind in rest:
        if units[unit] >> kind & 1:
            rest.remove(kind)
            chosen[unit] = kind
            return True
    for other, kind in enumerate(chosen):
        if other not in seen and kind >= 0 and units[unit] >> kind & 1:
            seen.add(other)
            if _augment(other, units, chosen, rest, seen):
                chosen[unit] = kind
                return True
    return False
