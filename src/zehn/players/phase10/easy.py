"""`easy` plays for fun. It makes the mistakes that people make, and no silly ones.

It collects what its phase needs and lays when it can. But it does not always notice that a discard would help, or that
a card could be hit; it throws away any card that it does not need, whatever that costs and even if others wait for it;
it skips the next player, and is often too slow to knock. It never gives a wild away, and never leaves the card lying
that completes its phase.
"""

from zehn.cards.notation import Move
from zehn.games.phase10 import View
from zehn.games.phase10.table import PLAY
from zehn.kernel.reach import Reach
from zehn.players.common.player import Budget
from zehn.players.common.reasons import Reason
from zehn.players.phase10.steady import Steady

#: How often a discard that helps, a hit, and the chance to knock are overlooked.
DISCARDS, HITS, KNOCKS = 0.3, 0.3, 0.5


class Easy(Steady):
    """Looks only at its own hand, and not always closely."""

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        if view.table.step != PLAY and super().wants_top(view) and self._overlooks(view):
            return view.table.rules.notation.draw[view.seat]
        return super().choose(view, budget)

    def _overlooks(self, view: View) -> bool:
        """Whether it overlooks that the top discard helps; it always notices the card that completes its phase."""
        completes = not view.table.laid[view.seat] and min([reach.missing for reach in view.reaches()]) == 1
        return not completes and self.rng.random() < DISCARDS

    def knocks(self, view: View) -> bool:
        return self.wants_top(view) and self.rng.random() >= KNOCKS

    def hit(self, view: View) -> Move | None:
        """A card that fits, if it is noticed."""
        return None if self.rng.random() < HITS else super().hit(view)

    def discard(self, view: View, reach: Reach | None) -> Move:
        """Any card that is not needed, but no wild as long as there are others."""
        cards = reach.spares(view.cards) if reach else view.cards
        wild = view.table.rules.deck.wild
        return self.put_away(view, self.pick([kind for kind in cards if kind != wild] or cards or view.cards))

    def victim(self, view: View, free: list[int]) -> int:
        """Whom to skip: the next player."""
        return free[0]

    def why(self, view: View, move: str) -> Reason | None:
        """Its reasons; also that it has overlooked something."""
        table, names = view.table, view.table.rules.deck.names
        made = table.rules.notation.read(move)
        if made is None or made.verb == "draw":
            wanted = super().wants_top(view)
            return Reason("overlooked", {"card": names[table.top]}) if wanted else super().why(view, move)
        if made.verb == "skip":
            return Reason("skip-next", {"name": table.players[made.to]})
        if made.verb == "discard" and len(view.cards) > 1:
            return Reason("discard-any", {"card": names[made.kind]})
        return super().why(view, move)
