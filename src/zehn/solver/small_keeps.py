"""Keeps of at most five of ten different dice, in one flat table; larger keeps are quick to work out."""

from itertools import combinations

import numpy as np

from zehn.games.dice.dice import DICE
from zehn.solver.colour_blocks import FACES, FREE, INNER, OUTER
from zehn.solver.colour_tables import entries
from zehn.solver.throws import KEPT, Places, Values

MOST = 5


class SmallKeeps:
    """A table of all keeps of at most five dice: by mask, then by what the kept dice show, the first die slowest."""

    def __init__(self, values: Values | None = None) -> None:
        self.values = np.empty(LENGTH) if values is None else values

    def take(self, keep: tuple[int, ...], grown: Values) -> None:
        """Take over the keeps of one block: the first four dice are kept as told or free."""
        outer = [die for die in range(OUTER) if keep[die] != FREE]
        code = 0
        for die in outer:
            code = code * FACES + keep[die]
        for mask, places in _INNER_PLACES:
            if len(outer) + mask.bit_count() <= MOST:
                whole = sum(1 << die for die in outer) | mask << OUTER
                start = STARTS[whole] + code * len(places)
                self.values[start : start + len(places)] = grown[places]

    def of(self, shown: Places) -> Values:
        """The values of all keeps of a throw with at most five dice, in the order of `SMALL`."""
        found: Values = self.values[STARTS[SMALL] + POWERS @ shown]
        return found


def _starts() -> tuple[Places, int]:
    starts = np.zeros(1 << DICE, dtype=np.intp)
    length = 0
    for mask in SMALL:
        starts[mask] = length
        length += FACES ** int(KEPT[mask])
    return starts, length


#: The masks of at most five dice, and of more.
SMALL = np.flatnonzero(KEPT <= MOST)
STARTS, LENGTH = _starts()

#: What a face of each die adds to the place of a small keep.
POWERS = np.array(
    [[FACES ** int(KEPT[mask >> die + 1]) if mask >> die & 1 else 0 for die in range(DICE)] for mask in SMALL.tolist()]
)

_INNER_PLACES = [
    (
        mask,
        entries([list(range(FACES)) if mask >> die & 1 else [FREE] for die in range(INNER)], [FACES + 1] * INNER),
    )
    for mask in range(1 << INNER)
    if mask.bit_count() <= MOST
]

#: For one to four free dice all ways to choose them, and the masks of the dice that are kept then.
FREE_SETS = [np.array(list(combinations(range(DICE), free)), dtype=np.intp) for free in range(1, DICE - MOST)]
LARGE = [(1 << DICE) - 1 - (1 << sets).sum(axis=1) for sets in FREE_SETS]
