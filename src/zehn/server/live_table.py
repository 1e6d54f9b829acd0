"""A table with people at it: requests come in, entries are stored, then applied, then shown to everybody.

One thing happens at a time (`lock`). The table is never ahead of the store: an entry is applied once it is durable.
Other processes may serve the same table: their entries are read and shown here, too, and a decision made here on an
older state is made again.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING, Any

import structlog
from msgspec import MsgspecError

from zehn.refusals import Refused
from zehn.server.codec import encode, read_entry
from zehn.server.lock import Lock
from zehn.server.sockets.limits import Bucket
from zehn.server.sockets.session import Session
from zehn.server.store import Damaged, StoreFails, Taken
from zehn.server.store.store import now
from zehn.server.wire import Broadcast, CachedState
from zehn.tables import clock, views
from zehn.tables import entries as e
from zehn.tables import protocol as p
from zehn.tables.requests import Entries, bind, check_hint, check_pass, deal, decide
from zehn.tables.rules import denied
from zehn.tables.seating import Guests, Seating
from zehn.tables.table import PLAYING, Table

if TYPE_CHECKING:
    from zehn.server.table_manager import TableManager

log = structlog.get_logger("zehn.table")

#: Requests that are answered at once and never become entries themselves.
DIRECT = (p.Wave, p.Check, p.Hint, p.Ping)

#: The outcome of a request: entries, perhaps none, or an error.
Outcome = Entries | Exception

#: Seconds until the next attempt after the store failed.
AGAIN = 1.0


class Step:
    """Entries to be stored: whose request they answer, their texts, and the number of the first."""

    def __init__(self, table: Table, entries: Entries, asker: Session | None, re: int) -> None:
        self.entries = entries
        self.asker, self.re = asker, re
        self.seq = table.seq
        self.at = now()
        self.bodies = [encode(entry) for entry in entries]


class LiveTable:
    """A table, the sessions at it, and its clock."""

    def __init__(self, manager: "TableManager", table: Table) -> None:
        self.manager = manager
        self.table = table
        self.lock = Lock()
        self.cached = CachedState(table)
        self.seating: Seating[Session] = Seating(table)
        self.timer: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.began = monotonic()
        self.question = -1
        self.passed: set[int] = set()
        self.buckets: dict[int, Bucket] = {}
        self.hints: dict[int, Bucket] = {}
        self.following = False
        self.stopped = False

    # -- people come and go -----------------------------------------------------------------------------------

    async def connect(self, session: Session, hello: p.Hello) -> None:
        """A client connects: it gets the state, the others see it come, and a bot that sat in gives the chair back."""
        async with self.lock:
            session.lang = hello.lang
            session.seats = await self._seats_of(hello)
            self._make_room(session)
            await self.commit(lambda: self._returned(session.seats))
            self.seating.add(session)
            self._publish()
            if session.seats:  # several sessions of one seat are one person
                session.bucket = self.buckets.setdefault(session.seats[0], session.bucket)
            self._broadcast((), quiet=session)
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
        state = self._state(session.seats)
        session.tell(p.Welcome(p.VERSION, self.manager.name, seats, self.cached.sheet, kept, state, log))

    async def disconnect(self, session: Session) -> None:
        """A client disconnects, and the others see it."""
        async with self.lock:
            if self.seating.remove(session):
                self._publish()
                self._broadcast(())
                self.schedule()

    def look_elsewhere(self) -> None:
        """Other processes have reported who is connected there, or another one now acts for this table."""
        if self.seating.set_elsewhere(self.manager.cluster.elsewhere(self.table.code, self.table.question)):
            self._broadcast(())
        self.schedule()

    def _publish(self) -> None:
        """Tell the other processes who is connected here."""
        seating = self.seating
        guests = Guests(seating.here, seating.watching, self.table.question, frozenset(self.passed))
        self.manager.cluster.tell(self.table.code, guests if seating.sessions else None)

    # -- requests ---------------------------------------------------------------------------------------------

    def handle(self, session: Session, request: p.AnyRequest) -> None:
        """Handle a request when it is its turn."""
        if self.lock.take():
            self._handle(session, request)
        else:
            self.lock.when_free(partial(self._handle, session, request))

    def _handle(self, session: Session, request: p.AnyRequest) -> None:
        if isinstance(request, DIRECT) or session.closed:
            self._answer_directly(session, request)
        else:
            decided = partial(decide, self.table, session.seats, request, self.seating.connected)
            self._submit(decided, partial(self._handled, session, request.id), session, request.id)

    def _handled(self, session: Session, re: int, outcome: Outcome) -> None:
        """Answer a request, unless the broadcast has already done so."""
        try:
            if isinstance(outcome, Refused):
                self._refuse(session, re, outcome)
            elif isinstance(outcome, StoreFails):
                log.warning("store fails", table=self.table.code)
                session.refuse(denied("store-fails").refusal, re, self._state(session.seats))
            elif isinstance(outcome, Exception):
                raise outcome
            elif not outcome:
                self._reply(session, re)
        finally:
            self._finish(session)

    def _finish(self, session: Session) -> None:
        self.lock.release()
        session.answered()

    def _refuse(self, session: Session, re: int, refused: Refused) -> None:
        session.refuse(views.named(refused.refusal, self.table.names), re, self._state(session.seats))

    def _answer_directly(self, session: Session, request: p.AnyRequest) -> None:
        """Answer a request that needs no entry."""
        try:
            if not session.closed:
                _DIRECTLY[type(request)](self, session, request)
        except Refused as refused:
            self._refuse(session, request.id, refused)
        finally:
            self._finish(session)

    def _pass(self, session: Session, request: p.Wave) -> None:
        check_pass(self.table, session.seats, request)
        self.passed.add(request.seat)
        self._publish()
        self._reply(session, request.id)
        self.schedule()

    def _ping(self, session: Session, request: p.Ping) -> None:
        session.tell(p.Pong(request.id))

    def _reply(self, session: Session, re: int) -> None:
        session.tell(p.Update([], self._state(session.seats), re))

    def _check(self, session: Session, request: p.Check) -> None:
        session.tell(views.checked(self.table, session.seats, request, session.lang))

    def _hint(self, session: Session, request: p.Hint) -> None:
        check_hint(self.table, session.seats, request)
        time = monotonic()
        bucket = self.hints.setdefault(request.seat, Bucket(*self.manager.limits.hints, time))
        if not bucket.take(time):
            raise denied("too-many", what="hints", wait=ceil(bucket.wait()))
        self.spawn(self.manager.bots.send_hint(self.table, session, request))

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
        self._submit(decide, partial(_settle, settled))
        return await settled

    def _submit(
        self,
        decide: Callable[[], Entries],
        done: Callable[[Outcome], None],
        asker: Session | None = None,
        re: int = 0,
    ) -> None:
        """Decide, store, apply, broadcast: the only path to an entry. `done` gets the outcome."""
        try:
            entries = decide()
        except Exception as error:  # whatever went wrong, every request gets an answer
            done(error)
            return
        if not entries:
            done(entries)
            return
        step = Step(self.table, entries, asker, re)
        stored = partial(self._stored, step, decide, done)
        self.manager.store.submit(self.table.code, step.seq, step.at, step.bodies, stored)

    def _stored(
        self, step: Step, decide: Callable[[], Entries], done: Callable[[Outcome], None], error: Exception | None
    ) -> None:
        """Entries are durable now, or could not be stored."""
        if isinstance(error, Taken) and not self.stopped:
            self.spawn(self._decide_anew(step, decide, done))
            return
        try:
            if error is None:
                self._apply_and_broadcast(step)
            elif not self.stopped:
                self.follow()  # it may be stored all the same, if the connection broke too late
        except Exception as fault:
            done(fault)
        else:
            done(error or step.entries)

    async def _decide_anew(self, step: Step, decide: Callable[[], Entries], done: Callable[[Outcome], None]) -> None:
        """Another process was faster: read what it wrote, then decide again."""
        try:
            if self.table.seq == step.seq and not await self._catch_up():
                raise StoreFails("an entry is taken and cannot be read")
        except (StoreFails, Refused) as error:
            done(error)
        except asyncio.CancelledError:
            done(StoreFails("the server stops"))
            raise
        else:
            self._submit(decide, done, step.asker, step.re)

    def _apply_and_broadcast(self, step: Step) -> None:
        """Apply stored entries and broadcast them."""
        asker, re = step.asker, step.re
        for entry in step.entries:
            self._apply(entry, step.at, asker)
        self.manager.count(step.entries)
        renewed = step.entries[0] if isinstance(step.entries[0], e.Renewed) else None
        self._broadcast(self.table.since(step.seq - 1), None if renewed else asker, re)
        if renewed and asker:
            asker.tell(p.Renewed(re, renewed.seat, self.manager.token(self.table, renewed.seat)))
        self.schedule()

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
        for entry, at in await self._read_on(seq):
            self._apply(entry, at)
        if self.table.seq == seq:
            return False
        self._broadcast(self.table.since(seq - 1))
        self.schedule()
        return True

    async def _read_on(self, seq: int) -> list[tuple[e.AnyEntry, int]]:
        """The entries from a number on; refused if they are damaged, or the table was deleted meanwhile."""
        try:
            rows = await self.manager.store.read(self.table.code, seq - 1)
            found = [(read_entry(body), at) for at, body in rows[1:]]
        except (Damaged, MsgspecError) as error:
            log.error("a table is damaged", table=self.table.code, why=type(error).__name__)
            raise denied("table-broken") from error
        if not rows:
            raise denied("no-table")
        return found

    def _apply(self, entry: e.AnyEntry, at: int, asker: Session | None = None) -> None:
        """Apply an entry; a client that loses a chair loses its seat, too."""
        self.table.apply(entry, at)
        if isinstance(entry, e.Renewed):
            self.seating.sign_out(entry.seat, asker)
        if isinstance(entry, e.Left):
            self.seating.free(entry.seat)
            self._publish()
        if isinstance(entry, e.Started | e.Agreed):
            self.cached.renew_sheet(tell=isinstance(entry, e.Agreed))

    # -- telling ----------------------------------------------------------------------------------------------

    def _state(self, seats: Sequence[int]) -> p.State:
        self.cached.refresh(self.seating.connected, self.seating.spectators)
        return self.cached.state(seats, self._clock())

    def _clock(self) -> p.Clock | None:
        self._restart_clock()
        found = clock.shown(self.table, monotonic() - self.began)
        return p.Clock(found[0], int(found[1] * 1000), int(found[2] * 1000)) if found else None

    def _broadcast(
        self, logged: Sequence[e.Logged], asker: Session | None = None, re: int = 0, quiet: Session | None = None
    ) -> None:
        """Send everybody a fresh state, serialized once for those who see the same."""
        self.cached.refresh(self.seating.connected, self.seating.spectators)
        clock = self._clock()
        news = Broadcast(self.cached, logged, clock)
        for session in self.seating.sessions:
            if session is not quiet:
                session.post(news.told_to(session.seats, re if session is asker else 0))

    # -- time -------------------------------------------------------------------------------------------------

    def _restart_clock(self) -> None:
        """A new question starts its clock anew."""
        table = self.table
        mark = table.question * 8 + (table.phase != PLAYING) + 2 * table.paused + 4 * table.bound
        if mark != self.question:
            self.question = mark
            self.began = monotonic()
            self.passed.clear()

    def _presence(self) -> clock.Presence:
        seating, time = self.seating, monotonic()
        return clock.Presence(seating.connected, seating.away, time - self.began, self._passed, seating.idle(time))

    def _passed(self) -> frozenset[int]:
        """Who has let the window pass, here and in other processes."""
        return self.manager.cluster.elsewhere(self.table.code, self.table.question).waved | self.passed

    def _due(self) -> clock.Due | None:
        """What is due next. If another process acts for the table, it can only leave memory here."""
        presence, put_away = self._presence(), self.manager.put_away_after
        if self.manager.cluster.holds(self.table.code):
            return clock.due(self.table, presence, put_away=put_away)
        return None if self.seating.sessions else clock.rest(presence, put_away)

    def schedule(self) -> None:
        """Set the timer for what is due next, and let bots think."""
        if self.stopped:
            return
        self._restart_clock()
        if self.timer:
            self.timer.cancel()
            self.timer = None
        due = self._due()
        if due is None or not due.what:
            return
        if due.what != clock.PUT_AWAY:
            self.manager.bots.consider(self)
        if due.what != clock.BOT:
            self.timer = self.manager.loop.call_later(due.after, self._spawn_due, due)

    def pass_window(self, seats: Sequence[int], question: int) -> None:
        """Bots let a window pass."""
        if question == self.table.question:
            self.passed.update(seats)
            self.schedule()

    def _spawn_due(self, due: clock.Due) -> None:
        self.spawn(self._act_on(due))

    async def _act_on(self, due: clock.Due) -> None:
        """Do what is due."""
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
        still = self._due()
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


_DIRECTLY: dict[type, Callable[[LiveTable, Session, Any], None]] = {
    p.Wave: LiveTable._pass,
    p.Check: LiveTable._check,
    p.Hint: LiveTable._hint,
    p.Ping: LiveTable._ping,
}


def _settle(settled: "asyncio.Future[Entries]", outcome: Outcome) -> None:
    """Give a task the outcome, if it still waits."""
    if settled.done():
        return
    if isinstance(outcome, Exception):
        settled.set_exception(outcome)
    else:
        settled.set_result(outcome)
