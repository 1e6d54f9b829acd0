"""The pad of the phase card game, clause by clause."""

from typing import Any

import pytest

from pads import enter, five_rounds, refused
from zehn.pad import Pad, new


def pad_of(*names: str, **rules: Any) -> Pad:
    return new("phase10", names or ("Anna", "Ben"), rules=rules)


def test_the_sheet_of_the_rulebook_after_five_rounds() -> None:
    pad = five_rounds()
    assert pad.totals == (35, 170, 125, 230)
    assert [len(done) for done in pad.done] == [5, 3, 4, 2]
    assert pad.players[pad.dealer] == "Horst"
    assert not pad.over


def test_p10_31_one_player_goes_out() -> None:
    pad = pad_of()
    refused(pad, {"round": 0, "scores": [{"laid": 1, "out": True}, {"laid": 1, "points": 0}]}, "P10-31", "pad-two-out")
    enter(pad, "x out", "85")
    assert pad.totals == (0, 85)


def test_p10_11_a_round_can_end_without_anybody_going_out_only_with_a_limit() -> None:
    entry = {"round": 0, "scores": [{"laid": 1, "points": 5}, {"laid": 1, "points": 10}]}
    pad_of().add(entry)
    refused(pad_of(turn_limit=None), entry, "P10-31", "pad-nobody-out")


def test_p10_24_nobody_goes_out_without_having_laid() -> None:
    refused(pad_of(), {"round": 0, "scores": [{"out": True}, {"points": 85}]}, "P10-24", "pad-out-not-laid")


@pytest.mark.parametrize(
    ("points", "laid"), [(45, False), (195, False), (7, True), (85, True), (83, False), (5000, True)]
)
def test_p10_32_a_sum_that_no_cards_make(points: int, laid: bool) -> None:
    score = {"points": points} | ({"laid": 1} if laid else {})
    refused(pad_of(), {"round": 0, "scores": [{"laid": 1, "out": True}, score]}, "P10-32", "pad-no-such-sum")


@pytest.mark.parametrize("points", [50, 55, 190])
def test_p10_32_who_has_not_laid_has_ten_cards(points: int) -> None:
    pad = pad_of()
    enter(pad, "x out", str(points))
    assert pad.totals == (0, points)


def test_p10_32_cards_are_counted_by_what_they_cost() -> None:
    pad = pad_of()
    pad.enter([{"laid": 1, "out": True}, {"laid": 1, "left": {"5": 1, "20": 2}}])
    assert pad.totals == (0, 45)
    again = {"round": 0, "scores": [None, {"laid": 1, "left": {"5": 5}}]}
    refused(pad, again, "P10-32", "pad-card-count")
    refused(pad, {"round": 0, "scores": [None, {"laid": 1, "left": {"7": 1}}]}, "P10-32", "pad-no-such-card")


def test_p10_02_the_deck_has_eight_wilds() -> None:
    pad = pad_of("Anna", "Ben", "Cleo")
    six = {"left": {"20": 6, "5": 4}}
    refused(pad, {"round": 0, "scores": [{"laid": 1, "out": True}, six, six]}, "P10-02", "pad-deck")


def test_p10_15_phases_come_in_order() -> None:
    pad = pad_of()
    refused(pad, {"round": 0, "scores": [{"laid": 2, "out": True}, {"points": 85}]}, "P10-15", "other-phase")


def test_p10_15_an_x_moves_along_when_an_earlier_round_is_corrected() -> None:
    pad = pad_of()
    enter(pad, "x out", "85")
    enter(pad, "x out", "x 10")
    pad.correct(0, 1, {"laid": 1, "points": 15})
    assert pad.done == ((1, 2), (1, 2))
    assert not pad.faults


def test_p10_v4_any_phase_once() -> None:
    pad = pad_of(variants=["free_order"])
    enter(pad, "x7 out", "85")
    refused(pad, {"round": 1, "scores": [{"laid": 7, "out": True}, {"points": 85}]}, "P10-V4", "phase-done")
    enter(pad, "x4 out", "x7 10")
    pad.correct(0, 1, {"laid": 7, "points": 5})
    assert [(fault.round, fault.seat, fault.refusal.key) for fault in pad.faults] == [(1, 1, "phase-done")]
    pad.correct(1, 1, {"laid": 8, "points": 10})
    assert pad.done == ((4, 7), (7, 8))
    assert not pad.faults


def test_p10_v1_everyone_moves_on() -> None:
    pad = pad_of(variants=["fixed_rounds"], phases="first:2")
    enter(pad, "x out", "85")
    enter(pad, "x 10", "x out")
    assert pad.winners == (0,)
    assert pad.done == ((1, 2), (2,))


def test_p10_v2_only_chosen_phases() -> None:
    pad = pad_of(phases="even")
    refused(pad, {"round": 0, "scores": [{"laid": 1, "out": True}, {"points": 85}]}, "P10-15", "other-phase")
    enter(pad, "x2 out", "85")
    assert pad.done == ((2,), ())


def test_p10_35_of_those_who_finish_the_fewest_points_win() -> None:
    pad = pad_of("Anna", "Ben", "Cleo", phases="1")
    enter(pad, "x 5", "x out", "85")
    assert (pad.winners, pad.dealer) == ((1,), -1)
    refused(pad, {"round": 1, "scores": [{}, {}, {}]}, "P10-35", "round-late")


def tied(**rules: Any) -> Pad:
    pad = pad_of("Anna", "Ben", "Cleo", phases="1,2", **rules)
    enter(pad, "x 5", "x out", "85")
    enter(pad, "x out", "x 5", "x 10")
    return pad


def test_p10_36_a_tie_is_shared() -> None:
    assert tied().winners == (0, 1)


def test_p10_36_a_tie_is_played_off() -> None:
    pad = tied(edition="compact")
    assert not pad.over
    assert [hint is None for hint in pad.asked()] == [False, False, True]
    refused(pad, {"round": 2, "scores": [{}, {}, {"laid": 2}]}, "P10-36", "pad-playoff-seat")
    refused(pad, {"round": 2, "scores": [{"laid": 2}, {"laid": 2}, {}]}, "P10-36", "pad-playoff-two")
    refused(pad, {"round": 2, "scores": [{"laid": 2}, {"points": 50}, {}]}, "P10-36", "pad-playoff-points")
    pad.enter([{}, {"laid": 2}, {}])
    assert (pad.winners, pad.totals) == ((1,), (5, 5, 95))


def test_p10_04_the_dealer_moves_on_and_the_first_can_be_corrected() -> None:
    pad = five_rounds()
    pad.add({"dealer": 2})
    assert pad.players[pad.dealer] == "Thomas"


def test_p10_16_the_referee() -> None:
    pad = pad_of()
    found = pad.may_lay(0, {"cards": "7r 7b * 4r 4b 4g 7y"})
    assert (found["groups"], found["rest"]) == ([["4r", "4b", "4g"], ["7r", "7b", "7y"]], ["*"])
    assert set(found["fits"][0]) == {"4r", "4b", "4g", "4y", "*"}
    with pytest.raises(ValueError, match="one card is missing"):
        pad.may_lay(0, {"cards": ["7r", "7b", "7y", "4r", "4b"]})
    with pytest.raises(ValueError, match="P10-25"):
        pad.may_lay(0, {"cards": ["7r", "!"]})
    assert pad.may_lay(0, {"cards": ["1r", "2b", "3y", "4r", "5b", "6g", "7r"], "phase": 4})["phase"] == 4
