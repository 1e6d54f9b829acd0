"""What goes out: first all tables move on that can, then the system gets what they have to tell.

One commit of the store makes many tables move. If what they tell goes out together, many answers come together, and
the next commit is as large again: a move costs less.
"""

import asyncio
from typing import Any

from websockets.protocol import OPEN

from zehn.server.frames import framed


class Outbox:
    """All senders of a loop that have something to send."""

    def __init__(self) -> None:
        self.full: list[Sender] = []

    def add(self, sender: "Sender") -> None:
        """Somebody has something to send."""
        if not self.full:
            sender.loop.call_soon(self.empty)
        self.full.append(sender)

    def empty(self) -> None:
        """Give everything to the network."""
        full, self.full = self.full, []
        for sender in full:
            sender.send_off()


class Sender:
    """The way out of one connection, known by its protocol (`websockets`) and its transport."""

    def __init__(self, outbox: Outbox, loop: asyncio.AbstractEventLoop, protocol: Any) -> None:
        self.outbox = outbox
        self.loop = loop
        self.protocol = protocol
        self.transport: Any = None
        self.unsent = b""

    def post(self, text: bytes, /) -> None:
        """Send a text soon."""
        if not self.unsent:
            self.outbox.add(self)
        self.unsent += framed(text)

    def send_off(self) -> None:
        """Give to the network what was posted, or let it keep it; nothing happens if the client is gone."""
        unsent, self.unsent = self.unsent, b""
        if unsent and self.protocol.state is OPEN:
            self.transport.write(unsent)
