"""What the README and the docs show must run."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def examples(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("page", ["README.md", "docs/bots/players.md", "docs/bots/arena.md", "docs/bots/own.md"])
def test_the_examples_of_a_page_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = examples(page)
    assert found
    for example in found:
        exec(compile(example, page, "exec"), {"__name__": "example"})
        for printed in re.findall(r"print\(.*\)\s+# (\d.*)", example):
            assert printed in capsys.readouterr().out


def test_the_tour_prints_what_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZEHN_LANG", "en")
    page = (ROOT / "docs" / "python" / "tour.md").read_text(encoding="utf-8")
    text = "\n".join(re.findall(r"```pycon\n(.*?)```", page, re.DOTALL))
    tour = doctest.DocTestParser().get_doctest(text, {"__name__": "tour"}, "docs/python/tour.md", None, None)
    assert len(tour.examples) > 40
    assert doctest.DocTestRunner().run(tour).failed == 0


def test_the_readme_example_has_ten_lines() -> None:
    assert len(examples("README.md")[0].strip().splitlines()) == 10


@pytest.mark.parametrize(
    "page",
    [path.relative_to(ROOT).as_posix() for path in sorted(ROOT.glob("*.md")) + sorted(ROOT.glob("docs/**/*.md"))],
)
def test_links_of_a_page_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text):
        if "://" not in link:
            assert ((ROOT / page).parent / link).exists(), f"{page} links to {link}"
