"""The store: entries go in through one thread that commits many at once, and are durable when `append` returns."""

import asyncio
import queue
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import time
from typing import Any, NamedTuple

from sqlalchemy import (
    Connection,
    Engine,
    PoolProxiedConnection,
    create_engine,
    event,
    insert,
    inspect,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from zehn.server.store.schema import ENTRIES, KEYS, TABLES

#: The newest migration.
HEAD = "0001"

#: So many appends at most share one commit.
MOST_AT_ONCE = 500


class StoreFails(Exception):
    """The store cannot be written or read at the moment."""


class Taken(Exception):
    """Somebody else has written this entry already."""


class Row(NamedTuple):
    """An entry on its way to the disk."""

    code: str
    seq: int
    at: int
    body: str


class NewTable(NamedTuple):
    """A table on its way to the disk."""

    code: str
    created: int


class Append(NamedTuple):
    """Some entries of one table that become durable together, and who waits for it."""

    rows: list[Row]
    new: bool
    done: "asyncio.Future[None]"


class Store:
    """Entries of all tables; made by `open`."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.immediate = engine.dialect.name == "sqlite"
        self.new_entry, self.new_table = (str(insert(kind).compile(engine)) for kind in (ENTRIES, TABLES))
        self.driver = engine.dialect.loaded_dbapi
        self.commits = 0
        self.waiting: queue.SimpleQueue[list[Append] | None] = queue.SimpleQueue()
        self.gathered: list[Append] = []
        self.connection: PoolProxiedConnection | None = None
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._write, name="zehn-store", daemon=True)
        self.thread.start()

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Open a store, making or migrating it first."""
        try:
            engine = await asyncio.to_thread(_prepared, url)
        except (SQLAlchemyError, OSError) as error:
            raise StoreFails(_reason(error)) from error
        return cls(engine)

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self.waiting.put(None)
        await asyncio.to_thread(self.thread.join)
        self.engine.dispose()

    # -- writing --------------------------------------------------------------------------------------------

    async def append(self, code: str, seq: int, at: int, bodies: Sequence[bytes], *, new: bool = False) -> None:
        """Append entries from number `seq` on, all or none. Durable when it returns; `Taken` if somebody was faster."""
        rows = [Row(code, seq + step, at, body.decode()) for step, body in enumerate(bodies)]
        done: asyncio.Future[None] = self.loop.create_future()
        if not self.gathered:
            self.loop.call_soon(self._hand_over)
        self.gathered.append(Append(rows, new, done))
        await done

    def _hand_over(self) -> None:
        """What came in at once goes to the writer at once: waking it is dear."""
        self.waiting.put(self.gathered)
        self.gathered = []

    def _write(self) -> None:
        """The writer thread: what came in while the disk was busy goes into the next commit."""
        while (first := self.waiting.get()) is not None:
            batch, last = list(first), False
            with suppress(queue.Empty):
                while len(batch) < MOST_AT_ONCE and not last:
                    more = self.waiting.get_nowait()
                    last = more is None
                    batch += more or []
            self._commit(batch)
            if last:
                break
        self._let_go()

    def _let_go(self) -> None:
        """Forget the writer's connection; the next commit takes a new one."""
        if self.connection is not None:
            with suppress(self.driver.Error, SQLAlchemyError):
                self.connection.rollback()
            self.connection.invalidate()
            self.connection = None

    def _commit(self, batch: list[Append]) -> None:
        try:
            self._insert(batch)
        except self.driver.IntegrityError as error:
            self._let_go()
            if len(batch) == 1:
                self._tell(batch, Taken(_reason(error)))
            else:
                for single in batch:
                    self._commit([single])
        except (self.driver.Error, SQLAlchemyError, OSError) as error:
            self._let_go()
            self._tell(batch, StoreFails(_reason(error)))
        else:
            self._tell(batch, None)

    def _insert(self, batch: list[Append]) -> None:
        """One transaction, by the driver itself: it happens for every move."""
        if self.connection is None:
            self.connection = self.engine.raw_connection()
        cursor = self.connection.cursor()
        if self.immediate:
            cursor.execute("BEGIN IMMEDIATE")
        new = [NewTable(part.rows[0].code, part.rows[0].at) for part in batch if part.new]
        if new:
            cursor.executemany(self.new_table, self._given(new))
        cursor.executemany(self.new_entry, self._given([row for part in batch for row in part.rows]))
        self.connection.commit()
        cursor.close()
        self.commits += 1

    def _given(self, rows: "list[Row] | list[NewTable]") -> list[Any]:
        """Rows as the driver wants them: by place or by name."""
        return list(rows) if self.engine.dialect.positional else [row._asdict() for row in rows]

    def _tell(self, batch: list[Append], error: Exception | None) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(_settle, batch, error)

    # -- reading --------------------------------------------------------------------------------------------

    async def read(self, code: str, since: int = 0) -> list[tuple[int, bytes]]:
        """The entries of a table from a number on, as (time, body)."""
        return await asyncio.to_thread(self._read, code, since)

    def _read(self, code: str, since: int) -> list[tuple[int, bytes]]:
        wanted = select(ENTRIES.c.at, ENTRIES.c.body).where(ENTRIES.c.code == code, ENTRIES.c.seq >= since)
        try:
            with self.engine.connect() as connection:
                return [(at, body.encode()) for at, body in connection.execute(wanted.order_by(ENTRIES.c.seq))]
        except SQLAlchemyError as error:
            raise StoreFails(_reason(error)) from error

    async def ping(self) -> bool:
        """Whether the store can be read."""
        try:
            await self.read("")
        except StoreFails:
            return False
        return True

    async def key(self, name: str, fresh: str) -> str:
        """A key of the server's; whoever asks first sets it."""
        return await asyncio.to_thread(self._key, name, fresh)

    def _key(self, name: str, fresh: str) -> str:
        wanted = select(KEYS.c.value).where(KEYS.c.name == name)
        with suppress(IntegrityError), self.engine.begin() as connection:
            if connection.execute(wanted).first() is None:
                connection.execute(insert(KEYS), {"name": name, "value": fresh})
        with self.engine.connect() as connection:
            return str(connection.execute(wanted).scalar_one())


def _settle(batch: list[Append], error: Exception | None) -> None:
    for part in batch:
        if part.done.done():
            continue
        if error is None:
            part.done.set_result(None)
        else:
            part.done.set_exception(error)


def _reason(error: Exception) -> str:
    """The driver's own words, without the statement: entries must not come into a log."""
    return str(error.orig) if isinstance(error, DBAPIError) else str(error).split("\n", 1)[0]


def _prepared(url: str) -> Engine:
    """An engine for a store that has the newest schema."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite" and parsed.database:
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(parsed)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _tune)
    with engine.begin() as connection:
        _migrate(connection)
    return engine


def _tune(connection: object, _: object) -> None:
    """SQLite: transactions begin when we say so, several may read while one writes, a commit is on the disk."""
    connection.isolation_level = None  # type: ignore[attr-defined]
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    """Bring the schema up to date. Alembic takes its time to import: only if there is something to do."""
    made = inspect(connection).has_table("alembic_version")
    if made and connection.scalar(text("SELECT version_num FROM alembic_version")) == HEAD:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    folder = Path(__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def now() -> int:
    """The time of an entry, in milliseconds."""
    return int(time() * 1000)
