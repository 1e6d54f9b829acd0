"""Stores that fail while people play: a sentence for the players, no table harmed, and all goes on by itself."""

import asyncio
import os
import resource
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from live_house import House, house
from real_postgres import Postgres, postgres
from witnesses import up
from zehn.server.client import Client, RefusedByTable, asked, fetch, make_table, take_chair
from zehn.server.codec import read_rows
from zehn.server.store import Store
from zehn.tables.table import Table

__all__ = ["postgres"]

pytestmark = pytest.mark.xdist_group("postgres")  # one cluster for all

SENTENCE = "nothing is lost"


@asynccontextmanager
async def playing(address: str) -> AsyncGenerator[Client, None]:
    """Two people at one device, in the middle of a game."""
    place = await make_table(address, "phase10", "Anna", chairs=2, options={"rest": 600})
    other = await take_chair(address, place["table"], "Ben")
    async with Client(address, place["table"], [place["token"], other["token"]]) as client:
        await client.request("start")
        await client.until(lambda: bool(asked(client)))
        await move(client)
        yield client


async def move(client: Client) -> RefusedByTable | None:
    """Play on; if the table refuses it, why."""
    (you,) = asked(client)
    try:
        await client.answer(next(move for move in you["ask"]["moves"] if "skip" not in move))
    except RefusedByTable as refused:
        return refused
    return None


async def is_told(client: Client) -> None:
    """A move is refused with the sentence; the state is as it was."""
    before = client.state["seq"]
    while (refused := await move(client)) is None:  # a full disk may still have room for some
        before = client.state["seq"]
    assert refused.key == "store-fails"
    assert SENTENCE in refused.message["text"]
    assert client.state["seq"] == before


async def goes_on(client: Client) -> None:
    """The same move is taken as soon as the store is well; nobody has to do anything."""
    async with asyncio.timeout(300):
        while refused := await move(client):
            assert refused.key == "store-fails"
            await asyncio.sleep(0.1)
    assert await move(client) is None


async def check(store: Store, client: Client) -> None:
    """The table in the store is the one that the client sees."""
    rows = await store.read(client.state["table"]["code"])
    table = Table.replay(client.state["table"]["code"], read_rows(rows))
    assert (table.seq, table.question) == (client.state["seq"], client.state["question"])


async def survives(at: House, break_it: Callable[[], Any], mend_it: Callable[[], Any]) -> None:
    """The whole story of a fault, twice."""
    async with playing(at.address) as client:
        for _ in range(2):
            await asyncio.to_thread(break_it)
            await is_told(client)
            await asyncio.to_thread(mend_it)
            await goes_on(client)
            while not at.manager.cluster.holds(client.state["table"]["code"]):  # this process acts for the table again
                await asyncio.sleep(0.05)
        await check(at.manager.store, client)


# -- SQLite -----------------------------------------------------------------------------------------------------------


async def test_sqlite_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zehn.server.store.sqlite.PATIENCE", 300)
    async with house(tmp_path) as at:
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None, check_same_thread=False)
        await survives(at, lambda: other.execute("BEGIN EXCLUSIVE"), lambda: other.execute("ROLLBACK"))
        other.close()


async def test_sqlite_read_only(tmp_path: Path) -> None:
    """As SQLite says it itself: to the connection that is open, and to every new one."""
    async with house(tmp_path) as at:
        store = at.manager.store
        read_only: list[bool] = []

        def insert(connection: Any, batch: Any) -> None:
            connection.cursor().execute(f"PRAGMA query_only={bool(read_only)}")
            usual(connection, batch)

        usual, store.kind.insert = store.kind.insert, insert  # type: ignore[method-assign]
        await survives(at, lambda: read_only.append(True), read_only.clear)


@asynccontextmanager
async def server(store: Path) -> AsyncGenerator[tuple[str, int], None]:
    """A server in a process of its own; its address and its number."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "zehn.server.serve", "127.0.0.1", str(port), str(store)]
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        await up(address)
        yield address, process.pid
    finally:
        process.kill()
        await process.wait()


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="files are given a limit as Linux does it")
async def test_sqlite_on_a_disk_that_is_full(tmp_path: Path) -> None:
    """No file of the server may grow any more: the system refuses to write, as it does when a disk is full."""
    store = tmp_path / "tables.db"
    async with server(store) as (address, pid), playing(address) as client:
        for _ in range(2):
            size = max(path.stat().st_size for path in tmp_path.iterdir())
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (size + 1, resource.RLIM_INFINITY))
            await is_told(client)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            await goes_on(client)
        with sqlite3.connect(store) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        connection.close()
        again = await Store.open(f"sqlite:///{store}")
        await check(again, client)
        await again.close()


# -- PostgreSQL -------------------------------------------------------------------------------------------------------


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody wants to wait in a test."""
    monkeypatch.setattr("zehn.server.store.writer.PATIENCE", 0.3)
    monkeypatch.setattr("zehn.server.store.reader.PATIENCE", 0.3)


async def test_postgres_read_only(postgres: Postgres, hasty: None) -> None:
    """As after a fail-over to a copy that has not been made the first one yet."""
    url = postgres.database()
    database = url.rpartition("/")[2]

    def set_to(state: str) -> None:
        postgres.sql(f"ALTER DATABASE {database} SET default_transaction_read_only = {state}")
        postgres.cut()

    async with house(url) as at:
        await survives(at, lambda: set_to("on"), lambda: set_to("off"))


async def test_postgres_locked(postgres: Postgres) -> None:
    import psycopg

    url = postgres.database()
    async with house(f"{url}?options=-c%20lock_timeout%3D300") as at:
        with psycopg.connect(url) as other:
            await survives(at, lambda: other.execute("LOCK TABLE entries IN EXCLUSIVE MODE"), other.rollback)


@contextmanager
def small_disk(postgres: Postgres) -> Iterator[Path]:
    """A file system of a few megabytes that PostgreSQL may write to; skipped where nobody may mount one."""
    folder = Path(tempfile.mkdtemp(prefix="zehn-disk-"))
    mount = ["mount", "-t", "tmpfs", "-o", "size=32m", "zehn", str(folder)]
    if os.geteuid() or subprocess.run(mount, check=False).returncode:
        folder.rmdir()
        pytest.skip("only root can mount a small disk")
    try:
        shutil.chown(folder, "postgres", "postgres")
        yield folder
    finally:
        subprocess.run(["umount", folder], check=True)
        folder.rmdir()


def fill(folder: Path) -> None:
    """Leave no room on a disk."""
    with (folder / "filler").open("ab", buffering=0) as filler, suppress(OSError):
        while True:
            filler.write(bytes(4096))


async def test_postgres_on_a_disk_that_is_full(postgres: Postgres) -> None:
    """A tablespace without room; the journal is elsewhere, as PostgreSQL itself stops when that has none."""
    with small_disk(postgres) as disk:
        postgres.sql(f"CREATE TABLESPACE small LOCATION '{disk}'")
        url = postgres.database("TABLESPACE small")
        async with house(url) as at:
            await survives(at, lambda: fill(disk), (disk / "filler").unlink)
        postgres.sql(f"DROP DATABASE {url.rpartition('/')[2]}", "DROP TABLESPACE small")


NO_ROOM = """
CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$
"""


async def test_postgres_says_that_its_disk_is_full(postgres: Postgres) -> None:
    """The same as PostgreSQL says it, for those who cannot mount a disk; to whoever writes anything."""
    url = postgres.database()
    sql = partial(postgres.sql, database=url.rpartition("/")[2])
    tables = ("entries", "presence", "processes", "leases")
    async with house(url) as at:
        sql(NO_ROOM)
        full = [f"CREATE TRIGGER room BEFORE INSERT OR UPDATE ON {name} EXECUTE FUNCTION no_room()" for name in tables]
        free = [f"DROP TRIGGER room ON {name}" for name in tables]
        await survives(at, lambda: sql(*full), lambda: sql(*free))


async def test_postgres_out_of_reach(postgres: Postgres, hasty: None) -> None:
    """Longer than anybody wants to wait; those who come meanwhile are asked to come again."""
    async with AsyncExitStack() as stack:
        at = await stack.enter_async_context(house(postgres.database()))
        client = await stack.enter_async_context(playing(at.address))
        unread = await make_table(at.address, "phase10", "Cleo")
        await asyncio.to_thread(postgres.stop)
        await is_told(client)
        with pytest.raises(RefusedByTable) as caught:
            await fetch(at.address, "/api/tables/AAAAAA")
        assert caught.value.key == "store-fails"
        coming = asyncio.create_task(at.join(unread["table"], unread["token"]))
        await asyncio.to_thread(postgres.start)
        await goes_on(client)
        assert (await coming).seats == [0]
        await check(at.manager.store, client)
