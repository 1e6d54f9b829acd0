"""How many instructions a row of `zehn bench` takes for a unit of work. Other work on the machine does not change them.

    python benches/instructions.py                                 the rows that are listed below
    python benches/instructions.py games_per_second.steady.4 3 6   one row, from runs of three and of six units

It needs valgrind. Each row is run twice, shorter and longer, and the difference is printed, so that imports and tables
do not count.
"""

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from tempfile import TemporaryDirectory

#: The rows, and how often their work is done in the shorter and in the longer run.
ROWS = {
    "games_per_second_inside": (20, 60),
    "games_per_second.greedy.4": (10, 20),
    "games_per_second.steady.4": (3, 6),
    "engine.world_ns": (500, 2000),
    "engine.outline_ns": (20, 120),
    "decisions_per_second.from_python": (1, 2),
    "other_games_per_second.profisort.3": (2, 4),
    "other_games_per_second.dice.3": (4, 12),
}

#: Does the work of a row; what is printed is how many units that was.
WORK = """
import sys
from zehn.arena import bench
print(bench._measures()[sys.argv[1]].work(int(sys.argv[2])))
"""


def counted(row: str, times: int) -> tuple[int, int]:
    """The instructions of a run, and its units of work."""
    with TemporaryDirectory() as folder:
        valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"]
        done = subprocess.run(
            [*valgrind, sys.executable, "-c", WORK, row, str(times)], capture_output=True, text=True, check=True
        )
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None
    return int(found[1]), int(done.stdout)


def main() -> None:
    rows = ROWS
    if len(sys.argv) > 1:
        rows = {sys.argv[1]: (int(sys.argv[2]), int(sys.argv[3]))}
    for row, times in rows.items():
        with ThreadPoolExecutor(2) as pool:
            (few, before), (many, after) = pool.map(counted, [row, row], times)
        print(f"{row:<36}{(many - few) / (after - before):>14,.0f} instructions", flush=True)


if __name__ == "__main__":
    main()
