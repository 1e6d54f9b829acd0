"""A real server under attack: people who play honestly beside it, and what they notice.

Honest people come from 127.0.0.1; attackers come from other addresses of the loopback network, as strangers would.
"""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from websockets.frames import Frame, Opcode

from zehn.server.client import Client, RefusedByTable, fetch, make_table, take_chair

LONG = bool(os.environ.get("ZEHN_LONG"))

#: Honest people here move faster than people can.
QUICK = "messages = { burst = 100000, per_second = 1000 }\nframes = { burst = 1000, per_second = 100 }\n"


class Attacked:
    """A server's process, seen from outside."""

    def __init__(self, folder: Path, config: str = "", *, quick: bool = True) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / "log"
        (folder / "zehn.toml").write_text(f"[limits]\n{QUICK if quick else ''}{config}")
        command = [sys.executable, "-m", "zehn.server.serve", "127.0.0.1", str(self.port), str(folder / "tables.db")]
        environ = os.environ | {"ZEHN_CONFIG": str(folder / "zehn.toml")}
        with self.log.open("wb") as errors:
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors, env=environ)

    async def up(self) -> None:
        while True:
            try:
                await fetch(self.address, "/health")
            except OSError:
                await asyncio.sleep(0.1)
            else:
                return

    def workers(self) -> list[int]:
        """The processes that it started."""
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self.process.pid)], capture_output=True, check=False)
        return [int(pid) for pid in found.stdout.split()]

    def memory(self) -> int:
        """Bytes that it and its workers hold."""
        return sum(_resident(pid) for pid in (self.process.pid, *self.workers()))

    def logged(self) -> list[dict[str, Any]]:
        """What its log says."""
        return [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]

    def refusals(self) -> set[tuple[str, str]]:
        """The limits that were reached: (which, by which address)."""
        return {(line["what"], line["address"]) for line in self.logged() if line["event"] == "limit reached"}

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(300)


def _resident(pid: int) -> int:
    with suppress(OSError):
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


class Honest:
    """Two tables that go on all the time: one of two people, one of a person and a bot."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.rng = Random(4)
        self.tables: list[list[Client]] = []
        self.waits: list[float] = []
        self.bot_waits: list[float] = []
        self.playing: list[asyncio.Task[None]] = []
        self.calm = 0.0

    async def sit_down(self) -> None:
        for bots in ([], ["greedy"]):
            options = {"pace": 0, "rest": 0, "grace": 3600}
            place = await make_table(self.address, "phase10", "Anna", chairs=2, bots=bots, options=options)
            places = [place] if bots else [place, await take_chair(self.address, place["table"], "Ben")]
            clients = [Client(self.address, place["table"], [each["token"]]) for each in places]
            for client in clients:
                await client.__aenter__()
            self.tables.append(clients)
            self.playing.append(asyncio.create_task(self._play(clients, self.bot_waits if bots else self.waits)))

    async def _play(self, clients: Sequence[Client], waits: list[float]) -> None:
        host = clients[0]
        while True:
            phase = host.state["table"]["phase"]
            if phase in ("lobby", "over"):
                await host.request("rematch" if phase == "over" else "start")
            elif not await self._turn(clients, waits):
                await asyncio.sleep(0.002)

    async def _turn(self, clients: Sequence[Client], waits: list[float]) -> bool:
        """A move of the player who is asked; how long it took until it was seen."""
        for client in clients:
            for you in client.state["you"]:
                ask = you["ask"]
                if not ask or ask["kind"] not in ("draw", "play"):
                    continue
                offered = ask.get("lays", [])[:1] + ask.get("hits", [])[:1]
                move = offered[0]["move"] if offered else self.rng.choice(ask["moves"])
                began = time.perf_counter()
                with suppress(RefusedByTable):
                    await client.answer(move)
                waits.append(time.perf_counter() - began)
                await asyncio.sleep(0.02)
                return True
        return False

    async def moves(self, count: int) -> None:
        """Wait until each table has gone on by so many moves; a player who stopped says why."""
        wanted = [len(waits) + count for waits in (self.waits, self.bot_waits)]
        async with asyncio.timeout(300):
            while any(len(waits) < want for waits, want in zip((self.waits, self.bot_waits), wanted, strict=True)):
                for task in self.playing:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.02)

    def undisturbed(self) -> bool:
        """Whether nobody was ever disconnected."""
        return all(client.connections == 1 for table in self.tables for client in table)

    def slowest(self) -> float:
        """The 99th percentile of what people waited for, in milliseconds."""
        waits = sorted(self.waits + self.bot_waits)
        return waits[int(len(waits) * 0.99)] * 1000 if waits else 0.0

    def forget(self) -> None:
        """Count waiting from now on; what it was before, with nobody attacking, is how fast this machine is today."""
        self.calm = self.slowest()
        self.waits.clear()
        self.bot_waits.clear()

    async def leave(self) -> None:
        for task in self.playing:
            task.cancel()
        for table in self.tables:
            for client in table:
                await client.close()


@asynccontextmanager
async def attacked(folder: Path, config: str = "") -> AsyncGenerator[tuple[Attacked, Honest], None]:
    """A server with its usual limits, and two honest tables that are being played."""
    server = Attacked(folder, config)
    honest = Honest(server.address)
    try:
        await server.up()
        await honest.sit_down()
        await honest.moves(100 if LONG else 10)
        honest.forget()
        yield server, honest
    finally:
        await honest.leave()
        server.stop()


async def unharmed(honest: Honest) -> None:
    """Both tables go on, nobody was disconnected.

    How long people waited is asserted in the long form only; on a machine that is busy with other things it may be
    more than 250 ms, but not more than three times as much as without an attack.
    """
    await honest.moves(5)
    assert honest.undisturbed()
    moves = len(honest.waits) + len(honest.bot_waits)
    print(f"slowest of {moves} moves: {honest.slowest():.0f} ms, {honest.calm:.0f} ms without an attack")
    assert not LONG or honest.slowest() < max(250, 3 * honest.calm)


# -- attackers ------------------------------------------------------------------------------------------------------


def stranger(server: Attacked, number: int = 9) -> socket.socket:
    """A connection from another address."""
    return socket.create_connection(("127.0.0.1", server.port), 10, source_address=(f"127.0.0.{number}", 0))


def upgraded(server: Attacked, code: str, number: int = 9) -> socket.socket:
    """A WebSocket at a table, as bytes."""
    client = stranger(server, number)
    client.sendall(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    head = b""
    while b"\r\n\r\n" not in head:
        part = client.recv(4096)
        if not part:
            raise ConnectionResetError
        head += part
    if b" 101 " not in head:
        raise ConnectionRefusedError(head.split(b"\r\n", 1)[0].decode())
    return client


def framed(text: object, opcode: Opcode = Opcode.TEXT) -> bytes:
    """A client's frame."""
    data = text if isinstance(text, bytes) else json.dumps(text).encode()
    return Frame(opcode, data).serialize(mask=True)


def reset(client: socket.socket) -> None:
    """Vanish without a word."""
    client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
    client.close()


def asked(
    server: Attacked, path: str, body: object = None, number: int = 9, *, network: str = "127.0.0"
) -> tuple[int, bytes]:
    """Status and answer of a request from another address."""
    host = urlsplit(server.address).netloc
    connection = HTTPConnection(host, timeout=300, source_address=(f"{network}.{number}", 0))
    try:
        sent = None if body is None else json.dumps(body).encode()
        connection.request("GET" if sent is None else "POST", path, sent, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()
