"""`greedy`: the frozen yardstick. It never changes, so that strength can be measured against it.

It keeps what leaves the fewest cards missing, takes (or knocks for) a discard if that lowers them – once down: if the
discard can be hit –, discards the most expensive useless card, skips the opponent with the fewest cards, lays when it
can and hits whatever fits. Ties are broken at random.
"""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from zehn.cards.groups import Run
from zehn.cards.notation import Move
from zehn.cards.rows import i64
from zehn.games.phase10.table import PLAY
from zehn.games.phase10.view import View
from zehn.kernel.reach import Reach, dearest
from zehn.players.common.player import Budget, Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy(Player):
    """One step ahead, nothing remembered."""

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        table, seat = view.table, view.seat
        if table.step != PLAY:
            notation = table.rules.notation
            return notation.take[seat] if self.takes(view) else notation.draw[seat]
        if table.laid_row[seat]:
            return self.hit(view) or self.discard(view, None)
        reach = view.hand.only or self.aim(view)
        return self.discard(view, reach) if reach.missing else self.lay(view, reach)

    def takes(self, view: View) -> bool:
        """Whether to take the top discard in place of a draw; playouts ask this without making a move of the answer."""
        return self.wants_top(view)

    def lays_at_once(self) -> bool:
        """Whether `choose` always lays the only open phase once it is complete: playouts then lay without a move."""
        return True

    def knocks(self, view: View) -> bool:
        return self.wants_top(view)

    def wants_top(self, view: View) -> bool:
        """Whether the top discard lowers the missing cards; once down, whether it fits a group on the table."""
        table = view.table
        heap = table.discards_row
        if not len(heap):
            return False
        if table.laid_row[view.seat]:
            top: int = heap[-1]
            return table.takes >> top & 1 == 1
        reach = view.hand.only or self.aim(view)
        return reach.wanted(heap[-1])

    def aim(self, view: View) -> Reach:
        """How near its phase is."""
        return view.hand.alone(view.table.open[view.seat]) or self.nearest_of(view, view.reaches())

    def nearest_of(self, view: View, reaches: Sequence[Reach]) -> Reach:
        """The nearest of several phases; there are several only in free order (P10-V4)."""
        fewest = min([reach.missing for reach in reaches])
        return self.pick([reach for reach in reaches if reach.missing == fewest])

    def lay(self, view: View, reach: Reach) -> Move:
        """Lay the phase with as few wilds as possible; what else fits is hit afterwards."""
        phases, hand = view.table.open[view.seat], view.hand
        phase = phases[0 if hand.only is not None else hand.near.index(reach)]
        layout, rules = reach.layout(hand.cards_row), view.table.rules
        return rules.notation.lay(view.seat, phase.number, layout.spreads(rules.deck.wild))

    def hit(self, view: View) -> Move | None:
        """Some card that fits somewhere, if one can be given away."""
        kind = self.fitting(view)
        return None if kind < 0 else self.hit_with(view, kind)

    def fitting(self, view: View) -> int:
        """The first card that fits somewhere; -1 if there is none, or if it cannot be given away."""
        table, cards = view.table, view.hand.cards_row
        takes, kind = table.takes, -1
        for kind in cards:
            if takes >> kind & 1:
                return kind if len(cards) > 1 or table.rules.go_out_any else -1
        return -1

    def hit_with(self, view: View, kind: int) -> Move:
        """Hit a card that fits on the first group that takes it; a wild goes to the low end of a run, if it can."""
        number = self.group_for(view, kind)
        return view.table.rules.notation.hit(view.seat, kind, number, self.end_for(view, kind, number))

    def group_for(self, view: View, kind: int) -> int:
        """The first group that takes a card."""
        groups, number = view.table.groups, 0
        while not groups[number].takes >> kind & 1:
            number += 1
        return number

    def end_for(self, view: View, kind: int, number: int) -> str:
        """The end of a group that has to be named for a card."""
        if kind != view.table.rules.deck.wild:
            return ""
        group = view.table.groups[number]
        return group.form.free_ends(group)[0] if isinstance(group.form, Run) else ""

    def discard(self, view: View, reach: Reach | None) -> Move:
        """The most expensive card that is spare."""
        rules, kind = view.table.rules, self.spare(view, reach)
        if kind == rules.deck.skip:
            return self.put_away(view, kind)
        return rules.notation.discard[view.seat][kind]

    def spare(self, view: View, reach: Reach | None) -> i64:
        """The most expensive card that is spare; every card is, once the phase is down (`reach` is None then)."""
        cards, costs = view.hand.cards_row, view.table.rules.points_row
        start = self.lot(len(cards))
        return dearest(cards, costs, start) if reach is None else reach.dearest_spare(cards, costs, start)

    def put_away(self, view: View, kind: int) -> Move:
        """End the turn with a card; a skip is played against an opponent who has none before them."""
        table, seat = view.table, view.seat
        if kind == table.rules.deck.skip:
            free = table.rivals[seat]
            if table.skips:
                free = [other for other in free if not table.skips >> other & 1]
            if free:
                return table.rules.notation.skip[seat][self.victim(view, free)]
        return table.rules.notation.discard[seat][kind]

    def victim(self, view: View, free: list[int]) -> int:
        """Whom to skip: the opponent with the fewest cards."""
        held, chosen, number = view.table.sizes_row, -1, len(free)
        start = self.lot(number)
        for place in range(start - number, start):  # from a negative index, round the end
            other = free[place]
            if chosen < 0 or held[other] < held[chosen]:
                chosen = other
        return chosen
