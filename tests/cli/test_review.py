"""`zehn review`: the summary, JSON, the page, and what is wrong with a call."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from reviewed import played, record_of


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ZEHN_LANG", "en")
    monkeypatch.setenv("ZEHN_CACHE", str(tmp_path / "cache"))


@pytest.fixture
def game(tmp_path: Path) -> str:
    file = tmp_path / "game.json"
    file.write_text(played("fixed"), encoding="utf-8")
    return str(file)


QUICK = ("--budget", "16", "--workers", "1")


def test_the_summary_comes_first(call: Any, game: str) -> None:
    said = call("review", game, *QUICK)
    assert (said.code, said.err) == (0, "")
    for part in ("Anna", "Ben", "Result:", "Luck", "What mattered most", "--all"):
        assert part in said.out
    every = call("review", game, "--all", *QUICK)
    assert len(every.out) > len(said.out)
    assert call("review", game, "--lang", "de", *QUICK).out.count("Durchgang") > 0


def test_one_seat(call: Any, game: str) -> None:
    found = json.loads(call("review", game, "--seat", "1", "--json", *QUICK).out)
    assert {one["seat"] for one in found["decisions"]} == {1}


def test_json_is_one_line_for_each_file(call: Any, game: str) -> None:
    said = call("review", game, game, "--json", *QUICK)
    lines = said.out.splitlines()
    assert len(lines) == 2
    assert lines[0] == lines[1]
    assert json.loads(lines[0])["format"] == "zehn-review/1"


def test_the_page_is_one_file_that_needs_nothing_else(call: Any, game: str, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert call("review", game, game, "--html", str(page), *QUICK).code == 0
    text = page.read_text(encoding="utf-8")
    assert "<svg" in text
    assert text.count("<details>") == 2
    assert not re.search(r"(?:src|href)=|url\(|@import|<script", text)


def test_names_of_players_are_text_on_the_page(call: Any, tmp_path: Path) -> None:
    record = record_of("fixed") | {"players": ["<b>Anna</b>", "Ben"]}
    (tmp_path / "game.json").write_text(json.dumps(record), encoding="utf-8")
    call("review", str(tmp_path / "game.json"), "--html", str(tmp_path / "page.html"), *QUICK)
    assert "<b>" not in (tmp_path / "page.html").read_text(encoding="utf-8")


def test_several_games_show_the_form_of_a_person(call: Any, game: str) -> None:
    assert "game after game" in call("review", game, game, *QUICK).out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seat", "7"], "There is no seat 7"),
        (["--budget", "0"], "budget"),
        (["--seed", "-1"], "seed"),
        (["--workers", "0"], "processes"),
        (["--json", "--html", "x.html"], "not both"),
        (["--html", "/nowhere/at/all.html"], "could not be written"),
    ],
)
def test_a_wrong_call_gets_one_sentence(call: Any, game: str, arguments: list[str], said: str) -> None:
    found = call("review", game, "--budget", "8", *arguments)
    assert found.code == 2
    assert said in found.err
    assert found.err.count("\n") == 1


@pytest.mark.parametrize("text", ["", "[]", "{", '{"format": "zehn/1"}', '{"a": 1, "a": 2}'])
def test_what_is_no_record_gets_one_sentence(call: Any, tmp_path: Path, text: str) -> None:
    (tmp_path / "bad.json").write_text(text, encoding="utf-8")
    for name in (str(tmp_path / "bad.json"), str(tmp_path / "missing.json")):
        found = call("review", name)
        assert (found.code, found.out, found.err.count("\n")) == (2, "", 1)
        assert name in found.err


def test_a_huge_file_is_not_read(call: Any, tmp_path: Path) -> None:
    with (tmp_path / "huge.json").open("wb") as file:
        file.truncate(64 * 1024**2)
    assert "32" in call("review", str(tmp_path / "huge.json")).err
