"""A colour phase in few figures: what an attempt is worth for any value of failing, nearly.

Solving a colour phase takes seconds, and players that weigh failing by the state of a race ask for many. The value of
an attempt is a convex function of the value of failing; between points that are solved exactly a straight line is
never far off.
"""

from collections.abc import Sequence

import numpy as np

from zehn.solver.colour_turn import ColourTurn
from zehn.solver.colours import ColourPhase, ColourTables
from zehn.solver.turn import Attempt

#: Values of failing, in points of the phase, where the curve is solved.
FAILS = (-60.0, 0.0, 14.0, 26.0)


class ColourCurve:
    """Some solved attempts at a colour phase whose points are worth a point each."""

    def __init__(self, phase: ColourPhase, solved: Sequence[ColourTables]) -> None:
        self.phase = phase
        self.tables = solved
        self.worth = [tables.value for tables in solved]

    def value(self, attempt: Attempt) -> float:
        """The value of an attempt: by the curve, straight on at its ends."""
        base = float(attempt.note[0])
        fail = attempt.fail - base
        if fail < FAILS[0]:
            slope = (self.worth[1] - self.worth[0]) / (FAILS[1] - FAILS[0])
            return base + self.worth[0] + slope * (fail - FAILS[0])
        return base + float(np.interp(fail, FAILS, self.worth)) + max(0.0, fail - FAILS[-1])

    def turn(self, attempt: Attempt) -> ColourTurn:
        """An attempt with the tables of the nearest solved one; with one roll left it is exact."""
        fail = attempt.fail - float(attempt.note[0])
        nearest = min(range(len(FAILS)), key=lambda place: abs(FAILS[place] - fail))
        return ColourTurn(self.phase, attempt, self.tables[nearest])
