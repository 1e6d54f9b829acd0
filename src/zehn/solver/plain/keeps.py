"""Keeps and throws of equal dice as in `zehn.solver.throws`, in lists: a table is a row of values for every keep."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement

Row = list[float]
Counts = tuple[int, ...]


class EqualDice:
    """All keeps of some equal dice, few dice first; `faces` are the symbols that the six faces of a die show."""

    def __init__(self, numbers: Sequence[int], faces: Sequence[int], dice: int) -> None:
        symbols = range(len(numbers))
        sizes = [list(combinations_with_replacement(symbols, size)) for size in range(dice + 1)]
        self.counts = [tuple(keep.count(symbol) for symbol in symbols) for size in sizes for keep in size]
        self.place = {counts: place for place, counts in enumerate(self.counts)}
        self.first = len(self.counts) - len(sizes[-1])
        self.numbers = tuple(numbers)
        self._larger = [[self._next(counts, face, 1) for face in faces] for counts in self.counts[: self.first]]
        self._smaller = [
            [self._next(counts, symbol, -1) for symbol in symbols if counts[symbol]] for counts in self.counts
        ]

    def _next(self, counts: Counts, symbol: int, step: int) -> int:
        return self.place[*counts[:symbol], counts[symbol] + step, *counts[symbol + 1 :]]

    @property
    def throws(self) -> list[Counts]:
        """What all dice together can show."""
        return self.counts[self.first :]

    def fill(self, throws: list[Row]) -> list[Row]:
        """The rows of all keeps, the other dice thrown, from those of all throws."""
        rows: list[Row] = [[]] * self.first + throws
        for place in reversed(range(self.first)):
            six = [rows[larger] for larger in self._larger[place]]
            rows[place] = [(a + b + c + d + e + f) / 6 for a, b, c, d, e, f in zip(*six, strict=True)]
        return rows

    def best(self, keeps: list[Row]) -> list[Row]:
        """The rows of the best keep out of each throw, from those of all keeps."""
        rows = keeps[:1]
        for row, smaller in zip(keeps[1:], self._smaller[1:], strict=True):
            rows.append(list(map(max, row, *[rows[place] for place in smaller])))
        return rows[self.first :]


def turned(rows: list[Row]) -> list[Row]:
    """A table with rows and columns exchanged."""
    return [list(column) for column in zip(*rows, strict=True)]


@cache
def high() -> EqualDice:
    """The six high dice."""
    return EqualDice((5, 6, 7, 8, 9, 10), range(6), 6)


@cache
def low() -> EqualDice:
    """The four low dice: a wild has no points."""
    return EqualDice((1, 2, 3, 4, 0), (0, 1, 2, 3, 4, 4), 4)
