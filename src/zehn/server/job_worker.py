"""A process for costly work that strangers ask for: jobs come in as lines of JSON, answers go out.

`python -m zehn.server.job_worker` is started by `job_pool`. Each job has a limit of CPU time and memory; what exceeds
it ends the process, and the server starts another one.
"""

import os
import signal
import sys
from contextlib import suppress
from typing import BinaryIO

from msgspec import json

from zehn.server.jobs import answer, read_order

#: CPU seconds for one job, and bytes of memory for the process.
LONGEST = 10
MOST_MEMORY = 1 << 30

#: A process that has needed so many kilobytes ends after its answer, so that it does not keep them.
GROWN = 300_000


def main(questions: BinaryIO = sys.stdin.buffer, answers: BinaryIO = sys.stdout.buffer) -> None:
    """Answer line by line until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server; it then closes the input
    limit_memory()
    with suppress(BrokenPipeError):  # the server is gone
        for line in questions:
            limit_time()
            answers.write(json.encode(answer(read_order(line))) + b"\n")
            answers.flush()
            if has_grown():
                return


def limit_memory() -> None:
    """Games go first, and memory has an end; not every system has these means."""
    with suppress(ImportError, AttributeError, ValueError, OSError):
        import resource

        os.nice(10)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def limit_time() -> None:
    """The system ends this process if the next job takes too long."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + LONGEST, hard))


def has_grown() -> bool:
    """Whether a job has left this process large."""
    with suppress(ImportError):
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss > GROWN
    return False


if __name__ == "__main__":
    main()
