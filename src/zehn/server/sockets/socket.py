"""One client's connection, as a table sees it."""

from collections.abc import Callable
from time import monotonic
from typing import Protocol

from mypy_extensions import mypyc_attr

from zehn.refusals import Refusal
from zehn.server.codec import encode
from zehn.server.sockets.limits import Bucket
from zehn.tables import protocol as p
from zehn.tables import views

#: Who is warned so often – too fast, too long, not to be understood – is sent away.
MOST_WARNINGS = 30


class Way(Protocol):
    """The way to a client: `network.WebSocketConnection`. It says when the client does not read."""

    when_slow: Callable[[], None]

    def post(self, text: bytes, /) -> None:
        """Send a text, or keep it until the network takes it."""

    def hang_up(self) -> None:
        """Nothing is heard of the client any more."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Socket:
    """What goes out goes to the network at once, and nobody waits for it."""

    def __init__(self, way: Way, pace: tuple[float, float], address: str = "") -> None:
        self.id = 0
        self.address = address
        self.seats: tuple[int, ...] = ()
        self.lang = "en"
        self.bucket = Bucket(*pace, monotonic())
        self.warnings = 0
        self.closed = False
        self.way = way
        way.when_slow = self.too_slow

    def tell(self, message: p.Reply) -> None:
        """Send a message, sooner or later."""
        self.post(encode(message))

    def post(self, message: bytes) -> None:
        """The same for one that is written already."""
        if not self.closed:
            self.way.post(message)

    def too_slow(self) -> None:
        """Nobody waits for a client that does not read."""
        if not self.closed:
            self.bye("slow", again=True)

    def bye(self, why: str, *, again: bool = False) -> None:
        """Say farewell; nothing goes out afterwards, and whoever listens to the client may stop."""
        self.way.post(encode(p.Bye(why, again)))
        self.way.hang_up()
        self.closed = True

    def refuse(self, refusal: Refusal, re: int = 0, state: p.State | None = None) -> None:
        """Tell why something was refused, and what is true."""
        text = views.sentence(refusal, self.lang)
        self.tell(p.Refusing(re, refusal.clause, refusal.key, views.details(refusal), text, state))

    def warn(self, refusal: Refusal) -> None:
        """Refuse a message that was not even looked at; too many of them are the end."""
        self.refuse(refusal, self.id)
        self.warnings += 1
        if self.warnings > MOST_WARNINGS:
            self.bye("too-fast")

    def may_speak(self) -> bool:
        """Whether this client is not too fast."""
        return self.bucket.take(monotonic())
