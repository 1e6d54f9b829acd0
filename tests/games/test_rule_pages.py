"""The pages of rules in docs/ say what the printed rules say."""

import runpy

import pytest

from places import ROOT

PAGES = runpy.run_path(str(ROOT / "scripts" / "rules-pages"))


@pytest.mark.parametrize("name", PAGES["PAGES"])
def test_a_page_is_up_to_date(name: str) -> None:
    assert (ROOT / "docs" / name).read_text(encoding="utf-8") == PAGES["page"](name), "run scripts/rules-pages"
