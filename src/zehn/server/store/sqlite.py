"""The embedded store: one file, one process."""

import sqlite3
from collections.abc import Collection, Sequence
from contextlib import closing
from functools import cache
from itertools import chain
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event

from zehn.server.store.faults import Damaged
from zehn.server.store.files import file_of, make_private
from zehn.server.store.writer import Append, new_tables

#: Milliseconds that a commit waits for another process that has locked the file.
PATIENCE = 5_000

#: So many entries at most go into one statement.
MOST_ROWS = 100

#: So many tables at most are deleted in one transaction: others wait for it.
MOST_SWEPT = 50

#: A store of so many bytes is looked through when the server starts.
LOOKED_THROUGH = 200_000_000

#: Tables whose last entry is older than a moment.
_OLD = """
SELECT code FROM tables WHERE kind = ? AND created < ? AND
coalesce((SELECT at FROM entries WHERE entries.code = tables.code ORDER BY seq DESC LIMIT 1), created) < ?
"""


_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")


class Sqlite:
    """How entries come into SQLite."""

    shared = False

    def engine(self, url: URL) -> Engine:
        """An engine whose connections all behave alike."""
        if file := file_of(url):
            make_private(file)
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
            cursor.executemany("INSERT INTO tables (code, created, kind) VALUES (?, ?, ?)", fresh)
            cursor.executemany(_insert(1), rows)
            connection.commit()
        else:
            cursor.execute(_insert(len(rows)), [*chain.from_iterable(rows)])
        cursor.close()

    def read(self, connection: Any, wanted: Sequence[tuple[str, int]]) -> list[list[tuple[int, bytes]]]:
        """One table after the other."""
        statement = "SELECT at, body FROM entries WHERE code = ? AND seq >= ? ORDER BY seq"
        with closing(connection.cursor()) as cursor:
            try:
                return [[_entry(*row) for row in cursor.execute(statement, part)] for part in wanted]
            except sqlite3.OperationalError as error:
                if "decode" in str(error):  # its words quote the entry
                    raise Damaged("an entry that is no text") from None
                raise

    def backend(self, connection: Any) -> int:
        """A file does not count its connections."""
        return 0

    def is_away(self, error: BaseException) -> bool:
        """A file does not come back by waiting: SQLite itself has waited for the one that locked it."""
        return False

    def is_damage(self, error: BaseException) -> bool:
        """Whether pages are malformed."""
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

    def sweep(self, connection: Any, what: str, before: int, spared: Collection[str]) -> list[str]:
        """Nobody else writes from the first look to the commit."""
        cursor = connection.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        old = [code for (code,) in cursor.execute(_OLD, [what, before, before])]
        gone = [(code,) for code in old if code not in spared][:MOST_SWEPT]
        cursor.executemany("DELETE FROM entries WHERE code = ?", gone)
        cursor.executemany("DELETE FROM tables WHERE code = ?", gone)
        connection.commit()
        cursor.close()
        return [code for (code,) in gone]

    def fault(self, connection: Any) -> str:
        """Look through all pages, unless there are too many to wait for."""
        cursor = connection.cursor()
        (size,) = cursor.execute("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size").fetchone()
        said = cursor.execute("PRAGMA quick_check(1)").fetchone()[0] if size <= LOOKED_THROUGH else "ok"
        cursor.close()
        return "" if said == "ok" else str(said).replace("\n", " ")


def _entry(at: Any, body: Any) -> tuple[int, bytes]:
    """An entry as it was stored: SQLite takes anything for a text."""
    if type(at) is not int or not isinstance(body, str):
        raise Damaged("an entry that is no text")
    return at, body.encode()


@cache
def _insert(rows: int) -> str:
    return f"INSERT INTO entries (code, seq, at, body) VALUES {', '.join(['(?, ?, ?, ?)'] * rows)}"


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _tune(connection: Any, _: object) -> None:
    """Transactions begin when we say so, several may read while one writes, a commit is on the disk, what is deleted
    is gone.
    """
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (*_PRAGMAS, f"busy_timeout={PATIENCE}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
