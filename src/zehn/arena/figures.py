"""The figures of a match, ready for JSON: the same match gives the same figures, on any number of workers."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from zehn.arena.intervals import Interval, bootstrap, wilson
from zehn.arena.running import Result
from zehn.arena.sums import WIN, DealSums

Figures = dict[str, Any]


def figures(result: Result) -> Figures:
    """All figures of a match."""
    match, sums = result.match, result.sums
    return {
        "match": match.written(),
        "games": sums.games,
        "deals": sums.deals,
        "arrangements": match.arrangements,
        "entrants": _entrants(result),
        "seats": [won / WIN / sums.games for won in sums.seats],
        "rounds": _spread(sums.rounds),
        "turns": _spread(sums.turns),
        "decision": _decision(result),
        "fouls": [_foul(match.entrants, told) for told in sums.told],
        "foul_games": sums.fouls.total(),
    }


def _entrants(result: Result) -> list[Figures]:
    match, sums = result.match, result.sums
    number = len(match.entrants)
    asked: list[Callable[[DealSums], float | None]] = []
    for entrant in range(number):
        asked += [_share(entrant, number), _points(entrant, number)]
    intervals = bootstrap(sums.cells, asked, seed=match.seed)
    return [_entrant(result, entrant, *intervals[2 * entrant : 2 * entrant + 2]) for entrant in range(number)]


def _share(entrant: int, entrants: int) -> Callable[[DealSums], float | None]:
    """The share of all wins, of the sums of some deals."""
    return lambda cell: cell[entrant] / (sum(cell[:entrants]) or 1)


def _points(entrant: int, entrants: int) -> Callable[[DealSums], float | None]:
    """The mean points of a game, of the sums of some deals."""

    def mean(cell: DealSums) -> float | None:
        games = cell[2 * entrants + entrant]
        return cell[entrants + entrant] / games if games else None

    return mean


def _entrant(result: Result, entrant: int, share: Interval | None, points: Interval | None) -> Figures:
    """One bot. Its `interval` is that of the bootstrap, unless there are too few deals for it or all went one way."""
    match, sums = result.match, result.sums
    bot = match.entrants[entrant]
    games, totals = sums.points[entrant].total(), sums.points[entrant]
    rating = result.ratings[entrant]._asdict() if result.ratings else None
    plain = wilson(sums.wins[entrant] / WIN, sums.games)
    return {
        "bot": bot,
        "seats": match.bots.count(bot),
        "fair": match.bots.count(bot) / len(match.bots),
        "share": sums.wins[entrant] / WIN / sums.games,
        "interval": share if share and share[0] < share[1] else plain,
        "bootstrap": share,
        "wilson": plain,
        "points": _spread(totals) | {"interval": points},
        "phases": {str(number): done / games for number, done in sorted(sums.done[entrant].items())},
        "fouls": {kind: count for (who, kind), count in sorted(sums.fouls.items()) if who == entrant},
        "rating": rating,
    }


def _spread(counts: Counter[int]) -> Figures:
    """A distribution: its mean and how often each number came."""
    games = counts.total()
    mean = sum(number * count for number, count in counts.items()) / games if games else None
    return {"mean": mean, "counts": {str(number): counts[number] for number in sorted(counts)}}


def _decision(result: Result) -> Figures | None:
    if result.decision is None:
        return None
    return result.decision._asdict() | {"margin": result.margin, "bot": result.match.entrants[0]}


def _foul(entrants: Sequence[str], told: Figures) -> Figures:
    """A foul with the name of the bot instead of its number; null if no bot is to blame."""
    return {"bot": entrants[told["entrant"]] if told["entrant"] >= 0 else None} | {
        name: value for name, value in told.items() if name != "entrant"
    }
