"""A table on a device: requests come in, entries go out to be stored, and stored entries are applied and shown.

The table is never ahead of its store. A decided step waits until the host reports that it is stored; until then
nothing else is decided.
"""

import secrets
from collections.abc import Callable
from random import Random, SystemRandom
from time import monotonic, time
from typing import Any, NamedTuple

from zehn.refusals import Refused
from zehn.tables import clock, views
from zehn.tables import entries as e
from zehn.tables import protocol as p
from zehn.tables.plain import Wire
from zehn.tables.requests import Entries, agree, bind, check_hint, check_pass, deal, decide, join, legal
from zehn.tables.rules import denied
from zehn.tables.seating import Seating
from zehn.tables.table import PLAYING, Table
from zehn.tables.thinking import STEADY, reaction, shown, think

#: The name it gives as the server.
NAME = "zehn, on this device"

#: Seconds until the next attempt after a failure.
AGAIN = 1.0


def now() -> int:
    """The time in milliseconds."""
    return int(time() * 1000)


class Step(NamedTuple):
    """Entries that were decided on and wait to be stored, by which request."""

    seq: int
    at: int
    entries: Entries
    re: int


class Page:
    """The page that shows the table: all people of the table sit at it."""

    def __init__(self, seats: tuple[int, ...], lang: str) -> None:
        self.seats = seats
        self.lang = lang
        self.closed = False

    def bye(self, why: str, *, again: bool = False) -> None:
        """A page is never disconnected."""


class LocalTable:
    """A table, the page at it, and its clock. `told` holds messages for the page."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seating: Seating[Page] = Seating(table)
        self.page: Page | None = None
        self.step: Step | None = None
        self.told: list[Wire] = []
        self.rng: Random = SystemRandom()
        self.mark = -1
        self.began = monotonic()
        self.passed: set[int] = set()
        self.thought: tuple[int, float, e.Moved | None] = (-1, 0.0, None)
        self.again = 0.0

    # -- the page ---------------------------------------------------------------------------------------------

    def hello(self, hello: p.Hello) -> None:
        """The page connects, for the first time or again: it is welcomed, and bots that sat in give their chairs
        back.
        """
        if self.page:
            self.seating.remove(self.page)
        self.page = Page(tuple(sorted(self.table.humans)), hello.lang)
        self.seating.add(self.page)
        seats = self.page.seats
        kept = views.lines(self.table.since(hello.since), seats)
        log = views.lines(self.table.log(), seats) if hello.log else None
        self._tell(p.Welcome(p.VERSION, NAME, list(seats), views.sheet(self.table), kept, self._state(), log))
        self._decide(lambda: [e.Returned(seat) for seat in seats if self.table.chairs[seat].stand_in], 0)

    def leave(self) -> None:
        """The page is closed: the table sleeps."""
        if self.page:
            self.seating.remove(self.page)
            self.page = None

    def sit(self, name: str) -> int:
        """Another person sits down at this device; their seat. The entry waits to be stored."""
        (joined,) = join(self.table, None, name)
        assert isinstance(joined, e.Joined)
        self._decide(lambda: [joined], 0)
        return joined.seat

    def handle(self, request: p.AnyRequest) -> None:
        """Do what the page asks, or refuse it."""
        answer = _DIRECTLY.get(type(request))
        try:
            if answer:
                answer(self, request)
            elif not self._decide(lambda: self._decided(request), request.id):
                self._update(request.id)
        except Refused as refused:
            self.refuse(refused, request.id)

    def _decided(self, request: p.AnyRequest) -> Entries:
        return decide(self.table, self.seats, request, self.seating.connected)

    def agree(self, rules: dict[str, Any], meant: Any, options: e.Options) -> None:
        """Other rules and options before a game. The entry waits to be stored."""
        self._decide(lambda: agree(self.table, self.seats, meant, rules, options), 0)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of the page."""
        return self.page.seats if self.page else ()

    def refuse(self, refused: Refused, re: int) -> None:
        """Send a refusal."""
        lang = self.page.lang if self.page else "en"
        no = views.named(refused.refusal, self.table.names)
        text = views.sentence(no, lang)
        self._tell(p.Refusing(re, no.clause, no.key, views.details(no), text, self._state()))

    # -- answers that need no entry ---------------------------------------------------------------------------

    def _pass(self, request: p.Wave) -> None:
        check_pass(self.table, self.seats, request)
        self.passed.add(request.seat)
        self._update(request.id)

    def _check(self, request: p.Check) -> None:
        self._tell(views.checked(self.table, self.seats, request, self.page.lang if self.page else "en"))

    def _hint(self, request: p.Hint) -> None:
        check_hint(self.table, self.seats, request)
        level = adviser(self.table)
        try:
            move, reason = think(self.table.board, shown(self.table, request.seat), level, _chance(), why=True)
        except Exception:  # the bot may be anybody's code: then there is no hint
            move, reason = "", None
        self._tell(views.hinted(request.id, move, level, reason, self.page.lang if self.page else "en"))

    def _ping(self, request: p.Ping) -> None:
        self._tell(p.Pong(request.id))

    # -- entries ----------------------------------------------------------------------------------------------

    def _decide(self, entries: Callable[[], Entries], re: int) -> bool:
        """Decide on a step, if there is anything to do; it waits to be stored."""
        if self.step:
            raise denied("busy", wait=1)
        found = entries()
        if found:
            self.step = Step(self.table.seq, now(), found, re)
        return bool(found)

    def stored(self) -> None:
        """The step is stored: apply it and show it."""
        step, self.step = self.step, None
        assert step is not None
        for entry in step.entries:
            self.table.apply(entry, step.at)
            if isinstance(entry, e.Left):
                self.seating.free(entry.seat)
            if isinstance(entry, e.Joined) and self.page:
                self.page.seats = tuple(sorted({*self.page.seats, entry.seat}))
                self.seating.remove(self.page)
                self.seating.add(self.page)
        changed = any(isinstance(entry, e.Agreed) for entry in step.entries)
        self._update(step.re, step.seq - 1, views.sheet(self.table) if changed else None)

    def not_stored(self, key: str) -> None:
        """The step could not be stored, for a reason that has a sentence: nothing has happened."""
        step, self.step = self.step, None
        self.thought = (-1, 0.0, None)
        self.again = monotonic() + AGAIN
        if step:
            self.refuse(denied(key), step.re)

    # -- telling ----------------------------------------------------------------------------------------------

    def _tell(self, message: Wire) -> None:
        if self.page:
            self.told.append(message)

    def _update(self, re: int, since: int = -1, sheet: Wire | None = None) -> None:
        lines = views.lines(self.table.since(since), self.seats) if since >= 0 else []
        self._tell(p.Update(lines, self._state(), re, sheet))

    def _state(self) -> p.State:
        self._restart_clock()
        found = clock.shown(self.table, monotonic() - self.began)
        told = p.Clock(found[0], int(found[1] * 1000), int(found[2] * 1000)) if found else None
        people = views.People(self.seating.connected, self.seating.spectators)
        return views.state(self.table, self.seats, people, told)

    # -- time -------------------------------------------------------------------------------------------------

    def _restart_clock(self) -> None:
        """A new question starts its clock anew."""
        table = self.table
        mark = table.question * 8 + (table.phase != PLAYING) + 2 * table.paused + 4 * table.bound
        if mark != self.mark:
            self.mark = mark
            self.began = monotonic()
            self.passed.clear()

    def wait(self) -> float | None:
        """In how many seconds something is due; None if nothing is, or a step has to be stored first."""
        wait = self._wait()
        return None if wait is None else max(wait, self.again - monotonic())

    def _wait(self) -> float | None:
        due = None if self.step else self._due()
        if due is None or not due.what or due.what == clock.PUT_AWAY:
            return None
        question, at, _ = self.thought
        bots = self._thinking()
        if not bots or due.what == clock.LATE:
            return due.after
        if question != self.table.question:
            return 0.0
        own = max(0.0, at - monotonic())
        return own if due.what == clock.BOT else min(own, due.after)

    def _due(self) -> clock.Due | None:
        self._restart_clock()
        return clock.due(self.table, self._presence(), put_away=0.0)

    def _presence(self) -> clock.Presence:
        seating, open_for = self.seating, monotonic() - self.began
        return clock.Presence(seating.connected, seating.away, open_for, lambda: self.passed, seating.idle)

    def act(self) -> None:
        """Do what is due now; if that decides a step, it waits to be stored."""
        due = None if self.step else self._due()
        if due is None:
            return
        try:
            if self._thinking() and due.what in (clock.BOT, clock.CLOSE):
                self._let_bots_act()
            if not self.step and due.after < 0.05:
                self._happen(due)
        except Refused:
            self.thought = (self.table.question, monotonic() + AGAIN, None)

    def _happen(self, due: clock.Due) -> None:
        match due.what:
            case clock.BIND:
                self._decide(bind, 0)
            case clock.DEAL:
                self._decide(lambda: deal(self.table), 0)
            case clock.CLOSE:
                self._decide(lambda: [e.Closed()], 0)
            case clock.STAND_IN:
                self._decide(lambda: [e.StoodIn(due.seat, STEADY)], 0)
            case clock.LATE:
                move = legal(self.table, self._choice(due.seat, STEADY))
                self._decide(lambda: [e.Moved(move, by=STEADY, late=True)], 0)

    # -- bots -------------------------------------------------------------------------------------------------

    def _thinking(self) -> list[int]:
        """The seats of bots that are asked now and have not let the window pass."""
        table = self.table
        if table.phase != PLAYING or table.paused:
            return []
        asked = [seat for seat in table.asked() if table.chairs[seat].bot and seat not in self.passed]
        return asked if table.window() is not None else asked[:1]

    def _let_bots_act(self) -> None:
        """Bots think once for every question, and play when their time has come."""
        question, at, move = self.thought
        if question != self.table.question:
            self._think()
            if self.step:
                return
            question, at, move = self.thought
        if move and monotonic() >= at:
            self._decide(lambda: [move], 0)
        elif move is None and question == self.table.question and self.table.window() is None and monotonic() >= at:
            self.thought = (-1, 0.0, None)

    def _think(self) -> None:
        """Let all bots think that are asked; remember who acts, and when."""
        table, seats = self.table, self._thinking()
        window = table.window()
        moves: list[tuple[int, str]] = []
        for seat in seats:
            level = table.chairs[seat].bot
            try:
                move = self._choice(seat, level)
                moves.append((seat, legal(table, move) if move else ""))
            except Exception:  # the bot may be anybody's code: whatever it does, the table continues
                self._bot_failed(seat, level)
                return
        self.passed.update(seat for seat, move in moves if not move)
        wanting = [(seat, move) for seat, move in moves if move]
        if not wanting:
            self.thought = (table.question, float("inf"), None)
            return
        seat, move = self.rng.choice(wanting) if window is not None else wanting[0]
        pause = table.options.pace if window is None else reaction(window, self.rng)
        self.thought = (table.question, self.began + pause, e.Moved(move, by=table.chairs[seat].stand_in))

    def _bot_failed(self, seat: int, level: str) -> None:
        """Another bot plays on; if that one fails, it is asked again a little later."""
        if level == STEADY:
            self.thought = (self.table.question, monotonic() + AGAIN, None)
        else:
            self._decide(lambda: [e.Replaced(seat, STEADY)], 0)

    def _choice(self, seat: int, level: str) -> str:
        return think(self.table.board, shown(self.table, seat), level, _chance()).move


def adviser(table: Table) -> str:
    """The bot that gives hints here: the usual one, or the strongest that can play on a device."""
    level = table.board.adviser(table.game)
    missing = table.board.not_on_device
    return (
        level if missing.get(level) != "slow" else [other for other in table.board.levels if other not in missing][-1]
    )


def _chance() -> int:
    return secrets.randbits(62)


_DIRECTLY: dict[type, Callable[[LocalTable, Any], None]] = {
    p.Wave: LocalTable._pass,
    p.Check: LocalTable._check,
    p.Hint: LocalTable._hint,
    p.Ping: LocalTable._ping,
}


def replayed(code: str, rows: Any) -> LocalTable:
    """A table from its entries as plain data; refused if they are damaged."""
    try:
        table = Table.replay(code, [(at, e.read(body)) for at, body in rows])
        _ = table.board, table.chairs[0]
    except Exception as error:
        raise denied("table-broken") from error
    return LocalTable(table)
