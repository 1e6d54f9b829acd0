"""Entries and files: what a pad takes, and what it refuses whole."""

import json
from pathlib import Path
from typing import Any

import pytest

from pads import FIVE_ROUNDS, PEOPLE, enter, five_rounds, refused
from zehn.pad import Pad, judge_file, new, read, write
from zehn.pad.common.paper import as_csv, message, paper
from zehn.pad.common.text import BrokenPad
from zehn.refusals import Refused, ZehnError
from zehn.words import LANGUAGES, say


@pytest.mark.parametrize(
    ("entry", "key"),
    [
        ([], "pad-entry"),
        ({}, "pad-entry"),
        ({"dealer": 1, "undo": 1}, "pad-entry"),
        ({"dealer": 4}, "pad-seat"),
        ({"dealer": True}, "pad-seat"),
        ({"undo": 0}, "pad-undo"),
        ({"undo": 9}, "pad-undo"),
        ({"remove": 5}, "pad-round"),
        ({"round": 6, "scores": [{}, {}, {}, {}]}, "pad-round"),
        ({"round": -1, "scores": [{}, {}, {}, {}]}, "pad-round"),
        ({"round": 0}, "pad-scores"),
        ({"round": 0, "scores": [{}, {}]}, "pad-scores"),
        ({"round": 0, "scores": [None] * 4}, "pad-scores"),
        ({"round": 0, "scores": [1, None, None, None]}, "record-type"),
        ({"round": 0, "scores": [{"cards": 1}, None, None, None]}, "pad-key"),
        ({"round": 0, "scores": [{"laid": "1"}, None, None, None]}, "pad-score"),
        ({"round": 0, "scores": [{"points": True}, None, None, None]}, "pad-score"),
        ({"round": 0, "scores": [{"points": 5, "left": {"5": 1}}, None, None, None]}, "pad-score"),
        ({"round": 0, "scores": [{"left": {"x": 1}}, None, None, None]}, "pad-score"),
        ({"players": ["Anna", "anna", "Cleo", "David"]}, "pad-name-twice"),
        ({"players": ["Anna", " ", "Cleo", "David"]}, "pad-name"),
        ({"players": ["A", "B"]}, "pad-players-late"),
        ({"players": "ABCD"}, "record-type"),
        ({"rules": {"variants": ["fixed_rounds", "free_order"]}}, "variants-exclude"),
        ({"dealer": 0, "at": "now"}, "record-type"),
        ({"dealer": 0, "by": "me"}, "pad-key"),
    ],
)
def test_what_is_no_entry(entry: Any, key: str) -> None:
    with pytest.raises(Refused) as found:
        five_rounds().add(entry)
    assert found.value.refusal.key == key


def test_rules_that_there_are_not() -> None:
    with pytest.raises(ZehnError, match="no setting"):
        five_rounds().add({"rules": {"speed": 3}})


def test_names_can_change_and_keep_their_columns() -> None:
    pad = five_rounds()
    pad.add({"players": ["Michi", *PEOPLE[1:]]})
    assert pad.players[0] == "Michi"
    assert pad.totals == (35, 170, 125, 230)


def test_a_round_that_was_written_twice_is_removed() -> None:
    pad = five_rounds()
    pad.enter([{"laid": 6, "out": True}, {"points": 60}, {"laid": 5, "points": 20}, {"points": 60}])
    pad.add({"remove": 4})
    assert pad.totals == (35, 170, 125, 230)
    pad.undo()
    assert pad.totals == (35, 230, 145, 290)


def test_other_rules_count_everything_again() -> None:
    pad = five_rounds()
    pad.add({"rules": {"phases": "first:5"}})
    assert pad.winners == (0,)
    pad.undo()
    assert not pad.over


def test_a_round_in_the_middle_cannot_be_taken_back_before_those_after_it() -> None:
    refused(five_rounds(), {"undo": 2}, "RECORD", "pad-round")


def test_a_file_says_the_same_again() -> None:
    pad = five_rounds()
    pad.correct(0, 1, {"laid": 1, "points": 25})
    again = read(write(pad))
    assert again.entries == pad.entries
    assert again.totals == (35, 175, 125, 230)


def lines(*changed: tuple[int, str]) -> bytes:
    text = write(five_rounds()).splitlines()
    for number, line in changed:
        text[number - 1] = line
    return "\n".join(text).encode()


@pytest.mark.parametrize(
    ("raw", "line"),
    [
        (b"", 1),
        (b"\xff\xfe", 1),
        (b"{}", 1),
        (b'{"format": "zehn/1"}', 1),
        (lines((1, '{"format": "zehn-pad/2", "game": "phase10", "players": ["A", "B"]}')), 1),
        (lines((1, '{"format": "zehn-pad/1", "game": "chess", "players": ["A", "B"]}')), 1),
        (lines((1, '{"format": "zehn-pad/1", "game": "phase10", "players": ["A"]}')), 1),
        (lines((1, '{"format": "zehn-pad/1", "game": "phase10", "players": ["A", "B"], "rules": {"x": 1}}')), 1),
        (lines((3, "nonsense")), 3),
        (lines((3, '{"round": 1, "round": 2, "scores": []}')), 3),
        (lines((4, '{"round": 2, "scores": [{"laid": 9, "out": true}, {}, {}, {}]}')), 4),
        (b'{"format": "zehn-pad/1", "game": "phase10", "players": ["A", "B"]}\n' + b"[" * 100_000, 2),
    ],
)
def test_a_broken_file_names_its_line(raw: bytes, line: int, tmp_path: Path) -> None:
    with pytest.raises(BrokenPad) as found:
        read(raw)
    assert found.value.line == line
    for language in LANGUAGES:
        assert found.value.refusal.sentence(say(language))


def test_verify_checks_a_pad(tmp_path: Path) -> None:
    good, wrong = tmp_path / "good.pad", tmp_path / "wrong.pad"
    good.write_bytes(lines())
    wrong.write_bytes(lines((4, '{"round": 2, "scores": [{"laid": 9, "out": true}, {}, {}, {}]}')))
    verdict = judge_file(str(good)).written("good.pad", say("en"))
    assert (verdict["ok"], verdict["finished"], verdict["result"]["totals"]) == (True, False, [35, 170, 125, 230])
    verdict = judge_file(str(wrong)).written("wrong.pad", say("en"))
    assert (verdict["ok"], verdict["line"], verdict["rule"]) == (False, 4, "P10-15")
    assert judge_file(str(wrong)).code == 1


def test_a_pad_is_full_some_day() -> None:
    pad = new("dice", ["Anna"])
    pad.entries += [{"dealer": 0}] * 4999
    with pytest.raises(Refused, match="5,000"):
        pad.add({"dealer": 0})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["phase10", "dice", "profisort"])
def test_the_paper_as_text(game: str, language: str) -> None:
    pad = new(game, ["=Anna", "Ben"])
    enter(pad, *{"phase10": ["x out", "85"], "dice": ["45", "_"], "profisort": ["3 out", "=85"]}[game])
    text = paper(pad, say(language))
    assert "=Anna" in text
    assert "Ben" in message(pad, say(language))
    table = as_csv(pad, say(language)).splitlines()
    assert "'=Anna" in table[0]
    assert len({line.count(",") for line in table}) <= 2


def test_five_rounds_are_what_the_lines_say() -> None:
    text = paper(five_rounds(), say("en"))
    for number, line in enumerate(FIVE_ROUNDS, 1):
        row = next(row for row in text.splitlines() if row.startswith(f"Round {number}")).split()[2:]
        assert row == [cell.split()[-1].replace("out", "0") for cell in line]
    assert json.loads(write(five_rounds()).splitlines()[1])["scores"][0] == {"laid": 1, "out": True}


def test_a_pad_shows_itself() -> None:
    assert repr(new("dice", ["Anna"])) == "<Pad dice Anna: 0 rounds, (0,)>"
    assert isinstance(five_rounds(), Pad)


def test_a_pad_of_an_earlier_version_is_read() -> None:
    pad = read((Path(__file__).parent.parent / "golden" / "evening.pad").read_bytes())
    assert (pad.totals, pad.players[0], pad.players[pad.dealer]) == ((35, 175, 125, 230), "Michi", "Horst")
    assert pad.rules.value["final_tie"] == "playoff"
