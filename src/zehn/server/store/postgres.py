"""The store of several processes: PostgreSQL. A process that appends tells the others, by table and number only."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, text

from zehn.server.store.faults import NoDriver
from zehn.server.store.writer import Append, new_tables

#: The channel for appended entries: `CODE:SEQ,CODE:SEQ`, the last entry of each append.
ENTRIES_CHANNEL = "zehn_entries"

#: A notification holds less than 8,000 bytes.
MOST_TOLD = 300

#: Seconds and milliseconds after which a database that does not answer is taken for one that is away.
_CONNECTING = {
    "connect_timeout": 3,
    "tcp_user_timeout": 5_000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "application_name": "zehn",
    "options": "-c statement_timeout=10000 -c lock_timeout=5000",
}

#: Migrations of two processes that start together come one after the other.
_MIGRATING = 10_101_010

#: All entries of a batch, in one statement that is its own transaction.
_INSERT = f"""
WITH fresh AS (
    INSERT INTO tables (code, created, kind) SELECT * FROM unnest(%s::text[], %s::bigint[], %s::text[])
), stored AS (
    INSERT INTO entries (code, seq, at, body) SELECT * FROM unnest(%s::text[], %s::int[], %s::bigint[], %s::text[])
)
SELECT pg_notify('{ENTRIES_CHANNEL}', told) FROM unnest(%s::text[]) AS told
"""

#: The entries of several tables, each from a number on.
_READ = """
SELECT place, at, body
FROM unnest(%s::text[], %s::int[]) WITH ORDINALITY AS wanted (code, since, place)
JOIN entries ON entries.code = wanted.code AND entries.seq >= wanted.since
ORDER BY place, seq
"""

#: Some tables whose last entry is older than a moment, and at which nobody is. An entry that comes meanwhile keeps its
#: table: the statement fails then, because the entry must have one.
_SWEEP = """
WITH old AS (
    SELECT code FROM tables
    WHERE kind = %s AND created < %s
    AND coalesce((SELECT at FROM entries WHERE entries.code = tables.code ORDER BY seq DESC LIMIT 1), created) < %s
    AND NOT code = ANY(%s::text[]) AND code NOT IN (SELECT code FROM presence)
    ORDER BY code LIMIT 50 FOR UPDATE OF tables SKIP LOCKED
), emptied AS (
    DELETE FROM entries USING old WHERE entries.code = old.code
)
DELETE FROM tables USING old WHERE tables.code = old.code RETURNING tables.code
"""


class Postgres:
    """How entries come into PostgreSQL."""

    shared = True

    def engine(self, url: URL) -> Engine:
        """An engine that does not wait for ever for a database that is away."""
        given = {name: value for name, value in _CONNECTING.items() if name not in url.query}
        try:
            return create_engine(url, connect_args=given, pool_pre_ping=True)
        except ModuleNotFoundError as error:
            raise NoDriver(str(error)) from error

    def lock(self, connection: Connection) -> None:
        """Nobody else migrates meanwhile, and it may take its time."""
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _MIGRATING})

    def insert(self, connection: Any, batch: list[Append]) -> None:
        """One statement for a batch. Sorted: two processes that race for two tables must not wait for each other."""
        _be_quick(connection)
        ordered = sorted(batch, key=lambda part: (part.code, part.seq))
        fresh = _columns(new_tables(ordered), 3)
        rows = _columns([row for part in ordered for row in part.rows], 4)
        with connection.cursor() as cursor:
            cursor.execute(_INSERT, [*fresh, *rows, list(_told(ordered))])

    def read(self, connection: Any, wanted: Sequence[tuple[str, int]]) -> list[list[tuple[int, bytes]]]:
        """One statement for all of them."""
        _be_quick(connection)
        found: list[list[tuple[int, bytes]]] = [[] for _ in wanted]
        with connection.cursor() as cursor:
            cursor.execute(_READ, _columns(wanted, 2))
            for place, at, body in cursor.fetchall():
                found[place - 1].append((at, body.encode()))
        return found

    def backend(self, connection: Any) -> int:
        """By this number the listener knows what this process has told itself."""
        return int(connection.driver_connection.info.backend_pid)

    def is_away(self, error: BaseException) -> bool:
        """Whether the database is stopped, starting or out of reach: it may be back in a moment."""
        import psycopg

        if not isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
            return False
        return error.sqlstate is None or error.sqlstate.startswith(("08", "57P"))

    def is_damage(self, error: BaseException) -> bool:
        """Whether the database says that its data or an index is corrupted."""
        return str(getattr(error, "sqlstate", "")).startswith("XX00")

    def sweep(self, connection: Any, what: str, before: int, spared: Collection[str]) -> list[str]:
        """In one statement. Who appends holds the table's row and is not waited for, and other sweepers neither."""
        _be_quick(connection)
        with connection.cursor() as cursor:
            cursor.execute(_SWEEP, [what, before, before, list(spared)])
            return [code for (code,) in cursor.fetchall()]

    def fault(self, connection: Any) -> str:
        """PostgreSQL looks after its pages itself."""
        return ""


def _be_quick(connection: Any) -> None:
    """Every statement is a transaction of its own: it saves two messages each time."""
    if not connection.driver_connection.autocommit:
        connection.driver_connection.autocommit = True


def _columns(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(width)]


def _told(batch: list[Append]) -> Iterator[str]:
    """The notification about a batch for the other processes."""
    news = [f"{part.code}:{part.last}" for part in batch]
    for start in range(0, len(news), MOST_TOLD):
        yield ",".join(news[start : start + MOST_TOLD])
