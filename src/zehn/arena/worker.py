"""A process that plays units of a match: `python -m zehn.arena.worker SLOT`. Units come in as lines, answers go out.

It keeps standard input and output for itself: bots print to standard error and read nothing.
"""

import os
import signal
import sys

from zehn.arena.units import play_text
from zehn.arena.watchdog import ThinkingSlot


def main() -> None:
    """Answer line by line until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the parent process, which then ends this one
    units, answers = os.fdopen(os.dup(0), encoding="utf-8"), os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    cell = ThinkingSlot(sys.argv[1])
    for unit in units:
        print(play_text(unit, cell), file=answers, flush=True)


if __name__ == "__main__":
    main()
