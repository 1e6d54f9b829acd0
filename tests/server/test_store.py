"""The store: what it says is durable stays, one writer of an entry wins, the schema is the migrations'."""

import asyncio
import sqlite3
from importlib.resources import files
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect

from zehn.server.store import Store, StoreFails, Taken, store_url
from zehn.server.store.engines import HEAD
from zehn.server.store.schema import METADATA, TABLE


async def opened(path: Path) -> Store:
    return await Store.open(f"sqlite:///{path / 'tables.db'}")


async def test_entries_come_back_in_order(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await store.append("AAA", 0, 5, [b'{"a":1}', b'{"b":2}'], new=TABLE)
    await store.append("AAA", 2, 6, [b'{"c":"\xc3\xa4"}'])
    assert await store.read("AAA") == [(5, b'{"a":1}'), (5, b'{"b":2}'), (6, b'{"c":"\xc3\xa4"}')]
    assert await store.read("AAA", 2) == [(6, b'{"c":"\xc3\xa4"}')]
    assert await store.read("BBB") == []
    await store.close()
    again = await opened(tmp_path)
    assert len(await again.read("AAA")) == 3
    await again.close()


async def test_of_ten_writers_one_wins(tmp_path: Path) -> None:
    stores = [await opened(tmp_path) for _ in range(2)]
    await stores[0].append("AAA", 0, 0, [b"{}"], new=TABLE)
    racing = [stores[n % 2].append("AAA", 1, n, [f'{{"n":{n}}}'.encode()]) for n in range(10)]
    results = await asyncio.gather(*racing, return_exceptions=True)
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, Taken) for result in results) == 9
    assert len(await stores[0].read("AAA")) == 2
    for store in stores:
        await store.close()


async def test_a_loser_does_not_harm_those_in_the_same_commit(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await asyncio.gather(*(store.append(f"T{n}", 0, 0, [b"{}"], new=TABLE) for n in range(50)))
    before = store.writer.commits
    appends = [store.append(f"T{n}", 0 if n == 7 else 1, 0, [b"{}"]) for n in range(50)]
    results = await asyncio.gather(*appends, return_exceptions=True)
    assert [n for n, result in enumerate(results) if result is not None] == [7]
    await asyncio.gather(*(store.append(f"T{n}", 2, 0, [b"{}"]) for n in range(50)))
    assert store.writer.commits - before < 100, "no commit was shared"
    await store.close()


async def test_many_entries_are_all_or_none(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await store.append("AAA", 0, 0, [b"{}"], new=TABLE)
    await store.append("AAA", 2, 0, [b"{}"])
    with pytest.raises(Taken):
        await store.append("AAA", 1, 0, [b"{}", b"{}"])
    assert len(await store.read("AAA")) == 2
    await store.close()


async def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    await store.close()


async def test_a_store_that_cannot_be_written_says_so_and_recovers(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await store.append("AAA", 0, 0, [b"{}"], new=TABLE)
    with sqlite3.connect(tmp_path / "tables.db") as other:
        other.execute("ALTER TABLE entries RENAME TO hidden")
    with pytest.raises(StoreFails):
        await store.append("AAA", 1, 0, [b"{}"])
    with pytest.raises(StoreFails):
        await store.read("AAA")
    with sqlite3.connect(tmp_path / "tables.db") as other:
        other.execute("ALTER TABLE hidden RENAME TO entries")
    await store.append("AAA", 1, 0, [b"{}"])
    assert len(await store.read("AAA")) == 2
    await store.close()


async def test_a_place_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "tables.db").mkdir()
    with pytest.raises(StoreFails):
        await opened(tmp_path)


async def test_a_key_is_set_once(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    key = await store.key()
    assert await store.key() == key
    assert len(key) == 64
    await store.close()


async def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await store.close()
    made = inspect(create_engine(f"sqlite:///{tmp_path / 'tables.db'}"))
    for table in METADATA.tables.values():
        columns = {column["name"]: str(column["type"]) for column in made.get_columns(table.name)}
        assert columns == {column.name: str(column.type) for column in table.columns}


def test_the_newest_migration_is_known() -> None:
    folder = files("zehn.server.store").joinpath("migrations")
    assert ScriptDirectory(str(folder)).get_current_head() == HEAD


def test_a_store_is_a_url_or_a_file(tmp_path: Path) -> None:
    assert store_url("postgresql://host/zehn") == "postgresql://host/zehn"
    assert store_url(str(tmp_path / "a.db")) == f"sqlite:///{tmp_path / 'a.db'}"
    assert store_url(None).startswith("sqlite:///")
