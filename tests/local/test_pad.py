"""The pad's desk: what a page asks, and how it is refused."""

import json
from typing import Any

import pytest

from padded import played
from pads import five_rounds
from zehn.local.device import Device
from zehn.pad import of_game, write
from zehn.record import write_record
from zehn.rooms import games


def ask(what: str, **fields: Any) -> Any:
    return json.loads(Device().ask(f"pad.{what}", json.dumps({"lang": "de", **fields})))


@pytest.mark.parametrize("game", games("pad"))
def test_a_whole_game_entry_by_entry(game: str) -> None:
    made = played(game, 2)
    entries = of_game(made).entries
    shown = ask("begin", first={key: value for key, value in entries[0].items() if key != "format"})["told"]
    for entry in entries[1:]:
        assert not shown["winners"]
        assert len(shown["asked"]) == len(shown["players"])
        shown = ask("add", entries=shown["entries"], entry=entry)["told"]
    assert shown["winners"] == made.result()["winners"]
    assert shown["totals"] == made.result()["totals"]
    assert shown["game"]["winners"] == made.result()["winners"]
    assert shown["entries"] == entries
    assert ask("show", entries=entries)["told"] == shown


def test_the_impossible_has_its_sentence() -> None:
    entries = five_rounds().entries
    no = ask("add", entries=entries, entry={"round": 5, "scores": [{"laid": 9, "out": True}, {}, {}, {}]})["refused"]
    assert (no["clause"], no["key"]) == ("P10-15", "other-phase")
    no = ask("begin", first={"game": "phase10", "players": ["A", "B"], "rules": {"speed": 3}})["refused"]
    assert "speed" in no["text"]


def test_texts_and_files() -> None:
    entries = five_rounds().entries
    texts = ask("texts", entries=entries)["told"]
    assert texts["file"] == write(five_rounds())
    assert "Gesamt,35,170,125,230" in texts["csv"]
    assert "Horst gibt den nächsten Durchgang." in texts["message"]
    assert ask("open", text=texts["file"])["told"]["totals"] == [35, 170, 125, 230]
    game = played("profisort", 4)
    assert ask("open", text=json.dumps(write_record(game)))["told"]["totals"] == game.result()["totals"]
    assert ask("open", text="{}")["refused"]["key"] == "record-format"


def test_corrections_and_the_referee() -> None:
    entries = five_rounds().entries
    asked = ask("asked", entries=entries, round=2)["told"]
    assert [one["phases"] for one in asked] == [[3], [2], [3], [2]]
    assert ask("may_lay", entries=entries, seat=3, cards="2r 2b 2y 2g 4r 5r 6r 7g")["told"]["phase"] == 3
