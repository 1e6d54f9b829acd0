"""How much of something is allowed: buckets that fill with time."""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple


class Limits(NamedTuple):
    """How much is allowed, each at once and a second: tables, chairs and readings by address, messages by socket."""

    tables: tuple[float, float] = (20, 1 / 6)
    chairs: tuple[float, float] = (40, 1)
    messages: tuple[float, float] = (20, 10)
    readings: tuple[float, float] = (60, 4)


class Bucket:
    """Holds up to `most` drops and gets `rate` new ones a second; every act takes one."""

    __slots__ = ("drops", "most", "rate", "seen")

    def __init__(self, most: float, rate: float, now: float) -> None:
        self.most, self.rate = most, rate
        self.drops, self.seen = most, now

    def take(self, now: float) -> bool:
        """Whether there was a drop left."""
        self.drops = min(self.most, self.drops + (now - self.seen) * self.rate)
        self.seen = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


class Limit:
    """A bucket for everybody, by address; those longest unseen are forgotten first."""

    def __init__(self, most: float, rate: float, *, keep: int = 10_000, clock: Callable[[], float] = monotonic) -> None:
        self.most, self.rate, self.keep, self.clock = most, rate, keep, clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Whether somebody may once more."""
        now = self.clock()
        bucket = self.buckets.setdefault(who, Bucket(self.most, self.rate, now))
        self.buckets.move_to_end(who)
        if len(self.buckets) > self.keep:
            self.buckets.popitem(last=False)
        return bucket.take(now)
