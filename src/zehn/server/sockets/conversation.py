"""What a client says once it was welcomed: one request after another, until it is gone."""

import asyncio
from collections import deque

from msgspec import MsgspecError

from zehn.refusals import Refused
from zehn.server.codec import read_number, read_request
from zehn.server.live_table import LiveTable
from zehn.server.sockets.network import WebSocketConnection
from zehn.server.sockets.socket import Socket
from zehn.tables import protocol as p
from zehn.tables.rules import denied

#: So many messages may wait until the table is free; then no more are taken from the network.
MOST_WAITING = 20


class Conversation:
    """Between a client and a table. What can be done without waiting is done as soon as the network brings it."""

    def __init__(self, connection: WebSocketConnection, client: Socket, live: LiveTable) -> None:
        self.connection = connection
        self.client = client
        self.live = live
        self.waiting: deque[str] = deque()

    async def go_on(self) -> None:
        """Until the client is gone."""
        try:
            self.connection.listen(self.hear)
            await self.connection.over.wait()
        finally:
            self.client.closed = True
            self.waiting.clear()
            await asyncio.shield(self.live.part(self.client))

    def hear(self, text: str) -> None:
        """Do what a message asks, or let it wait while somebody else acts at the table."""
        if self.client.closed:
            return
        if self.waiting or self.live.lock.held:
            self.waiting.append(text)
            if len(self.waiting) == 1:
                self.live.spawn(self._work_off())
            elif len(self.waiting) > MOST_WAITING:
                self.connection.pause()
        else:
            self.attend(text)

    async def _work_off(self) -> None:
        """Do what has waited, in its order."""
        while self.waiting and not self.client.closed:
            request = self.attend(self.waiting[0])
            if request is not None:
                await self.live.grant(self.client, request)
            if self.waiting:  # unless the client is gone meanwhile
                self.waiting.popleft()
        self.connection.read_on()

    def attend(self, text: str) -> p.AnyRequest | None:
        """Do what a message asks; the request, if somebody else acts at the table now."""
        client = self.client
        try:
            request = understood(text, client)
        except Refused as refused:
            client.warn(refused.refusal)
            return None
        if isinstance(request, p.Hello):
            client.warn(denied("hello-twice").refusal)
            return None
        return None if self.live.grant_at_once(client, request) else request


def understood(text: str, client: Socket) -> p.AnyRequest:
    """A request; refused if it cannot be read, is too long or comes too soon."""
    client.id = 0
    if len(text) > p.LARGEST:
        raise denied("message-large")
    try:
        request = read_request(text)
    except (MsgspecError, UnicodeError, RecursionError) as error:
        client.id = _id_of(text)
        raise denied("message-unreadable") from error
    client.id = request.id
    if not client.may_speak():
        raise denied("too-fast", wait=1)
    return request


def _id_of(text: str) -> int:
    """The id of a request that is wrong otherwise, if it has one."""
    try:
        return read_number(text)
    except (MsgspecError, UnicodeError, RecursionError):
        return 0
