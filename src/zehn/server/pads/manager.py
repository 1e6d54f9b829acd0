"""All shared pads of a server: made, opened from the store, removed from memory."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple

from zehn.pad import FORMAT
from zehn.server.codec import encode
from zehn.server.jobs.jobs import CheckPad, Job
from zehn.server.jobs.pool import NOBODY, Asker
from zehn.server.pads.live_pad import LivePad, read_entries, replayed
from zehn.server.sockets.limiter import Limiter
from zehn.server.store import Damaged, Store, Taken
from zehn.server.store.schema import PAD
from zehn.server.store.writer import now
from zehn.server.tokens import PAD_LENGTH, Held, Tokens, new_code
from zehn.tables.rules import denied

Agree = Callable[[str, dict[str, Any], int, Asker], Awaitable[Any]]
Work = Callable[[Job, Asker], Awaitable[bytes]]


class SharedPad(NamedTuple):
    """A pad that was shared: its code, by which everybody may look, and the token for writing."""

    code: str
    token: str


class PadManager:
    """The open pads, and access to all others. `agree` says whether rules can be played, `work` does expensive work."""

    def __init__(
        self, store: Store, tokens: Tokens, limiter: Limiter, *, put_away: float, agree: Agree, work: Work
    ) -> None:
        self.store = store
        self.tokens = tokens
        self.limiter = limiter
        self.limits = limiter.limits
        self.put_away_after = put_away
        self.agree = agree
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.open: dict[str, LivePad] = {}
        self.opening: dict[str, asyncio.Future[LivePad | None]] = {}

    async def create(self, entries: Sequence[dict[str, Any]], asker: Asker = NOBODY) -> SharedPad:
        """A new pad with these entries; refused if one of them cannot be."""
        entries = [{"format": FORMAT, **entries[0]}, *entries[1:]]
        bodies = [encode(entry) for entry in entries]
        if sum(map(len, bodies)) > self.limits.pad_bytes:
            raise denied("pad-large", most=self.limits.pad_bytes)
        game, players = entries[0].get("game"), entries[0].get("players")
        for entry in entries:
            await self.agree_on(entry, game, len(players) if isinstance(players, list) else 0, asker)
        await self.work(CheckPad(entries), asker)
        while True:
            code = new_code(PAD_LENGTH)
            try:
                await self.store.append(code, 0, now(), bodies, new=PAD)
            except Taken:
                continue
            return SharedPad(code, self.token(code))

    async def agree_on(self, entry: Mapping[str, Any], game: object, seats: int, asker: Asker) -> None:
        """Refuse rules that nobody could play here; whatever else is wrong the pad says."""
        rules = entry.get("rules")
        if isinstance(game, str) and isinstance(rules, dict):
            await self.agree(game, rules, seats, asker)

    async def find(self, code: str, address: str = "") -> LivePad:
        """A pad, opened if it was put away; refused if there is none. Nobody guesses codes without end."""
        live = self.open.get(code)
        if live is None:
            self.limiter.take("guesses", address, look=True)
            live = await self._opened(code)
        if live is None:
            self.limiter.wait("guesses", address)
            raise denied("no-pad")
        return live

    async def _opened(self, code: str) -> LivePad | None:
        """Open a pad once, however many clients ask for it."""
        waiting = self.opening.get(code)
        if waiting is None:
            waiting = self.opening[code] = asyncio.ensure_future(self._load(code))
            waiting.add_done_callback(lambda _: self.opening.pop(code, None))
        return await asyncio.shield(waiting)

    async def _load(self, code: str) -> LivePad | None:
        try:
            rows = await self.store.read(code) if code else []
        except Damaged as error:
            raise denied("table-broken") from error
        if not rows:
            return None
        pad = await replayed(read_entries(rows))
        live = self.open[code] = LivePad(self, code, pad, sum(len(body) for _, body in rows))
        if self.store.kind.shared:
            live.follow()  # what was stored while the pad was read
        self.put_away_later(live)
        return live

    def put_away_later(self, live: LivePad) -> None:
        """A pad that nobody looks at leaves memory after a while; the store keeps it."""
        self.loop.call_later(self.put_away_after, self._put_away, live)

    def _put_away(self, live: LivePad) -> None:
        if not live.sessions and not live.tasks and self.open.get(live.code) is live:
            del self.open[live.code]

    def heard(self, code: str, seq: int) -> None:
        """Another process has stored entries of a pad, the last with this number."""
        live = self.open.get(code)
        if live and live.seq <= seq:
            live.follow()

    def look_at_all(self) -> None:
        """Notifications were interrupted: read what may have been missed."""
        for live in self.open.values():
            live.follow()

    # -- the right to write -----------------------------------------------------------------------------------

    def token(self, code: str) -> str:
        """A token for writing on a pad."""
        return self.tokens.write(Held(code, 0, 0))

    def may_write(self, code: str, tokens: Sequence[str]) -> bool:
        """Whether one of these tokens lets somebody write on a pad."""
        return any(held is not None and held.code == code for held in map(self.tokens.read, tokens))

    def fresh_token(self, code: str, tokens: Sequence[str]) -> str:
        """A new token in place of one that ends before long; empty if none does."""
        read = [held for held in map(self.tokens.read, tokens) if held is not None and held.code == code]
        return self.token(code) if read and all(held.aging for held in read) else ""

    # -- all --------------------------------------------------------------------------------------------------

    def stop(self) -> None:
        """Nobody writes any more; what was acknowledged is on the disk."""
        for live in list(self.open.values()):
            live.stop()
            for session in list(live.sessions):
                session.bye("restart", again=True)
