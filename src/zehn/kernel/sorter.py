"""Tasks compiled for the kernel of Profi-Sort (`sorting` explains how it works): templates, lanes, layers and heaps."""

from collections.abc import Sequence
from itertools import combinations
from typing import Protocol

from zehn.cards.deck import IN_WORDS, Deck
from zehn.cards.groups import Placement
from zehn.cards.threads import STEPS, breathe
from zehn.kernel.counted import are_equal_pools
from zehn.kernel.grounded import size_of, union_of
from zehn.kernel.packed import PackedLanes
from zehn.kernel.reach import CompiledContract
from zehn.kernel.templates import Apart, Slots, Template, all_templates, are_apart, cards_in, template_count

#: More templates, or more layers, are not worth their lanes.
MOST_TEMPLATES = 5000
MOST_LAYERS = 8


#: How a heap counts a class: (task, size of a block, most cards that count, groups of the task).
Counted = tuple[int, int, int, int]
#: What a card adds to the lanes of a task: by its kind; by the mask of its class and the number of its cards.
Raised = tuple[list[int], dict[int, list[int]]]


class Sortable(Protocol):
    """What is asked of a task."""

    need: int
    deck: Deck
    apart: Apart

    @property
    def jokers(self) -> bool: ...
    @property
    def compiled(self) -> CompiledContract: ...
    @property
    def bundle(self) -> "Bundle": ...


class Bundle:
    """The lanes of one task by themselves, found once however many sheets the task is on.

    `fits` is False if there are too many templates or layers.
    """

    def __init__(self, task: Sortable) -> None:
        self.deck = task.deck
        self.limit = task.deck.plain * len(task.deck.colours)
        self.templates: list[Template] = []
        self.layers: list[list[Slots]] = []
        self.compiled = task.compiled
        self.fits = template_count(task.compiled.options) <= MOST_TEMPLATES
        self._packed: PackedLanes | None = None
        if self.fits:
            found = all_templates(task.deck, task.compiled.options, wild=task.jokers)
            if task.apart:
                found = {slots: template for slots, template in found.items() if are_apart(template, task.apart)}
            bounds = [_bounds(number, slots) for number, slots in enumerate(found)]
            deepest = max(map(len, bounds))
            self.templates = list(found.values())
            self.layers = [[row[min(layer, len(row) - 1)] for row in bounds] for layer in range(deepest)]
            self.fits = deepest <= MOST_LAYERS
        self._raised: dict[int, Raised] = {}

    @property
    def packed(self) -> PackedLanes | None:
        """The lanes in 64-bit words; None for a task whose slots, or whose templates, overlap."""
        if self._packed is None and len(self.layers) == 1 and not self.compiled.overlap:
            templates = dict(zip(self.layers[0], self.templates, strict=True))
            self._packed = PackedLanes(self.deck, self.compiled.options, templates, wild=False)
        return self._packed

    def raised(self, bits: int) -> Raised:
        """What a card adds to lanes of so many bits, the first one at the right end: `flat` by its kind, `rises` by
        its class and how many cards of it there are then.
        """
        if bits not in self._raised:
            flat, rises = [0] * self.limit, dict[int, list[int]]()
            for layer, rows in enumerate(self.layers):
                for lane, slots in enumerate(rows):
                    if lane % STEPS == 0:
                        breathe()
                    bit = 1 << (layer * len(rows) + lane) * bits
                    if len(self.layers) > 1 and len(slots) == 1:
                        self._raise_flat(slots[0][0], bit, flat)
                    else:
                        self._raise_lane(slots, bit, rises)
            self._raised[bits] = flat, rises
        return self._raised[bits]

    def _raise_flat(self, mask: int, bit: int, flat: list[int]) -> None:
        for kind in range(self.limit):
            flat[kind] |= bit * (mask >> kind & 1)

    def _raise_lane(self, slots: Slots, bit: int, rises: dict[int, list[int]]) -> None:
        for mask, count in slots:
            if mask not in rises:
                rises[mask] = [0] * (cards_in(self.deck, mask) + 2)
            row = rises[mask]
            for step in range(1, min(count, len(row) - 1) + 1):
                row[step] |= bit


class Part:
    """One task as the sorter sees it; `few` jokers can be the whole of its smallest group, or of what needs a natural
    card in it: there are so many `grounds`.

    Its lanes begin at `offset`. What concerns only them is looked at after a shift to the right end
    (`low_flags`, `flat`, `rise`): there the numbers are small.
    """

    def __init__(self, task: Sortable) -> None:
        self.task = task
        self.need = task.need
        self.jokers = task.jokers
        self.options: Sequence[Sequence[Placement]] = task.compiled.options
        self.groups = len(self.options)
        self.apart = task.apart
        self.grounds = sum([len(places[0].each) or 1 for places in self.options])
        self.few = min(1 if places[0].each else size_of(places[0]) for places in self.options)
        plain = (1 << task.deck.plain * len(task.deck.colours)) - 1
        unions = [[union_of(place) for place in places] for places in self.options]
        self.everywhere = not task.apart and all(plain & ~_or(masks) == 0 for masks in unions)
        self.templates: list[Template] = []
        self.layers: list[list[Slots]] = []
        self.offset = self.width = self.flags = self.ones = self.low_flags = self.whole = 0
        self.biases: list[int] = []
        self.flat: list[int] = []
        self.rise: list[tuple[int, int, list[int]]] = []
        self.steps: list[list[tuple[int, list[int]]]] = []

    def compile(self) -> bool:
        """Take over templates and layers; False if there are too many of them."""
        bundle = self.task.bundle
        self.templates, self.layers = bundle.templates, bundle.layers
        return bundle.fits

    def place(self, offset: int, bits: int) -> int:
        """Put the lanes here; returns where they end."""
        lanes, top = len(self.templates), 1 << bits - 1
        self.offset, self.width = offset, lanes * bits
        low_ones = sum([1 << bits * lane for lane in range(lanes)])
        self.low_flags = low_ones * top
        self.ones, self.flags = low_ones << offset, self.low_flags << offset
        self.biases = [low_ones * (top - level) for level in range(self.need + 2)]
        length = self.width * len(self.layers)
        self.whole = (1 << length) - 1
        return offset + length

    def tell_classes(self, masks: Sequence[int], bits: int) -> None:
        """Note what the cards of each class of the sorter, and of each kind, raise here."""
        self.flat, rises = self.task.bundle.raised(bits)
        self.rise = [(number, mask, rises[mask]) for number, mask in enumerate(masks) if mask in rises]
        self.steps = [
            [(number, row) for number, mask, row in self.rise if mask >> kind & 1]
            for kind in range(self.task.deck.kinds)
        ]

    def lanes_with(self, level: int, word: int) -> int:
        """The flags of the lanes that hold so many cards in every layer, in a word that begins with them."""
        flags, bias = self.low_flags, self.biases[level]
        for _ in self.layers:
            flags &= word + bias
            word >>= self.width
        return flags


class Heap:
    """k equal pools of one size: a pool of c cards makes full blocks and one of what is left (SORT-10: 1 and 9)."""

    def __init__(self, part: Part, deck: Deck) -> None:
        self.size = part.few
        self.groups = part.groups
        self.pools = [place.slots[0][0] for place in part.options[0]]
        most = [cards_in(deck, mask) for mask in self.pools]
        self.most = [count if part.jokers else count - count % self.size for count in most]
        if part.apart:
            self.most = [min(count, self.size) for count in self.most]
        self.apart = bool(part.apart)
        self.classes: list[tuple[int, int, int]] = []

    def tell_classes(self, masks: Sequence[int]) -> None:
        """Note the number of each pool among the classes of the sorter, its mask, and how many cards count."""
        self.classes = [(masks.index(mask), mask, most) for mask, most in zip(self.pools, self.most, strict=True)]


class Sorter:
    """Some tasks, compiled together. `cards` is the greatest number of cards that a hand can have.

    In the compiled core (`in_words`) tasks without layers have `packed` lanes of their own instead of a part of the one
    big integer; `moved` are those that a card of each kind can bring nearer.
    """

    def __init__(self, tasks: Sequence[Sortable], *, cards: int, in_words: bool = IN_WORDS) -> None:
        self.deck = deck = tasks[0].deck
        self.wild = deck.wild
        self.limit = deck.plain * len(deck.colours)
        self.parts = [Part(task) for task in tasks]
        self.number_of = {id(task): number for number, task in enumerate(tasks)}
        self.bits = max(cards, *(part.need for part in self.parts)).bit_length() + 1
        self.top = 1 << self.bits - 1
        self.heaps: dict[int, Heap] = {}
        self.searched: list[int] = []
        laned = [number for number, part in enumerate(self.parts) if self._has_lanes(number, part)]
        self.packed: list[PackedLanes | None] = [None] * len(tasks)
        if in_words:
            for number in laned:
                self.packed[number] = self.parts[number].task.bundle.packed
        laned = [number for number in laned if self.packed[number] is None]
        self.narrow = [number for number in laned if len(self.parts[number].layers) == 1]
        self.wide = [number for number in laned if len(self.parts[number].layers) > 1]
        self._place(laned)
        self.moved = [self._moved(kind) for kind in range(self.limit)]
        self.flags = _or([self.parts[number].flags for number in self.narrow])
        self.ones = _or([self.parts[number].ones for number in self.narrow])
        self._raise(laned)

    def _has_lanes(self, number: int, part: Part) -> bool:
        """Give a task its kernel; whether that is lanes."""
        if part.groups > 1 and are_equal_pools(part.options) and template_count(part.options) > MOST_TEMPLATES // 10:
            self.heaps[number] = Heap(part, self.deck)
        elif not part.compile():
            self.searched.append(number)
        else:
            return True
        return False

    def _moved(self, kind: int) -> list[int]:
        """The tasks with packed lanes that a card can bring nearer."""
        return [
            number
            for number, lanes in enumerate(self.packed)
            if lanes is not None and lanes.class_of[kind] < len(lanes.classes) - 2
        ]

    def _place(self, laned: list[int]) -> None:
        """Where the lanes of each task begin; those with layers come first, for they are shifted."""
        offset = 0
        for number in sorted(laned, key=lambda number: -len(self.parts[number].layers)):
            offset = self.parts[number].place(offset, self.bits)

    def _raise(self, laned: list[int]) -> None:
        """What a card adds: `flat[kind]` always, `rise[class][k]` as the k-th card of a class."""
        self.flat = [0] * self.limit
        rises: dict[int, list[int]] = {}
        for number in laned:
            part = self.parts[number]
            flat, rows = part.task.bundle.raised(self.bits)
            self.flat = [all_of_it + (step << part.offset) for all_of_it, step in zip(self.flat, flat, strict=True)]
            for mask, row in rows.items():
                before = rises.get(mask) or [0] * len(row)
                rises[mask] = [step + (more << part.offset) for step, more in zip(before, row, strict=True)]
        for heap in self.heaps.values():
            for mask in heap.pools:
                rises.setdefault(mask, [0] * (cards_in(self.deck, mask) + 2))
        self.masks = masks = sorted(rises)
        self.rise = [rises[mask] for mask in masks]
        self.classes_of = [
            tuple(number for number, mask in enumerate(masks) if mask >> kind & 1) for kind in range(self.limit)
        ]
        for number in laned:
            self.parts[number].tell_classes(masks, self.bits)
        for heap in self.heaps.values():
            heap.tell_classes(masks)
        self.blocks = [self._blocks(mask) for mask in masks]
        self.touched = [self._touched(kind) for kind in range(self.limit)]
        self.steps = [
            tuple((number, self.rise[number], self.blocks[number]) for number in self.classes_of[kind])
            for kind in range(self.limit)
        ]

    def _blocks(self, mask: int) -> tuple[Counted, ...]:
        """The heaps that count a class."""
        return tuple(
            (number, heap.size, heap.most[heap.pools.index(mask)], heap.groups)
            for number, heap in self.heaps.items()
            if mask in heap.pools
        )

    def _touched(self, kind: int) -> tuple[tuple[int, int, int], ...]:
        """The tasks in one layer that a card can bring nearer: (task, its flags, its ones)."""
        numbers = [n for n in self.narrow if self.parts[n].steps[kind]]
        return tuple((number, self.parts[number].flags, self.parts[number].ones) for number in numbers)


def _bounds(number: int, slots: Slots) -> list[Slots]:
    if number % STEPS == 0:
        breathe()
    return hall_bounds(slots, MOST_LAYERS)


def hall_bounds(slots: Slots, most: int) -> list[Slots]:
    """Every way to put overlapping slots together; the least sum over all of them is the greatest matching (Hall).

    Gives up when there are more than `most` ways.
    """
    ways: list[Slots] = [()]
    for slot in slots:
        ways = list(dict.fromkeys(way for old in ways for way in _joined(old, slot)))
        if len(ways) > most:
            break
    return ways


def _joined(way: Slots, slot: tuple[int, int]) -> list[Slots]:
    """The slot on its own, or in one block with any of the blocks that it overlaps."""
    near = [number for number, block in enumerate(way) if block[0] & slot[0]]
    joined = []
    for size in range(len(near) + 1):
        for chosen in combinations(near, size):
            rest = [block for number, block in enumerate(way) if number not in chosen]
            union = _or([slot[0], *(way[number][0] for number in chosen)])
            total = slot[1] + sum([way[number][1] for number in chosen])
            joined.append(tuple(sorted([*rest, (union, total)])))
    return joined


def _or(masks: Sequence[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union
