"""The files of a store: for their owner alone, the key apart, one server each, a sentence when they are broken."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from live_house import house
from mortals import free_port
from zehn.cli import call
from zehn.refusals import Refused
from zehn.server.client import RefusedByTable, fetch, make_table
from zehn.server.codec import read_rows
from zehn.server.keeping import DAY, Keeping
from zehn.server.store import Damaged, KeyFails, Store, StoreFails
from zehn.server.store.copying import copy
from zehn.server.store.files import Busy, held
from zehn.server.store.keys import write_key
from zehn.server.store.schema import TABLE
from zehn.server.store.writer import now
from zehn.server.table_manager import TableManager
from zehn.server.tokens import Held, Tokens
from zehn.tables import entries as e
from zehn.tables.table import Table

posix = pytest.mark.skipif(os.name != "posix", reason="rights of files are POSIX's")


@pytest.fixture(autouse=True)
def no_key_file(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The user who runs the tests may have one, and may create files for everybody."""
    monkeypatch.delenv("ZEHN_KEY_FILE", raising=False)
    before = os.umask(0)
    yield
    os.umask(before)


def url(file: Path) -> str:
    return f"sqlite:///{file}"


def rights(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def execute(file: Path, *statements: str) -> list[Any]:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        return [connection.execute(statement).fetchall() for statement in statements]


# -- rights -----------------------------------------------------------------------------------------------------------


@posix
async def test_a_new_store_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "data" / "deep" / "tables.db"
    store = await Store.open(url(file))
    await store.append("AAA", 0, 0, [b"{}"], new=TABLE)
    await store.key()
    names = {found.name: rights(found) for found in file.parent.iterdir()}
    assert names == dict.fromkeys(["tables.db", "tables.db-wal", "tables.db-shm", "tables.key"], 0o600)
    assert [rights(folder) for folder in (file.parent, file.parent.parent)] == [0o700, 0o700]
    await store.close()


@posix
async def test_a_store_that_everybody_could_read_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    await (await Store.open(url(file))).close()
    for name in ("tables.db", "tables.db-wal", "tables.db-shm"):
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o644)
    store = await Store.open(url(file))
    assert {rights(found) for found in tmp_path.iterdir()} == {0o600}
    await store.close()


@posix
async def test_a_file_that_is_no_store_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("eggs, milk\n" * 500)
    file.chmod(0o644)
    with pytest.raises(StoreFails, match="not a database"):
        await Store.open(url(file))
    assert (rights(file), file.read_text()) == (0o644, "eggs, milk\n" * 500)


# -- the key ----------------------------------------------------------------------------------------------------------


async def test_the_key_lies_apart_from_the_tables(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path / "tables.db"))
    key = await store.key()
    await store.close()
    assert (tmp_path / "tables.key").read_text() == f"{key}\n"
    assert execute(tmp_path / "tables.db", "SELECT * FROM keys") == [[]]
    assert key.encode() not in (tmp_path / "tables.db").read_bytes()


async def test_an_old_key_moves_out_and_all_keep_their_seats(tmp_path: Path) -> None:
    file, old = tmp_path / "tables.db", "0123456789abcdef" * 4
    async with house(tmp_path) as here:
        code, _ = await here.table("Anna", "Ben")
    (tmp_path / "tables.key").unlink()
    execute(file, f"INSERT INTO keys VALUES ('seats', '{old}')")
    assert old.encode() in file.read_bytes()
    tokens = [Tokens(old).undated.dumps([code, 0, 1]), Tokens(old).write(Held(code, 1, 3))]
    async with house(tmp_path) as here:
        assert (await here.join(code, *map(str, tokens))).seats == [0, 1]
    assert (tmp_path / "tables.key").read_text().strip() == old
    assert execute(file, "SELECT * FROM keys") == [[]]
    assert old.encode() not in file.read_bytes()


async def test_a_key_of_another_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZEHN_KEY_FILE", str(tmp_path / "secrets" / "zehn"))
    store = await Store.open(url(tmp_path / "tables.db"))
    key = await store.key()
    assert (tmp_path / "secrets" / "zehn").read_text().strip() == key
    assert not (tmp_path / "tables.key").exists()
    await store.append("AAA", 0, 0, [b"{}"], new=TABLE)
    (tmp_path / "secrets" / "zehn").unlink()
    with pytest.raises(KeyFails, match="missing"):
        await store.key()
    (tmp_path / "secrets" / "zehn").write_text("short")
    with pytest.raises(KeyFails, match="fewer"):
        await store.key()
    await store.close()


async def test_a_key_that_lay_beside_the_store_is_taken_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(url(tmp_path / "tables.db"))
    await store.append("AAA", 0, 0, [b"{}"], new=TABLE)
    key = await store.key()
    monkeypatch.setenv("ZEHN_KEY_FILE", str(tmp_path / "elsewhere"))
    assert await store.key() == key
    assert (tmp_path / "elsewhere").read_text().strip() == key
    await store.close()


def test_of_several_who_make_a_key_the_first_wins(tmp_path: Path) -> None:
    for key in ("a" * 64, "b" * 64):
        write_key(tmp_path / "tables.key", key)
    assert [found.name for found in tmp_path.iterdir()] == ["tables.key"]
    assert (tmp_path / "tables.key").read_text() == "a" * 64 + "\n"


async def test_a_copy_has_the_key_beside_it(tmp_path: Path) -> None:
    """While the server runs, and over the key of the empty store that it fills."""
    await (await Store.open(url(tmp_path / "copy.db"))).close()
    write_key(tmp_path / "copy.key", "f" * 64)
    async with house(tmp_path) as here:
        with held(make_url(url(tmp_path / "tables.db"))):
            code, tokens = await here.table("Anna")
            assert await asyncio.to_thread(copy, url(tmp_path / "tables.db"), url(tmp_path / "copy.db")) == (1, 3)
    async with house(url(tmp_path / "copy.db")) as there:
        assert (await there.join(code, *tokens)).seats == [0]


# -- one server -------------------------------------------------------------------------------------------------------


def test_a_second_server_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    monkeypatch.setattr("zehn.server.serve._work", started)
    with held(make_url(url(file))):
        for lang, sentence in (("en", "Another server is using the store"), ("de", "schon ein anderer Server")):
            assert call(["serve", "--port", "0", "--store", str(file), "--lang", lang]) == 2
            said = capsys.readouterr().err
            assert sentence in said
            assert str(file) in said
            assert len(said.splitlines()) == 1
    with held(make_url(url(file))):
        pass


def started(*_: object) -> None:
    raise AssertionError("the server has started")


def test_the_lock_goes_with_its_process(tmp_path: Path) -> None:
    file = make_url(url(tmp_path / "tables.db"))
    program = f"""
import sys, time
from sqlalchemy import make_url
from zehn.server.store.files import held
with held(make_url({str(file)!r})):
    print("held", flush=True)
    sys.stdin.read()
"""
    with subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(Busy), held(file):
            pass
        other.kill()
    with held(file):
        pass


def test_a_server_holds_its_store_until_it_ends(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    command = [sys.executable, "-m", "zehn.server.serve", "127.0.0.1", str(free_port()), str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as server:
        assert server.stdout
        assert b"http://" in server.stdout.readline()
        with pytest.raises(Busy), held(make_url(url(file))):
            pass
        server.kill()
    with held(make_url(url(file))):
        pass


# -- what is broken ---------------------------------------------------------------------------------------------------


@pytest.fixture
async def played(tmp_path: Path) -> tuple[Path, list[str]]:
    """A store with many tables."""
    manager = await TableManager.build(url(tmp_path / "tables.db"))
    places = [await manager.create("phase10", f"Name {n}", {}, 4, [], e.Options()) for n in range(60)]
    await manager.close()
    return tmp_path, [place.code for place in places]


def overwrite(file: Path, pages: list[int]) -> None:
    with file.open("r+b") as opened:
        for page in pages:
            opened.seek((page - 1) * 4096)
            opened.write(b"\xa5" * 4096)


@pytest.mark.parametrize("text", [b"this is no database at all\n" * 300, b"SQLite format 3\0" + b"\xa5" * 9000])
def test_a_file_that_is_no_database(tmp_path: Path, text: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(text)
    for lang in ("en", "de"):
        assert call(["serve", "--port", "0", "--store", str(file), "--lang", lang]) == 2
        said = capsys.readouterr().err
        assert str(file) in said
        assert len(said.splitlines()) == 1
    assert file.read_bytes() == text


def test_overwritten_pages_are_told_at_the_start(
    played: tuple[Path, list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    file = played[0] / "tables.db"
    leaves = file.stat().st_size // 4096
    overwrite(file, [leaves - 1, leaves])
    before = file.read_bytes()
    assert call(["serve", "--port", "0", "--store", str(file), "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert f"The store {file} is damaged" in said
    assert len(said.splitlines()) == 1
    assert file.read_bytes() == before


async def test_overwritten_pages_are_a_sentence_while_the_server_runs(played: tuple[Path, list[str]]) -> None:
    """Tables on other pages can still be played; nothing is deleted."""
    folder, codes = played
    leaves = (folder / "tables.db").stat().st_size // 4096
    overwrite(folder / "tables.db", [leaves - 1, leaves])
    async with house(folder, keeping=Keeping(table_days=0)) as here:
        told = await asyncio.gather(*(found(here.manager, code) for code in codes))  # read in one batch
        assert set(told) == {"", "table-broken"}
        for code in (codes[told.index("")], codes[told.index("table-broken")]):
            assert await status(here.address, code) == told[codes.index(code)]


async def found(manager: TableManager, code: str) -> str:
    try:
        await manager.find(code)
    except Refused as refused:
        return refused.refusal.key
    return ""


async def status(address: str, code: str) -> str:
    try:
        await fetch(address, f"/api/tables/{code}")
    except RefusedByTable as refused:
        return refused.key
    return ""


@pytest.mark.parametrize(
    "change",
    [
        "body = 'this is no entry'",
        """body = '{"kind":"unknown"}'""",
        """body = '{"kind":"move","move":"0 draw"}'""",
        """body = '{"kind":"joined","seat":99,"name":"x"}'""",
        "body = x'ff00ff'",
        "body = 17",
        "at = 'noon'",
        "body = CAST(x'ff00ff' AS TEXT)",
    ],
)
async def test_one_unreadable_entry_is_a_sentence(played: tuple[Path, list[str]], change: str) -> None:
    folder, codes = played
    execute(folder / "tables.db", f"UPDATE entries SET {change} WHERE code = '{codes[7]}' AND seq = 1")
    async with house(folder) as here:
        assert await status(here.address, codes[7]) == "table-broken"
        with pytest.raises(RefusedByTable, match="damaged"):
            await here.join(codes[7])
        assert await status(here.address, codes[8]) == ""
    assert len(execute(folder / "tables.db", f"SELECT seq FROM entries WHERE code = '{codes[7]}'")[0]) == 3


async def test_an_entry_that_breaks_while_somebody_plays(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, tokens = await here.table("Anna")
        anna = await here.join(code, *tokens)
        execute(tmp_path / "tables.db", f"INSERT INTO entries VALUES ('{code}', {anna.state['seq']}, 0, 'rubbish')")
        with pytest.raises(RefusedByTable) as refused:
            await anna.request("say", seat=0, text="hello?")
        assert refused.value.key == "table-broken"


# -- tables that nobody plays at --------------------------------------------------------------------------------------


async def test_old_tables_are_deleted_and_only_they(tmp_path: Path) -> None:
    file, day = tmp_path / "tables.db", DAY * 1000
    store = await Store.open(url(file))
    for number in range(130):
        await store.append(f"OLD{number}", 0, now() - 91 * day, [b"{}"] * 3, new=TABLE)
    await store.append("LONG", 0, now() - 400 * day, [b"{}"], new=TABLE)
    await store.append("LONG", 1, now() - 89 * day, [b"{}"])
    await store.append("USED", 0, now() - 91 * day, [b"{}"], new=TABLE)
    racing = [store.append(f"NEW{number}", 0, now(), [b"{}"], new=TABLE) for number in range(50)]
    count, *_ = await asyncio.gather(store.sweep(now() - Keeping().table_ms, {"USED"}), *racing)
    assert count == 130
    await store.close()
    for table in ("tables", "entries"):
        (codes,) = execute(file, f"SELECT DISTINCT code FROM {table}")
        assert {code for (code,) in codes} == {"LONG", "USED", *(f"NEW{number}" for number in range(50))}


async def test_a_table_tells_until_when_it_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with house(tmp_path) as here:
        place = await make_table(here.address, "phase10", "Anna")
        shown = await fetch(here.address, f"/api/tables/{place['table']}")
    (((last,),),) = execute(file, "SELECT max(at) FROM entries")
    assert shown["until"] == last + 90 * DAY * 1000
    execute(
        file,
        f"UPDATE entries SET at = at - {91 * DAY * 1000}",
        f"UPDATE tables SET created = {last} - {91 * DAY * 1000}",
    )
    async with house(tmp_path, keeping=Keeping(table_days=0)) as here:
        assert (await fetch(here.address, f"/api/tables/{place['table']}"))["until"] == 0
    async with house(tmp_path) as here:
        while execute(file, "SELECT code FROM tables")[0]:
            await asyncio.sleep(0.01)
        assert await status(here.address, place["table"]) == "no-table"


async def test_what_is_told_of_it_changes_once_a_day(tmp_path: Path) -> None:
    """Moves do not rewrite the row of the table, and all processes report the same."""
    async with house(tmp_path) as here:
        code, _ = await here.table("Anna")
        rows = await here.manager.store.read(code)
    table, day = Table.replay(code, read_rows(rows)), DAY * 1000
    table.kept_ms = 90 * day
    start, changed = rows[0][0], table.changed
    for at, until in ((start + day, start), (start + day + 1, start + day + 1), (start + 2 * day, start + day + 1)):
        table.apply(e.Said(0, "hello"), at)
        assert table.until == until + 90 * day
    assert table.changed == changed + 1


async def test_a_table_that_is_deleted_while_somebody_is_there(tmp_path: Path) -> None:
    """As another process may do it that does not know of anybody here."""
    async with house(tmp_path) as here:
        code, tokens = await here.table("Anna")
        anna = await here.join(code, *tokens)
        assert await here.manager.store.sweep(now() + 1000, here.manager.open.keys()) == 0
        assert await here.manager.store.sweep(now() + 1000, ()) == 1
        with pytest.raises(RefusedByTable) as refused:
            await anna.request("say", seat=0, text="hello?")
        assert refused.value.key == "no-table"


async def test_a_store_that_is_checked_says_what_is_wrong(played: tuple[Path, list[str]]) -> None:
    store = await Store.open(url(played[0] / "tables.db"))
    await store.check()
    await store.close()
    overwrite(played[0] / "tables.db", [(played[0] / "tables.db").stat().st_size // 4096])
    store = await Store.open(url(played[0] / "tables.db"))
    with pytest.raises(Damaged):
        await store.check()
    await store.close()
