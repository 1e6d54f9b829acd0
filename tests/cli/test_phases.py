"""`zehn phases`: how hard phases are, and random ones as a sheet that can be played."""

import json
import tomllib
from pathlib import Path
from typing import Any

from zehn.games.sheets import load_sheet


def test_a_table_of_a_sheet_and_the_same_as_json(call: Any, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('game = "phase10"\n[[phases]]\ncontract = "colour(2)"\n')
    said = call("phases", "--sheet", str(file), "--lang", "en")
    assert (said.code, said.err) == (0, "")
    assert said.out.splitlines()[1].split() == ["1", "colour(2)", "100.0%", "0.0", "1.0"]
    (row,) = json.loads(call("phases", "--sheet", str(file), "--json").out)
    assert (row["contract"], row["chance"], row["turns"]) == ("colour(2)", 1.0, 1.0)


def test_random_phases_are_a_sheet(call: Any, tmp_path: Path) -> None:
    said = call("phases", "--random", "--difficulty", "easy", "--length", "2", "--seed", "3")
    file = tmp_path / "evening.toml"
    file.write_text(said.out, encoding="utf-8")
    assert len(load_sheet(file).contracts) == 2
    assert tomllib.loads(said.out)["game"] == "phase10"


def test_what_cannot_be_told_is_said_in_a_sentence(call: Any) -> None:
    assert call("phases", "dice").code == 2
    wrong = call("phases", "--random", "--length", "21", "--lang", "en")
    assert (wrong.code, "1 to 20" in wrong.err) == (2, True)
