"""The game against others as a programme: points count, and a failure has a price that depends on the race.

With others at the table a failure takes nothing off the total, but it costs a turn: those who are behind when the first
has done all phases must do all that is missing in one go (DICE-13). A price for each failure turns the race into the
same dynamic programme as the solo game; there is a solution for each of some prices.
"""

import numpy as np

from zehn.games.dice.rules import DiceRules
from zehn.solver import cache
from zehn.solver.colour_curve import FAILS, ColourCurve
from zehn.solver.colours import ColourPhase, ColourTables
from zehn.solver.dice import DiceSolver, load_values, name_of, pack_values
from zehn.solver.recent import Recent
from zehn.solver.solo import Solo, SolvedPhases
from zehn.solver.turn import Attempt
from zehn.solver.values import Aim

#: What of the ten-phase bonus a player can count on while the race is open.
BONUS_SHARE = 0.6


class Race:
    """The programmes of a race, one for each price of a failure, solved when they are first needed."""

    def __init__(self, rules: DiceRules) -> None:
        self.rules = rules
        solved = SolvedPhases(rules)
        self.phases = [_curve(rules, phase) if isinstance(phase, ColourPhase) else phase for phase in solved]
        self._at_price: dict[int, DiceSolver] = {}

    def at_price(self, price: int) -> DiceSolver:
        """The programme in which a failure costs so many points."""
        if price not in self._at_price:
            self._at_price[price] = DiceSolver(self._solved(price))
        return self._at_price[price]

    def _solved(self, price: int) -> Solo:
        bonus = BONUS_SHARE * self.rules.sheet.ten_bonus
        solo = Solo(self.rules, Aim(0, float(price), bonus, bonus), list(self.phases))
        name = price_name(self.rules, price)
        values = load_values(cache.load(name), len(self.phases))
        if values is not None:
            solo.values = values
        else:
            solo.solve()
            cache.save(name, pack_values(solo))
        return solo


#: The races of this process, by the name of their solution: those that were asked last.
_RACES: Recent[Race] = Recent(4)


def race(rules: DiceRules) -> Race:
    """The race under some rules."""
    return _RACES.get(name_of(rules), lambda: Race(rules))


def _curve(rules: DiceRules, phase: ColourPhase) -> ColourCurve:
    """The curve of a colour phase, from the cache or solved now; small keeps are not needed and not kept."""
    name = curve_name(rules, phase.number)
    arrays = cache.load(name)
    solved = _unpacked(arrays, phase)
    if solved is None:
        note = np.arange(phase.most + 1, dtype=float)
        solved = [phase.tables(Attempt(note, fail)) for fail in FAILS]
        cache.save(name, _packed(solved))
    nothing = np.zeros(0)
    return ColourCurve(phase, [tables._replace(small=nothing, mixed=nothing) for tables in solved])


def curve_name(rules: DiceRules, number: int) -> str:
    """The name of the curve of a colour phase."""
    return f"{name_of(rules)}-curve{number}"


def price_name(rules: DiceRules, price: int) -> str:
    """The name of the values at a price."""
    return f"{name_of(rules)}-price{price}"


def _packed(solved: list[ColourTables]) -> cache.Arrays:
    arrays: cache.Arrays = {"values": np.array([tables.value for tables in solved])}
    for place, tables in enumerate(solved):
        arrays |= {f"singles{place}-{number}": single for number, single in enumerate(tables.singles)}
    return arrays


def _unpacked(arrays: cache.Arrays | None, phase: ColourPhase) -> list[ColourTables] | None:
    if arrays is None:
        return None
    try:
        return [_at_place(arrays, phase, place) for place in range(len(FAILS))]
    except (KeyError, ValueError, IndexError):
        return None


def _at_place(arrays: cache.Arrays, phase: ColourPhase, place: int) -> ColourTables:
    singles = [arrays[f"singles{place}-{number}"].reshape(colour.sizes) for number, colour in enumerate(phase.colours)]
    return ColourTables(float(arrays["values"][place]), singles, np.zeros(0), np.zeros(0))
