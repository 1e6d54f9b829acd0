"""Which tables a player needs that plays by them, and how to have them made beforehand.

Phases that ask for numbers are solved in a moment. One that asks for a colour takes seconds to solve, so its tables
are kept in the cache: with them a process that has just started answers at once.
"""

from zehn.games.dice.rules import DiceRules
from zehn.odds import cache
from zehn.odds.colours import asks_for_a_colour
from zehn.odds.dice import colour_name, name_of, solver
from zehn.odds.race import Race, curve_name
from zehn.odds.solo import SolvedPhases


def at_once(rules: DiceRules, level: str) -> bool:
    """Whether `solver` or `racer` can answer at once; raises `Unsolvable` for sheets that they never can play."""
    SolvedPhases(rules)
    colours = [stage for stage, phase in enumerate(rules.phases) if asks_for_a_colour(phase)]
    if level == "racer":
        return all(cache.has(curve_name(rules, rules.phases[stage].number)) for stage in colours)
    if any(rules.phases[stage].number <= rules.sheet.after for stage in colours):
        return False  # while the five-phase bonus is open every total has tables of its own
    last = len(rules.phases) - 1
    names = [colour_name(rules, stage, retry) for stage in colours for retry in (False, True)[: 1 + (stage == last)]]
    return not colours or all(map(cache.has, [name_of(rules), *names]))


def make(rules: DiceRules) -> None:
    """Make whatever `solver` and `racer` need, if it is not there yet."""
    solver(rules)
    Race(rules)
