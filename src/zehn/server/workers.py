"""Several processes that serve one port: started here, started again when one dies, stopped together."""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from time import monotonic
from types import FrameType
from typing import Any, NamedTuple

import structlog

log = structlog.get_logger("zehn.workers")

#: Seconds that a process must have lived to be started again at once, and the pause if it has not.
LIVED = 5.0
PAUSE = 1.0

#: Seconds until a process that was asked to stop is killed.
PATIENCE = 10.0

Work = Callable[[Callable[[], None]], None]


class _Worker(NamedTuple):
    process: Any
    born: float


class Workers:
    """Runs `work` in several processes. Each calls what it is given as soon as it takes clients."""

    def __init__(self, count: int, work: Work, ready: Callable[[], None]) -> None:
        self.count = count
        self.work = work
        self.ready = ready
        self.context: Any = multiprocessing.get_context("fork" if hasattr(os, "fork") else "spawn")
        self.heard, self.telling = self.context.Pipe(duplex=False)
        self.lifeline, self.held = self.context.Pipe(duplex=False)
        self.stopping = False

    def run(self) -> None:
        """Serve until a signal comes."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        running = [self._start() for _ in range(self.count)]
        awaited = self.count
        while not self.stopping:
            sentinels = [worker.process.sentinel for worker in running]
            for thing in wait([self.heard, *sentinels], timeout=1.0):
                if thing is self.heard:
                    self.heard.recv()
                    awaited -= 1
                    if awaited == 0:
                        self.ready()
                elif not self.stopping:
                    self._replace(running, sentinels.index(thing))
        self._end(running)

    def _stop(self, *_: int | FrameType | None) -> None:
        self.stopping = True

    def _start(self) -> _Worker:
        process = self.context.Process(target=_live, args=(self.work, self.telling, self.lifeline, self.held))
        process.start()
        return _Worker(process, monotonic())

    def _replace(self, running: list[_Worker], place: int) -> None:
        """One has died: its tables go on in the others meanwhile."""
        dead = running[place]
        log.error("a process has died", code=dead.process.exitcode)
        if monotonic() - dead.born < LIVED:
            threading.Event().wait(PAUSE)
        running[place] = self._start()

    def _end(self, running: list[_Worker]) -> None:
        for worker in running:
            worker.process.terminate()
        until = monotonic() + PATIENCE
        for worker in running:
            worker.process.join(max(0.0, until - monotonic()))
            if worker.process.is_alive():
                worker.process.kill()


def _live(work: Work, telling: Connection, lifeline: Connection, held: Connection) -> None:
    """A process of its own. It ends with the process that started it, however that ends."""
    held.close()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    threading.Thread(target=_watch, args=(lifeline,), daemon=True).start()
    work(lambda: telling.send(os.getpid()))
    sys.exit(0)


def _watch(lifeline: Connection) -> None:
    with suppress(EOFError, OSError):
        lifeline.recv()
    os.kill(os.getpid(), signal.SIGTERM)
