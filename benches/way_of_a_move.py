"""The way of a move: which files one durable discard passes through on the server, and how many calls that takes.

    ZEHN_PLAIN=1 python benches/way_of_a_move.py

Four clients sit at a table; the one whose turn it is draws, then discards. Counted is everything between the discard's
arrival and the moment all four have seen it, in all threads. Plain Python, because compiled functions cannot be traced.
"""

import asyncio
import json
import sys
import tempfile
import threading
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

from zehn.build import BUILD
from zehn.server.client import Client, make_table, take_chair
from zehn.server.http.app import make_app
from zehn.server.serve import uvicorn_config
from zehn.server.sockets.limiter import Limiter
from zehn.server.sockets.limits import NO_LIMITS
from zehn.server.sockets.network import Gate
from zehn.server.table_manager import TableManager

#: Where the sources are, and what in them is the clients', not the server's.
SOURCES = str(Path(sys.modules["zehn"].__file__ or "").parent) + "/"
OF_CLIENTS = ("server/client.py", "tables/witness.py", "tables/mirror.py")


class Trace:
    """Counts calls by file while `on`."""

    def __init__(self) -> None:
        self.on = False
        self.calls = Counter[str]()

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        file = frame.f_code.co_filename
        if self.on and event == "call" and file.startswith(SOURCES):
            self.calls[file.removeprefix(SOURCES)] += 1


async def served(store: Path) -> tuple[str, uvicorn.Server, asyncio.Task[None]]:
    """A server in this process: its address, and how to stop it."""
    limiter = Limiter(NO_LIMITS)
    app = make_app(lambda: TableManager.build(f"sqlite:///{store}", limiter=limiter), limiter)
    config = uvicorn_config(app, Gate(limiter))
    config.port = 0
    config.timeout_graceful_shutdown = 1
    server = uvicorn.Server(config)
    running = asyncio.create_task(server._serve())
    while not server.started:
        await asyncio.sleep(0.01)
    return f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}", server, running


async def seated(address: str) -> list[Client]:
    place = await make_table(address, "phase10", "A", chairs=4, options={"rest": 0})
    others = [await take_chair(address, place["table"], name) for name in "BCD"]
    clients = [Client(address, place["table"], [part["token"]]) for part in (place, *others)]
    for client in clients:
        await client.__aenter__()
    await clients[0].request("start")
    return clients


async def asked(clients: list[Client], kind: str) -> tuple[Client, list[str]]:
    """The client that is asked to draw or to play, and its moves, once everybody has seen that."""
    while True:
        await asyncio.sleep(0.05)
        if len({client.state["seq"] for client in clients}) == 1:
            for client in clients:
                ask = client.state["you"][0]["ask"]
                if ask and ask["kind"] == kind:
                    return client, ask["moves"]


async def discard(clients: list[Client], trace: Trace) -> None:
    for turn in range(9):  # once round the table and on: what is computed once has been
        client, moves = await asked(clients, "draw" if turn % 2 == 0 else "play")
        await client.answer(moves[0])
    client, moves = await asked(clients, "play")
    await asyncio.sleep(0.5)
    trace.on = True
    question, move = client.state["question"], next(move for move in moves if " discard " in move)
    assert client._socket is not None
    await client._socket.send(json.dumps({"type": "answer", "question": question, "move": move}))
    for client in clients:
        await client.until(lambda c=client: c.state["question"] > question)  # type: ignore[misc]
    trace.on = False


async def main() -> None:
    if BUILD != "plain":
        sys.exit("ZEHN_PLAIN=1, please: compiled functions cannot be traced")
    trace = Trace()
    threading.setprofile(trace)
    sys.setprofile(trace)
    with tempfile.TemporaryDirectory() as folder:
        address, server, running = await served(Path(folder) / "tables.db")
        clients = await seated(address)
        await discard(clients, trace)
        for client in clients:
            await client.close()
        server.should_exit = True
        await running
    found = {file: count for file, count in trace.calls.items() if file not in OF_CLIENTS}
    for file, count in found.items():
        print(f"{count:4} {file}")
    print(f"{sum(found.values()):4} calls in {len(found)} files")


if __name__ == "__main__":
    asyncio.run(main())
