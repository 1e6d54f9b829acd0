"""uvicorn's connections, with limits that it does not have and a short path for what is sent at a move.

Requests, handshakes, pings, closing and all unusual frames are uvicorn's and the libraries' it uses. Added here: limits
on connections, bytes, frames and waiting; and plain texts, read and written without the libraries, because that takes a
fifth of a move's instructions off the server. A client's text reaches its listener without waking a task.
"""

import asyncio
from collections.abc import Callable, Sequence
from ipaddress import ip_network
from time import monotonic
from typing import Any

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from zehn.server.sockets.limiter import Limiter, network_of, within
from zehn.server.sockets.limits import Bucket

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was not compiled
    from websockets.utils import apply_mask

log = structlog.get_logger("zehn.network")

#: The key in the scope's state under which a handler finds its connection.
CONNECTION = "zehn_connection"

#: A client with more unread bytes than this has stopped reading.
MOST_UNSENT = 1_000_000

#: Bytes handed to the library at once: few enough to notice a flood of tiny frames early.
PIECE = 2_048

#: The longest head of a request, in bytes.
LONGEST_HEAD = 65_536

#: Seconds that a client has for receiving the last message.
LAST_WORDS = 2.0

#: A frame that holds a whole text (RFC 6455, 5.2) begins with this byte. The next one is its size, with the highest bit
#: set if it is masked; or one of these, if the size follows in two or in eight bytes.
TEXT = 0x81
MASKED = 0x80
IN_TWO_BYTES = 126
IN_EIGHT_BYTES = 127

#: The library reads frames with more bytes: a table reads no such text.
LONGEST_FRAME = 10_000


class Gate:
    """Limits connections per address. Configured proxies are not counted, but their clients are."""

    def __init__(self, limiter: Limiter, proxies: Sequence[str] = ()) -> None:
        self.limiter = limiter
        self.limits = limiter.limits
        self.proxies = [ip_network(proxy, strict=False) for proxy in proxies]

    def address_of(self, transport: asyncio.BaseTransport) -> str:
        """The peer's address; empty for a proxy."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple | list) and peer else ""
        return "" if within(host, self.proxies) else network_of(host)

    def enter(self, address: str) -> bool:
        """Count one more connection from there, if that is allowed."""
        return not address or self.limiter.enter("connections", address)

    def leave(self, address: str) -> None:
        """A connection that was counted has ended."""
        if address:
            self.limiter.leave("connections", address)


class HttpConnection(HttpToolsProtocol):
    """A connection that is not a WebSocket (yet): requests must arrive in time, and answers must be read."""

    def __init__(self, *, gate: Gate, **named: Any) -> None:
        super().__init__(**named)
        self.gate = gate
        self.address = ""
        self.entered = False
        self.head = 0
        self.late: asyncio.TimerHandle | None = None
        self.unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or close it."""
        super().connection_made(transport)
        self.address = self.gate.address_of(transport)
        self.entered = self.gate.enter(self.address)
        if self.entered:
            self._expect()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection no longer counts."""
        super().connection_lost(exc)
        self._expect_no_more()
        self.resume_writing()
        if self.entered:
            self.gate.leave(self.address)

    def data_received(self, data: bytes) -> None:
        """Part of a request has arrived: the rest must follow soon, and its head must be limited."""
        if not self.entered:
            return
        if self.late is None:
            self._expect()
        self.head += len(data)
        super().data_received(data)
        if self.head > LONGEST_HEAD:
            self._hang_up("head")

    def on_headers_complete(self) -> None:
        """The head is complete; the body has limits of its own."""
        self.head = -(1 << 40)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is complete."""
        self.head = 0
        self._expect_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The WebSocket counts the connection from here on."""
        self._expect_no_more()
        super().handle_websocket_upgrade()

    def _expect(self) -> None:
        self.late = self.loop.call_later(self.gate.limits.request_seconds, self._hang_up, "request_seconds")

    def _expect_no_more(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def pause_writing(self) -> None:
        """The client must read its answer soon."""
        super().pause_writing()
        self.unread = self.loop.call_later(self.gate.limits.unread_seconds, self._hang_up, "unread_seconds")

    def resume_writing(self) -> None:
        """The client has read it."""
        super().resume_writing()
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def _hang_up(self, why: str) -> None:
        if not self.transport.is_closing():
            self.gate.limiter.note(why, self.address)
            self.transport.abort()


def head_of(size: int) -> bytes:
    """What a frame of a server begins with that holds a whole text of so many bytes."""
    if size < IN_TWO_BYTES:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, IN_TWO_BYTES, size >> 8, size & 0xFF))
    return bytes((TEXT, IN_EIGHT_BYTES)) + size.to_bytes(8, "big")


def frame_size(data: bytes) -> int:
    """The size of a client's frame that begins with this data, or how much of it must be there to tell its size."""
    size = data[1] & 0x7F if len(data) > 1 else 0
    if size < IN_TWO_BYTES:
        return 6 + size
    width = 2 if size == IN_TWO_BYTES else 8
    return 6 + width + (int.from_bytes(data[2 : 2 + width], "big") if len(data) >= 2 + width else 0)


def text_of(frame: bytes) -> str | None:
    """The text of a client's frame; None if it holds anything but a whole text of usual size."""
    if frame[0] != TEXT or not MASKED <= frame[1] < MASKED + IN_EIGHT_BYTES:
        return None
    start = 6 if frame[1] < MASKED + IN_TWO_BYTES else 8
    try:
        return apply_mask(frame[start:], frame[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


def _nothing() -> None: ...


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A client's WebSocket. The caller of `listen` gets its texts at once; until then the application receives them."""

    def __init__(self, *, gate: Gate, **named: Any) -> None:
        super().__init__(**named)
        self.gate = gate
        self.address = ""
        self.now = monotonic()
        self.bytes_left = Bucket(*gate.limits.bytes, self.now)
        self.frames_left = Bucket(*gate.limits.frames, self.now)
        self.over = asyncio.Event()
        self.when_slow: Callable[[], None] = _nothing
        self.listener: Callable[[str], None] | None = None
        self.partial = b""
        self.whole_frames = True
        self.cut = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Note the address, and set how much may stay unread before the client counts as slow."""
        super().connection_made(transport)
        self.address = self.gate.address_of(transport)
        self.transport.set_write_buffer_limits(MOST_UNSENT)

    async def run_asgi(self) -> None:
        """Put this connection into the application's scope."""
        self.scope["state"][CONNECTION] = self
        try:
            await super().run_asgi()
        finally:
            del self.scope["state"][CONNECTION]
            self.when_slow, self.listener = _nothing, None

    def connection_lost(self, exc: Exception | None) -> None:
        """Wake whoever waits for the end, and break reference cycles."""
        super().connection_lost(exc)
        self.gate.leave(self.address)
        self.over.set()
        self.conn.parser.close()

    # -- out --------------------------------------------------------------------------------------------------

    def post(self, text: bytes) -> None:
        """Send a text; the event loop sends it together with the messages of all tables. If that fails, this
        connection ends.
        """
        if self.conn.state is OPEN:
            try:
                self.transport.write(head_of(len(text)) + text)
            except Exception:
                log.info("a client could not be told", address=self.address)
                self.transport.abort()

    def pause_writing(self) -> None:
        """The client reads too slowly."""
        super().pause_writing()
        self.when_slow()

    async def drain(self, seconds: float) -> None:
        """Wait until nearly everything is sent; cut off a client that takes too long."""
        try:
            async with asyncio.timeout(seconds):
                await self.writable.wait()
        except TimeoutError:
            self.transport.abort()

    def hang_up(self) -> None:
        """The client has disconnected: wake whoever waits for the end."""
        self.over.set()

    # -- in ---------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read data within the limits, frame by frame while a client talks."""
        self.now = monotonic()
        if not self.bytes_left.take(self.now, len(data)):
            self._cut_off("bytes")
        elif self.whole_frames and self.conn.state is OPEN:
            self._read(self.partial + data)
        else:
            self.whole_frames = not self.handshake_initiated  # what comes with the handshake may end within a frame
            self._pass_on(data)

    def _read(self, data: bytes) -> None:
        """Take whole frames and keep the rest; from a long frame on, the library reads everything."""
        self.partial = b""
        while data and not self.cut:
            size = frame_size(data)
            if size > LONGEST_FRAME or self.conn.state is not OPEN:
                self.whole_frames = False
                self._pass_on(data)
                return
            if size > len(data):
                self.partial = data
                return
            self._take(data[:size])
            data = data[size:]

    def _take(self, frame: bytes) -> None:
        """Read a whole text; the library gets every other frame."""
        listener = None if self.frames or self.close_sent else self.listener
        text = text_of(frame) if listener else None
        if listener is None or text is None:
            super().data_received(frame)
        elif self.frames_left.take(self.now):
            listener(text)
        else:
            self._cut_off("frames")

    def _pass_on(self, data: bytes) -> None:
        """Pass data to the library piece by piece."""
        data, self.partial = self.partial + data, b""
        for start in range(0, len(data), PIECE):
            if self.cut:
                return
            super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        """Control frames count like all others."""
        frames = len(self.conn.events)
        if frames and not self.frames_left.take(self.now, frames):
            self._cut_off("frames")
        elif not self.cut:
            super().handle_events()

    def _cut_off(self, what: str) -> None:
        """Too much data: say so, stop reading, and do not wait for an answer."""
        if self.cut:
            return
        self.cut = True
        self.gate.limiter.note(what, self.address)
        self.listener = None
        self.over.set()
        if self.conn.state is OPEN:
            self.conn.fail(1008, "too fast")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.loop.call_later(LAST_WORDS, self.transport.abort)

    def listen(self, listener: Callable[[str], None]) -> None:
        """Pass every text to `listener` from now on, beginning with those not yet received."""
        self.listener = listener
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                listener(event.get("text") or "")
        self.read_on()

    def pause(self) -> None:
        """Pause reading from the network."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        """Resume reading from the network."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """A message is complete. Anything but text counts as unreadable."""
        if self.listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, kind = b"".join(self.frames), self.curr_msg_data_type
        try:
            text = data.decode() if kind == "text" else ""
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.listener(text)
