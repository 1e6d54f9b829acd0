"""Servers that tests may kill, each on a port of its own: seen from the test. `mortal_server.py` runs them."""

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path

from witnesses import up


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


class Mortals:
    """Some servers on one store."""

    def __init__(self, store: str, count: int) -> None:
        self.store = store
        self.ports = [free_port() for _ in range(count)]
        self.addresses = [f"http://127.0.0.1:{port}" for port in self.ports]
        self.children = [0] * count

    async def __aenter__(self) -> "Mortals":
        script, pipe = str(Path(__file__).parent / "mortal_server.py"), asyncio.subprocess.PIPE
        ports = [str(port) for port in self.ports]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, script, self.store, *ports, stdin=pipe, stdout=pipe
        )
        for _ in self.ports:
            await self._born()
        for address in self.addresses:
            await up(address)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        await self.process.wait()

    async def _born(self) -> None:
        assert self.process.stdout is not None
        place, child = (await asyncio.wait_for(self.process.stdout.readline(), 300)).split()
        self.children[int(place)] = int(child)

    async def kill(self, place: int, *, for_good: bool = False) -> None:
        """Kill a server; it is there again at once, unless for good."""
        os.kill(self.children[place], signal.SIGKILL)
        await self._born()
        if for_good:
            os.kill(self.children[place], signal.SIGSTOP)  # before it has opened its port
