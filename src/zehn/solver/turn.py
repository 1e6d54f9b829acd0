"""One attempt at a phase that asks for numbers, solved: what every keep is worth."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import numpy as np

from zehn.games.dice.dice import DECK, VALUES
from zehn.games.dice.points import DicePhase
from zehn.solver import throws
from zehn.solver.throws import HIGHS, LOWS, SHAPE, Places, Values


class Attempt(NamedTuple):
    """What an attempt can end with: `note[points]` is the value of having so many points noted, `fail` of failing."""

    note: Values
    fail: float

    def worth(self, points: Places) -> Values:
        """The value of throws after the last roll, from their points (-1: the phase is not made)."""
        outcomes = np.append(np.maximum(self.note, self.fail), self.fail)
        worth: Values = outcomes[points]
        return worth


class Turn(Protocol):
    """An attempt whose every decision is known."""

    value: float

    def keeps(self, faces: Sequence[int], rolls_left: int) -> Values:
        """The value of each of the 1024 keeps of a throw, by the mask of the dice that are kept."""

    def best_keep(self, faces: Sequence[int], rolls_left: int) -> int:
        """A best keep of a throw, as a mask."""


class NumberTurn:
    """An attempt at a phase that asks for numbers: two tables of keeps, after the first and after the second roll."""

    def __init__(self, points: Places, attempt: Attempt) -> None:
        last = throws.fill(attempt.worth(points))
        first = throws.fill(throws.best(last))
        self.value = throws.mean(throws.best(first))
        self._tables = {1: last.ravel(), 2: first.ravel()}

    def keeps(self, faces: Sequence[int], rolls_left: int) -> Values:
        return self._tables[rolls_left][throws.places(faces)]

    def best_keep(self, faces: Sequence[int], rolls_left: int) -> int:
        return int(self.keeps(faces, rolls_left).argmax())


class NumberPhase:
    """A phase that asks for numbers only: the points of all 462 × 70 throws."""

    def __init__(self, phase: DicePhase) -> None:
        self.points = _by_demands(phase) if phase.demands else _one_by_one(phase)

    def turn(self, attempt: Attempt) -> NumberTurn:
        """An attempt, with its tables."""
        return NumberTurn(self.points, attempt)

    def value(self, attempt: Attempt) -> float:
        """The value of an attempt."""
        return self.turn(attempt).value


def asks_for_numbers(phase: DicePhase) -> bool:
    """Whether the colours of dice are irrelevant for a phase; found once."""
    thoughts = phase.contract.thoughts
    if "numbers" not in thoughts:
        thoughts["numbers"] = _has_no_colours(phase)
    return bool(thoughts["numbers"])


def _has_no_colours(phase: DicePhase) -> bool:
    masks = {mask for form in phase.contract.forms for place in form.placements() for mask, _ in place.slots}
    return all(mask & whole in (0, whole) for mask in masks for whole in DECK.value_masks)


def _by_demands(phase: DicePhase) -> Places:
    """The points of all throws, way by way."""
    high, low = HIGHS.counts[HIGHS.throws], LOWS.counts[LOWS.throws]
    wilds = low[:, -1] if phase.wild else 0 * low[:, -1]
    best = np.full(SHAPE, -1, dtype=np.intp)
    for demand in phase.demands:
        wanted = np.zeros(len(VALUES), dtype=np.intp)
        wanted[[value for value, _ in demand]] = [count for _, count in demand]
        tall, small = np.minimum(high, wanted[4:]), np.minimum(low[:, :4], wanted[:4])
        filled = tall.sum(1)[:, None] + (small.sum(1) + wilds)[None, :]
        points = (tall @ HIGHS.numbers)[:, None] + (small @ LOWS.numbers[:4])[None, :]
        np.maximum(best, np.where(filled >= phase.need, points, -1), out=best)
    return best


def _one_by_one(phase: DicePhase) -> Places:
    """The points of all throws where places of a phase compete for dice; any colours will do."""
    any_colour = [[value * 4 for value in (4, 5, 6, 7, 8, 9)], [0, 4, 8, 12, DECK.naturals]]
    shown = [
        [
            [faces[symbol] for symbol in range(group.symbols) for _ in range(counts[symbol])]
            for counts in group.counts[group.throws]
        ]
        for group, faces in zip((HIGHS, LOWS), any_colour, strict=True)
    ]
    return np.array([[phase.points((*high, *low)) for low in shown[1]] for high in shown[0]], dtype=np.intp)
