"""Whatever is put in: one clear sentence, the right exit code, no traceback. Through the real command."""

import json
import os
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from records import deck, quick_round, record
from zehn.cli import main
from zehn.players import PLAYERS

ZEHN = [sys.executable, "-c", "from zehn.cli import main; main()"]
MEGABYTE = 1024**2


def zehn(*arguments: str | Path, stdin: Any = subprocess.DEVNULL, **environ: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command as a shell would, in memory that a parser gone wild would burst."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "ZEHN_"))}
    return subprocess.run(
        [*ZEHN, *map(str, arguments)],
        stdin=stdin,
        capture_output=True,
        env=clean | environ,
        check=False,
        timeout=300,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (900 * MEGABYTE, 900 * MEGABYTE)),
    )


def said(done: subprocess.CompletedProcess[bytes]) -> list[dict[str, Any]]:
    """The verdicts that were printed, after a look that nothing else was."""
    assert done.stderr == b"", done.stderr.decode()
    return [json.loads(line) for line in done.stdout.decode("utf-8").splitlines()]


def without(value: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: entry for name, entry in value.items() if name != key}


GOOD = record(quick_round(), rules={"phases": "1"})
ROUND = quick_round()
CARDS = ROUND["deck"].split()
TWICE = ["7r" if card == "12y" else card for card in CARDS]


def with_moves(*moves: Any) -> dict[str, Any]:
    return record(ROUND | {"moves": list(moves)})


#: What is no record at all: exit code 2.
NONE: dict[str, Any] = {
    "empty": b"",
    "half": json.dumps(GOOD).encode()[:200],
    "single-quotes": str(GOOD).encode(),
    "binary": bytes(range(256)) * 40,
    "zeros": bytes(5000),
    "utf-16": json.dumps(GOOD).encode("utf-16"),
    "deep-lists": b"[" * 500_000,
    "deep-objects": b'{"a":' * 500_000,
    "long-number": b"9" * 100_000,
    "not-a-number": json.dumps(GOOD).replace('"dealer": 0', '"dealer": NaN').encode(),
    "key-twice": json.dumps(GOOD).replace('"dealer": 0', '"dealer": 0, "dealer": 1').encode(),
    "list": [],
    "text": "zehn/1",
    "null": None,
    "no-format": without(GOOD, "format"),
    "other-format": GOOD | {"format": "zehn/2"},
    "other-game": GOOD | {"game": "chess"},
    "game-is-a-list": GOOD | {"game": []},
    "no-players": without(GOOD, "players"),
    "players-are-numbers": GOOD | {"players": [1, 2]},
    "no-rounds": without(GOOD, "rounds"),
    "rounds-are-texts": GOOD | {"rounds": ["1 draw"]},
    "dealer-is-true": record(ROUND | {"dealer": True}),
    "dealer-is-a-text": record(ROUND | {"dealer": "0"}),
    "deck-is-a-list": record(ROUND | {"deck": CARDS}),
    "no-deck": record(without(ROUND, "deck")),
    "no-moves": record(without(ROUND, "moves")),
    "move-is-a-number": with_moves(7),
    "move-is-a-list": with_moves(["1", "draw"]),
    "move-is-null": with_moves(None),
    "rules-are-a-list": GOOD | {"rules": []},
    "unknown-setting": GOOD | {"rules": {"jokers": 12}},
    "unknown-value": GOOD | {"rules": {"edition": "deluxe"}},
    "unknown-variant": GOOD | {"rules": {"variants": ["kicking"]}},
    "setting-of-huge-name": GOOD | {"rules": {"x" * 100_000: 1}},
    "own-sheet-with-a-mistake": GOOD | {"rules": {"sheet": {"game": "phase10", "phases": [{"contract": "three"}]}}},
}

#: What is a record, but not a legal game: exit code 1, with the rule, the round, the move and the seat.
FAULTS: dict[str, tuple[Any, tuple[str, int | None, int | None, int | None]]] = {
    "alone": (GOOD | {"players": ["Anna"]}, ("P10-01", None, None, None)),
    "variants": (GOOD | {"rules": {"variants": ["free_order", "fixed_rounds"]}}, ("RECORD", None, None, None)),
    "107-cards": (record(ROUND | {"deck": " ".join(CARDS[:-1])}), ("P10-02", 0, None, None)),
    "109-cards": (record(ROUND | {"deck": " ".join([*CARDS, "7r"])}), ("P10-02", 0, None, None)),
    "a-card-twice": (record(ROUND | {"deck": " ".join(TWICE)}), ("P10-02", 0, None, None)),
    "no-card": (record(ROUND | {"deck": " ".join([*CARDS[:-1], "13r"])}), ("P10-02", 0, None, None)),
    "no-cards": (record(ROUND | {"deck": ""}), ("P10-02", 0, None, None)),
    "dealer": (record(ROUND | {"dealer": 5}), ("P10-04", 0, None, None)),
    "huge-dealer": (record(ROUND | {"dealer": 10**4000}), ("P10-04", 0, None, None)),
    "wrong-seat": (with_moves("0 draw"), ("P10-04", 0, 0, 0)),
    "seat-nobody-has": (with_moves("7 draw"), ("P10-01", 0, 0, 7)),
    "unreadable-move": (with_moves("1 draw", "1 flies away"), ("RECORD", 0, 1, 1)),
    "empty-move": (with_moves(""), ("RECORD", 0, 0, None)),
    "huge-move": (with_moves("1 lay 1 " + "5r," * 100_000), ("RECORD", 0, 0, 1)),
    "half-a-letter": (with_moves("1 \ud800"), ("RECORD", 0, 0, 1)),
    "signs-of-a-terminal": (with_moves("1 \x1b[2J\x9b\u2028"), ("RECORD", 0, 0, 1)),
    "too-early": (record(ROUND | {"moves": []}, quick_round(dealer=1)), ("P10-31", 1, None, None)),
    "after-the-end": (GOOD | {"rounds": [ROUND, quick_round(dealer=1)]}, ("P10-35", 1, None, None)),
    "other-result": (GOOD | {"result": {"winners": [0]}}, ("RECORD", None, None, None)),
}

LEGAL: dict[str, Any] = {
    "good": GOOD,
    "mark": b"\xef\xbb\xbf" + json.dumps(GOOD).encode(),
    "names": GOOD | {"players": ["\ud800", "Ä\u2028"]},
    "unfinished": record({"dealer": 1, "deck": deck("", "", ""), "moves": ["2 draw"]}, players=3),
}


def put(folder: Path, name: str, content: Any) -> Path:
    file = folder / f"{name}.json"
    file.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    return file


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    for name, content in {**NONE, **{name: case[0] for name, case in FAULTS.items()}, **LEGAL}.items():
        put(folder, name, content)
    return folder


@pytest.fixture(scope="module", params=["de", "en"])
def verdicts(request: pytest.FixtureRequest, folder: Path) -> dict[str, dict[str, Any]]:
    """All files in one call, in each language: the verdict on each, by name."""
    names = [*NONE, *FAULTS, *LEGAL]
    done = zehn("verify", *[folder / f"{name}.json" for name in names], "--lang", request.param)
    assert done.returncode == 2
    assert b"Traceback" not in done.stdout
    lines = said(done)
    assert [line["file"] for line in lines] == [str(folder / f"{name}.json") for name in names]
    return dict(zip(names, lines, strict=True))


def is_a_sentence(text: str) -> bool:
    return text.endswith((".", "…")) and 15 < len(text) < 600 and "\n" not in text


@pytest.mark.parametrize("name", NONE)
def test_no_record_at_all(verdicts: dict[str, dict[str, Any]], name: str) -> None:
    verdict = verdicts[name]
    assert list(verdict) == ["ok", "file", "rule", "error"]
    assert (verdict["ok"], verdict["rule"]) == (False, "RECORD")
    assert is_a_sentence(verdict["error"]), verdict["error"]


@pytest.mark.parametrize("name", FAULTS)
def test_not_legal(verdicts: dict[str, dict[str, Any]], name: str) -> None:
    verdict = verdicts[name]
    assert list(verdict) == ["ok", "file", "round", "move", "seat", "rule", "error"]
    assert verdict["ok"] is False
    assert (verdict["rule"], verdict["round"], verdict["move"], verdict["seat"]) == FAULTS[name][1]
    assert is_a_sentence(verdict["error"]), verdict["error"]


@pytest.mark.parametrize("name", LEGAL)
def test_legal(verdicts: dict[str, dict[str, Any]], name: str) -> None:
    assert list(verdicts[name]) == ["ok", "file", "game", "finished", "result"]
    assert verdicts[name]["ok"] is True


def test_the_largest_exit_code_counts(folder: Path) -> None:
    def code(*names: str) -> int:
        return zehn("verify", *[folder / f"{name}.json" for name in names]).returncode

    assert code(*LEGAL) == 0
    assert code("good", *FAULTS, "good") == 1
    assert code("good", "empty", "107-cards", "good") == 2


def test_german_and_english_sentences_differ(folder: Path) -> None:
    german = said(zehn("verify", folder / "107-cards.json", "--lang", "de"))[0]["error"]
    english = said(zehn("verify", folder / "107-cards.json", "--lang", "en"))[0]["error"]
    assert german == "Der Kartenstapel hat 107 statt 108 Karten."
    assert english == "The deck has 107 cards instead of 108."


def test_standard_input(folder: Path) -> None:
    with (folder / "good.json").open("rb") as good:
        done = zehn("verify", "-", stdin=good)
    assert (said(done)[0]["file"], done.returncode) == ("-", 0)
    with (folder / "half.json").open("rb") as half:
        assert zehn("verify", "-", folder / "good.json", stdin=half).returncode == 2


@pytest.fixture
def large_file(tmp_path: Path) -> Path:
    """100 MB of something that starts like a record."""
    file = tmp_path / "large.json"
    with file.open("wb") as out:
        out.write(b'{"format": "zehn/1", "game": "phase10", "rounds": [')
        for _ in range(100):
            out.write(b"[],[]," * (MEGABYTE // 6))
    return file


def test_a_file_of_100_megabytes(large_file: Path) -> None:
    done = zehn("verify", large_file, "--lang", "de")
    assert done.returncode == 2
    assert "zu groß" in said(done)[0]["error"]
    with large_file.open("rb") as file:
        assert zehn("verify", "-", stdin=file).returncode == 2


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    secret = put(tmp_path, "secret", GOOD)
    secret.chmod(0)
    done = zehn("verify", tmp_path, tmp_path / "none.json", "x" * 3000, secret, "--lang", "en")
    folder, missing, long, forbidden = said(done)
    assert done.returncode == 2
    assert folder["error"] == "This is a folder, not a file."
    assert missing["error"] == "There is no such file."
    assert is_a_sentence(long["error"])
    if os.geteuid():  # nothing is forbidden to root
        assert "permission" in forbidden["error"]


def test_a_file_name_that_is_no_text(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/\xff\xe2\x80\xa8.json"
    Path(os.fsdecode(name)).write_text(json.dumps(GOOD))
    done = zehn("verify", os.fsdecode(name), LC_ALL="C", PYTHONIOENCODING="ascii")
    assert said(done)[0]["file"] == os.fsdecode(name)
    assert done.returncode == 0


@pytest.mark.parametrize("environ", [{"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C", "PYTHONUTF8": "0"}])
def test_sentences_are_utf_8_everywhere(folder: Path, environ: dict[str, str]) -> None:
    done = zehn("verify", folder / "empty.json", "--lang", "de", **environ)
    assert "gültiges" in said(done)[0]["error"]


def test_nobody_reads_the_verdicts(folder: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*ZEHN, "verify", str(folder / "good.json")], stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


SHEET = 'game = "phase10"\n[[phases]]\ncontract = "set(3)+fun(4)"\n'


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["verify"], "file"),
        (["check", "x"], "check"),
        (["verify", "--fast", "x"], "--fast"),
        (["verify", "--lang", "fr", "x"], "fr"),
        (["verify", "--lang"], "--lang"),
        (["verify", "x", "--lang", "en", "--lang", "en"], "--lang"),
        (["rules", "chess"], "chess"),
        (["rules", "phase10", "phase10"], "phase10"),
        (["rules", "--edition", "deluxe"], "deluxe"),
        (["rules", "--rules", "jokers=12"], "jokers"),
        (["rules", "--rules", "jokers"], "jokers"),
        (["rules", "--rules"], "--rules"),
        (["rules", "--rules", "phases=first:11"], "first:11"),
        (["rules", "--rules", "variants=free_order,fixed_rounds"], "free_order"),
        (["rules", "--sheet", "none.toml"], "none.toml"),
        (["rules", "--sheet", "wrong.toml"], "fun"),
        (["play", "--sheet", "wrong.toml"], "phases[0].contract"),
        (["play", "--sheet", "."], "."),
        (["play", "--bots", "steady,robot"], "robot"),
        (["play", "--bots", "steady,steady,steady,steady,steady,steady"], "6"),
        (["play", "--bots", ","], "2"),
        (["play", "--seed", "many"], "many"),
        (["play", "--seed", "-"], "“-”"),
        (["bench", "--seconds"], "--seconds"),
        (["x" * 5000], "xxx"),
        (["\x1b[2J"], "\\x1b"),
        (["--nonsense"], "--nonsense"),
    ],
)
def test_a_wrong_call(
    arguments: list[str],
    part: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "wrong.toml").write_text(SHEET)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ZEHN_LANG", "en")
    with pytest.raises(SystemExit) as left:
        main(arguments)
    out, err = capsys.readouterr()
    assert (left.value.code, out) == (2, "")
    (sentence,) = err.splitlines()
    assert part in sentence
    assert is_a_sentence(sentence), sentence


def test_a_wrong_call_of_the_real_command() -> None:
    done = zehn("play", "--bots", "robot", ZEHN_LANG="de", LC_ALL="C")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == f"„robot“ ist kein Bot; wählbar: {', '.join(PLAYERS['phase10'])}.\n"
