"""Who is connected to a table, and since when others are away."""

from collections.abc import Collection, Sequence
from time import monotonic
from typing import ClassVar, Generic, Protocol, TypeVar

from zehn.tables.plain import Wire, plain
from zehn.tables.table import Table


@plain()
class Guests(Wire):
    """Who is connected to a table: the seats, how many watch, and who lets the window of a question pass."""

    OMITS: ClassVar = True

    seats: frozenset[int] = frozenset()
    watching: int = 0
    question: int = -1
    waved: frozenset[int] = frozenset()


NOBODY = Guests()


def together(parts: Collection[Guests], question: int) -> Guests:
    """The guests of several processes as one, with the waves for one question."""
    return Guests(
        frozenset().union(*(part.seats for part in parts)),
        sum(part.watching for part in parts),
        question,
        frozenset().union(*(part.waved for part in parts if part.question == question)),
    )


class Session(Protocol):
    """A client's connection, as far as seating is concerned."""

    seats: tuple[int, ...]
    closed: bool

    def bye(self, why: str, *, again: bool = False) -> None:
        """Send it away, with a word for why."""


D = TypeVar("D", bound=Session)


class Seating(Generic[D]):
    """The sessions at a table, and who is connected to it in other processes.

    `spectators` watch without a chair; `watching` of them are connected to this process.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sessions: list[D] = []
        self.here: frozenset[int] = frozenset()
        self.elsewhere = NOBODY
        self.connected: frozenset[int] = frozenset()
        self.watching = 0
        self.spectators = 0
        self.left_at: dict[int, float] = {}
        self.opened = self.idle_since = monotonic()

    def add(self, session: D) -> None:
        """A client connects."""
        self.sessions.append(session)
        self._count()

    def remove(self, session: D) -> bool:
        """A client disconnects; False if it was not connected."""
        if session not in self.sessions:
            return False
        self.sessions.remove(session)
        self._count()
        if not self.sessions:
            self.idle_since = monotonic()
        return True

    def let_go_of_oldest(self, seats: Sequence[int], most: int) -> None:
        """Disconnect devices, the oldest first, until a seat has fewer than `most`."""
        held = [session for session in self.sessions if not session.closed and not set(seats).isdisjoint(session.seats)]
        for session in held[: max(0, len(held) - most + 1)]:
            session.bye("elsewhere")

    def free(self, seat: int) -> None:
        """A player left their chair, or was removed from it."""
        for session in self.sessions:
            if seat in session.seats:
                session.seats = tuple(held for held in session.seats if held != seat)
        self._count()

    def sign_out(self, seat: int, asker: D | None) -> None:
        """Somebody signed out all other devices of a chair."""
        for session in self.sessions:
            if seat in session.seats and session is not asker and not session.closed:
                session.bye("renewed")

    def set_elsewhere(self, elsewhere: Guests) -> bool:
        """Who is connected in other processes; False if that is nothing new."""
        before = self.elsewhere
        self.elsewhere = elsewhere
        self._count()
        return (before.seats, before.watching) != (elsewhere.seats, elsewhere.watching)

    def _count(self) -> None:
        time = monotonic()
        self.here = frozenset(seat for session in self.sessions for seat in session.seats)
        connected = self.here | self.elsewhere.seats
        for seat in self.connected - connected:
            self.left_at[seat] = time
        self.connected = connected
        self.watching = sum(not session.seats for session in self.sessions)
        self.spectators = self.watching + self.elsewhere.watching

    def away(self, seat: int) -> float:
        """For how many seconds a seat has been away."""
        return monotonic() - self.left_at.get(seat, self.opened)

    def idle(self) -> float:
        """For how many seconds nobody has been connected to this process."""
        return 0.0 if self.sessions else monotonic() - self.idle_since
