"""The processes in which bots think, as the server uses them: outside its event loop, and never trusted to answer."""

import sys
from collections.abc import Sequence

from msgspec import MsgspecError, json

from zehn.server.bots.worker import Ask, Thought
from zehn.server.worker_pool import Pool, WorkerFails

COMMAND = (sys.executable, "-m", "zehn.server.bots.worker")

#: A bot that thinks longer than this (seconds) has stalled.
PATIENCE = 10.0

_read = json.Decoder(Thought).decode


class BotFails(Exception):
    """A bot crashed or stalled."""


class BotWorkers:
    """Some processes, shared by all tables."""

    def __init__(self, count: int = 1, *, command: Sequence[str] = COMMAND, patience: float = PATIENCE) -> None:
        self.pool = Pool(count, command, patience=patience, tries=2)

    async def choose(self, ask: Ask) -> Thought:
        """What a bot does and why; raises `BotFails`."""
        try:
            thought = _read(await self.pool.ask(json.encode(ask) + b"\n"))
        except (WorkerFails, MsgspecError) as error:
            raise BotFails(str(error)) from error
        if thought.error:
            raise BotFails(thought.error)
        return thought

    async def close(self) -> None:
        """End all processes, and wait for them."""
        await self.pool.close()
