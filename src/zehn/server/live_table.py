"""A table with people at it: they come and go, other processes serve it, too, and time passes.

What happens at it, and in what order, is in `changes`. Entries of other processes are read and shown here, and a
decision made here on an older state is made again.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog
from msgspec import MsgspecError

from zehn.refusals import Refused
from zehn.server.changes import Change, Changes, Outcome
from zehn.server.codec import read_rows
from zehn.server.sockets.limits import Bucket
from zehn.server.sockets.session import Session
from zehn.server.store import Damaged, StoreFails
from zehn.tables import clock, views
from zehn.tables import entries as e
from zehn.tables import protocol as p
from zehn.tables.requests import Entries, bind, deal
from zehn.tables.rules import denied
from zehn.tables.seating import Guests
from zehn.tables.table import Table

if TYPE_CHECKING:
    from zehn.server.table_manager import TableManager

log = structlog.get_logger("zehn.table")

#: Seconds until the next attempt after the store failed.
AGAIN = 1.0


class LiveTable(Changes):
    """A table, the sessions at it, and everything that they wait for."""

    def __init__(self, manager: "TableManager", table: Table) -> None:
        super().__init__(manager, table)
        self.tasks: set[asyncio.Task[None]] = set()
        self.buckets: dict[int, Bucket] = {}
        self.following = False

    # -- people come and go -----------------------------------------------------------------------------------

    async def connect(self, session: Session, hello: p.Hello) -> None:
        """A client connects: it gets the state, the others see it come, and a bot that sat in gives the chair back."""
        async with self.lock:
            session.lang = hello.lang
            session.seats = await self._seats_of(hello)
            self._make_room(session)
            await self.commit(lambda: self._returned(session.seats))
            self.seating.add(session)
            self.publish()
            if session.seats:  # several sessions of one seat are one person
                session.bucket = self.buckets.setdefault(session.seats[0], session.bucket)
            self.broadcast((), quiet=session)
            self._greet(session, hello)
            for seat, token in self.manager.fresh_tokens(hello.tokens):
                session.tell(p.Renewed(0, seat, token))
            self.schedule()

    def _make_room(self, session: Session) -> None:
        """Players always get in, if need be in place of their own oldest device; spectators while there is room."""
        limits = self.manager.limits
        if session.seats:
            self.seating.let_go_of_oldest(session.seats, limits.devices)
        elif not self.table.options.spectators:
            raise denied("spectators-barred")
        elif self.seating.watching >= limits.spectators:
            raise denied("table-crowded")

    async def _seats_of(self, hello: p.Hello) -> tuple[int, ...]:
        """The client's seats. Another process may have shown it more entries than this one knows."""
        if hello.since >= self.table.seq:
            await self._catch_up()
        try:
            return self.manager.seats_of(self.table, hello.tokens)
        except Refused:
            await self._catch_up()
            return self.manager.seats_of(self.table, hello.tokens)

    def _returned(self, seats: Sequence[int]) -> Entries:
        return [e.Returned(seat) for seat in seats if self.table.chairs[seat].stand_in]

    def _greet(self, session: Session, hello: p.Hello) -> None:
        kept = views.lines(self.table.since(hello.since), session.seats)
        log = views.lines(self.table.log(), session.seats) if hello.log else None
        seats = list(session.seats)
        state = self.state(session.seats)
        session.tell(p.Welcome(p.VERSION, self.manager.name, seats, self.cached.sheet, kept, state, log))

    async def disconnect(self, session: Session) -> None:
        """A client disconnects, and the others see it."""
        async with self.lock:
            if self.seating.remove(session):
                self.publish()
                self.broadcast(())
                self.schedule()

    def look_elsewhere(self) -> None:
        """Other processes have reported who is connected there, or another one now acts for this table."""
        if self.seating.set_elsewhere(self.manager.cluster.elsewhere(self.table.code, self.table.question)):
            self.broadcast(())
        self.schedule()

    def publish(self) -> None:
        """Tell the other processes who is connected here."""
        seating = self.seating
        guests = Guests(seating.here, seating.watching, self.table.question, frozenset(self.passed))
        self.manager.cluster.tell(self.table.code, guests if seating.sessions else None)

    # -- entries ----------------------------------------------------------------------------------------------

    async def append(self, decide: Callable[[], Entries]) -> bool:
        """Append entries of the table's own, if there are any, in turn."""
        async with self.lock:
            return bool(await self.commit(decide))

    async def answer(self, moved: e.Moved, question: int) -> bool:
        """A bot's move: only if its question is still open."""
        return await self.append(lambda: [moved] if self._asks(question) else [])

    def _asks(self, question: int) -> bool:
        return question == self.table.question and not self.table.paused and not self._rests()

    def _rests(self) -> bool:
        """Whether no player is connected."""
        return self.seating.connected.isdisjoint(self.table.humans)

    async def commit(self, decide: Callable[[], Entries]) -> Entries:
        """Append entries of the table's own; the caller holds the lock."""
        settled: asyncio.Future[Entries] = self.manager.loop.create_future()
        self.submit(Change(decide, partial(_settle, settled)))
        return await settled

    async def decide_anew(self, change: Change) -> None:
        """Another process was faster: read what it wrote, then decide again."""
        try:
            if self.table.seq == change.seq and not await self._catch_up():
                raise StoreFails("an entry is taken and cannot be read")
        except (StoreFails, Refused) as error:
            change.done(error)
        except asyncio.CancelledError:
            change.done(StoreFails("the server stops"))
            raise
        else:
            self.submit(change)

    def follow(self) -> None:
        """Another process has stored something: read it, retrying until the store can be read."""
        if not self.following:
            self.following = True
            self.spawn(self._follow())

    async def _follow(self) -> None:
        while self.following:
            async with self.lock:
                try:
                    self.following = False
                    await self._catch_up()
                except StoreFails:
                    self.following = True
                except Refused as refused:
                    log.error("a table cannot be read on", table=self.table.code, why=refused.refusal.key)
            await asyncio.sleep(AGAIN if self.following else 0)

    async def _catch_up(self) -> bool:
        """Apply and broadcast what other processes have stored; False if there is nothing."""
        seq = self.table.seq
        for at, entry in await self._read_on(seq):
            self.apply(entry, at)
        if self.table.seq == seq:
            return False
        self.broadcast(self.table.since(seq - 1))
        self.schedule()
        return True

    async def _read_on(self, seq: int) -> list[tuple[int, e.AnyEntry]]:
        """The entries from a number on; refused if they are damaged, or the table was deleted meanwhile."""
        try:
            rows = await self.manager.store.read(self.table.code, seq - 1)
            found = read_rows(rows[1:])
        except (Damaged, MsgspecError) as error:
            log.error("a table is damaged", table=self.table.code, why=type(error).__name__)
            raise denied("table-broken") from error
        if not rows:
            raise denied("no-table")
        return found

    # -- time -------------------------------------------------------------------------------------------------

    def pass_window(self, seats: Sequence[int], question: int) -> None:
        """Bots let a window pass."""
        if question == self.table.question:
            self.passed.update(seats)
            self.schedule()

    def let_bots_think(self) -> None:
        """Start the bots that have to answer now."""
        self.manager.bots.consider(self)

    def act_on(self, due: clock.Due) -> None:
        """Do what is due."""
        self.spawn(self._act_on(due))

    async def _act_on(self, due: clock.Due) -> None:
        question = self.table.question
        try:
            match due.what:
                case clock.PUT_AWAY:
                    await self.manager.put_away(self)
                case clock.BIND:
                    await self._append_if_due(due, bind)
                case clock.DEAL:
                    await self._append_if_due(due, lambda: deal(self.table))
                case clock.CLOSE:
                    await self._append_if_due(due, lambda: [e.Closed()])
                case clock.STAND_IN:
                    await self._append_if_due(due, lambda: [e.StoodIn(due.seat, "steady")])
                case clock.LATE:
                    await self.manager.bots.play_late(self, due.seat, question)
        except (StoreFails, Refused):
            self.timer = self.manager.loop.call_later(AGAIN, self.schedule)

    async def _append_if_due(self, due: clock.Due, entries: Callable[[], Entries]) -> None:
        """Somebody may have been faster than the clock: check again once it is our turn."""
        if not await self.append(lambda: entries() if self._is_still(due) else []):
            self.schedule()

    def _is_still(self, due: clock.Due) -> bool:
        still = self.due()
        return still is not None and (still.what, still.seat) == (due.what, due.seat) and still.after < 0.05

    # -- tasks ------------------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task that belongs to this table."""
        task = self.manager.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of a table failed", table=self.table.code, exc_info=task.exception())

    def stop(self) -> None:
        """Stop for good."""
        self.stopped = True
        if self.timer:
            self.timer.cancel()
        for task in list(self.tasks):
            if task is not asyncio.current_task():
                task.cancel()


def _settle(settled: "asyncio.Future[Entries]", outcome: Outcome) -> None:
    """Give a task the outcome, if it still waits."""
    if settled.done():
        return
    if isinstance(outcome, Exception):
        settled.set_exception(outcome)
    else:
        settled.set_result(outcome)
