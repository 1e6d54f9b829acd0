"""How certain a figure is: Wilson's interval of a share, and bootstrap intervals over deals. Both are a few lines,
which do not justify a library of statistics. All intervals are at 95 %.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from statistics import NormalDist

from zehn.arena.sums import DealSums

Interval = tuple[float, float]

LEVEL = 0.95
RESAMPLES = 1000

#: With fewer cells a bootstrap would be unreliable.
FEWEST = 10


def wilson(won: float, games: int, level: float = LEVEL) -> Interval:
    """Wilson's score interval of a share of wins, as if all games were independent of each other."""
    if not games:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + level) / 2)
    share = won / games
    middle = share + z * z / (2 * games)
    width = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - width) / whole), min(1.0, (middle + width) / whole)


def bootstrap(
    cells: Sequence[DealSums],
    figures: Sequence[Callable[[DealSums], float | None]],
    *,
    seed: int = 0,
    level: float = LEVEL,
) -> list[Interval | None]:
    """Percentile intervals of some figures of the sum of all cells, from sums of cells drawn with replacement.

    A cell holds whole deals, so that games of one deal, which depend on each other, stay together.
    """
    if len(cells) < FEWEST:
        return [None] * len(figures)
    rng = Random(seed)
    sums = [list(map(sum, zip(*rng.choices(cells, k=len(cells)), strict=True))) for _ in range(RESAMPLES)]
    return [_percentiles([figure(tuple(drawn)) for drawn in sums], level) for figure in figures]


def _percentiles(values: Sequence[float | None], level: float) -> Interval | None:
    known = sorted(value for value in values if value is not None)
    if not known:
        return None
    cut = round((1 - level) / 2 * len(known))
    return known[cut], known[-1 - cut]
