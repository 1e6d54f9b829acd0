"""What a standing is worth: how likely a seat wins the game from the end of a round on.

`standing.toml` has what a phase ahead is worth against one rival, what a hundred points are worth against one who is
in the same phase, and against one who is not, each by how many phases the leader still needs; `benches/standing.py`
finds that from games that players like these have played against each other. Points decide only between those who
finish in the same round (P10-35), so they count for more between equals.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from math import exp
from typing import NamedTuple

from zehn.games.phase10.table import Table


class Worth(NamedTuple):
    """Logits: of a phase ahead, of a point against somebody in the same phase, of a point against others."""

    phase: float
    level: float
    apart: float


@cache
def worths(name: str) -> tuple[Worth, ...]:
    """What things are worth, by the phases (or rounds) that the leader still needs, from one on."""
    text = resources.files("zehn.players").joinpath("standing.toml").read_text(encoding="utf-8")
    rows = tomllib.loads(text)[name]
    columns = zip(rows["phase"], rows["level"], rows["apart"], strict=True)
    return tuple(Worth(phase, level / 100, apart / 100) for phase, level, apart in columns)


class Outlook:
    """What the end of this round is worth to one seat, as the game stands."""

    def __init__(self, table: Table, seat: int) -> None:
        standing, rules = table.standing, table.rules
        self.seat = seat
        self.totals = standing.totals
        self.playoff = table.playoff
        self.fixed = rules.fixed_rounds
        last = len(rules.contracts)
        if self.fixed:
            self.left = [last - len(standing.scores)] * len(self.totals)
        else:
            laid = [rules.free_order and number > 0 for number in table.laid]  # such an X stands already (P10-V4)
            self.left = [last - len(done) + noted for done, noted in zip(standing.done, laid, strict=True)]
        self.worths = worths("fixed_rounds" if self.fixed else "phases")

    def value(self, laid: Sequence[bool], points: Sequence[int]) -> float:
        """How likely the seat wins if the round ends like this."""
        if self.playoff:
            return float(laid[self.seat])
        left = [count - (self.fixed or done) for count, done in zip(self.left, laid, strict=True)]
        totals = [total + more for total, more in zip(self.totals, points, strict=True)]
        least = min(left)
        if least <= 0:
            return self._result(left, totals)
        worth = self.worths[min(least, len(self.worths)) - 1]
        mine, total, odds = left[self.seat], totals[self.seat], 0.0
        for count, points_of in zip(left, totals, strict=True):
            point = worth.level if count == mine else worth.apart
            odds += exp(worth.phase * (mine - count) + point * (total - points_of))
        return 1 / odds

    def _result(self, left: Sequence[int], totals: Sequence[int]) -> float:
        """P10-35: of those who have finished, who has the fewest points wins."""
        finished = [total for count, total in zip(left, totals, strict=True) if count <= 0]
        fewest = min(finished)
        if left[self.seat] > 0 or totals[self.seat] > fewest:
            return 0.0
        return 1 / finished.count(fewest)
