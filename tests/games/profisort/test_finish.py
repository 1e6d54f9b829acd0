"""The search for a finish (SORT-13) against brute force, and how long it takes on the worst hands."""

import os
from collections.abc import Iterator
from random import Random

import pytest

from zehn.cards.groups import Fault, Group, Run, Spread
from zehn.games.profisort import Rules
from zehn.games.profisort.finish import Search, can_finish
from zehn.games.profisort.forms import FullRows, Twins, fits_together, joined, without

RULES = Rules()
DECK = RULES.deck
LONG = bool(os.environ.get("ZEHN_LONG"))


def lying(rng: Random, most: int) -> list[Group]:
    """Groups as tasks leave them on a table, drawn from one deck."""
    rest = list(DECK.cards)
    rng.shuffle(rest)
    groups: list[Group] = []
    for _ in range(rng.randint(1, most)):
        form = rng.choice(rng.choice(RULES.tasks).forms)
        for spread in form.spreads(rest[:40], wild=bool(form.wild)):
            if rng.random() < 1 / 30 and form.naturals(spread.cards):
                group = form.read(spread)
                assert not isinstance(group, Fault)
                groups.append(group)
                rest = without(rest, spread.cards)
                break
    return groups


def brute(groups: list[Group], cards: list[int], seen: set[tuple[object, ...]]) -> bool:
    """By playing: every legal hit is tried, one after another."""
    if len(cards) == 1:
        return True
    key = (tuple(sorted(cards)), tuple((group.low, group.high, tuple(sorted(group.cards))) for group in groups))
    if key in seen:
        return False
    seen.add(key)
    for number, group in enumerate(groups):
        for hit in hits(group, cards):
            for end in ends(group, hit):
                if len(hit) < len(cards):
                    after = [*groups[:number], joined(group, hit, end), *groups[number + 1 :]]
                    if brute(after, without(cards, hit), seen):
                        return True
    return False


def hits(group: Group, cards: list[int]) -> list[tuple[int, ...]]:
    if isinstance(group.form, FullRows | Twins):
        return list(group.form.rows_in(cards))
    return [(kind,) for kind in sorted(set(cards)) if fits_together(group, (kind,))]


def ends(group: Group, hit: tuple[int, ...]) -> tuple[str, ...]:
    if hit == (DECK.wild,) and isinstance(group.form, Run):
        return group.form.free_ends(group)
    return ("",)


def fitting(groups: list[Group], rng: Random, size: int) -> list[int]:
    """A hand many of whose cards fit somewhere, or nearly."""
    rest = list(DECK.cards)
    for group in groups:
        rest = without(rest, group.cards)
    rng.shuffle(rest)
    takes = 1 << DECK.wild
    for group in groups:
        takes |= group.takes
        if isinstance(group.form, Run):
            takes |= sum(
                DECK.value_masks[value] for value in (group.high + 2, group.low - 2) if 0 <= value < DECK.plain
            )
    rest.sort(key=lambda kind: not takes >> kind & 1 or rng.random() < 1 / 6)
    return rest[:size]


@pytest.mark.parametrize("block", range(4))
def test_the_search_is_exact(block: int) -> None:
    outcomes = []
    for seed in range(400 if LONG else 60):
        rng = Random(f"{block} {seed}")
        groups = lying(rng, 4)
        if groups:
            cards = fitting(groups, rng, rng.randint(2, 6))
            outcomes.append(brute(groups, cards, set()))
            assert can_finish(groups, cards) == outcomes[-1], (groups, DECK.write(cards))
    assert 0 < sum(outcomes) < len(outcomes)


def test_no_card_and_one_card() -> None:
    groups = lying(Random(1), 3)
    assert not can_finish(groups, [])
    assert can_finish(groups, [DECK.kind_of["As"]])


def group(number: int, text: str) -> Group:
    """The first group of a task with these cards."""
    kinds = DECK.read(text)
    found = RULES.tasks[number - 1].forms[0].read(Spread(tuple(kinds or ())))
    assert isinstance(found, Group)
    return found


def finishes(cards: str, *groups: Group) -> bool:
    kinds = DECK.read(cards)
    assert kinds is not None
    assert can_finish(groups, kinds) == brute(list(groups), kinds, set())
    return can_finish(groups, kinds)


def test_a_card_must_be_left_to_discard() -> None:
    twins = group(9, "3s 3s")
    assert not finishes("7d 7d", twins)
    assert finishes("7d 7d Ks", twins)
    assert not finishes("7d 7d Ks Kh", twins)
    assert not finishes("7s 7h 7d 7c", group(3, "9s 9h 9d 9c"))
    assert finishes("7s 7h 7d 7c As", group(3, "9s 9h 9d 9c"))


def test_jokers_need_room_too() -> None:
    run = group(4, "3h 4h 5h 6h 7h 8h 9h 10h Jh Qh")
    assert finishes("* * *", run)
    assert not finishes("* * * *", run)
    assert not finishes("* * *", group(13, "3s 4h 5d 6c 7s 8h 9d 10c"))


def test_a_free_card_may_have_to_serve_as_a_bridge() -> None:
    run, sevens = group(4, "2h 3h 4h 5h 6h 7h"), group(11, "8s 8d 8c 8s")
    assert finishes("8h 9h 10h Ks", run, sevens)
    assert not finishes("8d 9h 10h Ks", run, sevens)


# -- how long it takes ----------------------------------------------------------------------------------------

Position = tuple[list[Group], list[int]]


def left(groups: list[Group], cards: list[int]) -> list[int]:
    """The cards of the deck that are neither on the table nor in the hand."""
    return without(DECK.cards, [*cards, *(kind for group in groups for kind in group.cards)])


def run_from(rest: list[int], rng: Random) -> list[Group]:
    """A run as tasks 4, 5, 6, 12 and 13 leave it, a little longer perhaps; none if the cards are not there."""
    form = rng.choice([form for task in RULES.tasks for form in task.forms if isinstance(form, Run)])
    size = rng.randint(form.size, form.size + 2)
    low, suit = rng.randint(0, DECK.plain - size), rng.randrange(4)
    cards: list[int] = []
    for value in range(low, low + size):
        kinds = [kind for kind in rest if DECK.value_of[kind] == value and (not form.suited or kind % 4 == suit)]
        cards += rng.sample(kinds, 1) if kinds else []
    group = form.read(Spread(tuple(cards))) if len(cards) == size else None
    return [group] if isinstance(group, Group) else []


def position(rng: Random) -> Position:
    """Many runs, some of the other groups, and the seven cards that the smallest task leaves."""
    groups = lying(rng, 4)
    for _ in range(rng.randint(3, 10)):
        groups += run_from(left(groups, []), rng)
    return groups, rng.sample(left(groups, []), 7)


def changed(rng: Random, old: Position) -> Position:
    """Another card in the hand, or another run on the table."""
    groups, cards = list(old[0]), list(old[1])
    if rng.random() < 1 / 2:
        cards.pop(rng.randrange(7))
        rest = left(groups, cards)
        cards.append(DECK.wild if DECK.wild in rest and rng.random() < 1 / 5 else rng.choice(rest))
    else:
        if groups and rng.random() < 2 / 3:
            groups.pop(rng.randrange(len(groups)))
        groups += run_from(left(groups, cards), rng)
    return groups, cards


def slow_positions(seeds: range) -> Iterator[Position]:
    """From random positions a climb towards those that need more work."""
    for seed in seeds:
        rng = Random(seed)
        here = max((position(rng) for _ in range(10)), key=lambda found: work(*found))
        for _ in range(200):
            other = changed(rng, here)
            if other[0] and work(*other) >= work(*here):
                here = other
        yield here


def test_the_worst_hand_that_a_fuzzer_finds_takes_few_steps() -> None:
    """Always within one deck of cards, and with seven cards left to place."""
    worst = max(work(*found) for found in slow_positions(range(60 if LONG else 5)))
    assert 20 <= worst <= 200


def work(groups: list[Group], cards: list[int]) -> int:
    """How many positions the search looks at: the same on every machine."""
    search = Search(DECK, groups)
    search.succeeds(search.start(cards))
    return len(search.hopeless)
