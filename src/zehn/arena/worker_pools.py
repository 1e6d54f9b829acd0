"""Who plays the units of a match: worker processes on this machine (or on many: see `ray_pool`)."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import Protocol

from zehn.arena.match import Match
from zehn.arena.outcome import Foul
from zehn.arena.units import Answer, Unit
from zehn.arena.watchdog import Thinking, ThinkingSlot

#: Seconds between two checks for bots that think too long.
LOOK = 0.05


class WorkerLost(Exception):
    """A worker died, and no bot was to blame."""


class WorkerPool(Protocol):
    """Takes units and answers them, in any order."""

    @property
    def room(self) -> int:
        """How many units can be given to it now."""

    @property
    def size(self) -> int:
        """How many units it plays at a time."""

    def give(self, number: int, unit: Unit) -> None:
        """A unit to play."""

    def next(self) -> tuple[int, Answer, float]:
        """Some unit that is done: its number, the answer and the seconds that it took."""

    def close(self) -> None:
        """No more units; running ones are killed."""


class Worker:
    """One process. If a bot crashes or blocks it, it is restarted, and the bot loses the game it was in."""

    def __init__(self, match: Match, cell: Path) -> None:
        self.match = match
        self.path = str(cell)
        self.cell = ThinkingSlot.make(self.path)
        self.closed = False
        self.lock = Lock()
        self.stuck: Thinking | None = None
        self.process = self._started()

    def _started(self) -> "subprocess.Popen[str]":
        """A process that can import what this one can, and has its slot."""
        self.cell.end()
        self.stuck = None
        paths = os.pathsep.join(dict.fromkeys(path or str(Path.cwd()) for path in sys.path))
        return subprocess.Popen(
            [sys.executable, "-m", "zehn.arena.worker", self.path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": paths},
            encoding="utf-8",
        )

    def play(self, unit: Unit) -> Answer:
        """Play a unit, again and again if bots kill the process."""
        lost: dict[tuple[int, int], Foul] = {}
        while True:
            answer = self._asked(unit.text(self.match, lost))
            if answer:
                read: Answer = json.loads(answer)
                return read
            place, foul = self._culprit()
            if place in lost:
                raise WorkerLost
            lost[place] = foul
            with self.lock:
                if self.closed:
                    raise WorkerLost
                self.process = self._started()

    def _asked(self, text: str) -> str:
        """The answer to a unit; empty if the process ended."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(text + "\n")
            self.process.stdin.flush()
            return self.process.stdout.readline()
        except (OSError, ValueError):  # the pipe is broken, or closed
            return ""

    def _culprit(self) -> tuple[tuple[int, int], Foul]:
        """Which game was lost with the process, and whose fault it was."""
        code = self.process.wait()
        self._hang_up()
        thinking = self.stuck or self.cell.thinking()
        if thinking is None:
            raise WorkerLost
        foul = Foul(thinking.seat, "stall") if self.stuck else Foul(thinking.seat, "crash", exit=code)
        return (thinking.deal, thinking.arrangement), foul

    def look(self) -> None:
        """End the process if a bot thinks for too long in it."""
        seen = self.cell.thinking()
        if seen and monotonic() > seen.deadline and not self.stuck:
            self.stuck = seen
            self.process.kill()

    def _hang_up(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:
                    continue

    def gone(self) -> None:
        """The process was killed; nobody waits for it any more."""
        self.process.wait()
        self._hang_up()
        self.cell.close()

    def close(self) -> None:
        """End the process."""
        with self.lock:
            self.closed = True
            self.process.kill()


class Processes:
    """Worker processes on this machine, each with a thread here that waits for its answers."""

    def __init__(self, match: Match, size: int) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="zehn-arena-")
        self.size = self.room = size
        self.units: SimpleQueue[tuple[int, Unit] | None] = SimpleQueue()
        self.answers: SimpleQueue[tuple[int, Answer, float] | Exception] = SimpleQueue()
        self.workers = [Worker(match, Path(self.folder.name) / f"cell{number}") for number in range(size)]
        self.threads = [Thread(target=self._wait, args=(worker,), daemon=True) for worker in self.workers]
        for thread in self.threads:
            thread.start()

    def _wait(self, worker: Worker) -> None:
        """What the thread of a worker does: a unit, its answer, the next unit."""
        while (task := self.units.get()) is not None:
            start = monotonic()
            try:
                self.answers.put((task[0], worker.play(task[1]), monotonic() - start))
            except Exception as error:  # it is raised where answers are awaited
                self.answers.put(error)
                return

    def give(self, number: int, unit: Unit) -> None:
        self.room -= 1
        self.units.put((number, unit))

    def next(self) -> tuple[int, Answer, float]:
        while True:
            for worker in self.workers:
                worker.look()
            try:
                answer = self.answers.get(timeout=LOOK)
            except Empty:
                continue
            if isinstance(answer, Exception):
                raise answer
            self.room += 1
            return answer

    def close(self) -> None:
        for worker in self.workers:
            worker.close()
            self.units.put(None)
        for thread in self.threads:
            thread.join()
        for worker in self.workers:
            worker.gone()
        self.folder.cleanup()
