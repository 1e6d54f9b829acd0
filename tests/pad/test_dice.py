"""The pad of the dice game, clause by clause."""

from typing import Any

import pytest

from pads import enter, refused
from zehn.pad import Pad, new

#: Points that each phase can bring.
GOOD = ("45", "40", "45", "40", "45", "50", "50", "45", "45", "45")


def pad_of(players: int, **rules: Any) -> Pad:
    return new("dice", [f"P{seat}" for seat in range(players)], rules=rules)


def go(pad: Pad, *rounds: str) -> None:
    """Turn by turn: `x` makes the phase that is due, `-` fails."""
    for turn in "".join(rounds):
        noted = GOOD[len(pad.done[pad.dealer])] if turn == "x" else "-"
        enter(pad, *["_" if seat != pad.dealer else noted for seat in range(len(pad.players))])


def test_dice_15_the_ending_of_five_players() -> None:
    """A does 9; B does 10 and rings the end; C runs 8, 9, 10; D fails in 7; E does 10; A does 10 a round later."""
    pad = pad_of(5)
    go(pad, "-x--x", "xx--x", "xxx-x", *["xxxxx"] * 6)
    assert [len(done) for done in pad.done] == [8, 9, 7, 6, 9]
    go(pad, "xx")
    asked = {"phases": [8, 9, 10], "most": [56, 60, 62], "colours": [True, False, False], "last": True}
    assert pad.asked()[2] == asked
    enter(pad, "_", "_", "45 45 45", "_", "_")
    go(pad, "-xx")
    assert pad.over
    assert [bonus["ten"] for bonus in pad.result()["bonuses"]] == [0, 40, 0, 0, 40]
    assert [len(done) for done in pad.done] == [10, 10, 10, 6, 10]
    assert pad.winners == (1, 4)


def test_dice_10_the_pad_finds_the_best_score() -> None:
    pad = pad_of(1)
    go(pad, "xx")
    pad.enter([{"noted": ["9 9 9 9 5 4 * 2 9 *"]}])
    assert pad.result()["rounds"][2] == {"scores": [47]}
    assert pad.may_lay(0, {"phase": 3, "cards": "9 9 9 9 5 4 * 2 9 *"})["points"] == 47


@pytest.mark.parametrize(("points", "key"), [(61, "pad-dice-most"), (3, "pad-dice-sum"), (0, "pad-dice-sum")])
def test_dice_10_no_more_than_the_maximum_and_no_sum_that_dice_do_not_make(points: int, key: str) -> None:
    refused(pad_of(2), {"round": 0, "scores": [{"noted": [points]}, None]}, "DICE-10", key)


def test_dice_08_dice_that_do_not_make_the_phase() -> None:
    entry = {"round": 0, "scores": [{"noted": ["5 6 7 8 9 10 1 2 3 4"]}, None]}
    refused(pad_of(2), entry, "DICE-08", "dice-not-made")


def test_dice_08_one_phase_a_turn() -> None:
    refused(pad_of(2), {"round": 0, "scores": [{"noted": [45, 40]}, None]}, "DICE-08", "pad-one-phase")


@pytest.mark.parametrize("dice", ["5 5 5 5 5 5 5 1 2 3", "1 1 1 1 1 5 5 5 5 5"])
def test_dice_02_what_ten_dice_cannot_show(dice: str) -> None:
    refused(pad_of(2), {"round": 0, "scores": [{"noted": [dice]}, None]}, "DICE-02", "pad-dice-faces")


def test_dice_07_colours_where_the_phase_asks_for_them() -> None:
    pad = pad_of(1, sheet={"game": "dice", "phases": [{"contract": "colour(3)"}]})
    refused(pad, {"round": 0, "scores": [{"noted": ["5 5 5 5 5 5 1 2 3 4"]}]}, "DICE-07", "pad-dice-face")
    pad.enter([{"noted": ["5r 5g 5o 5r 5b 5b 1b 1r 1o 1g"]}])
    assert pad.totals == (11 + 40,)


def test_dice_11_five_phase_bonus() -> None:
    pad = pad_of(1)
    for points in (60, 50, 45, 40, 26):
        enter(pad, str(points))
    assert (pad.totals, pad.result()["bonuses"][0]["five"]) == ((261,), 40)
    pad.correct(4, 0, {"noted": []})
    enter(pad, "26")
    assert (pad.totals, pad.result()["bonuses"][0]["five"]) == ((216,), 0)


def test_dice_13_who_failed_in_the_last_go_has_no_turn() -> None:
    pad = pad_of(2)
    go(pad, "x-", *["xx"] * 9)
    assert pad.winners == (0,)
    refused(pad, {"round": 10, "scores": [None, {"noted": [45]}]}, "DICE-14", "round-late")


def test_dice_01_turns_come_in_order() -> None:
    refused(pad_of(3), {"round": 0, "scores": [None, {"noted": [45]}, None]}, "DICE-01", "pad-turn")


def test_dice_16_alone_a_failure_costs_five() -> None:
    pad = pad_of(1)
    go(pad, "-x")
    assert pad.totals == (40,)


def test_dice_17_declining_is_free_only_by_agreement() -> None:
    refused(pad_of(1), {"round": 0, "scores": [{"noted": [], "declined": True}]}, "DICE-17", "pad-declined")
    pad = pad_of(1, solo_decline="free")
    pad.enter([{"declined": True}])
    assert pad.totals == (0,)
