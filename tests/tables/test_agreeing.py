"""What people agree on before a game, and what they may do for somebody who is away."""

from typing import Any

import pytest

from zehn.refusals import Refused
from zehn.tables import entries as e
from zehn.tables import protocol as p
from zehn.tables.making import made
from zehn.tables.requests import agree, deal, decide
from zehn.tables.rules import agreed
from zehn.tables.table import Table

QUICK = e.Options(clock=30)
SHEET = {"game": "phase10", "name": "Friday", "phases": [{"contract": "set(2)"}], "players": {"least": 2, "most": 2}}


def table(*people: str) -> Table:
    entries = made("phase10", people[0], {}, max(2, len(people)), [], e.Options())
    joined = [e.Joined(seat, name) for seat, name in enumerate(people) if seat]
    return Table.replay("ABC234", [(0, entry) for entry in [*entries, *joined]])


def change(found: Table, seats: list[int], rules: dict[str, Any], options: e.Options = QUICK) -> list[e.AnyEntry]:
    return agree(found, seats, agreed("phase10", rules), rules, options)


def refused(asking: object) -> str:
    with pytest.raises(Refused) as raised:
        asking()  # type: ignore[operator]
    return raised.value.refusal.key


def test_the_host_changes_rules_and_options() -> None:
    found = table("Anna", "Ben")
    rules: dict[str, Any] = {"variants": ["knocking"]}
    entries = change(found, [0], rules)
    assert entries == [e.Agreed(rules, QUICK)]
    before = found.changed
    found.apply(e.read({"kind": "agreed", "rules": rules, "options": {"clock": 30.0}}), 0)
    assert (found.rules.written(), found.options, found.changed > before) == (rules, QUICK, True)
    assert change(found, [0], rules) == []
    found.apply(e.Started(0), 0)
    assert found.game is not None
    assert found.game.rules.written() == rules


def test_only_the_host_and_only_before_the_game() -> None:
    found = table("Anna", "Ben")
    assert refused(lambda: change(found, [1], {})) == "host-only"
    found.apply(e.Started(0), 0)
    assert refused(lambda: change(found, [0], {})) == "started-already"
    found.apply(e.Rematch(), 0)
    assert change(found, [0], {}) == [e.Agreed({}, QUICK)]


def test_new_rules_have_to_fit_the_people_who_are_there() -> None:
    found = table("Anna", "Ben", "Cleo")
    with pytest.raises(Refused, match="2"):
        change(found, [0], {"sheet": SHEET})


def test_an_own_sheet_does_not_go_out_with_the_entry() -> None:
    found = table("Anna", "Ben")
    found.apply(e.Agreed({"sheet": SHEET}, QUICK), 0)
    assert found.logged[-1].what == e.Agreed({"sheet": {}}, QUICK)
    assert found.rules.sheet.name == "Friday"


def stand_in(found: Table, seats: list[int], seat: int, *connected: int) -> list[e.AnyEntry]:
    return decide(found, seats, p.StandIn(seat=seat), connected)


def playing() -> Table:
    found = table("Anna", "Ben", "Cleo")
    for entry in [e.Started(0), *deal(found)]:
        found.apply(entry, 0)
    return found


def test_anybody_lets_a_bot_play_for_somebody_who_is_away() -> None:
    found = playing()
    assert stand_in(found, [1], 2, 0, 1) == [e.StoodIn(2, "steady")]
    found.apply(e.StoodIn(2, "steady"), 0)
    assert stand_in(found, [1], 2, 0, 1) == []


@pytest.mark.parametrize(
    ("seats", "seat", "why"), [([1], 0, "not-away"), ([], 2, "seat-not-yours"), ([1], 7, "no-chair")]
)
def test_a_bot_plays_for_nobody_who_is_there(seats: list[int], seat: int, why: str) -> None:
    assert refused(lambda: stand_in(playing(), seats, seat, 0, 1)) == why


def test_no_bot_plays_before_the_game() -> None:
    assert refused(lambda: stand_in(table("Anna", "Ben"), [0], 1, 0)) == "not-playing"


def test_what_was_said_is_in_the_log_however_much_happens_after_it() -> None:
    found = table("Anna", "Ben")
    found.apply(e.Said(0, "Hello"), 0)
    for number in range(300):
        found.apply(e.Named(0, f"Anna {number}"), 0)
    found.apply(e.Said(1, "Hi"), 0)
    log = found.log()
    assert [line.what.text for line in log if isinstance(line.what, e.Said)] == ["Hello", "Hi"]
    assert [line.seq for line in log] == sorted({line.seq for line in log})
