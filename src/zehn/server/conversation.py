"""What a client says once it was welcomed: one request after another, until it is gone."""

import asyncio

from msgspec import MsgspecError

from zehn.rules.refusals import Refused
from zehn.server import protocol as p
from zehn.server.live import LiveTable
from zehn.server.network import Gone, Line
from zehn.server.requests import denied
from zehn.server.socket import Socket


class Conversation:
    """Between a client and a table. What can be done without waiting is done as soon as the network brings it."""

    def __init__(self, line: Line, client: Socket, live: LiveTable) -> None:
        self.line = line
        self.client = client
        self.live = live

    async def go_on(self) -> None:
        """Until the client is gone; the task only wakes for what has to wait."""
        self.line.at_once = self.at_once
        try:
            while not self.client.closed:
                waiting = self.attend(await self.line.hear())
                if waiting is not None:
                    await self.live.grant(self.client, waiting)
        except Gone:
            pass
        finally:
            await asyncio.shield(self.live.part(self.client))

    def at_once(self, text: str) -> bool:
        """Do what a message asks, unless it would have to wait."""
        return not self.live.lock.held and not self.client.closed and self.attend(text) is None

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
        request: p.AnyRequest = p.read(text)
    except (MsgspecError, UnicodeError, RecursionError) as error:
        client.id = _id_of(text)
        raise denied("message-unreadable") from error
    client.id = request.id
    if not client.may_speak():
        raise denied("too-fast")
    return request


def _id_of(text: str) -> int:
    """The id of a request that is wrong otherwise, if it has one."""
    try:
        return p.read_number(text).id
    except (MsgspecError, UnicodeError, RecursionError):
        return 0
