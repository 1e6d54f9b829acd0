"""An attempt at the phase of the published game that asks for a colour, looked up.

It is best to keep dice of one colour, but for a few throws with two rolls left: `mixed` names the best keep of these.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product
from math import prod

from zehn.games.dice.dice import COLOURS, DICE, Dice
from zehn.games.dice.points import DicePhase
from zehn.solver.plain.numbers import Kept
from zehn.solver.stands import Stands

#: For each number of rolls left the values of keeps of one colour, for each colour.
Singles = Mapping[int, Sequence[Sequence[float]]]


class Mixed:
    """The throws for which no keep of one colour is among the best, by their codes, and the best keep of each."""

    def __init__(self, codes: Sequence[int], masks: Sequence[int]) -> None:
        self.codes = codes
        self.masks = masks

    def best(self, shown: Sequence[int]) -> int:
        """The best keep of a throw, as a mask; -1 if it is not among these."""
        code = 0
        for face in shown:
            code = code * 6 + face
        place = bisect_left(self.codes, code)
        return self.masks[place] if place < len(self.codes) and self.codes[place] == code else -1


class ColourTurn:
    """An attempt. Its values are those of a total of 0: `notes` for each number of points, `fail` without any."""

    def __init__(
        self, phase: DicePhase, dice: Dice, singles: Singles, mixed: Mixed, notes: Sequence[float], fail: float
    ) -> None:
        self.need = phase.need
        self.dice = dice
        self.notes = notes
        self.fail = fail
        self.colours = [Stands(colour, dice.faces, wild=phase.wild) for colour in range(len(COLOURS))]
        self.singles = singles
        self.mixed = mixed

    def best(self, faces: Sequence[int], rolls_left: int) -> Kept:
        """The best keep of a throw."""
        shown = [die.index(face) for die, face in zip(self.dice.faces, faces, strict=True)]
        mask = self.mixed.best(shown) if rolls_left == 2 else -1
        if mask >= 0:
            return Kept(mask, self._mean(shown, mask))
        return max(self._of_one_colour(shown, rolls_left), key=lambda kept: kept.value)

    def keep(self, faces: Sequence[int], rolls_left: int, mask: int) -> float:
        """What a keep is worth."""
        shown = [die.index(face) for die, face in zip(self.dice.faces, faces, strict=True)]
        for kept in self._of_one_colour(shown, rolls_left):
            if kept.mask == mask:
                return kept.value
        return self._mean(shown, mask) if rolls_left == 2 else self._last(shown, mask)

    def _last(self, shown: Sequence[int], mask: int) -> float:
        """What a keep is worth with one roll left. At most one colour can be made: its gains are those of all."""
        return self.fail + sum(self._gain(colour, shown, mask) for colour in self.colours)

    def _gain(self, colour: Stands, shown: Sequence[int], mask: int) -> float:
        """What a colour adds to a failure: the mean of all throws of the dice that are not kept."""
        dice = []
        for die, face in enumerate(shown):
            faces = [face] if mask >> die & 1 else range(6)
            stands = Counter(colour.stand[die][each] for each in faces)
            numbers = colour.numbers[die]
            dice.append([(numbers[stand - 1] if stand else -1, n / stands.total()) for stand, n in stands.items()])
        return sum(
            prod(part for _, part in throw) * self._more([number for number, _ in throw]) for throw in product(*dice)
        )

    def _more(self, numbers: Sequence[int]) -> float:
        """What the dice of a colour add to a failure; -1 for those of others."""
        dearest = sorted(numbers)[-self.need :]
        return max(0.0, self.notes[sum(dearest)] - self.fail) if dearest[0] >= 0 else 0.0

    def _of_one_colour(self, shown: Sequence[int], rolls_left: int) -> Iterator[Kept]:
        """All keeps of one colour."""
        for colour, values in zip(self.colours, self.singles[rolls_left], strict=True):
            places = {0: 0}
            for die, face in enumerate(shown):
                step = colour.stand[die][face] * colour.steps[die]
                places |= {mask | 1 << die: place + step for mask, place in places.items() if step}
            for mask, place in places.items():
                yield Kept(mask, values[place])

    def _mean(self, shown: Sequence[int], mask: int) -> float:
        """What a keep is worth with two rolls left: the mean of the best keeps of all throws of the other dice."""
        free = [die for die in range(DICE) if not mask >> die & 1]
        kept = [die for die in range(DICE) if mask >> die & 1]
        starts, rows = [], []
        for colour in self.colours:
            steps = [
                [stand * step for stand in stands] for stands, step in zip(colour.stand, colour.steps, strict=True)
            ]
            starts.append(sum(steps[die][shown[die]] for die in kept))
            rows.append([steps[die] for die in free])
        throws: Iterator[tuple[float, ...]] = zip(
            *[
                [table[start + sum(steps)] for steps in product(*dice)]
                for table, start, dice in zip(self._best, starts, rows, strict=True)
            ],
            strict=True,
        )
        return sum(max(throw) for throw in throws) / 6.0 ** len(free)

    @cached_property
    def _best(self) -> list[list[float]]:
        """For each colour the best keep of that colour out of each throw, with one roll left."""
        return [_best_of(colour, values) for colour, values in zip(self.colours, self.singles[1], strict=True)]


def _best_of(colour: Stands, values: Sequence[float]) -> list[float]:
    """From keeps (a die that is out is free) the best out of every throw: die by die it is kept, or thrown."""
    best = list(values)
    for step, size in zip(colour.steps, colour.sizes, strict=True):
        for place, value in enumerate(best):
            free = place - place // step % size * step
            best[place] = max(value, best[free])
    return best
