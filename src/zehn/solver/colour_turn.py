"""One attempt at a colour phase, solved: what every keep of every throw is worth."""

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from zehn.games.dice.dice import DICE
from zehn.solver.colour_tables import OneColour, by_mask
from zehn.solver.colours import ColourPhase, ColourTables, LastRoll, code
from zehn.solver.small_keeps import FREE_SETS, LARGE, SMALL, SmallKeeps
from zehn.solver.throws import Places, Values
from zehn.solver.turn import Attempt

#: So many dice are thrown at once: six times as many throws with each more.
AT_ONCE = 8


class ColourTurn:
    """An attempt at a phase that asks for one colour."""

    def __init__(self, phase: ColourPhase, attempt: Attempt, tables: ColourTables) -> None:
        self.phase = phase
        self.last = LastRoll(phase, attempt)
        self.value = tables.value
        self.mixed = tables.mixed
        self.singles = {1: self.last.singles, 2: tables.singles}
        self.small = SmallKeeps(tables.small)

    def shown(self, faces: Sequence[int]) -> list[int]:
        """The place of each die's face on the die."""
        return [die.index(face) for die, face in zip(self.phase.dice.faces, faces, strict=True)]

    def keeps(self, faces: Sequence[int], rolls_left: int) -> Values:
        shown = self.shown(faces)
        if rolls_left == 1:
            return self.last.keeps(shown)
        values = np.empty(1 << DICE)
        values[SMALL] = self.small.of(np.array(shown, dtype=np.intp))
        values[-1] = self._worth([sum(offsets) for offsets in self._offsets_of(shown)])
        for sets, masks in zip(FREE_SETS, LARGE, strict=True):
            values[masks] = self._large(shown, sets)
        return values

    def keep(self, faces: Sequence[int], mask: int) -> float:
        """The value of one keep with two rolls left, for callers without a table of small keeps."""
        return self._keep(self.shown(faces), [die for die in range(DICE) if not mask >> die & 1])

    def _keep(self, shown: list[int], free: list[int]) -> float:
        """The mean of what all throws of some dice are worth; very many dice are thrown one after another."""
        if not free:
            return self._worth([sum(offsets) for offsets in self._offsets_of(shown)])
        if len(free) <= AT_ONCE:
            return float(self._large(shown, np.array([free]))[0])
        die, rest = free[0], free[1:]
        return sum(self._keep([*shown[:die], face, *shown[die + 1 :]], rest) for face in range(6)) / 6

    def _worth(self, places: Sequence[int]) -> float:
        """What a throw is worth with one roll left, from its place in the table of each colour."""
        return max(float(best[place]) for best, place in zip(self.last.best, places, strict=True))

    def _offsets_of(self, shown: Sequence[int]) -> list[list[int]]:
        return [[int(offsets[die, face]) for die, face in enumerate(shown)] for offsets in self._offsets]

    @cached_property
    def _offsets(self) -> list[Places]:
        """For each colour the offset of every face of every die in its table of throws."""
        return [_offsets(colour) for colour in self.phase.colours]

    def _large(self, shown: Sequence[int], sets: Places) -> Values:
        """The values of keeps with few free dice: the mean of what all throws of these are worth."""
        free = sets.shape[1]
        worth = np.full((len(sets),) + (6,) * free, -np.inf)
        for offsets, best in zip(self._offsets, self.last.best, strict=True):
            mine = offsets[np.arange(DICE), shown]
            places = (mine.sum() - mine[sets].sum(axis=1)).reshape((-1,) + (1,) * free)
            for axis in range(free):
                rows = offsets[sets[:, axis]]
                places = places + rows.reshape((len(sets),) + (1,) * axis + (6,) + (1,) * (free - 1 - axis))
            np.maximum(worth, best[places], out=worth)
        means: Values = worth.reshape(len(sets), -1).mean(axis=1)
        return means

    def _is_mixed(self, shown: Sequence[int]) -> bool:
        """Whether a throw is one of the few where it is best to keep dice of several colours."""
        number = code(shown)
        place = int(self.mixed.searchsorted(number))
        return place < len(self.mixed) and bool(self.mixed[place] == number)

    def best_keep(self, faces: Sequence[int], rolls_left: int) -> int:
        shown = self.shown(faces)
        if rolls_left == 2 and self._is_mixed(shown):
            return int(self.keeps(faces, rolls_left).argmax())
        best, chosen = -np.inf, 0
        for colour, single in zip(self.phase.colours, self.singles[rolls_left], strict=True):
            dice = [die for die, face in enumerate(shown) if colour.stand[die][face]]
            kept = [colour.stand[die][shown[die]] * colour.steps[die] for die in dice]
            values = single.ravel()[by_mask([0] * len(dice), kept)]
            mask = int(values.argmax())
            if values[mask] > best:
                best, chosen = float(values[mask]), sum(1 << die for bit, die in enumerate(dice) if mask >> bit & 1)
        return chosen


def _offsets(colour: OneColour) -> Places:
    return np.array(
        [[stand * step for stand in row] for row, step in zip(colour.stand, colour.steps, strict=True)], dtype=np.intp
    )
