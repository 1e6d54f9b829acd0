"""What a decision cost: moves are tried in the same imagined worlds; some worlds choose the best move, others value it.

The best of several uncertain figures is usually overrated. So the worlds are split: the first ones find the best move,
and only further ones measure how much better it is than the played move. The first ones also fix the number of further
ones (the closer the choice, the more), never what those show. So the interval is unbiased.
"""

from typing import NamedTuple, Protocol

from zehn.analysis.findings import NOTHING, Estimate, Sample

#: Rounds played for one decision by default.
BUDGET = 800

#: Parts of the budget: to look at all moves, and then at the best ones (`KEPT` of them); to value a move where the
#: choice is clear and where it is close. The fewest worlds for any of it.
ALL, FEW, CLEAR, CLOSE = 0.10, 0.15, 0.08, 0.70
KEPT = 3
LEAST = 8

#: The share of the budget for a position in which there is nothing to decide.
ALONE = 0.04

#: The chance to win differs by at least so much from world to world (a standard deviation), whatever a few worlds show.
VARIES = 0.01


class Trials(Protocol):
    """Imagined worlds of one position, and moves that are tried in them."""

    def imagine(self) -> None:
        """The next world."""

    def tried(self, number: int) -> float:
        """A seat's chance to win in this world after one of the moves."""


class Judged(NamedTuple):
    """The best of some moves, its value, the cost of the played move, and the costs of other moves."""

    best: int
    value: float
    cost: Estimate
    others: list[tuple[int, Estimate]]


class Compared:
    """Moves and what they were worth in the same worlds."""

    def __init__(self, trials: Trials, moves: list[int]) -> None:
        self.trials = trials
        self.moves = moves
        self.worlds: dict[int, list[float]] = {move: [] for move in moves}

    def look(self, worlds: int) -> None:
        """Try the moves in so many further worlds."""
        for _ in range(worlds):
            self.trials.imagine()
            for move in self.moves:
                self.worlds[move].append(self.trials.tried(move))

    def mean(self, move: int) -> float:
        """What a move was worth on average."""
        return sum(self.worlds[move]) / max(1, len(self.worlds[move]))

    def better(self, one: int, other: int) -> Sample:
        """By how much one move was better than another, world by world."""
        sample = Sample(VARIES)
        for more, less in zip(self.worlds[one][::-1], self.worlds[other][::-1], strict=False):
            sample.add(more - less)
        return sample

    def keep(self, played: int) -> None:
        """Continue with the best moves and the played one."""
        ranked = sorted(self.moves, key=self.mean, reverse=True)
        kept = ranked[:KEPT]
        self.moves = kept if played in kept else [*kept[: KEPT - 1], played]


def judge(trials: Trials, count: int, played: int, budget: int) -> Judged:
    """What a move cost; the moves are numbered from 0."""
    if count == 1:
        return Judged(0, alone(trials, budget), NOTHING, [])
    first = Compared(trials, list(range(count)))
    first.look(_worlds(ALL * budget, count))
    first.keep(played)
    first.look(_worlds(FEW * budget, len(first.moves)))
    best = max(first.moves, key=lambda move: (first.mean(move), move == played))
    rival = best if best != played else max((m for m in first.moves if m != played), key=first.mean)
    return _valued(trials, first, best, played, _share(first, rival, played) * budget)


def alone(trials: Trials, budget: int) -> float:
    """The value of a position in which there is nothing to decide."""
    only = Compared(trials, [0])
    only.look(_worlds(ALONE * budget, 1))
    return only.mean(0)


def _worlds(rounds: float, moves: int) -> int:
    return max(LEAST, round(rounds / moves))


def _share(first: Compared, rival: int, played: int) -> float:
    """The share of the budget for valuing: small if the played move is clearly the best."""
    better = first.better(rival, played)
    return CLEAR if better.mean + 2 * better.error < 0 else CLOSE


def _valued(trials: Trials, first: Compared, best: int, played: int, rounds: float) -> Judged:
    """The remaining moves, valued in worlds that had no part in the choice."""
    second = Compared(trials, first.moves)
    second.look(_worlds(rounds, len(second.moves)))
    costs = {move: second.better(best, move).estimate() for move in second.moves if move != best}
    others = [(move, NOTHING if move == best else costs[move]) for move in second.moves if move != played]
    others.sort(key=lambda other: other[1].mean)
    cost = costs[played] if best != played else Estimate(0.0, 0.0, max(0.0, *(-cost.low for cost in costs.values())))
    return Judged(best, second.mean(best), cost, others)
