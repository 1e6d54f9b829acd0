"""The figures of docs/bots/arena.md: what a second worker brings, and how much memory a long match needs.

python benches/arena.py [GAMES] [LONG]     games for the comparison (4000), games of the long match (100000)

The comparison wants a quiet machine with two processors.
"""

import resource
import sys
from time import monotonic

from zehn.arena.match import Match
from zehn.arena.running import Progress, run

#: One worker and two play in turn, so many times, and the fastest counts: others may share the machine.
TURNS = 4

FULL = Match("phase10", ("greedy",) * 4)
TINY = Match("phase10", ("greedy", "greedy"), {"phases": "first:1"})


def seconds(workers: int, games: int) -> float:
    """How long a match takes, from the first answer on: the start of a process is not play."""
    began: list[tuple[float, int]] = []

    def look(now: Progress) -> None:
        began.append((monotonic(), now.sums.games))

    run(FULL, games, workers=workers, progress=look)
    (start, before), (end, after) = began[0], began[-1]
    return (end - start) / (after - before) * games


def megabytes(who: int) -> float:
    return resource.getrusage(who).ru_maxrss / 1024


def memory(games: int) -> None:
    """The largest memory of this process and of its workers, early in a long match and at its end."""
    early: list[float] = []

    def look(now: Progress) -> None:
        if now.deals >= now.of // 50 and not early:
            early.append(megabytes(resource.RUSAGE_SELF))

    run(TINY, games, workers=2, progress=look)
    print(f"memory: {early[0]:.1f} MB after 2 % of {games} games, {megabytes(resource.RUSAGE_SELF):.1f} MB at the end")
    print(f"memory: {megabytes(resource.RUSAGE_CHILDREN):.1f} MB the largest worker")


if __name__ == "__main__":
    given = [int(text) for text in sys.argv[1:]]
    games, long = given + [4000, 100_000][len(given) :]
    turns = [(seconds(1, games), seconds(2, games)) for _ in range(TURNS)]
    one, two = (min(times) for times in zip(*turns, strict=True))
    print(f"{games} games by greedy: {one:.1f} s with one worker, {two:.1f} s with two, {one / two:.2f} times as fast")
    memory(long)
