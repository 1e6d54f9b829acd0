"""A pad with people looking at it: entries come in, are merged, stored, then shown to everybody.

As at a table, one thing happens at a time, and the pad is never ahead of the store. Several processes may serve the
same pad: of two that write the same entry one wins, and the other one merges anew.
"""

import asyncio
from collections.abc import Coroutine, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any

import structlog
from msgspec import MsgspecError, json

from zehn.pad import Pad
from zehn.pad.common.merging import write
from zehn.refusals import Refused
from zehn.server.codec import encode
from zehn.server.jobs.pool import Asker
from zehn.server.lock import Lock
from zehn.server.sockets.limits import Bucket
from zehn.server.sockets.session import Session
from zehn.server.store import Damaged, StoreFails, Taken
from zehn.server.store.writer import now
from zehn.tables import protocol as p
from zehn.tables.pads import Opened, PadRenewed, PadRequest, Write, Written
from zehn.tables.rules import denied

if TYPE_CHECKING:
    from zehn.server.pads.manager import PadManager

log = structlog.get_logger("zehn.pad")

#: Seconds until the next attempt after the store failed.
AGAIN = 1.0


class LivePad:
    """A pad, and the sessions at it."""

    def __init__(self, manager: "PadManager", code: str, pad: Pad, size: int) -> None:
        pace = manager.limits.pad_writing
        self.manager = manager
        self.code = code
        self.pad = pad
        self.size = size
        self.lock = Lock()
        self.sessions: list[Session] = []
        self.writers: set[Session] = set()
        self.pace = Bucket(pace.burst, pace.per_second, monotonic())
        self.tasks: set[asyncio.Task[None]] = set()
        self.following = False

    @property
    def seq(self) -> int:
        """How many entries there are."""
        return len(self.pad.entries)

    # -- people come and go -----------------------------------------------------------------------------------

    async def connect(self, session: Session, hello: p.Hello) -> None:
        """A client gets the entries that it has not seen."""
        async with self.lock:
            if hello.since > self.seq:  # another process has shown it more
                await self._catch_up()
            writes = self.manager.may_write(self.code, hello.tokens)
            if not writes and len(self.sessions) - len(self.writers) >= self.manager.limits.spectators:
                raise denied("pad-crowded")
            self.sessions.append(session)
            if writes:
                self.writers.add(session)
            start = hello.since if 0 <= hello.since <= self.seq else 0
            session.tell(Opened(p.VERSION, start, self.pad.entries[start:], writes))
            if token := self.manager.fresh_token(self.code, hello.tokens):
                session.tell(PadRenewed(token))

    async def disconnect(self, session: Session) -> None:
        """A client has gone."""
        self.sessions.remove(session)
        self.writers.discard(session)
        if not self.sessions:
            self.manager.put_away_later(self)

    # -- requests ---------------------------------------------------------------------------------------------

    def handle(self, session: Session, request: PadRequest) -> None:
        """Handle a request when it is its turn."""
        self.spawn(self._handle(session, request))

    async def _handle(self, session: Session, request: PadRequest) -> None:
        try:
            async with self.lock:
                if isinstance(request, Write):
                    await self._write(session, request)
                else:
                    session.tell(p.Pong(request.id))
        except Refused as refused:
            session.refuse(refused.refusal.named(self.pad.players), request.id)
        except StoreFails:
            self.follow()  # it may be stored all the same, if the connection broke too late
            session.refuse(denied("store-fails").refusal, request.id)
        finally:
            session.answered()

    async def _write(self, session: Session, request: Write) -> None:
        """Merge, store, apply, show."""
        self._allow(session)
        if "rules" in request.entry:
            asker = Asker(session.address, session.lang)
            await self.manager.agree_on(request.entry, self.pad.kind, len(self.pad.players), asker)
        if request.since > self.seq:
            await self._catch_up()
        while (merged := await self._merged(request)) is not None:
            body = encode(merged.entries[-1])
            self._fits(body)
            try:
                await self.manager.store.append(self.code, self.seq, now(), [body])
            except Taken:
                await self._catch_up()
            else:
                self._show(merged, len(body), session, request.id)
                return
        session.tell(Written(self.seq, [], request.id))

    def _allow(self, session: Session) -> None:
        if session not in self.writers:
            raise denied("pad-read-only")
        if not self.pace.take(monotonic()):
            raise denied("too-fast", wait=1)

    async def _merged(self, request: Write) -> Pad | None:
        """Counting takes its time where a pad is long: that must not happen in the loop."""
        return await asyncio.to_thread(write, self.pad, request.entry, request.since, request.own)

    def _fits(self, body: bytes) -> None:
        if self.size + len(body) > self.manager.limits.pad_bytes:
            raise denied("pad-large", most=self.manager.limits.pad_bytes)

    # -- entries ----------------------------------------------------------------------------------------------

    def _show(self, pad: Pad, size: int, asker: Session | None = None, re: int = 0) -> None:
        """The pad is another one now: everybody gets what is new."""
        start, self.pad, self.size = self.seq, pad, self.size + size
        news = encode(Written(start, pad.entries[start:]))
        for session in self.sessions:
            if session is asker:
                session.tell(Written(start, pad.entries[start:], re))
            else:
                session.post(news)

    def follow(self) -> None:
        """Another process has stored something: read it, retrying until the store can be read."""
        if not self.following:
            self.following = True
            self.spawn(self._follow())

    async def _follow(self) -> None:
        while self.following:
            async with self.lock:
                self.following = False
                try:
                    await self._catch_up()
                except StoreFails:
                    self.following = True
                except Refused as refused:
                    log.error("a pad cannot be read on", pad=self.code, why=refused.refusal.key)
            await asyncio.sleep(AGAIN if self.following else 0)

    async def _catch_up(self) -> None:
        """Take in what other processes have stored."""
        try:
            rows = await self.manager.store.read(self.code, self.seq - 1)
        except Damaged as error:
            raise denied("table-broken") from error
        if not rows:
            raise denied("no-pad")
        if len(rows) > 1:
            pad = await replayed([*self.pad.entries, *read_entries(rows[1:])])
            self._show(pad, sum(len(body) for _, body in rows[1:]))

    # -- tasks ------------------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task that belongs to this pad."""
        task = self.manager.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of a pad failed", pad=self.code, exc_info=task.exception())

    def stop(self) -> None:
        """Stop for good."""
        for task in self.tasks:
            task.cancel()


def read_entries(rows: Sequence[tuple[int, bytes]]) -> list[Any]:
    """Entries as a store holds them; refused if they are damaged."""
    try:
        return [json.decode(body) for _, body in rows]
    except MsgspecError as error:
        raise denied("table-broken") from error


async def replayed(entries: list[Any]) -> Pad:
    """The pad of stored entries; refused if somebody or something has written into the store."""
    try:
        return await asyncio.to_thread(Pad.replayed, entries)
    except Exception as error:
        log.error("a pad is damaged", why=type(error).__name__)
        raise denied("table-broken") from error
