"""The pages of Profi-Sort: every clause and every setting is there, and examples run."""

import re

import pytest

from places import ROOT
from zehn.games.profisort import Rules

DOCS = ROOT / "docs"


@pytest.mark.parametrize("page", ["rules/profisort.md", "de/rules/profisort.md"])
def test_the_page_tells_every_clause(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    assert set(re.findall(r"\*\*\[(SORT-\d\d)\]\*\*", text)) == {f"SORT-{number:02}" for number in range(1, 28)}


def test_the_page_names_every_setting() -> None:
    for page in ("rules/profisort.md", "de/rules/profisort.md"):
        named = re.findall(r"^\| `(\w+)`", (DOCS / page).read_text(encoding="utf-8"), re.MULTILINE)
        assert named == [*Rules().sheet.settings, "sheet"]


def test_the_examples_of_the_page_run() -> None:
    for example in re.findall(
        r"```python\n(.*?)```", (DOCS / "python/profisort.md").read_text(encoding="utf-8"), re.DOTALL
    ):
        exec(compile(example, "profisort.md", "exec"), {"__name__": "example"})
