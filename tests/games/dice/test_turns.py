"""The solver's steps against brute force: on few dice the whole tree, on ten dice all throws of those that are free."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from random import Random

import numpy as np
import pytest

from dice_solved import RULES, some_throw
from zehn.cards.contracts import read_contract
from zehn.games.dice.dice import DECK, DICE, Throw
from zehn.games.dice.notation import subset
from zehn.games.dice.points import DicePhase
from zehn.solver import throws
from zehn.solver.colour_tables import OneColour
from zehn.solver.colour_turn import ColourTurn
from zehn.solver.colours import ColourPhase, ColourTables, LastRoll
from zehn.solver.small_keeps import LENGTH
from zehn.solver.throws import HIGHS, LOWS, EqualDice
from zehn.solver.turn import Attempt, NumberPhase, asks_for_numbers

pytestmark = pytest.mark.xdist_group("dice")  # one process solves the game for all


def outcomes(faces: Throw, mask: int) -> Iterator[Throw]:
    """All throws that can follow when the dice of a mask are kept."""
    rows = [(face,) if mask >> die & 1 else RULES.dice.faces[die] for die, face in enumerate(faces)]
    return product(*rows)


def test_there_are_462_times_70_throws_and_924_times_126_keeps() -> None:
    assert throws.SHAPE == (462, 70)
    assert (HIGHS.keeps, LOWS.keeps) == (924, 126)


def test_few_equal_dice_agree_with_the_whole_tree() -> None:
    """Three dice with three unequal symbols, two more throws: every keep by brute force."""
    weights = [0.5, 0.3, 0.2]
    dice = EqualDice([1, 2, 3], weights, 3)
    rng = Random(1)
    worth = {throw: rng.random() for throw in combinations_sorted()}
    table = np.array([worth[expanded(counts)] for counts in dice.counts[dice.throws]])

    @cache
    def after(throw: tuple[int, ...], rolls: int) -> float:
        if not rolls:
            return worth[tuple(sorted(throw))]
        return max(keep_value(tuple(throw[die] for die in kept), rolls) for kept in subsets_of_three())

    @cache
    def keep_value(kept: tuple[int, ...], rolls: int) -> float:
        free = 3 - len(kept)
        chances = product(zip(range(3), weights, strict=True), repeat=free)
        return sum(
            float(np.prod([weight for _, weight in thrown])) * after((*kept, *(face for face, _ in thrown)), rolls - 1)
            for thrown in chances
        )

    last = dice.fill(table)
    first = dice.fill(dice.best(last))
    for values, rolls in ((last, 1), (first, 2)):
        for counts, value in zip(dice.counts, values, strict=True):
            assert value == pytest.approx(keep_value(expanded(counts), rolls), abs=1e-12)


def combinations_sorted() -> list[tuple[int, ...]]:
    return sorted({tuple(sorted(throw)) for throw in product(range(3), repeat=3)})


def subsets_of_three() -> list[tuple[int, ...]]:
    return [kept for size in range(4) for kept in combinations(range(3), size)]


def expanded(counts: "np.ndarray[tuple[int, ...], np.dtype[np.int_]]") -> tuple[int, ...]:
    return tuple(symbol for symbol, count in enumerate(counts.tolist()) for _ in range(count))


def test_a_throw_is_found_in_the_tables() -> None:
    rng = Random(3)
    for _ in range(100):
        faces = some_throw(rng)
        shown = throws.symbols(faces)
        places = throws.places(faces)
        for mask in (0, 1023, rng.randrange(1024)):
            high, low = divmod(int(places[mask]), LOWS.keeps)
            assert Counter({s: c for s, c in enumerate(HIGHS.counts[high].tolist()) if c}) == Counter(
                shown[die] for die in subset(mask) if die < 6
            )
            assert Counter({s: c for s, c in enumerate(LOWS.counts[low].tolist()) if c}) == Counter(
                shown[die] for die in subset(mask) if die >= 6
            )


NUMBERS = [phase for phase in RULES.phases if asks_for_numbers(phase)]


@pytest.mark.parametrize("phase", NUMBERS, ids=lambda phase: str(phase.number))
def test_points_of_all_throws_are_those_of_the_engine(phase: DicePhase) -> None:
    table = NumberPhase(phase).points
    rng = Random(phase.number)
    for _ in range(300):
        faces = some_throw(rng)
        place = divmod(int(throws.places(faces)[-1]), LOWS.keeps)
        found = table[place[0] - HIGHS.throws.start, place[1] - LOWS.throws.start]
        assert found == phase.points(faces)


def test_points_where_places_compete_are_those_of_the_engine() -> None:
    phase = DicePhase(read_contract(1, "any(5,6;2)+set(3)", DECK, most=DICE))
    assert not phase.demands
    table = NumberPhase(phase).points
    rng = Random(5)
    for _ in range(200):
        faces = some_throw(rng)
        place = divmod(int(throws.places(faces)[-1]), LOWS.keeps)
        assert table[place[0] - HIGHS.throws.start, place[1] - LOWS.throws.start] == phase.points(faces)


def some_attempt(rng: Random) -> Attempt:
    """Any values of noting, rising with the points, and of failing."""
    return Attempt(np.cumsum([rng.random() * 2 for _ in range(63)]) + 10, 40 * rng.random())


@pytest.mark.parametrize("phase", NUMBERS, ids=lambda phase: str(phase.number))
def test_keeps_before_the_last_roll_are_the_mean_of_all_outcomes(phase: DicePhase) -> None:
    rng = Random(phase.number)
    attempt = some_attempt(rng)
    turn = NumberPhase(phase).turn(attempt)
    for _ in range(3):
        faces = some_throw(rng)
        values = turn.keeps(faces, 1)
        for free in (0, 1, 2, 3):
            mask = 1023 - sum(1 << die for die in rng.sample(range(10), free))
            assert values[mask] == pytest.approx(mean_worth(phase, attempt, faces, mask), abs=1e-9)


def mean_worth(phase: DicePhase, attempt: Attempt, faces: Throw, mask: int) -> float:
    points = [phase.points(throw) for throw in outcomes(faces, mask)]
    return sum(max(float(attempt.note[p]), attempt.fail) if p >= 0 else attempt.fail for p in points) / len(points)


@pytest.mark.parametrize("phase", NUMBERS[:3], ids=lambda phase: str(phase.number))
def test_keeps_with_two_rolls_left_are_the_mean_of_best_keeps(phase: DicePhase) -> None:
    rng = Random(phase.number)
    turn = NumberPhase(phase).turn(some_attempt(rng))
    faces = some_throw(rng)
    for free in (1, 2):
        mask = 1023 - sum(1 << die for die in rng.sample(range(10), free))
        best = [float(turn.keeps(throw, 1).max()) for throw in outcomes(faces, mask)]
        assert turn.keeps(faces, 2)[mask] == pytest.approx(sum(best) / len(best), abs=1e-9)


def test_the_best_keep_is_the_one_with_the_greatest_value() -> None:
    rng = Random(4)
    turn = NumberPhase(RULES.phases[4]).turn(some_attempt(rng))
    for _ in range(50):
        faces = some_throw(rng)
        for rolls in (1, 2):
            values = turn.keeps(faces, rolls)
            assert values[turn.best_keep(faces, rolls)] == values.max()


# -- colours --------------------------------------------------------------------------------------------------

COLOUR = RULES.phases[7]


def test_points_of_one_colour_are_those_of_the_engine() -> None:
    rng = Random(8)
    colours = [OneColour(colour, RULES.dice.faces, wild=True) for colour in range(4)]
    tables = [colour.points(5) for colour in colours]
    five = DicePhase(read_contract(8, "colour(5)", DECK, most=DICE))
    for _ in range(300):
        faces = some_throw(rng)
        shown = [die.index(face) for die, face in zip(RULES.dice.faces, faces, strict=True)]
        stands = [tuple(colour.stand[die][face] for die, face in enumerate(shown)) for colour in colours]
        assert max(table[stand] for table, stand in zip(tables, stands, strict=True)) == five.points(faces)


def colour_turn(attempt: Attempt) -> ColourTurn:
    """The last roll of a colour phase; what comes before it is not asked for."""
    phase = ColourPhase(COLOUR, RULES.dice)
    return ColourTurn(
        phase, attempt, ColourTables(0.0, LastRoll(phase, attempt).singles, np.zeros(LENGTH), np.zeros(0))
    )


def test_colour_keeps_before_the_last_roll_are_the_mean_of_all_outcomes() -> None:
    rng = Random(9)
    attempt = some_attempt(rng)
    turn = colour_turn(attempt)
    for _ in range(4):
        faces = one_coloured(rng)
        values = turn.keeps(faces, 1)
        for free in (0, 1, 2, 4):
            mask = 1023 - sum(1 << die for die in rng.sample(range(10), free))
            assert values[mask] == pytest.approx(mean_worth(COLOUR, attempt, faces, mask), abs=1e-9)


def one_coloured(rng: Random) -> Throw:
    """A throw with many dice of one colour."""
    return max((some_throw(rng) for _ in range(200)), key=lambda faces: max(Counter(f % 4 for f in faces).values()))


def test_colour_keeps_of_many_dice_are_the_mean_of_best_keeps() -> None:
    rng = Random(10)
    turn = colour_turn(some_attempt(rng))
    faces = one_coloured(rng)
    values = turn.keeps(faces, 2)
    for free in (0, 1, 2, 3):
        mask = 1023 - sum(1 << die for die in rng.sample(range(10), free))
        best = [float(turn.keeps(throw, 1).max()) for throw in outcomes(faces, mask)]
        assert values[mask] == pytest.approx(sum(best) / len(best), abs=1e-9)
