"""Keeps the limits of a process: who has used how much, who is refused, and what is logged."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from math import ceil
from time import monotonic

import structlog

from zehn.refusals import Refused
from zehn.server.sockets.limits import Limit, Limits, Rate
from zehn.tables.rules import denied

log = structlog.get_logger("zehn.limits")

#: Seconds between two log lines about the same address and limit.
QUIET = 60.0

#: The rates per address.
_RATES = ("new_sockets", "requests", "tables", "chairs", "guesses", "readings", "uploads", "reviews", "pads")


def network_of(host: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 network of an IPv6 household."""
    try:
        address = ip_address(host.split("%", 1)[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> 64 << 64)) + "/64"


def within(host: str, networks: Sequence[IPv4Network | IPv6Network]) -> bool:
    """Whether an address belongs to one of these networks."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in network for network in networks)


class Limiter:
    """The limits of one process. Addresses are those of `network_of`."""

    def __init__(self, limits: Limits, *, clock: Callable[[], float] = monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self.rates = {name: self._limit(getattr(limits, name)) for name in _RATES}
        self.open: dict[str, Counter[str]] = {"connections": Counter(), "sockets": Counter(), "jobs": Counter()}
        self.refused: Counter[str] = Counter()
        self.logged: OrderedDict[tuple[str, str], float] = OrderedDict()

    def _limit(self, rate: Rate) -> Limit:
        return Limit(rate.burst, rate.per_second, clock=self.clock)

    def wait(self, what: str, who: str, *, look: bool = False) -> int:
        """Count an event: 0 if it is allowed, else the seconds to wait. `look`: do not count it."""
        wait = self.rates[what].wait(who, look=look)
        if wait:
            self.note(what, who)
        return ceil(wait)

    def take(self, what: str, who: str, *, look: bool = False) -> None:
        """The same; refused if that is too many."""
        if wait := self.wait(what, who, look=look):
            raise too_many(what, wait)

    def enter(self, what: str, who: str) -> bool:
        """Count something that lasts until `leave`; False if there are too many already."""
        counts = self.open[what]
        if counts[who] >= getattr(self.limits, what):
            self.note(what, who)
            return False
        counts[who] += 1
        return True

    def leave(self, what: str, who: str) -> None:
        """It is over."""
        counts = self.open[what]
        counts[who] -= 1
        if counts[who] <= 0:
            del counts[who]

    def note(self, what: str, who: str, **more: object) -> None:
        """Log who hit which limit, but not again and again."""
        self.refused[what] += 1
        now, key = self.clock(), (what, who)
        if now - self.logged.get(key, -QUIET) < QUIET:
            return
        self.logged[key] = now
        self.logged.move_to_end(key)
        if len(self.logged) > 1000:
            self.logged.popitem(last=False)
        log.warning("limit reached", what=what, address=who, **more)


def too_many(what: str, wait: int) -> Refused:
    """The refusal of something that came too often."""
    return denied("too-many", what=what, wait=max(1, wait))
