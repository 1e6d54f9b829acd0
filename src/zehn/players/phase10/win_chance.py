"""How likely somebody wins the game from the standing after a round: found from self-play (`benches/win_chance.py`).

Quick rounds show how often two players at any two phases lay them, and with how many points. Back from the end of the
game that gives the chance to win for every standing of two players. It has a simple form: either one of them gets
through all phases before the other, or both finish in the same round, and the points decide.

More players are a race: in every round each of them has a chance to lay their phase, the smaller the more players
there are. The first to get through wins; of several in the same round, the one with the fewest points.
"""

from math import exp
from typing import Final

#: For so many phases that the one who is ahead still has to lay (rows: 1 to 10) and so many more that the other one has
#: to (columns: 0 to 3): how likely the first finishes alone; how likely both finish in the same round; how much a point
#: turns the scale then; and with how many points more they are equally likely to win.
CHANCES: Final[list[list[tuple[float, float, float, float]]]] = [
    [(0.103, 0.794, 0.160, 0), (0.913, 0.077, 0.100, -65), (0.979, 0.018, 0.080, -135), (0.998, 0.002, 0.065, -200)],
    [(0.178, 0.644, 0.130, 0), (0.762, 0.193, 0.100, -65), (0.960, 0.034, 0.080, -135), (0.981, 0.016, 0.065, -200)],
    [(0.200, 0.600, 0.100, 0), (0.800, 0.162, 0.080, -70), (0.910, 0.073, 0.080, -140), (0.965, 0.029, 0.065, -210)],
    [(0.250, 0.500, 0.080, 0), (0.535, 0.331, 0.065, -75), (0.758, 0.175, 0.065, -145), (0.893, 0.082, 0.050, -215)],
    [(0.303, 0.394, 0.065, 0), (0.534, 0.303, 0.065, -70), (0.744, 0.179, 0.065, -140), (0.864, 0.100, 0.050, -210)],
    [(0.322, 0.356, 0.065, 0), (0.532, 0.289, 0.065, -65), (0.723, 0.190, 0.050, -135), (0.835, 0.118, 0.050, -205)],
    [(0.331, 0.338, 0.065, 0), (0.531, 0.292, 0.050, -70), (0.699, 0.200, 0.050, -135), (0.840, 0.112, 0.050, -195)],
    [(0.338, 0.324, 0.050, 0), (0.491, 0.290, 0.050, -65), (0.709, 0.191, 0.050, -125)],
    [(0.343, 0.314, 0.050, 0), (0.523, 0.274, 0.050, -60)],
    [(0.346, 0.308, 0.050, 0)],
]

#: How far the points of two players come apart in a round (standard deviation); and how much a point turns the scale
#: where only points count (P10-V1) and so many rounds are left.
APART: Final = 36.0
BY_POINTS: Final = [0.0] + [1.7 / (APART * left**0.5) for left in range(1, 11)]

#: No win is ever quite certain.
LEAST: Final = 0.002

#: How likely a phase is down at the end of a round among three, four, five and six players (rows), from the last phase
#: back to the first.
LAYS: Final[list[list[float]]] = [
    [0.651, 0.685, 0.819, 0.486, 0.620, 0.666, 0.734, 0.605, 0.869, 0.846],
    [0.520, 0.590, 0.721, 0.353, 0.517, 0.567, 0.640, 0.502, 0.805, 0.744],
    [0.400, 0.511, 0.639, 0.273, 0.440, 0.486, 0.572, 0.423, 0.754, 0.661],
    [0.265, 0.413, 0.534, 0.186, 0.377, 0.433, 0.519, 0.365, 0.702, 0.601],
]

#: Points that a phase costs which does not lie, beyond those of one that does; how far the points of two come apart in
#: a round of such a race; and the most rounds that are thought of.
LOST: Final = 63.0
SPREAD: Final = 14.0
ROUNDS: Final = 40

#: How much a point turns the scale after so many rounds; and chances that make no difference any more.
TURNS: Final = [1.7 / (SPREAD * (number + 1) ** 0.5) for number in range(ROUNDS + 1)]
TINY: Final = 1e-4


class Race:
    """How long players need for their phases: for so many phases that are left and so many rounds how likely it is
    that the last one is laid in just that round (`ends`), and that it is not laid yet (`later`).
    """

    def __init__(self, lays: list[float]) -> None:
        self.ends: list[list[float]] = [[1.0] + [0.0] * ROUNDS]
        for lay in lays:
            before, ends = self.ends[-1], [0.0]
            for number in range(1, ROUNDS + 1):
                ends.append(lay * before[number - 1] + (1 - lay) * ends[number - 1])
            self.ends.append(ends)
        self.later = [_sums_after(ends) for ends in self.ends]

    def chance(self, me: int, left: list[int], points: list[int]) -> float:
        """How likely a seat is through before all others, or with the fewest points of those in the same round."""
        mine = min(left[me], len(LAYS[0]))
        ends, total = self.ends[mine], 0.0
        others = [min(left[seat], len(LAYS[0])) for seat in range(len(left)) if seat != me]
        ahead = [points[me] - points[seat] for seat in range(len(left)) if seat != me]
        for number in range(mine, ROUNDS + 1):
            now = ends[number]
            for place in range(len(others)):
                theirs = others[place]
                more = ahead[place] - LOST * (mine - theirs)
                now *= self.later[theirs][number] + self.ends[theirs][number] * _fewer(more * TURNS[number])
            total += now
            if self.later[mine][number] < TINY:
                break
        return total


def _sums_after(numbers: list[float]) -> list[float]:
    """For each place how much is left of 1 after it."""
    left, sums = 1.0, []
    for number in numbers:
        left = max(left - number, 0.0)
        sums.append(left)
    return sums


def _fewer(more: float) -> float:
    """How likely somebody ends with fewer points who has more now: so many, times what a point counts."""
    if more > 30.0:
        more = 30.0
    elif more < -30.0:
        more = -30.0
    return 1 / (1 + exp(more))


RACES: Final = [Race(lays) for lays in LAYS]


def chance(mine: int, theirs: int, more: int) -> float:
    """How likely the first of two wins, with so many phases to lay, against so many, and so many points more."""
    if mine > theirs:
        return 1 - chance(theirs, mine, -more)
    row = CHANCES[min(mine, len(CHANCES)) - 1]
    alone, together, weight, equal = row[min(theirs - mine, len(row) - 1)]
    return min(max(alone + together * _fewer(weight * (more - equal)), LEAST), 1 - LEAST)


def win_chance(me: int, left: list[int], points: list[int], *, fixed: bool) -> float:
    """How likely a seat wins when everyone has so many phases to lay (`fixed`: rounds to play) and so many points."""
    if min(left) <= 0:
        return _share(me, left, points)
    if fixed:
        return _by_points(me, left[me], points)
    if len(left) == 2:
        return chance(left[me], left[1 - me], points[me] - points[1 - me])
    return RACES[min(len(left) - 3, len(RACES) - 1)].chance(me, left, points)


def _by_points(me: int, rounds: int, points: list[int]) -> float:
    """Where only points count: each of several rivals takes away from the chance as much as they would alone."""
    against = 1.0
    for seat in range(len(points)):
        if seat != me:
            more = points[me] - points[seat]
            against += exp(min(more * BY_POINTS[min(rounds, 10)], 30.0))
    return 1 / against


def _share(me: int, left: list[int], points: list[int]) -> float:
    """The share of a win after the last round (P10-35)."""
    if left[me] > 0:
        return 0.0
    equal = 0
    for seat in range(len(left)):
        if left[seat] <= 0:
            if points[seat] < points[me]:
                return 0.0
            equal += points[seat] == points[me]
    return 1 / equal
