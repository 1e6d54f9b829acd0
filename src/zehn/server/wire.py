"""What goes out at every move, written once for all who see the same.

`tables.views` says what a client may know; here it is written, and what has not changed is not written again.
"""

from collections.abc import Collection, Sequence
from typing import Final, cast

from msgspec import Raw

from zehn.server.codec import encode
from zehn.tables import protocol as p
from zehn.tables import views
from zehn.tables.entries import Logged
from zehn.tables.table import Table

NULL: Final = b"null"


class CachedState:
    """What everybody sees of a table, as it was last written."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.table_text = NULL
        self.game_text = NULL
        self.sheet = Raw(encode(views.sheet(table)))
        self._of: tuple[int, Collection[int], int] = (-1, (), -1)
        self._seq = -1

    def refresh(self, connected: Collection[int], spectators: int) -> None:
        """Write anew what has changed."""
        table = self.table
        of = (table.changed, connected, spectators)
        if of != self._of:
            self._of = of
            self.table_text = encode(views.table_state(table, connected, spectators))
        if table.seq != self._seq:
            self._seq = table.seq
            self.game_text = encode(views.game_state(table))

    def renew_sheet(self) -> None:
        """A game has begun, perhaps by other rules."""
        self.sheet = Raw(encode(views.sheet(self.table)))

    def state(self, seats: Sequence[int], clock: p.Clock | None) -> p.State:
        """All that a client may know that holds these seats, written already. `refresh` comes first."""
        return cast("p.State", Raw(b"".join([*self.head(), self.seats_text(seats), tail(clock)])))

    def head(self) -> list[bytes]:
        """The beginning of a state, up to what seats see."""
        table = self.table
        first = b'{"seq":%d,"question":%d,"table":' % (table.seq, table.question)
        return [first, self.table_text, b',"game":', self.game_text, b',"you":[']

    def seats_text(self, seats: Sequence[int]) -> bytes:
        """What some seats see."""
        return b",".join([encode(views.seat_view(self.table, seat)) for seat in seats])


def tail(clock: p.Clock | None) -> bytes:
    """The end of a state."""
    return b'],"clock":%b}' % encode(clock)


class Broadcast:
    """What has just happened, for everybody at the table: a `p.Update`, written once for those who see the same.

    It goes out several times at every move, so what is the same for all is joined, not encoded again and again.
    """

    def __init__(self, cached: CachedState, logged: Sequence[Logged], clock: p.Clock | None) -> None:
        self.cached = cached
        self.logged = logged
        self.public = b"".join([b'],"state":', *cached.head()])
        self.end = tail(clock) + b"}"
        self.written: dict[tuple[int, ...], bytes] = {}

    def told_to(self, seats: tuple[int, ...], re: int) -> bytes:
        """The message for a client that holds these seats; `re`: it answers its own request."""
        body = self.written.get(seats)
        if body is None:
            lines = b",".join([encode(logged.shown_to(seats)) for logged in self.logged])
            parts = [b'{"type":"update","entries":[', lines, self.public, self.cached.seats_text(seats), self.end]
            body = self.written[seats] = b"".join(parts)
        return b'%b,"re":%d}' % (body[:-1], re) if re else body
