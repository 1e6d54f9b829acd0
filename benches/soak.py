"""Half an hour of honest play beside everything that strangers do to a server.

    python benches/soak.py                          500 tables, 30 minutes
    python benches/soak.py --tables 50 --minutes 2  a taste of it

Two people and a bot sit at every table and move every few seconds, from 40 addresses of the loopback network, each
within the usual limits. Meanwhile strangers from other addresses flood, vanish, send half requests, hostile sheets and
records, and guess codes; worker processes are killed. At the end every acknowledged move must be in the store, every
table must have gone on to the end, and nobody honest may have been disconnected. Printed are waiting times, memory and
what was refused.
"""

import argparse
import asyncio
import json
import os
import resource
import secrets
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "support"))

from under_attack import Attacked, asked, framed, reset, stranger, upgraded

#: Seconds between two moves of a table.
PACE = 3.0

ADDRESSES = 40


class Seat:
    """One person: a socket, the newest state, the promises of the fair shuffle."""

    def __init__(self, table: "Table", place: dict[str, Any]) -> None:
        self.table = table
        self.place = place
        self.nonces: dict[str, str] = {}
        self.revealed: set[str] = set()
        self.state: dict[str, Any] = {}
        self.last = 0
        self.acknowledged: dict[int, str] = {}

    async def connect(self) -> None:
        url = f"ws{self.table.server.address.removeprefix('http')}/api/tables/{self.place['table']}/socket"
        source = (f"127.0.1.{self.table.number % ADDRESSES + 1}", 0)
        self.socket: ClientConnection = await connect(url, compression=None, local_addr=source, open_timeout=60)
        await self.socket.send(json.dumps({"type": "hello", "tokens": [self.place["token"]]}))
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        try:
            async for text in self.socket:
                message = msgspec.json.decode(text)
                self.state = message.get("state") or self.state
                if (sent := self.table.asked.pop(message.get("re", 0), None)) is not None:
                    self.table.answered(message, *sent)
                await self.be_ready()
        except ConnectionClosed:
            pass
        self.table.lost += not self.table.closing

    async def be_ready(self) -> None:
        """Promise a nonce before a deal, and show it when all promises are there."""
        table, seat = self.state["table"], self.place["seat"]
        commitment = table["commitment"]
        if any(you["ask"] and you["ask"]["kind"] == "ready" for you in self.state["you"]):
            if commitment not in self.nonces:
                self.nonces[commitment] = secrets.token_hex(8)
                promise = sha256(self.nonces[commitment].encode()).hexdigest()
                await self.socket.send(json.dumps({"type": "ready", "seat": seat, "promise": promise}))
        elif table.get("bound") and commitment in self.nonces and commitment not in self.revealed:
            self.revealed.add(commitment)
            await self.socket.send(json.dumps({"type": "reveal", "seat": seat, "nonce": self.nonces[commitment]}))


class Table:
    """Two people and a bot who play on and on."""

    def __init__(self, server: Attacked, number: int) -> None:
        self.server = server
        self.number = number
        self.rng = Random(number)
        self.seats: list[Seat] = []
        self.asked: dict[int, tuple[float, str]] = {}
        self.waits: list[tuple[float, float]] = []
        self.acknowledged: list[str] = []
        self.refused: Counter[str] = Counter()
        self.last_move = time.monotonic()
        self.lost = 0
        self.next_id = 0
        self.closing = False

    async def sit_down(self) -> None:
        wish = {"game": "phase10", "name": "A", "chairs": 3, "bots": ["steady"],
                "options": {"rest": 0, "grace": 3600}}  # fmt: skip
        place = await self._ask("/api/tables", wish)
        other = await self._ask(f"/api/tables/{place['table']}/seats", {"name": "B"})
        self.seats = [Seat(self, place), Seat(self, other)]
        for seat in self.seats:
            await seat.connect()
        await self.send(self.seats[0], {"type": "start"}, "start")

    async def _ask(self, path: str, body: object) -> Any:
        number = self.number % ADDRESSES + 1
        status, answer = await asyncio.to_thread(asked, self.server, path, body, number, network="127.0.1")
        assert status == 201, (status, answer)
        return json.loads(answer)

    async def send(self, seat: Seat, message: dict[str, Any], move: str) -> None:
        self.next_id += 1
        self.asked[self.next_id] = (time.perf_counter(), move)
        await seat.socket.send(json.dumps(message | {"id": self.next_id}))

    def answered(self, message: dict[str, Any], began: float, move: str) -> None:
        if message["type"] == "refused":
            self.refused[message["key"]] += 1
            return
        self.waits.append((time.monotonic(), time.perf_counter() - began))
        self.last_move = time.monotonic()
        if move not in ("start", "rematch"):
            self.acknowledged.append(move)

    async def play(self, until: float) -> None:
        await asyncio.sleep(self.rng.uniform(0, PACE))
        while time.monotonic() < until:
            await self.move()
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * PACE)

    async def move(self) -> None:
        phase = self.seats[0].state.get("table", {}).get("phase")
        if phase in ("over", "lobby"):
            await self.send(self.seats[0], {"type": "rematch" if phase == "over" else "start"}, "start")
            return
        for seat in self.seats:
            for you in seat.state.get("you", []):
                ask = you["ask"]
                if ask and ask["kind"] in ("draw", "play"):
                    offered = ask.get("lays", [])[:1] + ask.get("hits", [])[:1]
                    move = offered[0]["move"] if offered else self.rng.choice(ask["moves"])
                    answer = {"type": "answer", "question": seat.state["question"], "move": move}
                    await self.send(seat, answer, move)
                    return

    async def close(self) -> None:
        self.closing = True
        for seat in self.seats:
            await seat.socket.close()


# -- strangers ------------------------------------------------------------------------------------------------------


def vanish(server: Attacked, code: str, rng: Random) -> None:
    """Say hello, and reset the connection somewhere in between."""
    held = []
    for _ in range(100):
        with suppress(OSError):
            client = upgraded(server, code, rng.randint(10, 250))
            client.sendall(framed({"type": "hello"})[: rng.choice((4, 100))])
            held.append(client)
        while len(held) > rng.randint(1, 20):
            reset(held.pop(rng.randrange(len(held))))
    for client in held:
        reset(client)


def flood(server: Attacked, code: str, rng: Random) -> None:
    """Pings or texts as fast as they go, until the server hangs up."""
    data = rng.choice((framed(b"", Opcode.PING), framed({"type": "ping"}), b"\x81\x02{}", os.urandom(64)))
    with suppress(OSError):
        client = upgraded(server, code, rng.randint(10, 250))
        for _ in range(200):
            client.sendall(data * (20_000 // len(data)))


def half(server: Attacked, code: str, rng: Random) -> None:
    """Requests that never end."""
    held, request = [], b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{"
    for _ in range(50):
        with suppress(OSError):
            held.append(stranger(server, rng.randint(10, 250)))
            held[-1].sendall(request[: rng.randint(1, len(request))])
    time.sleep(1)
    for client in held:
        reset(client)


def hostile(server: Attacked, code: str, rng: Random) -> None:
    """Sheets and records that are as much work as their writer could think of."""
    deck = {"values": [str(number) for number in range(1, 21)], "colours": list("abcdefgh"), "copies": 8}
    phases = rng.choice((["6*run(3)"], ["4*set(3)+2*run(4)"], ["5*run(4)"], ["run(9)+run(9)"]))
    sheet = {"deck": deck, "phases": phases, "salt": rng.random()}
    record = json.dumps({"format": "zehn/1", "game": "phase10", "players": ["A", "B"], "rules": {"sheet": sheet},
                         "rounds": [{"dealer": 0, "deck": "1r " * 2000, "moves": ["1 draw"] * 20_000}]})  # fmt: skip
    number = rng.randint(10, 250)
    for path, body in (
        ("/api/rules", {"game": "phase10", "rules": {"sheet": sheet}}),
        ("/api/tables", {"game": "phase10", "name": "X", "rules": {"sheet": sheet}}),
        ("/api/replays/rounds/0", {"text": record}),
        (f"/api/tables/{code}/qr.svg", None),
    ):
        with suppress(OSError):
            asked(server, path, body, number)


def guess(server: Attacked, code: str, rng: Random) -> None:
    """Codes that nobody gave away."""
    number = rng.randint(10, 250)
    for _ in range(60):
        with suppress(OSError):
            asked(server, f"/api/tables/{''.join(rng.choices('ABCDEFGH', k=6))}", None, number)


def kill_worker(server: Attacked, code: str, rng: Random) -> None:
    """A process in which bots think, or one for costly work, dies."""
    if workers := server.workers():
        with suppress(ProcessLookupError):
            os.kill(rng.choice(workers), signal.SIGKILL)


ATTACKS: tuple[Callable[[Attacked, str, Random], None], ...] = (vanish, flood, half, hostile, guess, kill_worker)


async def attack(server: Attacked, tables: list[Table], until: float, rng: Random, done: Counter[str]) -> None:
    while time.monotonic() < until:
        what = rng.choice(ATTACKS)
        code = rng.choice(tables).seats[0].place["table"]
        await asyncio.to_thread(what, server, code, rng)
        done[what.__name__] += 1
        await asyncio.sleep(rng.uniform(0, 2))


async def weigh(server: Attacked, until: float, memory: list[int]) -> None:
    while time.monotonic() < until:
        memory.append(server.memory())
        await asyncio.sleep(5)


# -- what must be true ----------------------------------------------------------------------------------------------


def missing(store: Path, tables: list[Table]) -> int:
    """Acknowledged moves that the store does not have, in their order."""
    count = 0
    with sqlite3.connect(store) as connection:
        for table in tables:
            code = table.seats[0].place["table"]
            rows = connection.execute("SELECT body FROM entries WHERE code = ? ORDER BY seq", (code,))
            stored = iter([json.loads(body).get("move") for (body,) in rows])
            count += sum(move not in stored for move in table.acknowledged)
    return count


def report(tables: list[Table], memory: list[int], done: Counter[str], store: Path, until: float) -> dict[str, Any]:
    waits = sorted(wait for table in tables for _, wait in table.waits)
    tenth = max(1, len(memory) // 10)
    return {
        "tables": len(tables),
        "moves": sum(len(table.acknowledged) for table in tables),
        "p50_ms": round(waits[len(waits) // 2] * 1000, 1),
        "p99_ms": round(waits[int(len(waits) * 0.99)] * 1000, 1),
        "slowest_ms": round(waits[-1] * 1000, 1),
        "lost_moves": missing(store, tables),
        "disconnected": sum(table.lost for table in tables),
        "stuck": sum(table.last_move < until - 30 for table in tables),
        "refused": dict(sum((table.refused for table in tables), Counter[str]())),
        "memory_mb_first_tenth": round(sum(memory[:tenth]) / tenth / 2**20),
        "memory_mb_last_tenth": round(sum(memory[-tenth:]) / tenth / 2**20),
        "memory_mb_most": round(max(memory) / 2**20),
        "attacks": dict(done),
    }


async def gathered(work: list[Coroutine[Any, Any, None]], at_once: int = 20) -> None:
    for start in range(0, len(work), at_once):
        await asyncio.gather(*work[start : start + at_once])


async def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=30)
    arguments = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        server = Attacked(Path(folder), quick=False)
        try:
            await server.up()
            tables = [Table(server, number) for number in range(arguments.tables)]
            await gathered([table.sit_down() for table in tables])
            until, memory, done = time.monotonic() + arguments.minutes * 60, list[int](), Counter[str]()
            await asyncio.gather(
                *(table.play(until) for table in tables),
                *(attack(server, tables, until, Random(number), done) for number in range(3)),
                weigh(server, until, memory),
            )
            await asyncio.sleep(5)
            found = report(tables, memory, done, Path(folder) / "tables.db", until)
            found["server_refused"] = dict(Counter(what for what, _ in server.refusals()))
            health = await asyncio.to_thread(asked, server, "/health", None, 1)
            print(json.dumps(found | {"health": json.loads(health[1])}, indent=1))
            await gathered([table.close() for table in tables])
        finally:
            server.stop()
    return bool(found["lost_moves"] or found["disconnected"] or found["stuck"])


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
