"""`greedy`: the frozen yardstick. It never changes, so that strength can be measured against it.

It keeps what leaves the fewest cards missing, takes (or knocks for) a discard if that lowers them – once down: if the
discard can be hit –, discards the most expensive useless card, skips the opponent with the fewest cards, lays when it
can and hits whatever fits. Ties are broken at random.
"""

from itertools import groupby

from zehn.games.phase10 import View
from zehn.games.phase10.table import PLAY
from zehn.players.player import Player
from zehn.rules.groups import Run
from zehn.rules.notation import Move
from zehn.rules.reach import Reach


class Greedy(Player):
    """One step ahead, nothing remembered."""

    def choose(self, view: View) -> Move:
        table, seat = view.table, view.seat
        if table.step != PLAY:
            notation = table.rules.notation
            return notation.take[seat] if self.wants_top(view) else notation.draw[seat]
        if table.laid[seat]:
            return self.hit(view) or self.discard(view, None)
        reach = self.nearest(view)
        return self.discard(view, reach) if reach.missing else self.lay(view, reach)

    def knocks(self, view: View) -> bool:
        return self.wants_top(view)

    def wants_top(self, view: View) -> bool:
        """Whether the top discard lowers the missing cards; once down, whether it fits a group on the table."""
        table = view.table
        if not table.discards:
            return False
        top = table.discards[-1]
        if table.laid[view.seat]:
            return table.takes >> top & 1 == 1
        return self.nearest(view).wanted(top)

    def nearest(self, view: View) -> Reach:
        """The phase that misses the fewest cards; several are open only in free order (P10-V4)."""
        reaches = view.hand.near or view.reaches()
        return reaches[0] if len(reaches) == 1 else self.nearest_of(view, reaches)

    def nearest_of(self, view: View, reaches: list[Reach]) -> Reach:
        """The nearest of several phases."""
        fewest = min([reach.missing for reach in reaches])
        return self.rng.choice([reach for reach in reaches if reach.missing == fewest])

    def lay(self, view: View, reach: Reach) -> Move:
        """Lay the phase with as few wilds as possible; what else fits is hit afterwards."""
        contract = view.table.open[view.seat][view.reaches().index(reach)]
        return view.table.rules.notation.lay(view.seat, contract.number, next(reach.layouts(view.hand.cards)))

    def hit(self, view: View) -> Move | None:
        """Some card that fits somewhere, if one can be given away."""
        table, cards = view.table, view.hand.cards
        if len(cards) == 1 and not table.rules.go_out_any:
            return None
        takes = table.takes
        for kind in cards:
            if takes >> kind & 1:
                number = next(n for n, group in enumerate(table.groups) if group.takes >> kind & 1)
                return table.rules.notation.hit(view.seat, kind, number, self.end(view, kind, number))
        return None

    def end(self, view: View, kind: int, number: int) -> str:
        """Where a wild goes on a run."""
        group = view.table.groups[number]
        if kind == view.table.rules.deck.wild and isinstance(group.form, Run):
            return group.form.free_ends(group)[0]
        return ""

    def discard(self, view: View, reach: Reach | None) -> Move:
        """The most expensive card that is spare; every card is, once the phase lies (`reach` is None then)."""
        rules, random = view.table.rules, self.rng.random
        points = rules.points.__getitem__
        for _, group in groupby(sorted(view.hand.cards, key=rules.cost_order, reverse=True), points):
            equal = list(group)
            kind = reach.any_spare(equal, random) if reach else equal[int(random() * len(equal))]
            if kind >= 0:
                return self.put_away(view, kind)
        raise AssertionError("a hand that misses cards has some to spare")

    def put_away(self, view: View, kind: int) -> Move:
        """End the turn with a card; a skip is played against an opponent who has none before him."""
        table, seat = view.table, view.seat
        if kind != table.rules.deck.skip:
            return table.rules.notation.discard[seat][kind]
        free = [other for other in table.opponents(seat) if not table.skips >> other & 1]
        if not free:
            return table.rules.notation.discard[seat][kind]
        return table.rules.notation.skip[seat][self.victim(view, free)]

    def victim(self, view: View, free: list[int]) -> int:
        """Whom to skip: who holds the fewest cards."""
        sizes = view.table.sizes
        fewest = min([sizes[seat] for seat in free])
        return self.rng.choice([seat for seat in free if sizes[seat] == fewest])
