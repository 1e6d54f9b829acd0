"""What happens at a table, one thing at a time: decided, stored, applied, shown to everybody, and the clock set.

The table is never ahead of the store: an entry is applied once it is durable. Nothing here waits; `live_table` adds
people who come and go, other processes, and whatever takes time.
"""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Sequence
from functools import partial
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import structlog
from mypy_extensions import mypyc_attr

from zehn.refusals import Refused
from zehn.server.codec import encode
from zehn.server.lock import Lock
from zehn.server.sockets.limits import Bucket
from zehn.server.sockets.session import Session
from zehn.server.store import StoreFails, Taken
from zehn.server.store.writer import Append, now
from zehn.server.wire import Broadcast, CachedState
from zehn.tables import clock, views
from zehn.tables import entries as e
from zehn.tables import protocol as p
from zehn.tables.requests import Entries, check_hint, check_pass, decide
from zehn.tables.rules import denied
from zehn.tables.seating import Seating
from zehn.tables.table import PLAYING, Logged, Table

if TYPE_CHECKING:
    from zehn.server.table_manager import TableManager

log = structlog.get_logger("zehn.table")

#: Requests that are answered at once and never become entries themselves.
DIRECT: Final = (p.Wave, p.Check, p.Hint, p.Ping)

#: The outcome of a request: entries, perhaps none, or an error.
Outcome = Entries | Exception


class Change:
    """Entries on their way: who decides on them, who gets the outcome, and whose request they answer."""

    def __init__(
        self, decide: Callable[[], Entries], done: Callable[[Outcome], None], asker: Session | None = None, re: int = 0
    ) -> None:
        self.decide, self.done = decide, done
        self.asker, self.re = asker, re
        self.entries: Entries = []
        self.texts: list[bytes] = []
        self.seq = 0
        self.at = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Changes:
    """A table, the sessions at it, its clock, and the only path to an entry."""

    def __init__(self, manager: "TableManager", table: Table) -> None:
        self.manager = manager
        self.table = table
        self.lock = Lock()
        self.cached = CachedState(table)
        self.seating: Seating[Session] = Seating(table)
        self.timer: asyncio.TimerHandle | None = None
        self.began = monotonic()
        self.question = -1
        self.passed: set[int] = set()
        self.hints: dict[int, Bucket] = {}
        self.stopped = False

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
            return
        decided = partial(decide, self.table, session.seats, request, self.seating.connected)
        self.submit(Change(decided, partial(self._handled, session, request.id), session, request.id))

    def _handled(self, session: Session, re: int, outcome: Outcome) -> None:
        """Answer a request, unless the broadcast has already done so."""
        try:
            if isinstance(outcome, Refused):
                self._refuse(session, re, outcome)
            elif isinstance(outcome, StoreFails):
                log.warning("store fails", table=self.table.code)
                session.refuse(denied("store-fails").refusal, re, self.state(session.seats))
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
        session.refuse(views.named(refused.refusal, self.table.names), re, self.state(session.seats))

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
        self.publish()
        self._reply(session, request.id)
        self.schedule()

    def _ping(self, session: Session, request: p.Ping) -> None:
        session.tell(p.Pong(request.id))

    def _reply(self, session: Session, re: int) -> None:
        session.tell(p.Update([], self.state(session.seats), re))

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

    def submit(self, change: Change) -> None:
        """Decide, store, apply, broadcast: the only path to an entry."""
        try:
            change.entries = change.decide()
        except Exception as error:  # whatever went wrong, every request gets an answer
            change.done(error)
            return
        if not change.entries:
            change.done(change.entries)
            return
        code, change.seq, change.at = self.table.code, self.table.seq, now()
        change.texts = [encode(entry) for entry in change.entries]
        self.manager.store.submit(Append(code, change.seq, change.at, change.texts, partial(self._stored, change)))

    def _stored(self, change: Change, error: Exception | None) -> None:
        """Entries are durable now, or could not be stored."""
        if isinstance(error, Taken) and not self.stopped:
            self.spawn(self.decide_anew(change))
            return
        try:
            if error is None:
                self._apply_and_broadcast(change)
            elif not self.stopped:
                self.follow()  # it may be stored all the same, if the connection broke too late
        except Exception as fault:
            change.done(fault)
        else:
            change.done(error or change.entries)

    def _apply_and_broadcast(self, change: Change) -> None:
        """Apply stored entries and broadcast them."""
        asker, entries, counts = change.asker, change.entries, self.manager.figures.entries
        for entry in entries:
            self.apply(entry, change.at, asker)
            counts[type(entry)] += 1
        renewed = entries[0] if isinstance(entries[0], e.Renewed) else None
        logged = self.table.since(change.seq - 1)
        stored = zip(logged, entries, change.texts, strict=False)  # the log may be shorter
        texts = [text if line.what is entry else b"" for line, entry, text in stored]
        self.broadcast(logged, None if renewed else asker, change.re, texts=texts)
        if renewed and asker:
            asker.tell(p.Renewed(change.re, renewed.seat, self.manager.token(self.table, renewed.seat)))
        self.schedule()

    def apply(self, entry: e.AnyEntry, at: int, asker: Session | None = None) -> None:
        """Apply an entry; a client that loses a chair loses its seat, too."""
        self.table.apply(entry, at)
        if isinstance(entry, e.Moved):
            return
        if isinstance(entry, e.Renewed):
            self.seating.sign_out(entry.seat, asker)
        if isinstance(entry, e.Left):
            self.seating.free(entry.seat)
            self.publish()
        if isinstance(entry, e.Started | e.Agreed):
            self.cached.renew_sheet(tell=isinstance(entry, e.Agreed))

    # -- telling ----------------------------------------------------------------------------------------------

    def state(self, seats: Sequence[int]) -> p.State:
        """What a client with these seats may know now."""
        self.cached.refresh(self.seating.connected, self.seating.spectators)
        return self.cached.state(seats, self.shown_clock())

    def shown_clock(self) -> p.Clock | None:
        """The clock that people see."""
        self._restart_clock()
        found = clock.shown(self.table, monotonic() - self.began)
        return p.Clock(found[0], int(found[1] * 1000), int(found[2] * 1000)) if found else None

    def broadcast(
        self,
        logged: Sequence[Logged],
        asker: Session | None = None,
        re: int = 0,
        quiet: Session | None = None,
        texts: Sequence[bytes] = (),
    ) -> None:
        """Send everybody a fresh state, serialized once for those who see the same."""
        self.cached.refresh(self.seating.connected, self.seating.spectators)
        news = Broadcast(self.cached, logged, self.shown_clock(), texts)
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

    def presence(self) -> clock.Presence:
        """Who is there, for the clock."""
        seating = self.seating
        open_for = monotonic() - self.began
        return clock.Presence(seating.connected, seating.away, open_for, self._all_passed, seating.idle)

    def _all_passed(self) -> Collection[int]:
        """Who has let the window pass, here and in other processes."""
        return self.manager.cluster.elsewhere(self.table.code, self.table.question).waved | self.passed

    def due(self) -> clock.Due | None:
        """What is due next. If another process acts for the table, it can only leave memory here."""
        presence, put_away = self.presence(), self.manager.put_away_after
        if self.manager.cluster.holds(self.table.code):
            return clock.due(self.table, presence, put_away=put_away)
        return None if self.seating.sessions else clock.rest(presence, put_away)

    def schedule(self) -> None:
        """Set the timer for what is due next, and let bots think."""
        if self.stopped:
            return
        self._restart_clock()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        due = self.due()
        if due is None or not due.what:
            return
        if due.what != clock.PUT_AWAY:
            self.let_bots_think()
        if due.what != clock.BOT:
            self.timer = self.manager.loop.call_later(due.after, self.act_on, due)

    # -- what takes time, in `live_table` -----------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Start a task that belongs to this table."""
        raise NotImplementedError

    def decide_anew(self, change: Change) -> Coroutine[Any, Any, None]:
        """Another process was faster: read what it wrote, then decide again."""
        raise NotImplementedError

    def follow(self) -> None:
        """Another process has stored something: read it."""
        raise NotImplementedError

    def publish(self) -> None:
        """Tell the other processes who is connected here."""
        raise NotImplementedError

    def let_bots_think(self) -> None:
        """Start the bots that have to answer now."""
        raise NotImplementedError

    def act_on(self, due: clock.Due) -> None:
        """Do what is due."""
        raise NotImplementedError


_DIRECTLY: dict[type, Callable[[Changes, Session, Any], None]] = {
    p.Wave: Changes._pass,
    p.Check: Changes._check,
    p.Hint: Changes._hint,
    p.Ping: Changes._ping,
}
