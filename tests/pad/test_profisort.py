"""The pad of Profi-Sort, clause by clause."""

from typing import Any

import pytest

from pads import enter, refused
from zehn.games.profisort.pad import score_list
from zehn.pad import Pad, new


def pad_of(*names: str, **rules: Any) -> Pad:
    return new("profisort", names or ("Anna", "Ben"), rules=rules)


def test_an_evening_with_pairs_and_bonuses() -> None:
    pad = pad_of("Anna", "Ben", "Cleo", tasks="1,2,7,8")
    enter(pad, "7! out", "2 =10", "=95")
    enter(pad, "8 =20", "1 out", "=80")
    enter(pad, "2 =5", "7! =10", "8! out")
    enter(pad, "1 out", "=75", "=60")
    assert pad.over
    # two pairs and the bonuses of 2, 7 and 8 are 100 points
    assert pad.result()["struck"] == [20 + 20 + 20, 20 + 20, 20]
    assert pad.result()["open_bonus"] == [40, 60, 80]
    assert pad.totals == (25 + 40, 95 + 60, 235 + 80)
    assert pad.winners == (0,)
    assert [line.deals for line in score_list(pad.table)] == ["II", "III", "I", ""]


def test_sort_06_no_task_twice() -> None:
    pad = pad_of()
    enter(pad, "3 out", "=85")
    refused(pad, {"round": 1, "scores": [{"laid": [3], "out": True}, {"points": 85}]}, "SORT-06", "task-done")
    refused(pad, {"round": 1, "scores": [{"laid": [4, 4], "out": True}, {"points": 85}]}, "SORT-06", "task-done")


def test_sort_06_tasks_need_cards() -> None:
    entry = {"round": 0, "scores": [{"laid": [1, 3], "out": True}, {"points": 85}]}
    refused(pad_of(), entry, "SORT-06", "pad-tasks-cards")


def test_sort_10_tasks_that_there_are() -> None:
    refused(pad_of(), {"round": 0, "scores": [{"laid": [16], "out": True}, {"points": 85}]}, "SORT-10", "no-such-task")
    short = pad_of(tasks="1,2,3")
    refused(short, {"round": 0, "scores": [{"laid": [4], "out": True}, {"points": 85}]}, "SORT-26", "task-not-chosen")


@pytest.mark.parametrize(("laid", "jokerless"), [([3], [3]), ([4], [7])])
def test_sort_16_only_bonuses_that_there_are(laid: list[int], jokerless: list[int]) -> None:
    scores = [{"laid": laid, "jokerless": jokerless, "out": True}, {"points": 85}]
    refused(pad_of(), {"round": 0, "scores": scores}, "SORT-16", "pad-no-bonus")


def test_sort_13_the_repetition_goes_out() -> None:
    pad = pad_of()
    refused(pad, {"round": 0, "scores": [{"laid": [15], "out": True}, {"points": 85}]}, "SORT-13", "pad-repeat-nothing")
    entry = {"round": 0, "scores": [{"laid": [3, 15], "points": 5}, {"points": 85}]}
    refused(pad, entry, "SORT-13", "pad-repeat-out")
    enter(pad, "15 3 out", "=85")
    assert pad.done[0] == (3, 15)


def test_sort_21_one_player_goes_out_or_nobody() -> None:
    pad = pad_of()
    refused(pad, {"round": 0, "scores": [{"laid": [3], "out": True}, {"laid": [4], "out": True}]}, "SORT-21")
    enter(pad, "=85", "=90")
    assert pad.totals == (85, 90)


@pytest.mark.parametrize("points", [40, 7, 300])
def test_sort_22_a_sum_that_no_cards_make(points: int) -> None:
    entry = {"round": 0, "scores": [{"laid": [3], "out": True}, {"points": points}]}
    refused(pad_of(), entry, "SORT-22", "pad-no-such-sum")


def test_sort_17_a_received_ace_is_a_card_more() -> None:
    pad = pad_of()
    pad.enter([{"laid": [3], "out": True}, {"left": {"5": 10, "15": 1}}])
    assert pad.totals == (0, 65)
    refused(pad, {"round": 0, "scores": [None, {"left": {"5": 11}}]}, "SORT-22", "pad-card-count")


def test_sort_26_the_beginners_game_counts_no_points() -> None:
    pad = pad_of(first_to=2)
    enter(pad, "3 4", "7")
    assert (pad.winners, pad.totals) == ((0,), (0, 0))
    both = {"round": 0, "scores": [None, {"laid": [7, 3]}]}
    refused(pad, both, "SORT-26", "pad-two-winners")


def test_sort_27_the_first_dealer_can_be_corrected() -> None:
    pad = pad_of("Anna", "Ben", "Cleo")
    enter(pad, "3 out", "=85", "=85")
    pad.add({"dealer": 2})
    assert pad.players[pad.dealer] == "Anna"


def test_sort_06_the_referee() -> None:
    pad = pad_of()
    found = pad.may_lay(0, {"cards": "7s 7h 7d 7c"})
    assert (found["phase"], found["rest"]) == (3, [])
    with pytest.raises(ValueError, match="SORT-06"):
        pad.may_lay(0, {"cards": "7s 7h 7d 8c"})
    with pytest.raises(ValueError, match="SORT-17"):
        pad.may_lay(0, {"cards": "As"})
