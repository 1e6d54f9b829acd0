"""The store: entries go in through one thread that commits many at once, and are durable when `append` returns."""

import asyncio
from collections.abc import Collection, Sequence
from contextlib import closing

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from zehn.server.store.engines import Kind, prepared
from zehn.server.store.faults import Damaged, StoreFails, reason
from zehn.server.store.keys import seat_key
from zehn.server.store.reader import Reader
from zehn.server.store.schema import TABLE
from zehn.server.store.writer import Append, Writer


class Store:
    """Entries of all tables; made by `open`."""

    def __init__(self, engine: Engine, kind: Kind) -> None:
        self.engine = engine
        self.kind = kind
        self.writer = Writer(engine, kind)
        self.reader = Reader(engine, kind, self.writer)
        self.submit = self.writer.add  # for those who do not wait
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
        await self.reader.close()
        self.engine.dispose()

    async def append(self, code: str, seq: int, at: int, bodies: Sequence[bytes], *, new: str = "") -> None:
        """Append entries from number `seq` on, all or none; `new`: what begins with them.

        Durable when it returns; `Taken` if another process was faster.
        """
        done: asyncio.Future[None] = self.loop.create_future()

        def tell(error: Exception | None) -> None:
            if done.done():
                return
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

        self.submit(Append(code, seq, at, bodies, tell, new=new))
        await done

    async def read(self, code: str, since: int = 0) -> list[tuple[int, bytes]]:
        """The entries of a table from a number on, as (time, body)."""
        return await self.reader.read(code, since)

    async def sweep(self, before: int, spared: Collection[str], what: str = TABLE) -> int:
        """Delete the tables (or pads) whose last entry is older than a moment, but those that are in use; how many."""
        count = 0
        while gone := await self.writer.sweep(what, before, spared):
            count += len(gone)
        return count

    async def check(self) -> None:
        """Look for damage as far as that is done in a moment; `Damaged` if there is some."""
        try:
            why = await asyncio.to_thread(self._fault)
        except (SQLAlchemyError, self.driver_error) as error:
            raise Damaged(reason(error)) from error
        if why:
            raise Damaged(why)

    def _fault(self) -> str:
        with closing(self.engine.raw_connection()) as connection:
            return self.kind.fault(connection)

    async def ping(self) -> bool:
        """Whether the store can be read."""
        try:
            await self.read("")
        except StoreFails:
            return False
        return True

    async def key(self) -> str:
        """The key that signs the tokens of seats; made if there is none."""
        try:
            return await asyncio.to_thread(seat_key, self.engine)
        except SQLAlchemyError as error:
            raise StoreFails(reason(error)) from error
