"""Background work that is done once, at low priority, each piece in a process of its own."""

import asyncio
import sys
from contextlib import suppress


class BackgroundJobs:
    """The background jobs of a server; without `wanted` none is ever run."""

    def __init__(self, *, wanted: bool = False) -> None:
        self.wanted = wanted
        self.started: set[str] = set()
        self.running: set[asyncio.subprocess.Process] = set()

    async def run(self, module: str) -> None:
        """Start a module, unless it was started before. Nobody waits for it, and it may fail."""
        if not self.wanted or not module or module in self.started:
            return
        self.started.add(module)
        quiet = asyncio.subprocess.DEVNULL
        with suppress(OSError):
            self.running.add(
                await asyncio.create_subprocess_exec(
                    sys.executable, "-m", module, stdin=quiet, stdout=quiet, stderr=quiet
                )
            )

    async def close(self) -> None:
        """Stop what is still running."""
        for process in self.running:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
