"""`racer`: the solver's programme with a price on turns, which depends on how far the others are.

Alone a failure costs five points; against others it costs a turn, and those who are behind at the end lose everything.
The further ahead the best of the others is, the dearer a failure. In a last go (DICE-13) a failure is the end: there
the racer plays for the phase, and in the last phase for a total that is greater than that of the best so far.
"""

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from zehn.games.dice import DiceRules, DiceView
from zehn.games.dice.notation import DiceMove
from zehn.players.common.reasons import Reason
from zehn.players.dice.player import end, keeping
from zehn.players.dice.reasons import why_nearest
from zehn.players.dice.tables import ByTables

if TYPE_CHECKING:
    from zehn.solver.dice import DiceSolver
    from zehn.solver.race import Race
    from zehn.solver.turn import Turn

#: What a failure costs, by how many phases the best of the others is ahead (-2 or less … 2 or more).
PRICES = (10, 16, 24, 36, 60)

#: What it costs in a last go.
LAST = 200

#: All that its programmes are made for.
ALL_PRICES = (*PRICES, LAST)

#: Totals are looked at in steps, so that fewer tables do.
COARSE = 4


class RacerDice(ByTables):
    """Weighs points against turns."""

    def __init__(self, rng: Random, prices: tuple[int, ...] = PRICES) -> None:
        super().__init__(rng)
        self.prices = prices

    def look_up(self, view: DiceView) -> DiceMove:
        table = view.table
        column, phase = table.columns[view.seat], table.phase(view.seat)
        assert phase is not None
        if table.finisher >= 0 and table.stage(view.seat) == len(table.rules.phases) - 1:
            return self._last_phase(view)
        programme = self._programme(view)
        left, total = table.rules.rolls - table.rolls, column.total - column.total % COARSE
        mask = programme.choose(phase.number, total, left, table.faces, retry=False)
        if mask >= 0:
            return keeping(view, mask)
        note = table.finisher >= 0 or programme.notes(phase.number, total, table.points(), retry=False)
        return end(view, note=note)

    def tell(self, view: DiceView, move: str) -> Reason | None:
        """Its values are not visible totals, so the reason gives what it weighs."""
        return Reason("dice-race", {}) if " keep " in move else why_nearest(view, move)

    def _programme(self, view: DiceView) -> "DiceSolver":
        table = view.table
        if table.finisher >= 0:
            return _race(table.rules).at_price(LAST)
        mine = table.stage(view.seat)
        others = [table.stage(seat) for seat in range(len(table.players)) if seat != view.seat]
        ahead = max(others, default=mine) - mine
        return _race(table.rules).at_price(self.prices[max(-2, min(2, ahead)) + 2])

    def _last_phase(self, view: DiceView) -> DiceMove:
        """The last phase in a last go: as likely as can be more points than the best who has finished."""
        table = view.table
        points, left = table.points(), table.rules.rolls - table.rolls
        if left:
            mask = deciding_turn(table.rules, points_to_win(view)).best_keep(table.faces, left)
            if mask != 1023:
                return keeping(view, mask)
        return end(view, note=points >= 0)


def points_to_win(view: DiceView) -> int:
    """How many points in the last phase are more than the best finished total."""
    table = view.table
    bonus = table.rules.sheet.ten_bonus if table.ready and table.round == table.last_round else 0
    best = max(column.total for column in table.columns if len(column.phases) == len(table.rules.phases))
    most = table.rules.most[-1]
    return max(0, min(most + 1, best + 1 - table.columns[view.seat].total - bonus))


def _race(rules: DiceRules) -> "Race":
    from zehn.solver.race import race

    return race(rules)


@lru_cache(maxsize=24)
def deciding_turn(rules: DiceRules, enough: int) -> "Turn":
    """An attempt at the last phase that is worth 1 with enough points, and next to nothing without."""
    import numpy as np

    from zehn.solver.turn import Attempt

    points = np.arange(rules.most[-1] + 1)
    return _race(rules).phases[-1].turn(Attempt((points >= enough) + 1e-3 + 1e-6 * points, 0.0))
