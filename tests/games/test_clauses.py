"""Every clause of every game is found where it is implemented, and has a test for each of its two sides."""

import ast
import re
from pathlib import Path

import pytest

import zehn.games

CLAUSES = [
    *(f"P10-{number:02}" for number in range(1, 37)),
    *(f"P10-V{name}" for name in ("1", "2", "3", "3a", "3b", "4")),
    *(f"DICE-{number:02}" for number in range(1, 18)),
    *(f"SORT-{number:02}" for number in range(1, 28)),
]

#: These describe the rules and implement none of them.
BOOKS = ("rulebook.py", "examples.py", "samples.py", "wording.py")
FILES = sorted(Path(zehn.games.__file__).parent.rglob("*.py"))
SOURCE = "\n".join(file.read_text(encoding="utf-8") for file in FILES if file.name not in BOOKS)
FUNCTIONS = [
    (node.name, ast.unparse(node).replace("'", '"'))
    for file in sorted(Path(__file__).parent.rglob("test_*.py"))
    for node in ast.parse(file.read_text(encoding="utf-8")).body
    if isinstance(node, ast.FunctionDef)
]

#: A clause as a text of its own: that is what a refusal names.
REFUSING = sorted(set(re.findall(r'"((?:P10|DICE|SORT)-\w+)"', SOURCE)))


def rule_tests(clause: str) -> list[str]:
    """The rule tests that are named by a clause, whole; `test_sort_09b_…` is one of SORT-09."""
    letter = "[a-z]?" if clause.startswith("SORT") else ""
    name = re.compile("test_" + clause.lower().replace("-", "_") + letter + "_")
    return [source for test, source in FUNCTIONS if name.match(test)]


@pytest.mark.parametrize("clause", CLAUSES)
def test_a_clause_is_named_where_it_is_implemented(clause: str) -> None:
    assert re.search(rf"{clause}(?!\w)", SOURCE)


@pytest.mark.parametrize("clause", CLAUSES)
def test_a_clause_has_a_test_for_what_it_allows_and_one_for_what_it_forbids(clause: str) -> None:
    assert len(rule_tests(clause)) >= 2


@pytest.mark.parametrize("clause", REFUSING)
def test_a_clause_that_refuses_moves_is_seen_to_do_so(clause: str) -> None:
    """In a test of its own: not only by the way, in a test of another clause."""
    assert clause in CLAUSES
    assert any(f'"{clause}"' in test for test in rule_tests(clause))


def test_no_clause_is_put_together_from_parts() -> None:
    """A search for a clause finds all of it by its name."""
    assert not [file for file in FILES if re.search(r"(?:P10|DICE|SORT)-\{", file.read_text(encoding="utf-8"))]
