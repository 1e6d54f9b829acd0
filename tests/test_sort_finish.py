"""The search for a finish (SORT-13) against brute force, and how long it takes on the worst hands."""

import os
from random import Random
from time import process_time

import pytest

from zehn.games.profisort import Rules
from zehn.games.profisort.finish import can_finish
from zehn.rules.groups import Fault, Group, Run
from zehn.rules.sort_forms import FullRows, Twins, fits_together, joined, without

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


def test_the_worst_hand_takes_less_than_five_milliseconds() -> None:
    """Many runs, jokers, and cards that nearly fit: hands of up to nine cards, more than a task ever leaves."""
    worst = 0.0
    for seed in range(4000 if LONG else 300):
        rng = Random(seed)
        groups = lying(rng, 12)
        if groups:
            cards = fitting(groups, rng, rng.choice([5, 6, 7]))
            worst = max(worst, min(_seconds(groups, cards) for _ in range(3)))
    assert worst < 0.005, f"{1000 * worst:.1f} ms"


def _seconds(groups: list[Group], cards: list[int]) -> float:
    start = process_time()
    can_finish(groups, cards)
    return process_time() - start
