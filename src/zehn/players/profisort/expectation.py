"""What a hand of Profi-Sort promises: which tasks can be completed, how soon, and who may end the round before.

Every open task is a race against the end of the round. In each turn it is completed with a chance that follows from
the unseen cards that help it; the round ends with a chance that follows from what the others hold. Who wins such a race
has the promise

    (sum of chance * worth of every task + chance of the end * loss) / (sum of all these chances)

and tasks that are worth less than waiting for the others are left out of it. Worths are points: those of this round
once the task is down, and what it costs later that it cannot be done again (`worth.toml`).
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from zehn.games.profisort import Rules, View
from zehn.games.profisort.tasks import Task
from zehn.kernel.sorting import Sorting

#: The chance to complete a task in a turn is so much of the share of helping cards, by the cards that it misses: all of
#: them must come. It falls less where the same cards help again and again (`any` and one suit).
SHARES: Final[list[float]] = [1.0, 1.0, 0.12, 0.02]
POOLED: Final[list[float]] = [1.0, 1.0, 0.30, 0.07]
#: With more cards missing: the chance as such.
FAR: Final[list[float]] = [0.0015, 0.006]
#: How often an opponent who has laid nothing decides the round in a turn; one who has laid, by their cards.
AFAR: Final = 0.15
NEAR: Final[list[float]] = [0.2, 0.2, 0.12, 0.07, 0.05, 0.03, 0.02]
#: With an open ace before them nobody can go out at once (SORT-20).
HELD_UP: Final = 0.5
#: What is lost to somebody who has laid nothing yet, with a hand of usual points; what every other point adds.
LOSS: Final = -35.0
USUAL: Final = 60
POINT: Final = 0.3
#: Points of a card left in an opponent's hand; what each of them changes once that opponent has laid.
CARD: Final = 6.8
STEP: Final = 3.0
MIDDLE: Final = 2.5
#: How often a task is laid without its jokers, so that its bonus is struck (SORT-16).
JOKERLESS: Final = 0.6
#: In the beginners' game (SORT-26) nothing counts but tasks.
TASK: Final = 40.0


class Aim(NamedTuple):
    """An open task: its worth if it is laid from this hand, its place, and whether the same cards help again."""

    worth: float
    place: int
    pooled: bool


class Promise(NamedTuple):
    """What a hand promises: its value, the task with the greatest share in it (-1: none) and the chance of that one."""

    value: float
    place: int
    chance: float


@cache
def figures() -> dict[str, Any]:
    """What things are worth."""
    return tomllib.loads(resources.files("zehn.players.profisort").joinpath("worth.toml").read_text(encoding="utf-8"))


def price(rules: Rules, task: Task) -> float:
    """What a done task costs later; a task that was never measured, by its size."""
    if rules.first_to:
        return -TASK
    return float(figures()["done"].get(task.text, 10 * task.need - 65))


@mypyc_attr(allow_interpreted_subclasses=True)
class Expectation:
    """What a seat can expect of this round."""

    def __init__(self, view: View) -> None:
        table, seat = view.table, view.seat
        self.view = view
        self.rules = table.rules
        counts = view.unseen()
        self.unseen = [counts[kind] for kind in range(table.rules.deck.kinds)]
        self.total = max(1, sum(self.unseen))
        others = table.opponents(seat)
        laid = [other for other in others if table.laid[other]]
        self.few = min([table.sizes[other] for other in others])
        self.behind = bool(laid)
        self.end = AFAR * len(others) if not laid else sum([self._ends(other) for other in laid])
        self.held = bool(table.received[seat])
        self._outs: dict[int, int] = {}

    def _ends(self, seat: int) -> float:
        """How likely an opponent who has laid goes out in a turn."""
        table = self.view.table
        chance = NEAR[min(table.sizes[seat], len(NEAR) - 1)]
        return chance * HELD_UP if table.received[seat] else chance

    def laid(self, size: int) -> float:
        """What the round is worth with a task on the table and so many cards in hand (0: gone out)."""
        if self.rules.first_to:
            return 0.0
        if size <= 0 and self.behind:
            return CARD * self.few
        rows = figures()["laid"]["both" if self.behind else "first"]
        value = float(rows[min(size, len(rows) - 1)])
        return value + STEP * (self.few - MIDDLE) if self.behind else value

    def lost(self, points: int) -> float:
        """What the round is worth if somebody else ends it."""
        if self.rules.first_to:
            return 0.0
        return -float(points) if self.behind else LOSS - POINT * (points - USUAL)

    def gain(self, task: Task) -> float:
        """What a done task brings in all later rounds."""
        return -price(self.rules, task)

    def settled(self, value: float, tasks: Sequence[Task]) -> float:
        """What a round of so much worth is worth once some tasks are done in it."""
        return value + sum([self.gain(task) for task in tasks])

    def aims(self, size: int) -> list[Aim]:
        """The open tasks that can be laid from so many cards and one that is drawn, the worthiest first."""
        rules, aims = self.rules, []
        for task in self.view.table.open[self.view.seat]:
            if task.need <= size - self.held:
                bonus = JOKERLESS * rules.bonus_without_joker * task.jokers * (not rules.first_to)
                worth = self.laid(size - task.need) + self.gain(task) + bonus
                pooled = any(form.word in ("any", "colour") for form in task.forms)
                aims.append(Aim(worth, rules.place_of[task.number], pooled))
        return sorted(aims, reverse=True)

    def promise(self, sorting: Sorting, aims: list[Aim], points: int) -> Promise:
        """What a hand with these points promises before anything is laid."""
        value, chances = self.end * self.lost(points), self.end
        place, most, best = -1, 0.0, 0.0
        for aim in aims:
            if aim.worth * chances <= value:
                break
            chance = self.chance(sorting, aim)
            value += chance * aim.worth
            chances += chance
            if chance * (aim.worth + TASK) > most:
                place, most, best = aim.place, chance * (aim.worth + TASK), chance
        return Promise(value / chances, place, best)

    def chance(self, sorting: Sorting, aim: Aim) -> float:
        """How likely a task is completed in a turn."""
        missing = sorting.missing(aim.place)
        if missing >= len(SHARES):
            return FAR[aim.pooled] if missing == len(SHARES) else 0.0
        if not missing:
            return 1.0
        return (POOLED if aim.pooled else SHARES)[missing] * self.outs(sorting.wants(aim.place)) / self.total

    def outs(self, wanted: int) -> int:
        """How many unseen cards are of some kinds: the same ones are asked for again and again."""
        count = self._outs.get(wanted)
        if count is None:
            count = sum([number for kind, number in enumerate(self.unseen) if wanted >> kind & 1])
            self._outs[wanted] = count
        return count
