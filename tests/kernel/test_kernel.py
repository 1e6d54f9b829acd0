"""The kernel against a referee that is too simple to be wrong.

Two independent ways lead to the fewest cards that a hand is missing: on small decks adding cards of the deck until
some arrangement can be laid; on whole decks a greatest matching of cards and places, for every choice of values,
starts, colours. All other questions (wanted, spare …) are about two hands, so they are asked again from scratch.
"""

import os
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations, product
from random import Random

import pytest

from zehn.cards.contracts import Contract, read_contract
from zehn.cards.deck import Deck, row_of
from zehn.cards.groups import Fault, Form, Group, Layout, Run, Spread
from zehn.kernel.classes import ClassedLanes
from zehn.kernel.counted import CountedContract, are_equal_pools, can_be_counted
from zehn.kernel.lanes import WideLanes
from zehn.kernel.reach import CompiledContract
from zehn.kernel.search import SearchedContract

LONG = 15 if os.environ.get("ZEHN_LONG") else 1

DECKS = {
    "phase": Deck([str(n) for n in range(1, 13)], "rbgy", copies=2, wilds=8, skips=4),
    "rummy": Deck([*"23456789", "10", *"JQKA"], "cdhs", copies=2, wilds=8, loose=1),
    "small": Deck("12345", "rb", copies=2, wilds=8, skips=1),
    "odd": Deck("12345", "rbg", copies=1, wilds=8, loose=1),
    "bare": Deck("1234", "rb", copies=1, wilds=0),
}


def words(text: str) -> list[str]:
    return text.split()


PHASES = words("""
    2*set(3)  set(3)+run(4)  set(4)+run(4)  run(7)  run(8)  run(9)  2*set(4)  colour(7)  set(5)+set(2)  set(5)+set(3)
""")

PHASE_LIKE = words("""
    set(2)  run(2)  colour(2)  twin(2)  any(5;2)  colour(10)  run(12)  set(8)
    set(3)+colour(4)  colour(4)+set(3)  run(4)+colour(3)  2*run(4)  run(4)+run(5)  2*run(5)
    run(6,suited)  run(3,suited)+set(2)  2*run(3,suited)  set(4,mixed)  set(3,mixed)+run(3)  2*set(3,mixed)
    twin(2)+set(3)  twin(2)+run(4)  any(1,2,3;5)  any(10,11,12;4)+set(3)  any(1,2;3)+any(2,3;3)  set(3)+any(1,2;4)
    each(3,5,9,11)  each(3,5,9)|each(4,6,10)  each(3,5)+set(3)  set(3)+set(3)+run(3)  3*set(3)  4*set(2)
    2*set(2)+run(6)
    set(2)+run(3)+colour(4)  colour(3)+colour(4)  2*colour(4)  3*colour(3)
""")

LARGE = words("5*set(2)  3*twin(2)  2*twin(2)+set(3)  2*run(3)+2*set(2)  twin(2)+run(3)+colour(3)")

TASKS = words("""
    5*set(2).nowild  3*set(3)  set(4,mixed).nowild  run(6,suited)  2*set(2)+run(6)  2*run(5)  any(2,3;6)  any(J,Q,K;7)
    3*twin(2).nowild  each(3,5,9,J)|each(4,6,10,Q).nowild  2*set(4)  set(5)+run(4)  run(8).nowild  set(3)+colour(5)
""")

SMALL = words("""
    set(2)  set(3)+run(2)  2*set(2)  3*set(2)  run(3)+colour(2)  set(2)+colour(3)  2*colour(2)  run(2,suited)+set(2)
    set(2,mixed)+set(2)  2*twin(2)  3*twin(2)  any(1,2;2)+run(2)  any(3;3)+set(2)  each(1,3)|each(2,4)  each(1,2)+run(2)
    2*run(2)  2*run(3)  set(2)+run(2)+colour(2)  4*set(2)  twin(2)+any(4,5;2)  any(1;2)+any(1,2;3)  any(1,2;4)+set(3)
""")

CASES = [
    *[("phase", text) for text in (*PHASES, *PHASE_LIKE, *LARGE)],
    *[("phase", f"{text} nowild") for text in (*PHASES[:3], *PHASE_LIKE, *LARGE)],
    *[("rummy", text.replace(".", " ")) for text in TASKS],
]

ODD = words(
    "set(2)  2*set(2)  3*set(2)  set(3)+run(2)  set(2)+colour(3)  set(2,mixed)+set(2)  any(1,2;4)+set(3)  2*run(3)"
)

SMALL_CASES = [
    *[("small", text + flag) for text in SMALL for flag in ("", " nowild")],
    *[("odd", text + flag) for text in ODD for flag in ("", " nowild")],
    *[("bare", text) for text in words("2*set(2)  set(2)+run(2)  set(2)+colour(3)  any(1,2;3)+set(2)")],
]


@cache
def contract(deck: str, text: str) -> Contract:
    return read_contract(1, text, DECKS[deck], most=12)


# -- the first referee: every choice of places, and a greatest matching ------------------------------------------


Places = list[frozenset[int]]


def kinds(deck: Deck, value: int | None = None, colour: int | None = None) -> frozenset[int]:
    fits = range(deck.plain * len(deck.colours))
    return frozenset(k for k in fits if value in (None, deck.value_of[k]) and colour in (None, deck.colour_of[k]))


def choices(deck: Deck, group: str) -> list[Places]:
    """All ways to choose what the places of one group accept, read from the text by other means than the product's."""
    word, inside = re.fullmatch(r"(\w+)\((.+)\)", group).groups()  # type: ignore[union-attr]
    values, colours = range(deck.plain), range(len(deck.colours))
    size = int(re.split("[,;]", inside)[-1 if word == "any" else 0]) if word != "each" else 0
    if word == "each":
        rows = [[deck.values.index(name) for name in row.split(",")] for row in group[5:-1].split(")|each(")]
        return [
            [kinds(deck, value, suit) for value, suit in zip(row, suits, strict=True)]
            for row in rows
            for suits in permutations(colours, len(row))
        ]
    if inside.endswith("mixed"):
        return [[kinds(deck, v, suit) for suit in suits] for v in values for suits in combinations(colours, size)]
    if word == "run":
        suits: Sequence[int | None] = colours if inside.endswith("suited") else [None]
        starts = range(deck.plain - size + 1)
        return [[kinds(deck, low + n, suit) for n in range(size)] for low in starts for suit in suits]
    if word == "any":
        names = inside.partition(";")[0].split(",")
        return [[frozenset().union(*[kinds(deck, deck.values.index(name)) for name in names])] * size]
    pools = {
        "set": [kinds(deck, value) for value in values],
        "colour": [kinds(deck, colour=colour) for colour in colours],
        "twin": [kinds(deck, value, colour) for value in values for colour in colours],
    }
    return [[pool] * size for pool in pools[word]]


def matched(places: Places, cards: Sequence[int]) -> int:
    """How many cards find a place of their own (Kuhn's augmenting paths, from the side of the places)."""
    owner: dict[int, int] = {}

    def finds(place: int, seen: set[int]) -> bool:
        for card, kind in enumerate(cards):
            if kind in places[place] and card not in seen:
                seen.add(card)
                if card not in owner or finds(owner[card], seen):
                    owner[card] = place
                    return True
        return False

    return sum(finds(place, set()) for place in range(len(places)))


class Referee:
    """Knows how many cards a hand is missing, by looking at all choices one after another."""

    def __init__(self, deck: Deck, text: str) -> None:
        body, _, flag = text.partition(" ")
        self.deck, self.wild = deck, not flag and deck.counts[deck.wild] > 0
        ways: list[list[Places]] = [[]]
        for part in re.split(r"\+(?![^(]*\))", body):
            times, _, group = part.rpartition("*")
            chosen = combinations_with_replacement(choices(deck, group), int(times or 1))
            ways = [way + list(more) for way, more in product(ways, chosen)]
        naturals = [kind for kind in deck.cards if kind < deck.naturals]
        every = [[place for group in way for place in group] for way in ways]
        if not self.wild:
            every = [places for places in every if self._roomy(places) or matched(places, naturals) == len(places)]
        self.all = [(places, Counter(places)) for places in every]
        self.need = len(every[0])

    def _roomy(self, places: Places) -> bool:
        """Whether the deck has enough cards beyond doubt: each kind of place could be filled by cards of its own."""
        groups = Counter(places)
        distinct = len(frozenset().union(*groups)) == sum(len(group) for group in groups)
        return distinct and all(len(group) * self.deck.copies >= count for group, count in groups.items())

    def missing(self, hand: Sequence[int]) -> int:
        cards = [kind for kind in hand if kind < self.deck.naturals]
        wilds = hand.count(self.deck.wild) if self.wild else 0
        most = 0
        fitting: dict[frozenset[int], int] = {}
        for places, groups in self.all:
            hope = 0  # no more than this can fit, so most choices need no matching
            for group, count in groups.items():
                if group not in fitting:
                    fitting[group] = sum(kind in group for kind in cards)
                hope += min(count, fitting[group])
            if hope > most:
                most = max(most, matched(places, cards))
        return max(0, self.need - most - wilds)


@cache
def judge(deck: str, text: str) -> Referee:
    return Referee(DECKS[deck], text)


def hands(deck: Deck, referee: Referee, rng: Random, number: int) -> Iterator[list[int]]:
    """Random hands: every second one holds many cards of one choice of places, so that it is near the contract."""
    for turn in range(number):
        pool = list(deck.cards)
        rng.shuffle(pool)
        hand: list[int] = []
        if turn % 2:
            for place in rng.choice(referee.all)[0]:
                fits = [kind for kind in pool if kind in place]
                if fits and rng.random() < 0.85:
                    hand.append(fits[0])
                    pool.remove(fits[0])
        yield hand + pool[: max(0, rng.randint(1, 12) - len(hand))]


@pytest.mark.parametrize(("deck", "text"), CASES)
def test_missing_cards_are_those_of_the_matching(deck: str, text: str) -> None:
    asked, rng, referee = contract(deck, text), Random(f"{deck} {text}"), judge(deck, text)
    assert asked.need == referee.need
    number = max(4, min(200, 20_000 // len(referee.all))) * LONG
    seen = set()
    for hand in hands(asked.deck, referee, rng, number):
        missing = referee.missing(hand)
        assert asked.reach(hand).missing == missing, asked.deck.write(sorted(hand))
        seen.add(missing)
    assert len(seen) > 1, "hands of one distance prove little"


HUGE = "2*twin(2)+set(2)+run(2)"


def test_every_kernel_is_met() -> None:
    met = {type(contract(deck, text).compiled) for deck, text in [*CASES, ("phase", HUGE)]}
    fast = {kernel for kernel in met if issubclass(kernel, ClassedLanes)}
    assert len(fast) == 1, "one kind of word in each build"
    assert met - fast == {WideLanes, CountedContract, SearchedContract}


@pytest.mark.parametrize("kernel", [SearchedContract, CountedContract])
@pytest.mark.parametrize(("deck", "text"), SMALL_CASES)
def test_kernels_without_lanes(deck: str, text: str, kernel: type[CompiledContract]) -> None:
    """What serves contracts with too many templates: here they get such as the referee can follow."""
    asked, rng, referee = contract(deck, text), Random(text), judge(deck, text)
    options = [form.placements() for form in asked.forms]
    if (
        kernel is CountedContract
        and not are_equal_pools(options)
        and not can_be_counted(asked.deck, options, wild=referee.wild)
    ):
        return
    lanes = kernel(asked.deck, options, wild=referee.wild)
    for hand in hands(asked.deck, referee, rng, (12 if deck == "small" else 40) * LONG):
        reach = lanes.reach(hand)
        assert reach.missing == referee.missing(hand), asked.deck.write(sorted(hand))
        for layout in reach.layouts(hand):
            check_layout(asked, hand, layout)


# -- the second referee: add cards until something can be laid ---------------------------------------------------


def can_lay(forms: Sequence[Form], hand: Sequence[int], *, wild: bool) -> bool:
    if not forms:
        return True
    for spread in forms[0].spreads(hand, wild=wild):
        rest = list(hand)
        for kind in spread.cards:
            rest.remove(kind)
        if len(spread.cards) == forms[0].size and can_lay(forms[1:], rest, wild=wild):
            return True
    return False


def fewest(asked: Contract, hand: list[int]) -> int:
    """The fewest cards of the rest of the deck that make a hand which can be laid."""
    rest = list((Counter(asked.deck.cards) - Counter(hand)).elements())
    useful = [kind for kind in rest if kind < asked.deck.naturals or (kind == asked.deck.wild and asked.wild)]
    for number in range(asked.need + 1):
        for more in dict.fromkeys(combinations(sorted(useful), number)):
            if can_lay(asked.forms, [*hand, *more], wild=asked.wild):
                return number
    raise AssertionError("cannot be laid at all")


@pytest.mark.parametrize(("deck", "text"), SMALL_CASES)
def test_missing_cards_are_the_fewest_that_help(deck: str, text: str) -> None:
    asked, rng = contract(deck, text), Random(text)
    pool = [kind for kind in asked.deck.cards if kind != asked.deck.wild]
    pool += [asked.deck.wild] * min(2, asked.deck.counts[asked.deck.wild])
    tried = 0
    while tried < (12 if deck == "small" else 25) * LONG:
        hand = rng.sample(pool, rng.randint(2, min(9, len(pool))))
        reach = asked.reach(hand)
        if reach.missing <= 2:  # more cards to add take too long to try
            assert reach.missing == fewest(asked, hand), asked.deck.write(hand)
            tried += 1


# -- one card more, one card less --------------------------------------------------------------------------------


ALL = [*CASES, *SMALL_CASES]


def walk(asked: Contract, rng: Random, steps: int) -> Iterator[tuple[list[int], int]]:
    """Hands that get and lose cards, and what each is missing when asked from scratch."""
    hand: list[int] = []
    pool = list(asked.deck.cards)
    for _ in range(steps):
        if pool and len(hand) < 12 and (len(hand) < 2 or rng.random() < 0.6):
            hand.append(pool.pop(rng.randrange(len(pool))))
        else:
            pool.append(hand.pop(rng.randrange(len(hand))))
        yield hand, asked.reach(hand).missing


@pytest.mark.parametrize(("deck", "text"), ALL)
def test_card_by_card_is_the_same_as_from_scratch(deck: str, text: str) -> None:
    asked, rng = contract(deck, text), Random(text)
    reach, before = asked.reach([]), Counter[int]()
    for hand, missing in walk(asked, rng, 60 * LONG):
        now = Counter(hand)
        for kind in (now - before).elements():
            reach.add(kind)
        for kind in (before - now).elements():
            reach.remove(kind)
        before = now
        assert reach.missing == missing


@pytest.mark.parametrize(("deck", "text"), ALL)
def test_wanted_and_spare_cards(deck: str, text: str) -> None:
    asked, rng = contract(deck, text), Random(text)
    points = [kind % 5 for kind in range(asked.deck.kinds)]
    for hand, missing in walk(
        asked, rng, (30 if isinstance(asked.compiled, ClassedLanes | CountedContract) else 8) * LONG
    ):
        reach = asked.reach(hand)
        wants = reach.wants()
        counts = Counter(hand)
        free = [kind for kind in range(asked.deck.kinds) if counts[kind] < asked.deck.counts[kind]]
        for kind in rng.sample(free, min(len(free), 8)):
            wanted = asked.reach([*hand, kind]).missing < missing
            assert (reach.wanted(kind), wants >> kind & 1) == (wanted, wanted)
        spares = [kind for kind in hand if asked.reach(without(hand, kind)).missing == missing]
        assert [kind for kind in hand if reach.spare(kind)] == reach.spares(hand) == spares
        if missing:
            assert reach.dearest_spare(row_of(hand), row_of(points), 0) == max(
                spares, key=points.__getitem__, default=-1
            )
        assert reach.missing == missing, "a question changes nothing"


def without(hand: list[int], kind: int) -> list[int]:
    rest = hand[:]
    rest.remove(kind)
    return rest


@pytest.mark.parametrize(("deck", "text"), ALL)
def test_layouts_can_be_laid(deck: str, text: str) -> None:
    asked, rng, referee = contract(deck, text), Random(text), judge(deck, text)
    laid = tried = 0
    while laid < 5 * LONG and tried < 400 * LONG:
        for hand in hands(asked.deck, referee, rng, 2):
            reach = asked.reach(hand)
            layouts = list(reach.layouts(hand))
            assert bool(layouts) == (reach.missing == 0)
            for layout in layouts:
                check_layout(asked, hand, layout)
            if layouts:
                check_first(asked, hand, reach.layout(row_of(hand)), layouts[0])
            laid += bool(layouts)
            tried += 1
    assert laid


def check_first(asked: Contract, hand: list[int], layout: Layout, spreads: list[Spread]) -> None:
    """It says what a move says, leaves what is left then, in its order, and makes the groups that the move makes."""
    assert layout.spreads(asked.deck.wild) == spreads
    rest = hand[:]
    for spread in spreads:
        for kind in spread.cards:
            rest.remove(kind)
    assert list(layout.rest) == rest
    for form, spread, placed in zip(asked.forms, spreads, asked.placed(2, layout), strict=True):
        group = form.read(spread)
        assert isinstance(group, Group)
        assert (placed, placed.takes) == (group.owned_by(2), group.takes)
        assert list(placed.row()) == list(group.row()) == list(spread.cards)


def check_layout(asked: Contract, hand: list[int], layout: list[Spread]) -> None:
    used = [kind for spread in layout for kind in spread.cards]
    assert not Counter(used) - Counter(hand)
    assert len(used) == asked.need
    for form, spread in zip(asked.forms, layout, strict=True):
        assert not isinstance(form.read(spread), Fault), (form, spread)
    natural = [kind for kind in hand if kind != asked.deck.wild]
    assert used.count(asked.deck.wild) == asked.reach(natural).missing, "no more wilds than needed"


# -- what a form lists is what it accepts ------------------------------------------------------------------------


FORMS = words("""
    set(2)  set(3)  run(2)  run(3)  run(2,suited)  run(3,suited)  colour(2)  colour(3)  twin(2)  any(1,2;2)  any(4;3)
    set(2,mixed)  each(1,3)  each(1,3)|each(2,4)
""")


@pytest.mark.parametrize("wild", [True, False])
@pytest.mark.parametrize("text", FORMS)
def test_a_form_lists_exactly_what_it_accepts(text: str, wild: bool) -> None:
    form, rng = contract("small", text).forms[0], Random(text)
    deck = form.deck
    names = ["", *deck.values, *deck.colours, *deck.names]
    for _ in range(10 * LONG):
        hand = rng.sample([*deck.cards[: -deck.counts[deck.wild]], deck.wild, deck.wild, deck.wild], 5)
        barred = () if wild else (deck.wild,)
        cards = [kind for kind in hand if kind not in barred]
        rows = {row for size in range(1, len(cards) + 1) for row in permutations(cards, size)}
        accepted = set()
        for row, name in product(rows, names):
            if not isinstance(form.read(Spread(row, name)), Fault):
                accepted.add((row if isinstance(form, Run) else tuple(sorted(row)), name))
        listed = [(spread.cards, spread.at) for spread in form.spreads(hand, wild=wild)]
        assert len(listed) == len(set(listed))
        assert {(row if isinstance(form, Run) else tuple(sorted(row)), name) for row, name in listed} == accepted
