"""What a hand promises in the eyes of `master`: the race of `expectation.py`, its figures fitted to played rounds.

Three things are new. A task that others use up counts against them, so a lost round costs less than its points. How
soon others end the round depends on their turns and on the tasks that they have done. And the last task ends the game:
it is worth what the score says then, not what later rounds would have brought.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from math import exp
from typing import Any, Final

from zehn.cards.contracts import Contract
from zehn.games.profisort import View
from zehn.games.profisort.scoring import open_bonus
from zehn.games.profisort.tasks import Task
from zehn.kernel.sorting import Sorting
from zehn.players.profisort.expectation import USUAL, Aim, Expectation
from zehn.players.profisort.player import drags_on

#: A lead at the end of the game is so many times as good as one that rounds to come may change.
SURE: Final = 2.5


@cache
def figures() -> dict[str, Any]:
    """What was fitted."""
    text = resources.files("zehn.players.profisort").joinpath("prospect.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def brought(task: Contract) -> float:
    """What a done task brings in later rounds."""
    done = figures()["done"]
    if not isinstance(task, Task):
        return float(done["repeat"])
    first, card = done["other"]
    return float(done.get(task.text, first + card * task.need))


class Prospect(Expectation):
    """What a seat can expect of this round and of the game."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.figures = figures()
        self.brings = {task.number: brought(task) for task in self.rules.contracts}
        self.chances = self.figures["chance"]
        self.times = [float(self.chances["times"].get(task.text, 1.0)) for task in self.rules.tasks]
        table = view.table
        others = table.opponents(view.seat)
        if not self.behind:
            self.end = sum([self._decides(other) for other in others])
        self.rival = max(others, key=self._standing)
        self.lead = self._standing(view.seat) - self._standing(self.rival)
        self.late = drags_on(view)  # then the last round is like any other

    def _ends(self, seat: int) -> float:
        end, table = figures()["end"], self.view.table
        chance = float(end["near"][min(table.sizes[seat], len(end["near"]) - 1)])
        return chance * end["held_up"] if table.received[seat] else chance

    def _decides(self, seat: int) -> float:
        """How likely an opponent who has laid nothing yet decides the round in a turn."""
        table, end = self.view.table, self.figures["end"]
        turns, done = table.turns / len(table.players), len(table.standing.done[seat])
        few = table.sizes[seat] < table.rules.deal
        chance = exp(end["afar"] + end["turns"] * (turns - 8) + end["tasks"] * (done - 7) + end["few"] * few)
        return chance * end["held_up"] if table.received[seat] else chance

    def _standing(self, seat: int) -> float:
        """How well a seat is doing, in points: those so far, and what its tasks will bring in later rounds."""
        standing = self.view.table.standing
        later = sum([self.brings[number] for number in standing.done[seat]])
        return later - standing.totals[seat] + self.rules.bonus_without_joker * len(standing.jokerless[seat])

    # -- worths -----------------------------------------------------------------------------------------------

    def out(self) -> float:
        """What the round is worth to a player who goes out."""
        row, who = self.figures["laid"], "behind" if self.behind else "first"
        return float(row[who][0] + row[f"{who}_out"] * (self.few - row[f"{who}_usual"]))

    def laid(self, size: int) -> float:
        if size <= 0:
            return self.out()
        row, who = self.figures["laid"], "behind" if self.behind else "first"
        value = row[who][min(size, len(row[who]) - 1)]
        return float(value + row[f"{who}_card"] * (self.few - row[f"{who}_usual"]))

    def lost(self, points: int) -> float:
        row, who = self.figures["lost"], "behind" if self.behind else "first"
        return float(row[who] - row[f"{who}_point"] * (points - USUAL))

    def gain(self, task: Task) -> float:
        return self.brings[task.number]

    def settled(self, value: float, tasks: Sequence[Contract]) -> float:
        """What a round is worth; with the last task the game is over, and only its score counts."""
        table, seat = self.view.table, self.view.seat
        if self.late or len(table.standing.done[seat]) + len(tasks) < len(self.rules.contracts):
            return value + sum([self.brings[task.number] for task in tasks])
        return SURE * (value + self.score()) - self.lead

    def score(self) -> float:
        """How far ahead the seat is if all its tasks are done and the game ends: bonuses are part of that."""
        rules, standing, seat = self.rules, self.view.table.standing, self.view.seat
        mine = sum([task.jokers for task in rules.tasks]) - len(standing.jokerless[seat])
        theirs = standing.totals[self.rival] + open_bonus(rules, standing, self.rival)
        return theirs - standing.totals[seat] - rules.bonus_without_joker * mine

    def aims(self, size: int) -> list[Aim]:
        rules, race, aims = self.rules, self.figures["race"], []
        row = race["behind" if self.behind else "first"]
        for task in self.view.table.open[self.view.seat]:
            if task.need <= size - self.held:
                left = min(size - task.need, len(row) - 1)
                worth = row[left] + race["jokerless"] * rules.bonus_without_joker * task.jokers
                if self.behind:
                    worth += race["behind_card"] * (self.few - race["behind_usual"]) * (1 if left else 2)
                pooled = any(form.word in ("any", "colour") for form in task.forms)
                aims.append(Aim(self.settled(worth, [task]), rules.place_of[task.number], pooled))
        return sorted(aims, reverse=True)

    def chance(self, sorting: Sorting, aim: Aim) -> float:
        missing = sorting.missing(aim.place)
        if not missing:
            return 1.0
        shares = self.chances["pooled" if aim.pooled else "shares"]
        if missing > len(shares):
            return 0.0
        times = self.times[aim.place]
        if missing == len(shares):
            return float(times * self.chances["far"][aim.pooled])
        share = float(shares[missing] * self.outs(sorting.wants(aim.place)) / self.total)
        return share * times if missing > 1 else share
