"""A whole match: units go to a pool, answers are merged in the order of the deals.

So the result does not depend on the workers and their order: a match stops after the same deal with one worker as
with twenty.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from math import ceil
from typing import Any, NamedTuple

from zehn.arena.match import Match
from zehn.arena.ratings import Rating, Ratings
from zehn.arena.sequential import Decision, decide
from zehn.arena.sums import WIN, Sums
from zehn.arena.units import Answer, Unit, play_unit
from zehn.arena.worker_pools import Processes, WorkerPool

#: Deals in a block, after which the test may stop the match, at most; and blocks in a whole match, at least.
LARGEST_BLOCK = 32
FEWEST_BLOCKS = 64

#: Seconds that a unit should take: long compared with messages, short enough that all workers end together.
UNIT_SECONDS = 0.5

#: How many units may be done, for each worker, before the one that everybody waits for.
AHEAD = 8


class Progress(NamedTuple):
    """How far a match is, for a progress bar."""

    deals: int
    of: int
    sums: Sums


@dataclass(frozen=True)
class Result:
    """The result of a match. `decision` is set if it could stop early, `ratings` for more than two entrants."""

    match: Match
    sums: Sums
    decision: Decision | None
    margin: float | None
    ratings: list[Rating] | None


class Here:
    """No pool: units are played in this process, one by one. A bot that hangs hangs the match."""

    size = 1

    def __init__(self, match: Match) -> None:
        self.match = match
        self.unit: tuple[int, Unit] | None = None

    @property
    def room(self) -> int:
        return int(self.unit is None)

    def give(self, number: int, unit: Unit) -> None:
        self.unit = (number, unit)

    def next(self) -> tuple[int, Answer, float]:
        assert self.unit is not None
        (number, unit), self.unit = self.unit, None
        return number, play_unit(self.match, unit), UNIT_SECONDS / 8

    def close(self) -> None: ...


def run(
    match: Match,
    games: int,
    *,
    workers: int = 1,
    pool: WorkerPool | None = None,
    margin: float | None = None,
    rows: Callable[[Sequence[Any]], None] | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> Result:
    """Play a match of at least so many games: whole deals. With a `margin` it stops when it is decided.

    `workers` are processes of this machine, 0 plays here; `pool` is another way to play. `rows` gets every game.
    """
    pool = pool or (Processes(match, workers) if workers else Here(match))
    deals = ceil(games / match.arrangements)
    sums, decision, ratings = Sums(match), None, _ratings(match)
    with closing(pool):
        for block, played in _in_order(match, deals, pool, rows=rows is not None):
            sums.add(block)
            if rows:
                rows(played)
            if ratings:
                for cell in block.cells:
                    ratings.add([won / match.bots.count(bot) for won, bot in zip(cell, match.entrants, strict=False)])
            if progress:
                progress(Progress(sums.deals, deals, sums))
            if margin:
                decision = decided(match, sums, margin)
                if decision.answer:
                    break
    return Result(match, sums, decision, margin, ratings.now() if ratings else None)


def decided(match: Match, sums: Sums, margin: float) -> Decision:
    """The sequential test on what has been played so far."""
    whole, fair = WIN * match.arrangements, match.bots.count(match.entrants[0]) / len(match.bots)
    return decide(sums.deals, sums.score / whole, sums.squares / whole**2, fair=fair, margin=margin)


def _ratings(match: Match) -> Ratings | None:
    """Ratings for more than two entrants, where openskill is installed."""
    if len(match.entrants) < 3:
        return None
    try:
        return Ratings(len(match.entrants))
    except ModuleNotFoundError:
        return None


def _blocks(deals: int) -> list[int]:
    """How many deals each block has: this depends on the match alone, not on who plays it."""
    size = max(1, min(LARGEST_BLOCK, deals // FEWEST_BLOCKS))
    return [min(size, deals - first) for first in range(0, deals, size)]


def _in_order(match: Match, deals: int, pool: WorkerPool, *, rows: bool) -> Iterator[tuple[Sums, list[Any]]]:
    """All blocks in their order, with the rows of their games."""
    blocks, given, first, many = _blocks(deals), 0, 0, 1
    answers: dict[int, tuple[int, Answer]] = {}
    starts: dict[int, int] = {}
    wanted = 0
    while wanted < len(blocks):
        while pool.room and given < len(blocks) and len(answers) < AHEAD * pool.size:
            some = tuple(blocks[given : given + many])
            pool.give(given, Unit(first, some, rows))
            starts[given], given, first = len(some), given + len(some), first + sum(some)
        number, answer, seconds = pool.next()
        answers[number] = starts.pop(number), answer
        left = ceil((len(blocks) - given) / (2 * pool.size)) or 1
        many = max(1, min(left, round(UNIT_SECONDS / max(seconds, 1e-6) * answers[number][0]), 4 * many))
        while wanted in answers:
            count, answer = answers.pop(wanted)
            wanted += count
            yield from _read(match, answer)


def _read(match: Match, answer: Answer) -> Iterator[tuple[Sums, list[Any]]]:
    """The blocks of an answer."""
    rows = answer["rows"]
    for written in answer["blocks"]:
        block = Sums.read(match, written)
        yield block, rows[: block.games]
        rows = rows[block.games :]
