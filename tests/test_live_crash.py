"""The server is killed at any moment and goes on: no acknowledged move lost, none doubled."""

import asyncio
import os
import signal
import socket
import sqlite3
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from zehn.players import PLAYERS, Player
from zehn.record import Record, read_record, verify
from zehn.server import entries as e
from zehn.server.client import Client, ConnectionLost, RefusedByTable, asked, choice, fetch, make_table, take_chair
from zehn.server.table import Table

LONG = bool(os.environ.get("ZEHN_LONG"))
KILLS = 200 if LONG else 20
TABLES = 3
RULES: list[dict[str, Any]] = [
    {"phases": "first:10"},
    {"phases": "first:10", "variants": ["knocking"], "knock_window": 0.05},
    {"phases": "first:10", "variants": ["free_order"], "go_out": "any"},
]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


class Mortal:
    """The server of `mortal_server.py`."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.store = folder / "tables.db"
        self.address = f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        script = str(Path(__file__).parent / "mortal_server.py")
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, script, str(self.port), str(self.store), stdin=pipe, stdout=pipe
        )
        await self.born()

    async def born(self) -> None:
        assert self.process.stdout is not None
        self.child = int(await asyncio.wait_for(self.process.stdout.readline(), 60))

    async def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)
        await self.born()

    async def stop(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        await self.process.wait()


class Witness:
    """Plays a seat and writes down every move that was acknowledged."""

    def __init__(self, client: Client, player: Player) -> None:
        self.client = client
        self.player = player
        self.acknowledged: list[tuple[int, str]] = []

    async def play(self) -> None:
        client = self.client
        while True:
            question = client.state["question"]
            for you in asked(client):
                with suppress(ConnectionLost, RefusedByTable):
                    await self.act(you, question)
            if client.state["table"]["phase"] == "over" and client.state["table"]["host"] in client.seats:
                with suppress(ConnectionLost, RefusedByTable):
                    await client.request("rematch")
                    await client.request("start")
            with suppress(TimeoutError):
                await client.until(lambda q=question: client.state["question"] != q, seconds=0.3)  # type: ignore[misc]

    async def act(self, you: dict[str, Any], question: int) -> None:
        move = choice(self.client, self.player, you)
        if not move:
            await self.client.request("wave", question=question, seat=you["seat"])
            return
        reply = await self.client.request("answer", question=question, move=move)
        (entry,) = [entry for entry in reply["entries"] if entry["what"]["kind"] == "move"]
        self.acknowledged.append((entry["seq"], entry["what"]["move"]))


async def up(server: Mortal) -> None:
    for _ in range(200):
        try:
            await fetch(server.address, "/health")
            return
        except OSError:
            await asyncio.sleep(0.1)


async def seated(server: Mortal, number: int) -> list[Witness]:
    """A table with two people, the last with a bot, too, started."""
    bots = ["greedy"] if number == TABLES - 1 else []
    options = {"pace": 0, "rest": 0.05, "grace": 60}
    await up(server)
    place = await make_table(
        server.address, "phase10", "Anna", chairs=2 + len(bots), bots=bots, rules=RULES[number], options=options
    )
    other = await take_chair(server.address, place["table"], "Ben")
    witnesses = []
    for seat, token in enumerate((place["token"], other["token"])):
        client = Client(server.address, place["table"], [token])
        await client.__aenter__()
        witnesses.append(Witness(client, PLAYERS["phase10"]["steady"](Random(seat))))
    await witnesses[0].client.request("start")
    return witnesses


def count(witnesses: list[Witness]) -> int:
    return sum(len(witness.acknowledged) for witness in witnesses)


def stored(server: Mortal, code: str) -> list[tuple[int, int, bytes]]:
    with sqlite3.connect(server.store) as connection:
        rows = connection.execute("SELECT seq, at, body FROM entries WHERE code = ? ORDER BY seq", (code,)).fetchall()
    connection.close()
    return [(seq, at, body.encode()) for seq, at, body in rows]


async def test_killed_at_any_moment_no_acknowledged_move_is_lost_and_none_doubled(tmp_path: Path) -> None:
    server, rng = Mortal(tmp_path), Random(10)
    await server.start()
    tables = [await seated(server, number) for number in range(TABLES)]
    witnesses = [witness for table in tables for witness in table]
    playing = [asyncio.create_task(witness.play()) for witness in witnesses]
    for _ in range(KILLS):
        enough = count(witnesses) + rng.randint(1, 15)
        async with asyncio.timeout(60):
            while count(witnesses) < enough:
                await asyncio.sleep(0.005)
        await asyncio.sleep(rng.uniform(0, 0.02))
        await server.kill()
    await asyncio.sleep(1)
    for task in playing:
        task.cancel()
    results = await asyncio.gather(*playing, return_exceptions=True)
    assert all(isinstance(result, asyncio.CancelledError) for result in results), results
    for table in tables:
        check(server, table)
    for witness in witnesses:
        await witness.client.close()
    await server.stop()


def check(server: Mortal, table: list[Witness]) -> None:
    """What was acknowledged stands in the store, at its place and once; and the table is one that can be replayed."""
    code = table[0].client.state["table"]["code"]
    rows = stored(server, code)
    assert [seq for seq, _, _ in rows] == list(range(len(rows)))
    entries = [e.read(body) for _, _, body in rows]
    told = [part for witness in table for part in witness.acknowledged]
    assert told, "no move: the test shows nothing"
    for seq, move in told:
        entry = entries[seq]
        assert isinstance(entry, e.Moved)
        assert entry.move == move
    assert max(Counter(seq for seq, _ in told).values()) == 1
    replayed = Table.replay(code, [(at, body) for _, at, body in rows])
    if replayed.game is not None and replayed.chance.proofs:
        record = read_record(replayed.record())
        assert isinstance(record, Record)
        assert verify(record).ok
    for witness in table:
        assert witness.client.state["seq"] <= len(rows)
        assert all(witness.client.fair)
