"""A core that is compiled while the server runs on plain Python: its worker processes pick it up at once.

The server itself uses it from its next start, because imported modules stay what they are.
"""

import asyncio
import os
import sys
import threading
from collections.abc import Iterable
from pathlib import Path
from time import sleep

from zehn import build
from zehn.server.worker_pool import Pool
from zehn.words import Words

#: Seconds between two looks.
PAUSE = 2.0


def awaited() -> Path | None:
    """The file that will mark a complete build; None if the server needs or wants none."""
    if build.BUILD == "compiled" or os.environ.get("ZEHN_PLAIN") or build.built():
        return None
    return build.folder() / build.DONE


async def renew_when_built(pools: Iterable[Pool], *, pause: float = PAUSE) -> None:
    """Restart worker processes as soon as there is a build."""
    place = await asyncio.to_thread(awaited)
    if place is None:
        return
    while not place.exists():
        await asyncio.sleep(pause)
    for pool in pools:
        pool.renew()


def tell_when_built(words: Words) -> None:
    """Print a line as soon as there is a build."""
    place = awaited()
    if place is not None:
        threading.Thread(target=_tell, args=(place, words), daemon=True).start()


def _tell(place: Path, words: Words, pause: float = PAUSE) -> None:
    while not place.exists():
        sleep(pause)
    sys.stdout.write(words("serve-core-ready") + "\n")
    sys.stdout.flush()
