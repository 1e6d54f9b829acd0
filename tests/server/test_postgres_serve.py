"""`zehn serve --workers` and `zehn store copy` on a real PostgreSQL, from the outside."""

import asyncio
import multiprocessing
import os
import signal
import sqlite3
import time
from pathlib import Path
from typing import Any

import psycopg
import pytest

from live_house import house
from mortals import free_port
from real_postgres import Postgres, postgres
from witnesses import up
from zehn.cli import call
from zehn.server.store.copying import copy

__all__ = ["postgres"]

pytestmark = pytest.mark.xdist_group("postgres")  # one cluster for all


def started(store: str, port: int) -> Any:
    """`zehn serve --workers 2`, in a process that has everything imported already."""
    process = multiprocessing.get_context("fork").Process(
        target=call, args=(["serve", "--store", store, "--workers", "2", "--port", str(port), "--lang", "en"],)
    )
    process.start()
    return process


def living(postgres: Postgres, url: str) -> set[int]:
    """The numbers of the processes that serve a store now."""
    statement = "SELECT name FROM processes WHERE until > extract(epoch FROM clock_timestamp()) * 1000"
    try:
        found = postgres.sql(statement, database=url.rpartition("/")[2])
    except psycopg.errors.UndefinedTable:  # the first one has not even begun
        return set()
    return {int(name.split("-")[-2]) for (name,) in found}


def until_living(postgres: Postgres, url: str, without: set[int], count: int = 2) -> set[int]:
    end = time.monotonic() + 300
    while len(found := living(postgres, url) - without) != count:
        assert time.monotonic() < end, found
        time.sleep(0.1)
    return found


def test_workers_serve_one_port_and_one_that_dies_is_replaced(
    postgres: Postgres, capfd: pytest.CaptureFixture[str]
) -> None:
    url, port = postgres.database(), free_port()
    server = started(url, port)
    first = until_living(postgres, url, set())
    asyncio.run(up(f"http://127.0.0.1:{port}"))
    (dead, *_) = first
    os.kill(dead, signal.SIGKILL)
    assert until_living(postgres, url, {dead}) & first
    asyncio.run(up(f"http://127.0.0.1:{port}"))
    server.terminate()
    server.join(300)
    assert server.exitcode == 0
    assert living(postgres, url) == set()
    said = capfd.readouterr().out
    assert said.count(f"http://localhost:{port}/") == 1
    assert "127.0.0.1" in said  # the store


def test_the_workers_end_when_the_one_that_started_them_is_killed(postgres: Postgres) -> None:
    url = postgres.database()
    server = started(url, free_port())
    until_living(postgres, url, set())
    server.kill()
    server.join(300)
    until_living(postgres, url, set(), 0)


async def test_a_store_is_copied_and_everybody_keeps_his_seat(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, file = postgres.database(), tmp_path / "tables.db"
    async with house(tmp_path) as old:
        code, tokens = await old.table("Anna", "Ben")
        anna = await old.join(code, *tokens)
        await anna.request("say", seat=0, text="äöü 'quoted'")
        before = anna.state["seq"]
    capsys.readouterr()
    assert call(["store", "copy", str(file), url, "--lang", "en"]) == 0
    assert f"tables 1, entries {before}" in capsys.readouterr().out
    async with house(url) as new:
        again = await new.join(code, *tokens)
        assert (again.state["seq"], again.seats) == (before, [0, 1])
    assert copy(url, f"sqlite:///{tmp_path / 'back.db'}") == (1, before)
    assert dump(file) == dump(tmp_path / "back.db")
    assert call(["store", "copy", str(file), url, "--lang", "en"]) == 2
    assert "empty store" in capsys.readouterr().err


def dump(file: Path) -> list[list[Any]]:
    with sqlite3.connect(file) as connection:
        found = [connection.execute(f"SELECT * FROM {table}").fetchall() for table in ("tables", "entries", "keys")]
    connection.close()
    return found


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["store"], "zehn store copy FROM TO"),
        (["store", "move", "a", "b"], "zehn store copy FROM TO"),
        (["store", "copy", "{folder}/none.db", "{folder}/b.db"], "no store"),
        (["store", "copy", "{folder}/old.db", "{folder}/new.db"], "newer version"),
        (["serve", "--store", "{folder}/new.db"], "newer version"),
        (["serve", "--store", "oracle://a/b"], "cannot be opened"),
        (["serve", "--store", "{folder}/a.db", "--workers", "0"], "PostgreSQL"),
        (["serve", "--store", "postgresql://a:geheim@127.0.0.1:1/b"], "cannot be opened"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    tmp_path: Path, arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with sqlite3.connect(tmp_path / "new.db") as newer:
        newer.execute("CREATE TABLE alembic_version (version_num TEXT)")
        newer.execute("INSERT INTO alembic_version VALUES ('9999')")
    newer.close()
    (tmp_path / "old.db").touch()
    assert call([*(argument.format(folder=tmp_path) for argument in arguments), "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert "geheim" not in said
    assert len(said.strip().splitlines()) == 1
