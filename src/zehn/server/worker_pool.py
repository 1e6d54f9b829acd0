"""Worker processes: they answer a line with a line, are never trusted to do so, and are restarted when they die."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

import structlog

log = structlog.get_logger("zehn.workers")

#: Seconds that a process may need to start, on top of the patience for an answer.
STARTING = 20.0

#: After so many failures in a row the pool counts as unhealthy.
ILL = 3


class WorkerFails(Exception):
    """No answer: the process died, or it took too long."""


class WorkerDied(WorkerFails):
    """The process ended before it answered."""


class Process:
    """One process; it works on one question at a time."""

    def __init__(self, command: Sequence[str], longest: int) -> None:
        self.command = command
        self.longest = longest
        self.started: asyncio.subprocess.Process | None = None
        self.busy = False
        self.outdated = False
        self.ending: set[asyncio.Task[None]] = set()

    @property
    def alive(self) -> bool:
        """Whether it runs now."""
        return self.started is not None and self.started.returncode is None

    async def ask(self, line: bytes, patience: float) -> bytes:
        """Its answer. Whatever goes wrong ends the process; the next question gets a new one."""
        if not self.alive:
            self.stop()
            patience += STARTING
        self.busy = True
        try:
            async with asyncio.timeout(patience):
                answer = await self._exchange(line)
        except TimeoutError as error:
            self.stop()
            raise WorkerFails("TimeoutError") from error
        except (OSError, RuntimeError, ValueError) as error:  # uvloop says RuntimeError where a pipe is closed
            self.stop()
            raise WorkerDied(type(error).__name__) from error
        except asyncio.CancelledError:
            self.stop()  # its answer would be taken for that to the next question
            raise
        finally:
            self.busy = False
        if not answer.endswith(b"\n"):
            self.stop()
            raise WorkerDied("EOFError")
        if self.outdated:
            self.stop()
        return answer

    def renew(self) -> None:
        """The next question gets a new process; one that is being answered keeps its own."""
        if self.busy:
            self.outdated = True
        else:
            self.stop()

    async def _exchange(self, line: bytes) -> bytes:
        pipe = asyncio.subprocess.PIPE
        if self.started is None:
            self.started = await asyncio.create_subprocess_exec(
                *self.command, stdin=pipe, stdout=pipe, limit=self.longest, start_new_session=True
            )  # in a session of its own: Ctrl+C is for the server
        questions, answers = self.started.stdin, self.started.stdout
        assert questions is not None
        assert answers is not None
        questions.write(line)
        await questions.drain()
        return await answers.readline()

    def stop(self) -> None:
        """End the process, whatever it does."""
        self.outdated = False
        if self.started is None:
            return
        with suppress(ProcessLookupError):
            self.started.kill()
        ending = asyncio.ensure_future(_ended(self.started))
        self.ending.add(ending)
        ending.add_done_callback(self.ending.discard)
        self.started = None


async def _ended(process: asyncio.subprocess.Process) -> None:
    """Read what a process that was ended has still said: it is not gone before."""
    with suppress(OSError, RuntimeError):
        await process.communicate()


class Condition(NamedTuple):
    """How a pool is: processes that run, those that died or were ended so far, and whether it can do its work."""

    alive: int
    deaths: int
    well: bool


class Pool:
    """Some processes that share the work; first come, first served.

    `tries`: how often a question is asked that a process died over. Somebody may have killed the process, so bots are
    asked twice; what strangers send is not.
    """

    def __init__(
        self, count: int, command: Sequence[str], *, patience: float, longest: int = 65_536, tries: int = 1
    ) -> None:
        self.all = [Process(command, longest) for _ in range(count)]
        self.patience = patience
        self.tries = tries
        self.deaths = 0
        self.failures = 0
        self.waiting = 0
        self.free: asyncio.LifoQueue[Process] = asyncio.LifoQueue()
        for process in self.all:
            self.free.put_nowait(process)

    async def ask(self, line: bytes) -> bytes:
        """The answer to a line; raises `WorkerFails`."""
        self.waiting += 1
        try:
            process = await self.free.get()
        finally:
            self.waiting -= 1
        try:
            return await self._answer(process, line)
        finally:
            self.free.put_nowait(process)

    async def _answer(self, process: Process, line: bytes) -> bytes:
        for attempt in range(1, self.tries + 1):
            if process.started is not None and not process.alive:
                self._count("while it had nothing to do")
            try:
                answer = await process.ask(line, self.patience)
            except WorkerFails as error:
                self._count(str(error))
                self.failures += 1
                if attempt == self.tries or not isinstance(error, WorkerDied):
                    raise
            else:
                self.failures = 0
                return answer
        raise AssertionError

    def _count(self, why: str) -> None:
        self.deaths += 1
        log.warning("a worker process ended", why=why)

    def renew(self) -> None:
        """Have all further questions answered by new processes."""
        for process in self.all:
            process.renew()

    @property
    def condition(self) -> Condition:
        """How it is now."""
        return Condition(sum(process.alive for process in self.all), self.deaths, self.failures < ILL)

    async def close(self) -> None:
        """End all processes, and wait for them."""
        for process in self.all:
            process.stop()
        await asyncio.gather(*(ending for process in self.all for ending in process.ending))
