"""`zehn pad`: a file that is begun, shown, gone on with, and what is wrong with one."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from padded import played
from pads import five_rounds
from zehn.cli.entry import call
from zehn.pad import of_game, read, write
from zehn.record import write_record


def pad(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "zehn.cli", "pad", *words, "--lang", "en"],
        input=typed, capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_an_evening_in_a_file(tmp_path: Path) -> None:
    file = str(tmp_path / "evening.pad")
    done = pad(file, "--players", "Anna,Ben", "--rules", "phases=first:5", typed="x out\n85\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert read(Path(file).read_bytes()).totals == (0, 85)
    done = pad(file, typed="x 15\nx out\nundo\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert len(read(Path(file).read_bytes()).entries) == 4
    assert call(["verify", file]) == 0


def test_shown_and_as_csv(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "evening.pad"
    file.write_text(write(five_rounds()), encoding="utf-8")
    assert call(["pad", str(file), "--csv", "--lang", "en"]) == 0
    assert "Total,35,170,125,230" in capsys.readouterr().out
    assert call(["pad", str(file), "--show", "--lang", "de"]) == 0
    assert "Horst gibt den nächsten Durchgang." in capsys.readouterr().out


def test_a_recorded_game_becomes_a_pad(tmp_path: Path) -> None:
    game = played("dice", 1)
    record, file = tmp_path / "game.json", tmp_path / "game.pad"
    record.write_text(json.dumps(write_record(game)), encoding="utf-8")
    assert call(["pad", str(file), "--record", str(record), "--show"]) == 0
    assert read(file.read_bytes()).result() == of_game(game).result() == game.result()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["new.pad"], "--players"),
        (["new.pad", "--players", "Anna"], "at least 2"),
        (["new.pad", "--players", "Anna,anna"], "same name"),
        (["new.pad", "--players", "Anna,Ben", "--rules", "speed=3"], "speed"),
        (["new.pad", "--record", "none.json"], "none.json"),
        (["there.pad", "--players", "Anna,Ben"], "there already"),
        (["broken.pad"], "line 2"),
        (["no/such/folder.pad", "--players", "Anna,Ben"], "cannot be written"),
    ],
)
def test_one_sentence_and_exit_code_2(
    words: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("there.pad").write_text(write(five_rounds()), encoding="utf-8")
    Path("broken.pad").write_text(write(five_rounds()).replace('"round": 0', '"round": 7'), encoding="utf-8")
    assert call(["pad", *words, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert says in told
    assert len(told.splitlines()) == 1
    assert not Path("new.pad").exists()
