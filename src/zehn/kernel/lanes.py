"""The fast kernels: every template owns a *lane* of a few bits in one big integer.

Every class has a word with a 1 in each lane that asks for k or more cards of it, so a hand's k-th card of a class is
one addition, and "which lanes hold m or more" is one addition and one AND. A wild raises every lane; a card that no
template asks for raises none. So every kind has a class, and no kind is a special case.

Where classes overlap (a set and a colour group compete for cards) a lane is only an upper bound, and a matching
decides.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from mypy_extensions import mypyc_attr

from zehn.cards.deck import Deck, row_of
from zehn.cards.groups import Layout, Placement, Spread
from zehn.cards.rows import Row, extend, i64
from zehn.cards.threads import breathe
from zehn.kernel.classes import ClassedLanes
from zehn.kernel.reach import CompiledContract, Reach
from zehn.kernel.templates import Slots, Template, cards_in, matches


class Step:
    """How many cards of one class a hand holds, and what that means for the lanes.

    `rise` is what a card `more` adds to the word, `fall` what a card `less` takes from it; `grows` flags the lanes that
    want another card, `idle` those that can do without the last one.
    """

    __slots__ = ("fall", "grows", "idle", "less", "more", "rise")

    less: "Step"
    more: "Step"

    def __init__(self, fall: int, rise: int, top: int, flags: int) -> None:
        self.fall = fall
        self.rise = rise
        self.grows = rise << top
        self.idle = flags ^ fall << top


def _stairs(rises: Sequence[int], top: int, flags: int) -> Step:
    """The steps of one class, linked up and down; the lowest of them."""
    steps = [Step(fall, rise, top, flags) for fall, rise in pairwise(rises)]
    for lower, upper in pairwise(steps):
        lower.more, upper.less = upper, lower
    return steps[0]


class NarrowLanes(ClassedLanes):
    """All lanes in one word; `ground` has the lowest step of every class: that of a hand without cards."""

    def __init__(
        self, deck: Deck, options: Sequence[Sequence[Placement]], templates: dict[Slots, Template], *, wild: bool
    ) -> None:
        super().__init__(deck, options, templates, wild=wild)
        self.bits, self.flags, self.bias = _rulers(deck, self.need, len(templates))
        top = self.bits - 1
        rises = [rises_of(mask, list(templates), self.bits, deck) for mask in self.classes]
        if wild:
            rises[-2] = [self.flags >> top] * (deck.counts[deck.wild] + 2)
        self.ground = [_stairs(row, top, self.flags) for row in rises]

    def reach_of(self, cards: Row) -> Reach:
        """All at once: the same as adding card by card, in a third of the time."""
        steps, word, class_of = self.ground[:], 0, self.class_of
        for kind in cards:
            number = class_of[kind]
            step = steps[number]
            word += step.rise
            steps[number] = step.more
        return NarrowReach(self, steps, word)


@mypyc_attr(acyclic=True)
class NarrowReach(Reach):
    """The fast reach: `word` holds the lanes, `best` flags those that hold the most cards, `steps` has each class's."""

    __slots__ = ("best", "steps", "table", "word")

    def __init__(self, table: NarrowLanes, steps: list[Step], word: int) -> None:
        self.compiled = self.table = table
        self.steps = steps
        self.word = word
        bias, flags = table.bias, table.flags
        held = table.need * 2 // 3  # a good guess for a dealt hand
        while not (best := (word + bias[held]) & flags):
            held -= 1
        while more := (word + bias[held + 1]) & flags:
            best = more
            held += 1
        self.held, self.best = held, best
        self.missing = table.need - held if held < table.need else 0

    def add(self, kind: i64) -> None:
        table, steps = self.table, self.steps
        number = table.class_of[kind]
        step = steps[number]
        steps[number] = step.more
        self.word = word = self.word + step.rise
        if more := self.best & step.grows:
            self.best = more
            self.held = held = self.held + 1
            self.missing = table.need - held if held < table.need else 0
        else:
            self.best = (word + table.bias[self.held]) & table.flags

    def remove(self, kind: i64) -> None:
        table, steps = self.table, self.steps
        number = table.class_of[kind]
        step = steps[number]
        steps[number] = step.less
        self.word = word = self.word - step.fall
        self.best = best = self.best & step.idle
        if not best:
            self.held = held = self.held - 1
            self.best = (word + table.bias[held]) & table.flags
            self.missing = table.need - held if held < table.need else 0

    def wanted(self, kind: i64) -> bool:
        return self.missing > 0 and self.best & self.steps[self.table.class_of[kind]].grows != 0

    def wants(self) -> int:
        if not self.missing:
            return 0
        best, wanted = self.best, 0
        for mask, step in zip(self.table.classes, self.steps, strict=True):
            if best & step.grows:
                wanted |= mask
        return wanted

    def spare(self, kind: i64) -> bool:
        return self.held > self.table.need or self.best & self.steps[self.table.class_of[kind]].idle != 0

    def dearest_spare(self, cards: Row, costs: Row, start: i64) -> i64:
        best, steps, class_of = self.best, self.steps, self.table.class_of
        found: i64 = -1
        most: i64 = -1
        for kind in extend(cards[start:], cards[:start]):
            if costs[kind] > most and best & steps[class_of[kind]].idle:
                found, most = kind, costs[kind]
        return found

    def layouts(self, cards: list[int]) -> Iterator[list[Spread]]:
        if self.missing == 0:
            for lane in _lanes_of(self.best, self.table.bits):
                yield self.table.filled(lane, row_of(cards)).spreads(self.table.deck.wild)

    def layout(self, cards: Row) -> Layout:
        table = self.table
        lowest = self.best & -self.best
        return table.filled(lowest.bit_length() // table.bits - 1, cards)


class WideLanes(CompiledContract):
    """Lanes for templates whose slots compete for cards: a card raises every lane that could use it.

    Such a lane is an upper bound: it counts a card for each of the slots that the card fits. What the hand really fills
    is found by a matching, for the few lanes whose bound is high enough. `users` flags the lanes that can use a kind.
    """

    def __init__(
        self, deck: Deck, options: Sequence[Sequence[Placement]], templates: dict[Slots, Template], *, wild: bool
    ) -> None:
        super().__init__(deck, options, wild=wild)
        self.templates = list(templates.values())
        self.bits, self.flags, self.bias = _rulers(deck, self.need, len(templates))
        classes = sorted({mask for slots in templates for mask, _ in slots})
        self.classes_of = [[i for i, mask in enumerate(classes) if mask >> kind & 1] for kind in range(deck.kinds)]
        self.rise = [rises_of(mask, list(templates), self.bits, deck) for mask in classes]
        top = self.bits - 1
        self.users = [_union([self.rise[number][1] << top for number in numbers]) for numbers in self.classes_of]
        self.classes = len(classes)

    def blank(self) -> "WideReach":
        return WideReach(self)


@mypyc_attr(acyclic=True)
class WideReach(Reach):
    """The reach for contracts whose groups compete for cards: `word` holds upper bounds, `held` what is really used."""

    __slots__ = ("cards", "counts", "table", "wilds", "word")

    def __init__(self, table: WideLanes) -> None:
        super().__init__(table)
        self.table = table
        self.word = 0
        self.counts = [0] * table.classes
        self.cards: list[int] = []
        self.wilds = 0

    def _lanes_with(self, cards: int) -> Iterator[Template]:
        """The templates that can use so many natural cards of the hand."""
        yield from self._among(self.table.flags, cards)

    def _among(self, flags: int, cards: int) -> Iterator[Template]:
        """The same among some lanes."""
        table = self.table
        for lane in _lanes_of((self.word + table.bias[cards]) & flags, table.bits):
            if matches(table.templates[lane], self.cards) >= cards:
                yield table.templates[lane]

    def add(self, kind: i64) -> None:
        table = self.table
        if kind == table.wild:
            self.wilds += 1
            self.held += 1
        elif table.classes_of[kind]:
            for number in table.classes_of[kind]:
                self.counts[number] += 1
                self.word += table.rise[number][self.counts[number]]
            self.cards.append(kind)
            # only a template that uses the new card can get better
            self.held += any(self._among(table.users[kind], self.held - self.wilds + 1))
        self.measure()

    def remove(self, kind: i64) -> None:
        table = self.table
        if kind == table.wild:
            self.wilds -= 1
            self.held -= 1
        elif table.classes_of[kind]:
            for number in table.classes_of[kind]:
                self.word -= table.rise[number][self.counts[number]]
                self.counts[number] -= 1
            self.cards.remove(kind)
            self.held -= not any(self._lanes_with(self.held - self.wilds))
        self.measure()

    def templates(self) -> Iterator[Template]:
        return self._lanes_with(self.held - self.wilds)


def _union(masks: Sequence[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _lanes_of(best: int, bits: int) -> Iterator[int]:
    """The numbers of the flagged lanes."""
    while best:
        lowest = best & -best
        yield (lowest.bit_length() - 1) // bits
        best ^= lowest


def _rulers(deck: Deck, need: int, number: int) -> tuple[int, int, list[int]]:
    """The width of a lane, the top bit of every lane, and what to add so that it shows "at least m cards"."""
    most = need + deck.counts[deck.wild] + 1
    bits = most.bit_length() + 1
    ones = _word([True] * number, bits)
    top = 1 << bits - 1
    return bits, ones * top, [ones * (top - cards) for cards in range(most + 1)]


def rises_of(mask: int, templates: Sequence[Slots], bits: int, deck: Deck) -> list[int]:
    """For the k-th card of a class (from 0): a 1 in each lane that asks for k or more of them."""
    breathe()
    asked = [dict(slots).get(mask, 0) for slots in templates]
    most = max(asked, default=0)
    return [
        _word([count >= number for count in asked], bits) if 0 < number <= most else 0
        for number in range(cards_in(deck, mask) + 2)
    ]


def _word(ones: Sequence[bool], bits: int) -> int:
    """A word with a 1 in some of its lanes, the first lane lowest; read as a text, which is fast for long words."""
    lane = ("0" * bits, "0" * (bits - 1) + "1")
    return int("".join([lane[one] for one in reversed(ones)]) or "0", 2)
