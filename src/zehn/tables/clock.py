"""What time does at a table: what is due next, and in how many seconds.

Nothing here acts. `due` looks at the table, at who is there and for how long a question has been open.
"""

from collections.abc import Callable, Collection
from typing import NamedTuple

from zehn.tables.table import BETWEEN, PLAYING, Table

#: Seconds that the first deal waits for the promises of those who are connected.
FIRST_DEAL = 3.0

#: Seconds that a deal waits for nonces that were promised.
REVEAL = 3.0

BIND, DEAL, CLOSE, LATE, STAND_IN, BOT, PUT_AWAY = "bind", "deal", "close", "late", "stand_in", "bot", "put_away"


class Due(NamedTuple):
    """Something that happens by itself, `after` so many seconds."""

    after: float
    what: str
    seat: int = -1


class Presence(NamedTuple):
    """Who is there: the connected seats, for how long others have been away, how long the question has been open."""

    connected: frozenset[int]
    away: Callable[[int], float]
    open_for: float
    passed: Callable[[], Collection[int]]
    idle: Callable[[], float]


def due(table: Table, presence: Presence, *, put_away: float) -> Due | None:
    """The next thing that time does. A table without people rests until it is put away."""
    if presence.connected.isdisjoint(table.humans):
        return rest(presence, put_away)
    if table.phase == BETWEEN and not table.paused:
        return min(_soonest(table, presence), _deal(table, presence))
    if table.phase == PLAYING and not table.paused:
        return min(_soonest(table, presence), _play(table, presence))
    return None


def rest(presence: Presence, put_away: float) -> Due:
    """A table that nobody looks at is put away."""
    return Due(max(0.0, put_away - presence.idle()), PUT_AWAY)


_NEVER = Due(1e9, "")


def _soonest(table: Table, presence: Presence) -> Due:
    """A bot sits in for the player who has been away longest."""
    missing = table.humans - presence.connected
    if not missing:
        return _NEVER
    waits = [
        Due(max(0.0, table.options.grace - presence.away(seat)), STAND_IN, seat)
        for seat in missing
        if not table.chairs[seat].stand_in
    ]
    return min(waits, default=_NEVER)


def patience(table: Table) -> float:
    """How long a deal waits for those who are not ready yet, and then for what they promised."""
    if table.bound:
        return REVEAL
    return table.options.rest if table.counted else FIRST_DEAL


def hurries(table: Table) -> bool:
    """Whether a deal waits only so long. Against bots alone it waits until the player has seen the score."""
    return len(table.humans) > 1 or not table.counted or table.bound


def _deal(table: Table, presence: Presence) -> Due:
    """First the promises are closed, if there are any; then, with the nonces, the round is dealt."""
    here = table.humans & presence.connected
    missing = here & table.owing if table.bound else any(not table.is_ready(seat) for seat in here)
    promised = any(table.promises.values()) and not table.bound
    what = BIND if promised else DEAL
    if not missing:
        return Due(0.0, what)
    return Due(max(0.0, patience(table) - presence.open_for), what) if hurries(table) else _NEVER


def _play(table: Table, presence: Presence) -> Due:
    window = table.window()
    if window is not None:
        over = set(presence.passed()).issuperset(table.asked())
        return Due(0.0 if over else max(0.0, window - presence.open_for), CLOSE)
    clock = table.options.clock
    for seat in table.asked():
        if table.chairs[seat].bot:
            return Due(max(0.0, table.options.pace - presence.open_for), BOT, seat)
        if clock:
            return Due(max(0.0, clock - presence.open_for), LATE, seat)
    return _NEVER


def shown(table: Table, open_for: float) -> tuple[str, float, float] | None:
    """The clock that people see: its kind, seconds left, seconds in all, when a question has been open so long."""
    if table.paused:
        return None
    if table.phase == BETWEEN:
        if not hurries(table):
            return None
        whole = patience(table)
        return "deal", max(0.0, whole - open_for), whole
    if table.phase != PLAYING:
        return None
    window = table.window()
    if window is not None:
        return "window", max(0.0, window - open_for), window
    whole = table.options.clock
    return ("decision", max(0.0, whole - open_for), whole) if whole else None
