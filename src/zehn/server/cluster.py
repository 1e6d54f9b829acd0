"""The other processes that serve the same tables: which of them acts for a table, and who is connected to them.

`SingleProcess` is a server without any. With PostgreSQL every process sends a heartbeat twice a second, and reports
changes at once. A process acts for a table (bots, clocks, windows) while it holds its lease, and it may hold one only
while somebody is connected to the table through it. When a process dies its leases become free, and another one takes
them.
"""

import asyncio
import os
import secrets
import socket
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic
from typing import Protocol

import structlog
from msgspec import json
from sqlalchemy import PoolProxiedConnection
from sqlalchemy.exc import SQLAlchemyError

from zehn.server.codec import encode
from zehn.server.store import Store
from zehn.server.store.listener import Ears, Listener
from zehn.server.store.registry import LIFE, Heard, Said, exchange, farewell, sweep
from zehn.tables.seating import NOBODY, Guests, together

log = structlog.get_logger("zehn.cluster")

#: Seconds between two heartbeats.
BEAT = 0.5

#: After so many heartbeats, look for what dead processes have left.
SWEEP = 120


_read = json.Decoder(Guests).decode


class Cluster(Protocol):
    """What the table manager needs to know of other processes."""

    def holds(self, code: str) -> bool:
        """Whether this process acts for a table."""

    def elsewhere(self, code: str, question: int) -> Guests:
        """Who is connected to a table in other processes."""

    def tell(self, code: str, guests: Guests | None) -> None:
        """Tell the others who is here; None: nobody any more."""

    def look(self, code: str) -> None:
        """A table was opened: find out who is connected."""

    def forget(self, code: str) -> None:
        """A table has left memory."""

    async def close(self) -> None:
        """Sign off."""


class SingleProcess:
    """A server that does not share its store."""

    def holds(self, code: str) -> bool:
        """There are no other processes."""
        return True

    def elsewhere(self, code: str, question: int) -> Guests:
        """There are no other processes."""
        return NOBODY

    def tell(self, code: str, guests: Guests | None) -> None:
        """There are no other processes."""

    def look(self, code: str) -> None:
        """There are no other processes."""

    def forget(self, code: str) -> None:
        """There are no other processes."""

    async def close(self) -> None:
        """There are no other processes."""


class SharedCluster:
    """A process among others on one PostgreSQL."""

    def __init__(
        self,
        store: Store,
        *,
        entries: Callable[[str, int], None],
        people: Callable[[Collection[str]], None],
        look_at_all: Callable[[], None],
    ) -> None:
        self.store = store
        self.name = f"{socket.gethostname()[:40]}-{os.getpid()}-{secrets.token_hex(4)}"
        self.people = people
        self.look_at_all = look_at_all
        self.here: dict[str, str] = {}
        self.untold: set[str] = set()
        self.unseen: set[str] = set()
        self.alive: frozenset[str] = frozenset()
        self.holders: dict[str, str] = {}
        self.guests: dict[str, dict[str, Guests]] = {}
        self.beats = 0
        self.heard_at = monotonic()
        self.wake = asyncio.Event()
        self.thread = ThreadPoolExecutor(1, "zehn-cluster")
        self.connection: PoolProxiedConnection | None = None
        ears = Ears(entries, self._people, self._deaf_no_more)
        self.backend = 0
        self.listener = Listener(store.engine, ears, lambda: (store.writer.backend, self.backend))
        self.running = asyncio.create_task(self._run())

    # -- what the manager asks -----------------------------------------------------------------------------------

    def holds(self, code: str) -> bool:
        """Whether this process has the lease; without a recent heartbeat it has none."""
        return self.holders.get(code) == self.name and (monotonic() - self.heard_at) * 1000 < LIFE

    def elsewhere(self, code: str, question: int) -> Guests:
        """The guests of all live processes."""
        found = self.guests.get(code)
        if not found:
            return NOBODY
        return together([guests for name, guests in found.items() if name in self.alive], question)

    def tell(self, code: str, guests: Guests | None) -> None:
        """Report it as soon as possible, several at once."""
        if guests is not None:
            self.here[code] = encode(guests).decode()
        elif self.here.pop(code, None) is None:
            return
        else:
            self.holders.pop(code, None)
        self.untold.add(code)
        self.wake.set()

    def look(self, code: str) -> None:
        """Until the answer comes this process does not act for the table."""
        self.guests.setdefault(code, {})
        self.unseen.add(code)
        self.wake.set()

    def forget(self, code: str) -> None:
        """The lease was given back when the last one left."""
        self.guests.pop(code, None)
        self.holders.pop(code, None)
        self.unseen.discard(code)

    async def close(self) -> None:
        """Others may take over at once."""
        self.running.cancel()
        self.listener.closing.set()
        with suppress(asyncio.CancelledError):
            await self.running
        await asyncio.get_running_loop().run_in_executor(self.thread, self._farewell)
        self.thread.shutdown()
        await self.listener.close()

    # -- what is heard ----------------------------------------------------------------------------------------

    def _people(self, codes: Collection[str]) -> None:
        self.unseen.update(code for code in codes if code in self.guests)
        if self.unseen:
            self.wake.set()

    def _deaf_no_more(self) -> None:
        """Connected (again): check everything, it may have changed in between."""
        self.untold.update(self.here)
        self.unseen.update(self.guests)
        self.wake.set()
        self.look_at_all()

    # -- the exchange -----------------------------------------------------------------------------------------

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            said = self._said()
            try:
                heard = await loop.run_in_executor(self.thread, self._exchange, said)
            except (SQLAlchemyError, OSError, self.store.driver_error) as error:
                log.warning("the database does not answer", why=type(error).__name__)
                self.untold.update(said.guests)
                self.unseen.update(said.looked_at)
                await asyncio.sleep(BEAT)
                continue
            self._take_in(said, heard)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), BEAT)

    def _said(self) -> Said:
        """Everything to report and to ask."""
        self.wake.clear()
        untold, self.untold = self.untold, set()
        unseen, self.unseen = self.unseen, set()
        return Said(self.name, {code: self.here.get(code) for code in untold}, self._wanted(), unseen)

    def _wanted(self) -> list[str]:
        """The tables with guests here for which no live process acts."""
        return [code for code in self.here if code in self.guests and self.holders.get(code) not in self.alive]

    def _exchange(self, said: Said) -> Heard:
        try:
            if self.connection is None:
                self.connection = self.store.engine.raw_connection()
                self.backend = self.store.kind.backend(self.connection)
            self.beats += 1
            if self.beats % SWEEP == 1:
                sweep(self.connection)
            return exchange(self.connection, said)
        except Exception:
            self._let_go()
            raise

    def _let_go(self) -> None:
        if self.connection is not None:
            self.connection.invalidate()
            self.connection = None

    def _farewell(self) -> None:
        with suppress(SQLAlchemyError, OSError, self.store.driver_error):
            self.connection = self.connection or self.store.engine.raw_connection()
            farewell(self.connection, self.name, self.here)
        self._let_go()

    def _take_in(self, said: Said, heard: Heard) -> None:
        """Remember the answers, and notify the tables they concern."""
        late = (monotonic() - self.heard_at) * 1000 > LIFE
        self.heard_at = monotonic()
        changed = set(self.guests) if late or heard.alive != self.alive else set[str]()
        self.alive = heard.alive
        for code, holder in heard.holders.items():
            if code in self.guests and self.holders.get(code) != holder:
                self.holders[code] = holder
                changed.add(code)
        for code, found in heard.guests.items():
            if code in self.guests:
                self.guests[code] = {name: _read(body) for name, body in found.items()}
                changed.add(code)
        if late:
            self._deaf_no_more()
        if self._wanted():
            self.wake.set()
        self.people(changed)
