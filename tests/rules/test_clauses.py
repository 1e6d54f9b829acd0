"""Every clause has its tests, and every clause that a move can break is one that a test has seen broken."""

import re
from pathlib import Path

import zehn.games.phase10

CLAUSES = [
    *(f"P10-{number:02}" for number in range(1, 37)),
    *(f"P10-V{name}" for name in ("1", "2", "3", "3a", "3b", "4")),
]
TESTS = "".join(file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py")))
#: What decides about moves; the printed rules name every clause and decide nothing.
SOURCE = "".join(
    file.read_text(encoding="utf-8")
    for file in sorted(Path(zehn.games.phase10.__file__).parent.glob("*.py"))
    if file.name != "rulebook.py"
)


def test_every_clause_has_two_tests() -> None:
    """One for what it allows, one for what it forbids; or both sides in as many tests."""
    for clause in CLAUSES:
        name = "test_" + clause.lower().replace("-", "_") + "_"
        assert len(re.findall(rf"^def {name}", TESTS, re.MULTILINE)) >= 2, clause


def test_every_refusal_is_seen() -> None:
    """Each pair of a clause and its sentence that the source knows."""
    clauses = set(re.findall(r'Refusal\("(P10-\w+)"', SOURCE))
    expected = set(re.findall(r'"(P10-\w+)"', TESTS))
    assert clauses <= expected, clauses - expected
