"""Throws and keeps where only numbers matter: the high dice are alike, and so are the low ones.

A keep of one group of equal dice is a multiset of up to `dice` symbols; a throw is a keep of all of them. Six high
dice have 462 throws and 924 keeps, four low ones 70 and 126. Two steps solve a turn, each along the same edges
between a keep and the keeps with one die more: the value of a keep is the mean, over the faces of one thrown die,
of the values of the next larger keeps; the best keep of a throw is a running maximum over the next smaller ones.
"""

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations_with_replacement, pairwise

import numpy as np
from numpy.typing import NDArray

from zehn.games.dice.dice import DICE, FIRST_WILD, HIGH, LOW

Values = NDArray[np.float64]
Places = NDArray[np.intp]


class EqualDice:
    """All keeps of some equal dice, few dice first; `numbers` are the points of the symbols, 0 for a wild."""

    def __init__(self, numbers: Sequence[int], weights: Sequence[float], dice: int) -> None:
        self.numbers = tuple(numbers)
        self.weights = np.array(weights)
        self.dice = dice
        self.symbols = len(numbers)
        keeps = [keep for size in range(dice + 1) for keep in combinations_with_replacement(range(self.symbols), size)]
        self.counts = np.array([[keep.count(symbol) for symbol in range(self.symbols)] for keep in keeps])
        self.sizes = [sum(len(keep) == size for keep in keeps) for size in range(dice + 1)]
        ends = np.cumsum([0, *self.sizes])
        self.levels = [slice(int(start), int(end)) for start, end in pairwise(ends)]
        self.throws = self.levels[-1]
        self.keeps = len(keeps)
        self._base = (dice + 1) ** np.arange(self.symbols)
        self._place = np.full(int(self._base[-1]) * (dice + 1), -1, dtype=np.intp)
        self._place[self.counts @ self._base] = np.arange(self.keeps)
        self._subsets = np.array([[mask >> die & 1 for die in range(dice)] for mask in range(1 << dice)])

    def places(self, symbols: Sequence[int]) -> Places:
        """The places of all 2^n keeps of a throw, by the mask of the dice that are kept."""
        found: Places = self._place[self._subsets @ self._base[list(symbols)]]
        return found

    @cached_property
    def larger(self) -> Places:
        """For each keep and symbol the keep with that symbol more (-1 for throws)."""
        codes = (self.counts @ self._base)[:, None] + self._base[None, :]
        codes[self.throws] = 0
        places: Places = self._place[codes]
        places[self.throws] = -1
        return places

    @cached_property
    def smaller(self) -> Places:
        """For each keep and symbol the keep with that symbol less; the keep itself if it has none."""
        codes = (self.counts @ self._base)[:, None] - self._base[None, :] * (self.counts > 0)
        places: Places = self._place[codes]
        return places

    def fill(self, throws: Values) -> Values:
        """The values of all keeps (first axis), the other dice thrown, from the values of all throws."""
        values = np.empty((self.keeps, *throws.shape[1:]))
        values[self.throws] = throws
        for level in reversed(self.levels[:-1]):
            larger = self.larger[level]
            total = self.weights[0] * values[larger[:, 0]]
            for symbol in range(1, self.symbols):
                total += self.weights[symbol] * values[larger[:, symbol]]
            values[level] = total
        return values

    def best(self, keeps: Values) -> Values:
        """The value of the best keep out of each throw (first axis), from the values of all keeps."""
        values = keeps.copy()
        for level in self.levels[1:]:
            for symbol in range(self.symbols):
                np.maximum(values[level], values[self.smaller[level, symbol]], out=values[level])
        return values[self.throws]


HIGHS = EqualDice([int(name) for name in HIGH], [1 / 6] * 6, 6)
LOWS = EqualDice([1, 2, 3, 4, 0], [1 / 6] * 4 + [2 / 6], len(LOW) - 2)
SHAPE = (HIGHS.sizes[-1], LOWS.sizes[-1])


def symbols(faces: Sequence[int]) -> list[int]:
    """What ten faces show, colours apart: 0 to 5 on the high dice for 5 to 10, 0 to 3 on the low ones, 4 for a wild."""
    values = [min(face, FIRST_WILD) >> 2 for face in faces]
    return [value - 4 if die < HIGHS.dice else (4 if value > 8 else value) for die, value in enumerate(values)]


def places(faces: Sequence[int]) -> Places:
    """The places of all 1024 keeps of a throw in a flat table of keeps, by the mask of the dice that are kept."""
    shown = symbols(faces)
    high, low = HIGHS.places(shown[: HIGHS.dice]), LOWS.places(shown[HIGHS.dice :])
    return (low[:, None] + LOWS.keeps * high[None, :]).ravel()


def fill(throws: Values) -> Values:
    """The values of all keeps of ten dice, from those of all throws."""
    return np.ascontiguousarray(LOWS.fill(np.ascontiguousarray(HIGHS.fill(throws).T)).T)


def best(keeps: Values) -> Values:
    """The value of the best keep out of each throw of ten dice."""
    return np.ascontiguousarray(LOWS.best(np.ascontiguousarray(HIGHS.best(keeps).T)).T)


def mean(throws: Values) -> float:
    """The mean over all throws."""
    return float(LOWS.fill(HIGHS.fill(throws)[0])[0])


#: The dice of every keep, by its mask.
KEPT = np.array([mask.bit_count() for mask in range(1 << DICE)])
