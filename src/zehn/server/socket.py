"""One client's connection, as a table sees it."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from time import monotonic
from types import coroutine
from typing import Any

from msgspec import Struct

from zehn.rules.refusals import Refusal
from zehn.server import protocol as p
from zehn.server import wire
from zehn.server.limits import Bucket

#: A client that lets so many messages wait does not read them.
MOST_WAITING = 100

#: Who is warned so often – too fast, too long, not to be understood – is sent away.
MOST_WARNINGS = 30

Send = Callable[[str], Coroutine[Any, Any, None]]


class Socket:
    """What goes out is sent at once where the network takes it; else it waits in a row, and nobody waits for it."""

    def __init__(self, send: Send, pace: tuple[float, float]) -> None:
        self.id = 0
        self.seats: tuple[int, ...] = ()
        self.lang = "en"
        self.bucket = Bucket(*pace, monotonic())
        self.warnings = 0
        self.closed = False
        self._send = send
        self._row: deque[bytes] = deque()
        self._busy: asyncio.Task[None] | None = None

    def tell(self, message: Struct) -> None:
        """Send a message, sooner or later."""
        self.post(wire.encode(message))

    def post(self, message: bytes) -> None:
        """The same for one that is written already."""
        if self.closed:
            return
        if self._busy is None:
            self._start(message)
        elif len(self._row) < MOST_WAITING:
            self._row.append(message)
        else:
            self._row.clear()
            self.bye("slow", again=True)

    def _start(self, message: bytes) -> None:
        """Sending hardly ever has to wait; a task is needed only where it does."""
        sending = self._send(message.decode())
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except Exception:  # the client is gone; whoever reads from it will notice
            self.closed = True
            return
        self._busy = asyncio.create_task(self._go_on(sending, waits_for))

    async def _go_on(self, sending: Coroutine[Any, Any, None], waits_for: Any) -> None:
        try:
            await _resumed(sending, waits_for)
            while self._row:
                await self._send(self._row.popleft().decode())
        except Exception:  # as above
            self.closed = True
        finally:
            self._busy = None

    def bye(self, why: str, *, again: bool = False) -> None:
        """Say farewell; nothing goes out afterwards."""
        self.tell(p.Bye(why, again))
        self.closed = True

    async def finish(self, seconds: float) -> None:
        """Wait until everything was sent, but not for ever."""
        self.closed = True
        if self._busy is not None:
            await asyncio.wait([self._busy], timeout=seconds)
            if self._busy is not None:
                self._busy.cancel()

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


@coroutine
def _resumed(begun: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """Go on with a coroutine that was begun by hand and waits for something."""
    while True:
        answer = yield waits_for
        try:
            waits_for = begun.send(answer)
        except StopIteration:
            return
