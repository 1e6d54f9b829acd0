"""Who is connected to a table, and since when others are away."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import ClassVar, Generic, Protocol, TypeVar

from zehn.tables.plain import Wire
from zehn.tables.table import Table


@dataclass(frozen=True, slots=True)
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


class Device(Protocol):
    """A client's connection, as far as seating is concerned."""

    seats: tuple[int, ...]
    closed: bool

    def bye(self, why: str, *, again: bool = False) -> None:
        """Send it away, with a word for why."""


D = TypeVar("D", bound=Device)


class Seating(Generic[D]):
    """The sockets at a table, and who is connected to it in other processes.

    `spectators` watch without a chair; `watching` of them are connected to this process.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sockets: list[D] = []
        self.here: frozenset[int] = frozenset()
        self.elsewhere = NOBODY
        self.connected: frozenset[int] = frozenset()
        self.watching = 0
        self.spectators = 0
        self.left_at: dict[int, float] = {}
        self.opened = self.idle_since = monotonic()

    def add(self, socket: D) -> None:
        """Somebody connects."""
        self.sockets.append(socket)
        self._count()

    def remove(self, socket: D) -> bool:
        """Somebody is gone; False if he was gone already."""
        if socket not in self.sockets:
            return False
        self.sockets.remove(socket)
        self._count()
        if not self.sockets:
            self.idle_since = monotonic()
        return True

    def let_go_of_oldest(self, seats: Sequence[int], most: int) -> None:
        """Send devices away until a seat has fewer than `most`, the one first that came first."""
        held = [socket for socket in self.sockets if not socket.closed and not set(seats).isdisjoint(socket.seats)]
        for socket in held[: max(0, len(held) - most + 1)]:
            socket.bye("elsewhere")

    def free(self, seat: int) -> None:
        """A chair was given up or taken away."""
        for socket in self.sockets:
            if seat in socket.seats:
                socket.seats = tuple(held for held in socket.seats if held != seat)
        self._count()

    def sign_out(self, seat: int, asker: D | None) -> None:
        """Somebody signed out all other devices of a chair."""
        for socket in self.sockets:
            if seat in socket.seats and socket is not asker and not socket.closed:
                socket.bye("renewed")

    def meet(self, elsewhere: Guests) -> bool:
        """Who is connected in other processes; False if that is nothing new."""
        before = self.elsewhere
        self.elsewhere = elsewhere
        self._count()
        return (before.seats, before.watching) != (elsewhere.seats, elsewhere.watching)

    def _count(self) -> None:
        time = monotonic()
        self.here = frozenset(seat for socket in self.sockets for seat in socket.seats)
        connected = self.here | self.elsewhere.seats
        for seat in self.connected - connected:
            self.left_at[seat] = time
        self.connected = connected
        self.watching = sum(not socket.seats for socket in self.sockets)
        self.spectators = self.watching + self.elsewhere.watching

    def away(self, seat: int) -> float:
        """For how many seconds a seat has been away."""
        return monotonic() - self.left_at.get(seat, self.opened)

    def idle(self, time: float) -> float:
        """For how many seconds nobody has been connected to this process."""
        return 0.0 if self.sockets else time - self.idle_since
