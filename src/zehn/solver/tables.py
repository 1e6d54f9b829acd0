"""Which tables a player needs that plays by them, and how to have them made beforehand.

Phases that ask for numbers are solved in a moment. One that asks for a colour takes seconds to solve, so its tables
are kept in the cache: with them a process that has just started answers at once.
"""

from collections.abc import Iterable

from zehn.games.dice.rules import DiceRules
from zehn.solver import cache
from zehn.solver.colours import asks_for_a_colour
from zehn.solver.dice import colour_name, name_of, solver
from zehn.solver.race import Race, curve_name, price_name
from zehn.solver.solo import SolvedPhases


def solver_at_once(rules: DiceRules) -> bool:
    """Whether the solver can answer at once; raises `Unsolvable` for sheets that it never can play."""
    colours = _colours(rules)
    if any(rules.phases[stage].number <= rules.sheet.after for stage in colours):
        return False  # while the five-phase bonus is open every total has tables of its own
    last = len(rules.phases) - 1
    names = [colour_name(rules, stage, retry) for stage in colours for retry in (False, True)[: 1 + (stage == last)]]
    return not colours or all(map(cache.has, [name_of(rules), *names]))


def race_at_once(rules: DiceRules, prices: Iterable[int]) -> bool:
    """The same for who plays by the programmes of a race, at these prices. Without a bonus to reach they are quick."""
    names = [curve_name(rules, rules.phases[stage].number) for stage in _colours(rules)]
    if any(phase.number == rules.sheet.after for phase in rules.phases):
        names += [price_name(rules, price) for price in prices]
    return all(map(cache.has, names))


def make(rules: DiceRules, prices: Iterable[int]) -> None:
    """Make all these tables, as far as they are not there yet."""
    solver(rules)
    race = Race(rules)
    for price in prices:
        race.at_price(price)


def _colours(rules: DiceRules) -> list[int]:
    """The stages whose phases ask for a colour."""
    SolvedPhases(rules)
    return [stage for stage, phase in enumerate(rules.phases) if asks_for_a_colour(phase)]
