"""The shipped exercises: legal positions in which the named move is right, of every kind that is promised."""

import json
import os
from pathlib import Path
from typing import Any

from zehn.analysis.coach import Spot
from zehn.local.position import Place
from zehn.tables.retelling import brought

FILE = Path(__file__).parent.parent.parent / "web" / "src" / "practice" / "exercises.json"
LONG = os.environ.get("ZEHN_LONG") == "1"
EXERCISES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))


def place_of(exercise: dict[str, Any]) -> Place:
    record = brought(json.dumps(exercise["record"]).encode())
    return Place(record, Spot(len(record.rounds) - 1, len(record.rounds[-1].moves) - 1, exercise["seat"]))


def test_every_exercise_is_a_legal_position_with_a_choice() -> None:
    for exercise in EXERCISES:
        place = place_of(exercise)
        (you,) = place.state()["state"].you
        assert you.ask is not None
        assert place.check(exercise["best"], "en").ok


def test_the_coach_agrees() -> None:
    for exercise in EXERCISES[:: 1 if LONG else 30]:
        assert place_of(exercise).tried(exercise["best"], "en")["good"]


def test_there_are_exercises_of_every_kind_and_grade() -> None:
    kinds = {(one["record"]["game"], one["kind"]) for one in EXERCISES}
    assert kinds >= {("phase10", "draw"), ("phase10", "discard"), ("phase10", "lay"), ("dice", "keep")}
    assert {one["grade"] for one in EXERCISES} == {0, 1, 2}


def test_nothing_follows_the_move_that_is_asked_for() -> None:
    assert all(one["record"]["rounds"][-1]["moves"][-1] == one["best"] for one in EXERCISES)
