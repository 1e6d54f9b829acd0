"""Servers that can be killed at any moment and are there again at once: `python mortal_server.py STORE PORT PORT…`.

Everything is imported once; every life of a server is a process of its own, forked from here. Its place and its number
go to standard output. The input's end is the end of all.
"""

import asyncio
import gc
import os
import signal
import sys
import threading

from zehn import rooms
from zehn.server.configuration import Configuration
from zehn.server.http.app import make_app
from zehn.server.serve import serve, uvicorn_config
from zehn.server.sockets.limiter import Limiter
from zehn.server.sockets.limits import NO_LIMITS
from zehn.server.sockets.network import Gate
from zehn.server.store import Store, store_url
from zehn.server.table_manager import TableManager
from zehn.tables.boards import board_of
from zehn.words import LANGUAGES, say


def live(port: int, store: str) -> None:
    serve("127.0.0.1", port, store, configuration=Configuration(NO_LIMITS), ready=lambda _: None)


def prepare(store: str) -> None:
    """What every life would do and import first."""
    limiter = Limiter(NO_LIMITS)
    uvicorn_config(make_app(lambda: TableManager.build(store), limiter), Gate(limiter)).load()
    asyncio.run(open_once(store))
    for lang in LANGUAGES:
        say(lang)("serve-stop")
    for board in map(board_of, rooms.games()):
        board.try_out(board.rules({}))
    gc.freeze()


async def open_once(store: str) -> None:
    await (await Store.open(store_url(store))).close()


def main() -> None:
    store, *ports = sys.argv[1:]
    places: dict[int, int] = {}

    def end() -> None:
        sys.stdin.read()
        for child in places:
            os.kill(child, signal.SIGKILL)
        os._exit(0)

    def bear(place: int) -> None:
        child = os.fork()
        if not child:
            live(int(ports[place]), store)
            os._exit(0)
        places[child] = place
        sys.stdout.write(f"{place} {child}\n")
        sys.stdout.flush()

    prepare(store)
    for place in range(len(ports)):
        bear(place)
    threading.Thread(target=end, daemon=True).start()
    while True:
        dead, _ = os.wait()
        bear(places.pop(dead))


if __name__ == "__main__":
    main()
