"""Two server processes on one PostgreSQL against one, over loopback, and how long a table waits when one is killed.

    python benches/processes.py                     about a minute; PostgreSQL (Debian's package) must be installed

Four scripted clients sit at every table, spread over the processes: every move is stored by one process and read by the
other, so both have to play and tell it. Then the same with all four `together` at one process, as a proxy does that
goes by the table's path. Printed are moves a second, what a move costs in CPU time of the servers and of PostgreSQL,
and latencies from an answer until the last of the four has seen it. Servers, PostgreSQL and clients share the machine,
and `cores_busy` tells whether it had anything left: where all cores are busy a second process cannot play more moves,
it shows what sharing costs. `two_to_one` compares both. `takeover_s` is the time from a kill until a bot at a table of
the killed process has moved in the other one.
"""

import argparse
import asyncio
import json
import os
import resource
import signal
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from load import LoadTable, Server, percentile, set_up, yardstick

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "support"))
from real_postgres import Postgres, missing, running_postgres
from zehn.server.client import Client, asked, make_table


def database_cpu(postgres: Postgres) -> float:
    """CPU seconds of all processes of the database that are alive."""
    first = int((postgres.folder / "postmaster.pid").read_text().split()[0])
    seconds = 0.0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
        except (OSError, IndexError):
            continue
        if first in (int(folder.name), int(fields[1])):
            seconds += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return seconds


async def load(
    postgres: Postgres, processes: int, tables: int, pace: float, seconds: float, *, together: bool
) -> dict[str, Any]:
    """Play for a while on so many processes."""
    store = postgres.database()
    servers = [Server(store) for _ in range(processes)]
    try:
        for server in servers:
            await server.up(core=None)
        playing = await set_up([server.address for server in servers], tables, together=together)
        cpu, database, began = [sum(s.cpu()) for s in servers], database_cpu(postgres), time.perf_counter()
        clients = time.process_time()
        await asyncio.gather(*(table.play(began + seconds, pace) for table in playing))
        wall = time.perf_counter() - began
        spent = [sum(server.cpu()) - before for server, before in zip(servers, cpu, strict=True)]
        database, clients = database_cpu(postgres) - database, time.process_time() - clients
        for table in playing:
            await table.close()
        return {"together": together} | figures(playing, wall, spent, database, clients)
    finally:
        for server in servers:
            server.stop()


def figures(
    tables: list[LoadTable], wall: float, spent: list[float], database: float, clients: float
) -> dict[str, Any]:
    latencies = [value for table in tables for value in table.latencies]
    moves = max(1, len(latencies))
    return {
        "processes": len(spent), "tables": len(tables), "moves_per_s": round(moves / wall, 1),
        "server_cpu_us_per_move": round(sum(spent) / moves * 1e6),
        "of_it_each": [round(part / moves * 1e6) for part in spent],
        "postgres_cpu_us_per_move": round(database / moves * 1e6),
        "clients_cpu_us_per_move": round(clients / moves * 1e6),
        "cores_busy": round((sum(spent) + database + clients) / wall, 2),
        "p50_ms": round(percentile(latencies, 0.5), 1), "p99_ms": round(percentile(latencies, 0.99), 1),
    }  # fmt: skip


def is_bots(entry: dict[str, Any]) -> bool:
    return str(entry["what"].get("move", "")).startswith("1 ")


async def takeover(postgres: Postgres) -> float:
    """Seconds from the kill of a process until a bot at its table has moved in the other one."""
    store = postgres.database()
    here, there = Server(store), Server(store)
    try:
        for server in (here, there):
            await server.up(core=None)
        options = {"pace": 0, "rest": 0, "grace": 3600}
        place = await make_table(here.address, "phase10", "A", chairs=2, bots=["steady"], options=options)
        async with Client([here.address, there.address], place["table"], [place["token"]]) as client:
            await client.request("start")
            await client.until(lambda: bool(asked(client)))
            here.process.send_signal(signal.SIGKILL)
            began, before = time.perf_counter(), client.state["seq"]
            await client.until(lambda: client.connections == 2)
            while not any(is_bots(entry) for entry in client.entries if entry["seq"] >= before):
                for you in asked(client):
                    move = Random(1).choice(you["ask"]["moves"])
                    await client.request("answer", question=client.state["question"], move=move)
                await asyncio.sleep(0.01)
            return time.perf_counter() - began
    finally:
        here.process.wait(20)
        there.stop()


async def show(postgres: Postgres, processes: int, arguments: argparse.Namespace, *, together: bool) -> dict[str, Any]:
    tables, pace, seconds = arguments.tables, arguments.pace, arguments.seconds
    found = await load(postgres, processes, tables, pace, seconds, together=together)
    print(json.dumps(found), flush=True)
    return found


def compared(one: dict[str, Any], two: dict[str, Any]) -> dict[str, float]:
    names = ("moves_per_s", "server_cpu_us_per_move", "postgres_cpu_us_per_move", "p50_ms", "p99_ms")
    return {name: round(two[name] / max(one[name], 0.1), 2) for name in names}


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--pace", type=float, default=0.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--kills", type=int, default=3)
    arguments = parser.parse_args()
    if why := missing():
        sys.exit(why)
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    postgres = running_postgres()
    print(json.dumps({"yardstick_ns": round(yardstick(), 1)}))
    one = await show(postgres, 1, arguments, together=True)
    for together in (False, True):
        two = await show(postgres, 2, arguments, together=together)
        print(json.dumps({"two_to_one": compared(one, two), "together": together}), flush=True)
    times = [round(await takeover(postgres), 1) for _ in range(arguments.kills)]
    print(json.dumps({"takeover_s": times}))


if __name__ == "__main__":
    asyncio.run(main())
