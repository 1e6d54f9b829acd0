"""A process for expensive jobs: they come in as lines of JSON, answers go out.

`python -m zehn.server.jobs.worker` is started by `job_pool`. Each job has a limit of CPU time and memory; exceeding
it ends the process, and the server starts another one.
"""

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from msgspec import json

from zehn.server.jobs.jobs import answer, read_order

#: CPU seconds for one job, and bytes of memory for the process.
LONGEST = 10
MOST_MEMORY = 1 << 30

#: A process that holds more bytes than this after an answer restarts, to free them.
GROWN = 300 << 20


def main(questions: BinaryIO = sys.stdin.buffer, answers: BinaryIO = sys.stdout.buffer) -> None:
    """Answer line by line until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server; it then closes the input
    limit_memory()
    with suppress(BrokenPipeError):  # the server is gone
        for line in questions:
            limit_time()
            answers.write(json.encode(answer(read_order(line))) + b"\n")
            answers.flush()
            if memory() > GROWN:
                os.execv(sys.executable, [sys.executable, "-m", "zehn.server.jobs.worker"])


def limit_memory() -> None:
    """Lower the priority and limit memory, where the system can."""
    with suppress(ImportError, AttributeError, ValueError, OSError):
        import resource

        os.nice(10)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def limit_time() -> None:
    """Let the system kill this process if the next job takes too long."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + LONGEST, hard))


def memory() -> int:
    """The memory of this process in bytes; 0 if the system does not say."""
    with suppress(OSError):
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


if __name__ == "__main__":
    main()
