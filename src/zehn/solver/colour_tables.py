"""One colour of a colour phase: the states of each die, and tables over these states.

To one colour a die is out (it shows another colour), it shows one of its faces in the colour, or it is free (still to
be thrown). A table has one axis for each die and few entries: the published dice have about ten thousand different
throws of a colour.
"""

from collections.abc import Sequence
from math import prod

import numpy as np

from zehn.games.dice.dice import COLOUR_OF, DICE, FIRST_WILD, POINTS
from zehn.solver.throws import Places, Values

Offsets = Sequence[int]


class OneColour:
    """The stands of ten dice to one colour: 0 is out, 1, 2, … are the different numbers that a die has in it.

    `stand` has the stand of every face of every die, `face` a face for every stand, `steps` how far apart the stands
    of a die lie in a flat table of throws.
    """

    def __init__(self, colour: int, dice: Sequence[Sequence[int]], *, wild: bool) -> None:
        self.numbers = [_numbers(faces, colour, wild=wild) for faces in dice]
        self.stand = [
            [numbers.index(POINTS[face]) + 1 if _is(face, colour, wild=wild) else 0 for face in faces]
            for faces, numbers in zip(dice, self.numbers, strict=True)
        ]
        self.sizes = tuple(len(numbers) + 1 for numbers in self.numbers)
        self.face = [
            [stands.index(stand) for stand in range(1, size)]
            for stands, size in zip(self.stand, self.sizes, strict=True)
        ]
        self.weights = [
            np.bincount(stands, minlength=size) / len(stands)
            for stands, size in zip(self.stand, self.sizes, strict=True)
        ]
        self.steps = steps(self.sizes)
        self.grown = tuple(size + 1 for size in self.sizes)

    def points(self, need: int) -> Places:
        """The sum of the `need` dearest dice in the colour for every throw; -1 where there are fewer."""
        grids = np.meshgrid(*[np.array([-1, *numbers]) for numbers in self.numbers], indexing="ij")
        shown = np.sort(np.stack([grid.ravel() for grid in grids]), axis=0)[::-1][:need]
        points = np.where(shown[-1] < 0, -1, shown.sum(axis=0))
        return points.reshape(self.sizes)

    def with_free(self, table: Values) -> Values:
        """A table of throws with an entry for a free die, the mean, at the end of each axis."""
        for axis, weights in enumerate(self.weights):
            mean = np.tensordot(weights, table, axes=(0, axis))
            table = np.concatenate([table, np.expand_dims(mean, axis)], axis=axis)
        return table

    def best_of(self, keeps: Values) -> Values:
        """From keeps of this colour only (entry 0 of an axis: free) the best out of every throw."""
        best = keeps.copy()
        for axis in range(DICE):
            rows = np.moveaxis(best, axis, 0)
            np.maximum(rows, rows[:1].copy(), out=rows)
        return best


def _is(face: int, colour: int, *, wild: bool) -> bool:
    """Whether a face counts for a colour: a wild as the colour that it shows, unless a phase bars wilds."""
    return COLOUR_OF[face] == colour and (wild or face < FIRST_WILD)


def _numbers(faces: Sequence[int], colour: int, *, wild: bool) -> list[int]:
    return sorted({POINTS[face] for face in faces if _is(face, colour, wild=wild)})


def steps(sizes: Sequence[int]) -> list[int]:
    """How far apart the entries of each axis lie in a flat table."""
    return [prod(sizes[axis + 1 :]) for axis in range(len(sizes))]


def combined(choices: Sequence[Offsets]) -> Places:
    """The sums of all combinations of one offset from each choice; the last choice changes fastest."""
    places = np.zeros(1, dtype=np.intp)
    for offsets in choices:
        places = (places[:, None] + np.asarray(offsets, dtype=np.intp)[None, :]).ravel()
    return places


def entries(choices: Sequence[Sequence[int]], sizes: Sequence[int]) -> Places:
    """The places, in a flat table, of all combinations of entries chosen on each axis."""
    return combined([[step * entry for entry in chosen] for step, chosen in zip(steps(sizes), choices, strict=True)])


def by_mask(free: Offsets, kept: Offsets) -> Places:
    """For every mask the sum of the offsets of kept and of free dice."""
    return combined(list(zip(free, kept, strict=True))[::-1])
