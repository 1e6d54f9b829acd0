"""How likely each dice player is to win, by points and phases alone: what the solved race expects, as a small table.

The coach asks the solved race itself (`zehn.analysis.dice.standing`), which takes minutes to solve; a pad must know it
at once, on any device.
"""

import tomllib
from functools import cache
from importlib import resources
from math import exp
from typing import NamedTuple

from zehn.analysis.dice.standing import OUT, left
from zehn.games.dice.table import Table

#: The step of the points so far.
STEP = 20


class Outlook(NamedTuple):
    """What `outlook.toml` says."""

    usual: list[list[int]]
    last: list[list[int]]
    behind: int
    scale: list[float]


@cache
def outlook() -> Outlook:
    """The table."""
    text = resources.files("zehn.pad.dice").joinpath("outlook.toml").read_text(encoding="utf-8")
    return Outlook(**tomllib.loads(text))


def chances(table: Table) -> list[float] | None:
    """How likely each seat is to win against equals; None with a sheet that nobody has solved for this."""
    if "sheet" in table.rules.written() or len(table.rules.phases) != len(outlook().usual):
        return None
    points = [_score(table, seat) for seat in range(len(table.players))]
    scale = outlook().scale[left(table)]
    parts = [exp((one - max(points)) / scale) for one in points]
    return [part / sum(parts) for part in parts]


def _score(table: Table, seat: int) -> float:
    """The expected final total, less what failures so far and later cost in the race."""
    column, known = table.columns[seat], outlook()
    if table.phase(seat) is None:
        return float(column.total)
    if column.ended:
        return OUT
    row = (known.last if table.finisher >= 0 else known.usual)[table.stage(seat)]
    expected = column.total + float(row[min(column.total // STEP, len(row) - 1)])
    lag = max(table.stage(other) for other in range(len(table.players))) - table.stage(seat)
    return expected - (0 if table.finisher >= 0 else known.behind * lag)
