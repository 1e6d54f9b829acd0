"""How near a hand is to all tasks of a sheet at once: one word holds the lanes of every task.

A task compiles to its templates (see `templates`), every template owns a lane of a few bits, and the lanes of all
tasks are side by side in one big integer: taking up a card costs two or three additions, however many tasks
are open. Where slots of a template overlap (a set and a suit group compete for cards) every Hall bound has lanes of
its own, a *layer*. Tasks with too many templates are counted (`Heap`: five pairs, three twins) or searched.

Every group needs a natural card (SORT-14). Without that rule a hand misses `need - naturals - jokers` cards; with it,
of all templates the least

    max(need - naturals - jokers, groups without a natural card)

counts. A greatest matching can always be chosen so that it reaches as many groups as possible (the slots that cards
can fill form a matroid), so the two terms are found apart. The second one matters only to hands with many jokers and
hardly another card; `grounded` has what is needed then.
"""

from collections.abc import Iterable, Iterator, Sequence

from mypy_extensions import mypyc_attr

from zehn.cards.deck import row_of
from zehn.cards.groups import Spread
from zehn.cards.rows import i64, vec
from zehn.kernel.counted import fullest
from zehn.kernel.grounded import bare_groups, filled, fitting_templates, missing_for
from zehn.kernel.packed import PackedReach
from zehn.kernel.reach import CompiledContract, Reach
from zehn.kernel.sorter import Counted, Sorter
from zehn.kernel.templates import Template


class Sorting:
    """How near one hand is to every task of a sorter. `levels` are the natural cards that each task can use at most,
    `rising` is what must be added to `word` so that the lanes show which of them would lift a level.
    """

    __slots__ = ("counts", "heaps", "held", "lanes", "levels", "reaches", "rising", "sorter", "wilds", "word")

    def __init__(self, sorter: Sorter) -> None:
        self.sorter = sorter
        self.word = 0
        self.wilds = 0
        self.held: list[int] = []
        self.counts = [0] * len(sorter.rise)
        self.levels = [0] * len(sorter.parts)
        self.rising = sorter.ones * (sorter.top - 1)
        self.heaps = {number: [0] * heap.size for number, heap in sorter.heaps.items()}
        self.lanes = [table.reach_of(vec[i64]()) if table is not None else None for table in sorter.packed]
        self.reaches = {number: sorter.parts[number].task.compiled.reach([]) for number in sorter.searched}

    @classmethod
    def of(cls, sorter: Sorter, cards: Sequence[int]) -> "Sorting":
        """How near a hand is, from scratch."""
        sorting = cls(sorter)
        if sorter.searched:
            for kind in cards:
                sorting.add(kind)
        else:
            sorting.fill(cards)
        return sorting

    def fill(self, cards: Sequence[int]) -> None:
        """The hand gets its first cards: levels are found once at the end."""
        naturals = row_of([kind for kind in cards if kind < self.sorter.limit])
        for number, table in enumerate(self.sorter.packed):
            if table is not None:
                reach = self.lanes[number] = table.reach_of(naturals)
                self.levels[number] = int(reach.most)
        sorter, counts, word = self.sorter, self.counts, 0
        for kind in cards:
            if kind >= sorter.limit:
                self.wilds += kind == sorter.wild
                continue
            self.held.append(kind)
            word += sorter.flat[kind]
            for number, rise, blocks in sorter.steps[kind]:
                counts[number] = count = counts[number] + 1
                word += rise[count]
                if blocks:
                    self._heap(blocks, count, 1)
        self.word = word
        while more := (word + self.rising) & sorter.flags:
            for number in sorter.narrow:
                if more & sorter.parts[number].flags:
                    self.levels[number] += 1
                    self.rising -= sorter.parts[number].ones
        for number in sorter.wide:
            while self._holding(number, self.levels[number] + 1):
                self.levels[number] += 1

    def add(self, kind: int) -> None:
        """The hand gets a card."""
        sorter = self.sorter
        if kind >= sorter.limit:
            self.wilds += kind == sorter.wild
            return
        self.held.append(kind)
        counts, word = self.counts, self.word + sorter.flat[kind]
        for number, rise, blocks in sorter.steps[kind]:
            counts[number] = count = counts[number] + 1
            word += rise[count]
            if blocks:
                self._heap(blocks, count, 1)
        self.word = word
        more = (word + self.rising) & sorter.flags
        if more:
            levels = self.levels
            for number, flags, ones in sorter.touched[kind]:
                if more & flags:
                    levels[number] += 1
                    self.rising -= ones
        for number in sorter.wide:
            if self._holding(number, self.levels[number] + 1):
                self.levels[number] += 1
        for number in sorter.moved[kind]:
            self._lane(number).add(kind)
            self.levels[number] = int(self._lane(number).most)
        for number in sorter.searched:
            self._search(number, kind, 1)

    def remove(self, kind: int) -> None:
        """The hand loses a card."""
        sorter = self.sorter
        if kind >= sorter.limit:
            self.wilds -= kind == sorter.wild
            return
        self.held.remove(kind)
        counts, word = self.counts, self.word - sorter.flat[kind]
        for number, rise, blocks in sorter.steps[kind]:
            count = counts[number]
            counts[number] = count - 1
            word -= rise[count]
            if blocks:
                self._heap(blocks, count, -1)
        self.word = word
        still = (word + self.rising + sorter.ones) & sorter.flags
        for number, flags, ones in sorter.touched[kind]:
            if not still & flags:
                self.levels[number] -= 1
                self.rising += ones
        for number in sorter.wide:
            if not self._holding(number, self.levels[number]):
                self.levels[number] -= 1
        for number in sorter.moved[kind]:
            self._lane(number).remove(kind)
            self.levels[number] = int(self._lane(number).most)
        for number in sorter.searched:
            self._search(number, kind, -1)

    def _lane(self, number: int) -> PackedReach:
        """The lanes of a task that are packed."""
        reach = self.lanes[number]
        assert reach is not None
        return reach

    def _heap(self, counted: tuple[Counted, ...], count: int, step: int) -> None:
        """The `count`-th card of a pool comes or goes: the blocks with so many cards are one more or fewer."""
        for number, size, most, groups in counted:
            if count <= most:
                blocks, place = self.heaps[number], (count - 1) % size
                full = blocks[place] = blocks[place] + step
                if full + (step < 0) <= groups:
                    self.levels[number] += step

    def _search(self, number: int, kind: int, step: int) -> None:
        reach = self.reaches[number]
        if step > 0:
            reach.add(kind)
        else:
            reach.remove(kind)
        self.levels[number] = self.sorter.parts[number].need - reach.missing

    def _holding(self, number: int, level: int) -> int:
        """The flags of the lanes of one task, shifted to the right end, that hold so many cards in every layer."""
        part = self.sorter.parts[number]
        return part.lanes_with(level, self.word >> part.offset & part.whole)

    def _nearest(self, number: int) -> int:
        """The lanes of one task that hold the most cards, as bits that can be compared with what cards raise."""
        return self._holding(number, self.levels[number]) >> self.sorter.bits - 1

    # -- questions --------------------------------------------------------------------------------------------

    def missing(self, number: int) -> int:
        """The fewest cards that have to be added before a task can be laid."""
        part = self.sorter.parts[number]
        short = part.need - self.levels[number]
        if not part.jokers:
            return short
        short -= self.wilds
        if self.wilds >= part.few:
            return self._grounded(number, short if short > 0 else 0)
        return short if short > 0 else 0

    def _grounded(self, number: int, short: int) -> int:
        """The same for a hand with many jokers: every group needs a natural card (SORT-14)."""
        part, held = self.sorter.parts[number], self.held
        if not held:
            return max(short, part.grounds)
        if short >= part.grounds or (part.everywhere and len(held) > self.levels[number]):
            return short
        if any(bare_groups(template, held) <= short for template in self._best(number)):
            return short
        templates = fitting_templates(part.options, held, part.apart)
        return min(missing_for(template, held, self.wilds) for template in templates)

    def _best(self, number: int) -> Iterator[Template]:
        """The templates of a task that use the most natural cards."""
        sorter, part = self.sorter, self.sorter.parts[number]
        if number in self.heaps:
            yield self._fullest(number)
        elif number in self.reaches:
            yield from self.reaches[number].templates()
        elif self.lanes[number] is not None:
            yield from self._lane(number).templates()
        else:
            flags = self._holding(number, self.levels[number])
            while flags:
                lowest = flags & -flags
                yield part.templates[(lowest.bit_length() - 1) // sorter.bits]
                flags ^= lowest

    def _fullest(self, number: int) -> Template:
        """The fullest blocks of equal pools, as many as the task has groups."""
        heap, places = self.sorter.heaps[number], self.sorter.parts[number].options[0]
        counts = [
            min(most, sum([mask >> kind & 1 for kind in self.held]))
            for most, mask in zip(heap.most, heap.pools, strict=True)
        ]
        chosen = fullest(counts, heap.size, heap.groups)
        others = [pool for pool in range(len(places)) if pool not in chosen] if heap.apart else [0] * heap.groups
        return tuple(places[pool] for pool in (chosen + others)[: heap.groups])

    def layouts(self, number: int) -> Iterator[list[Spread]]:
        """Ways to lay a task with as few jokers as possible and no further cards; none if it cannot be laid."""
        if self.missing(number):
            return
        part, held, wild = self.sorter.parts[number], self.held, self.sorter.wild
        found = False
        for template in self._best(number):
            if not bare_groups(template, held):
                found = True
                yield filled(template, held, wild)
        if not found:
            for template in fitting_templates(part.options, held, part.apart):
                if not missing_for(template, held, self.wilds):
                    yield filled(template, held, wild)

    def wanted(self, number: int, kind: int) -> bool:
        """Whether one more card of this kind would lower what a task misses."""
        before = self.missing(number)
        self.add(kind)
        after = self.missing(number)
        self.remove(kind)
        return after < before

    def wants(self, number: int) -> int:
        """The mask of all kinds that a task wants."""
        sorter = self.sorter
        if not self.missing(number):
            return 0
        if number in sorter.heaps:
            return self._wanted_blocks(number)
        if number in sorter.searched or not self._is_easy(number, 1):
            return sum([1 << kind for kind in range(sorter.deck.kinds) if self.wanted(number, kind)])
        if number in sorter.wide:
            return self._joker_wanted(number) | self._wanted_in_layers(number)
        if self.lanes[number] is not None:
            return self._joker_wanted(number) | self._lane(number).wants()
        counts, best, wants = self.counts, self._nearest(number), self._joker_wanted(number)
        for class_number, mask, rise in sorter.parts[number].rise:
            if best & rise[counts[class_number] + 1]:
                wants |= mask
        return wants

    def _wanted_in_layers(self, number: int) -> int:
        """The natural kinds that a task with several layers wants: every card is put in once."""
        part, counts, wants = self.sorter.parts[number], self.counts, 0
        here, level = self.word >> part.offset & part.whole, self.levels[number] + 1
        for kind in range(self.sorter.limit):
            word = here + part.flat[kind]
            for class_number, rise in part.steps[kind]:
                word += rise[counts[class_number] + 1]
            if part.lanes_with(level, word):
                wants |= 1 << kind
        return wants

    def _joker_wanted(self, number: int) -> int:
        """The mask of the joker, if one more would help."""
        part, wild = self.sorter.parts[number], self.sorter.wild
        if not part.jokers or (self.wilds + 1 >= part.few and not self.wanted(number, wild)):
            return 0
        return 1 << wild

    def _wanted_blocks(self, number: int) -> int:
        """The kinds that fill a block which a task of equal pools can still use."""
        sorter, blocks, wants = self.sorter, self.heaps[number], 0
        if sorter.parts[number].jokers:
            return sum([1 << kind for kind in range(sorter.deck.kinds) if self.wanted(number, kind)])
        counts, size, groups = self.counts, sorter.heaps[number].size, sorter.parts[number].groups
        for class_number, mask, most in sorter.heaps[number].classes:
            count = counts[class_number]
            if count < most and blocks[count % size] < groups:
                wants |= mask
        return wants

    def spare(self, number: int, kind: int) -> bool:
        """Whether the hand can lose this card, which it has, without missing more for a task."""
        before = self.missing(number)
        self.remove(kind)
        after = self.missing(number)
        self.add(kind)
        return after == before

    def needed(self, number: int) -> int:
        """The mask of the kinds, among those in hand, that the hand cannot lose without missing more for a task."""
        sorter = self.sorter
        part = sorter.parts[number]
        naturals = set(self.held)
        if number in sorter.heaps and not part.jokers:
            return self._needed_blocks(number, naturals)
        if not self._is_easy(number, 2) or number in sorter.heaps or number in sorter.searched:
            kinds = [*naturals, *([sorter.wild] if self.wilds else [])]
            return sum([1 << kind for kind in kinds if not self.spare(number, kind)])
        if part.jokers and self.levels[number] + self.wilds > part.need:
            return 0
        joker = 1 << sorter.wild if part.jokers and self.wilds else 0
        if number in sorter.wide:
            return joker | self._needed_in_layers(number, naturals)
        if self.lanes[number] is not None:
            return joker | self._lane(number).needs()
        counts, best = self.counts, self._nearest(number)
        for class_number, mask, rise in part.rise:
            count = counts[class_number]
            if count and best & rise[count] == best:
                joker |= mask
        return joker

    def usage(self, number: int, kinds: Iterable[int]) -> list[float]:
        """How much each natural kind of the hand is used: the share of the nearest templates that take its last one."""
        sorter = self.sorter
        part = sorter.parts[number]
        if len(part.layers) != 1 or number in sorter.searched:
            needed = self.needed(number) & ~(1 << sorter.wild)
            return [float(needed >> kind & 1) for kind in kinds]
        if self.lanes[number] is not None:
            return [self._lane(number).share(kind) for kind in kinds]
        counts, best = self.counts, self._nearest(number)
        whole, shares = best.bit_count(), []
        for kind in kinds:
            share = 0.0
            for class_number, rise in part.steps[kind][:1]:
                share = (best & rise[counts[class_number]]).bit_count() / whole
            shares.append(share)
        return shares

    def _needed_in_layers(self, number: int, naturals: set[int]) -> int:
        """The same for a task with several layers: every card is taken out once."""
        part, counts, needed = self.sorter.parts[number], self.counts, 0
        here, level = self.word >> part.offset & part.whole, self.levels[number]
        for kind in naturals:
            word = here - part.flat[kind]
            for class_number, rise in part.steps[kind]:
                word -= rise[counts[class_number]]
            if not part.lanes_with(level, word):
                needed |= 1 << kind
        return needed

    def _needed_blocks(self, number: int, naturals: set[int]) -> int:
        """The same for equal pools: cards of blocks without which fewer groups are filled."""
        sorter, blocks, needed = self.sorter, self.heaps[number], 0
        groups = sorter.parts[number].groups
        for kind in naturals:
            for class_number in sorter.classes_of[kind]:
                count = self.counts[class_number]
                for task, size, most, _ in sorter.blocks[class_number]:
                    if task == number and count <= most and blocks[(count - 1) % size] <= groups:
                        needed |= 1 << kind
        return needed

    def _is_easy(self, number: int, over: int) -> bool:
        """Whether SORT-14 cannot bite when a card comes (`over` 1) or goes (2): few jokers, or cards left over."""
        part = self.sorter.parts[number]
        if not part.jokers or self.wilds < part.few:
            return True
        short = part.need - self.levels[number] - self.wilds
        return short > part.grounds or (part.everywhere and len(self.held) - self.levels[number] >= over)


@mypyc_attr(acyclic=True)
class TaskReach(Reach):
    """How near one hand is to one task, in the words of `Reach`."""

    __slots__ = ("sorting",)

    def __init__(self, sorter: Sorter, compiled: CompiledContract, cards: Sequence[int]) -> None:
        super().__init__(compiled)
        self.sorting = Sorting.of(sorter, cards)
        self.missing = self.sorting.missing(0)

    def add(self, kind: i64) -> None:
        self.sorting.add(kind)
        self.missing = self.sorting.missing(0)

    def remove(self, kind: i64) -> None:
        self.sorting.remove(kind)
        self.missing = self.sorting.missing(0)

    def wants(self) -> int:
        return self.sorting.wants(0)

    def spares(self, cards: Sequence[int]) -> list[int]:
        needed = self.sorting.needed(0)
        return [kind for kind in cards if not needed >> kind & 1]

    def layouts(self, cards: Sequence[int]) -> Iterator[list[Spread]]:
        return self.sorting.layouts(0)
