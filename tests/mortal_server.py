"""A server that can be killed at any moment and is there again at once: `python mortal_server.py PORT STORE`.

Everything is imported once; every life of the server is a process of its own, forked from here. Its number goes to
standard output. The input's end is the end of all.
"""

import os
import signal
import sys
import threading

from zehn.server.limits import Limits
from zehn.server.serve import serve

FREE = (1e9, 1e9)


def live(port: int, store: str) -> None:
    serve("127.0.0.1", port, store, limits=Limits(FREE, FREE, FREE, FREE), ready=lambda _: None)


def main() -> None:
    port, store = int(sys.argv[1]), sys.argv[2]
    child = 0

    def end() -> None:
        sys.stdin.read()
        if child:
            os.kill(child, signal.SIGKILL)
        os._exit(0)

    while True:
        child = os.fork()
        if not child:
            live(port, store)
            os._exit(0)
        if threading.active_count() == 1:
            threading.Thread(target=end, daemon=True).start()
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
