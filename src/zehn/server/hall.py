"""All tables of a server: made, opened from the store, put away."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from prometheus_client import CollectorRegistry, Gauge
from prometheus_client.core import CounterMetricFamily

from zehn.rules.keeping import ByteCache
from zehn.rules.words import LANGUAGES, say
from zehn.server import entries as e
from zehn.server import wire
from zehn.server.boards import BOARDS
from zehn.server.bots import Bots
from zehn.server.errands import Errands
from zehn.server.jobs import Job, answer, body_of
from zehn.server.limits import Limit, Limits
from zehn.server.live import LiveTable
from zehn.server.names import bot_name
from zehn.server.neighbours import Alone, Neighbours, Shared
from zehn.server.reading import weigh
from zehn.server.requests import agreed, create, denied, join
from zehn.server.socket import Socket
from zehn.server.store import Store, Taken
from zehn.server.store.store import now
from zehn.server.table import Table
from zehn.server.thinkers import Thinkers
from zehn.server.tokens import Held, Tokens, new_code

#: Seconds after which a table that nobody looks at is put away.
PUT_AWAY = 60.0

#: Of so many own sheets it is remembered whether they can be played.
MOST_TRIED = 500

#: So many bytes of QR codes are kept.
MOST_DRAWN = 4_000_000


class Place(NamedTuple):
    """A chair that somebody took."""

    code: str
    seat: int
    token: str


class Figures:
    """What Prometheus is told."""

    def __init__(self, hall: "Hall") -> None:
        self.registry = CollectorRegistry()
        self.registry.register(self)
        self.entries = Counter[type[e.Entry]]()
        self._gauge("zehn_tables_open", "Tables in memory").set_function(lambda: len(hall.open))
        self._gauge("zehn_leases", "Tables for which this process acts").set_function(hall.count_leases)
        self._gauge("zehn_sockets", "Connected clients").set_function(hall.count_sockets)
        writer = hall.store.writer
        self._gauge("zehn_commits", "Commits of the store").set_function(lambda: writer.commits)
        self._gauge("zehn_store_failing", "Whether the last commit failed").set_function(lambda: writer.failing)
        self._gauge("zehn_bots_failed", "Bots that crashed or stalled").set_function(lambda: hall.bots.failed)
        self._gauge("zehn_store_waiting", "Appends that wait for the disk").set_function(writer.waiting.qsize)

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The entries stored, by kind: they are only put together when somebody asks."""
        family = CounterMetricFamily("zehn_entries", "Entries stored", labels=["kind"])
        for kind, count in self.entries.items():
            family.add_metric([str(kind.__struct_config__.tag)], count)
        yield family

    def _gauge(self, name: str, text: str) -> Gauge:
        return Gauge(name, text, registry=self.registry)


class Hall:
    """The tables that are open, and the way to the others."""

    def __init__(
        self, store: Store, tokens: Tokens, thinkers: Thinkers, *, name: str, put_away: float, limits: Limits
    ) -> None:
        self.store = store
        self.tokens = tokens
        self.bots = Bots(thinkers)
        self.name = name
        self.put_away_after = put_away
        self.loop = asyncio.get_running_loop()
        self.open: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Future[LiveTable | None]] = {}
        self.neighbours: Neighbours = Alone()
        self.limits = limits
        self.new_tables = Limit(*limits.tables)
        self.new_chairs = Limit(*limits.chairs)
        self.readers = Limit(*limits.readings)
        self.tried: dict[bytes, bool] = {}
        self.drawn = ByteCache(MOST_DRAWN)
        self.figures = Figures(self)
        self.errands = Errands()

    @classmethod
    async def build(
        cls,
        url: str,
        *,
        name: str = "zehn",
        thinkers: Thinkers | None = None,
        put_away: float = PUT_AWAY,
        limits: Limits | None = None,
        errands: bool = False,
    ) -> "Hall":
        """A hall on a store."""
        store = await Store.open(url)
        tokens = Tokens(await store.key("seats", secrets.token_hex(32)))
        hall = cls(store, tokens, thinkers or Thinkers(), name=name, put_away=put_away, limits=limits or Limits())
        hall.errands.wanted = errands
        if store.kind.shared:
            hall.neighbours = Shared(store, entries=hall.heard, people=hall.met, look_at_all=hall.look_at_all)
        return hall

    # -- tables -----------------------------------------------------------------------------------------------

    async def create(
        self, game: str, name: str, rules: dict[str, Any], chairs: int, bots: Sequence[str], options: e.Options
    ) -> Place:
        """A new table; bots take its last chairs."""
        await self.agree(game, rules, chairs)
        entries = create(game, rules, chairs, options, name) + _bots(game, chairs, bots, name)
        await self.errands.run(BOARDS[game].errand)
        written = [e.write(entry) for entry in entries]
        while True:
            code = new_code()
            try:
                await self.store.append(code, 0, now(), written, new=True)
            except Taken:
                continue
            return Place(code, 0, self.tokens.write(Held(code, 0, 1)))

    async def agree(self, game: str, rules: dict[str, Any], chairs: int | None = None) -> Any:
        """The rules that some settings mean; refused if they cannot be played.

        Somebody's own sheet is tried in a process that may be ended, then its tables are made beside the loop.
        """
        if "sheet" not in rules or game not in BOARDS:
            return agreed(game, rules, chairs)
        await asyncio.to_thread(weigh, rules)
        if not await self._is_light(game, rules):
            raise denied("rules-heavy")
        meant = await asyncio.to_thread(agreed, game, rules, chairs)
        await asyncio.to_thread(BOARDS[game].try_out, meant)
        return meant

    async def _is_light(self, game: str, rules: dict[str, Any]) -> bool:
        """Whether rules can be tried in time; whoever asks twice is told the same."""
        key = sha256(wire.encode([game, rules])).digest()
        if key not in self.tried:
            self.tried[key] = await self.bots.try_out(game, rules)
            if len(self.tried) > MOST_TRIED:
                self.tried.pop(next(iter(self.tried)))
        return self.tried[key]

    async def work(self, job: Job, lang: str) -> bytes:
        """Have a job done beside the loop; refused in the language of whoever asks."""
        return body_of(await asyncio.to_thread(answer, job, lang))

    def let_read(self, address: str) -> None:
        """Rules and replays are work: nobody asks for them without end."""
        if not self.readers.allows(address):
            raise denied("too-much-reading")

    async def warm_up(self) -> None:
        """Read the words and make the tables of all games, before anybody has to wait for them."""
        for lang in LANGUAGES:
            await asyncio.to_thread(say(lang), "serve-stop")
        for board in BOARDS.values():
            await asyncio.to_thread(board.try_out, board.rules({}))

    async def find(self, code: str) -> LiveTable:
        """A table, opened if it was put away; refused if there is none."""
        live = self.open.get(code) or await self._opened(code)
        if live is None:
            raise denied("no-table")
        return live

    async def _opened(self, code: str) -> LiveTable | None:
        """Open a table once, however many ask for it."""
        waiting = self.opening.get(code)
        if waiting is None:
            waiting = self.opening[code] = asyncio.ensure_future(self._load(code))
            waiting.add_done_callback(lambda _: self.opening.pop(code, None))
        return await asyncio.shield(waiting)

    async def _load(self, code: str) -> LiveTable | None:
        rows = await self.store.read(code)
        if not rows:
            return None
        table = await asyncio.to_thread(_replayed, code, rows)
        live = self.open[code] = LiveTable(self, table)
        self.neighbours.look(code)
        live.wind()
        if self.store.kind.shared:
            live.follow()  # what was stored while the table was read
        return live

    async def put_away(self, live: LiveTable) -> None:
        """Forget a table that nobody looks at; the store keeps it."""
        async with live.lock:
            if not live.seating.sockets and self.open.get(live.table.code) is live:
                del self.open[live.table.code]
                self.bots.forget(live.table)
                self.neighbours.forget(live.table.code)
                live.stop()

    # -- other processes --------------------------------------------------------------------------------------

    def heard(self, code: str, seq: int) -> None:
        """Another process has stored entries of a table, the last with this number."""
        live = self.open.get(code)
        if live and live.table.seq <= seq:
            live.follow()

    def met(self, codes: Collection[str]) -> None:
        """People have come or gone elsewhere, or a table's lease has moved."""
        for code in codes:
            if live := self.open.get(code):
                live.meet()

    def look_at_all(self) -> None:
        """Nothing was heard for a while: read what may have been missed."""
        for live in self.open.values():
            live.follow()

    # -- seats ------------------------------------------------------------------------------------------------

    async def join(self, code: str, seat: int | None, name: str) -> Place:
        """Take a chair."""
        live = await self.find(code)
        async with live.lock:
            (joined,) = await live.commit(lambda: join(live.table, seat, name))
            assert isinstance(joined, e.Joined)
            key = live.table.seq - 1
        return Place(code, joined.seat, self.tokens.write(Held(code, joined.seat, key)))

    def seats_of(self, table: Table, tokens: Sequence[str]) -> tuple[int, ...]:
        """The seats that some tokens give; refused if one gives none."""
        seats = set()
        for token in tokens:
            held = self.tokens.read(token)
            if held is None or held.code != table.code or not _sits(table, held):
                raise denied("token-wrong")
            seats.add(held.seat)
        return tuple(sorted(seats))

    # -- all --------------------------------------------------------------------------------------------------

    def count(self, entries: Sequence[e.AnyEntry]) -> None:
        """Count what was stored."""
        for entry in entries:
            self.figures.entries[type(entry)] += 1

    def count_sockets(self) -> int:
        """How many clients are connected."""
        return sum(len(live.seating.sockets) for live in self.open.values())

    def count_leases(self) -> int:
        """For how many tables this process acts."""
        return sum(self.neighbours.holds(code) for code in self.open)

    def sockets(self) -> list[Socket]:
        """All connected clients."""
        return [socket for live in self.open.values() for socket in live.seating.sockets]

    async def close(self) -> None:
        """Stop everything; what was acknowledged is on the disk."""
        for live in list(self.open.values()):
            live.stop()
        for socket in self.sockets():
            socket.bye("restart", again=True)
        await self.bots.thinkers.close()
        await self.errands.close()
        await self.neighbours.close()
        await self.store.close()


def _replayed(code: str, rows: Sequence[tuple[int, bytes]]) -> Table:
    """A table from its entries, ready for questions: what takes time must not happen in the loop."""
    table = Table.replay(code, rows)
    if "sheet" in table.rules.written():
        table.board.try_out(table.rules)
    return table


def _sits(table: Table, held: Held) -> bool:
    if not 0 <= held.seat < len(table.chairs):
        return False
    chair = table.chairs[held.seat]
    return chair.kind == "human" and chair.key == held.key


def _bots(game: str, chairs: int, levels: Sequence[str], host: str) -> list[e.AnyEntry]:
    """Bots on the last chairs of a new table."""
    if len(levels) > chairs - 1:
        raise denied("table-full")
    names, found = [host], list[e.AnyEntry]()
    for seat, level in enumerate(levels, chairs - len(levels)):
        if level not in BOARDS[game].levels:
            raise denied("no-level", levels=", ".join(BOARDS[game].levels))
        names.append(bot_name(names))
        found.append(e.Botted(seat, level, names[-1]))
    return found
