"""Records that an earlier version wrote, before seven readings became settings, are as legal as they were.

`golden/records.jsonl` holds one a line, with the result that the referee of then agreed to. None of them names a
setting that is new; in some of the edition `compact` a round ends with a skip, whose default has changed (P10-29).
"""

import json
from typing import Any

import pytest

from places import ROOT
from zehn.games.sheets import shipped
from zehn.record import Legal, Record, read_record, replay, verify, write_record

RECORDS: list[dict[str, Any]] = [
    json.loads(line) for line in (ROOT / "tests" / "golden" / "records.jsonl").read_text().splitlines()
]
NEW = {
    "phase10": {"turn_pile", "last_skip", "knock_again"},
    "dice": {"solo_decline"},
    "profisort": {"equal_groups", "aces_each_round", "discard_received_ace"},
}
IDS = [f"{record['game']}-{number}" for number, record in enumerate(RECORDS)]


def read(record: dict[str, Any]) -> Record:
    found = read_record(record)
    assert isinstance(found, Record)
    return found


def moves(record: dict[str, Any]) -> list[str]:
    return [move for played in record["rounds"] for move in played["moves"]]


@pytest.mark.parametrize("record", RECORDS, ids=IDS)
def test_it_is_legal_with_the_same_result(record: dict[str, Any]) -> None:
    verdict = verify(read(record))
    assert isinstance(verdict, Legal)
    assert verdict.finished
    assert verdict.result == record["result"]


@pytest.mark.parametrize("record", RECORDS, ids=IDS)
def test_its_replay_is_the_same_record(record: dict[str, Any]) -> None:
    assert write_record(replay(read(record))) == record


def test_p10_29_a_skip_at_the_end_of_a_compact_round_is_legal_in_both_readings() -> None:
    ends = [
        record
        for record in RECORDS
        if record["rules"].get("edition") == "compact" and any("skip" in r["moves"][-1] for r in record["rounds"])
    ]
    assert ends
    for record in ends:
        for reading in ("either", "skip"):
            strict = record | {"rules": record["rules"] | {"last_skip": reading}}
            verdict = verify(read(strict))
            assert isinstance(verdict, Legal)
            assert verdict.result == record["result"]


def test_the_records_are_of_every_kind_and_older_than_the_settings() -> None:
    assert {record["game"] for record in RECORDS} == set(NEW)
    for game, names in NEW.items():
        assert names <= set(shipped(game).settings)
        assert not any(names & set(record["rules"]) for record in RECORDS if record["game"] == game)
    verbs = {move.split()[1] for record in RECORDS for move in moves(record)}
    assert {"take", "skip", "knock", "hit", "keep", "score", "repeat", "give"} <= verbs
    assert any("reshuffles" in played for record in RECORDS for played in record["rounds"])
    assert any(len(record["rounds"]) > 1 and record["rules"].get("turn_limit") == 2 for record in RECORDS)  # playoffs
