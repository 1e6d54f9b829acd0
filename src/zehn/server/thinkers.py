"""The processes in which bots think, seen from the server: never in its event loop, never trusted to answer."""

import asyncio
import sys
from collections.abc import Sequence
from contextlib import suppress

from msgspec import MsgspecError, json

from zehn.server.thinking import Ask, Thought, Trial

COMMAND = (sys.executable, "-m", "zehn.server.thinking")

#: A bot that thinks longer than this (seconds) has stalled. A process needs a moment to start, too.
PATIENCE = 10.0
STARTING = 20.0

#: The longest line that a process may answer.
LONGEST = 65_536

_read = json.Decoder(Thought).decode


class BotFails(Exception):
    """A bot crashed or stalled."""


class Thinker:
    """One process; it thinks about one question at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.started: asyncio.subprocess.Process | None = None
        self.ending: set[asyncio.Task[int]] = set()

    async def ask(self, ask: Ask | Trial, patience: float) -> Thought:
        """What a bot thinks. Whatever goes wrong ends the process; the next question gets a new one."""
        try:
            if self.started is None:
                patience += STARTING
            async with asyncio.timeout(patience):
                thought = await self._exchange(json.encode(ask) + b"\n")
        except (TimeoutError, OSError, ValueError, MsgspecError) as error:
            self.stop()
            raise BotFails(type(error).__name__) from error
        if thought.error:
            raise BotFails(thought.error)
        return thought

    async def _exchange(self, line: bytes) -> Thought:
        pipe = asyncio.subprocess.PIPE
        if self.started is None:
            self.started = await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe, limit=LONGEST)
        questions, answers = self.started.stdin, self.started.stdout
        assert questions is not None
        assert answers is not None
        questions.write(line)
        await questions.drain()
        return _read(await answers.readline())

    def stop(self) -> None:
        """End the process, whatever it does."""
        if self.started is None:
            return
        with suppress(ProcessLookupError):
            self.started.kill()
        ending = asyncio.ensure_future(self.started.wait())
        self.ending.add(ending)
        ending.add_done_callback(self.ending.discard)
        self.started = None


class Thinkers:
    """Some processes, shared by all tables; who comes first is served first."""

    def __init__(self, count: int = 1, *, command: Sequence[str] = COMMAND, patience: float = PATIENCE) -> None:
        self.all = [Thinker(command) for _ in range(count)]
        self.patience = patience
        self.free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self.all:
            self.free.put_nowait(thinker)

    async def choose(self, ask: Ask | Trial) -> Thought:
        """What a bot does and why, or whether rules can be played; raises `BotFails`."""
        thinker = await self.free.get()
        try:
            return await thinker.ask(ask, self.patience)
        except asyncio.CancelledError:
            thinker.stop()  # its answer would be taken for that to the next question
            raise
        finally:
            self.free.put_nowait(thinker)

    async def close(self) -> None:
        """End all processes, and wait until they are gone."""
        for thinker in self.all:
            thinker.stop()
        await asyncio.gather(*(ending for thinker in self.all for ending in thinker.ending))
