"""How much a stranger may use: token buckets, one per address.

docs/host/limits.md lists every limit and what happens at it; keep both in step.
"""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple


class Rate(NamedTuple):
    """So many at once (`burst`), and so many more per second."""

    burst: float
    per_second: float


class Limits(NamedTuple):
    """All limits: rates per address, unless noted otherwise; whole numbers limit how many there are at a time."""

    connections: int = 250
    sockets: int = 150
    new_sockets: Rate = Rate(120, 4)
    requests: Rate = Rate(300, 60)
    tables: Rate = Rate(20, 1 / 6)
    chairs: Rate = Rate(40, 1)
    guesses: Rate = Rate(20, 0.1)
    readings: Rate = Rate(60, 4)
    uploads: Rate = Rate(12, 0.5)
    reviews: Rate = Rate(40, 0.5)
    pads: Rate = Rate(12, 1 / 10)
    jobs: int = 4
    #: By seat.
    messages: Rate = Rate(20, 10)
    hints: Rate = Rate(12, 1)
    devices: int = 8
    #: By connection.
    frames: Rate = Rate(100, 30)
    bytes: Rate = Rate(64_000, 16_000)
    #: By table, or by pad.
    spectators: int = 100
    pad_writing: Rate = Rate(60, 2)
    pad_bytes: int = 300_000
    #: Seconds.
    request_seconds: float = 20
    hello_seconds: float = 10
    unread_seconds: float = 30
    #: In the whole server.
    all_connections: int = 20_000
    all_jobs: int = 40


FREE = Rate(1e9, 1e9)

#: For tests and benches: no rates, and all clients may have the same address.
NO_LIMITS = Limits(
    connections=1_000_000, sockets=1_000_000, new_sockets=FREE, requests=FREE, tables=FREE, chairs=FREE, guesses=FREE,
    readings=FREE, uploads=FREE, reviews=FREE, pads=FREE, pad_writing=FREE, jobs=1_000_000, messages=FREE, hints=FREE,
    frames=FREE, bytes=FREE, all_connections=1_000_000, all_jobs=1_000_000,
)  # fmt: skip


class Bucket:
    """Holds up to `most` tokens and gains `rate` per second; every act takes some."""

    __slots__ = ("drops", "most", "rate", "seen")

    def __init__(self, most: float, rate: float, now: float) -> None:
        self.most, self.rate = most, rate
        self.drops, self.seen = most, now

    def take(self, now: float, drops: float = 1.0) -> bool:
        """Take some tokens, if there are enough."""
        self.drops = min(self.most, self.drops + (now - self.seen) * self.rate)
        self.seen = now
        if self.drops < drops:
            return False
        self.drops -= drops
        return True

    def wait(self, drops: float = 1.0) -> float:
        """Seconds until there are enough tokens; an hour if there never will be."""
        return min(3600.0, (drops - self.drops) / self.rate) if self.rate > 0 else 3600.0


class Limit:
    """A bucket for everybody, by address; those longest unseen are forgotten first."""

    def __init__(self, most: float, rate: float, *, keep: int = 10_000, clock: Callable[[], float] = monotonic) -> None:
        self.most, self.rate, self.keep, self.clock = most, rate, keep, clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def wait(self, who: str, *, look: bool = False) -> float:
        """Take a token from a bucket: 0, or how many seconds to wait for one. `look`: take nothing."""
        now = self.clock()
        bucket = self.buckets.setdefault(who, Bucket(self.most, self.rate, now))
        self.buckets.move_to_end(who)
        if len(self.buckets) > self.keep:
            self.buckets.popitem(last=False)
        if not bucket.take(now):
            return max(0.001, bucket.wait())
        if look:
            bucket.drops += 1
        return 0.0
