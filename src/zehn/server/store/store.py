"""The store: entries go in through one thread that commits many at once, and are durable when `append` returns."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic, sleep, time
from typing import TypeVar

from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from zehn.server.store.appends import Append, Row
from zehn.server.store.engines import Kind, prepared
from zehn.server.store.faults import StoreFails, cause, reason
from zehn.server.store.schema import ENTRIES, KEYS
from zehn.server.store.writer import PATIENCE, PAUSE, Writer

T = TypeVar("T")


class Store:
    """Entries of all tables; made by `open`."""

    def __init__(self, engine: Engine, kind: Kind) -> None:
        self.engine = engine
        self.kind = kind
        self.writer = Writer(engine, kind)
        self.driver_error: type[Exception] = engine.dialect.loaded_dbapi.Error
        self.loop = asyncio.get_running_loop()

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Open a store, making or migrating it first."""
        try:
            engine, kind = await asyncio.to_thread(prepared, url)
        except (SQLAlchemyError, OSError) as error:
            raise StoreFails(reason(error)) from error
        return cls(engine, kind)

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        await self.writer.close()
        self.engine.dispose()

    async def append(self, code: str, seq: int, at: int, bodies: Sequence[bytes], *, new: bool = False) -> None:
        """Append entries from number `seq` on, all or none. Durable when it returns; `Taken` if somebody was faster."""
        rows = [Row(code, seq + step, at, body.decode()) for step, body in enumerate(bodies)]
        done: asyncio.Future[None] = self.loop.create_future()
        self.writer.add(Append(rows, new, done))
        await done

    async def read(self, code: str, since: int = 0) -> list[tuple[int, bytes]]:
        """The entries of a table from a number on, as (time, body)."""
        return await asyncio.to_thread(self._patiently, lambda: self._read(code, since))

    def _read(self, code: str, since: int) -> list[tuple[int, bytes]]:
        wanted = select(ENTRIES.c.at, ENTRIES.c.body).where(ENTRIES.c.code == code, ENTRIES.c.seq >= since)
        with self.engine.connect() as connection:
            return [(at, body.encode()) for at, body in connection.execute(wanted.order_by(ENTRIES.c.seq))]

    def _patiently(self, work: Callable[[], T]) -> T:
        """Do something in a thread, waiting for a database that is away for a moment."""
        until = monotonic() + PATIENCE
        while True:
            try:
                return work()
            except SQLAlchemyError as error:
                if self.writer.failing or not self.kind.is_away(cause(error)) or monotonic() > until:
                    raise StoreFails(reason(error)) from error
                sleep(PAUSE)

    async def ping(self) -> bool:
        """Whether the store can be read."""
        try:
            await asyncio.to_thread(self._read, "", 0)
        except SQLAlchemyError:
            return False
        return True

    async def key(self, name: str, fresh: str) -> str:
        """A key of the server's; whoever asks first sets it."""
        return await asyncio.to_thread(self._patiently, lambda: self._key(name, fresh))

    def _key(self, name: str, fresh: str) -> str:
        with suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(insert(KEYS), {"name": name, "value": fresh})
        with self.engine.connect() as connection:
            return str(connection.execute(select(KEYS.c.value).where(KEYS.c.name == name)).scalar_one())


def now() -> int:
    """The time of an entry, in milliseconds."""
    return int(time() * 1000)
