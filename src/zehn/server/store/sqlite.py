"""The embedded store: one file, one process."""

from collections.abc import Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event

from zehn.server.store.appends import Append, new_tables

#: Milliseconds that a commit waits for somebody else who has the file locked.
PATIENCE = 5_000

#: So many entries at most go into one statement.
MOST_ROWS = 100


class Sqlite:
    """How entries come into SQLite."""

    shared = False

    def engine(self, url: URL) -> Engine:
        """An engine whose connections all behave alike."""
        if url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url)
        event.listen(engine, "connect", _tune)
        event.listen(engine, "begin", _begin)
        return engine

    def lock(self, connection: Connection) -> None:
        """Nobody else migrates meanwhile: the transaction that does it is SQLite's only one."""

    def insert(self, connection: Any, batch: list[Append]) -> None:
        """One transaction for a batch; one statement where that will do, because each waits for Python's lock."""
        cursor, fresh = connection.cursor(), new_tables(batch)
        rows = [row for part in batch for row in part.rows]
        if fresh or len(rows) > MOST_ROWS:
            cursor.execute("BEGIN IMMEDIATE")
            cursor.executemany("INSERT INTO tables (code, created) VALUES (?, ?)", fresh)
            cursor.executemany(_insert(1), rows)
            connection.commit()
        else:
            cursor.execute(_insert(len(rows)), [*chain.from_iterable(rows)])
        cursor.close()

    def read(self, connection: Any, wanted: Sequence[tuple[str, int]]) -> list[list[tuple[int, bytes]]]:
        """One table after the other."""
        statement = "SELECT at, body FROM entries WHERE code = ? AND seq >= ? ORDER BY seq"
        cursor = connection.cursor()
        found = [[(at, body.encode()) for at, body in cursor.execute(statement, part)] for part in wanted]
        cursor.close()
        return found

    def backend(self, connection: Any) -> int:
        """A file does not count its connections."""
        return 0

    def is_away(self, error: BaseException) -> bool:
        """A file does not come back by waiting: SQLite itself has waited for whoever locked it."""
        return False


@cache
def _insert(rows: int) -> str:
    return f"INSERT INTO entries (code, seq, at, body) VALUES {', '.join(['(?, ?, ?, ?)'] * rows)}"


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _tune(connection: Any, _: object) -> None:
    """Transactions begin when we say so, several may read while one writes, a commit is on the disk."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={PATIENCE}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
