"""One attempt at a phase that asks for numbers, solved in lists: what every keep of every throw is worth.

The rows of a table are the keeps of the low dice, with a value for each keep of the high dice.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from zehn.games.dice.dice import DICE, FIRST_WILD
from zehn.games.dice.points import Demand, DicePhase
from zehn.solver.plain.keeps import Counts, Row, high, low, turned

#: Less than any points can make up for.
NEVER = -1000

HIGH_DICE = 6


class Kept(NamedTuple):
    """A keep, as the mask of its dice, and what it is worth."""

    mask: int
    value: float


class NumberTurn:
    """An attempt: its tables are made when they are needed."""

    def __init__(self, points: Sequence[Sequence[int]], notes: Sequence[float], fail: float) -> None:
        outcomes = [*(max(note, fail) for note in notes), fail]
        self._worth = [[outcomes[each] for each in row] for row in points]

    @cached_property
    def _last(self) -> list[Row]:
        """What keeps are worth with one roll left."""
        return _filled(self._worth)

    @cached_property
    def _first(self) -> list[Row]:
        """What they are worth with two."""
        return _filled(high().best(turned(low().best(self._last))))

    def keep(self, faces: Sequence[int], rolls_left: int, mask: int) -> float:
        """What a keep is worth."""
        table = self._last if rolls_left == 1 else self._first
        kept = [symbol if mask >> die & 1 else -1 for die, symbol in enumerate(symbols(faces))]
        many = tuple(kept[:HIGH_DICE].count(symbol) for symbol in range(6))
        few = tuple(kept[HIGH_DICE:].count(symbol) for symbol in range(5))
        return table[low().place[few]][high().place[many]]

    def best(self, faces: Sequence[int], rolls_left: int) -> Kept:
        """The best keep of a throw."""
        table = self._last if rolls_left == 1 else self._first
        shown = symbols(faces)
        tall, small = _subsets(shown[:HIGH_DICE], 6), _subsets(shown[HIGH_DICE:], 5)
        return max(
            (
                Kept(mask | more << HIGH_DICE, table[low().place[few]][high().place[many]])
                for many, mask in tall.items()
                for few, more in small.items()
            ),
            key=lambda kept: kept.value,
        )


def _filled(throws: list[Row]) -> list[Row]:
    return low().fill(turned(high().fill(throws)))


def _subsets(shown: Sequence[int], count: int) -> dict[Counts, int]:
    """What can be kept of some dice, each once: what the dice show, and a mask of such dice."""
    found: dict[Counts, int] = {}
    for mask in range(1 << len(shown)):
        kept = [symbol for die, symbol in enumerate(shown) if mask >> die & 1]
        found.setdefault(tuple(kept.count(symbol) for symbol in range(count)), mask)
    return found


def symbols(faces: Sequence[int]) -> list[int]:
    """What ten faces show, colours apart: 0 to 5 on the high dice for 5 to 10, 0 to 3 on the low ones, 4 for a wild."""
    values = [min(face, FIRST_WILD) >> 2 for face in faces]
    return [value - 4 if die < HIGH_DICE else min(value, 4) for die, value in enumerate(values)]


def points_of(phase: DicePhase) -> list[list[int]]:
    """The points of all throws, a row for every throw of the high dice; -1 where the phase is not made."""
    rows = [[-1] * len(low().throws) for _ in high().throws]
    for demand in phase.demands:
        _take(rows, _Part(high().throws, high().numbers, demand, 5), _low_part(demand, phase), phase.need)
    return rows


class _Part:
    """How many dice of a demand each throw of some dice fills, and for how many points."""

    def __init__(self, throws: Sequence[Counts], numbers: Sequence[int], demand: Demand, least: int) -> None:
        wanted = [(value + 1 - least, count) for value, count in demand if 0 <= value + 1 - least < len(numbers)]
        taken = [[(symbol, min(counts[symbol], count)) for symbol, count in wanted] for counts in throws]
        self.filled = [sum(count for _, count in dice) for dice in taken]
        self.points = [sum(count * numbers[symbol] for symbol, count in dice) for dice in taken]


def _low_part(demand: Demand, phase: DicePhase) -> _Part:
    """The same for the low dice, of which wilds fill what is missing."""
    part = _Part(low().throws, low().numbers[:4], demand, 1)
    if phase.wild:
        part.filled = [filled + counts[4] for filled, counts in zip(part.filled, low().throws, strict=True)]
    return part


def _take(rows: list[list[int]], tall: _Part, small: _Part, need: int) -> None:
    """Take over what one way to fill a phase is worth."""
    enough = {
        least: [points if filled >= least else NEVER for filled, points in zip(small.filled, small.points, strict=True)]
        for least in range(need - DICE, max(small.filled) + 1)
    }
    for place, (filled, points) in enumerate(zip(tall.filled, tall.points, strict=True)):
        if need - filled in enough:
            rows[place] = [
                max(best, points + more) for best, more in zip(rows[place], enough[need - filled], strict=True)
            ]
