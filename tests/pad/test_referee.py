"""The referee of all that lies on the table, and the chances to win from the standing."""

from typing import Any

import pytest

from pads import five_rounds
from zehn.local import pad as desk
from zehn.pad import Pad, new
from zehn.refusals import Refusal, Refused

SHEET = {"game": "phase10", "name": "Short", "phases": [{"number": 1, "contract": "set(3)"}]}


def lies(pad: Pad, phase: int, *groups: str) -> Any:
    """What the referee says about one phase."""
    (found,) = pad.on_table([{"seat": 0, "phase": phase, "groups": list(groups)}])
    return found


def test_phases_lie_in_any_order_and_with_cards_that_were_hit() -> None:
    pad = new("phase10", ["Anna", "Ben"])
    found = pad.on_table(
        [
            {"seat": 0, "phase": 2, "groups": ["3r 4b 5b * 7y", "9r 9b *"]},
            {"seat": 1, "phase": 1, "groups": ["1r 1b 1g 1y", "2r 2b *"]},
        ]
    )
    assert [one["phase"] for one in found if isinstance(one, dict)] == [2, 1]
    assert isinstance(found[0], dict)
    assert found[0]["groups"] == [["9r", "9b", "*"], ["3r", "4b", "5b", "*", "7y"]]
    assert {"2r", "8g", "*"} <= set(found[0]["fits"][1])
    assert "4r" not in found[0]["fits"][1]


@pytest.mark.parametrize(
    ("phase", "groups", "clause"),
    [
        (1, ["4r 4b"], "P10-16"),
        (1, ["4r 4b 4g", "7r 7b"], "P10-16"),
        (1, ["4r 4b 5g", "7r 7b 7g"], "P10-13"),
        (2, ["4r 4b 4g", "7r 8b 9g 11r"], "P10-13"),
        (2, ["4r 4b 4g", "2g 3r 3b 5g"], "P10-13"),
        (2, ["4r 4b 4g", "10r 11r 12b * *"], "P10-14"),
        (1, ["4r 4b 4g", "7r 7b 7g", "1r 1b 1g"], "P10-17"),
        (1, ["4r 4b 4g", "7r 7b !"], "P10-25"),
        (11, ["4r 4b 4g"], "P10-V2"),
    ],
)
def test_what_cannot_lie_there_is_told_with_its_clause(phase: int, groups: list[str], clause: str) -> None:
    found = lies(new("phase10", ["Anna", "Ben"]), phase, *groups)
    assert isinstance(found, Refusal)
    assert found.clause == clause
    assert found.sentence()


def test_p10_02_the_table_has_no_more_cards_than_the_deck() -> None:
    pad = new("phase10", ["Anna", "Ben"])
    one = {"seat": 0, "phase": 1, "groups": ["4r 4r 4b", "7r 7b 7g"]}
    assert isinstance(pad.on_table([one])[0], dict)
    with pytest.raises(Refused) as found:
        pad.on_table([one, {"seat": 1, "phase": 1, "groups": ["4r 4g 4y", "1r 1b 1g"]}])
    assert (found.value.refusal.clause, found.value.refusal.key) == ("P10-02", "pad-deck-card")


def test_tasks_of_profisort_lie_there_too() -> None:
    pad = new("profisort", ["Anna", "Ben"])
    assert isinstance(lies(pad, 2, "4s 4h 4d", "2s 2h 2d", "3s 3h 3d"), dict)
    wrong = lies(pad, 2, "4s 4h 4d", "2s 2h 2d", "3s 3h 5d")
    assert isinstance(wrong, Refusal)
    assert wrong.clause.startswith("SORT-")
    wrong = lies(pad, 99, "4s 4h 4d")
    assert isinstance(wrong, Refusal)
    assert wrong.clause == "SORT-10"


@pytest.mark.parametrize(
    "laid", [[{}], [{"groups": []}], [{"groups": ["xx"]}], [{"groups": [3]}], [{"groups": [" "]}], [3]]
)
def test_what_cannot_be_read_is_refused(laid: list[Any]) -> None:
    with pytest.raises(Refused):
        new("phase10", ["Anna", "Ben"]).on_table(laid)


def test_a_page_gets_verdicts_and_sentences() -> None:
    pad = new("phase10", ["Anna", "Ben"])
    laid = [{"seat": 0, "phase": 1, "groups": groups} for groups in (["4r 4b 4g", "7r 7b *"], ["4r 4b", "7r 7b *"])]
    yes, no = desk.on_table({"entries": pad.entries, "laid": laid, "lang": "de"})
    assert yes["groups"] == [["4r", "4b", "4g"], ["7r", "7b", "*"]]
    assert no["clause"] == "P10-16"
    assert no["text"]


# -- chances ----------------------------------------------------------------------------------------------------------


def test_chances_follow_phases_and_points() -> None:
    pad = five_rounds()
    assert pad.chances is not None
    assert sum(pad.chances) == pytest.approx(1)
    assert pad.chances.index(max(pad.chances)) == 0  # five phases, 35 points
    assert pad.chances.index(min(pad.chances)) == 3  # two phases, 230 points
    assert desk.shown(pad, "en")["chances"] == pad.chances
    assert 0 < pad.doubt < 20


def test_chances_of_the_dice_game_follow_phases_points_and_the_last_go() -> None:
    pad = new("dice", ["Anna", "Ben", "Cleo"])
    assert pad.chances == pytest.approx([1 / 3] * 3)
    pad.enter([{"noted": [50]}, {"noted": [40]}, {"noted": []}])
    assert pad.chances is not None
    assert pad.chances[0] > pad.chances[1]
    for _ in range(9):
        pad.enter([{"noted": [45]}, {"noted": []}, {"noted": []}])
    assert pad.over
    assert pad.chances is None


def test_chances_of_profisort_follow_tasks_and_points() -> None:
    pad = new("profisort", ["Anna", "Ben"])
    pad.enter([{"laid": [1], "out": True}, {"points": 90}])
    assert pad.chances is not None
    assert pad.chances[0] > pad.chances[1]


@pytest.mark.parametrize(("game", "players"), [("dice", ["Anna"]), ("phase10", ["Anna", "Ben"])])
def test_nobody_knows_the_chances_alone_or_with_a_sheet_of_ones_own(game: str, players: list[str]) -> None:
    rules = {"sheet": SHEET} if game == "phase10" else {}
    assert new(game, players, rules=rules).chances is None
