"""What the README and the pages of docs/ show must run: Python, and every call of `zehn`."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from places import ROOT
from zehn.cli.calls import DASH
from zehn.cli.commands import app
from zehn.cli.names import COMMANDS
from zehn.words import words

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
#: What a call was, by the release that the page tells of.
HISTORY = ROOT / "CHANGELOG.md"


def blocks(page: Path, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def with_blocks(kind: str) -> list[Path]:
    return [page for page in PAGES if blocks(page, kind)]


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


# -- Python -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", with_blocks("python"), ids=name)
def test_the_examples_of_a_page_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for example in blocks(page, "python"):
        if example.startswith(">>> "):
            continue
        exec(compile(example, name(page), "exec"), {"__name__": "example"})
        for printed in re.findall(r"print\(.*\)\s+# (\d.*|\(.*\))", example):
            assert printed.partition(": ")[0] in capsys.readouterr().out


@pytest.mark.parametrize("page", [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")], ids=name)
def test_a_tour_prints_what_it_says(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZEHN_LANG", "en")
    text = "\n".join(re.findall(r"^```py(?:thon|con)\n(>>> .*?)^```", page.read_text(encoding="utf-8"), re.S | re.M))
    tour = doctest.DocTestParser().get_doctest(text, {"__name__": "tour"}, name(page), None, None)
    assert tour.examples
    assert doctest.DocTestRunner().run(tour).failed == 0


def test_the_readme_example_has_ten_lines() -> None:
    assert len(blocks(ROOT / "README.md", "python")[0].strip().splitlines()) == 10


# -- calls of zehn ------------------------------------------------------------------------------------------------


def calls(page: Path) -> list[str]:
    """Every call in a block of commands; with a prompt or without one, what stands behind it left out."""
    lines = [line for kind in ("sh", "console", "") for block in blocks(page, kind) for line in block.splitlines()]
    found = [re.match(r"(?:\$ )?(zehn (?!–).*?)(?:\s{2,}.*|\s+[#<>|].*)?$", line) for line in lines]
    return [call[1] for call in found if call]


@pytest.mark.parametrize("page", [page for page in PAGES if calls(page)], ids=name)
def test_a_call_in_a_block_is_understood(page: Path) -> None:
    for call in calls(page):
        tokens = shlex.split(call)[1:]
        app.parse_args([DASH if token == "-" else token for token in tokens], print_error=False, exit_on_error=False)


@pytest.mark.parametrize("page", [page for page in PAGES if page != HISTORY], ids=name)
def test_a_call_in_a_sentence_has_options_that_there_are(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    for call in re.findall(r"`zehn ([^`]+)`", text):
        command, *rest = call.split()
        if command.startswith(("-", "…")):
            continue
        assert command in COMMANDS, f"{name(page)} names zehn {command}"
        help_page = words("en")(f"cli-help-{command}")
        for option in [word.partition("=")[0] for word in rest if word.startswith("--")]:
            assert option in help_page or option == "--help", f"{name(page)} names {option} of zehn {command}"


def test_calls_are_found_in_every_kind_of_block() -> None:
    """The tests above are about something."""
    assert sum(len(calls(page)) for page in PAGES) > 30
    assert calls(ROOT / "docs" / "record.md")[-1] == "zehn verify evening.json --receipt receipt.json"
