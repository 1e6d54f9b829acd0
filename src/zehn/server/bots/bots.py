"""Bots at live tables: who thinks when, how long they appear to think, and what happens when one fails."""

import asyncio
import secrets
from collections.abc import Coroutine, Sequence
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any

import structlog
from msgspec import Raw

from zehn.players.common.reasons import Reason
from zehn.refusals import Refused
from zehn.server.bots.worker import Ask, Thought
from zehn.server.bots.workers import BotFails, BotWorkers
from zehn.server.codec import encode
from zehn.server.sockets.session import Session
from zehn.server.store import StoreFails
from zehn.tables import entries as e
from zehn.tables import protocol as p
from zehn.tables import views
from zehn.tables.requests import legal
from zehn.tables.table import PLAYING, Table
from zehn.tables.thinking import STEADY, reaction

if TYPE_CHECKING:
    from zehn.server.live_table import LiveTable

log = structlog.get_logger("zehn.bots")

#: Seconds until a failed question is asked again.
AGAIN = 1.0


class Bots:
    """The bots of all tables, on the processes that they share."""

    def __init__(self, bot_workers: BotWorkers) -> None:
        self.bot_workers = bot_workers
        self.failed = 0
        self.rng = Random(secrets.randbits(64))
        self.busy: dict[str, tuple[int, asyncio.Task[None]]] = {}

    # -- asking -----------------------------------------------------------------------------------------------

    async def choose(self, table: Table, seat: int, level: str) -> str:
        """The move that a bot would make on a seat."""
        return (await self._think(table, seat, level)).move

    async def _think(self, table: Table, seat: int, level: str, *, why: bool = False) -> Thought:
        """Have a bot think about what its seat was shown."""
        assert table.game is not None
        view = table.game.watch(seat)
        ask = Ask(
            game=table.board.game,
            rules=table.rules.written(),
            players=table.names,
            seat=seat,
            level=level,
            seed=secrets.randbits(62),
            state=Raw(encode(table.board.public_state(table.game))),
            hand=Raw(encode(table.board.hand(view))),
            moves=table.board.moves(table.game),
            why=why,
        )
        return await self.bot_workers.choose(ask)

    async def hint(self, table: Table, seat: int, level: str) -> Thought:
        """A hint for a person, with its reason; empty if there is none."""
        try:
            return await self._think(table, seat, level, why=True)
        except BotFails:
            return Thought()

    async def send_hint(self, table: Table, session: Session, request: p.Hint) -> None:
        """Send a hint to the client that asked for it."""
        level = table.board.adviser(table.game)
        thought = await self.hint(table, request.seat, level)
        reason = Reason(thought.why.key, thought.why.details) if thought.why else None
        session.tell(views.hinted(request.id, thought.move, level, reason, session.lang))

    # -- acting -----------------------------------------------------------------------------------------------

    def consider(self, live: "LiveTable") -> None:
        """Start the bots that have to answer now, once per question."""
        table = live.table
        if table.phase != PLAYING or table.paused:
            return
        seats = [seat for seat in table.asked() if table.chairs[seat].bot and seat not in live.passed]
        question, task = self.busy.get(table.code, (-1, None))
        if not seats or (question == table.question and task and not task.done()):
            return
        work = self._window(live, seats) if table.window() is not None else self._turn(live, seats[0])
        self.busy[table.code] = (table.question, live.spawn(self._then_look_again(live, work)))

    async def _then_look_again(self, live: "LiveTable", work: Coroutine[Any, Any, None]) -> None:
        """Think; if that fails, ask again later."""
        question = live.table.question
        await work
        if question == live.table.question:
            self.busy.pop(live.table.code, None)
            live.schedule()

    def forget(self, table: Table) -> None:
        """A table has left memory."""
        self.busy.pop(table.code, None)

    async def _turn(self, live: "LiveTable", seat: int) -> None:
        """A bot's own turn: think, wait as if thinking, play."""
        table, question = live.table, live.table.question
        began, pace = live.began, table.options.pace
        move = await self._thought(live, seat)
        await asyncio.sleep(max(0.0, began + pace - monotonic()))
        if move and table.chairs[seat].bot:
            await self._play(live, e.Moved(move, by=table.chairs[seat].stand_in), question)

    async def _window(self, live: "LiveTable", seats: Sequence[int]) -> None:
        """Several may act: the fastest willing bot does, but not before a person could have."""
        table, question = live.table, live.table.question
        window, began = table.window() or 0.0, live.began
        moves = await asyncio.gather(*(self._thought(live, seat) for seat in seats))
        wanting = [(seat, move) for seat, move in zip(seats, moves, strict=True) if move]
        live.pass_window([seat for seat, move in zip(seats, moves, strict=True) if not move], question)
        if not wanting:
            return
        seat, move = self.rng.choice(wanting)
        await asyncio.sleep(max(0.0, began + reaction(window, self.rng) - monotonic()))
        if table.chairs[seat].bot:
            await self._play(live, e.Moved(move, by=table.chairs[seat].stand_in), question)

    async def _thought(self, live: "LiveTable", seat: int) -> str:
        """A legal move, or empty to let a window pass. A bot that fails is replaced, and the players see that."""
        table = live.table
        question, level = table.question, table.chairs[seat].bot
        while level and question == table.question and not table.paused:
            try:
                move = await self.choose(table, seat, level)
                return legal(table, move) if move else ""
            except (BotFails, Refused) as error:
                self.failed += 1
                log.warning("a bot failed", table=table.code, level=level, why=type(error).__name__)
                await asyncio.sleep(AGAIN if level == STEADY else 0)
                if level != STEADY:
                    level = await self._replace(live, seat)
        return ""

    async def _replace(self, live: "LiveTable", seat: int) -> str:
        try:
            await live.append(lambda: [e.Replaced(seat, STEADY)] if live.table.chairs[seat].bot else [])
        except (StoreFails, Refused):
            await asyncio.sleep(AGAIN)
        return live.table.chairs[seat].bot

    async def play_late(self, live: "LiveTable", seat: int, question: int) -> None:
        """Somebody's time is up: `steady` makes this one decision."""
        try:
            move = legal(live.table, await self.choose(live.table, seat, STEADY))
        except (BotFails, Refused):
            await asyncio.sleep(AGAIN)
        else:
            await self._play(live, e.Moved(move, by=STEADY, late=True), question)
        if question == live.table.question:
            live.schedule()

    async def _play(self, live: "LiveTable", moved: e.Moved, question: int) -> None:
        try:
            await live.answer(moved, question)
        except (StoreFails, Refused) as error:
            log.warning("a bot's move was not taken", table=live.table.code, why=type(error).__name__)
            await asyncio.sleep(AGAIN)
