"""The value of a table of Profi-Sort for each seat: its lead in points, and how much that still counts.

`standing.toml` has the scale for each number of tasks that the leader still has to do; `benches/coach_standing.py`
found it.
"""

import tomllib
from functools import cache
from importlib import resources
from math import exp

from zehn.analysis.coach import shared
from zehn.games.profisort.scoring import open_bonus
from zehn.games.profisort.table import Table
from zehn.players.profisort.prospect import brought

#: What one task more is worth in the beginners' game (SORT-26), where nothing else counts, in points of the scale.
TASK = 60.0


@cache
def scales() -> list[float]:
    """The scale in points, by the number of tasks that the leader has left (the last one: or more)."""
    text = resources.files("zehn.analysis.profisort").joinpath("standing.toml").read_text(encoding="utf-8")
    found: list[float] = tomllib.loads(text)["scale"]
    return found


def left(table: Table) -> int:
    """How many tasks the leader still has to do."""
    needed = table.rules.first_to or len(table.rules.contracts)
    return needed - max(len(done) for done in table.standing.done)


def scores(table: Table) -> list[float]:
    """How well each seat is doing, in points: those so far, what its tasks bring later, its bonuses."""
    standing, rules = table.standing, table.rules
    if rules.first_to:
        return [TASK * len(done) for done in standing.done]
    by_number = {task.number: task for task in rules.contracts}
    found = []
    for seat, done in enumerate(standing.done):
        later = sum(brought(by_number[number]) for number in done)
        found.append(later - standing.totals[seat] - open_bonus(rules, standing, seat))
    return found


def standing_chances(table: Table) -> list[float]:
    """How likely each seat is to win, whatever the hands are."""
    if table.standing.winners:
        return shared(table.standing.winners, len(table.players))
    scale = scales()[min(left(table), len(scales())) - 1]
    points = scores(table)
    parts = [exp((one - max(points)) / scale) for one in points]
    return [part / sum(parts) for part in parts]
