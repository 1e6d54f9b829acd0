"""A table with people at it: requests come in, entries are stored, then played, then everybody is told.

One thing happens at a time (`lock`). The table is never ahead of the store: an entry is applied when it is durable.
Other processes may serve the same table: what they store is read and told here, too, and what was decided here on an
older state is decided anew.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING, Any

import structlog
from msgspec import MsgspecError

from zehn.players.common.reasons import Reason
from zehn.refusals import Refused
from zehn.server.codec import encode, read_entry
from zehn.server.lock import Lock
from zehn.server.sockets.limits import Bucket
from zehn.server.sockets.socket import Socket
from zehn.server.store import Damaged, StoreFails, Taken
from zehn.server.store.store import now
from zehn.server.wire import Broadcast, CachedState
from zehn.tables import clock, views
from zehn.tables import entries as e
from zehn.tables import protocol as p
from zehn.tables.requests import Entries, bind, deal, decide, legal, wave
from zehn.tables.rules import denied
from zehn.tables.seating import Guests, Seating
from zehn.tables.table import PLAYING, Table

if TYPE_CHECKING:
    from zehn.server.table_manager import Hall

log = structlog.get_logger("zehn.table")

#: Requests that never come to an entry by themselves.
ASIDE = (p.Wave, p.Check, p.Hint, p.Ping)

#: Seconds until something is tried again that the store did not take.
AGAIN = 1.0


class Step:
    """Entries that were decided on: what is stored of them, and from which number on."""

    def __init__(self, table: Table, entries: Entries) -> None:
        self.entries = entries
        self.seq = table.seq
        self.at = now()
        self.bodies = [encode(entry) for entry in entries]


class LiveTable:
    """A table, the sockets at it, and its clock."""

    def __init__(self, hall: "Hall", table: Table) -> None:
        self.hall = hall
        self.table = table
        self.lock = Lock()
        self.cached = CachedState(table)
        self.seating: Seating[Socket] = Seating(table)
        self.timer: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.began = monotonic()
        self.question = -1
        self.waved: set[int] = set()
        self.buckets: dict[int, Bucket] = {}
        self.hints: dict[int, Bucket] = {}
        self.following = False
        self.stopped = False

    # -- people come and go -----------------------------------------------------------------------------------

    async def welcome(self, socket: Socket, hello: p.Hello) -> None:
        """Somebody connects: a state for him, the news for the others, his chair back from the bot."""
        async with self.lock:
            socket.lang = hello.lang
            socket.seats = await self._seats_of(hello)
            self._make_room(socket)
            await self.commit(lambda: self._returned(socket.seats))
            self.seating.add(socket)
            self._publish()
            if socket.seats:  # several sockets of one seat are one person
                socket.bucket = self.buckets.setdefault(socket.seats[0], socket.bucket)
            self._tell_all((), quiet=socket)
            self._greet(socket, hello)
            for seat, token in self.hall.fresh_tokens(hello.tokens):
                socket.tell(p.Renewed(0, seat, token))
            self.wind()

    def _make_room(self, socket: Socket) -> None:
        """Seats come before spectators: who has one always finds room, if need be in place of the own oldest device."""
        limits = self.hall.limits
        if socket.seats:
            self.seating.let_go_of_oldest(socket.seats, limits.devices)
        elif not self.table.options.spectators:
            raise denied("spectators-barred")
        elif self.seating.watching >= limits.spectators:
            raise denied("table-crowded")

    async def _seats_of(self, hello: p.Hello) -> tuple[int, ...]:
        """The seats that somebody holds. Another process may have told him more than this one knows."""
        if hello.since >= self.table.seq:
            await self._catch_up()
        try:
            return self.hall.seats_of(self.table, hello.tokens)
        except Refused:
            await self._catch_up()
            return self.hall.seats_of(self.table, hello.tokens)

    def _returned(self, seats: Sequence[int]) -> Entries:
        return [e.Returned(seat) for seat in seats if self.table.chairs[seat].stand_in]

    def _greet(self, socket: Socket, hello: p.Hello) -> None:
        kept = views.lines(self.table.since(hello.since), socket.seats)
        log = views.lines(self.table.log(), socket.seats) if hello.log else None
        seats = list(socket.seats)
        state = self._state(socket.seats)
        socket.tell(p.Welcome(p.VERSION, self.hall.name, seats, self.cached.sheet, kept, state, log))

    async def part(self, socket: Socket) -> None:
        """Somebody is gone; the others see it."""
        async with self.lock:
            if self.seating.remove(socket):
                self._publish()
                self._tell_all(())
                self.wind()

    def meet(self) -> None:
        """Other processes have told who is connected there, or another one acts for this table now."""
        if self.seating.meet(self.hall.neighbours.elsewhere(self.table.code, self.table.question)):
            self._tell_all(())
        self.wind()

    def _publish(self) -> None:
        """Tell the other processes who is connected here."""
        seating = self.seating
        guests = Guests(seating.here, seating.watching, self.table.question, frozenset(self.waved))
        self.hall.neighbours.tell(self.table.code, guests if seating.sockets else None)

    # -- requests ---------------------------------------------------------------------------------------------

    async def grant(self, socket: Socket, request: p.AnyRequest) -> None:
        """Do what somebody asks, or tell him why not."""
        async with self.lock:
            try:
                await self._grant(socket, request)
            except Refused as refused:
                self._refuse(socket, request.id, refused)
            except StoreFails:
                log.warning("store fails", table=self.table.code)
                socket.refuse(denied("store-fails").refusal, request.id, self._state(socket.seats))

    async def _grant(self, socket: Socket, request: p.AnyRequest) -> None:
        if isinstance(request, ASIDE):
            self._aside(socket, request)
        elif not await self.commit(lambda: decide(self.table, socket.seats, request), socket, request.id):
            self._reply(socket, request.id)

    def grant_at_once(self, socket: Socket, request: p.AnyRequest) -> bool:
        """The same without a task that waits: what has to be stored happens as soon as it is. It is the way of nearly
        every request. False if somebody else acts now.
        """
        if not self.lock.take():
            return False
        stores = False
        try:
            stores = self._begin(socket, request)
        except Refused as refused:
            self._refuse(socket, request.id, refused)
        finally:
            if not stores:
                self.lock.release()
        return True

    def _begin(self, socket: Socket, request: p.AnyRequest) -> bool:
        """Do what is asked, or let it be stored first; whether it must be."""
        if isinstance(request, ASIDE):
            self._aside(socket, request)
            return False
        entries = decide(self.table, socket.seats, request)
        if not entries:
            self._reply(socket, request.id)
            return False
        step = Step(self.table, entries)
        told = partial(self._stored, step, socket, request)
        self.hall.store.submit(self.table.code, step.seq, step.at, step.bodies, told)
        return True

    def _stored(self, step: Step, socket: Socket, request: p.AnyRequest, error: Exception | None) -> None:
        """A request is on the disk. If it is not, `grant` knows what to do about it."""
        try:
            if error is None:
                self._happened(step, socket, request.id)
            elif not self.stopped:
                self.spawn(self.grant(socket, request))
        finally:
            self.lock.release()

    def _refuse(self, socket: Socket, re: int, refused: Refused) -> None:
        socket.refuse(views.named(refused.refusal, self.table.names), re, self._state(socket.seats))

    def _aside(self, socket: Socket, request: p.Wave | p.Check | p.Hint | p.Ping) -> None:
        if isinstance(request, p.Wave):
            wave(self.table, socket.seats, request)
            self.waved.add(request.seat)
            self._publish()
            self._reply(socket, request.id)
            self.wind()
        elif isinstance(request, p.Check):
            self._check(socket, request)
        elif isinstance(request, p.Hint):
            self._hint(socket, request)
        else:
            socket.tell(p.Pong(request.id))

    def _reply(self, socket: Socket, re: int) -> None:
        socket.tell(p.Update([], self._state(socket.seats), re))

    def _check(self, socket: Socket, request: p.Check) -> None:
        seat = next((seat for seat in socket.seats if request.move.startswith(f"{seat} ")), -1)
        try:
            if seat < 0:
                raise denied("seat-not-yours")
            move = legal(self.table, request.move)
        except Refused as refused:
            no = views.named(refused.refusal, self.table.names)
            details, text = views.details(no), views.sentence(no, socket.lang)
            socket.tell(p.Checked(request.id, False, None, no.clause, no.key, details, text))
            return
        assert self.table.game is not None
        preview = self.table.board.preview(self.table.game.watch(seat), move)
        socket.tell(p.Checked(request.id, True, preview))

    def _hint(self, socket: Socket, request: p.Hint) -> None:
        if request.seat not in socket.seats:
            raise denied("seat-not-yours")
        if self.table.phase != PLAYING or request.seat not in self.table.asked():
            raise denied("no-hint")
        time = monotonic()
        bucket = self.hints.setdefault(request.seat, Bucket(*self.hall.limits.hints, time))
        if not bucket.take(time):
            raise denied("too-many", what="hints", wait=ceil(bucket.wait()))
        self.spawn(self._send_hint(socket, request))

    async def _send_hint(self, socket: Socket, request: p.Hint) -> None:
        level = self.table.board.adviser(self.table.game)
        thought = await self.hall.bots.hint(self.table, request.seat, level)
        reason = Reason(thought.why.key, thought.why.details) if thought.why else None
        socket.tell(views.hinted(request.id, thought.move, level, reason, socket.lang))

    # -- entries ----------------------------------------------------------------------------------------------

    async def append(self, decide: Callable[[], Entries]) -> bool:
        """Append entries of the table's own, if there are any when nobody else acts."""
        async with self.lock:
            return bool(await self.commit(decide))

    async def answer(self, moved: e.Moved, question: int) -> bool:
        """A bot's move: only if its question is still asked."""
        return await self.append(lambda: [moved] if self._asks(question) else [])

    def _asks(self, question: int) -> bool:
        return question == self.table.question and not self.table.paused and not self._rests()

    def _rests(self) -> bool:
        """Whether nobody is there to play with."""
        return self.seating.connected.isdisjoint(self.table.humans)

    async def commit(self, decide: Callable[[], Entries], asker: Socket | None = None, re: int = 0) -> Entries:
        """Decide, store, play, tell. If another process was faster, see what it wrote and decide anew."""
        while entries := decide():
            step = Step(self.table, entries)
            try:
                await self.hall.store.append(self.table.code, step.seq, step.at, step.bodies)
            except Taken as taken:
                if not await self._catch_up():
                    raise StoreFails("an entry is taken and cannot be read") from taken
                continue
            except StoreFails:
                self.follow()  # it may be stored all the same, if the connection broke too late
                raise
            self._happened(step, asker, re)
            return entries
        return []

    def _happened(self, step: Step, asker: Socket | None, re: int) -> None:
        """What is stored is played and told."""
        for entry in step.entries:
            self._play(entry, step.at, asker)
        self.hall.count(step.entries)
        renewed = step.entries[0] if isinstance(step.entries[0], e.Renewed) else None
        self._tell_all(self.table.since(step.seq - 1), None if renewed else asker, re)
        if renewed and asker:
            asker.tell(p.Renewed(re, renewed.seat, self.hall.token(self.table, renewed.seat)))
        self.wind()

    def follow(self) -> None:
        """Another process has stored something: read it, however long it takes until the store can be read."""
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
        """Play and tell what other processes have stored; False if there is nothing."""
        seq = self.table.seq
        for entry, at in await self._read_on(seq):
            self._play(entry, at)
        if self.table.seq == seq:
            return False
        self._tell_all(self.table.since(seq - 1))
        self.wind()
        return True

    async def _read_on(self, seq: int) -> list[tuple[e.AnyEntry, int]]:
        """The entries from a number on; refused if they are damaged, or the table was deleted meanwhile."""
        try:
            rows = await self.hall.store.read(self.table.code, seq - 1)
            found = [(read_entry(body), at) for at, body in rows[1:]]
        except (Damaged, MsgspecError) as error:
            log.error("a table is damaged", table=self.table.code, why=type(error).__name__)
            raise denied("table-broken") from error
        if not rows:
            raise denied("no-table")
        return found

    def _play(self, entry: e.AnyEntry, at: int, asker: Socket | None = None) -> None:
        """Do what an entry says. Whose chair is gone holds no seat any more."""
        self.table.apply(entry, at)
        if isinstance(entry, e.Renewed):
            self.seating.sign_out(entry.seat, asker)
        if isinstance(entry, e.Left):
            self.seating.free(entry.seat)
            self._publish()
        if isinstance(entry, e.Started):
            self.cached.renew_sheet()

    # -- telling ----------------------------------------------------------------------------------------------

    def _state(self, seats: Sequence[int]) -> p.State:
        self.cached.refresh(self.seating.connected, self.seating.spectators)
        return self.cached.state(seats, self._clock())

    def _clock(self) -> p.Clock | None:
        self._turn_over()
        found = clock.shown(self.table, monotonic() - self.began)
        return p.Clock(found[0], int(found[1] * 1000), int(found[2] * 1000)) if found else None

    def _tell_all(
        self, logged: Sequence[e.Logged], asker: Socket | None = None, re: int = 0, quiet: Socket | None = None
    ) -> None:
        """A fresh state for everybody, written once for those who see the same."""
        self.cached.refresh(self.seating.connected, self.seating.spectators)
        clock = self._clock()
        news = Broadcast(self.cached, logged, clock)
        for socket in self.seating.sockets:
            if socket is not quiet:
                socket.post(news.told_to(socket.seats, re if socket is asker else 0))

    # -- time -------------------------------------------------------------------------------------------------

    def _turn_over(self) -> None:
        """A new question starts its clock anew."""
        table = self.table
        mark = table.question * 8 + (table.phase != PLAYING) + 2 * table.paused + 4 * table.bound
        if mark != self.question:
            self.question = mark
            self.began = monotonic()
            self.waved.clear()

    def _presence(self) -> clock.Presence:
        seating, time = self.seating, monotonic()
        return clock.Presence(seating.connected, seating.away, time - self.began, self._waved, seating.idle(time))

    def _waved(self) -> frozenset[int]:
        """Who lets the window pass, here and elsewhere."""
        return self.hall.neighbours.elsewhere(self.table.code, self.table.question).waved | self.waved

    def _due(self) -> clock.Due | None:
        """What time does next. Where another process acts for the table, it is only put away here."""
        presence, put_away = self._presence(), self.hall.put_away_after
        if self.hall.neighbours.holds(self.table.code):
            return clock.due(self.table, presence, put_away=put_away)
        return None if self.seating.sockets else clock.rest(presence, put_away)

    def wind(self) -> None:
        """Set the timer for what is due next, and let bots think."""
        if self.stopped:
            return
        self._turn_over()
        if self.timer:
            self.timer.cancel()
            self.timer = None
        due = self._due()
        if due is None or not due.what:
            return
        if due.what != clock.PUT_AWAY:
            self.hall.bots.consider(self)
        if due.what != clock.BOT:
            self.timer = self.hall.loop.call_later(due.after, self._spawn_due, due)

    def pass_window(self, seats: Sequence[int], question: int) -> None:
        """Bots let a window pass."""
        if question == self.table.question:
            self.waved.update(seats)
            self.wind()

    def _spawn_due(self, due: clock.Due) -> None:
        self.spawn(self._happen(due))

    async def _happen(self, due: clock.Due) -> None:
        """Time has done something."""
        question = self.table.question
        try:
            match due.what:
                case clock.PUT_AWAY:
                    await self.hall.put_away(self)
                case clock.BIND:
                    await self._append_if_due(due, bind)
                case clock.DEAL:
                    await self._append_if_due(due, lambda: deal(self.table))
                case clock.CLOSE:
                    await self._append_if_due(due, lambda: [e.Closed()])
                case clock.STAND_IN:
                    await self._append_if_due(due, lambda: [e.StoodIn(due.seat, "steady")])
                case clock.LATE:
                    await self.hall.bots.play_late(self, due.seat, question)
        except (StoreFails, Refused):
            self.timer = self.hall.loop.call_later(AGAIN, self.wind)

    async def _append_if_due(self, due: clock.Due, entries: Callable[[], Entries]) -> None:
        """Somebody may have been faster than the clock: look once more when nobody else acts."""
        if not await self.append(lambda: entries() if self._is_still(due) else []):
            self.wind()

    def _is_still(self, due: clock.Due) -> bool:
        still = self._due()
        return still is not None and (still.what, still.seat) == (due.what, due.seat) and still.after < 0.05

    # -- tasks ------------------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start something that takes its time."""
        task = self.hall.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of a table failed", table=self.table.code, exc_info=task.exception())

    def stop(self) -> None:
        """Nothing happens here any more."""
        self.stopped = True
        if self.timer:
            self.timer.cancel()
        for task in list(self.tasks):
            if task is not asyncio.current_task():
                task.cancel()
