"""What custom sheets cost that a live table allows: the worst of many random ones, and the memory of many.

    python benches/sheets.py [SECONDS]

First 192 different sheets are read, each with large tables, and the memory of the process is printed. Then random
sheets are written until the time is over (20 seconds for each game). Those that pass the estimate of `kernel.costs` are
tried: how long their tables take to make, and the longest question about a hand. Nothing is asserted: speed depends
on the machine.
"""

import gc
import sys
from itertools import islice
from pathlib import Path
from random import Random
from threading import Thread
from time import perf_counter, process_time, sleep
from typing import Any, NamedTuple

from zehn import rooms
from zehn.build import BUILD
from zehn.games.rules_cache import own_rules
from zehn.games.sheets import SheetError, outline
from zehn.kernel.costs import MOST, too_heavy
from zehn.tables.boards import board_of
from zehn.tables.trials import longest_question

VALUES = [str(number) for number in range(1, 21)]
SHEETS = 192


class Tried(NamedTuple):
    """A sheet that passed: CPU seconds of its longest question and of its tables, its text, its cost."""

    question: float
    making: float
    text: str
    cost: tuple[int, ...]


def random_sheet(rng: Random, game: str) -> dict[str, Any]:
    """A sheet with one contract of any kind."""
    if game == "dice":
        return {"game": game, "phases": [{"contract": random_contract(rng, VALUES[:10], 10)}]}
    values, deal = VALUES[: rng.randint(5, 20)], rng.randint(8, 20)
    wilds = rng.choice([0, 4, 8, 30])
    colours, copies = list("abcdefgh")[: rng.randint(2, 8)], rng.randint(1, 8)
    sheet: dict[str, Any] = {
        "game": game,
        "players": {"least": 2, "most": 2},
        "deal": {"cards": deal},
        "deck": {"values": values, "colours": colours, "copies": copies, "wilds": wilds},
        "points": [{"cards": f"1-{values[-1]}", "points": 5}, {"cards": "!", "points": 9}, {"cards": "*", "points": 9}],
        "phases" if game == "phase10" else "tasks": [{"contract": random_contract(rng, values, deal)}],
    }
    return sheet if game == "phase10" else sheet | {"pairs": []}


def random_contract(rng: Random, values: list[str], most: int) -> str:
    """Some groups of any kinds that together ask for at most so many cards."""
    parts, left = [], most
    for _ in range(rng.choice([1, 2, 2, 3, 3, 4])):
        size = rng.randint(2, 6)
        times = min(rng.choice([1, 1, 1, 2, 3]), left // size)
        if times:
            left -= times * size
            parts.append(f"{times}*{random_group(rng, values, size)}")
    return ("+".join(parts) or "set(2)") + rng.choice(["", "", "", " nowild"])


def random_group(rng: Random, values: list[str], size: int) -> str:
    """A group of any kind."""
    some = ",".join(rng.sample(values, rng.randint(2, len(values))))
    groups = ["set({})", "run({})", "colour({})", "run({},suited)", "twin({})", "set({},mixed)", f"any({some};{{}})"]
    return rng.choice(groups).format(size)


def allowed(rng: Random, game: str) -> dict[str, Any] | None:
    """A random sheet that a live table allows; None if the next one is wrong or too heavy."""
    own = random_sheet(rng, game)
    try:
        return own if too_heavy(*outline(own)) is None else None
    except SheetError:
        return None


def tried(game: str, own: dict[str, Any]) -> Tried | None:
    """What a sheet takes."""
    board, began = board_of(game), process_time()
    try:
        rules = board.rules({"sheet": own})
    except SheetError:
        return None
    board.try_out(rules)
    making = process_time() - began
    contract = rules.sheet.contracts[0]
    cost = contract.cost(rules.sheet.deal)
    return Tried(longest_question(board, rules), making, f"{contract.text[:60]} {own.get('deck', '')}", tuple(cost))


def print_worst(game: str, seconds: float) -> None:
    """The slowest sheets of a game that were found in some time."""
    rng, found, until = Random(1), list[Tried](), perf_counter() + seconds
    while perf_counter() < until:
        own = allowed(rng, game)
        if own is not None and (result := tried(game, own)):
            found.append(result)
    print(f"\n{game}: {len(found)} random sheets passed ({BUILD} build)")
    for entry in islice(sorted(found, reverse=True), 3):
        print(f"  longest question {entry.question * 1000:7.1f} ms  {entry.cost}  {entry.text}")
    for entry in islice(sorted(found, key=lambda one: -one.making), 3):
        print(f"  longest making   {entry.making * 1000:7.1f} ms  {entry.cost}  {entry.text}")


def print_memory() -> None:
    """The memory of a process that has read many sheets, each as heavy as may be."""
    gc.collect()
    before = memory()
    for number in range(SHEETS):
        own = {"game": "phase10", "name": str(number), "phases": [{"contract": "3*set(2)+run(3)"}]}
        board_of("phase10").try_out(board_of("phase10").rules({"sheet": own}))
    print(f"\n{SHEETS} different sheets with 3*set(2)+run(3)")
    print(f"  kept: {len(own_rules)}, estimated {own_rules.size / 1e6:.0f} MB")
    print(f"  memory of the process: {before:.0f} MB before, {memory():.0f} MB after")


def print_gap() -> None:
    """How long the loop of a server has to wait while the tables of a sheet are made in a thread beside it."""
    own = {
        "game": "phase10",
        "name": "gap",
        "phases": [{"contract": "2*run(3,suited)"}, {"contract": "3*set(2)+run(3)"}],
    }
    board = board_of("phase10")
    making = Thread(target=lambda: board.try_out(board.rules({"sheet": own})))
    began = last = perf_counter()
    longest = 0.0
    making.start()
    while making.is_alive():
        sleep(0.001)
        now = perf_counter()
        last, longest = now, max(longest, now - last)
    print(f"\ntables made in a thread: {(last - began) * 1000:.0f} ms, longest wait of others {longest * 1000:.0f} ms")


def memory() -> float:
    """The resident memory of this process in megabytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6


if __name__ == "__main__":
    print(f"allowed: {MOST}")
    print_memory()
    print_gap()
    for game in rooms.games():
        print_worst(game, float(sys.argv[1]) if len(sys.argv) > 1 else 20.0)
