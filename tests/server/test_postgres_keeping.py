"""Keys, tokens and old tables where several processes share a PostgreSQL."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import psycopg
import pytest

from live_house import house
from real_postgres import Postgres, postgres
from zehn.server.client import RefusedByTable, fetch
from zehn.server.keeping import DAY
from zehn.server.store import KeyFails, Store, StoreFails
from zehn.server.store.copying import copy
from zehn.server.store.schema import TABLE
from zehn.server.store.writer import now

__all__ = ["postgres"]

pytestmark = pytest.mark.xdist_group("postgres")  # one cluster for all

OLD = 91 * DAY * 1000


@pytest.fixture(autouse=True)
def no_key_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ZEHN_KEY_FILE", raising=False)


def query(url: str, statement: str) -> list[Any]:
    with psycopg.connect(url.replace("postgresql+psycopg://", "postgresql://"), autocommit=True) as connection:
        return connection.execute(statement).fetchall()


# -- the key ----------------------------------------------------------------------------------------------------------


async def test_processes_find_one_key_in_the_database(postgres: Postgres) -> None:
    url = postgres.database()
    stores = [await Store.open(url) for _ in range(3)]
    keys = await asyncio.gather(*(store.key() for store in stores))
    assert len(set(keys)) == 1
    assert query(url, "SELECT name, value FROM keys") == [("seats", keys[0])]
    for store in stores:
        await store.close()


async def test_the_key_moves_into_the_named_file(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, file = postgres.database(), tmp_path / "seats.key"
    async with house(url) as here:
        code, tokens = await here.table("Anna", "Ben")
    monkeypatch.setenv("ZEHN_KEY_FILE", str(file))
    async with house(url) as here, house(url) as there:
        assert (await here.join(code, tokens[0])).seats == [0]
        assert (await there.join(code, tokens[1])).seats == [1]
    assert query(url, "SELECT * FROM keys") == []
    file.unlink()
    store = await Store.open(url)
    with pytest.raises(KeyFails, match="missing"):
        await store.key()
    await store.close()


async def test_a_copy_takes_the_key_to_where_it_belongs(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        code, tokens = await here.table("Anna")
    source, key = f"sqlite:///{tmp_path / 'tables.db'}", (tmp_path / "tables.key").read_text().strip()
    plain, apart = postgres.database(), postgres.database()
    copy(source, plain)
    assert query(plain, "SELECT value FROM keys") == [(key,)]
    monkeypatch.setenv("ZEHN_KEY_FILE", str(tmp_path / "seats.key"))
    copy(source, apart)
    assert (query(apart, "SELECT * FROM keys"), (tmp_path / "seats.key").read_text().strip()) == ([], key)
    async with house(apart) as there:
        assert (await there.join(code, *tokens)).seats == [0]
    copy(apart, f"sqlite:///{tmp_path / 'back.db'}")
    assert not (tmp_path / "back.key").exists(), "the key stays where it was named"
    (tmp_path / "seats.key").write_text("another key " * 4)
    other = postgres.database()
    with pytest.raises(StoreFails, match="another store"):
        copy(source, other)
    assert query(other, "SELECT * FROM tables") == []


async def test_other_devices_are_signed_out_in_all_processes(postgres: Postgres) -> None:
    url = postgres.database()
    async with house(url) as here, house(url) as there:
        code, (token,) = await here.table("Anna")
        phone, tablet = await here.join(code, token), await there.join(code, token)
        fresh = (await phone.request("renew", seat=0))["token"]
        await tablet.until(lambda: tablet.signed_out)
        for each in (here, there):
            with pytest.raises(RefusedByTable, match="no longer"):
                await each.join(code, token)
        assert (await there.join(code, fresh)).seats == [0]


# -- old tables -------------------------------------------------------------------------------------------------------


async def test_old_tables_are_deleted_by_whoever_comes(postgres: Postgres) -> None:
    url = postgres.database()
    stores = [await Store.open(url) for _ in range(3)]
    for number in range(130):
        await stores[0].append(f"OLD{number}", 0, now() - OLD, [b"{}"] * 3, new=TABLE)
    await stores[0].append("LONG", 0, now() - 4 * OLD, [b"{}"], new=TABLE)
    await stores[0].append("LONG", 1, now(), [b"{}"])
    await stores[0].append("USED", 0, now() - OLD, [b"{}"], new=TABLE)
    await stores[0].append("HERE", 0, now() - OLD, [b"{}"], new=TABLE)
    query(url, "INSERT INTO presence VALUES ('HERE', 'somebody', '{}') RETURNING 1")
    counts = await asyncio.gather(*(store.sweep(now() - 90 * DAY * 1000, {"USED"}) for store in stores))
    assert sum(counts) == 130
    assert {code for (code,) in query(url, "SELECT code FROM tables")} == {"LONG", "USED", "HERE"}
    assert {code for (code,) in query(url, "SELECT code FROM entries")} == {"LONG", "USED", "HERE"}
    for store in stores:
        await store.close()


async def test_a_sweep_and_a_move_at_the_same_moment(postgres: Postgres) -> None:
    """The first one wins; an entry that was acknowledged is never swept away."""
    url = postgres.database()
    store = await Store.open(url)
    await store.append("AAAAAA", 0, now() - OLD, [b"{}"], new=TABLE)
    with psycopg.connect(url) as other:  # a move of another process, stored but not yet committed
        other.execute("INSERT INTO entries VALUES ('AAAAAA', 1, 9999999999999, '{}')")
        assert await store.sweep(now() - 90 * DAY * 1000, ()) == 0
    assert await store.sweep(now() - 90 * DAY * 1000, ()) == 0
    assert len(await store.read("AAAAAA")) == 2
    await store.close()


async def test_of_many_moves_and_sweeps_none_is_half_done(postgres: Postgres) -> None:
    url = postgres.database()
    one, two = await Store.open(url), await Store.open(url)
    codes = [f"T{number:03}" for number in range(200)]
    for code in codes:
        await one.append(code, 0, now() - OLD, [b"{}"], new=TABLE)
    ended, deleted = threading.Event(), 0

    async def sweeping() -> None:
        nonlocal deleted
        while not ended.is_set():
            deleted += await two.sweep(now() - 90 * DAY * 1000, ())

    sweeper = asyncio.create_task(sweeping())
    done = await asyncio.gather(*(one.append(code, 1, now(), [b"{}"]) for code in codes), return_exceptions=True)
    ended.set()
    await sweeper
    moved = {code for code, result in zip(codes, done, strict=True) if result is None}
    assert {code for (code,) in query(url, "SELECT code FROM tables")} >= moved
    assert (
        dict(query(url, "SELECT code, count(*) FROM entries GROUP BY code")).items() >= dict.fromkeys(moved, 2).items()
    )
    assert query(url, "SELECT * FROM tables WHERE NOT EXISTS (SELECT 1 FROM entries WHERE code = tables.code)") == []
    await one.close()
    await two.close()


async def test_a_table_that_another_process_deleted_is_gone(postgres: Postgres) -> None:
    url = postgres.database()
    async with house(url) as here:
        code, tokens = await here.table("Anna")
        anna = await here.join(code, *tokens)
        query(url, f"DELETE FROM entries WHERE code = '{code}' RETURNING 1")
        query(url, f"DELETE FROM tables WHERE code = '{code}' RETURNING 1")
        with pytest.raises(RefusedByTable) as refused:
            await anna.request("say", seat=0, text="hello?")
        assert refused.value.key == "no-table"
    async with house(url) as there:
        with pytest.raises(RefusedByTable) as refused:
            await fetch(there.address, f"/api/tables/{code}")
        assert refused.value.key == "no-table"
