"""`steady`: greedy with sensible ties. Among equally near hands it keeps the one that more unseen cards improve.

Like greedy it takes a discard, once down, only if it can be hit at once: the hand then gets smaller by a card with
every such turn, so that it never gets stuck.
"""

from collections import Counter
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from zehn.cards.notation import Move
from zehn.games.phase10 import View
from zehn.kernel.reach import Reach
from zehn.players.common.reasons import Reason
from zehn.players.phase10.greedy import Greedy
from zehn.players.phase10.reasons import why_away, why_from_pile, why_let_go


@mypyc_attr(allow_interpreted_subclasses=True)
class Steady(Greedy):
    """Counts the cards that would help."""

    def nearest_of(self, view: View, reaches: Sequence[Reach]) -> Reach:
        """Of several open phases the nearest, then the one that more unseen cards improve, then the hardest."""
        unseen = view.unseen()
        return max(reaches, key=lambda reach: (-reach.missing, outs(reach, unseen), reach.compiled.need))

    def discard(self, view: View, reach: Reach | None) -> Move:
        """Of the spare cards the one without which most unseen cards still help; then the most expensive."""
        if reach is None:
            return super().discard(view, None)
        unseen, points = view.unseen(), view.table.rules.points
        rated = []
        for kind in sorted(set(reach.spares(view.cards))):
            reach.remove(kind)
            rated.append((outs(reach, unseen), points[kind], self.rng.random(), kind))
            reach.add(kind)
        return self.put_away(view, max(rated)[3])

    def why(self, view: View, move: str) -> Reason | None:
        """The numbers by which it takes, draws and discards."""
        made = view.table.rules.notation.read(move)
        if made is None:
            return why_let_go(view) if not move else None
        laid = view.table.laid[view.seat]
        reach = None if laid else self.nearest_of(view, view.reaches())
        if made.verb in ("draw", "take", "knock"):
            helping = outs(reach, view.unseen()) if reach else 0
            return why_from_pile(view, reach, helping, take=made.verb != "draw")
        return why_away(view, made, reach, self._outs_without(view, reach, made))

    def _outs_without(self, view: View, reach: Reach | None, made: Move) -> int:
        """How many unseen cards still help when a card has been discarded."""
        if reach is None or made.verb != "discard":
            return 0
        reach.remove(made.cards[0])
        helping = outs(reach, view.unseen())
        reach.add(made.cards[0])
        return helping


def outs(reach: Reach, unseen: Counter[int]) -> int:
    """How many unseen cards would lower what is missing."""
    wants = reach.wants()
    return sum([count for kind, count in unseen.items() if wants >> kind & 1])
