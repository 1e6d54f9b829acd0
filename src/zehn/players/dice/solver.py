"""`solver`: plays the solo game so that the expected final total is as great as it can be.

With others at the table it plays as if it were alone, as if a failure cost five points and nothing else.
"""

from random import Random
from typing import TYPE_CHECKING

from zehn.games.dice import DiceView
from zehn.games.dice.notation import DiceMove
from zehn.players.common.reasons import Reason
from zehn.players.dice.player import end, keeping
from zehn.players.dice.reasons import why_worth
from zehn.players.dice.tables import ByTables

if TYPE_CHECKING:
    from zehn.solver.dice import DiceSolver
    from zehn.solver.plain.solo import PlainSolver


class SolverDice(ByTables):
    """Looks up every move in the solved game."""

    def __init__(self, rng: Random, solved: "DiceSolver | PlainSolver | None" = None) -> None:
        super().__init__(rng)
        self.solved = solved

    def programme(self, view: DiceView) -> "DiceSolver | PlainSolver":
        """The solved game to play by."""
        if self.solved:
            return self.solved
        from zehn.solver.dice import solver

        return solver(view.table.rules)

    def look_up(self, view: DiceView) -> DiceMove:
        table = view.table
        column, phase = table.columns[view.seat], table.phase(view.seat)
        assert phase is not None
        solved, retry = self.programme(view), column.failed > 0
        left = table.rules.rolls - table.rolls
        mask = solved.choose(phase.number, column.total, left, table.faces, retry=retry)
        if mask >= 0:
            return keeping(view, mask)
        return end(view, note=solved.notes(phase.number, column.total, table.points(), retry=retry))

    def tell(self, view: DiceView, move: str) -> Reason | None:
        return why_worth(view, move, self.programme(view))
