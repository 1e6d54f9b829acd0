"""The pages of rules in docs/ say what the printed rules say."""

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = runpy.run_path(str(ROOT / "scripts" / "rules-pages"))


@pytest.mark.parametrize("name", PAGES["PAGES"])
def test_a_page_is_up_to_date(name: str) -> None:
    assert (ROOT / "docs" / name).read_text(encoding="utf-8") == PAGES["page"](name), "run scripts/rules-pages"
