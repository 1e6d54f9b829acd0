"""How each die can stand to one colour: out (it shows another colour), with one of its faces in the colour, or free
(still to be thrown). It needs no NumPy.
"""

from collections.abc import Sequence
from math import prod

from zehn.games.dice.dice import COLOUR_OF, FIRST_WILD, POINTS


class Stands:
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
        self.steps = steps(self.sizes)


def _is(face: int, colour: int, *, wild: bool) -> bool:
    """Whether a face counts for a colour: a wild as the colour that it shows, unless a phase bars wilds."""
    return COLOUR_OF[face] == colour and (wild or face < FIRST_WILD)


def _numbers(faces: Sequence[int], colour: int, *, wild: bool) -> list[int]:
    return sorted({POINTS[face] for face in faces if _is(face, colour, wild=wild)})


def steps(sizes: Sequence[int]) -> list[int]:
    """How far apart the entries of each axis lie in a flat table."""
    return [prod(sizes[axis + 1 :]) for axis in range(len(sizes))]
