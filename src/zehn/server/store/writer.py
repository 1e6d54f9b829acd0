"""The thread through which all entries go: what came in while the disk was busy goes into the next commit."""

import asyncio
import queue
import threading
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from time import monotonic, sleep, time
from typing import TYPE_CHECKING, NamedTuple

import structlog
from sqlalchemy import Engine, PoolProxiedConnection, select
from sqlalchemy.exc import SQLAlchemyError

from zehn.server.store.faults import StoreFails, Taken, cause, reason
from zehn.server.store.schema import ENTRIES

if TYPE_CHECKING:
    from zehn.server.store.engines import Kind

log = structlog.get_logger("zehn.store")

#: So many appends at most share one commit.
MOST_AT_ONCE = 500

#: Seconds that appends wait for a database that is away, and between two attempts.
PATIENCE = 5.0
PAUSE = 0.1


#: Called when entries are durable, or with what went wrong.
Tell = Callable[[Exception | None], None]

#: An entry on its way to the disk: the table's code, its number, its time, its text.
Row = tuple[str, int, int, str]

#: A table, or a pad, on its way to the disk: its code, when it was made, what it is.
NewTable = tuple[str, int, str]


class Append:
    """Some entries of one table, from a number on, that become durable together, and what to call then.

    `new` says what begins with them, if something does.
    """

    __slots__ = ("at", "code", "new", "rows", "seq", "tell")

    def __init__(self, code: str, seq: int, at: int, bodies: Sequence[bytes], tell: Tell, *, new: str = "") -> None:
        self.code = code
        self.seq = seq
        self.at = at
        self.rows: list[Row] = [(code, seq + step, at, body.decode()) for step, body in enumerate(bodies)]
        self.tell = tell
        self.new = new

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return self.seq + len(self.rows) - 1


def now() -> int:
    """The time of an entry, in milliseconds."""
    return int(time() * 1000)


def new_tables(batch: list[Append]) -> list[NewTable]:
    """The tables that a batch makes."""
    return [(part.code, part.at, part.new) for part in batch if part.new]


class Sweep(NamedTuple):
    """Delete tables (or pads) whose last entry is older, but not those that are in use; and who waits for it."""

    what: str
    before: int
    spared: frozenset[str]
    done: "asyncio.Future[list[str]]"

    def tell(self, gone: list[str]) -> None:
        """Say which ones are gone."""
        if not self.done.done():
            self.done.set_result(gone)


class Writer:
    """Commits appends, many at once, and tells those who wait for them."""

    def __init__(self, engine: Engine, kind: "Kind") -> None:
        self.engine = engine
        self.kind = kind
        self.driver = engine.dialect.loaded_dbapi
        self.commits = 0
        self.failing = False
        self.backend = 0
        self.waiting: queue.SimpleQueue[list[Append] | Sweep | None] = queue.SimpleQueue()
        self.gathered: list[Append] = []
        self.connection: PoolProxiedConnection | None = None
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._write, name="zehn-store", daemon=True)
        self.thread.start()

    def add(self, append: Append) -> None:
        """Take an append; what comes in at once goes to the thread at once: waking it is dear."""
        if not self.gathered:
            self.loop.call_soon(self._hand_over)
        self.gathered.append(append)

    def _hand_over(self) -> None:
        self.waiting.put(self.gathered)
        self.gathered = []

    def sweep(self, what: str, before: int, spared: Collection[str]) -> "asyncio.Future[list[str]]":
        """Delete some of the tables whose last entry is older; between two commits, so that nothing races."""
        done: asyncio.Future[list[str]] = self.loop.create_future()
        self.waiting.put(Sweep(what, before, frozenset(spared), done))
        return done

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if self.gathered:
            self._hand_over()
        self.waiting.put(None)
        await asyncio.to_thread(self.thread.join)

    # -- in the thread ----------------------------------------------------------------------------------------

    def _write(self) -> None:
        job = self.waiting.get()
        while job is not None:
            if isinstance(job, Sweep):
                self._sweep(job)
                job = self.waiting.get()
            else:
                job = self._gather(batch := list(job))
                self._commit(batch)
                job = job if job != [] else self.waiting.get()
        self._let_go()

    def _gather(self, batch: list[Append]) -> list[Append] | Sweep | None:
        """Add to a batch what waits already; the job that is no append and comes next, or an empty one."""
        with suppress(queue.Empty):
            while len(batch) < MOST_AT_ONCE:
                more = self.waiting.get_nowait()
                if not isinstance(more, list):
                    return more
                batch += more
        return []

    def _sweep(self, job: Sweep) -> None:
        """Delete old tables; what cannot be deleted now is deleted another day."""
        gone: list[str] = []
        try:
            if self.connection is None:
                self._connect()
            gone = self.kind.sweep(self.connection, job.what, job.before, job.spared)
        except (self.driver.Error, SQLAlchemyError, OSError) as error:
            log.warning("old tables could not be deleted", why=reason(error))
            self._let_go()
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(job.tell, gone)

    def _commit(self, batch: list[Append], *, unsure: bool = False) -> None:
        """Store a batch, waiting for a database that is away. `unsure`: it may be stored already."""
        until = monotonic() + (0 if self.failing else PATIENCE)
        while True:
            try:
                self._insert(batch)
            except self.driver.IntegrityError:
                self._roll_back()
                return self._one_by_one(batch, unsure)
            except (self.driver.Error, SQLAlchemyError, OSError) as error:
                self._let_go()
                if not self.kind.is_away(cause(error)) or monotonic() > until:
                    self.failing = True
                    return self._tell(batch, StoreFails(reason(error)))
                unsure = True
                sleep(PAUSE)
            else:
                self.failing = False
                return self._tell(batch, None)

    def _insert(self, batch: list[Append]) -> None:
        """By the driver itself: it happens for every move."""
        if self.connection is None:
            self._connect()
        self.kind.insert(self.connection, batch)
        self.commits += 1

    def _connect(self) -> None:
        self.connection = self.engine.raw_connection()
        self.backend = self.kind.backend(self.connection)

    def _one_by_one(self, batch: list[Append], unsure: bool) -> None:
        """Somebody else was faster with one of these, or they were stored before the connection broke."""
        if len(batch) > 1:
            for single in batch:
                self._commit([single], unsure=unsure)
        elif unsure and self._is_stored(batch[0]):
            self._tell(batch, None)
        else:
            self._tell(batch, Taken(f"{batch[0].code} {batch[0].seq}"))

    def _is_stored(self, append: Append) -> bool:
        """Whether the store holds these very entries."""
        wanted = select(ENTRIES.c.code, ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.body).order_by(ENTRIES.c.seq)
        found = wanted.where(ENTRIES.c.code == append.code, ENTRIES.c.seq.between(append.seq, append.last))
        try:
            with self.engine.connect() as connection:
                return [tuple(row) for row in connection.execute(found)] == append.rows
        except SQLAlchemyError:
            return False  # those who asked see how things are when the table is read again

    def _roll_back(self) -> None:
        """End a transaction that failed; the connection is still good, unless this fails, too."""
        if self.connection is not None:
            try:
                self.connection.rollback()
            except (self.driver.Error, SQLAlchemyError):
                self._let_go()

    def _let_go(self) -> None:
        """Forget the connection; the next commit takes a new one."""
        if self.connection is not None:
            with suppress(self.driver.Error, SQLAlchemyError):
                self.connection.rollback()
            self.connection.invalidate()
            self.connection = None

    def _tell(self, batch: list[Append], error: Exception | None) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(_settle, batch, error)


def _settle(batch: list[Append], error: Exception | None) -> None:
    """Notify everyone, even if others fail."""
    for part in batch:
        try:
            part.tell(error)
        except Exception:
            log.exception("what was stored could not be told")
