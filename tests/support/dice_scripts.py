"""A small language for rule tests of the dice game: show numbers, play moves, see a move refused.

game = table(2)
throw(game, "10 10 10 10 10 10 1 1 1 1")        # the roll of the seat whose turn it is, by numbers
play(game, "0 score")
refused(game, "0 score", "DICE-01")
"""

from typing import Any

import pytest

import zehn
from zehn import DiceGame, Refused, Script
from zehn.games.dice.dice import NAMES as FACES

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gina", "Hugo")

#: A throw by numbers that makes each phase, one that makes none, and seven dice of one colour (for phase 8).
MAKES = {
    1: "10 10 10 10 10 10 1 1 1 1",
    2: "10 10 10 5 5 5 1 2 3 4",
    3: "10 10 10 10 5 5 1 2 3 4",
    4: "5 6 7 8 9 10 4 4 4 4",
    5: "5 6 7 8 9 10 4 3 3 3",
    6: "5 6 7 8 9 10 4 3 2 2",
    7: "10 10 10 10 9 9 * * 1 1",
    9: "10 10 10 10 10 9 * 1 1 1",
    10: "10 10 10 10 10 9 * * 1 1",
}
MISS = "5 5 6 6 8 9 1 1 3 3"
RED = "5r,10r,7r,9r,9r,5b,1b,1r,3r,1g"


def table(seats: int, **rules: Any) -> DiceGame:
    """A game in which the test dictates every throw."""
    return zehn.new("dice", players=NAMES[:seats], rules=rules, chance=Script())


def faces(numbers: str) -> str:
    """A throw from its numbers: of each die the first face that shows its number."""
    dice = zehn.new("dice", players=["Anna"], chance=Script()).rules.dice
    shown = []
    for die, number in enumerate(numbers.split()):
        shown.append(next(FACES[face] for face in dice.faces[die] if FACES[face][:-1] == number))
    return ",".join(shown)


def throw(game: DiceGame, numbers: str) -> None:
    """The roll of the seat whose turn it is, by numbers, or by faces if there are commas."""
    game.play(f"{game.turn} roll {numbers if ',' in numbers else faces(numbers)}")


def play(game: DiceGame, *moves: str) -> None:
    for move in moves:
        assert move in game.moves(), str(game.why_not(move).__repr__())
        game.play(move)


def refused(game: DiceGame, move: str, clause: str) -> None:
    """A move is refused with this clause, by the game and by the view, and changes nothing."""
    before = game.copy()
    refusal = game.why_not(move)
    assert refusal is not None
    assert refusal.clause == clause
    assert move not in game.moves()
    with pytest.raises(Refused) as caught:
        game.play(move)
    assert caught.value.refusal == refusal
    assert game == before


def makes(game: DiceGame) -> None:
    """The seat whose turn it is makes its phase with the first throw and has it noted."""
    phase = game.table.phase(game.turn)
    assert phase is not None
    throw(game, RED if phase.number == 8 else MAKES[phase.number])
    play(game, f"{game.turn} score")


def misses(game: DiceGame) -> None:
    """The seat whose turn it is throws nothing and gives up."""
    throw(game, MISS)
    refused(game, f"{game.turn} score", "DICE-08")
    play(game, f"{game.turn} pass")


def go(game: DiceGame, *results: str) -> None:
    """Rounds as a row of signs, one for each turn: `x` made, `-` missed."""
    for row in results:
        for sign in row.replace(" ", ""):
            makes(game) if sign == "x" else misses(game)


def done(game: DiceGame) -> list[int]:
    """How many phases each seat has done."""
    return [len(column.phases) for column in game.table.columns]
