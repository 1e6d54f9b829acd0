"""The command line: its pages, its languages, its commands."""

import json
import re
import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import pytest

import zehn
from records import quick_round, record
from zehn import cli
from zehn.cli.names import COMMANDS
from zehn.games.phase10 import Rules
from zehn.words import LANGUAGES, page, words


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZEHN_LANG", "en")


def options(command: str) -> set[str]:
    """The options that the parser knows."""
    found = cli.app[command].assemble_argument_collection(default_parameter=cli.app.default_parameter)
    return {name for argument in found for name in argument.names if name.startswith("--")}


# -- help ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_page_with_its_options_and_an_example(call: Any, command: str, language: str) -> None:
    page = call(command, "--help", "--lang", language)
    assert (page.code, page.err) == (0, "")
    assert set(re.findall(r"^ +(--[\w-]+)", page.out, re.MULTILINE)) == options(command)
    for option in options(command):
        assert f"[{option}" in page.out
    example = page.out.partition("Beispiel:" if language == "de" else "Example:")[2]
    assert f"zehn {command} " in example
    assert max(map(len, page.out.splitlines())) <= 120


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_names_every_command(call: Any, language: str) -> None:
    for arguments in (["--help"], ["-h"]):
        page = call(*arguments, "--lang", language)
        assert page.code == 0
        for command in COMMANDS:
            assert f"\n  {command} " in page.out
        assert ("Befehle" in page.out) == (language == "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_command_it_greets_with_calls_that_can_be_made(call: Any, language: str) -> None:
    greeting = call("--lang", language)
    assert (greeting.code, greeting.err) == (0, "")
    examples = re.findall(r"^  zehn (.*?)  ", greeting.out, re.MULTILINE)
    assert len(examples) > 5
    for example in examples:
        if "--help" not in example:
            cli.app.parse_args(example.split())
    assert ("Phasen" in greeting.out) == (language == "de")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["cli-hello", "cli-help", *(f"cli-help-{command}" for command in COMMANDS)])
def test_a_page_that_is_read_from_its_file_is_what_fluent_makes_of_it(name: str, language: str) -> None:
    assert page(language, name) == words(language)(name)


def test_a_page_of_help_imports_no_game_and_no_parser() -> None:
    heavy = "{'cyclopts', 'fluent.runtime', 'zehn.games', 'zehn.cards'} & set(sys.modules)"
    code = f"import sys, zehn.cli; zehn.cli.call(['play', '--help']); zehn.cli.call([]); print({heavy})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "set()"


@pytest.mark.parametrize("command", ["verify", "rules", "play"])
def test_the_examples_can_be_read(call: Any, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every example of every page is a call that the parser takes."""
    for language in LANGUAGES:
        for example in re.findall(r"zehn (\w+ .*)", words(language)(f"cli-help-{command}").split("\n\n")[-1]):
            cli.app.parse_args([token if token != "-" else "x" for token in example.split()])


def test_help_of_no_command_is_an_error(call: Any) -> None:
    page = call("fly", "--help")
    assert (page.code, page.out) == (2, "")


def test_help_behind_two_dashes_is_a_file(call: Any) -> None:
    assert json.loads(call("verify", "--", "--help").out)["file"] == "--help"


def test_version(call: Any) -> None:
    assert re.fullmatch(r"zehn \d+\.\d+\.\d+\n", call("--version").out)


# -- languages ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "environ", "german"),
    [
        (["fly"], {"LANG": "de_DE.UTF-8"}, True),
        (["fly"], {"LANG": "en_GB.UTF-8"}, False),
        (["fly"], {"LANG": "fr_FR.UTF-8"}, False),
        (["fly"], {"LANG": "C"}, False),
        (["fly"], {}, False),
        (["fly"], {"LANG": "en_GB.UTF-8", "ZEHN_LANG": "de"}, True),
        (["fly"], {"LANG": "de_DE.UTF-8", "ZEHN_LANG": "en"}, False),
        (["fly", "--lang", "de"], {"ZEHN_LANG": "en"}, True),
        (["fly", "--lang=de"], {"ZEHN_LANG": "en"}, True),
        (["--lang", "de", "fly"], {"ZEHN_LANG": "en"}, True),
        (["--lang=en", "fly"], {"ZEHN_LANG": "de"}, False),
        (["verify", "--lang", "fr", "x"], {"LANG": "de_DE.UTF-8"}, True),
    ],
)
def test_the_language_of_a_call(
    call: Any, arguments: list[str], environ: dict[str, str], german: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ZEHN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    assert ("ist kein" in call(*arguments).err) == german


@pytest.mark.parametrize("subject", ["cli", "record"])
def test_both_languages_have_the_same_sentences(subject: str) -> None:
    folder = Path(zehn.__file__).parent / "sheets" / "words"
    german, english = (
        re.findall(r"^([a-z][\w-]*) =", (folder / language / f"{subject}.ftl").read_text(encoding="utf-8"), re.M)
        for language in LANGUAGES
    )
    assert german == english
    assert len(german) > 15


# -- commands -----------------------------------------------------------------------------------------------


def test_verify(call: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record(quick_round())))
    done = call("verify", str(file), str(file), "--lang", "de")
    assert (done.code, done.err) == (0, "")
    assert [json.loads(line)["file"] for line in done.out.splitlines()] == [str(file)] * 2


def test_verify_with_a_receipt(call: Any, tmp_path: Path) -> None:
    file, receipt = tmp_path / "game.json", tmp_path / "receipt.json"
    file.write_text(json.dumps(record(quick_round())))
    receipt.write_text(json.dumps({"format": "zehn-receipt/1", "rounds": []}))
    done = call("verify", str(file), "--receipt", str(receipt))
    assert (done.code, json.loads(done.out)["receipt"]) == (0, {"rounds": []})
    receipt.write_text("{}")
    assert call("verify", str(file), "--receipt", str(receipt)).code == 2
    assert call("verify", str(file), "--receipt", str(tmp_path / "none")).code == 2
    both = call("verify", str(file), str(file), "--receipt", str(receipt))
    assert (both.code, both.out) == (2, "")


def test_lang_may_stand_before_the_command(call: Any) -> None:
    assert "Das ist ein Ordner" in call("--lang", "de", "verify", ".").out


def test_rules_of_an_edition_with_settings(call: Any) -> None:
    classic, compact = call("rules").out, call("rules", "phase10", "--edition", "compact").out
    assert "P10-36" in classic
    assert classic != compact
    assert compact == call("rules", "--rules", "edition=compact").out
    assert "P10-V3a" in call("rules", "--rules", "variants=knocking", "phases=first:5").out
    assert "P10-V3a" not in classic


def test_rules_in_german(call: Any) -> None:
    assert call("rules", "--lang", "de").out != call("rules", "--lang", "en").out


def test_rules_of_an_own_sheet(call: Any, tmp_path: Path) -> None:
    sheet = tmp_path / "own.toml"
    sheet.write_text('game = "phase10"\nname = "Our Sunday game"\n[[phases]]\ncontract = "run(5)"\n')
    assert "Our Sunday game" in call("rules", "--sheet", str(sheet)).out
    assert call("rules", "phase10", "--sheet", str(sheet)).code == 0


class Table:
    """Stands for the terminal: notes what it was asked to run."""

    def __init__(self) -> None:
        self.rules = Rules()
        self.players: list[str] = []
        self.bots: list[str] = []
        self.options: dict[str, Any] = {}

    def run(self, rules: Rules, players: list[str], bots: list[str], **options: Any) -> None:
        self.rules, self.players, self.bots, self.options = rules, players, bots, options


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    noted = Table()
    module = types.ModuleType("zehn.terminal.phase10")
    module.run = noted.run  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "zehn.terminal.phase10", module)
    return noted


def test_play(call: Any, table: Table) -> None:
    assert call("play").code == 0
    assert (table.players, table.bots) == (["You", "Anna", "Ben", "Cleo"], ["steady"] * 3)
    assert table.options == {"seed": None, "lang": "en"}


def test_play_with_everything(call: Any, table: Table) -> None:
    arguments = "play phase10 --bots steady,greedy random --rules variants=knocking phases=1,4 --seed 7 --lang de"
    assert call(*arguments.split()).code == 0
    assert (table.players, table.bots) == (["Du", "Anna", "Ben", "Cleo"], ["steady", "greedy", "random"])
    assert table.options == {"seed": 7, "lang": "de"}
    assert table.rules.written() == {"variants": ["knocking"], "phases": "1,4"}


def test_play_a_sheet_for_two(call: Any, table: Table, tmp_path: Path) -> None:
    sheet = tmp_path / "two.toml"
    sheet.write_text('game = "phase10"\nplayers = { most = 2 }\n')
    assert call("play", "--sheet", str(sheet)).code == 0
    assert table.bots == ["steady"]


def test_play_without_the_terminal(call: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "zehn.terminal.phase10", None)
    done = call("play")
    assert done.code == 2
    assert "pip install zehn" in done.err


def test_control_c_leaves_quietly(call: Any, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules["zehn.terminal.phase10"], "run", interrupted)
    done = call("play")
    assert (done.code, done.out, done.err) == (130, "", "")


def test_bench(call: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from zehn.arena import bench, measure
    from zehn.arena.benches import phase10

    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(measure, "GAMES", 1)
    monkeypatch.setattr(phase10, "GAMES", 1)
    figures = bench.bench(seconds=0.01)
    monkeypatch.setattr(bench, "bench", lambda: figures)
    assert json.loads(call("bench", "--json").out) == figures
    assert "µs" in call("bench", "--lang", "de").out


def test_bench_of_growth(call: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every size of everything that grows has a column and a place in the picture."""
    from zehn.arena import bench, measure

    small = measure.Measure(measure.calls(lambda: None))
    sizes = {4: {"game": small, "world": small}, 6: {"game": small, "world": small}}
    monkeypatch.setattr(bench, "games", lambda layer: ["phase10"])
    monkeypatch.setattr(
        "zehn.arena.benches.phase10.growth", lambda: {"players": sizes, "worlds": {50: {"decision": small}}}
    )
    figures = bench.growth(seconds=0.001)
    assert {axis: list(found) for axis, found in figures.items() if isinstance(found, dict)} == {
        "players": ["4", "6"],
        "worlds": ["50"],
    }
    figures["players"] = {"4": {"game": 1e5, "world": 1e3}, "6": {"game": 2e5, "world": 1e3}}
    monkeypatch.setattr(bench, "growth", lambda: figures)
    assert json.loads(call("bench", "--growth", "--json").out) == figures
    file = tmp_path / "growth.svg"
    text = call("bench", "--svg", str(file), "--lang", "de").out
    assert re.search(r"Spieler +4 +6\n.* 100 µs +200 µs +× 2.00\n.* 1 µs +1 µs +× 1.00", text)
    picture = file.read_text(encoding="utf-8")
    assert "Spieler: ein Spiel" in picture
    assert "Spieler: eine vorgestellte" not in picture


def test_growth_is_measured_with_the_rules_that_it_names() -> None:
    from zehn.arena.benches import phase10

    found = phase10.growth()
    assert [list(sizes) for sizes in found.values()] == [[2, 3, 4, 5, 6], [5, 10, 30], [108, 216], [50, 100, 200, 400]]
    assert len(phase10._with_phases(30).contracts) == 30
    assert len(phase10._with_decks(2).deck.cards) == 216
    for measures in (found["players"][6], found["phases"][30], found["cards"][216], found["worlds"][50]):
        assert all(measure.work(1) for measure in measures.values())


def test_a_command_imports_only_what_it_needs() -> None:
    names = "sorted({name.partition('.')[0] for name in sys.modules} & {'textual', 'numpy', 'hypothesis'})"
    code = f"import sys, zehn.cli; zehn.cli.call(['verify', 'none.json']); print({names})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
