"""The kernel of Profi-Sort against brute force: distance, wanted, spare and layings of every task, on random hands."""

import os
from itertools import islice
from random import Random

import pytest

from zehn.cards.contracts import layings
from zehn.games.profisort import Rules
from zehn.games.profisort.checks import read_groups
from zehn.games.profisort.tasks import Task
from zehn.kernel.search import SearchedContract
from zehn.kernel.sorter import Sorter
from zehn.kernel.sorting import Sorting
from zehn.refusals import Refusal

RULES = Rules()
DECK = RULES.deck
HANDS = 600 if os.environ.get("ZEHN_LONG") else 40
STRICT = Rules(settings={"equal_groups": "distinct"})
CONTRACTS = [*RULES.tasks, *(task for task in STRICT.tasks if task not in RULES.tasks)]


def can_lay(task: Task, cards: list[int]) -> bool:
    """By listing: whether some arrangement of the hand is accepted group by group."""
    for spreads in layings(task.forms, cards, wild=task.wild):
        if not isinstance(read_groups(task, RULES.notation.lay(0, task.number, spreads)), Refusal):
            return True
    return False


def hand_near(task: Task, rng: Random) -> list[int]:
    """A hand that has a good part of a task, with jokers now and then: otherwise little would be seen."""
    cards: list[int] = []
    for form in task.forms:
        for mask, count in rng.choice(form.placements()).slots:
            kinds = [kind for kind in range(DECK.naturals) if mask >> kind & 1]
            cards += [rng.choice(kinds) for _ in range(count)]
    rng.shuffle(cards)
    cards = cards[: rng.randint(task.need // 2, task.need)]
    cards += [DECK.wild] * rng.choice([0, 0, 1, 2, 3, 5])
    rest = [kind for kind in DECK.cards if kind != DECK.wild]
    return of_one_deck(cards + rng.sample(rest, rng.choice([0, 1, 2])))


def hand_of_jokers(task: Task, rng: Random) -> list[int]:
    """Hardly a natural card, jokers for nearly all the rest: only such hands feel SORT-14, groups can share a rank."""
    masks = [mask for form in task.forms for mask, _ in rng.choice(form.placements()).slots]
    fitting = [kind for kind in range(DECK.naturals) if any(mask >> kind & 1 for mask in masks)]
    cards = rng.sample(fitting, min(len(fitting), rng.randint(0, len(task.forms))))
    jokers = min(8, task.need - len(cards) + rng.choice([-1, 0, 0, 1]))
    rest = [kind for kind in DECK.cards if kind != DECK.wild]
    return of_one_deck(cards + [DECK.wild] * jokers + rng.sample(rest, rng.choice([0, 0, 1])))


def of_one_deck(cards: list[int]) -> list[int]:
    """Without the cards that are there more often than the deck has them."""
    return [kind for place, kind in enumerate(cards) if cards[:place].count(kind) < DECK.counts[kind]]


def hands(task: Task, seed: str, number: int) -> list[list[int]]:
    rng = Random(f"{task.number} {seed}")
    near = [hand_near(task, rng)[:11] for _ in range(number)]
    near += [hand_of_jokers(task, rng)[:11] for _ in range(number // 2)]
    return near + [rng.sample(DECK.cards, rng.choice([3, 8, 10, 11])) for _ in range(number // 4)]


def more(cards: list[int]) -> list[int]:
    """The kinds of which the deck has another card."""
    return [kind for kind in range(DECK.kinds) if cards.count(kind) < DECK.counts[kind]]


@pytest.mark.parametrize("task", CONTRACTS, ids=str)
def test_nothing_is_missing_if_and_only_if_the_task_can_be_laid(task: Task) -> None:
    laid = 0
    for cards in hands(task, "lay", HANDS):
        expected = can_lay(task, cards)
        assert (task.reach(cards).missing == 0) == expected, DECK.write(cards)
        laid += expected
    assert laid, "no hand could lay the task: the test shows nothing"


@pytest.mark.parametrize("task", [task for task in STRICT.tasks if task not in RULES.tasks], ids=str)
def test_sort_12_distinct_the_search_finds_what_the_lanes_do(task: Task) -> None:
    """Own sheets may ask for more than lanes can hold; then hands are searched."""
    lanes = SearchedContract(DECK, [form.placements() for form in task.forms], wild=task.jokers, apart=task.apart)
    for cards in hands(task, "search", HANDS // 4):
        naturals = [kind for kind in cards if kind < DECK.naturals]
        sorting = Sorting.of(task.sorter, naturals)
        assert lanes.reach(naturals).missing == task.need - sorting.levels[0], DECK.write(cards)


def test_sort_12_distinct_groups_need_natural_cards_of_different_ranks() -> None:
    def missing(number: int, cards: str) -> int:
        kinds = DECK.read(cards)
        assert kinds is not None
        return STRICT.tasks[number - 1].reach(kinds).missing

    assert missing(2, "7s 7h 7d * * * * * *") == 2  # one rank for three groups
    assert missing(2, "7s 8h 9d * * * * * *") == 0
    assert missing(11, "7s 7h 7d 7c 7s 7h 7d 7c") == 4
    assert missing(1, "7s 7h 7d 7c 8s 8h 9s 9h 10s 10h") == 2
    assert missing(7, "2s 2h 2d 2c 2s 2h 2d") == 1
    assert missing(7, "2s 2h 2d 2c 2s *") == 1
    assert missing(7, "2s 3h * * * *") == 0
    assert missing(7, "* * * * * *") == 2
    assert [task.number for task in STRICT.tasks if task not in RULES.tasks] == [1, 2, 5, 7, 9, 11]


def test_sort_14_a_group_of_jokers_alone_still_misses_a_natural_card() -> None:
    def missing(number: int, cards: str) -> int:
        kinds = DECK.read(cards)
        assert kinds is not None
        return RULES.tasks[number - 1].reach(kinds).missing

    assert missing(2, "7s 7h * * * * * * *") == 1  # two natural cards for three groups
    assert missing(2, "7s 7h 7d * * * * * *") == 0
    assert missing(2, "7s 7h 7d 8s 8h 8d * * *") == 0  # the sevens can be two groups (SORT-12)
    assert missing(4, "* * * * * *") == 1
    assert missing(4, "* * * * * 9h") == 0
    assert missing(7, "* * * * * * Ks") == 1
    assert missing(12, "* * * * * * * *") == 2
    assert missing(14, "3s * * * * * * *") == 1
    assert missing(14, "3s 3h 3d * * * * *") == 0  # one of the threes goes to the suit group


@pytest.mark.parametrize("task", CONTRACTS, ids=str)
def test_what_is_missing_is_one_more_than_with_the_best_further_card(task: Task) -> None:
    """With the test above, this makes the distance exact: a hand misses one card more than its best continuation."""
    for cards in hands(task, "step", HANDS // 2):
        missing = task.reach(cards).missing
        nearest = min(task.reach([*cards, kind]).missing for kind in more(cards))
        assert missing == (nearest + 1 if missing else 0), DECK.write(cards)


@pytest.mark.parametrize("task", CONTRACTS, ids=str)
def test_wanted_spare_and_card_by_card_agree_with_the_distance(task: Task) -> None:
    for cards in hands(task, "wanted", HANDS // 2):
        reach = task.reach(cards[:1])
        for kind in cards[1:]:
            reach.add(kind)
        missing = task.reach(cards).missing
        assert reach.missing == missing
        wants = reach.wants()
        for kind in more(cards):
            wanted = task.reach([*cards, kind]).missing < missing
            assert reach.wanted(kind) == wanted == bool(wants >> kind & 1), DECK.write([*cards, kind])
        spares = []
        for place, kind in enumerate(cards):
            rest = cards[:place] + cards[place + 1 :]
            spares += [kind] if task.reach(rest).missing == missing else []
        assert sorted(reach.spares(cards)) == sorted(spares), DECK.write(cards)
        for kind in cards:
            reach.remove(kind)
        assert reach.missing == task.reach([]).missing


@pytest.mark.parametrize("task", CONTRACTS, ids=str)
def test_layouts_are_layings(task: Task) -> None:
    for cards in hands(task, "layouts", HANDS):
        found = list(islice(task.reach(cards).layouts(cards), 5))
        assert bool(found) == (task.reach(cards).missing == 0)
        for spreads in found:
            used = [kind for spread in spreads for kind in spread.cards]
            assert all(used.count(kind) <= cards.count(kind) for kind in used)
            for form, spread in zip(task.forms, spreads, strict=True):
                assert form.naturals(spread.cards), "only jokers"
                assert not hasattr(form.read(spread), "reason"), DECK.write(spread.cards)


@pytest.mark.parametrize("in_words", [False, True], ids=["one-integer", "words"])
@pytest.mark.parametrize("rules", [RULES, Rules.read({"tasks": "2,9,10,14"})], ids=["all", "some"])
def test_all_tasks_together_agree_with_each_alone(rules: Rules, in_words: bool) -> None:
    """Cards come and go at random; after each step every task is as near as if it were alone.

    In one build or the other, the lanes of one side are in one big integer and those of the other side in words.
    """
    rng = Random(5)
    sorter = Sorter(rules.tasks, cards=rules.deal + 2, in_words=in_words)
    sorting, cards = Sorting.of(sorter, []), list[int]()
    for _ in range(HANDS * 5):
        if len(cards) < 11 and (rng.random() < 2 / 3 or not cards):
            kind = rng.choice(more(cards) if rng.random() < 3 / 4 else [DECK.wild])
            if cards.count(kind) < DECK.counts[kind]:
                cards.append(kind)
                sorting.add(kind)
        else:
            kind = cards.pop(rng.randrange(len(cards)))
            sorting.remove(kind)
        for number, task in enumerate(rules.tasks):
            reach = task.reach(cards)
            assert sorting.missing(number) == reach.missing, (task, DECK.write(cards))
            assert sorting.wants(number) == reach.wants(), (task, DECK.write(cards))
            assert sorting.usage(number, cards) == reach.sorting.usage(0, cards), (task, DECK.write(cards))
            spares = [kind for kind in cards if not sorting.needed(number) >> kind & 1]
            assert spares == reach.spares(cards), (task, DECK.write(cards))
