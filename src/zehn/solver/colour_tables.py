"""Tables over the stands of ten dice to one colour (`stands.py`), with one axis for each die. They have few entries:
the published dice have about ten thousand different throws of a colour.
"""

from collections.abc import Sequence

import numpy as np

from zehn.games.dice.dice import DICE
from zehn.solver.stands import Stands, steps
from zehn.solver.throws import Places, Values

Offsets = Sequence[int]


class OneColour(Stands):
    """A colour with its tables."""

    def __init__(self, colour: int, dice: Sequence[Sequence[int]], *, wild: bool) -> None:
        super().__init__(colour, dice, wild=wild)
        self.weights = [
            np.bincount(stands, minlength=size) / len(stands)
            for stands, size in zip(self.stand, self.sizes, strict=True)
        ]
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
