"""All tables of one store into another one: from a file to PostgreSQL, or back."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, Engine, Table, delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from zehn.server.store.engines import parsed, prepared
from zehn.server.store.faults import KeyFails, StoreFails, reason
from zehn.server.store.keys import SEATS, named_file, own_file, read_key, stored_key, write_key
from zehn.server.store.schema import ENTRIES, KEYS, TABLES

#: So many rows are carried at once.
ARMFUL = 2_000


class NotEmpty(Exception):
    """The store that should be filled has tables already."""


class NotThere(Exception):
    """There is no store to copy."""


class Copied(NamedTuple):
    """How much was copied."""

    tables: int
    entries: int


def copy(source: str, target: str) -> Copied:
    """Copy tables, entries and the key (so that all keep their seats) into an empty store, all or nothing."""
    file = parsed(source)
    if file.get_backend_name() == "sqlite" and not Path(file.database or "").is_file():
        raise NotThere
    try:
        with _opened(source) as old, _opened(target) as new:
            return _copy(old, new)
    except (SQLAlchemyError, OSError) as error:
        raise StoreFails(reason(error)) from error


@contextmanager
def _opened(url: str) -> Iterator[Engine]:
    engine, _ = prepared(url)
    try:
        yield engine
    finally:
        engine.dispose()


def _copy(source: Engine, target: Engine) -> Copied:
    with _snapshot(source) as old, target.begin() as new:
        if new.scalar(select(func.count()).select_from(TABLES)):
            raise NotEmpty
        done = Copied(_carry(TABLES, old, new), _carry(ENTRIES, old, new))
        if key := _key(old):
            _hand_over(key, new)
        return done


def _key(store: Connection) -> str | None:
    """The key that a store has with it; None if it is kept elsewhere."""
    file = own_file(store.engine)
    return read_key(file) if file and file.exists() else stored_key(store)


def _hand_over(key: str, store: Connection) -> None:
    """Put the key where the new store has its own."""
    file, named = own_file(store.engine), named_file()
    store.execute(delete(KEYS).where(KEYS.c.name == SEATS))
    if file:
        write_key(file, key, anew=True)
    elif named is None:
        store.execute(insert(KEYS), {"name": SEATS, "value": key})
    else:
        write_key(named, key)
        if read_key(named) != key:
            raise KeyFails(named, "the key of another store")


@contextmanager
def _snapshot(engine: Engine) -> Iterator[Connection]:
    """A connection that sees one moment, even if games continue meanwhile."""
    with engine.connect() as connection:
        if engine.dialect.name != "sqlite":  # which knows nothing else
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


def _carry(table: Table, old: Connection, new: Connection) -> int:
    carried = 0
    found = old.execution_options(yield_per=ARMFUL).execute(select(table).order_by(*table.primary_key))
    for rows in found.mappings().partitions():
        new.execute(insert(table), [dict(row) for row in rows])
        carried += len(rows)
    return carried
