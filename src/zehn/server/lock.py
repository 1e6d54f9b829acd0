"""One thing at a time: a lock that is also taken without waiting, where nobody has it."""

import asyncio
from collections import deque
from collections.abc import Callable


class Lock:
    """Those who wait get it in the order of asking; `async with` and `when_free` wait, `take` does not."""

    def __init__(self) -> None:
        self.held = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it now; False if somebody else has it."""
        if self.held:
            return False
        self.held = True
        return True

    def when_free(self, act: Callable[[], None]) -> None:
        """Take it and act: now, or when those who came before are done."""
        if self.take():
            act()
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            turn.add_done_callback(lambda _: act())
            self.waiting.append(turn)

    def release(self) -> None:
        """Hand it on to the next who still waits."""
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
            if not turn.cancelled():  # it was handed to somebody who does not want it any more
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
