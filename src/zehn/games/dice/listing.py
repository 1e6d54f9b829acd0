"""All legal moves of a position, lazily: there are sixty million throws."""

from collections.abc import Iterator
from itertools import product
from math import prod

from zehn.games.dice.dice import DICE
from zehn.games.dice.notation import DiceMove, keep, plain, subset
from zehn.games.dice.table import CHOOSE, ROLL, Table

#: Every set of dice, few dice first.
SUBSETS = tuple(sorted(map(subset, range(1 << DICE)), key=len))


def moves(table: Table) -> Iterator[DiceMove]:
    """The legal moves of the seat whose turn it is; where a throw is awaited, every throw that can fall."""
    seat = table.turn
    if table.step == ROLL:
        for faces in throws(table):
            yield DiceMove(seat, "roll", faces=faces)
    elif table.step == CHOOSE:
        if table.points() >= 0:
            yield plain(seat, "score")
        yield plain(seat, "pass")
        if table.rolls < table.rules.rolls:
            yield from (keep(seat, dice) for dice in SUBSETS)


def count(table: Table) -> int:
    """How many moves are legal: throws are not listed for that."""
    if table.step == ROLL:
        return prod([len(options) for options in _options(table)])
    return len([*moves(table)])


def throws(table: Table) -> Iterator[tuple[int, ...]]:
    """All throws that can fall next; dice that are kept stay as they are."""
    return product(*_options(table))


def _options(table: Table) -> list[tuple[int, ...]]:
    """What each die can show after the next throw."""
    return [
        table.faces[die : die + 1] if table.kept >> die & 1 else tuple(dict.fromkeys(faces))
        for die, faces in enumerate(table.rules.dice.faces)
    ]
