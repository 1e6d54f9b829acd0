"""What players of the dice game have in common that look their moves up in solved tables."""

from zehn.games.dice import DiceView
from zehn.games.dice.notation import DiceMove
from zehn.players.common.reasons import Reason
from zehn.players.dice.player import DicePlayer
from zehn.players.dice.steady import SteadyDice


class ByTables(DicePlayer):
    """Plays by tables; a sheet whose phases cannot be solved it plays like `steady`."""

    def decide(self, view: DiceView) -> DiceMove:
        from zehn.solver.values import Unsolvable

        try:
            return self.look_up(view)
        except Unsolvable:
            return SteadyDice(self.rng).decide(view)

    def why(self, view: DiceView, move: str) -> Reason | None:
        from zehn.solver.values import Unsolvable

        try:
            return self.tell(view, move)
        except Unsolvable:
            return SteadyDice(self.rng).why(view, move)

    def look_up(self, view: DiceView) -> DiceMove:
        """The best move by the tables."""
        raise NotImplementedError

    def tell(self, view: DiceView, move: str) -> Reason | None:
        """Why the tables rate it best."""
        raise NotImplementedError
