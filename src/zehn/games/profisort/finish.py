"""Whether a round can be ended in this very turn (SORT-13): all cards but one can be added to groups.

Cards that fit a group which grows without limit are *free*: they can wait. Every other card – except one, the
discard – must find its place: in a twin, in a whole row, in a quartet, or at the end of a run, with other cards or
jokers of the hand in between. The search settles the card with the fewest places first; it is exact.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from zehn.rules.cards import Deck
from zehn.rules.groups import Group, Run
from zehn.rules.sort_forms import FullRows, Quartet, Twins

Cards = tuple[int, ...]


class End(NamedTuple):
    """An end of a run on the table: the value it takes next, the way it grows (1 or -1), its suit (-1: any)."""

    value: int
    way: int
    suit: int
    jokers: bool

    def room(self, plain: int) -> int:
        """How many cards it can still take."""
        return plain - self.value if self.way > 0 else self.value + 1


class Places(NamedTuple):
    """What a search changes: ends of runs, kinds that quartets lack, and whether no card was put by to discard."""

    ends: tuple[End, ...]
    quartets: tuple[int, ...]
    spare: bool


Option = tuple[Cards, Places]


def can_finish(groups: Sequence[Group], cards: Sequence[int]) -> bool:
    """Whether all these cards but one can be added to the groups, the last one then being discarded."""
    if not cards:
        return False
    if len(cards) == 1:
        return True
    search = Search(groups[0].form.deck, groups)
    return search.succeeds(tuple(sorted(cards)), search.start)


class Search:
    """One question: what never changes in it, and the positions that were found hopeless."""

    def __init__(self, deck: Deck, groups: Sequence[Group]) -> None:
        self.deck = deck
        self.free = 0
        self.twins: set[int] = set()
        self.full_rows: set[int] = set()
        self.hopeless: set[Option] = set()
        ends: list[End] = []
        quartets = []
        for group in groups:
            match group.form:
                case Run():
                    ends += _ends(group, group.form)
                case Quartet():
                    quartets.append(group.takes)
                case Twins():
                    self.twins.add(group.form.size)
                case FullRows():
                    self.full_rows.add(group.form.size)
                case _:
                    self.free |= group.takes
        self.start = Places(tuple(sorted(ends)), tuple(sorted(quartets)), True)

    def succeeds(self, cards: Cards, places: Places) -> bool:
        """Whether a hand can be put away from here."""
        hard = sorted({kind for kind in cards if not self.free >> kind & 1 and kind != self.deck.wild})
        if not hard:
            return self._rest_fits(cards, places)
        if (cards, places) in self.hopeless:
            return False
        self.hopeless.add((cards, places))
        fewest: list[Option] | None = None
        for kind in hard:
            options = list(self._options(kind, cards, places))
            if fewest is None or len(options) < len(fewest):
                fewest = options
            if len(fewest) <= 1:
                break
        return any(self.succeeds(*option) for option in fewest or ())

    def _rest_fits(self, cards: Cards, places: Places) -> bool:
        """Only free cards and jokers are left: whether one can be discarded and all others be added."""
        if places.spare and not cards:
            return False
        jokers = cards.count(self.deck.wild) if not self.free >> self.deck.wild & 1 else 0
        room = sum([end.room(self.deck.plain) for end in places.ends if end.jokers])
        return jokers - places.spare <= room

    def _options(self, kind: int, cards: Cards, places: Places) -> Iterator[Option]:
        """Every place for a card, and what is left then."""
        yield from self._on_runs(kind, cards, places)
        for number, lacks in enumerate(places.quartets):
            if lacks >> kind & 1 and lacks not in places.quartets[:number]:
                changed = [*places.quartets]
                changed[number] ^= 1 << kind
                yield less(cards, (kind,)), places._replace(quartets=tuple(sorted(changed)))
        for size in self.twins:
            if cards.count(kind) >= size and kind < self.deck.plain * len(self.deck.colours):
                yield less(cards, (kind,) * size), places
        for size in self.full_rows:
            for row in self._rows_with(kind, size, cards):
                yield less(cards, row), places
        if places.spare:
            yield less(cards, (kind,)), places._replace(spare=False)

    def _rows_with(self, kind: int, size: int, cards: Cards) -> Iterator[Cards]:
        """The whole rows of a hand that hold a kind."""
        value = self.deck.value_of[kind]
        if value < self.deck.plain:
            others = sorted({other for other in cards if self.deck.value_of[other] == value and other != kind})
            yield from ((kind, *rest) for rest in combinations(others, size - 1))

    def _on_runs(self, kind: int, cards: Cards, places: Places) -> Iterator[Option]:
        """A card at the end of a run, with cards in between where they are needed."""
        value, suit = self.deck.value_of[kind], self.deck.colour_of[kind]
        if value >= self.deck.plain:
            return
        for number, end in enumerate(places.ends):
            between = (value - end.value) * end.way
            if between < 0 or end.suit not in (-1, suit) or end in places.ends[:number]:
                continue
            moved = end._replace(value=value + end.way)
            ends = tuple(sorted([*places.ends[:number], moved, *places.ends[number + 1 :]]))
            for rest in self._bridged(between, end, less(cards, (kind,))):
                yield rest, places._replace(ends=ends)

    def _bridged(self, between: int, end: End, cards: Cards) -> Iterator[Cards]:
        """What is left of a hand after a run was continued through some values, in every way."""
        if not between:
            yield cards
            return
        onward = end._replace(value=end.value + end.way)
        for kind in sorted(set(cards)):
            natural = self.deck.value_of[kind] == end.value and end.suit in (-1, self.deck.colour_of[kind])
            if natural or (kind == self.deck.wild and end.jokers):
                yield from self._bridged(between - 1, onward, less(cards, (kind,)))


def _ends(group: Group, form: Run) -> list[End]:
    """The ends of a run; below and above do not touch each other, so that they are searched apart."""
    suit = form.deck.colour_of[form.naturals(group.cards)[0]] if form.suited else -1
    return [End(group.low - 1, -1, suit, bool(form.wild)), End(group.high + 1, 1, suit, bool(form.wild))]


def less(cards: Cards, gone: Sequence[int]) -> Cards:
    """A hand without some of its cards."""
    if len(gone) == 1:
        place = cards.index(gone[0])
        return cards[:place] + cards[place + 1 :]
    rest = Counter(cards)
    rest.subtract(gone)
    return tuple(sorted(rest.elements()))
