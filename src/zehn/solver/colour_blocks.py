"""Blocks of the last six dice: 6^6 throws, or 7^6 keeps with the entry *free* on each axis.

A workbench can `grow` a block, which adds the free entries (means), and `cut` one, which takes them away again (the
better of keeping a die and throwing it). The first four dice are a loop around the blocks.
"""

from itertools import product

import numpy as np

from zehn.games.dice.dice import DICE
from zehn.solver.throws import Values

FACES = 6
FREE = FACES
OUTER = 4
INNER = DICE - OUTER
BLOCK = FACES**INNER

#: What the first four dice show, or keep.
THROWS = list(product(range(FACES), repeat=OUTER))
KEEPS = list(product(range(FACES + 1), repeat=OUTER))


class Workbench:
    """Room for one block at a time: what `grow` and `cut` give back is overwritten by the next call."""

    def __init__(self) -> None:
        axes = range(INNER)
        self._grown = [np.empty((FACES ** (INNER - 1 - axis), FACES + 1, (FACES + 1) ** axis)) for axis in axes]
        self._cut = [np.empty((FACES**axis, FACES, (FACES + 1) ** (INNER - 1 - axis))) for axis in axes]

    def grow(self, throws: Values) -> Values:
        """The means over free dice: 7^6 keeps from 6^6 throws, from the last die to the first."""
        table = throws
        for grown in self._grown:
            table = table.reshape(-1, FACES, grown.shape[2])
            grown[:, :FACES] = table
            _mean(table, out=grown[:, FREE])
            table = grown
        return table.ravel()

    def cut(self, keeps: Values) -> Values:
        """The best keep out of each throw: 6^6 throws from 7^6 keeps, from the first die to the last."""
        for cut in self._cut:
            table = keeps.reshape(len(cut), FACES + 1, cut.shape[2])
            np.maximum(table[:, :FACES], table[:, FREE:], out=cut)
            keeps = cut
        return keeps.ravel()


def _mean(table: Values, out: Values) -> None:
    """The mean over the second axis: slice by slice is faster than one sum over few rows."""
    np.add(table[:, 0], table[:, 1], out=out)
    for face in range(2, FACES):
        out += table[:, face]
    out *= 1 / FACES


def room() -> Values:
    """A place for the blocks of all keeps of the first four dice."""
    return np.empty((FACES + 1,) * OUTER + (BLOCK,))


def grow_outer(table: Values) -> None:
    """Fill in the blocks where some of the first four dice are free."""
    for axis in range(OUTER):
        rows = table[(slice(None),) * axis + (slice(None),) + (slice(FACES),) * (OUTER - axis - 1)]
        rows = np.moveaxis(rows, axis, 0)
        np.add.reduce(rows[:FACES], axis=0, out=rows[FREE])
        rows[FREE] *= 1 / FACES


def cut_outer(table: Values) -> Values:
    """The best out of each throw of the first four dice; the blocks of throws are changed in place."""
    for axis in range(OUTER):
        rows = np.moveaxis(table, axis, 0)
        for face in range(FACES):
            np.maximum(rows[face], rows[FREE], out=rows[face])
    return table[(slice(FACES),) * OUTER]
