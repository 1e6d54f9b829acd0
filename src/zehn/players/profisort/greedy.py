"""`greedy` at Profi-Sort: the frozen yardstick. It never changes, so that strength can be measured against it.

It aims at the open task that misses the fewest cards, takes a discard (where that is allowed) if it lowers them, lays
whatever it can, hits whatever fits, repeats a task if that ends the round, and discards the most expensive card that
its aim does not need. It has bad deals dealt again, gives no aces, and sits one out once it has laid a task. Ties are
broken at random. In a game that drags on it plays every second round like `steady`, so that it ends.
"""

from random import Random

from mypy_extensions import mypyc_attr

from zehn.cards.notation import Move
from zehn.games.profisort import View
from zehn.games.profisort.table import ASK, DRAW, FINISH
from zehn.players.common.player import Budget
from zehn.players.profisort.player import SortPlayer, drags_on
from zehn.players.profisort.steady import Steady


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy(SortPlayer):
    """One step ahead, nothing remembered."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.dogged = Steady(rng)

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        table = view.table
        if len(table.standing.scores) % 2 and drags_on(view):
            return self.dogged.choose(view, budget)
        if table.step == DRAW:
            return self.draw(view)
        if table.step == FINISH:
            return self.finish(view)
        if table.step == ASK:
            return table.rules.notation.redeal[view.seat]
        aim = self.aim(view)
        if aim >= 0 and not view.sorting().missing(aim) and self.may_lay(view, aim):
            return self.lay(view, aim)
        move = self.repetition(view) or self.hit(view) or self.discard_received(view)
        return move or self.discard(view, aim)

    def draw(self, view: View) -> Move:
        """Sit out a received ace once a task is down or could be; take a wanted discard; else draw."""
        table, seat = view.table, view.seat
        notation = table.rules.notation
        aim = self.aim(view)
        waits = table.received[seat] and not table.rules.discard_received
        if waits and (table.laid[seat] or (aim >= 0 and not view.sorting().missing(aim))):
            return notation.sit(seat, table.received[seat][0])
        return notation.take[seat] if self.takes(view, aim) else notation.draw[seat]

    def takes(self, view: View, aim: int) -> bool:
        """Whether the top discard lowers what the aim misses (SORT-05)."""
        table = view.table
        if aim < 0 or not table.rules.draw_from_discard or not table.discards or table.rules.is_ace(table.top):
            return False
        return view.sorting().wanted(aim, table.top)

    def aim(self, view: View) -> int:
        """The nearest open task that the hand is large enough for, by its place; -1: none.

        At last, for the repetition, the task that leaves the fewest other cards (SORT-13).
        """
        table, seat = view.table, view.seat
        sorting, place_of = view.sorting(), table.rules.place_of
        most = len(view.cards) - (table.step != DRAW)
        near = [(sorting.missing(place_of[task.number]), task) for task in table.open[seat] if task.need <= most]
        if not table.open[seat]:
            tasks = [task for task in table.repeatable(seat) if task.need <= most]
            near = [(sorting.missing(place_of[task.number]) + most - task.need, task) for task in tasks]
        if not near:
            return -1
        fewest = min([missing for missing, _ in near])
        return place_of[self.rng.choice([task for missing, task in near if missing == fewest]).number]

    def may_lay(self, view: View, aim: int) -> bool:
        """Whether the task is open and leaves enough cards (SORT-20, SORT-21)."""
        table, task = view.table, view.table.rules.tasks[aim]
        left = len(view.cards) - task.need
        return task in table.open[view.seat] and left > bool(table.received[view.seat])

    def lay(self, view: View, aim: int) -> Move:
        """Lay the task with as few jokers as possible."""
        rules = view.table.rules
        return rules.notation.lay(view.seat, rules.tasks[aim].number, next(view.sorting().layouts(aim)))

    def discard(self, view: View, aim: int) -> Move:
        """The most expensive card that the aim does not need."""
        table, cards = view.table, view.cards
        needed = view.sorting().needed(aim) if aim >= 0 else 0
        spares = [kind for kind in cards if not needed >> kind & 1] or cards
        dearest = max([table.rules.points[kind] for kind in spares])
        kind = self.rng.choice([kind for kind in spares if table.rules.points[kind] == dearest])
        return table.rules.notation.discard[view.seat][kind]
