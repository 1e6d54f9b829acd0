"""A server for tests, in the test's own event loop, on a port of its own."""

import asyncio
import json
import socket
from collections.abc import AsyncGenerator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import uvicorn

from zehn.server.client import Client, make_table, take_chair
from zehn.server.http.app import make_app
from zehn.server.serve import uvicorn_config
from zehn.server.sockets.limiter import Limiter
from zehn.server.sockets.limits import NO_LIMITS
from zehn.server.sockets.network import Gate
from zehn.server.table_manager import TableManager
from zehn.tables.table import Table


class House:
    """A running server."""

    def __init__(self, address: str, manager: TableManager) -> None:
        self.address = address
        self.manager = manager
        self.stack = AsyncExitStack()

    async def table(self, *names: str, chairs: int = 0, game: str = "phase10", **wishes: Any) -> tuple[str, list[str]]:
        """A table with people; its code and their tokens."""
        bots = wishes.get("bots", [])
        options = {"pace": 0, "rest": 0.3} | wishes.pop("options", {})
        seats = chairs or max(2, len(names) + len(bots))
        place = await make_table(self.address, game, names[0], chairs=seats, options=options, **wishes)
        others = [await take_chair(self.address, place["table"], name) for name in names[1:]]
        return place["table"], [place["token"], *(other["token"] for other in others)]

    async def ask(self, path: str, body: Any = None, language: str = "en") -> tuple[int, Any]:
        """Status and answer of a request for JSON; `body` is a value, or bytes as they are."""

        def asked() -> tuple[int, Any]:
            data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
            headers = {"Content-Type": "application/json", "Accept-Language": language}
            try:
                with urlopen(Request(self.address + path, data, headers), timeout=300) as answer:
                    return answer.status, json.load(answer)
            except HTTPError as error:
                with error:
                    return error.code, json.load(error)

        return await asyncio.to_thread(asked)

    async def join(self, code: str, *tokens: str, **options: Any) -> Client:
        """A client that is closed at the end of the test."""
        return await self.stack.enter_async_context(Client(self.address, code, list(tokens), **options))

    async def started(self, *names: str, **wishes: Any) -> list[Client]:
        """A client for each name, at a table that has started and been dealt."""
        code, tokens = await self.table(*names, **wishes)
        clients = [await self.join(code, token) for token in tokens]
        await clients[0].request("start")
        for client in clients:
            # a bot may go out, and with a single phase win, before anybody else has a turn
            await client.until(lambda c=client: c.state["table"]["phase"] in ("playing", "over"))  # type: ignore[misc]
        return clients

    def live(self, code: str) -> Table:
        """The table in the server's memory: tests may look at what nobody else can see."""
        return self.manager.open[code].table


@asynccontextmanager
async def house(place: Path | str, **building: Any) -> AsyncGenerator[House, None]:
    """A server on a store in this folder, or on the one with this URL; `limits`: if somebody may be too fast."""
    limiter = Limiter(building.pop("limits", NO_LIMITS))
    url = place if isinstance(place, str) else f"sqlite:///{place / 'tables.db'}"

    async def build() -> TableManager:
        return await TableManager.build(url, limiter=limiter, **building)

    app = make_app(build, limiter)
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn_config(app, Gate(limiter))
    config.timeout_graceful_shutdown = 2
    server = uvicorn.Server(config)
    running = asyncio.create_task(server._serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
        if running.done():
            await running
    found = House(f"http://127.0.0.1:{listening.getsockname()[1]}", app.state["manager"])
    try:
        yield found
    finally:
        await found.stack.aclose()
        server.should_exit = True
        await running
        listening.close()


def seat_asked(clients: Sequence[Client]) -> tuple[Client, dict[str, Any]]:
    """The client that has to move, and its question."""
    for client in clients:
        for you in client.state["you"]:
            if you["ask"] and you["ask"]["kind"] in ("draw", "play"):
                return client, you
    raise AssertionError("nobody is asked")


async def in_step(clients: Sequence[Client]) -> None:
    """Wait until all clients have seen the same."""
    newest = max(client.state["seq"] for client in clients)
    for client in clients:
        await client.until(lambda c=client: c.state["seq"] >= newest)  # type: ignore[misc]


async def turn(clients: Sequence[Client]) -> str:
    """Let the player who is asked make a simple move; returns it."""
    await in_step(clients)
    client, you = seat_asked(clients)
    move: str = you["ask"]["moves"][0]
    await client.answer(move)
    await in_step(clients)
    return move
