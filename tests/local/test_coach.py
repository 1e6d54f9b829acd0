"""Reviews on a device: the same as elsewhere, event by event, and dice without NumPy."""

import json
from typing import Any

import pytest

from reviewed import played, record_of
from zehn.analysis.coach import Asked, coaching
from zehn.analysis.dice import attempts, coach
from zehn.analysis.rounds import review_round
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
