"""The thread that hears what other processes have written."""

import asyncio
import threading
from collections.abc import Callable, Container
from contextlib import suppress
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from zehn.server.store.postgres import ENTRIES_CHANNEL
from zehn.server.store.registry import PEOPLE_CHANNEL

#: Seconds between two attempts to listen again.
PAUSE = 0.2


class Ears:
    """What is done, in the event loop, with what is heard."""

    def __init__(
        self,
        entries: Callable[[str, int], None],
        people: Callable[[list[str]], None],
        deaf_no_more: Callable[[], None],
    ) -> None:
        self.entries = entries
        self.people = people
        self.deaf_no_more = deaf_no_more


class Listener:
    """A connection that only listens. While it is broken it misses things: once it is back, everything is looked at."""

    def __init__(self, engine: Engine, ears: Ears, own: Callable[[], Container[int]]) -> None:
        self.engine = engine
        self.ears = ears
        self.own = own
        self.closing = threading.Event()
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._stay, name="zehn-listener", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        """Stop at the next notification, but do not wait for it long."""
        self.closing.set()
        await asyncio.to_thread(self.thread.join, 1.0)

    def _stay(self) -> None:
        errors = (self.engine.dialect.loaded_dbapi.Error, SQLAlchemyError, OSError)
        while not self.closing.is_set():
            with suppress(*errors):
                self._listen()
            self.closing.wait(PAUSE)

    def _listen(self) -> None:
        connection: Any = self.engine.raw_connection()
        try:
            driver = connection.driver_connection
            driver.autocommit = True
            for channel in (ENTRIES_CHANNEL, PEOPLE_CHANNEL):
                driver.execute(f"LISTEN {channel}")
            self._call(self.ears.deaf_no_more)
            for notify in driver.notifies():
                if self.closing.is_set():
                    return
                if notify.pid not in self.own():
                    self._hear(notify)
        finally:
            connection.invalidate()

    def _hear(self, notify: Any) -> None:
        parts = notify.payload.split(",")
        if notify.channel == PEOPLE_CHANNEL:
            self._call(self.ears.people, parts)
        else:
            self._call(self._entries, [part.partition(":") for part in parts])

    def _entries(self, parts: list[tuple[str, str, str]]) -> None:
        for code, _, seq in parts:
            self.ears.entries(code, int(seq))

    def _call(self, function: Callable[..., None], *arguments: object) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody listens any more
            self.loop.call_soon_threadsafe(function, *arguments)
