"""`random_moves`: any legal move, found without listing all of them. It is for playouts and plays like `random`.

A card of the hand is drawn by lot: it is hit if it can be, or put away. A phase that can be laid is laid every other
time, in the first way that is found.
"""

from mypy_extensions import mypyc_attr

from zehn.cards.notation import Move
from zehn.games.phase10 import checks
from zehn.games.phase10.table import PLAY
from zehn.games.phase10.view import View
from zehn.players.common.player import Budget
from zehn.players.phase10.greedy import Greedy


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomMoves(Greedy):
    """Moves by lot; only how a move is made is greedy's."""

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        table, seat = view.table, view.seat
        if table.step != PLAY:
            return table.rules.notation.take[seat] if self.takes(view) else table.rules.notation.draw[seat]
        cards = view.hand.cards_row
        kind: int = cards[self.lot(len(cards))]
        if not table.laid_row[seat]:
            reach = view.hand.only or view.hand.alone(table.open[seat]) or self.pick(view.reaches())
            if not reach.missing and self.lot(2):
                return self.lay(view, reach)
        elif table.takes >> kind & 1 and (len(cards) > 1 or table.rules.go_out_any) and self.lot(2):
            return self.hit_with(view, kind)
        return self.put_away(view, kind)

    def takes(self, view: View) -> bool:
        return self.lot(2) == 1 and checks.take(view.table) is None

    def lays_at_once(self) -> bool:
        return False  # whether to lay is decided by lot

    def knocks(self, view: View) -> bool:
        return self.lot(2) == 1

    def victim(self, view: View, free: list[int]) -> int:
        return self.pick(free)
