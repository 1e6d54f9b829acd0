"""`zehn.tables` is pure: the standard library is all that it needs to play a whole table."""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from places import ROOT

SRC = ROOT / "src"

#: What belongs to the machine that a table runs on, and not to the table.
MACHINE = {
    "asyncio",
    "concurrent",
    "http",
    "multiprocessing",
    "os",
    "signal",
    "socket",
    "sqlite3",
    "subprocess",
    "threading",
}


@pytest.mark.parametrize("game", ["phase10", "dice", "profisort"])
def test_a_whole_table_is_played_with_nothing_installed(game: str) -> None:
    script = ROOT / "tests" / "support" / "table_alone.py"
    done = subprocess.run(
        [sys.executable, "-S", "-I", str(script), str(SRC), game], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["foreign"] == []
    assert told["played"].keys() >= {
        "bot",
        "said",
        "promised",
        "bound",
        "nonce",
        "dealt",
        "move",
        "undo",
        "rematch",
        "left",
    }
    assert set(told["verdicts"]) == {"proven"}
    assert len(told["verdicts"]) == 2 * told["played"]["rounds"]


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


def test_tables_know_nothing_of_the_machine() -> None:
    files = list((SRC / "zehn" / "tables").rglob("*.py"))
    assert len(files) > 20
    for file in files:
        names = set(imported(file)) - {"zehn", "mypy_extensions"}
        assert names <= set(sys.stdlib_module_names) - MACHINE, file
