"""Intervals and the sequential test, against known values and against what they promise."""

import os
from random import Random

import pytest

from zehn.arena.intervals import bootstrap, wilson
from zehn.arena.sequential import FIRST_LOOK, decide

LONG = bool(os.environ.get("ZEHN_LONG"))


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [  # as R's prop.test(…, correct=FALSE) and the tables of Newcombe (1998) give them
        (8, 10, 0.4902, 0.9433),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0000),
    ],
)
def test_wilson(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_without_games_knows_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_wilson_at_other_levels() -> None:
    assert wilson(50, 100, level=0.99) == pytest.approx((0.3755, 0.6245), abs=5e-4)


def test_the_bootstrap_of_a_mean_is_as_wide_as_theory_says() -> None:
    rng = Random(1)
    cells = [(rng.randint(0, 100), 1) for _ in range(400)]
    mean = sum(cell[0] for cell in cells) / 400
    error = (sum((cell[0] - mean) ** 2 for cell in cells) / 400 / 400) ** 0.5
    (found,) = bootstrap(cells, [lambda cell: cell[0] / cell[1]])
    assert found is not None
    assert found == pytest.approx((mean - 1.96 * error, mean + 1.96 * error), abs=0.35 * error)


def test_the_bootstrap_covers_the_truth_as_often_as_it_says() -> None:
    rng, hits, times = Random(2), 0, 400 if LONG else 60
    for seed in range(times):
        cells = [(rng.randint(0, 2),) for _ in range(60)]
        (found,) = bootstrap(cells, [lambda cell: cell[0] / 60], seed=seed)
        assert found is not None
        hits += found[0] <= 1 <= found[1]
    assert 0.88 <= hits / times <= 1


def test_few_deals_have_no_bootstrap() -> None:
    assert bootstrap([(1,)] * 9, [lambda cell: cell[0]]) == [None]
    assert bootstrap([(1,)] * 10, [lambda cell: cell[0], lambda _: None]) == [(10, 10), None]


def played(rng: Random, share: float, margin: float, most: int = 20_000) -> tuple[str | None, int]:
    """The answer of the test, looked at after every deal, in a match whose bot wins so often, and after how many deals.

    A deal has two games; the bot wins each by its own chance.
    """
    score = squares = 0.0
    for deal in range(1, most + 1):
        won = ((rng.random() < share) + (rng.random() < share)) / 2
        score, squares = score + won, squares + won * won
        answer = decide(deal, score, squares, fair=0.5, margin=margin).answer
        if answer:
            return answer, deal
    return None, most


@pytest.mark.parametrize(("share", "right"), [(0.5, "equal"), (0.6, "stronger"), (0.4, "weaker")])
def test_the_sequential_test_is_wrong_as_seldom_as_it_says(share: float, right: str) -> None:
    """It may err in 5 % of all matches; every look after every deal included."""
    rng, times = Random(right), 2000 if LONG else 150
    answers = [played(rng, share, 0.1)[0] for _ in range(times)]
    assert None not in answers
    assert answers.count(right) / times >= (0.93 if LONG else 0.9)


def test_a_clear_case_is_decided_sooner_than_a_close_one() -> None:
    clear = [played(Random(seed), 0.8, 0.05)[1] for seed in range(30)]
    close = [played(Random(seed), 0.55, 0.05)[1] for seed in range(30)]
    assert sum(clear) < sum(close) / 3
    assert min(clear) >= FIRST_LOOK


def test_a_match_without_any_variance_is_not_decided_at_once() -> None:
    for deals in range(FIRST_LOOK):
        assert decide(deals, float(deals), float(deals), fair=0.5, margin=0.02).answer is None
    assert decide(1000, 1000.0, 1000.0, fair=0.5, margin=0.02).answer == "stronger"
    assert decide(1000, 0.0, 0.0, fair=0.5, margin=0.02).answer == "weaker"
