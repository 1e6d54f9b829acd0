"""Whether a round can be ended in this very turn (SORT-13): all cards but one can be added to groups.

Cards that fit a group which grows without limit are *free*: they can wait. Every other card – except one, the
discard – must find its place: in a twin, in a whole row, in a quartet, or at the end of a run, with other cards or
jokers of the hand in between. The search settles the card with the fewest places first; it is exact. Cards whose suit
matters nowhere are taken for equal, and so are ends of runs that take the same cards.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice

from zehn.cards.deck import Deck
from zehn.cards.groups import Group, Run
from zehn.games.profisort.forms import FullRows, Quartet, Twins

Cards = tuple[int, ...]
#: An end of a run: the value it takes next, the way it grows (1 or -1), its suit (-1: any), whether it takes jokers.
End = tuple[int, int, int, bool]
#: What a search changes: cards, ends, the kinds that quartets lack, and whether no card was put by to discard.
State = tuple[Cards, tuple[End, ...], tuple[int, ...], bool]


def can_finish(groups: Sequence[Group], cards: Sequence[int]) -> bool:
    """Whether all these cards but one can be added to the groups, the last one then being discarded."""
    if len(cards) < 2:
        return bool(cards)
    search = Search(groups[0].form.deck, groups)
    return search.succeeds(search.start(cards))


class Search:
    """One question: what never changes in it, and the states that were found hopeless.

    In a search a card is its kind, or, where its suit does not matter, `kinds + value`; `kinds + plain + value` if it
    is free. `value`, `suit` and `free` have an entry for each of these.
    """

    def __init__(self, deck: Deck, groups: Sequence[Group]) -> None:
        self.deck = deck
        self.twins = {group.form.size for group in groups if isinstance(group.form, Twins)}
        self.full_rows = {group.form.size for group in groups if isinstance(group.form, FullRows)}
        self.quartets = tuple(sorted([group.takes for group in groups if isinstance(group.form, Quartet)]))
        runs = [end for group in groups if isinstance(group.form, Run) for end in _ends(group, group.form)]
        self.ends = tuple(sorted([end for end in runs if 0 <= end[0] < deck.plain]))
        self.hopeless: set[State] = set()
        mask = 0
        for group in groups:
            if not isinstance(group.form, Run | Quartet | Twins | FullRows):
                mask |= group.takes
        values = [*range(deck.plain)] * 2
        self.value: list[int] = [*deck.value_of, *values]
        self.suit: list[int] = [*deck.colour_of, *[-2] * len(values)]
        self.free = [
            *[mask >> kind & 1 == 1 for kind in range(deck.kinds)],
            *[False] * deck.plain,
            *[True] * deck.plain,
        ]

    def start(self, cards: Sequence[int]) -> State:
        """The first state: cards whose suit matters nowhere are known by their value only."""
        codes = [kind if self._suit_matters(kind, cards) else self._code(kind) for kind in cards]
        return tuple(sorted(codes)), self.ends, self.quartets, True

    def _code(self, kind: int) -> int:
        return self.deck.kinds + self.value[kind] + self.deck.plain * self.free[kind]

    def _suit_matters(self, kind: int, cards: Sequence[int]) -> bool:
        value, suit = self.value[kind], self.suit[kind]
        if not 0 <= value < self.deck.plain or any(lacks >> kind & 1 for lacks in self.quartets):
            return True
        if any(end[2] == suit for end in self.ends) or any(cards.count(kind) >= size for size in self.twins):
            return True
        suits = {other for other in cards if self.value[other] == value}
        return any(len(suits) >= size for size in self.full_rows)

    def succeeds(self, state: State) -> bool:
        """Whether a hand can be put away from here."""
        free, wild = self.free, self.deck.wild
        hard = [card for card in dict.fromkeys(state[0]) if not free[card] and card != wild]
        if not hard:
            return self._rest_fits(state)
        if state in self.hopeless:
            return False
        self.hopeless.add(state)
        if self._too_many(hard, state):
            return False
        fewest: list[State] | None = None
        for card in hard:
            options = list(islice(self._options(card, state), len(fewest) if fewest else None))
            if fewest is None or len(options) < len(fewest):
                fewest = options
            if len(fewest) <= 1:
                break
        return any(self.succeeds(option) for option in fewest or ())

    def _too_many(self, hard: list[int], state: State) -> bool:
        """Whether more equal cards are left than ends can take: at the end itself, or behind a neighbour or joker."""
        cards, ends, _, spare = state
        nexts, values = [end[0] for end in ends], [self.value[card] for card in cards]
        jokers, over = cards.count(self.deck.wild), 0
        for card in hard:
            if card >= self.deck.kinds:
                value = self.value[card]
                room = nexts.count(value) + values.count(value - 1) + values.count(value + 1) + jokers
                over += max(0, cards.count(card) - room)
        return over > spare

    def _rest_fits(self, state: State) -> bool:
        """Only free cards and jokers are left: whether one can be discarded and all others be added."""
        cards, ends, _, spare = state
        if spare and not cards:
            return False
        plain, wild = self.deck.plain, self.deck.wild
        jokers = 0 if self.free[wild] else cards.count(wild)
        room = sum([plain - value if way > 0 else value + 1 for value, way, _, joker in ends if joker])
        return jokers - spare <= room

    def _options(self, card: int, state: State) -> Iterator[State]:
        """Every place for a card, and what is left then."""
        cards, ends, quartets, spare = state
        yield from self._on_runs(card, state)
        if card < self.deck.kinds:
            for number, lacks in enumerate(quartets):
                if lacks >> card & 1 and lacks not in quartets[:number]:
                    changed = (*quartets[:number], lacks ^ 1 << card, *quartets[number + 1 :])
                    yield less(cards, (card,)), ends, tuple(sorted(changed)), spare
            for together in self._at_once(card, cards):
                yield less(cards, together), ends, quartets, spare
        if spare:
            yield less(cards, (card,)), ends, quartets, False

    def _at_once(self, card: int, cards: Cards) -> Iterator[Cards]:
        """The twins and whole rows of a hand that hold a card."""
        value = self.value[card]
        if value >= self.deck.plain:
            return
        yield from ((card,) * size for size in self.twins if cards.count(card) >= size)
        others = sorted({other for other in cards if self.value[other] == value and other != card})
        for size in self.full_rows:
            yield from ((card, *rest) for rest in combinations(others, size - 1))

    def _on_runs(self, card: int, state: State) -> Iterator[State]:
        """A card at the end of a run, with cards in between where they are needed."""
        cards, ends, quartets, spare = state
        value, suit, before = self.value[card], self.suit[card], None
        if value >= self.deck.plain:
            return
        for number, end in enumerate(ends):
            between = (value - end[0]) * end[1]
            if between < 0 or end[2] not in (-1, suit) or end == before:
                continue
            before = end
            others = (*ends[:number], *ends[number + 1 :])
            onward = value + end[1]
            if 0 <= onward < self.deck.plain:
                others = tuple(sorted((*others, (onward, *end[1:]))))
            for rest in self._bridged(between, end, less(cards, (card,))):
                yield rest, others, quartets, spare

    def _bridged(self, between: int, end: End, cards: Cards) -> Iterator[Cards]:
        """What is left of a hand after a run was continued through some values, in every way."""
        if not between:
            yield cards
            return
        value, way, suit, joker = end
        for card in dict.fromkeys(cards):
            natural = self.value[card] == value and suit in (-1, self.suit[card])
            if natural or (joker and card == self.deck.wild):
                yield from self._bridged(between - 1, (value + way, way, suit, joker), less(cards, (card,)))


def _ends(group: Group, form: Run) -> list[End]:
    """The ends of a run; below and above do not touch each other, so that they are searched apart."""
    suit = form.deck.colour_of[form.naturals(group.cards)[0]] if form.suited else -1
    return [(group.low - 1, -1, suit, bool(form.wild)), (group.high + 1, 1, suit, bool(form.wild))]


def less(cards: Cards, gone: Sequence[int]) -> Cards:
    """A hand without some of its cards."""
    for card in gone:
        place = cards.index(card)
        cards = cards[:place] + cards[place + 1 :]
    return cards
