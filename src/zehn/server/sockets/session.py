"""One client at one table or pad, over one WebSocket: its requests and its messages."""

from collections.abc import Callable
from time import monotonic
from typing import Any, Protocol

from msgspec import MsgspecError
from mypy_extensions import mypyc_attr

from zehn.refusals import Refusal, Refused
from zehn.server.codec import encode, read_number, read_request
from zehn.server.sockets.limits import Bucket
from zehn.tables import protocol as p
from zehn.tables import views
from zehn.tables.rules import denied

#: A client is disconnected after so many warnings (too fast, too long, unreadable).
MOST_WARNINGS = 30

#: So many requests may wait for the table; then reading from the network is paused.
MOST_WAITING = 20


class Connection(Protocol):
    """What a session needs of its connection, a `network.WebSocketConnection`, which says when the client is slow."""

    when_slow: Callable[[], None]

    def post(self, text: bytes, /) -> None:
        """Send a text, or keep it until the network takes it."""

    def hang_up(self) -> None:
        """The client has disconnected."""

    def pause(self) -> None:
        """Pause reading from the network."""

    def read_on(self) -> None:
        """Resume reading from the network."""


class Handler(Protocol):
    """What answers requests: a `LiveTable` or a `LivePad`."""

    def handle(self, session: "Session", request: Any, /) -> None:
        """Handle a request; calls `session.answered` when done."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Session:
    """Messages go to the network at once; nobody waits for them."""

    def __init__(
        self,
        connection: Connection,
        pace: tuple[float, float],
        address: str = "",
        reads: Callable[[str], p.Request] = read_request,
    ) -> None:
        self.id = 0
        self.address = address
        self.reads = reads
        self.seats: tuple[int, ...] = ()
        self.lang = "en"
        self.bucket = Bucket(*pace, monotonic())
        self.warnings = 0
        self.waiting = 0
        self.closed = False
        self.handler: Handler | None = None
        self.connection = connection
        connection.when_slow = self.too_slow

    # -- out --------------------------------------------------------------------------------------------------

    def tell(self, message: p.Reply) -> None:
        """Send a message, without waiting."""
        self.post(encode(message))

    def post(self, message: bytes) -> None:
        """The same for a serialized one."""
        if not self.closed:
            self.connection.post(message)

    def too_slow(self) -> None:
        """Disconnect a client that does not read."""
        if not self.closed:
            self.bye("slow", again=True)

    def bye(self, why: str, *, again: bool = False) -> None:
        """Send a last message and end the connection."""
        self.connection.post(encode(p.Bye(why, again)))
        self.connection.hang_up()
        self.closed = True

    def refuse(self, refusal: Refusal, re: int = 0, state: p.State | None = None) -> None:
        """Send a refusal and the current state."""
        text = views.sentence(refusal, self.lang)
        self.tell(p.Refusing(re, refusal.clause, refusal.key, views.details(refusal), text, state))

    def warn(self, refusal: Refusal) -> None:
        """Refuse a message unread; too many of them end the session."""
        self.refuse(refusal, self.id)
        self.warnings += 1
        if self.warnings > MOST_WARNINGS:
            self.bye("too-fast")

    # -- in ---------------------------------------------------------------------------------------------------

    def hear(self, text: str) -> None:
        """Pass on the request in a message. While too many are waiting, reading is paused."""
        if self.closed or self.handler is None:
            return
        try:
            request = self.read(text)
            if isinstance(request, p.Hello):
                raise denied("hello-twice")
        except Refused as refused:
            self.warn(refused.refusal)
            return
        self.waiting += 1
        if self.waiting > MOST_WAITING:
            self.connection.pause()
        self.handler.handle(self, request)

    def answered(self) -> None:
        """A request is done."""
        self.waiting -= 1
        if not self.waiting:
            self.connection.read_on()

    def read(self, text: str) -> p.Request:
        """Read a request; refused if it cannot be read, is too long or comes too soon."""
        self.id = 0
        if len(text) > p.LARGEST:
            raise denied("message-large")
        try:
            request = self.reads(text)
        except (MsgspecError, UnicodeError, RecursionError) as error:
            self.id = _id_of(text)
            raise denied("message-unreadable") from error
        self.id = request.id
        if not self.bucket.take(monotonic()):
            raise denied("too-fast", wait=1)
        return request


def _id_of(text: str) -> int:
    """The id of an invalid request, if it has one."""
    try:
        return read_number(text)
    except (MsgspecError, UnicodeError, RecursionError):
        return 0
