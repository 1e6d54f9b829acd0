"""Groups of cards: what a contract asks for (a *form*) and what is on the table (a *group*).

A form is a pool (equal values, one colour, identical cards, any of some values), a run, or a rainbow
(every card in a colour of its own). Each form can say how it may be placed (for the kernel), read the
cards of a lay, and say which cards a group on the table takes.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from zehn.cards.deck import Deck, row_of
from zehn.cards.rows import Row, i64, remove
from zehn.cards.threads import breathe


@mypyc_attr(acyclic=True, free_list_len=1)
class Spread:
    """The cards of one group as they are written in a move; `at` names an all-wild group's meaning.

    Never changed. It is not a named tuple, whose attributes are slow: every lay reads them many times.
    """

    __slots__ = ("at", "cards")

    def __init__(self, cards: tuple[int, ...], at: str = "") -> None:
        self.cards = cards
        self.at = at

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Spread) and self.cards == other.cards and self.at == other.at

    def __lt__(self, other: "Spread") -> bool:
        return (self.cards, self.at) < (other.cards, other.at)

    def __hash__(self) -> int:
        return hash((self.cards, self.at))

    def __repr__(self) -> str:
        return f"Spread({self.cards}, {self.at!r})"


@mypyc_attr(acyclic=True, free_list_len=1)
class Layout:
    """How a hand lays a contract, as the kernel finds it: all groups in one `line` of cards, the places where they end
    in it, and what each one is called if it is all wild; `rest` is what stays in the hand. Never changed.
    """

    __slots__ = ("ends", "line", "names", "rest")

    def __init__(self, line: Row, ends: Row, names: list[str], rest: Row) -> None:
        self.line = line
        self.ends = ends
        self.names = names
        self.rest = rest

    def spreads(self, wild: int) -> list[Spread]:
        """The same as it is written in a move."""
        spreads: list[Spread] = []
        start: i64 = 0
        for end in self.ends:
            cards = tuple(self.line[start:end])
            all_wild = cards[0] == wild and min(cards) == wild
            spreads.append(Spread(cards, self.names[len(spreads)] if all_wild else ""))
            start = end
        return spreads


def layout_of(spreads: Sequence[Spread], cards: Row) -> Layout:
    """The layout of some cards of a hand."""
    line: list[int] = []
    ends: list[int] = []
    rest = cards[:]
    for spread in spreads:
        line += spread.cards
        ends.append(len(line))
        for kind in spread.cards:
            rest = remove(rest, kind)
    return Layout(row_of(line), row_of(ends), [spread.at for spread in spreads], rest)


class Placement(NamedTuple):
    """One way to place a group: slots of (mask of accepted kinds, how many); `at` as in a Spread. `each` are masks that
    all need a natural card, where it is not enough that the group has one (SORT-12).
    """

    slots: tuple[tuple[int, int], ...]
    at: str
    each: tuple[int, ...] = ()


class Fault(NamedTuple):
    """Why some cards do not make the group: a word that the games translate to their clause."""

    reason: str


@mypyc_attr(acyclic=True, free_list_len=1)
class Group:
    """A group on the table: never changed, a hit makes a new one.

    `low` and `high` are the ends of a run; for a pool both are its number. `takes` is the mask of the
    kinds that may be added. A group that took a card knows what it was `before` and the card, `added`; one that the
    kernel laid has its cards in a `line`, from the place `start` to the place before `end`. They are put together when
    somebody asks for them.
    """

    __slots__ = ("_cards", "added", "before", "end", "form", "high", "line", "low", "owner", "start", "takes")

    low: i64
    high: i64
    owner: i64
    added: i64
    start: i64
    end: i64

    def __init__(
        self,
        form: "Form",
        cards: tuple[int, ...],
        low: i64,
        high: i64,
        owner: i64 = -1,
        before: "Group | None" = None,
        added: i64 = -1,
    ) -> None:
        self.form = form
        self._cards = cards
        self.low = low
        self.high = high
        self.owner = owner
        self.before = before
        self.added = added
        self.takes = form.takes(self)

    @property
    def cards(self) -> tuple[int, ...]:
        """The kinds in their order."""
        if not self._cards and self.before is not None:
            before, added = self.before, (int(self.added),)
            self._cards = added + before.cards if self.low < before.low else before.cards + added
        elif not self._cards:
            self._cards = tuple(self.row())
        return self._cards

    def row(self) -> Row:
        """The same as a row."""
        if self._cards or self.before is not None:
            return row_of(list(self.cards))
        return self.line[self.start : self.end]

    def cut_from(self, line: Row, start: i64, end: i64) -> "Group":
        """The same group, whose cards are in a line."""
        self.line, self.start, self.end = line, start, end
        return self

    def owned_by(self, seat: int) -> "Group":
        """The same group, in front of `seat`."""
        self.owner = seat
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Group) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[int, int, int, tuple[int, ...], str]:
        cards = self.cards if isinstance(self.form, Run) else tuple(sorted(self.cards))
        return self.owner, self.low, self.high, cards, self.form.word

    @property
    def names(self) -> list[str]:
        """The cards in their order, by their names."""
        return [self.form.deck.names[kind] for kind in self.cards]

    def __repr__(self) -> str:
        return f"<Group {self.form.word} {self.form.deck.write(self.cards)}>"


class Form:
    """What one group of a contract must be; `size` is the fewest cards it may have, `wild` the mask of the wild, or 0
    where no wild is allowed. Kinds from `useful` on (loose values, skips) belong to no group.
    A hit must bring `at_once` cards at once (SORT-09).
    """

    word: str
    at_once = 1

    def __init__(self, deck: Deck, size: int) -> None:
        self.deck = deck
        self.size = size
        self.wild = 1 << deck.wild
        self.useful = deck.plain * len(deck.colours)

    def placements(self) -> list[Placement]:
        """All ways to place the group with exactly `size` cards."""
        raise NotImplementedError

    def read(self, spread: Spread) -> Group | Fault:
        """The group that these cards make, or why they make none."""
        raise NotImplementedError

    def placed(self, owner: i64, line: Row, start: i64, end: i64, at: str) -> Group:
        """The group that the kernel placed in a line of cards: the same as `read`, without checks."""
        cards = tuple(line[start:end])
        group = self.read(Spread(cards, at if self.wild == 1 << min(cards) else ""))
        assert isinstance(group, Group)
        return group.owned_by(int(owner))

    def takes(self, group: Group) -> int:
        """The mask of the kinds that fit a group of this form on the table."""
        raise NotImplementedError

    def grown(self, group: Group, kind: int, end: str) -> Group:
        """The group with one more card; `end` is `low` or `high` for a wild on a run."""
        return Group(self, (), group.low, group.high, group.owner, group, kind)

    def spreads(self, hand: Sequence[int], *, wild: bool) -> Iterator[Spread]:
        """Every different way to make this group, with any further fitting cards, from a hand."""
        raise NotImplementedError

    def naturals(self, cards: Sequence[int]) -> list[int]:
        """The cards that are no wilds."""
        return [kind for kind in cards if kind != self.deck.wild]

    def _mask(self, spread: Spread) -> int | Fault:
        """The mask of a spread's natural cards; a fault if a card fits nowhere or a name is needless or missing."""
        wild, mask = self.deck.wild, 0
        for kind in spread.cards:
            if kind != wild:
                mask |= 1 << kind
        if mask >> self.useful:
            return Fault("stranger")
        if mask and spread.at:
            return Fault("wild-named")
        return mask if mask or spread.at else Fault("wild-unnamed")


class Pool(Form):
    """Cards of one pool, as many as one likes: equal values, one colour, twins, any of some values."""

    def __init__(self, deck: Deck, size: int, word: str, pools: Sequence[tuple[str, int]]) -> None:
        super().__init__(deck, size)
        self.word = word
        self.pools = tuple(pools)
        pool_of = [-1] * deck.kinds
        for number, (_, mask) in enumerate(pools):
            rest = mask
            while rest:  # bit by bit: a custom deck may have many pools of a single card
                lowest = rest & -rest
                pool_of[lowest.bit_length() - 1] = number
                rest ^= lowest
        self.pool_of = row_of(pool_of)

    def placements(self) -> list[Placement]:
        return [Placement(((mask, self.size),), at) for at, mask in self.pools]

    def read(self, spread: Spread) -> Group | Fault:
        mask = self._mask(spread)
        if isinstance(mask, Fault):
            return mask
        if mask:
            number: int = self.pool_of[mask.bit_length() - 1]
        else:
            number = next((n for n, (at, _) in enumerate(self.pools) if at == spread.at), -1)
        if number < 0 or mask & ~self.pools[number][1]:
            return Fault("mixed" if mask else "wild-unnamed")
        if len(spread.cards) < self.size:
            return Fault("short")
        return Group(self, spread.cards, number, number)

    def placed(self, owner: i64, line: Row, start: i64, end: i64, at: str) -> Group:
        number = self.pool_of[line[start]]
        if number < 0:
            return super().placed(owner, line, start, end, at)
        return Group(self, (), number, number, owner).cut_from(line, start, end)

    def takes(self, group: Group) -> int:
        return self.pools[group.low][1] | self.wild

    def spreads(self, hand: Sequence[int], *, wild: bool) -> Iterator[Spread]:
        wilds = hand.count(self.deck.wild) if wild else 0
        for at, mask in self.pools:
            pool = sorted(kind for kind in hand if mask >> kind & 1)
            for size in range(len(pool) + 1):
                for chosen in dict.fromkeys(combinations(pool, size)):
                    for jokers in range(max(0, self.size - size), wilds + 1):
                        yield Spread(chosen + (self.deck.wild,) * jokers, "" if chosen else at)


class Run(Form):
    """Consecutive values, colours irrelevant (or all equal, if `suited`), without a link from the last to the first.

    This class alone defines what a run is: where it may start (`_starts`), what cards make one (`read`), and what
    it takes at its ends (`takes`, `free_ends`). `placed` and the quick round of the search (`FastRound`) do the same
    without checks; tests compare them with this class.
    """

    word = "run"

    def __init__(self, deck: Deck, size: int, *, suited: bool = False) -> None:
        super().__init__(deck, size)
        self.suited = suited
        self.value_of = row_of(list(deck.value_of))

    def _starts(self) -> range:
        """The values that a run of the least size may begin with."""
        return range(self.deck.plain - self.size + 1)

    def placements(self) -> list[Placement]:
        deck, suits = self.deck, range(len(self.deck.colours))
        lines = [[deck.cell(value, suit) for value in range(deck.plain)] for suit in suits]
        return [
            Placement(tuple((mask, 1) for mask in masks[start : start + self.size]), deck.values[start])
            for masks in (lines if self.suited else [deck.value_masks])
            for start in self._starts()
        ]

    def read(self, spread: Spread) -> Group | Fault:
        mask = self._mask(spread)
        if isinstance(mask, Fault):
            return mask
        low = self._start(spread)
        if low is None:
            return Fault("wild-unnamed")
        wild, plain, value_of = self.deck.wild, self.deck.plain, self.deck.value_of
        value = low
        for kind in spread.cards:
            if kind != wild and value_of[kind] != value % plain:
                return Fault("gap")
            value += 1
        if self.suited and not any(mask & ~suit == 0 for suit in self.deck.colour_masks):
            return Fault("suits")
        if low < 0 or value > plain:
            return Fault("beyond")
        if len(spread.cards) < self.size:
            return Fault("short")
        return Group(self, spread.cards, low, value - 1)

    def placed(self, owner: i64, line: Row, start: i64, end: i64, at: str) -> Group:
        first = start
        while first < end and self.value_of[line[first]] < 0:
            first += 1
        if first == end or self.suited:
            return super().placed(owner, line, start, end, at)
        low = self.value_of[line[first]] - (first - start)
        return Group(self, (), low, low + end - start - 1, owner).cut_from(line, start, end)

    def _start(self, spread: Spread) -> int | None:
        """The place in the row of values where the run begins; None if it is not determined."""
        for place, kind in enumerate(spread.cards):
            if kind != self.deck.wild:
                return self.deck.value_of[kind] - place
        return self.deck.values.index(spread.at) if spread.at in self.deck.values else None

    def takes(self, group: Group) -> int:
        deck = self.deck
        ends = deck.value_masks[group.low - 1] if group.low > 0 else 0
        if group.high + 1 < deck.plain:
            ends |= deck.value_masks[group.high + 1]
        if not ends:
            return 0
        return (ends & self._suit_of(group) if self.suited else ends) | self.wild

    def _suit_of(self, group: Group) -> int:
        """The mask of the suit of a suited run (all suits while it is all wild)."""
        naturals = self.naturals(group.cards)
        return self.deck.colour_masks[self.deck.colour_of[naturals[0]]] if naturals else -1

    def grown(self, group: Group, kind: int, end: str) -> Group:
        if kind != self.deck.wild:
            end = "low" if self.value_of[kind] < group.low else "high"
        if end == "low":
            return Group(self, (), group.low - 1, group.high, group.owner, group, kind)
        return Group(self, (), group.low, group.high + 1, group.owner, group, kind)

    def free_ends(self, group: Group) -> tuple[str, ...]:
        """The ends where a run can still grow."""
        low = ("low",) if group.low > 0 else ()
        return (*low, "high") if group.high + 1 < self.deck.plain else low

    def spreads(self, hand: Sequence[int], *, wild: bool) -> Iterator[Spread]:
        wilds = hand.count(self.deck.wild) if wild else 0
        suits = range(len(self.deck.colours)) if self.suited else [None]
        for suit in suits:
            by_value = [
                sorted({k for k in hand if self.deck.value_of[k] == v and suit in (None, self.deck.colour_of[k])})
                for v in range(self.deck.plain)
            ]
            for start in self._starts():
                yield from self._lines(by_value, start, (), wilds, bare=suit in (None, 0))

    def _lines(
        self, by_value: list[list[int]], start: int, line: tuple[int, ...], wilds: int, *, bare: bool
    ) -> Iterator[Spread]:
        """All runs from `start` that begin with `line`; all-wild ones only if `bare`."""
        if len(line) >= self.size:
            natural = any(kind != self.deck.wild for kind in line)
            if natural or bare:
                yield Spread(line, "" if natural else self.deck.values[start])
        value = start + len(line)
        if value >= self.deck.plain:
            return
        for kind in by_value[value]:
            yield from self._lines(by_value, start, (*line, kind), wilds, bare=bare)
        if wilds:
            yield from self._lines(by_value, start, (*line, self.deck.wild), wilds - 1, bare=bare)


class Rainbow(Form):
    """Exactly one card for each of some values, all in different colours; several such rows may be offered.

    `each(3,5,9,J)` is one row of four values, `set(4,mixed)` a row of four equal values for every value. A wild stands
    for any card of the row; nothing has to be named, because nothing is added to such a group by single cards.
    """

    def __init__(self, deck: Deck, word: str, rows: Sequence[tuple[int, ...]]) -> None:
        super().__init__(deck, len(rows[0]))
        self.word = word
        self.rows = tuple(rows)

    def placements(self) -> list[Placement]:
        suits = range(len(self.deck.colours))
        found: set[tuple[tuple[int, int], ...]] = set()
        for row in self.rows:
            breathe()
            for chosen in permutations(suits, len(row)):
                cells = [(self.deck.cell(value, suit), 1) for value, suit in zip(row, chosen, strict=True)]
                found.add(tuple(sorted(cells)))
        return [Placement(slots, "") for slots in sorted(found)]

    def read(self, spread: Spread) -> Group | Fault:
        naturals = self.naturals(spread.cards)
        if any(kind >= self.useful for kind in naturals):
            return Fault("stranger")
        if spread.at:
            return Fault("wild-named")
        if len(spread.cards) < self.size:
            return Fault("short")
        values = Counter([self.deck.value_of[kind] for kind in naturals])
        number = next((n for n, row in enumerate(self.rows) if values <= Counter(row)), -1)
        if number < 0 or len(spread.cards) > self.size:
            return Fault("mixed")
        if len({self.deck.colour_of[kind] for kind in naturals}) < len(naturals):
            return Fault("suits")
        return Group(self, spread.cards, number, number)

    def takes(self, group: Group) -> int:
        """No single cards: what may be added to such a group is the game's own rule (SORT-09)."""
        return 0

    def spreads(self, hand: Sequence[int], *, wild: bool) -> Iterator[Spread]:
        held = set(hand)
        wilds = hand.count(self.deck.wild) if wild else 0
        seen: set[tuple[int, ...]] = set()
        for placement in self.placements():
            kinds = [mask.bit_length() - 1 for mask, _ in placement.slots if mask.bit_length() - 1 in held]
            for size in range(max(0, self.size - wilds), len(kinds) + 1):
                seen.update(combinations(kinds, size))
        for chosen in sorted(seen):
            yield Spread(chosen + (self.deck.wild,) * (self.size - len(chosen)))
