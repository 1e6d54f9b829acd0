"""Sends jobs to a separate process: limited per address and in total, abandoned when nobody waits for them."""

import asyncio
import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

from litestar import Request
from litestar.datastructures import State
from msgspec import json

from zehn.server.jobs.jobs import Answer, Job, Order, read_answer
from zehn.server.sockets.limiter import Limiter, too_many
from zehn.server.worker_pool import Pool, WorkerFails
from zehn.tables.rules import denied

Asking = Request[Any, Any, State]

COMMAND = (sys.executable, "-m", "zehn.server.jobs.worker")

#: Seconds that a job may take; the process itself limits its CPU time.
PATIENCE = 30.0

#: The longest answer, in bytes.
LONGEST = 16 << 20

#: Seconds after which a refused client may try again.
AGAIN = 5


class Asker(NamedTuple):
    """Who requests a job: the address for the limits, the language, and the HTTP request that waits for it."""

    address: str
    lang: str = "en"
    request: Asking | None = None


#: The server itself.
NOBODY = Asker("")


class JobPool:
    """One process by default: the other cores are for games."""

    def __init__(
        self, limiter: Limiter, count: int = 1, *, command: Sequence[str] = COMMAND, patience: float = PATIENCE
    ) -> None:
        self.limiter = limiter
        self.pool = Pool(count, command, patience=patience, longest=LONGEST)

    async def run(self, job: Job, asker: Asker) -> Answer:
        """The answer to a job; refused if there are too many jobs or if it took too long."""
        if self.pool.waiting >= self.limiter.limits.all_jobs:
            self.limiter.note("all_jobs", asker.address)
            raise denied("busy", wait=AGAIN)
        if not self.limiter.enter("jobs", asker.address):
            raise too_many("jobs", AGAIN)
        try:
            line = json.encode(Order(job, asker.lang)) + b"\n"
            answer: Answer = read_answer(await self._while_wanted(line, asker.request))
            return answer
        except WorkerFails as error:
            self.limiter.note("job", asker.address, job=type(job).__name__)
            raise denied("job-heavy") from error
        finally:
            self.limiter.leave("jobs", asker.address)

    async def _while_wanted(self, line: bytes, request: Asking | None) -> bytes:
        """Ask, unless the client has gone."""
        if request is None:
            return await self.pool.ask(line)
        asking, gone = asyncio.create_task(self.pool.ask(line)), asyncio.create_task(_gone(request))
        try:
            await asyncio.wait({asking, gone}, return_when=asyncio.FIRST_COMPLETED)
            if not asking.done():
                raise denied("busy", wait=AGAIN)  # nobody will read it
            return asking.result()
        finally:
            for task in (asking, gone):
                task.cancel()

    async def close(self) -> None:
        """End the process."""
        await self.pool.close()


async def _gone(request: Asking) -> None:
    """Wait until the client of a request has disconnected."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
