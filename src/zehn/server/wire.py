"""What is sent at every move, serialized once for all who see the same.

`tables.views` decides what a client may know; this module serializes it, and reuses what has not changed.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final, cast

from msgspec import Raw

from zehn.server.codec import encode, struct_of
from zehn.tables import protocol as p
from zehn.tables import views
from zehn.tables.boards.board import Memo
from zehn.tables.table import PLAYING, Logged, Table

NULL: Final = b"null"
NO_CLOCK: Final = b'],"clock":null}'
UPDATE: Final = b'{"type":"update","entries":['


class CachedState:
    """What everybody sees of a table, serialized."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.table_text = NULL
        self.game_text = NULL
        self.sheet = Raw(encode(views.sheet(table)))
        self.opening = UPDATE
        self._of: tuple[int, Collection[int], int] = (-1, (), -1)
        self._memo = Memo(_text, struct_of)
        self._asked: tuple[int, ...] = ()
        self._hands: dict[int, tuple[Any, bytes, bytes]] = {}
        self._seq = -1

    def refresh(self, connected: Collection[int], spectators: int) -> None:
        """Serialize what has changed."""
        table = self.table
        of = (table.changed, connected, spectators)
        if of != self._of:
            self._of = of
            self.table_text = encode(views.table_state(table, connected, spectators))
        if table.seq != self._seq:
            self._seq = table.seq
            self.game_text = encode(table.board.public_state(table.game, self._memo)) if table.game else NULL
            self._asked = () if table.paused else table.asked()

    def renew_sheet(self, *, tell: bool) -> None:
        """A game has begun, or other rules were agreed on; the next broadcast may bring the sheet along."""
        self.sheet = Raw(encode(views.sheet(self.table)))
        if tell:
            self.opening = b'{"type":"update","sheet":%b,"entries":[' % self.sheet

    def state(self, seats: Sequence[int], clock: p.Clock | None) -> p.State:
        """Everything a client with these seats may know, serialized. Call `refresh` first."""
        return cast("p.State", Raw(b"".join([*self.head(), self.seats_text(seats), tail(clock)])))

    def head(self) -> list[bytes]:
        """The beginning of a state, up to what seats see."""
        table = self.table
        first = b'{"seq":%d,"question":%d,"table":' % (table.seq, table.question)
        return [first, self.table_text, b',"game":', self.game_text, b',"you":[']

    def seats_text(self, seats: Sequence[int]) -> bytes:
        """What some seats see."""
        return b",".join([self._seat_text(seat) for seat in seats])

    def _seat_text(self, seat: int) -> bytes:
        """What one seat sees, the same as `views.seat_view`."""
        table = self.table
        if table.game is None or table.phase != PLAYING:
            return encode(views.seat_view(table, seat))
        view = table.game.watch(seat)
        question = table.board.question(view) if seat in self._asked else None
        if question is None:
            return self._hand(view, seat)[2]
        undo = len(table.back) if table.options.undo else 0
        return b'{"seat":%d,"hand":%b,"ask":%b,"undo":%d}' % (seat, self._hand(view, seat)[1], encode(question), undo)

    def _hand(self, view: Any, seat: int) -> tuple[Any, bytes, bytes]:
        """A hand, and its seat's view while it has nothing to decide: a move mostly changes neither."""
        key, known = self.table.board.hand_key(view), self._hands.get(seat)
        if known is None or key is None or known[0] != key:
            hand = encode(self.table.board.hand(view))
            known = (key, hand, b'{"seat":%d,"hand":%b,"ask":null,"undo":0}' % (seat, hand))
            self._hands[seat] = known
        return known


def _text(part: Any) -> Raw:
    """A part of a state, as it goes out."""
    return Raw(encode(part))


def tail(clock: p.Clock | None) -> bytes:
    """The end of a state."""
    return NO_CLOCK if clock is None else b'],"clock":%b}' % encode(clock)


class Broadcast:
    """What has just happened, for everybody at the table: a `p.Update`, serialized once for those who see the same.

    It goes out several times at every move, so common parts are joined, not encoded again. `texts` are the entries as
    the store has them, empty for those of which clients see something else.
    """

    def __init__(
        self, cached: CachedState, logged: Sequence[Logged], clock: p.Clock | None, texts: Sequence[bytes] = ()
    ) -> None:
        self.cached = cached
        self.lines = [_line(entry, texts[place] if texts else b"") for place, entry in enumerate(logged)]
        self.logged = logged
        self.public = b"".join([b'],"state":', *cached.head()])
        self.end = tail(clock) + b"}"
        self.written: dict[tuple[int, ...], bytes] = {}
        self.opening, cached.opening = cached.opening, UPDATE

    def told_to(self, seats: tuple[int, ...], re: int) -> bytes:
        """The message for a client that holds these seats; `re`: it answers its own request."""
        body = self.written.get(seats)
        if body is None:
            parts = [
                self.opening,
                b",".join(self._lines_for(seats)),
                self.public,
                self.cached.seats_text(seats),
                self.end,
            ]
            body = self.written[seats] = b"".join(parts)
        return b'%b,"re":%d}' % (body[:-1], re) if re else body

    def _lines_for(self, seats: tuple[int, ...]) -> list[bytes]:
        """The entries as a client sees them: only the seat that saw more gets more."""
        return [
            b'%b,"card":%b}' % (line[:-1], encode(entry.card)) if entry.card and entry.seat in seats else line
            for line, entry in zip(self.lines, self.logged, strict=True)
        ]


def _line(entry: Logged, text: bytes) -> bytes:
    """An entry as everybody sees it; `text`: the same in the store, if it is no secret there."""
    return b'{"seq":%d,"at":%d,"what":%b}' % (entry.seq, entry.at, text or encode(entry.what))
