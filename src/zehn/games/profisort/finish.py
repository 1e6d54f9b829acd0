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


class Row(NamedTuple):
    """A run on the table: its ends, its suit (-1: any), and whether jokers may be added."""

    low: int
    high: int
    suit: int
    jokers: bool


class Places(NamedTuple):
    """What a search has changed so far: runs, kinds that quartets lack, and whether no card was put by to discard."""

    rows: tuple[Row, ...]
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
        rows, quartets = [], []
        for group in groups:
            match group.form:
                case Run():
                    rows.append(_row(group, group.form))
                case Quartet():
                    quartets.append(group.takes)
                case Twins():
                    self.twins.add(group.form.size)
                case FullRows():
                    self.full_rows.add(group.form.size)
                case _:
                    self.free |= group.takes
        self.start = Places(tuple(sorted(rows)), tuple(sorted(quartets)), True)

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
        room = sum(self.deck.plain - 1 - row.high + row.low for row in places.rows if row.jokers)
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
        for number, row in enumerate(places.rows):
            if row.suit not in (-1, suit) or row.low <= value <= row.high or row in places.rows[:number]:
                continue
            between = range(value + 1, row.low) if value < row.low else range(row.high + 1, value)
            grown = row._replace(low=min(value, row.low), high=max(value, row.high))
            rows = tuple(sorted([*places.rows[:number], grown, *places.rows[number + 1 :]]))
            for rest in self._bridged(between, row, less(cards, (kind,))):
                yield rest, places._replace(rows=rows)

    def _bridged(self, values: range, row: Row, cards: Cards) -> Iterator[Cards]:
        """What is left of a hand after a run was continued through some values, in every way."""
        if not values:
            yield cards
            return
        for kind in sorted(set(cards)):
            natural = self.deck.value_of[kind] == values[0] and row.suit in (-1, self.deck.colour_of[kind])
            if natural or (kind == self.deck.wild and row.jokers):
                yield from self._bridged(values[1:], row, less(cards, (kind,)))


def _row(group: Group, form: Run) -> Row:
    suit = -1
    if form.suited:
        suit = form.deck.colour_of[form.naturals(group.cards)[0]]
    return Row(group.low, group.high, suit, form.wild)


def less(cards: Cards, gone: Sequence[int]) -> Cards:
    """A hand without some of its cards."""
    if len(gone) == 1:
        place = cards.index(gone[0])
        return cards[:place] + cards[place + 1 :]
    rest = Counter(cards)
    rest.subtract(gone)
    return tuple(sorted(rest.elements()))
