"""What each compiled module does in the rows of `zehn bench` and in a live server: its share of the CPU time.

    python benches/compiled_modules.py            rows of `zehn bench`, about a minute
    python benches/compiled_modules.py --live     the server of `benches/load.py`, too

It needs `perf` and the compiled core. A module is listed with the row in which its share is largest. Plain Python takes
about ten times as long, so a module with a share below 0.3 % moves no row by 3 %, unless its functions are inlined into
others. Such modules are candidates to leave plain. Whether that costs anything shows when the core is compiled without
them.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from zehn.build import BUILD, MODULES

FOLDER = Path(__file__).parent

#: Does the work of one row for two CPU seconds.
ROW = """
import sys, time
from zehn.arena import bench
work = bench._measures()[sys.argv[1]].work
start, times = time.process_time(), 1
while time.process_time() - start < 2:
    work(times)
    times *= 2
"""

SYMBOL = re.compile(r"^\s*([\d.]+)%\s+\[\.\]\s+(?:CPyDef|CPyPy|CPyGen)?_?(\w+)", re.MULTILINE)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--live", action="store_true", help="measure a live server, too")
    if BUILD != "compiled":
        sys.exit("The core is not compiled: run scripts/compile.")
    shares = dict(rows(live=options.parse_args().live))
    largest = {module: max((share.get(module, 0.0), row) for row, share in shares.items()) for module in MODULES}
    for module, (share, row) in sorted(largest.items(), key=lambda item: -item[1][0]):
        print(f"{share:6.2f} %  {module:44} {row if share else ''}".rstrip())


def rows(*, live: bool) -> Iterator[tuple[str, dict[str, float]]]:
    """The share of every module in every row, in per cent."""
    from zehn.arena.bench import _measures

    for row in _measures():
        yield row, measured([sys.executable, "-c", ROW, row])
    if live:
        load = [sys.executable, str(FOLDER / "load.py"), "--tables", "16", "--pace", "0", "--seconds", "8"]
        yield "live server", measured(load)


def measured(command: list[str]) -> dict[str, float]:
    """The share of every module in the time of a command and of its children."""
    with TemporaryDirectory() as folder:
        file = str(Path(folder, "perf.data"))
        record = ["perf", "record", "-q", "-e", "cpu-clock", "-F", "1000", "-o", file]
        subprocess.run([*record, *command], check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        report = ["perf", "report", "-i", file, "--stdio", "--no-children", "-g", "none", "--sort", "symbol"]
        text = subprocess.run(report, check=True, capture_output=True, text=True).stdout
    return by_module(text, prefixes())


def by_module(report: str, modules: Mapping[str, str]) -> dict[str, float]:
    """The shares of a report, summed by module."""
    shares: dict[str, float] = {}
    for share, symbol in SYMBOL.findall(report):
        parts = symbol.split("___")
        module = next((modules[name] for end in (3, 2, 1) if (name := ".".join(parts[:end])) in modules), "")
        shares[module] = shares.get(module, 0.0) + float(share)
    return shares


def prefixes() -> dict[str, str]:
    """What the functions of a module begin with: as many of its last parts as tell it from the others."""
    found = {}
    for module in MODULES:
        parts = module.split(".")
        ends = [".".join(parts[-number:]) for number in range(1, len(parts) + 1)]
        alone = (end for end in ends if sum(f".{other}".endswith(f".{end}") for other in MODULES) == 1)
        found[next(alone)] = module
    return found


if __name__ == "__main__":
    main()
