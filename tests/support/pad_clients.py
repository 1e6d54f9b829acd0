"""A phone at a shared pad, for tests: what it has seen, and what it is told."""

import asyncio
import json
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]


def ask(address: str, path: str, body: object = None) -> bytes:
    """The answer of a route; raises `HTTPError`."""
    sent = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address + path, sent, {"Content-Type": "application/json"}), timeout=60) as answer:
        found: bytes = answer.read()
        return found


async def share(address: str, entries: list[Any]) -> Message:
    """Share a pad; its code, its token, its links."""
    place: Message = json.loads(await asyncio.to_thread(ask, address, "/api/pads", {"entries": entries}))
    return place


class PadClient:
    """A connection to a pad. `entries` are all that it has seen."""

    def __init__(self, address: str, code: str, *tokens: str, since: int = -1, lang: str = "en") -> None:
        self.url = f"ws{address.removeprefix('http')}/api/pads/{code}/socket"
        self.hello = {"type": "hello", "tokens": list(tokens), "since": since, "lang": lang}
        self.entries: list[Message] = []
        self.writes = False
        self.renewed = ""
        self.last = 0
        self.socket: ClientConnection

    async def __aenter__(self) -> "PadClient":
        self.socket = await connect(self.url)
        await self.socket.send(json.dumps(self.hello))
        await self.hear()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def hear(self) -> Message:
        """The next message."""
        async with asyncio.timeout(60):
            message: Message = json.loads(await self.socket.recv())
        if message["type"] in ("pad", "written"):
            self.entries[message["start"] :] = message["entries"]
        self.writes = message.get("writes", self.writes)
        self.renewed = message["token"] if message["type"] == "renewed" else self.renewed
        return message

    async def until(self, count: int) -> None:
        """Wait until it has seen so many entries."""
        while len(self.entries) < count:
            await self.hear()

    async def write(self, entry: object, since: int | None = None, own: tuple[int, ...] = ()) -> Message:
        """Write an entry; the answer."""
        self.last += 1
        seen = len(self.entries) if since is None else since
        fields = {"type": "write", "id": self.last, "entry": entry, "since": seen, "own": own}
        await self.socket.send(json.dumps(fields))
        while (message := await self.hear()).get("re") != self.last:
            pass
        return message
