"""`zehn arena` and `zehn conform`, their files, and bots that are found by name."""

import json
import pty
import re
import sys
from html.parser import HTMLParser
from os import close, fdopen
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from places import ROOT
from zehn.arena.match import Match
from zehn.arena.report import binned, command
from zehn.arena.svg import ticks
from zehn.cli import call
from zehn.players import NoPlayer, Player, make_player, player_class
from zehn.players.common import guests
from zehn.players.common.guests import Guest

SHEET = """
game = "dice"
[[phases]]
contract = "2*set(2)"
[[phases]]
contract = "run(5)"
"""

Printed = pytest.CaptureFixture[str]


@pytest.fixture
def sheet(tmp_path: Path) -> str:
    file = tmp_path / "short.toml"
    file.write_text(SHEET, encoding="utf-8")
    return str(file)


class Balanced(HTMLParser):
    """Finds tags that are not closed, and everything that a page would load."""

    VOID = ("meta", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loads: list[str] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.VOID:
            self.open.append(tag)
        self.loads += [f"{tag} {name}" for name, _ in attrs if name in ("src", "href", "action", "data")]
        self.loads += [tag] * (tag in ("script", "link", "img", "iframe"))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def test_a_match_on_the_command_line_with_all_its_files(sheet: str, tmp_path: Path, capsys: Printed) -> None:
    files = [str(tmp_path / name) for name in ("report.html", "games.parquet")]
    asked = ["arena", "dice", "steady", "random", "--sheet", sheet, "--games", "40", "--seed", "4", "--workers", "2"]
    assert call([*asked, "--json", "--report", files[0], "--parquet", files[1], "--lang", "en"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["deals"], found["arrangements"]) == (40, 20, 2)
    first, second = found["entrants"]
    assert first["share"] + second["share"] == pytest.approx(1)
    assert first["share"] > first["fair"] == 0.5
    assert first["interval"][0] <= first["share"] <= first["interval"][1]
    page = Path(files[0]).read_text(encoding="utf-8")
    check_page(page, plots=5)
    assert "Strength: share of wins" in page
    check_rows(files[1], found["entrants"])


def check_page(page: str, plots: int) -> None:
    """The report stands alone, all its tags are closed, and its plots are sound SVG."""
    parser = Balanced()
    parser.feed(page)
    assert not parser.open
    assert not parser.loads
    assert "url(" not in page
    assert "@import" not in page
    pictures = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(pictures) == plots
    for picture in pictures:
        drawn = ElementTree.fromstring(picture)
        numbers = [part.get(name) for part in drawn.iter() for name in ("x", "y", "width", "height", "cx")]
        assert all(float(number) >= 0 for number in numbers if number)
        assert drawn.get("aria-label")
    assert json.loads(next(text for text in parser.texts if text.startswith('{"match"')))


def check_rows(file: str, entrants: list[dict[str, float]]) -> None:
    """The table of all games says the same as the figures."""
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: pip install zehn[arena]")
    table = parquet.read_table(file)
    rows = table.to_pylist()
    assert len(rows) == 40
    assert len({(row["deal"], row["arrangement"]) for row in rows}) == 40
    won = sum(share for row in rows for bot, share in zip(row["bots"], row["shares"], strict=True) if bot == "steady")
    assert won / 40 == pytest.approx(entrants[0]["share"])
    assert json.loads(table.schema.metadata[b"zehn"])["seed"] == 4


def test_a_match_in_german_words(sheet: str, tmp_path: Path, capsys: Printed) -> None:
    asked = ["arena", "dice", "random", "random", "steady", "--sheet", sheet, "--games", "9", "--lang", "de"]
    report = tmp_path / "bericht.html"
    assert call([*asked, "--workers", "1", "--report", str(report), "--decide", "0.1"]) == 0
    text = capsys.readouterr().out
    assert "9 Spiele dice, Startzahl 1: 3 Verteilungen, jede in 3 Sitzordnungen" in text
    assert re.search(r"steady +\d+,\d %", text)
    assert "In diesen Spielen nicht entschieden (Abstand 10,0 %)." in text
    page = report.read_text(encoding="utf-8")
    check_page(page, plots=5)
    assert '<html lang="de">' in page
    assert "Stärke: Anteil der Siege" in page


def test_fouls_stand_in_the_report_with_their_reasons_and_do_no_harm(tmp_path: Path, capsys: Printed) -> None:
    report = tmp_path / "report.html"
    asked = ["arena", "phase10", "arena_bots:Crashing", "arena_bots:Cheating", "--games", "2", "--lang", "en"]
    assert call([*asked, "--report", str(report), "--workers", "1"]) == 0
    text, page = capsys.readouterr().out, report.read_text(encoding="utf-8")
    assert "Games that were lost by a foul: 2" in text
    assert "crashed – ZeroDivisionError: a <b>bad</b> day" in text
    check_page(page, plots=1)
    assert "a &lt;b&gt;bad&lt;/b&gt; day" in page
    assert "P10-06" in call_again(asked, capsys)


def call_again(asked: list[str], capsys: Printed) -> str:
    """The same with the seats of the bots the other way round: then the other one fails first."""
    call([*asked[:2], asked[3], asked[2], *asked[4:]])
    return capsys.readouterr().out


def test_the_progress_bar_has_the_running_score(sheet: str, monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    theirs, ours = pty.openpty()
    with fdopen(ours, "w", encoding="utf-8") as terminal:
        monkeypatch.setattr(sys, "stderr", terminal)
        assert call(["arena", "--lang", "en", "dice", "steady", "steady", "--sheet", sheet, "--games", "6"]) == 0
        with fdopen(theirs, "rb", buffering=0, closefd=False) as screen:
            shown = screen.read(4000).decode()
    close(theirs)
    assert re.search(r"\[#+\.*\] \d of 6 games  steady 100\.0 % ± \d", shown)


def test_the_command_in_the_report_plays_the_same_match() -> None:
    match = Match("phase10", ("steady", "my:Bot"), {"variants": ["knocking"], "turn_limit": 60}, seed=9)
    figures = {"match": match.written(), "games": 8}
    assert (
        command(figures)
        == "zehn arena phase10 steady my:Bot --games 8 --seed 9 --rules variants=knocking turn_limit=60"
    )


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ("arena", "Please name the bots"),
        ("arena phase10", "Please name the bots"),
        ("arena chess a b", "“chess” is not a game"),
        ("arena phase10 steady", "P10-01"),
        ("arena phase10 steady nobody", "There is no bot “nobody”; choose from random, easy, greedy, steady"),
        ("arena dice nowhere:Bot", "The bot nowhere:Bot cannot be loaded (ModuleNotFoundError"),
        ("arena dice arena_bots:nothing", "is not a bot: it has no choose(view, budget)"),
        ("arena dice arena_bots:Absent", "cannot be loaded (AttributeError"),
        ("arena dice random --games 0", "--games needs"),
        ("arena dice random --seed -1", "--seed needs"),
        ("arena dice random --workers 0", "--workers needs"),
        ("arena dice random --workers many", "--workers needs"),
        ("arena dice random --budget soon", "“soon” is not a budget"),
        ("arena dice random --budget 5,6", "“5,6” is not a budget"),
        ("arena dice random --limit 0", "--limit needs"),
        ("arena dice random --limit nan", "--limit needs"),
        ("arena dice random --decide 0.7", "--decide needs"),
        ("arena dice random --report /nowhere/at/all.html", "cannot be written"),
        ("arena dice random --parquet /nowhere/at/all", "cannot be written"),
        ("conform", "Please name the bot"),
        ("conform steady --game chess", "“chess” is not a game"),
        ("conform nobody", "There is no bot “nobody”"),
    ],
)
def test_what_is_wrong_with_a_call_is_one_sentence(asked: str, sentence: str, capsys: Printed) -> None:
    assert call([*asked.split(), "--lang", "en"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert sentence in printed.err
    assert printed.err.count("\n") == 1


# -- bots by name -----------------------------------------------------------------------------------------------


def test_the_conformance_kit_checks_anybodys_bot(capsys: Printed) -> None:
    assert call(["conform", "arena_bots:Dicer", "--game", "dice", "--games", "2", "--lang", "en"]) == 0
    assert "arena_bots:Dicer plays dice as a bot should" in capsys.readouterr().out
    for bot, told in (("Cheating", "P10-06"), ("Moody", "chose"), ("Crashing", "ZeroDivisionError")):
        assert call(["conform", f"arena_bots:{bot}", "--games", "1", "--lang", "en"]) == 1
        assert told in capsys.readouterr().out


def test_the_bot_of_the_page_for_bot_writers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    page = ROOT / "docs" / "bots" / "own.md"
    example = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)[0]
    assert len(example.splitlines()) <= 20
    (tmp_path / "patient.py").write_text(example, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert call(["conform", "patient:Patient", "--games", "3", "--lang", "en"]) == 0
    asked = ["arena", "phase10", "patient:Patient", "random", "--rules", "phases=first:1", "--games", "4", "--json"]
    assert call([*asked, "--workers", "1"]) == 0
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert found["foul_games"] == 0


def test_bots_of_installed_packages_are_found_by_their_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "somebots-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: somebots\nVersion: 1\n")
    (folder / "entry_points.txt").write_text("[zehn.players]\nsimple = arena_bots:Simple\ngone = arena_bots:Gone\n")
    monkeypatch.syspath_prepend(tmp_path)
    guests._found.cache_clear()
    assert isinstance(make_player("phase10", "simple", Random(1)), Guest)
    with pytest.raises(NoPlayer, match="gone"):
        player_class("phase10", "gone")
    guests._found.cache_clear()


def test_a_bot_may_be_one_of_our_players_and_ours_go_first() -> None:
    steady = player_class("phase10", "zehn.players.phase10.steady:Steady")
    assert isinstance(steady(Random(1)), Player)
    assert not isinstance(steady(Random(1)), Guest)
    assert player_class("phase10", "steady") is steady


# -- plots ------------------------------------------------------------------------------------------------------


def test_axes_have_few_round_numbers() -> None:
    assert ticks(0, 1) == [0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert ticks(0.41, 0.58) == [0.45, 0.5, 0.55]
    assert ticks(3.5, 7.5, least=1) == [4, 5, 6, 7]
    for low, high in ((0, 3), (0, 17), (5, 923), (12, 13), (0, 1e6), (0.001, 0.002)):
        assert 2 <= len(ticks(low, high)) <= 8, (low, high)


def test_many_numbers_are_put_together_for_a_plot() -> None:
    from collections import Counter

    assert binned(Counter({3: 2, 5: 1})) == ([(3, 2), (4, 0), (5, 1)], 1)
    bins, step = binned(Counter(range(1000)))
    assert len(bins) <= 41
    assert sum(count for _, count in bins) == 1000
    assert all(start % step == 0 for start, _ in bins)
