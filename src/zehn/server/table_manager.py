"""All tables of a server: made, opened from the store, removed from memory."""

import asyncio
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, NamedTuple

import structlog
from prometheus_client import CollectorRegistry, Gauge
from prometheus_client.core import CounterMetricFamily

from zehn import rooms
from zehn.games.rules_cache import ByteCache
from zehn.refusals import Refused
from zehn.server.bots.background import BackgroundJobs
from zehn.server.bots.bots import Bots
from zehn.server.bots.workers import BotWorkers
from zehn.server.cluster import Cluster, SharedCluster, SingleProcess
from zehn.server.codec import encode, read_rows
from zehn.server.jobs.jobs import Draw, Job, Tell, Trial, body_of
from zehn.server.jobs.pool import NOBODY, Asker, JobPool
from zehn.server.keeping import DAY, Keeping
from zehn.server.live_table import LiveTable
from zehn.server.new_build import renew_when_built
from zehn.server.pads.manager import PadManager
from zehn.server.sockets.limiter import Limiter, within
from zehn.server.sockets.limits import Limits
from zehn.server.sockets.session import Session
from zehn.server.store import Damaged, Store, Taken
from zehn.server.store.schema import PAD, TABLE
from zehn.server.store.writer import now
from zehn.server.tokens import WRITING, Held, Tokens, new_code
from zehn.tables import entries as e
from zehn.tables.boards import board_of
from zehn.tables.making import made, made_lesson
from zehn.tables.requests import Entries, agree, join
from zehn.tables.rules import agreed, denied, weigh
from zehn.tables.table import Table
from zehn.words import LANGUAGES, say

log = structlog.get_logger("zehn.manager")

#: Seconds after which a table nobody looks at leaves memory.
PUT_AWAY = 60.0

#: How many custom sheets are remembered as playable.
MOST_TRIED = 500

#: So many bytes of QR codes are kept.
MOST_DRAWN = 4_000_000


class Place(NamedTuple):
    """A chair that was taken."""

    code: str
    seat: int
    token: str


class Figures:
    """Figures for Prometheus."""

    def __init__(self, manager: "TableManager") -> None:
        self.registry = CollectorRegistry()
        self.registry.register(self)
        self.entries = Counter[type[e.Entry]]()
        self._gauge("zehn_tables_open", "Tables in memory").set_function(lambda: len(manager.open))
        self._gauge("zehn_leases", "Tables for which this process acts").set_function(manager.count_leases)
        self._gauge("zehn_sockets", "Connected clients").set_function(manager.count_sessions)
        writer = manager.store.writer
        self._gauge("zehn_commits", "Commits of the store").set_function(lambda: writer.commits)
        self._gauge("zehn_store_failing", "Whether the last commit failed").set_function(lambda: writer.failing)
        self._gauge("zehn_bots_failed", "Bots that crashed or stalled").set_function(lambda: manager.bots.failed)
        pool = manager.bots.bot_workers.pool
        self._gauge("zehn_workers_died", "Worker processes that ended").set_function(manager.count_deaths)
        self._gauge("zehn_questions_waiting", "Questions that wait for a bot").set_function(lambda: pool.waiting)
        self.refused = manager.limiter.refused
        self._gauge("zehn_store_waiting", "Appends that wait for the disk").set_function(writer.waiting.qsize)

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The number of stored entries by kind, put together only on request."""
        family = CounterMetricFamily("zehn_entries", "Entries stored", labels=["kind"])
        for kind, count in self.entries.items():
            family.add_metric([kind.TAG], count)
        yield family
        refused = CounterMetricFamily("zehn_refused", "What was refused because of a limit", labels=["limit"])
        for limit, count in self.refused.items():
            refused.add_metric([limit], count)
        yield refused

    def _gauge(self, name: str, text: str) -> Gauge:
        return Gauge(name, text, registry=self.registry)


class TableManager:
    """The open tables, and access to all others."""

    def __init__(
        self, store: Store, tokens: Tokens, bot_workers: BotWorkers, *, name: str, put_away: float, limiter: Limiter
    ) -> None:
        self.store = store
        self.tokens = tokens
        self.bots = Bots(bot_workers)
        self.name = name
        self.put_away_after = put_away
        self.loop = asyncio.get_running_loop()
        self.open: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Future[LiveTable | None]] = {}
        self.cluster: Cluster = SingleProcess()
        self.limiter = limiter
        self.limits = limiter.limits
        self.metrics: list[IPv4Network | IPv6Network] = []
        self.behind_proxy = False
        self.tried: dict[bytes, None] = {}
        self.jobs = JobPool(limiter)
        self.drawn = ByteCache(MOST_DRAWN)
        self.figures = Figures(self)
        pad_tokens = Tokens(tokens.secret, life=tokens.life, salt=WRITING)
        self.pads = PadManager(store, pad_tokens, limiter, put_away=put_away, agree=self.agree, work=self.work)
        self.background = BackgroundJobs()
        self.keeping = Keeping()
        self.sweeping: asyncio.Task[None]
        self.renewing: asyncio.Task[None] | None = None

    @classmethod
    async def build(
        cls,
        url: str,
        *,
        name: str = "zehn",
        bot_workers: BotWorkers | None = None,
        put_away: float = PUT_AWAY,
        limiter: Limiter | None = None,
        metrics: Sequence[str] = (),
        behind_proxy: bool = False,
        keeping: Keeping | None = None,
        background: bool = False,
    ) -> "TableManager":
        """A manager on a store."""
        store = await Store.open(url)
        keeping, limiter = keeping or Keeping(), limiter or Limiter(Limits())
        tokens = Tokens(await store.key(), life=keeping.token_seconds)
        manager = cls(store, tokens, bot_workers or BotWorkers(), name=name, put_away=put_away, limiter=limiter)
        manager.keeping = keeping
        manager.background.wanted = background
        if background:
            pools = [manager.bots.bot_workers.pool, manager.jobs.pool]
            manager.renewing = asyncio.create_task(renew_when_built(pools))
        manager.metrics = [ip_network(network) for network in metrics]
        manager.behind_proxy = behind_proxy
        manager.sweeping = asyncio.create_task(manager.sweep())
        if store.kind.shared:
            manager.cluster = SharedCluster(
                store, entries=manager.heard, people=manager.people_moved, look_at_all=manager.look_at_all
            )
        return manager

    # -- tables -----------------------------------------------------------------------------------------------

    async def create(
        self,
        game: str,
        name: str,
        rules: dict[str, Any],
        chairs: int,
        bots: Sequence[str],
        options: e.Options,
        asker: Asker = NOBODY,
    ) -> Place:
        """A new table; bots take its last chairs."""
        await self.agree(game, rules, chairs, asker)
        return await self._new_table(game, made(game, name, rules, chairs, bots, options))

    async def change_rules(
        self, live: LiveTable, token: str, rules: dict[str, Any], options: e.Options, asker: Asker
    ) -> None:
        """Other rules and options for a table whose game has not begun, by its host."""
        seats = self.seats_of(live.table, [token])
        meant = await self.agree(live.table.board.game, rules, len(live.table.chairs), asker)
        async with live.lock:
            await live.commit(lambda: agree(live.table, seats, meant, rules, options))

    async def create_lesson(self, game: str, name: str, options: e.Options) -> Place:
        """A new table for a lesson: rules, bots and the first deal are prepared."""
        return await self._new_table(game, made_lesson(game, name, options))

    async def _new_table(self, game: str, entries: Entries) -> Place:
        await self.background.run(board_of(game).background_job)
        written = [encode(entry) for entry in entries]
        while True:
            code = new_code()
            try:
                await self.store.append(code, 0, now(), written, new=TABLE)
            except Taken:
                continue
            return Place(code, 0, self.tokens.write(Held(code, 0, 1)))

    async def agree(self, game: str, rules: dict[str, Any], chairs: int, asker: Asker) -> Any:
        """The rules with these settings; refused if they cannot be played.

        Somebody's own sheet is tried in a process that may be ended, then its tables are made beside the loop.
        """
        if "sheet" not in rules or game not in rooms.games():
            return agreed(game, rules, chairs)
        await asyncio.to_thread(weigh, rules)
        await self._try(game, rules, asker)
        meant = await asyncio.to_thread(agreed, game, rules, chairs)
        await asyncio.to_thread(board_of(game).try_out, meant)
        return meant

    async def _try(self, game: str, rules: dict[str, Any], asker: Asker) -> None:
        """Refuse rules that take too long; once tried, they need not be tried again."""
        key = sha256(encode([game, rules])).digest()
        if key not in self.tried:
            await self.work(Trial(game, rules), asker)
            self.tried[key] = None
            if len(self.tried) > MOST_TRIED:
                self.tried.pop(next(iter(self.tried)))

    async def work(self, job: Job, asker: Asker) -> bytes:
        """Have a job done in a process of its own; refused in the language of the client that asks."""
        return body_of(await self.jobs.run(job, asker))

    async def draw(self, link: str, asker: Asker) -> bytes:
        """A QR code of a link."""
        drawn: bytes | None = self.drawn.get(link)
        if drawn is None:
            drawn = await self.work(Draw(link), asker)
            self.drawn.put(link, drawn, len(drawn) + len(link))
        return drawn

    async def warm_up(self) -> None:
        """Load the words and tables of all games, before anybody has to wait for them."""
        for lang in LANGUAGES:
            await asyncio.to_thread(say(lang), "serve-stop")
        for board in map(board_of, rooms.games()):
            await asyncio.to_thread(board.try_out, board.rules({}))
        if self.background.wanted:
            with suppress(Refused):
                await self.work(Tell(rooms.games()[0], {}, "en"), NOBODY)

    async def find(self, code: str, address: str = "") -> LiveTable:
        """A table, opened if it was put away; refused if there is none. Nobody guesses codes without end."""
        live = self.open.get(code)
        if live is None:
            self.limiter.take("guesses", address, look=True)
            live = await self._opened(code)
        if live is None:
            self.limiter.wait("guesses", address)
            raise denied("no-table")
        return live

    async def _opened(self, code: str) -> LiveTable | None:
        """Open a table once, however many clients ask for it."""
        waiting = self.opening.get(code)
        if waiting is None:
            waiting = self.opening[code] = asyncio.ensure_future(self._load(code))
            waiting.add_done_callback(lambda _: self.opening.pop(code, None))
        return await asyncio.shield(waiting)

    async def _load(self, code: str) -> LiveTable | None:
        try:
            rows = await self.store.read(code)
        except Damaged as error:
            log.error("a table is damaged", table=code, why=str(error))
            raise denied("table-broken") from error
        if not rows:
            return None
        table = await asyncio.to_thread(_replayed, code, rows)
        table.kept_ms = self.keeping.table_ms
        live = self.open[code] = LiveTable(self, table)
        self.cluster.look(code)
        live.schedule()
        if self.store.kind.shared:
            live.follow()  # what was stored while the table was read
        return live

    async def sweep(self) -> None:
        """Delete the tables and pads at which nothing has happened for too long; at once, then every day."""
        while True:
            for what, age, spared in self._kept():
                count = await self.store.sweep(now() - age, spared, what) if age else 0
                if count:
                    log.info("old tables deleted", what=what, tables=count)
            await asyncio.sleep(DAY)

    def _kept(self) -> list[tuple[str, int, Collection[str]]]:
        """For how many milliseconds what is kept, and which ones are in use."""
        tables, pads = self.open.keys(), self.pads.open.keys()
        return [(TABLE, self.keeping.table_ms, tables), (PAD, self.keeping.pad_ms, pads)]

    async def put_away(self, live: LiveTable) -> None:
        """Remove a table from memory that nobody looks at; the store keeps it."""
        async with live.lock:
            if not live.seating.sessions and self.open.get(live.table.code) is live:
                del self.open[live.table.code]
                self.bots.forget(live.table)
                self.cluster.forget(live.table.code)
                live.stop()

    # -- other processes --------------------------------------------------------------------------------------

    def heard(self, code: str, seq: int) -> None:
        """Another process has stored entries of a table, the last with this number."""
        live = self.open.get(code)
        if live and live.table.seq <= seq:
            live.follow()
        self.pads.heard(code, seq)

    def people_moved(self, codes: Collection[str]) -> None:
        """People have come or gone in other processes, or a lease has moved."""
        for code in codes:
            if live := self.open.get(code):
                live.look_elsewhere()

    def look_at_all(self) -> None:
        """Notifications were interrupted: read what may have been missed."""
        for live in self.open.values():
            live.follow()
        self.pads.look_at_all()

    # -- seats ------------------------------------------------------------------------------------------------

    async def join(self, live: LiveTable, seat: int | None, name: str) -> Place:
        """Take a chair."""
        code = live.table.code
        async with live.lock:
            (joined,) = await live.commit(lambda: join(live.table, seat, name))
            assert isinstance(joined, e.Joined)
            return Place(code, joined.seat, self.token(live.table, joined.seat))

    def token(self, table: Table, seat: int) -> str:
        """A token for the player on a chair."""
        return self.tokens.write(Held(table.code, seat, table.chairs[seat].key))

    def fresh_tokens(self, tokens: Sequence[str]) -> list[tuple[int, str]]:
        """New tokens in place of those about to expire, with their seats, so that regular players keep their chairs."""
        read = [self.tokens.read(token) for token in tokens]
        return [(held.seat, self.tokens.write(held)) for held in read if held and held.aging]

    def seats_of(self, table: Table, tokens: Sequence[str]) -> tuple[int, ...]:
        """The seats that these tokens give; refused if one gives none."""
        seats = set()
        for token in tokens:
            held = self.tokens.read(token)
            if held is None or held.code != table.code or not _sits(table, held):
                raise denied("token-wrong")
            seats.add(held.seat)
        return tuple(sorted(seats))

    # -- all --------------------------------------------------------------------------------------------------

    def may_read_figures(self, host: str) -> bool:
        """Figures are for the operator."""
        return within(host, self.metrics)

    def count_deaths(self) -> int:
        """How many worker processes have died."""
        return self.bots.bot_workers.pool.deaths + self.jobs.pool.deaths

    def count_sessions(self) -> int:
        """How many clients are connected."""
        return sum(len(live.seating.sessions) for live in self.open.values())

    def count_leases(self) -> int:
        """For how many tables this process acts."""
        return sum(self.cluster.holds(code) for code in self.open)

    def sessions(self) -> list[Session]:
        """All connected clients."""
        return [session for live in self.open.values() for session in live.seating.sessions]

    async def close(self) -> None:
        """Stop everything; what was acknowledged is on the disk."""
        for live in list(self.open.values()):
            live.stop()
        for session in self.sessions():
            session.bye("restart", again=True)
        self.pads.stop()
        self.sweeping.cancel()
        if self.renewing:
            self.renewing.cancel()
        await self.bots.bot_workers.close()
        await self.jobs.close()
        await self.background.close()
        await self.cluster.close()
        await self.store.close()


def _replayed(code: str, rows: Sequence[tuple[int, bytes]]) -> Table:
    """A table from its entries, ready for questions: what takes time must not happen in the loop.

    Refused if they cannot be replayed: somebody or something has written into the store.
    """
    try:
        table = Table.replay(code, read_rows(rows))
    except Exception as error:
        log.error("a table is damaged", table=code, why=type(error).__name__)
        raise denied("table-broken") from error
    if "sheet" in table.rules.written():
        table.board.try_out(table.rules)
    return table


def _sits(table: Table, held: Held) -> bool:
    if not 0 <= held.seat < len(table.chairs):
        return False
    chair = table.chairs[held.seat]
    return chair.kind == "human" and chair.key == held.key
