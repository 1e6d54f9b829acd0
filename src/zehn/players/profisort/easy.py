"""`easy` at Profi-Sort: somebody who plays for the fun of it, with the mistakes that people make, and no silly ones.

It collects for the task that seems nearest and lays what it can. But it does not always notice that a card could be
hit or a discard be taken; it throws away any card that this task does not need, whatever else it could have become;
it does not think of giving its aces away, and gets rid of one that it was given only when that is in its way. It never
throws a joker away as long as there is another card, and never overlooks a task that is complete. In a game that drags
on it looks more closely at what it throws away.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from zehn.cards.notation import Move
from zehn.games.profisort import View
from zehn.players.common.reasons import Reason
from zehn.players.profisort.player import drags_on
from zehn.players.profisort.steady import Aim, Steady

#: How often a card that could be hit, and a discard that helps, are overlooked.
HITS: Final = 0.2
DISCARDS: Final = 0.3


@mypyc_attr(allow_interpreted_subclasses=True)
class Easy(Steady):
    """Looks at one task, and not always closely."""

    def hit(self, view: View) -> Move | None:
        """A card that fits, if it is noticed."""
        return None if self.rng.random() < HITS else super().hit(view)

    def takes(self, view: View) -> bool:
        return super().takes(view) and self.rng.random() >= DISCARDS

    def sits(self, view: View) -> bool:
        """Only when it would be out otherwise."""
        return bool(view.table.laid[view.seat]) and len(view.cards) <= 2

    def give(self, view: View, aims: list[Aim]) -> Move | None:
        return None

    def discard(self, view: View, aims: list[Aim]) -> Move:
        """Any card that the nearest task does not need; aces first, for they fit nowhere."""
        if drags_on(view):
            return super().discard(view, aims)
        cards, rules = view.cards, view.table.rules
        place = min(aims, key=lambda aim: aim[2])[1] if aims else -1
        needed = view.sorting().needed(place) if aims else 0
        naturals = [kind for kind in cards if kind != rules.deck.wild] or cards
        spares = [kind for kind in naturals if not needed >> kind & 1] or naturals
        aces = [kind for kind in spares if rules.is_ace(kind)]
        return rules.notation.discard[view.seat][self.pick(aces or spares)]

    def why(self, view: View, move: str) -> Reason | None:
        """Its reasons; a card that is thrown away is just not needed."""
        made = view.table.rules.notation.read(move)
        if made is not None and made.verb == "discard" and len(view.cards) > 1:
            return Reason("discard-any", {"card": view.table.rules.deck.names[made.cards[0]]})
        return super().why(view, move)
