"""The lanes of `lanes` in 64-bit words: what the compiled core counts with. The same lanes, the same answers.

A word holds as many whole lanes as fit into 62 bits. The steps of a class are rows of words that follow each other,
so that one card more or less moves a `place` by one row. `best` has its flags in the lowest bit of a lane, where the
rows have theirs. Plain Python would be slower with this than with one big integer; there it is only tested.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from zehn.rules.cards import Deck, row_of
from zehn.rules.groups import Placement, Spread
from zehn.rules.lanes import NarrowLanes
from zehn.rules.reach import Reach
from zehn.rules.rows import Row
from zehn.rules.templates import Slots, Template

#: How many bits of a word are used: none that has to do with its sign.
BITS: Final = 62


class PackedLanes(NarrowLanes):
    """The tables: `rows` are the steps of all classes, `ground` has the lowest row of each, `ones` all lanes."""

    def __init__(
        self, deck: Deck, options: Sequence[Sequence[Placement]], templates: dict[Slots, Template], *, wild: bool
    ) -> None:
        super().__init__(deck, options, templates, wild=wild)
        self.lanes_a_word: i64 = BITS // self.bits
        chunk = self.bits * (BITS // self.bits)
        width = -(-len(templates) // (BITS // self.bits))
        self.width: i64 = width
        self.top: i64 = self.bits - 1
        self.blank_word = vec[i64]([0] * width)
        self.ones = _packed(self.flags >> self.bits - 1, chunk, width, vec[i64]())
        self.biases = vec[i64]([bias & (1 << chunk) - 1 for bias in self._whole_biases(chunk)])
        self.rows = vec[i64]()
        self.lowest = vec[i64]()
        for rises in self.rises:
            self.lowest = append(self.lowest, len(self.rows))
            for rise in rises:
                self.rows = _packed(rise, chunk, width, self.rows)

    def _whole_biases(self, chunk: int) -> list[int]:
        """What to add to a word that is full of lanes, so that the top bits show "at least m cards"."""
        ones = sum(1 << place for place in range(0, chunk, self.bits))
        return [ones * ((1 << self.bits - 1) - cards) for cards in range(len(self.bias))]

    def reach_of(self, cards: Row) -> "PackedReach":
        return PackedReach(self, cards)


def _packed(number: int, chunk: int, width: int, words: "vec[i64]") -> "vec[i64]":
    """Some words, and after them a big integer cut into words."""
    for place in range(width):
        words = append(words, number >> place * chunk & (1 << chunk) - 1)
    return words


@mypyc_attr(acyclic=True)
class PackedReach(Reach):
    """The reach in words: `word` holds the lanes, `best` flags those with the most cards, `place` each class's row."""

    __slots__ = ("best", "place", "table", "word")

    def __init__(self, table: PackedLanes, cards: Row) -> None:
        super().__init__(table)
        self.table = table
        width = table.width
        self.word = word = table.blank_word[:]
        self.best = table.blank_word[:]
        self.place = place = table.lowest[:]
        rows, class_of, risen = table.rows, table.class_of, cards[:]
        for turn in range(len(cards)):
            number = class_of[cards[turn]]
            risen[turn] = place[number] = place[number] + width
        for part in range(width):
            total: i64 = 0
            for row in risen:
                total += rows[row + part]
            word[part] = total
        held = table.need * 2 // 3  # a good guess for a dealt hand
        while not self._flag(held):
            held -= 1
        while self._has(held + 1):
            held += 1
            self._flag(held)
        self.held = held
        self.missing = table.need - held if held < table.need else 0

    def _flag(self, held: int) -> bool:
        """Flag the lanes that hold so many cards or more; whether there are any."""
        table, word, best = self.table, self.word, self.best
        bias, top, ones, any_lane = table.biases[held], table.top, table.ones, i64(0)
        for part in range(table.width):
            flagged = (word[part] + bias) >> top & ones[part]
            best[part] = flagged
            any_lane |= flagged
        return any_lane != 0

    def _has(self, held: int) -> bool:
        """Whether a lane holds so many cards or more."""
        table, word = self.table, self.word
        bias, top, ones = table.biases[held], table.top, table.ones
        for part in range(table.width):
            if (word[part] + bias) >> top & ones[part]:
                return True
        return False

    def add(self, kind: i64) -> None:
        table, word, best, place = self.table, self.word, self.best, self.place
        number, width, rows = table.class_of[kind], table.width, table.rows
        grows = self._grows(number)
        row = place[number] + width
        place[number] = row
        if grows:
            for part in range(width):
                rise = rows[row + part]
                word[part] += rise
                best[part] &= rise
            self.held += 1
            self.measure()
            return
        bias, top, ones = table.biases[self.held], table.top, table.ones
        for part in range(width):
            risen = word[part] + rows[row + part]
            word[part] = risen
            best[part] = (risen + bias) >> top & ones[part]

    def remove(self, kind: i64) -> None:
        table, word, best, place = self.table, self.word, self.best, self.place
        number, width, rows, left = table.class_of[kind], table.width, table.rows, i64(0)
        row = place[number]
        place[number] = row - width
        for part in range(width):
            fall = rows[row + part]
            word[part] -= fall
            idle = best[part] & ~fall
            best[part] = idle
            left |= idle
        if not left:
            self.held -= 1
            self._flag(self.held)
            self.measure()

    def wanted(self, kind: i64) -> bool:
        return self.missing > 0 and self._grows(self.table.class_of[kind])

    def _grows(self, number: i64) -> bool:
        """Whether some of the best lanes want another card of a class."""
        table, best = self.table, self.best
        rows, row = table.rows, self.place[number] + table.width
        for part in range(table.width):
            if best[part] & rows[row + part]:
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

    def ways_without(self, kind: i64) -> int:
        table, best, ways = self.table, self.best, 0
        rows, row, all_of_them = table.rows, self.place[table.class_of[kind]], self.held > table.need
        for part in range(table.width):
            left = best[part] if all_of_them else best[part] & ~rows[row + part]
            while left:
                left &= left - 1
                ways += 1
        return ways

    def _idle(self, number: i64) -> bool:
        """Whether some of the best lanes can do without the last card of a class."""
        table, best = self.table, self.best
        rows, row = table.rows, self.place[number]
        for part in range(table.width):
            if best[part] & ~rows[row + part]:
                return True
        return False

    def dearest_spare(self, cards: Row, costs: Row, start: i64) -> i64:
        class_of, found, most = self.table.class_of, i64(-1), i64(-1)
        for place in range(start - len(cards), start):  # from a negative place on: round the end
            kind = cards[place]
            cost = costs[kind]
            if cost > most and self._idle(class_of[kind]):
                found, most = kind, cost
        return found

    def layouts(self, cards: list[int]) -> Iterator[list[Spread]]:
        if self.missing == 0:
            for lane in self._lanes():
                yield self.table.filled(lane, row_of(cards))

    def layout(self, cards: Row) -> list[Spread]:
        table, best, part = self.table, self.best, i64(0)
        while not best[part]:
            part += 1
        flags, lane = best[part], part * table.lanes_a_word
        while not flags & 1:
            flags >>= table.top + 1
            lane += 1
        return table.filled(int(lane), cards)

    def _lanes(self) -> list[int]:
        """The numbers of the best lanes."""
        table, lanes = self.table, []
        for part in range(table.width):
            flags, lane = self.best[part], part * table.lanes_a_word
            while flags:
                if flags & 1:
                    lanes.append(int(lane))
                flags >>= table.top + 1
                lane += 1
        return lanes
