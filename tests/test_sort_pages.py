"""The pages of Profi-Sort: the rules say what the rulebook in force says, and examples run."""

import re
from pathlib import Path

import pytest

from zehn.games.profisort import Rules
from zehn.games.profisort.rulebook import sort_parts
from zehn.words import words

DOCS = Path(__file__).parent.parent / "docs"


@pytest.mark.parametrize(("language", "page"), [("en", "profisort-rules.md"), ("de", "profisort-regeln.md")])
def test_the_page_tells_every_clause_as_the_rulebook_does(language: str, page: str) -> None:
    text = " ".join((DOCS / page).read_text(encoding="utf-8").split())
    for _, paragraphs in sort_parts(Rules(), words(language)):
        for paragraph in paragraphs:
            assert paragraph.text in text, paragraph
    for number in range(1, 28):
        assert f"**SORT-{number:02}**" in text


def test_the_page_names_every_setting() -> None:
    for page in ("profisort-rules.md", "profisort-regeln.md"):
        named = re.findall(r"^\| `(\w+)`", (DOCS / page).read_text(encoding="utf-8"), re.MULTILINE)
        assert named == [*Rules().sheet.settings, "sheet"]


def test_the_examples_of_the_page_run() -> None:
    for example in re.findall(r"```python\n(.*?)```", (DOCS / "profisort.md").read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(example, "profisort.md", "exec"), {"__name__": "example"})
