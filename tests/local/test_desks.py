"""Questions without a table: desks are found by name, and answers can come in parts."""

import json
import sys
from collections.abc import Generator
from types import SimpleNamespace
from typing import Any

import pytest

from zehn.local.desks import DESKS
from zehn.local.device import Device
from zehn.tables.rules import denied


def counted(fields: Any) -> Generator[Any, None, Any]:
    """Counts, and returns the sum."""
    try:
        yield from range(fields["to"])
    finally:
        closed.append(fields["to"])
    if fields["to"] == 13:
        raise denied("job-heavy")
    return {"sum": sum(range(fields["to"]))}


closed: list[int] = []


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Device:
    """A device with a desk `sums`."""
    answers = {"twice": lambda fields: {"twice": 2 * fields["of"], "job": 1}, "counted": counted}
    monkeypatch.setitem(sys.modules, "sums_desk", SimpleNamespace(ANSWERS=answers))
    monkeypatch.setitem(DESKS, "sums", "sums_desk")
    closed.clear()
    return Device()


def test_a_desk_is_found_by_its_name(device: Device) -> None:
    assert json.loads(device.ask("sums.twice", '{"of": 4}')) == {"told": {"twice": 8, "job": 1}}
    assert json.loads(device.ask("games", "{}"))["told"]["games"]


def test_an_answer_comes_in_parts_and_others_are_answered_between(device: Device) -> None:
    first, second = (json.loads(device.ask("sums.counted", f'{{"to": {to}}}'))["job"] for to in (2, 1))
    assert json.loads(device.go_on(first)) == {"part": 0}
    assert json.loads(device.go_on(second)) == {"part": 0}
    assert json.loads(device.go_on(first)) == {"part": 1}
    assert json.loads(device.go_on(first)) == {"told": {"sum": 1}}
    assert json.loads(device.go_on(second)) == {"told": {"sum": 0}}
    assert device.jobs == {}


def test_an_answer_that_nobody_waits_for_is_dropped(device: Device) -> None:
    job = json.loads(device.ask("sums.counted", '{"to": 9}'))["job"]
    device.go_on(job)
    device.drop(job)
    assert (closed, device.jobs) == ([9], {})


def test_a_refusal_ends_an_answer_in_parts(device: Device) -> None:
    job = json.loads(device.ask("sums.counted", '{"to": 13}'))["job"]
    parts = [json.loads(device.go_on(job)) for _ in range(14)]
    assert parts[-1]["refused"]["key"] == "job-heavy"
    assert device.jobs == {}
