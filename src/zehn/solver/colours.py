"""A phase that asks for one colour, exactly: sixty million throws and all 1024 keeps of each.

After the last roll at most one colour can be complete (the phase needs more than half of the dice), so the value of a
keep before that roll is a sum over the colours, each from a small table. With two rolls left a keep is a mean over all
throws of its free dice, and nothing short of all throws will do (`colour_blocks`).

That with one roll left it is enough to keep dice of one colour is not taken for granted: it is checked against every
keep of every throw, and dice for which it is not so are refused as unsolvable.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from math import prod
from typing import NamedTuple, Protocol, TypeVar

import numpy as np

from zehn.cards.groups import Pool
from zehn.games.dice.dice import COLOURS, DICE, Dice
from zehn.games.dice.points import DicePhase
from zehn.solver import colour_blocks as blocks
from zehn.solver.colour_blocks import BLOCK, FACES, FREE, INNER, OUTER
from zehn.solver.colour_tables import OneColour, by_mask, combined, entries
from zehn.solver.small_keeps import SmallKeeps
from zehn.solver.throws import Values
from zehn.solver.turn import Attempt
from zehn.solver.values import Unsolvable

#: No table of a colour is longer; only dice with very few colours would need it.
MOST_ENTRIES = 5_000_000

#: Values nearer than this are equal.
NEAR = 1e-9

Progress = Callable[[float], None]
Item = TypeVar("Item")


def silent(part: float) -> None:
    """Nobody wants to know how far the work is."""


def asks_for_a_colour(phase: DicePhase) -> bool:
    """Whether a phase asks for one colour, and for more than half of the dice."""
    form = phase.contract.forms[0]
    return len(phase.contract.forms) == 1 and isinstance(form, Pool) and form.word == "colour" and 2 * form.size > DICE


class ColourTables(NamedTuple):
    """What is kept of a solved attempt, two rolls before its end.

    `singles` has for each colour the keeps of that colour only, `small` all keeps of few dice. `mixed` are the throws,
    by their codes, for which no keep of one colour is among the best: there are some, if not many.
    """

    value: float
    singles: list[Values]
    small: Values
    mixed: Values


class ColourPhase:
    """A phase that asks for `need` dice of one colour."""

    def __init__(self, phase: DicePhase, dice: Dice) -> None:
        self.number = phase.number
        self.dice = dice
        self.colours = [OneColour(colour, dice.faces, wild=phase.wild) for colour in range(len(COLOURS))]
        if any(prod(colour.grown) > MOST_ENTRIES for colour in self.colours):
            raise Unsolvable(self.number)
        self.points = [colour.points(phase.need) for colour in self.colours]
        self.most = max(int(points.max()) for points in self.points)

    def value(self, attempt: Attempt, progress: Progress = silent) -> float:
        """The value of an attempt."""
        return Evaluation(LastRoll(self, attempt)).value(progress)

    def tables(self, attempt: Attempt, progress: Progress = silent) -> ColourTables:
        """The value of an attempt, with its tables."""
        return Evaluation(LastRoll(self, attempt)).tables(progress)

    def check(self, attempt: Attempt, progress: Progress = silent) -> None:
        """Make sure that one roll before the end keeps of one colour are enough; refuse the dice otherwise."""
        if not Evaluation(LastRoll(self, attempt)).is_exact(progress):
            raise Unsolvable(self.number)


class LastRoll:
    """One roll left: the value of any keep, a sum over colours; and for each colour the best keep of that colour."""

    def __init__(self, phase: ColourPhase, attempt: Attempt) -> None:
        self.phase = phase
        self.fail = attempt.fail
        gains = [attempt.worth(points) - attempt.fail for points in phase.points]
        self.gains = [colour.with_free(gain).ravel() for colour, gain in zip(phase.colours, gains, strict=True)]
        self.singles = [self._singles(number) for number in range(len(gains))]
        self.best = [colour.best_of(single).ravel() for colour, single in zip(phase.colours, self.singles, strict=True)]

    def _singles(self, number: int) -> Values:
        """The values of keeps of one colour only; entry 0 of an axis means that the die is free."""
        mine = self.phase.colours[number]
        values = self.fail + self.gains[number][entries([[size, *range(1, size)] for size in mine.sizes], mine.grown)]
        kept = entries([[0] + [1] * (size - 1) for size in mine.sizes], [2] * DICE)
        for other, colour in enumerate(self.phase.colours):
            if other != number:
                out = entries([[size, 0] for size in colour.sizes], colour.grown)
                values += self.gains[other][out][kept]
        return values.reshape(mine.sizes)

    def keeps(self, shown: Sequence[int]) -> Values:
        """The values of all 1024 keeps of a throw (the place of each die's face), by mask."""
        values = np.full(1 << DICE, self.fail)
        for colour, gain in zip(self.phase.colours, self.gains, strict=True):
            offsets = combined_steps(colour)
            free = [size * step for size, step in zip(colour.sizes, offsets, strict=True)]
            kept = [colour.stand[die][face] * offsets[die] for die, face in enumerate(shown)]
            values += gain[by_mask(free, kept)]
        return values


def combined_steps(colour: OneColour) -> list[int]:
    """The steps of a table with free entries."""
    return [prod(colour.grown[die + 1 :]) for die in range(DICE)]


class Evaluation:
    """All throws of a colour phase, block by block."""

    def __init__(self, last: LastRoll) -> None:
        self.last = last
        self.colours = last.phase.colours
        self.bench = blocks.Workbench()

    def value(self, progress: Progress) -> float:
        """The value of an attempt."""
        table = self._two_rolls_left(progress)
        return self._mean(blocks.cut_outer(table))

    def tables(self, progress: Progress) -> ColourTables:
        """The same, with the tables that advice needs."""
        notes = Notes(self.colours)
        table = self._two_rolls_left(progress, notes)
        best = blocks.cut_outer(table)
        single = [colour.best_of(values).ravel() for colour, values in zip(self.colours, notes.singles, strict=True)]
        mixed = [
            code(throw) * BLOCK + np.flatnonzero(best[throw] - block > NEAR)
            for throw, block in self._best_blocks(single)
        ]
        return ColourTables(self._mean(best), notes.singles, notes.small.values, np.concatenate(mixed).astype(float))

    def is_exact(self, progress: Progress) -> bool:
        """Whether, one roll before the end, no keep of any throw is better than all keeps of one colour."""
        table = blocks.room()
        stands = [[[*colour.stand[die], colour.sizes[die]] for die in range(DICE)] for colour in self.colours]
        offsets = [_offsets(rows, colour.grown) for rows, colour in zip(stands, self.colours, strict=True)]
        inner = [combined(rows[OUTER:]) for rows in offsets]
        for keep in watched(blocks.KEEPS, progress):
            values = np.full((FACES + 1) ** INNER, self.last.fail)
            for rows, places, gain in zip(offsets, inner, self.last.gains, strict=True):
                values += gain[places + sum(rows[die][face] for die, face in enumerate(keep))]
            table[keep] = self.bench.cut(values)
        best = blocks.cut_outer(table)
        return all(float((best[throw] - block).max()) < NEAR for throw, block in self._best_blocks(self.last.best))

    def _best_blocks(self, tables: Sequence[Values]) -> Iterator[tuple[tuple[int, ...], Values]]:
        """For each throw of the first four dice the block of the best value over all colours."""
        offsets = [_offsets(colour.stand, colour.sizes) for colour in self.colours]
        inner = [combined(rows[OUTER:]) for rows in offsets]
        for throw in blocks.THROWS:
            block = np.full(BLOCK, -np.inf)
            for rows, places, table in zip(offsets, inner, tables, strict=True):
                start = sum(rows[die][face] for die, face in enumerate(throw))
                np.maximum(block, table[start + places], out=block)
            yield throw, block

    def show(self, notes: "Noting") -> None:
        """Show somebody what all keeps are worth with two rolls left."""
        self._two_rolls_left(silent, notes)

    def _two_rolls_left(self, progress: Progress, notes: "Noting | None" = None) -> Values:
        """The best keeps of the last six dice, for every keep of the first four."""
        table = blocks.room()
        for throw, block in self._best_blocks(self.last.best):
            table[throw] = block
        blocks.grow_outer(table)
        for keep in watched(blocks.KEEPS, progress):
            grown = self.bench.grow(table[keep])
            if notes is not None:
                notes.take(keep, grown)
            table[keep] = self.bench.cut(grown)
        return table

    @staticmethod
    def _mean(throws: Values) -> float:
        return sum(float(throws[throw].mean()) for throw in blocks.THROWS) / len(blocks.THROWS)


class Noting(Protocol):
    """Somebody who takes notes of keeps with two rolls left."""

    def take(self, keep: tuple[int, ...], grown: Values) -> None:
        """Take what is wanted of the keeps of one block: the first four dice are kept as told or free."""


class Notes:
    """What is noted down of all keeps with two rolls left: those of one colour, and those of few dice."""

    def __init__(self, colours: Sequence[OneColour]) -> None:
        self.singles = [np.empty(colour.sizes) for colour in colours]
        self.small = SmallKeeps()
        grown = [FACES + 1] * INNER
        choices = [[[FREE, *faces] for faces in colour.face] for colour in colours]
        self._inner = [entries(rows[OUTER:], grown) for rows in choices]
        self._outer: dict[tuple[int, ...], list[tuple[int, tuple[int, ...]]]] = {}
        for number, rows in enumerate(choices):
            for stands in product(*[range(len(row)) for row in rows[:OUTER]]):
                keep = tuple(row[stand] for row, stand in zip(rows, stands, strict=False))
                self._outer.setdefault(keep, []).append((number, stands))

    def take(self, keep: tuple[int, ...], grown: Values) -> None:
        """Note what is wanted of the block of one keep of the first four dice."""
        for number, stands in self._outer.get(keep, ()):
            single = self.singles[number]
            single[stands] = grown[self._inner[number]].reshape(single.shape[OUTER:])
        self.small.take(keep, grown)


def _offsets(stands: Sequence[Sequence[int]], sizes: Sequence[int]) -> list[list[int]]:
    """The offset of every face of every die in a flat table."""
    return [[stand * prod(sizes[die + 1 :]) for stand in row] for die, row in enumerate(stands)]


def code(shown: Sequence[int]) -> int:
    """The number of a throw, from the place of each die's face."""
    number = 0
    for face in shown:
        number = number * FACES + face
    return number


def watched(items: Sequence[Item], progress: Progress) -> Iterable[Item]:
    """Some items one by one, telling how far the work is."""
    for done, item in enumerate(items):
        if done % 50 == 0:
            progress(done / len(items))
        yield item
