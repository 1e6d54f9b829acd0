"""The thread through which entries are read: what is wanted while it is busy is read together."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic, sleep
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Engine, PoolProxiedConnection
from sqlalchemy.exc import SQLAlchemyError

from zehn.server.store.faults import Damaged, StoreFails, cause, reason
from zehn.server.store.writer import PATIENCE, PAUSE, Writer

if TYPE_CHECKING:
    from zehn.server.store.engines import Kind

Rows = list[tuple[int, bytes]]


class Wanted(NamedTuple):
    """Entries of a table from a number on, and who waits for them."""

    code: str
    since: int
    done: "asyncio.Future[Rows]"


class Reader:
    """Reads entries, for several tables at once."""

    def __init__(self, engine: Engine, kind: "Kind", writer: Writer) -> None:
        self.engine = engine
        self.kind = kind
        self.writer = writer
        self.errors = (engine.dialect.loaded_dbapi.Error, SQLAlchemyError, OSError)
        self.wanted: list[Wanted] = []
        self.busy = False
        self.connection: PoolProxiedConnection | None = None
        self.thread = ThreadPoolExecutor(1, "zehn-reader")
        self.loop = asyncio.get_running_loop()

    async def read(self, code: str, since: int) -> Rows:
        """The entries of a table from a number on, as (time, body)."""
        done: asyncio.Future[Rows] = self.loop.create_future()
        self.wanted.append(Wanted(code, since, done))
        if not self.busy:
            self.busy = True
            self.loop.call_soon(self._start)
        return await done

    def _start(self) -> None:
        batch, self.wanted = self.wanted, []
        self.busy = bool(batch)
        if batch:
            self.thread.submit(self._read, batch)

    async def close(self) -> None:
        """Let go of the connection."""
        await self.loop.run_in_executor(self.thread, self._let_go)
        self.thread.shutdown()

    # -- in the thread ----------------------------------------------------------------------------------------

    def _read(self, batch: list[Wanted]) -> None:
        """Read, waiting for a database that is away for a moment."""
        until = monotonic() + PATIENCE
        while True:
            try:
                return self._tell(batch, self._found(batch))
            except Damaged as error:
                return self._one_by_one(batch, error)
            except self.errors as error:
                self._let_go()
                if self.kind.is_damage(cause(error)):
                    return self._one_by_one(batch, Damaged(reason(error)))
                if self.writer.failing or not self.kind.is_away(cause(error)) or monotonic() > until:
                    return self._tell(batch, StoreFails(reason(error)))
                sleep(PAUSE)

    def _one_by_one(self, batch: list[Wanted], error: Damaged) -> None:
        """The damage of one table is no harm to others that were wanted with it."""
        if len(batch) == 1:
            return self._tell(batch, error)
        for part in batch:
            self._read([part])
        return None

    def _found(self, batch: list[Wanted]) -> list[Rows]:
        if self.connection is None:
            self.connection = self.engine.raw_connection()
        return self.kind.read(self.connection, [(part.code, part.since) for part in batch])

    def _let_go(self) -> None:
        if self.connection is not None:
            self.connection.invalidate()
            self.connection = None

    def _tell(self, batch: list[Wanted], found: list[Rows] | StoreFails) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(self._settle, batch, found)

    def _settle(self, batch: Sequence[Wanted], found: list[Rows] | StoreFails) -> None:
        self._start()
        for place, part in enumerate(batch):
            if part.done.done():
                continue
            if isinstance(found, StoreFails):
                part.done.set_exception(found)
            else:
                part.done.set_result(found[place])
