"""The network's side of a socket, with a short way for what happens at every move: one text comes, several go.

Handshake, pings, fragments, closing and whatever is not a plain text frame are left to uvicorn and websockets.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from zehn.server.frames import frame_size, plain_text
from zehn.server.outbox import Outbox, Sender

#: Where a handler finds its line in the scope's state.
LINE = "zehn_line"

#: So many messages may wait until they are read; then no more are taken from the network.
MOST_UNREAD = 20

#: A client that lets so many bytes wait does not read them.
MOST_UNSENT = 1_000_000

#: Frames of more bytes are no texts that a table reads: the library takes over from there.
LARGEST_FRAME = 10_000


class Gone(Exception):
    """The client is not connected any more."""


def _nothing() -> None: ...


def _not_now(_: str) -> bool:
    return False


class Mail:
    """What came in and has not been read, for one reader: what `asyncio.Queue` is for many."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.events: deque[Any] = deque()
        self.reader: asyncio.Future[None] | None = None

    def is_awaited(self) -> bool:
        """Whether the reader has read everything and waits for more."""
        return self.reader is not None and not self.reader.done()

    def put_nowait(self, event: Any) -> None:
        """Something came."""
        self.events.append(event)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    def empty(self) -> bool:
        """Whether everything was read."""
        return not self.events

    async def get(self) -> Any:
        """The next event."""
        while not self.events:
            self.reader = self.loop.create_future()
            await self.reader
        return self.events.popleft()


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.mail = Mail(self.loop)
        self.queue = self.mail  # type: ignore[assignment]
        self.when_slow: Callable[[], None] = _nothing
        self.at_once: Callable[[str], bool] = _not_now
        self.sender = Sender(_outboxes.setdefault(self.loop, Outbox()), self.loop, self.conn)
        self.post = self.sender.post
        self.partial = b""
        self.handed_over = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Nobody is slow as long as little waits."""
        super().connection_made(transport)
        self.sender.transport = self.transport
        self.transport.set_write_buffer_limits(MOST_UNSENT)

    async def run_asgi(self) -> None:
        """The application finds this line in its scope."""
        self.scope["state"][LINE] = self
        try:
            await super().run_asgi()
        finally:
            del self.scope["state"][LINE]
            self.when_slow, self.at_once = _nothing, _not_now

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing points in a circle any more: who is gone is forgotten at once, not by the garbage collector."""
        super().connection_lost(exc)
        self.conn.parser.close()

    # -- out --------------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """The network has not taken what was sent for a long while."""
        super().pause_writing()
        self.when_slow()

    async def drain(self, seconds: float) -> None:
        """Wait until the network has taken nearly everything; who does not read that long is cut off."""
        self.sender.send_off()
        try:
            async with asyncio.timeout(seconds):
                await self.writable.wait()
        except TimeoutError:
            self.transport.abort()

    # -- in ---------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Plain texts, as nearly everything is, are read here; the library gets its frames whole."""
        if self.conn.state is not OPEN or self.handed_over:
            super().data_received(self._rest() + data)
            return
        if self.partial:
            data = self._rest() + data
        while data:
            size = frame_size(data)
            if size > LARGEST_FRAME:  # a whole one of that size is no longer worth waiting for
                self.handed_over = True
                super().data_received(data)
                return
            if len(data) < size:
                self.partial = data
                return
            if len(data) == size:  # one whole frame, as nearly always
                self._take(data)
                return
            self._take(data[:size])
            data = data[size:]

    def _rest(self) -> bytes:
        rest, self.partial = self.partial, b""
        return rest

    def _take(self, frame: bytes) -> None:
        text = plain_text(frame) if not self.frames and not self.close_sent else None
        if text is None:
            super().data_received(frame)
            return
        if self.mail.is_awaited() and self.at_once(text):
            return
        self.mail.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.mail.events) > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def hang_up(self) -> None:
        """Nothing is heard of the client any more: the conversation ends."""
        self.mail.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def hear(self) -> str:
        """The next text; empty for what is none. Raises `Gone` at the end."""
        event = self.mail.events.popleft() if self.mail.events else await self.mail.get()
        if self.read_paused and not self.mail.events:
            self.read_paused = False
            self.transport.resume_reading()
        if event["type"] != "websocket.receive":
            raise Gone
        return event.get("text") or ""


#: One for each loop that lines live in.
_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()
