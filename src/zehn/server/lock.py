"""One thing at a time: a lock that can also be taken without waiting."""

import asyncio
from collections import deque
from collections.abc import Callable


class Lock:
    """First come, first served. `async with` and `when_free` wait, `take` does not."""

    def __init__(self) -> None:
        self.held = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it now; False if it is taken."""
        if self.held:
            return False
        self.held = True
        return True

    def when_free(self, act: Callable[[], None]) -> None:
        """Call `act` with the lock: now, or after everybody who came before."""
        if self.take():
            act()
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            turn.add_done_callback(lambda _: act())
            self.waiting.append(turn)

    def release(self) -> None:
        """Pass it to the next one that still waits."""
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was passed to a waiter that has given up
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
