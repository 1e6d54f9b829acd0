"""The solved solo game for tests: solved once (half a minute), then kept beside pytest's own cache."""

import os
from functools import cache
from pathlib import Path
from random import Random

from zehn.games.dice import DiceRules
from zehn.games.dice.dice import Throw
from zehn.solver.dice import DiceSolver, solver

ROOT = Path(__file__).parent.parent
RULES = DiceRules.read({})


@cache
def published() -> DiceSolver:
    """The solver of the published game."""
    os.environ.setdefault("ZEHN_CACHE", str(ROOT / ".pytest_cache" / "zehn"))
    return solver(RULES)


def some_throw(rng: Random) -> Throw:
    """A throw of the published dice."""
    return tuple(rng.choice(die) for die in RULES.dice.faces)
