"""A Ray cluster as pool: the same units as on one machine, on as many as there are (extra `ray`, docs/bots/arena.md).

Every node needs zehn and the bots installed. Units go out as texts and answers come back as numbers, so nothing that a
compiled build cannot pickle ever travels.
"""

import json
import logging
from functools import lru_cache
from time import monotonic
from typing import Any

import ray

from zehn.arena.match import Match, read_match
from zehn.arena.seats import any_guest
from zehn.arena.units import Answer, Unit, play_unit
from zehn.arena.worker_pools import Processes

#: Units that a processor has waiting, so that it never waits itself.
QUEUED = 2


@lru_cache(maxsize=1)
def _watched(match: str) -> Processes:
    """A worker process beside Ray's own, for bots that may have to be killed; it ends with Ray's."""
    return Processes(read_match(match), 1)


def _play(match: str, unit: Unit) -> tuple[Answer, float]:
    """What runs on a node: one unit, and how long it took."""
    start = monotonic()
    if any_guest(read_match(match)):
        pool = _watched(match)
        pool.give(0, unit)
        answer = pool.next()[1]
    else:
        answer = play_unit(read_match(match), unit)
    return answer, monotonic() - start


class RayCrew:
    """All processors of a cluster: the one that RAY_ADDRESS names, one that runs on this machine, or a new one here."""

    def __init__(self, match: Match) -> None:
        ray.init(log_to_driver=False, logging_level=logging.ERROR)
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.match = json.dumps(match.written())
        self.task: Any = ray.remote(_play)
        self.playing: dict[Any, int] = {}

    @property
    def room(self) -> int:
        return QUEUED * self.size - len(self.playing)

    def give(self, number: int, unit: Unit) -> None:
        self.playing[self.task.remote(self.match, unit)] = number

    def next(self) -> tuple[int, Answer, float]:
        (done, *_), _ = ray.wait(list(self.playing), num_returns=1)
        answer, seconds = ray.get(done)
        return self.playing.pop(done), answer, seconds

    def close(self) -> None:
        for task in self.playing:
            ray.cancel(task, force=True)
        ray.shutdown()
