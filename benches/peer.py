"""The live server beside a public one: boardgame.io on Node, which keeps its games in memory only.

    cp benches/peer/package.json FOLDER             once; FOLDER is outside of the project
    npm install --prefix FOLDER
    python benches/peer.py FOLDER                   both servers in turn, as fast as the clients can

Both get the same load from clients of one kind, in the same minutes: tables of four, each answering as soon as all four
have seen the last move. The peer's game is draw and discard; its server does not look for moves, phases or hits, writes
nothing to a disk and proves no shuffle. So what is compared is what a move costs a host, not how well it is written.
"""

import argparse
import asyncio
import json
import re
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from load import SEATS, Process, Server, load, percentile, yardstick
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).parent / "peer"
STATE = re.compile(r'"_stateID":(\d+)')

#: What socket.io says: a namespace is entered, an event comes, a sign of life is asked for and given.
ENTER, EVENT, PING, PONG = "40/cards,", "42/cards,", "2", "3"


class Peer(Process):
    """The peer's process."""

    def __init__(self, folder: Path) -> None:
        super().__init__("node", str(HERE / "server.cjs"), "{port}", str(folder.resolve()))


class Chair:
    """One client of the peer: reads what comes and remembers the number of its newest state."""

    def __init__(self, match: "Match", seat: int) -> None:
        self.match, self.seat = match, seat
        self.socket: ClientConnection
        self.number = -1
        self.state: dict[str, Any] = {}

    async def connect(self, address: str) -> None:
        url = f"ws{address.removeprefix('http')}/socket.io/?EIO=4&transport=websocket"
        self.socket = await connect(url, compression=None, ping_interval=None, open_timeout=60)
        await self.socket.recv()
        await self.socket.send(ENTER)
        await self.socket.recv()
        await self.send("sync", self.match.code, str(self.seat), None, SEATS)
        self.reading = asyncio.create_task(self.read())

    async def send(self, *event: Any) -> None:
        await self.socket.send(EVENT + json.dumps(event))

    async def read(self) -> None:
        async for text in self.socket:
            assert isinstance(text, str)
            if text == PING:
                await self.socket.send(PONG)
            elif found := STATE.search(text):
                self.match.bytes += len(text)
                self.number = int(found[1])
                if f'"currentPlayer":"{self.seat}"' in text:  # else nothing to do: only the number is read
                    self.take(json.loads(text.removeprefix(EVENT)))
                else:
                    self.state = {}
                self.match.seen(self)

    def take(self, event: list[Any]) -> None:
        name, _, body = event[:3]
        self.state = body["state"]["G"] if name == "sync" else body["G"]


class Match:
    """A match of four and its figures."""

    def __init__(self, number: int) -> None:
        self.rng = Random(number)
        self.code = f"match{number}"
        self.chairs = [Chair(self, seat) for seat in range(SEATS)]
        self.wanted = self.bytes = 0
        self.sent = 0.0
        self.waiting: set[int] = set()
        self.done = asyncio.Event()
        self.latencies: list[float] = []

    async def set_up(self, address: str) -> None:
        for chair in self.chairs:
            await chair.connect(address)

    def seen(self, chair: Chair) -> None:
        if self.wanted and chair.number >= self.wanted:
            self.waiting.discard(chair.seat)
            if not self.waiting:
                self.latencies.append(time.perf_counter() - self.sent)
                self.wanted = 0
                self.done.set()

    def asked(self) -> Chair | None:
        return next((chair for chair in self.chairs if chair.state), None)

    async def move(self) -> None:
        """Answer once and wait until all four have seen it."""
        chair = self.asked()
        assert chair is not None
        hand = chair.state["hand"]
        move, cards = ("draw", []) if chair.state["step"] == "draw" else ("discard", [self.rng.choice(hand)])
        said = {"type": move, "args": cards, "playerID": str(chair.seat)}
        number = chair.number
        self.waiting, self.wanted = set(range(SEATS)), number + 1
        self.done.clear()
        self.sent = time.perf_counter()
        await chair.send("update", {"type": "MAKE_MOVE", "payload": said}, number, self.code, str(chair.seat))
        await asyncio.wait_for(self.done.wait(), 30)

    async def play(self, until: float) -> None:
        while time.perf_counter() < until:
            await self.move()

    async def close(self) -> None:
        for chair in self.chairs:
            chair.reading.cancel()
            await chair.socket.close()


async def load_peer(peer: Peer, count: int, seconds: float, warm: float) -> dict[str, Any]:
    """Play so many matches of the peer for a while."""
    matches = [Match(number) for number in range(count)]
    await asyncio.gather(*(match.set_up(peer.address) for match in matches))
    while any(match.asked() is None for match in matches):
        await asyncio.sleep(0.1)
    await asyncio.gather(*(match.play(time.perf_counter() + warm) for match in matches))
    for match in matches:
        match.bytes = 0
        match.latencies.clear()
    cpu, began = peer.cpu(), time.perf_counter()
    await asyncio.gather(*(match.play(began + seconds) for match in matches))
    wall = time.perf_counter() - began
    spent = sum(peer.cpu()) - sum(cpu)
    latencies = [value for match in matches for value in match.latencies]
    for match in matches:
        await match.close()
    return {
        "moves": len(latencies), "moves_per_s": round(len(latencies) / wall, 1),
        "cpu_us_per_move": round(spent / len(latencies) * 1e6), "p50_ms": round(percentile(latencies, 0.5), 1),
        "p99_ms": round(percentile(latencies, 0.99), 1),
        "bytes_per_update": round(sum(match.bytes for match in matches) / len(latencies) / SEATS),
    }  # fmt: skip


async def once(process: Process, play: Callable[[], Coroutine[Any, Any, dict[str, Any]]]) -> dict[str, Any]:
    """The figures of a fresh process."""
    try:
        await process.up()
        return await play()
    finally:
        process.stop()


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the peer was installed")
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm", type=float, default=10.0, help="seconds before that do not count: Node compiles")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    tables, seconds, warm = arguments.tables, arguments.seconds, arguments.warm
    ratios = []
    for _ in range(arguments.rounds):
        peer = Peer(arguments.folder)
        theirs = await once(peer, lambda: load_peer(peer, tables, seconds, warm))  # noqa: B023 – awaited here
        with tempfile.TemporaryDirectory() as folder:
            server = Server(str(Path(folder) / "tables.db"))
            ours = await once(server, lambda: load(server, tables, 0.0, seconds, warm))  # noqa: B023 – awaited here
        ratios.append(theirs["cpu_us_per_move"] / ours["cpu_us_per_move"])
        shown = {"yardstick_ns": round(yardstick(), 1), "peer": theirs, "ours": {name: ours[name] for name in theirs}}
        print(json.dumps(shown | {"peer_to_ours": round(ratios[-1], 2)}), flush=True)
    print(json.dumps({"peer_to_ours": round(median(ratios), 2)}))


if __name__ == "__main__":
    asyncio.run(main())
