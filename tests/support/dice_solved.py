"""The solved solo game for tests: solved once (half a minute), then kept (conftest.py says where)."""

from functools import cache
from random import Random

from zehn.games.dice import DiceRules
from zehn.games.dice.dice import Throw
from zehn.solver.dice import DiceSolver, solver

RULES = DiceRules.read({})


@cache
def published() -> DiceSolver:
    """The solver of the published game."""
    return solver(RULES)


def some_throw(rng: Random) -> Throw:
    """A throw of the published dice."""
    return tuple(rng.choice(die) for die in RULES.dice.faces)
