"""Pads for tests: the rulebook's sheet after five rounds, and what is refused."""

import pytest

from zehn.pad import Pad, new
from zehn.refusals import Refused

PEOPLE = ["Michaela", "Horst", "Petra", "Thomas"]
#: Five rounds with the totals and phases that the rulebook prints.
FIVE_ROUNDS = [
    ["x out", "x 20", "x 10", "70"],
    ["x 35", "65", "x out", "x 20"],
    ["x out", "x 15", "75", "65"],
    ["x out", "x 10", "x 20", "x 15"],
    ["x out", "60", "x 20", "60"],
]


def enter(pad: Pad, *lines: str) -> None:
    """Write a round, or a turn, as somebody types it; `_` for who waits."""
    asked = pad.asked()
    read = pad.book.keeper.read_line
    pad.enter([None if line == "_" else read(line, hint or {}) for line, hint in zip(lines, asked, strict=True)])


def five_rounds() -> Pad:
    """The rulebook's sheet."""
    pad = new("phase10", PEOPLE)
    for lines in FIVE_ROUNDS:
        enter(pad, *lines)
    return pad


def refused(pad: Pad, entry: object, clause: str, key: str = "") -> None:
    """An entry is impossible, for a reason that can be said in both languages, and changes nothing."""
    before = list(pad.entries)
    with pytest.raises(Refused) as found:
        pad.add(entry)
    assert found.value.refusal.clause == clause
    assert not key or found.value.refusal.key == key
    assert found.value.refusal.named(pad.players).sentence()
    assert pad.entries == before
