"""The lanes of `lanes` in 64-bit words: what the compiled core counts with. The same lanes, the same answers.

A word holds as many whole lanes as fit into 62 bits. A lane counts natural cards only, so that few bits are enough for
it; wilds, which raise all lanes alike, are counted beside them. The steps of a class are rows of words that follow each
other, so that one card more or less moves a `place` by one row. Which lanes hold the most is not kept but found by an
addition, where somebody asks. Plain Python would be slower with this than with one big integer; there it is only
tested.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from zehn.cards.deck import Deck, row_of
from zehn.cards.groups import Layout, Placement, Spread
from zehn.cards.rows import Row, append, i64, vec
from zehn.kernel.classes import ClassedLanes
from zehn.kernel.lanes import rises_of
from zehn.kernel.reach import Reach
from zehn.kernel.templates import Slots, Template

#: How many bits of a word are used: none that has to do with its sign.
BITS: Final = 62


class PackedLanes(ClassedLanes):
    """The tables: `rows` are the steps of all classes, `empty_rows` where each class begins: its row for no cards.

    `top` is the highest bit of a lane, `unit` has the lowest bit of every lane of a word; `biases` is what to add to a
    word so that the top bits show "at least m cards".
    """

    def __init__(
        self, deck: Deck, options: Sequence[Sequence[Placement]], templates: dict[Slots, Template], *, wild: bool
    ) -> None:
        super().__init__(deck, options, templates, wild=wild)
        top = (self.need - 1).bit_length()
        bits = top + 1
        lanes, number = BITS // bits, len(templates)
        width = -(-number // lanes)
        unit = sum(1 << place for place in range(0, lanes * bits, bits))
        self.number = number
        self.lanes_a_word: i64 = lanes
        self.width: i64 = width
        self.top: i64 = top
        self.unit: i64 = unit
        self.blank_word = vec[i64]([0] * width)
        self.biases = vec[i64]([unit * ((1 << top) - cards) for cards in range(self.need + 1)])
        self.rows = vec[i64]()
        self.empty_rows = vec[i64]()
        for place, mask in enumerate(self.classes):
            self.empty_rows = append(self.empty_rows, len(self.rows))
            rises = rises_of(mask, list(templates), bits, deck)
            if wild and place == len(self.classes) - 2:
                rises = [0] + [sum(unit << part * lanes * bits for part in range(width))] * (len(rises) - 1)
            for rise in rises:
                self.rows = _packed(rise, lanes * bits, width, self.rows)

    def reach_of(self, cards: Row) -> "PackedReach":
        return PackedReach(self, cards)


def _most(table: PackedLanes, word: "vec[i64]") -> i64:
    """How many natural cards the fullest lanes of a word hold."""
    biases, top, unit, most, need = table.biases, table.top, table.unit, i64(0), i64(table.need)
    for part in range(table.width):
        while most < need and (word[part] + biases[most + 1]) >> top & unit:
            most += 1
    return most


def _packed(number: int, chunk: int, width: int, words: "vec[i64]") -> "vec[i64]":
    """Some words, and after them a big integer cut into words."""
    for place in range(width):
        words = append(words, number >> place * chunk & (1 << chunk) - 1)
    return words


@mypyc_attr(acyclic=True, free_list_len=1)
class PackedReach(Reach):
    """The reach in words: `word` holds the lanes, `most` is what the fullest of them hold, `place` each class's row."""

    __slots__ = ("most", "place", "table", "word")

    most: i64

    def __init__(self, table: PackedLanes, cards: Row) -> None:
        width, wild, wilds = table.width, table.wild, i64(0)
        word, place = table.blank_word[:], table.empty_rows[:]
        rows, class_of, empty_rows, risen = table.rows, table.class_of, table.empty_rows, cards[:]
        for turn in range(len(cards)):
            kind = cards[turn]
            number = class_of[kind]
            place[number] = row = place[number] + width
            if kind == wild:
                wilds += 1
                row = empty_rows[number]
            risen[turn] = row
        for part in range(width):
            total: i64 = 0
            for row in risen:
                total += rows[row + part]
            word[part] = total
        need: i64 = table.need
        self.compiled = self.table = table
        self.word = word
        self.place = place
        self.most = most = _most(table, word)
        self.held = held = most + wilds
        self.missing = need - held if held < need else 0

    def add(self, kind: i64) -> None:
        table, word, place = self.table, self.word, self.place
        number, width, rows = table.class_of[kind], table.width, table.rows
        row = place[number] + width
        place[number] = row
        grows = kind == table.wild
        if not grows:
            bias, top, fuller = table.biases[self.most], table.top, i64(0)
            for part in range(width):
                rise, before = rows[row + part], word[part]
                word[part] = before + rise
                fuller |= (before + bias) >> top & rise
            grows = fuller != 0
            if grows:
                self.most += 1
        if grows:
            self.held += 1
            if self.missing:
                self.missing -= 1

    def remove(self, kind: i64) -> None:
        table, word, place = self.table, self.word, self.place
        number, width, rows = table.class_of[kind], table.width, table.rows
        row = place[number]
        place[number] = row - width
        falls = kind == table.wild
        if not falls:
            bias, top, unit, full = table.biases[self.most], table.top, table.unit, i64(0)
            for part in range(width):
                after = word[part] - rows[row + part]
                word[part] = after
                full |= (after + bias) >> top & unit
            falls = full == 0
            if falls:
                self.most -= 1
        if falls:
            self.held -= 1
            if self.held < table.need:
                self.missing += 1

    def wanted(self, kind: i64) -> bool:
        return self.missing > 0 and self._grows(self.table.class_of[kind])

    def _grows(self, number: i64) -> bool:
        """Whether some of the fullest lanes want another card of a class."""
        table, word = self.table, self.word
        rows, row, bias, top = table.rows, self.place[number] + table.width, table.biases[self.most], table.top
        for part in range(table.width):
            if (word[part] + bias) >> top & rows[row + part]:
                return True
        return False

    def wants(self) -> int:
        if not self.missing:
            return 0
        wanted = 0
        for number, mask in enumerate(self.table.classes):
            if self._grows(number):
                wanted |= mask
        return wanted

    def spare(self, kind: i64) -> bool:
        return self.held > self.table.need or self._idle(self.table.class_of[kind])

    def _idle(self, number: i64) -> bool:
        """Whether some of the fullest lanes can do without the last card of a class."""
        table, word = self.table, self.word
        rows, row, bias, top, unit = table.rows, self.place[number], table.biases[self.most], table.top, table.unit
        for part in range(table.width):
            if (word[part] + bias) >> top & unit & ~rows[row + part]:
                return True
        return False

    def dearest_spare(self, cards: Row, costs: Row, start: i64) -> i64:
        """What `_idle` answers, card by card without calling it: games spend most of their time here."""
        table, word, rows, width, places = self.table, self.word, self.table.rows, self.table.width, self.place
        bias, top, unit = table.biases[self.most], table.top, table.unit
        class_of, wild, found, most, at, first = table.class_of, table.wild, i64(-1), i64(-1), i64(-1), i64(0)
        while not (full := (word[first] + bias) >> top & unit):  # only words with full lanes matter
            first += 1
        while not (word[width - 1] + bias) >> top & unit:
            width -= 1
        for place, kind in enumerate(cards):
            cost = costs[kind]
            if cost < most or (cost == most and not at < start <= place) or kind == wild:
                continue  # no lane can do without a wild
            row, part = places[class_of[kind]], first + 1
            idle = full & ~rows[row + first]
            while not idle and part < width:
                idle = (word[part] + bias) >> top & unit & ~rows[row + part]
                part += 1
            if idle:
                found, most, at = kind, cost, place
        return found

    def needs(self) -> int:
        """The mask of the classes without whose last card no lane is as full."""
        table, needed = self.table, 0
        for number, mask in enumerate(table.classes):
            if self.place[number] > table.empty_rows[number] and not self._idle(number):
                needed |= mask
        return needed

    def share(self, kind: i64) -> float:
        """The share of the fullest lanes that use the last card of a kind."""
        table, whole, users = self.table, 0, 0
        row = self.place[table.class_of[kind]]
        for part in range(table.width):
            full = self._full(part)
            whole += int(full).bit_count()
            users += int(full & table.rows[row + part]).bit_count()
        return users / whole

    def templates(self) -> Iterator[Template]:
        return iter([self.table.templates[lane] for lane in self._lanes()])

    def layouts(self, cards: list[int]) -> Iterator[list[Spread]]:
        if self.missing == 0:
            for lane in self._lanes():
                yield self.table.filled(lane, row_of(cards)).spreads(self.table.deck.wild)

    def layout(self, cards: Row) -> Layout:
        table, part = self.table, i64(0)
        while not (flags := self._full(part)):
            part += 1
        lane = part * table.lanes_a_word
        while not flags & 1:
            flags >>= table.top + 1
            lane += 1
        return table.filled(int(lane), cards)

    def _full(self, part: i64) -> i64:
        """The lowest bits of the fullest lanes of a word; if nothing is held, those of lanes that nobody owns too."""
        table = self.table
        return (self.word[part] + table.biases[self.most]) >> table.top & table.unit

    def _lanes(self) -> list[int]:
        """The numbers of the fullest lanes."""
        table, lanes = self.table, []
        for part in range(table.width):
            flags, lane = self._full(part), part * table.lanes_a_word
            while flags:
                if flags & 1 and lane < table.number:
                    lanes.append(int(lane))
                flags >>= table.top + 1
                lane += 1
        return lanes
