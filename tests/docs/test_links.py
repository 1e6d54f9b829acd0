"""Links of the pages, as anybody reads them who opens the files themselves: to files, and to headings."""

import re
from functools import cache
from pathlib import Path

import pytest

from places import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
FENCED = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)


@cache
def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings: lower case, spaces as hyphens, signs left out, repeated ones numbered."""
    found: dict[str, int] = {}
    for heading in re.findall(r"^#+ (.+)$", FENCED.sub("", page.read_text(encoding="utf-8")), re.MULTILINE):
        plain = re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")
        found[plain] = found.get(plain, -1) + 1
    return {anchor for name, last in found.items() for anchor in (name, *(f"{name}-{n}" for n in range(1, last + 1)))}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_of_a_page_lead_somewhere(page: Path) -> None:
    text = FENCED.sub("", page.read_text(encoding="utf-8"))
    for link, anchor in re.findall(r"\]\(([^)#\s]*)(?:#([^)\s]*))?\)", text):
        if "://" in link or link.startswith("mailto:"):
            continue
        target = (page.parent / link).resolve() if link else page
        assert target.exists(), f"there is no {link}"
        assert not anchor or target.suffix != ".md" or anchor in anchors(target), f"there is no {link}#{anchor}"


def test_a_page_in_german_has_one_in_english_beside_it() -> None:
    german = ROOT / "docs" / "de"
    alone = [page.relative_to(german).as_posix() for page in german.rglob("*.md")]
    assert [page for page in alone if not (ROOT / "docs" / page).exists()] == ["more.md"]
