"""The moves of the dice game as texts: `0 roll 10r,5b,…`, `0 keep 0,1,4`, `0 keep -`, `0 score`, `0 pass`."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from mypy_extensions import mypyc_attr

from zehn.cards.notation import Move, read_head
from zehn.games.dice.dice import DECK, DICE, Throw, read_throw, write_throw

_DICE = re.compile("-|[0-9]{1,2}(,[0-9]{1,2})*")


@mypyc_attr(acyclic=True)
class DiceMove(Move):
    """One move of the dice game; `faces` are those of a roll, `dice` the dice that are kept, ascending."""

    __slots__ = ("dice", "faces")

    def __init__(self, seat: int, verb: str, *, faces: Throw = (), dice: tuple[int, ...] = ()) -> None:
        super().__init__(DECK, seat, verb)
        self.faces = faces
        self.dice = dice

    def __reduce__(self) -> tuple[Any, ...]:
        return move_of, (self.seat, self.verb, self.faces, self.dice)

    def _arguments(self) -> list[str]:
        if self.verb == "roll":
            return [write_throw(self.faces)]
        return [",".join(map(str, self.dice)) or "-"] if self.verb == "keep" else []


def move_of(seat: int, verb: str, faces: Throw, dice: tuple[int, ...]) -> DiceMove:
    """A move from plain data."""
    return DiceMove(seat, verb, faces=faces, dice=dice)


@cache
def keep(seat: int, dice: tuple[int, ...]) -> DiceMove:
    """Keep some dice and throw the others."""
    return DiceMove(seat, "keep", dice=dice)


@cache
def plain(seat: int, verb: str) -> DiceMove:
    """A move without arguments: `score` or `pass`."""
    return DiceMove(seat, verb)


def subset(mask: int) -> tuple[int, ...]:
    """The dice of a mask."""
    return tuple(die for die in range(DICE) if mask >> die & 1)


def mask_of(dice: Iterable[int]) -> int:
    """The mask of some dice."""
    return sum([1 << die for die in dice])


def read_move(text: str) -> DiceMove | None:
    """The move that a text means; None if it cannot be read."""
    seat, verb, words = read_head(text)
    if seat < 0:
        return None
    match verb, words:
        case (("score" | "pass"), []):
            return plain(seat, verb) if seat < DICE else DiceMove(seat, verb)
        case "roll", [faces]:
            throw = read_throw(faces)
            return DiceMove(seat, verb, faces=throw) if throw else None
        case "keep", [dice] if _DICE.fullmatch(dice):
            return _read_keep(seat, dice)
    return None


def _read_keep(seat: int, text: str) -> DiceMove | None:
    numbers = [] if text == "-" else text.split(",")
    if any(number != str(int(number)) for number in numbers) or len(set(numbers)) < len(numbers):
        return None
    return DiceMove(seat, "keep", dice=tuple(sorted(map(int, numbers))))
