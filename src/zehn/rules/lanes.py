"""The fast kernels: every template owns a *lane* of a few bits in one big integer.

`rise[i][k]` has a 1 in each lane that asks for k or more cards of class i, so a hand's k-th card of a class is one
addition, and "which lanes hold m or more" is one addition and one AND. A wild rises every lane; a card that no
template asks for rises none. So every kind has a class, and nothing is special.

Where classes overlap (a set and a colour group compete for cards), Hall's theorem bounds the natural cards by every
way of taking overlapping slots together; each bound has a word of its own and the lanes of all words are ANDed.
"""

from collections.abc import Iterator, Sequence

from zehn.rules.cards import Deck
from zehn.rules.groups import Placement, Spread
from zehn.rules.reach import Lanes, Reach
from zehn.rules.templates import Slots, Template, cards_in

#: What one group of a template takes: its name if it is all wild, and the class of each of its cards.
Plan = tuple[str, list[int]]


class NarrowLanes(Lanes):
    """Lanes of templates whose classes have no card in common: one word, one class a card.

    `grows[i][k]` flags the lanes that want another card of class i, having k; `idle[i][k]` those that can do
    without the k-th.
    """

    def __init__(
        self, deck: Deck, options: Sequence[Sequence[Placement]], templates: dict[Slots, Template], *, wild: bool
    ) -> None:
        super().__init__(deck, options, wild=wild)
        asked = sorted({mask for slots in templates for mask, _ in slots})
        wilds = 1 << deck.wild if wild else 0
        useless = ((1 << deck.kinds) - 1) & ~wilds & ~sum(asked)
        self.classes = [*asked, wilds, useless]
        self.class_of = [
            next(number for number, mask in enumerate(self.classes) if mask >> kind & 1) for kind in range(deck.kinds)
        ]
        self.bits, self.flags, self.bias = _rulers(self, len(templates))
        self.rise = [_rises(mask, list(templates), self.bits, deck) for mask in self.classes]
        if wild:
            self.rise[-2] = [self.flags >> self.bits - 1] * (deck.counts[deck.wild] + 2)
        self._derive_tables()
        self.plans = [[self._plan(place) for place in template] for template in templates.values()]

    def _derive_tables(self) -> None:
        top = self.bits - 1
        self.grows = [[step << top for step in row[1:]] for row in self.rise]
        self.idle = [[self.flags ^ (step << top) for step in row] for row in self.rise]

    def _plan(self, place: Placement) -> Plan:
        return place.at, [self.classes.index(mask) for mask, count in place.slots for _ in range(count)]

    def blank(self) -> "NarrowReach":
        return self.reach(())

    def reach(self, cards: Sequence[int]) -> "NarrowReach":
        """All at once: the same as adding card by card, in a third of the time."""
        counts, word = [0] * len(self.classes), 0
        class_of, rise = self.class_of, self.rise
        for kind in cards:
            number = class_of[kind]
            counts[number] = count = counts[number] + 1
            word += rise[number][count]
        return NarrowReach(self, counts, word)

    def filled(self, plans: list[Plan], cards: Sequence[int]) -> list[Spread]:
        """The groups of one template from a hand, natural cards first, wilds in the gaps."""
        class_of, wild = self.class_of, self.deck.wild
        numbers = [class_of[kind] for kind in cards]
        spreads = []
        for at, asked in plans:
            group = []
            for number in asked:
                if number in numbers:
                    place = numbers.index(number)
                    numbers[place] = -1
                    group.append(cards[place])
                else:
                    group.append(wild)
            spreads.append(Spread(tuple(group), at if min(group) == wild else ""))
        return spreads


class NarrowReach(Reach):
    """The fast reach: `word` holds the lanes, `best` flags those that hold the most cards."""

    __slots__ = ("best", "counts", "table", "word")

    def __init__(self, table: NarrowLanes, counts: list[int], word: int) -> None:
        self.lanes = self.table = table
        self.counts = counts
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

    def add(self, kind: int) -> None:
        table, counts = self.table, self.counts
        number = table.class_of[kind]
        count = counts[number]
        counts[number] = count + 1
        more = self.best & table.grows[number][count]
        self.word = word = self.word + table.rise[number][count + 1]
        if more:
            self.held += 1
            self.best = more
            self.measure()
        else:
            self.best = (word + table.bias[self.held]) & table.flags

    def remove(self, kind: int) -> None:
        table, counts = self.table, self.counts
        number = table.class_of[kind]
        count = counts[number]
        counts[number] = count - 1
        self.word = word = self.word - table.rise[number][count]
        self.best = best = self.best & table.idle[number][count]
        if not best:
            self.held -= 1
            self.best = (word + table.bias[self.held]) & table.flags
            self.measure()

    def wanted(self, kind: int) -> bool:
        if not self.missing:
            return False
        table = self.table
        number = table.class_of[kind]
        return self.best & table.grows[number][self.counts[number]] != 0

    def wants(self) -> int:
        if not self.missing:
            return 0
        best, wanted = self.best, 0
        for mask, grows, count in zip(self.table.classes, self.table.grows, self.counts, strict=True):
            if best & grows[count]:
                wanted |= mask
        return wanted

    def spare(self, kind: int) -> bool:
        number = self.table.class_of[kind]
        return self.held > self.table.need or self.best & self.table.idle[number][self.counts[number]] != 0

    def dearest_spares(self, cards: Sequence[int], points: Sequence[int]) -> list[int]:
        """The same without a call for every card; not for a hand that can lay and has cards to spare."""
        best, counts, class_of, idle = self.best, self.counts, self.table.class_of, self.table.idle
        found: list[int] = []
        most = -1
        for kind in cards:
            price = points[kind]
            if price >= most:
                number = class_of[kind]
                if best & idle[number][counts[number]]:
                    if price > most:
                        most, found = price, [kind]
                    else:
                        found.append(kind)
        return found

    def layouts(self, cards: Sequence[int]) -> Iterator[list[Spread]]:
        if self.missing == 0:
            for lane in _lanes_of(self.best, self.table.bits):
                yield self.table.filled(self.table.plans[lane], cards)

    def layout(self, cards: Sequence[int]) -> list[Spread]:
        table = self.table
        lowest = self.best & -self.best
        return table.filled(table.plans[lowest.bit_length() // table.bits - 1], cards)


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
        self.bits, self.flags, self.bias = _rulers(self, len(templates))
        self.ones = self.flags >> self.bits - 1
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
        """The flags of the lanes that hold `number` cards in every bound."""
        bias = self.table.bias[number]
        flags = self.table.flags
        for word in self.words:
            flags &= word + bias
            if not flags:
                break
        return flags

    def add(self, kind: int) -> None:
        if kind == self.table.wild:
            self.words = [word + self.table.ones for word in self.words]
        for number in self.table.classes_of[kind]:
            self.counts[number] += 1
            steps = self.table.rise[number][self.counts[number]]
            self.words = [word + step for word, step in zip(self.words, steps, strict=True)]
        more = self._holding(self.held + 1)
        self.held += more != 0
        self.best = more or self._holding(self.held)
        self.measure()

    def remove(self, kind: int) -> None:
        if kind == self.table.wild:
            self.words = [word - self.table.ones for word in self.words]
        for number in self.table.classes_of[kind]:
            steps = self.table.rise[number][self.counts[number]]
            self.counts[number] -= 1
            self.words = [word - step for word, step in zip(self.words, steps, strict=True)]
        self.best = self._holding(self.held)
        if not self.best:
            self.held -= 1
            self.best = self._holding(self.held)
        self.measure()

    def templates(self) -> Iterator[Template]:
        for lane in _lanes_of(self.best, self.table.bits):
            yield self.table.templates[lane]


def _lanes_of(best: int, bits: int) -> Iterator[int]:
    """The numbers of the flagged lanes."""
    while best:
        lowest = best & -best
        yield (lowest.bit_length() - 1) // bits
        best ^= lowest


def _rulers(lanes: Lanes, number: int) -> tuple[int, int, list[int]]:
    """The width of a lane, the top bit of every lane, and what to add so that it shows "at least m cards"."""
    most = lanes.need + lanes.deck.counts[lanes.deck.wild] + 1
    bits = most.bit_length() + 1
    ones = sum(1 << bits * lane for lane in range(number))
    top = 1 << bits - 1
    return bits, ones * top, [ones * (top - cards) for cards in range(most + 1)]


def _rises(mask: int, templates: Sequence[Slots], bits: int, deck: Deck) -> list[int]:
    """For the k-th card of a class (from 0): a 1 in each lane that asks for k or more of them."""
    asked = [dict(slots).get(mask, 0) for slots in templates]
    return [
        sum(1 << bits * lane for lane, count in enumerate(asked) if 0 < number <= count)
        for number in range(cards_in(deck, mask) + 2)
    ]
