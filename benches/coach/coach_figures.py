"""What follows from the games: every proof as figures, with how certain they are. Games are independent of each other,
decisions of the same game are not; so all intervals are made from sums per game.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean, pvariance
from typing import NamedTuple

from coach_games import LEVELS, Seen
from zehn.analysis.findings import SURE, Estimate
from zehn.analysis.marks import MARKS, verdict_of


def ratio(games: Iterable[tuple[float, float]]) -> Estimate:
    """Sum by number over all games, with its interval."""
    pairs = list(games)
    number = sum(count for _, count in pairs)
    mean = sum(total for total, _ in pairs) / (number or 1)
    doubt = SURE * sqrt(sum((total - mean * count) ** 2 for total, count in pairs)) / (number or 1)
    return Estimate(mean, mean - doubt, mean + doubt)


# -- calibration ------------------------------------------------------------------------------------------------------


class Decile(NamedTuple):
    """Positions with similar chances: the mean chance, how much was won, the difference."""

    low: float
    positions: int
    said: float
    won: float
    gap: Estimate


class Calibration(NamedTuple):
    """Chances against results, and Brier scores: of the coach, of the standing alone, and how much better that of the
    coach is.
    """

    positions: int
    deciles: list[Decile]
    brier: float
    standing: float
    better: Estimate

    @property
    def gap(self) -> float:
        """How far chances are from results, on average over all positions."""
        return sum(one.positions * abs(one.gap.mean) for one in self.deciles) / self.positions


def calibration(games: Sequence[Seen]) -> Calibration:
    """How far chances at positions of finished games agree with the results."""
    rows = [
        (number, row[1], row[2], game["result"][row[0]]) for number, game in enumerate(games) for row in game["rows"]
    ]
    deciles = []
    for tenth in range(10):
        inside = [row for row in rows if min(9, int(10 * row[1])) == tenth]
        if inside:
            gap = _by_game(inside, lambda row: row[1] - row[3])
            said, won = fmean(row[1] for row in inside), fmean(row[3] for row in inside)
            deciles.append(Decile(tenth / 10, len(inside), said, won, gap))
    better = _by_game(rows, lambda row: (row[2] - row[3]) ** 2 - (row[1] - row[3]) ** 2)
    brier = fmean((row[1] - row[3]) ** 2 for row in rows)
    return Calibration(len(rows), deciles, brier, brier + better.mean, better)


Row = tuple[int, float, float, float]


def _by_game(rows: Sequence[Row], value: Callable[[Row], float]) -> Estimate:
    """The mean of a value, with an interval that knows which rows belong to the same game."""
    sums: dict[int, list[float]] = {}
    for row in rows:
        total = sums.setdefault(row[0], [0.0, 0.0])
        total[0] += value(row)
        total[1] += 1
    return ratio((total, number) for total, number in sums.values())


# -- levels -----------------------------------------------------------------------------------------------------------


class Level(NamedTuple):
    """What a level loses with a decision, in how many, in how many games; marks a hundred decisions."""

    name: str
    loss: Estimate
    decisions: int
    games: int
    marks: dict[str, float]


def levels(game: str, games: Sequence[Seen], unit: str) -> list[Level]:
    """The levels, weakest first, with their mean loss per unforced decision."""
    return [_level(name, games, unit) for name in LEVELS[game]]


def _level(name: str, games: Sequence[Seen], unit: str) -> Level:
    costs = [
        [row[3:6] for row in game["rows"] if game["bots"][row[0]] == name] for game in games if name in game["bots"]
    ]
    flat = [cost for some in costs for cost in some]
    verdicts = [verdict_of(Estimate(*cost), unit) for cost in flat]
    loss = ratio((sum(cost[0] for cost in some), len(some)) for some in costs)
    marked = {mark: 100 * verdicts.count(mark) / max(1, len(flat)) for mark in MARKS}
    return Level(name, loss, len(flat), len(costs), marked)


def apart(found: Sequence[Level]) -> bool:
    """Whether every level loses less than the one before, and no intervals touch."""
    return all(better.loss.high < worse.loss.low for worse, better in pairwise(found))


# -- luck -------------------------------------------------------------------------------------------------------------


class Fortune(NamedTuple):
    """The mean luck of every seat with its standard error; the part of the variance of results that is left without
    luck, altogether and between games of the same bots on the same seats; the results of the levels, raw and without
    luck.
    """

    seats: list[tuple[float, float]]
    left: float
    within: float
    bots: dict[str, tuple[Estimate, Estimate]]


def fortune(game: str, games: Sequence[Seen]) -> Fortune:
    """What the luck of whole games says."""
    luck = [_luck(one) for one in games]
    seats = []
    for seat in range(len(luck[0])):
        found = [one[seat] for one in luck]
        seats.append((fmean(found), sqrt(pvariance(found) / len(found))))
    raw, clean = [one["result"] for one in games], [without_luck(one) for one in games]
    bots = {name: _results(name, games) for name in LEVELS[game] if any(name in one["bots"] for one in games)}
    names = [" ".join(one["bots"]) for one in games]
    left, within = (_spread(clean, kinds) / (_spread(raw, kinds) or 1.0) for kinds in ([""] * len(games), names))
    return Fortune(seats, left, within, bots)


def _spread(results: Sequence[Sequence[float]], names: Sequence[str]) -> float:
    """The variance of a seat's results in games of the same name."""
    squares, number = 0.0, 0
    for name in set(names):
        some = [result for result, known in zip(results, names, strict=True) if known == name]
        squares += sum(len(some) * pvariance(column) for column in zip(*some, strict=True))
        number += len(some) * len(some[0])
    return squares / number


def _luck(game: Seen) -> list[float]:
    return [sum(kind) for kind in zip(*game["luck"].values(), strict=True)]


def without_luck(game: Seen) -> list[float]:
    """Results less the own luck. What luck brings to somebody is taken from all rivals alike, so they get it back."""
    luck = _luck(game)
    rivals = len(luck) - 1
    if not rivals:
        return [game["result"][0] - luck[0]]
    return [value - own + (sum(luck) - own) / rivals for value, own in zip(game["result"], luck, strict=True)]


def _results(name: str, games: Sequence[Seen]) -> tuple[Estimate, Estimate]:
    found = []
    for values in ([one["result"] for one in games], [without_luck(one) for one in games]):
        pairs = zip(games, values, strict=True)
        own = [[value for bot, value in zip(one["bots"], some, strict=True) if bot == name] for one, some in pairs]
        found.append(ratio((sum(some), len(some)) for some in own))
    return found[0], found[1]


# -- blunders ---------------------------------------------------------------------------------------------------------


class Found(NamedTuple):
    """Of planted moves that certainly cost so much by many more worlds: how many are marked. Of all other decisions:
    how many are marked, and how many of these though they cost less than any mark says (`false`).
    """

    planted: int
    recall: dict[str, tuple[int, int]]
    others: int
    marked: int
    false: int


def blunders(games: Sequence[Seen], least: dict[str, float]) -> Found:
    """How many moves that really cost are marked, and how many others wrongly."""
    recall = {}
    for mark in MARKS:
        costly = [
            game["planted"][1] for game in games if len(game["planted"]) > 2 and game["planted"][2][1] > least[mark]
        ]
        recall[mark] = (sum(_marked(cost) for cost in costly), len(costly))
    others = [row for game in games for row in game["others"]]
    marked = [row for row in others if _marked(row[0])]
    false = sum(row[1][0] < least[MARKS[0]] for row in marked)
    return Found(len(games), recall, len(others), len(marked), false)


def _marked(cost: Sequence[float]) -> bool:
    return verdict_of(Estimate(*cost), "chance") in MARKS
