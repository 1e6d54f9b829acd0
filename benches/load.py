"""Load on a live server: tables with four scripted clients each, over loopback.

    python benches/load.py                          all figures in about a minute
    python benches/load.py --tables 1000 --pace 3   tables at human pace: one move every 3 seconds each
    python benches/load.py --tables 8 --instructions   instructions a move, which a busy machine does not change

The server runs in a process of its own, on one core where the system allows that. Clients answer with moves that the
table offers them. Printed are moves a CPU second of the server (its bots have nothing to do), the time from an answer
until the last of the four seats has its new view, and the memory of tables that rest (nobody connected) and that are
played.
"""

import argparse
import asyncio
import json
import os
import re
import resource
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from zehn.games.fair import promise_of
from zehn.server.client import fetch, make_table, take_chair

SEATS = 4
QUESTION = re.compile(r'"question":(\d+)')


class Process:
    """A server's process, and what it costs; `{port}` in its command is where it is to listen."""

    def __init__(self, *command: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process = subprocess.Popen([part.format(port=self.port) for part in command], stdout=subprocess.DEVNULL)
        self.pid = self.process.pid

    async def up(self, core: int | None = 0) -> None:
        """Wait until it answers, then keep it on one core where the system allows that."""
        while True:
            try:
                await self.knock()
                break
            except OSError:
                await asyncio.sleep(0.2)
        if core is not None and hasattr(os, "sched_setaffinity"):
            for task in Path(f"/proc/{self.pid}/task").iterdir():
                os.sched_setaffinity(int(task.name), {core})

    async def knock(self) -> None:
        """See whether it answers; `OSError` if not."""
        _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.close()

    def cpu(self) -> tuple[float, float]:
        """CPU seconds so far: its own, and the system's for it."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        ticks = os.sysconf("SC_CLK_TCK")
        return int(fields[11]) / ticks, int(fields[12]) / ticks

    def memory(self) -> int:
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)


class Server(Process):
    """Our server on a store."""

    def __init__(self, store: str) -> None:
        super().__init__(sys.executable, "-m", "zehn.server.serve", "127.0.0.1", "{port}", store)

    async def knock(self) -> None:
        await fetch(self.address, "/health")


class Seat:
    """One socket: reads what comes and remembers its newest state."""

    def __init__(self, table: "LoadTable", token: str) -> None:
        self.table = table
        self.token = token
        self.socket: ClientConnection
        self.nonce = ""
        self.state: dict[str, Any] = {}

    async def connect(self, address: str, code: str) -> None:
        url = f"ws{address.removeprefix('http')}/api/tables/{code}/socket"
        self.socket = await connect(url, compression=None, ping_interval=None, open_timeout=60)
        await self.socket.send(json.dumps({"type": "hello", "tokens": [self.token]}))
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for text in self.socket:
            assert isinstance(text, str)
            self.table.bytes += len(text)
            if '"ask":null' in text and '"phase":"playing"' in text:  # nothing to do: only the number is read
                found = QUESTION.search(text)
                self.state = {"question": int(found[1]) if found else 0}
            else:
                self.state = msgspec.json.decode(text).get("state") or self.state
                await self.ready()
            self.table.seen(self)

    async def ready(self) -> None:
        """Promise a nonce before a deal, and show it when the promises are closed."""
        table = self.state.get("table", {})
        for you in self.state.get("you", []):
            seat = you["seat"]
            if you["ask"] and you["ask"]["kind"] == "ready":
                self.nonce = self.nonce or secrets.token_hex(8)
                await self.socket.send(json.dumps({"type": "ready", "seat": seat, "promise": promise_of(self.nonce)}))
            elif table["bound"] and self.nonce and table["promises"][seat] == promise_of(self.nonce):
                await self.socket.send(json.dumps({"type": "reveal", "seat": seat, "nonce": self.nonce}))
                self.nonce = ""


class CountedServer(Server):
    """The same under valgrind, which counts instructions between `count` and `counted`."""

    def __init__(self, store: str) -> None:
        self.out = Path(store).with_name("callgrind")
        Process.__init__(
            self, "valgrind", "--quiet", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={self.out}",
            sys.executable, "-m", "zehn.server.serve", "127.0.0.1", "{port}", store,
        )  # fmt: skip

    async def tell(self, *words: str) -> None:
        """Have valgrind do something, and wait until it has."""
        await asyncio.to_thread(subprocess.run, ["callgrind_control", *words, str(self.pid)], capture_output=True)

    async def count(self) -> None:
        await self.tell("--instr=on")

    async def counted(self) -> int:
        """Instructions so far."""
        await self.tell("--instr=off")
        await self.tell("--dump")
        texts = [file.read_text() for file in self.out.parent.glob("callgrind.*")]
        return sum(int(found) for text in texts for found in re.findall(r"(?m)^totals: (\d+)$", text))


class LoadTable:
    """A table with four seats and its figures."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.code = ""
        self.seats: list[Seat] = []
        self.sent = 0.0
        self.bytes = 0
        self.wanted = 0
        self.waiting: set[int] = set()
        self.done = asyncio.Event()
        self.latencies: list[float] = []

    async def set_up(self, addresses: Sequence[str]) -> None:
        """Seats go round the servers, if there are several."""
        address = addresses[0]
        options = {"rest": 0, "grace": 3600}
        place = await make_table(address, "phase10", "A", chairs=SEATS, options=options)
        self.code = place["table"]
        others = [await take_chair(address, self.code, name) for name in "BCD"]
        self.seats = [Seat(self, part["token"]) for part in (place, *others)]
        for number, seat in enumerate(self.seats):
            await seat.connect(addresses[number % len(addresses)], self.code)
        await self.seats[0].socket.send(json.dumps({"type": "start"}))

    def seen(self, seat: Seat) -> None:
        """A seat has a new view: was it the last one of a move?"""
        if self.wanted and seat.state.get("question", 0) >= self.wanted:
            self.waiting.discard(id(seat))
            if not self.waiting:
                self.latencies.append(time.perf_counter() - self.sent)
                self.wanted = 0
                self.done.set()

    def question(self) -> tuple[Seat, str] | None:
        for seat in self.seats:
            for you in seat.state.get("you", []):
                ask = you["ask"]
                if ask and ask["kind"] in ("draw", "play"):
                    moves = [part["move"] for part in ask.get("lays", [])[:1] + ask.get("hits", [])[:1]]
                    return seat, moves[0] if moves else self.rng.choice(ask["moves"])
        return None

    async def move(self) -> bool:
        """Answer once and wait until all four have seen it."""
        found = self.question()
        if found is None:
            await asyncio.sleep(0.02)
            return False
        seat, move = found
        question = seat.state["question"]
        self.waiting, self.wanted = {id(other) for other in self.seats}, question + 1
        self.done.clear()
        self.sent = time.perf_counter()
        await seat.socket.send(json.dumps({"type": "answer", "question": question, "move": move}))
        await asyncio.wait_for(self.done.wait(), 30)
        return True

    async def play(self, until: float, pace: float) -> None:
        await asyncio.sleep(self.rng.uniform(0, pace))
        while time.perf_counter() < until:
            began = time.perf_counter()
            await self.move()
            await asyncio.sleep(max(0.0, pace - (time.perf_counter() - began)))

    async def reach(self, moves: int) -> None:
        """Play until so many moves are made."""
        while len(self.latencies) < moves:
            await self.move()

    async def begin(self, moves: int) -> None:
        for _ in range(moves):
            await self.move()
        await self.close()

    async def close(self) -> None:
        for seat in self.seats:
            seat.reading.cancel()
            await seat.socket.close()


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] * 1000 if values else 0.0


async def set_up(addresses: Sequence[str], count: int, *, together: bool = False) -> list[LoadTable]:
    """Tables with their clients, a few at a time; `together`: all four of a table at the same server."""
    tables = [LoadTable(Random(number)) for number in range(count)]
    places = [[addresses[number % len(addresses)]] if together else addresses for number in range(count)]
    for start in range(0, count, 20):
        some = zip(tables[start : start + 20], places[start : start + 20], strict=True)
        await asyncio.gather(*(table.set_up(place) for table, place in some))
    while any(table.question() is None for table in tables):
        await asyncio.sleep(0.1)
    return tables


async def load(server: Server, count: int, pace: float, seconds: float, warm: float = 0.0) -> dict[str, Any]:
    """Play on so many tables for a while; `warm`: so many seconds before that do not count."""
    before = server.memory()
    tables = await set_up([server.address], count)
    memory = (server.memory() - before) / count / 1024
    await asyncio.gather(*(table.play(time.perf_counter() + warm, pace) for table in tables))
    for table in tables:
        table.bytes = 0
        table.latencies.clear()
    cpu, began = server.cpu(), time.perf_counter()
    await asyncio.gather(*(table.play(began + seconds, pace) for table in tables))
    wall = time.perf_counter() - began
    own, system = (after - before for after, before in zip(server.cpu(), cpu, strict=True))
    spent = own + system
    latencies = [value for table in tables for value in table.latencies]
    for table in tables:
        await table.close()
    return {
        "tables": count, "pace_s": pace, "moves": len(latencies), "moves_per_s": round(len(latencies) / wall, 1),
        "cpu_us_per_move": round(spent / max(1, len(latencies)) * 1e6),
        "of_it_system_us": round(system / max(1, len(latencies)) * 1e6), "cpu_share": round(spent / wall, 2),
        "moves_per_cpu_s": round(len(latencies) / max(spent, 0.01)), "p50_ms": round(percentile(latencies, 0.5), 1),
        "p99_ms": round(percentile(latencies, 0.99), 1), "kb_per_played_table": round(memory),
        "bytes_per_update": round(sum(table.bytes for table in tables) / max(1, len(latencies)) / SEATS),
    }  # fmt: skip


async def instructions(server: CountedServer, count: int, warm: int = 40, moves: int = 125) -> dict[str, Any]:
    """Instructions a move, the system's not counted: always the same moves of a table, whatever the machine's speed."""
    tables = await set_up([server.address], count)
    await asyncio.gather(*(table.reach(warm) for table in tables))
    await server.count()
    await asyncio.gather(*(table.reach(warm + moves) for table in tables))
    found = await server.counted()
    played = sum(len(table.latencies) for table in tables) - warm * count
    for table in tables:
        await table.close()
    return {"tables": count, "moves": played, "instructions_per_move": round(found / played)}


async def resting(server: Server, count: int) -> dict[str, Any]:
    """Memory of tables in the middle of a game that nobody is connected to any more.

    The first ones pay for what all share – caches, the pages of the store –, so they are not counted.
    """
    await begun(server, 50)
    before = server.memory()
    await begun(server, count)
    held = (server.memory() - before) / count / 1024
    await asyncio.sleep(65)
    return {
        "tables": count,
        "kb_per_resting_table": round(held),
        "kb_put_away": round((server.memory() - before) / count / 1024),
    }


async def begun(server: Server, count: int) -> None:
    """Tables that were played for a while and then left by everybody."""
    tables = await set_up([server.address], count)
    await asyncio.gather(*(table.begin(20) for table in tables))
    await asyncio.sleep(1)


def plan(arguments: argparse.Namespace) -> Iterator[tuple[int, float]]:
    if arguments.tables:
        yield arguments.tables, arguments.pace
    else:
        yield from ((1, 0.0), (32, 0.0), (100, 1.0))


def yardstick() -> float:
    """Nanoseconds of one round of a plain loop, as in `zehn bench`: figures of a busy machine compare by it."""
    number, row, book = 7, [1, 2, 3], {"a": 1}
    began = time.process_time()
    for _ in range(1_000_000):
        number = (number * 31 + book["a"]) % 1_000_003
        row[1] = number
    return (time.process_time() - began) * 1000


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int)
    parser.add_argument("--pace", type=float, default=3.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--resting", action="store_true")
    parser.add_argument("--instructions", action="store_true")
    arguments = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        kind = CountedServer if arguments.instructions else Server
        server = kind(str(Path(folder) / "tables.db"))
        try:
            await server.up()
            print(json.dumps({"yardstick_ns": round(yardstick(), 1)}))
            if isinstance(server, CountedServer):
                print(json.dumps(await instructions(server, arguments.tables or 8)))
            elif arguments.resting:
                print(json.dumps(await resting(server, arguments.tables or 100)))
            else:
                for tables, pace in plan(arguments):
                    print(json.dumps(await load(server, tables, pace, arguments.seconds)), flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    asyncio.run(main())
