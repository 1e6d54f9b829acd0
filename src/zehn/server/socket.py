"""One client's connection, as a table sees it."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

from msgspec import Struct

from zehn.rules.refusals import Refusal
from zehn.server import protocol as p
from zehn.server import wire
from zehn.server.limits import Bucket

#: A client that lets so many messages wait does not read them.
MOST_WAITING = 100

#: Who is warned so often – too fast, too long, not to be understood – is sent away.
MOST_WARNINGS = 30

Send = Callable[[str], Awaitable[None]]


class Socket:
    """What goes out is put in a row and sent by a task of its own, so that no slow client holds up a table."""

    def __init__(self, send: Send, pace: tuple[float, float]) -> None:
        self.id = 0
        self.seats: tuple[int, ...] = ()
        self.lang = "en"
        self.bucket = Bucket(*pace, monotonic())
        self.warnings = 0
        self.closed = False
        self._send = send
        self._row: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)

    def tell(self, message: Struct) -> None:
        """Send a message, sooner or later."""
        self.post(wire.encode(message))

    def post(self, message: bytes) -> None:
        """The same for one that is written already."""
        if self.closed:
            return
        if self._row.full():
            self._drop()
        else:
            self._row.put_nowait(message)

    def _drop(self) -> None:
        """The client does not read: it may connect again when it does."""
        while not self._row.empty():
            self._row.get_nowait()
        self.bye("slow", again=True)

    def bye(self, why: str, *, again: bool = False) -> None:
        """Say farewell, then close."""
        self.tell(p.Bye(why, again))
        self.close()

    def close(self) -> None:
        """Close when everything was sent."""
        if not self.closed:
            self.closed = True
            if self._row.full():
                self._row.get_nowait()
            self._row.put_nowait(None)

    async def run(self) -> None:
        """Send until closed."""
        while (message := await self._row.get()) is not None:
            await self._send(message.decode())

    def refuse(self, refusal: Refusal, re: int = 0, state: p.State | None = None) -> None:
        """Tell why something was refused, and what is true."""
        text = wire.sentence(refusal, self.lang)
        self.tell(p.Refusing(re, refusal.clause, refusal.key, wire.details(refusal), text, state))

    def warn(self, refusal: Refusal) -> None:
        """Refuse a message that was not even looked at; too many of them are the end."""
        self.refuse(refusal, self.id)
        self.warnings += 1
        if self.warnings > MOST_WARNINGS:
            self.bye("too-fast")

    def may_speak(self) -> bool:
        """Whether this client is not too fast."""
        return self.bucket.take(monotonic())
