"""Reviews on a device: the same as elsewhere, event by event, and dice without NumPy."""

import json
from typing import Any

import pytest

from reviewed import played, record_of, reviewed
from zehn.analysis.coach import Asked, coaching
from zehn.analysis.dice import attempts, coach
from zehn.analysis.findings import Decision
from zehn.analysis.rounds import review_round
from zehn.games.making import read_rules
from zehn.local.device import Device
from zehn.record import Record, read_record
from zehn.words import say


def asked(what: str, fields: dict[str, Any]) -> tuple[list[Any], dict[str, Any]]:
    """The parts of an answer, and its end."""
    device = Device()
    parts: list[Any] = []
    answer = json.loads(device.ask(what, json.dumps(fields)))
    while "job" in answer:
        part = json.loads(device.go_on(answer["job"]))
        if "part" not in part:
            return parts, part
        parts.append(part["part"])
    return parts, answer


@pytest.mark.parametrize("kind", ["phase10", "profisort"])
def test_a_round_comes_event_by_event_and_is_that_of_any_review(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = read_record(record_of(kind))
    assert isinstance(record, Record)
    monkeypatch.setattr(coaching(record.game), "on_device", 40)
    parts, answer = asked("coach.review", {"text": played(kind), "round": 1, "lang": "en"})
    whole = json.loads(json.dumps(review_round(record, 1, Asked(budget=40), say("en"))))
    assert answer == {"told": whole}
    for what in ("decisions", "luck", "chances"):
        assert [one for part in parts for one in part[what]] == whole[what]
    assert len(parts) == 1 + len(record.rounds[1].moves)
    for seat, whole_sum in enumerate(whole["seats"]):
        for what in ("unforced", "loss", "luck"):
            assert sum(part["seats"][seat][what] for part in parts) == pytest.approx(whole_sum[what])


@pytest.mark.parametrize(
    ("kind", "fields", "key"),
    [
        ("phase10", {"round": 99}, "no-round"),
        ("phase10", {"text": "{}"}, "record-format"),
        ("dice", {}, "coach-elsewhere"),
    ],
)
def test_what_cannot_be_reviewed_is_refused(
    kind: str, fields: dict[str, Any], key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach, "has_numpy", lambda: False)
    _, answer = asked("coach.review", {"text": played(kind), "round": 0, "lang": "en"} | fields)
    assert answer["refused"]["key"] == key


@pytest.mark.xdist_group("dice")
def test_without_numpy_dice_alone_cost_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    record = read_record(record_of("alone"))
    assert isinstance(record, Record)
    exact = review_round(record, 2, Asked(), say("en"))
    for module in (coach, attempts):
        monkeypatch.setattr(module, "has_numpy", lambda: False)
    _, answer = asked("coach.review", {"text": played("alone"), "round": 2, "lang": "en"})
    for one, other in zip(answer["told"]["decisions"], exact["decisions"], strict=True):
        assert one["cost"]["mean"] == pytest.approx(other["cost"]["mean"], abs=1e-9)
        assert one["value"] == pytest.approx(other["value"], abs=1e-9)
    luck = [sum(event["luck"] for event in found["luck"]) for found in (answer["told"], exact)]
    assert luck[0] == pytest.approx(luck[1], abs=1e-9)
    assert answer["told"]["start"] == pytest.approx(exact["start"], abs=1e-9)


# -- exercises ----------------------------------------------------------------------------------------------------


def dear(kind: str) -> tuple[dict[str, Any], Decision]:
    """The position of the dearest discard of a game, as a page asks for it."""
    found = reviewed(kind)
    one = max((one for one in found.decisions if " discard " in one.best + one.played), key=lambda one: one.cost.mean)
    return {"text": played(kind), "round": one.round, "move": one.move, "seat": one.seat, "lang": "en"}, one


@pytest.mark.parametrize("kind", ["phase10", "profisort"])
def test_an_exercise_shows_what_the_seat_saw_and_asks_what_it_was_asked(kind: str) -> None:
    fields, one = dear(kind)
    _, answer = asked("coach.position", fields)
    state = answer["told"]["state"]
    assert [you["seat"] for you in state["you"]] == [one.seat]
    assert one.played in state["you"][0]["ask"]["moves"]
    assert all(isinstance(seat["cards"], int) for seat in state["game"]["seats"])
    assert (state["table"]["proof"], state["table"]["left"]) == (None, [])
    assert answer["told"]["sheet"]["rules"] == read_rules(record_of(kind)["game"], record_of(kind)["rules"]).written()


@pytest.mark.parametrize("kind", ["phase10", "profisort"])
def test_the_best_move_solves_an_exercise(kind: str) -> None:
    fields, one = dear(kind)
    _, best = asked("coach.tried", fields | {"tried": one.best})
    assert best["told"]["good"]
    assert best["told"]["played"] == one.best


def test_a_clear_mistake_solves_no_exercise() -> None:
    fields, one = dear("phase10")
    _, worse = asked("coach.tried", fields | {"tried": one.played})
    assert not worse["told"]["good"]
    assert worse["told"]["cost"]["mean"] > 0.005


def test_a_move_that_is_not_legal_is_no_try() -> None:
    fields, one = dear("phase10")
    _, checked = asked("coach.check", fields | {"tried": f"{one.seat} draw"})
    assert not checked["told"]["ok"]
    _, tried = asked("coach.tried", fields | {"tried": f"{one.seat} draw"})
    assert tried["refused"]["clause"] == checked["told"]["clause"]


@pytest.mark.parametrize("place", [{"round": 99}, {"move": 9999}, {"move": -1}])
def test_there_is_no_exercise_beside_the_game(place: dict[str, int]) -> None:
    fields, _ = dear("phase10")
    _, answer = asked("coach.position", fields | place)
    assert answer["refused"]["key"] == "no-step"


def test_somebody_else_s_position_is_no_exercise() -> None:
    fields, one = dear("phase10")
    _, answer = asked("coach.position", fields | {"seat": 1 - one.seat})
    assert answer["refused"]["key"] == "not-playing"


# -- what if ------------------------------------------------------------------------------------------------------


def test_a_table_of_a_device_goes_on_from_a_record() -> None:
    device, record = Device(), record_of("phase10")
    origin = {"text": played("phase10"), "round": 1, "move": 4, "seat": 1, "level": "steady"}
    wish = {"game": "phase10", "name": "", "origin": origin}
    step = json.loads(device.make(json.dumps(wish)))["told"]
    device.load("A", json.dumps([[step["at"], body] for body in step["bodies"]]))
    device.receive("A", json.dumps({"type": "hello", "id": 1, "log": True}))
    (welcome,) = json.loads(device.told("A"))
    assert welcome["seats"] == [1]
    assert {"kind": "continued", "round": 1, "move": 4} in [line["what"] for line in welcome["log"]]
    assert [chair["name"] for chair in welcome["state"]["table"]["chairs"]] == record["players"]
    assert welcome["state"]["game"]["round"] == 1
    assert record["rounds"][1]["deck"] not in json.dumps(welcome)


@pytest.mark.parametrize("change", [{"text": "{}"}, {"round": 9}, {"level": "nobody"}])
def test_where_no_game_can_go_on_none_begins(change: dict[str, Any]) -> None:
    origin = {"text": played("phase10"), "round": 1, "move": 4, "seat": 1, "level": "steady"} | change
    answer = json.loads(Device().make(json.dumps({"game": "phase10", "name": "", "origin": origin})))
    assert answer["refused"]["text"]
