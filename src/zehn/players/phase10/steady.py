"""`steady`: greedy with sensible ties. Among equally near hands it keeps the one that more unseen cards improve.

Like greedy it takes a discard, once down, only if it can be hit at once: the hand then gets smaller by a card with
every such turn, so that it never gets stuck.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from zehn.cards.notation import Move
from zehn.cards.rows import i64
from zehn.games.phase10 import View
from zehn.kernel.reach import Reach
from zehn.players.common.reasons import Reason
from zehn.players.phase10.greedy import Greedy
from zehn.players.phase10.reasons import why_away, why_from_pile, why_let_go

#: More than any card costs.
COST: Final = 1024


@mypyc_attr(allow_interpreted_subclasses=True)
class Steady(Greedy):
    """Counts the cards that would help."""

    def nearest_of(self, view: View, reaches: Sequence[Reach]) -> Reach:
        """Of several open phases the nearest, then the one that more unseen cards improve, then the hardest."""
        if len(reaches) == 1:
            return reaches[0]
        unseen = view.unseen_row()
        return max(reaches, key=lambda reach: (-reach.missing, reach.outs(unseen), reach.compiled.need))

    def spare(self, view: View, reach: Reach | None) -> i64:
        """Of the spare cards the one without which most unseen cards still help; then the most expensive."""
        if reach is None:
            return super().spare(view, None)
        deck, costs, unseen = view.table.rules.deck, view.table.rules.points_row, view.unseen_row()
        held, found, most, luckiest = deck.counted(view.hand.cards_row), i64(-1), i64(-1), 0.0
        for kind in range(len(held)):
            if held[kind] and reach.spare(kind):
                reach.remove(kind)
                rating, luck = reach.outs(unseen) * COST + costs[kind], self.rng.random()
                reach.add(kind)
                if rating > most or (rating == most and luck > luckiest):
                    found, most, luckiest = kind, rating, luck
        return found

    def why(self, view: View, move: str) -> Reason | None:
        """The numbers by which it takes, draws and discards."""
        made = view.table.rules.notation.read(move)
        if made is None:
            return why_let_go(view) if not move else None
        laid = view.table.laid[view.seat]
        reach = None if laid else self.nearest_of(view, view.reaches())
        if made.verb in ("draw", "take", "knock"):
            helping = reach.outs(view.unseen_row()) if reach else 0
            return why_from_pile(view, reach, helping, take=made.verb != "draw")
        return why_away(view, made, reach, self._outs_without(view, reach, made))

    def _outs_without(self, view: View, reach: Reach | None, made: Move) -> int:
        """How many unseen cards still help when a card has been discarded."""
        if reach is None or made.verb != "discard":
            return 0
        reach.remove(made.cards[0])
        helping = reach.outs(view.unseen_row())
        reach.add(made.cards[0])
        return helping
