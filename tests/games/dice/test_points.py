"""DICE-10 … DICE-12: points and bonuses."""

import pytest

from dice_scripts import MAKES, MISS, done, go, makes, misses, play, refused, table, throw
from zehn.games.dice.pad import pad


def test_dice_10_only_the_dice_that_are_needed_count() -> None:
    """The fifth 9 counts nothing, nor does the wild that stands for a 3: 9+9+9+9+5+4+2."""
    game = table(1)
    go(game, "xx")
    throw(game, "9 9 9 9 5 9 4 * 2 *")
    play(game, "0 score")
    assert game.result()["rounds"][-1] == {"scores": [47]}


def test_dice_10_the_best_choice_is_taken() -> None:
    game = table(1)
    go(game, "x")
    throw(game, "10 10 10 5 5 5 1 2 3 4")  # three 10s and 2-3-4-5, not three 5s
    play(game, "0 score")
    assert game.result()["rounds"][-1] == {"scores": [44]}


def test_dice_10_a_wild_gives_way_to_a_dearer_set() -> None:
    game = table(1)
    throw(game, "10 10 9 9 9 8 * 1 1 1")  # 10-10-W and 9-9-9, not 9-9-9 and 1-1-1
    play(game, "0 score")
    assert game.table.columns[0].total == 47


def test_dice_10_the_dice_that_count_are_told() -> None:
    game = table(1)
    go(game, "xx")
    throw(game, "9 9 9 9 5 9 4 * 2 *")
    phase = game.table.phase(0)
    assert phase is not None
    chosen = phase.chosen(game.table.faces)
    assert len(chosen) == 8
    assert {4, 6, 8} <= set(chosen)
    assert phase.chosen((0,) * 10) == ()


@pytest.mark.parametrize(
    ("first", "total", "bonus"),
    [
        ("7 7 7 7 7 7 1 1 1 1", 221, 40),
        ("10 10 7 7 7 5 * 1 1 2", 220, 0),
        ("10 10 10 10 10 10 1 1 1 1", 239, 40),
    ],
)
def test_dice_11_forty_points_with_221_or_more(first: str, total: int, bonus: int) -> None:
    game = table(2)
    for numbers in (first, MAKES[2], MAKES[3], MAKES[4], "5 6 7 8 8 8 1 2 3 *"):
        assert game.table.columns[0].five is None
        throw(game, numbers)
        play(game, "0 score")
        misses(game)
    assert game.table.columns[0].five == bonus
    assert game.result()["totals"] == [total + bonus, 0]
    assert game.result()["bonuses"] == [{"five": bonus, "ten": 0}, {"five": 0, "ten": 0}]


def test_dice_11_the_bonus_does_not_count_among_the_points_of_a_round() -> None:
    game = table(1)
    go(game, "xxxxx")
    assert game.result()["rounds"][-1] == {"scores": [52]}


def test_dice_12_the_first_to_do_all_ten_gets_forty() -> None:
    game = table(2)
    go(game, *["x-"] * 10)
    assert done(game) == [10, 0]
    assert game.table.columns[0].ten == 40


def test_dice_12_those_who_follow_in_the_same_round_get_it_too() -> None:
    game = table(3)
    go(game, *["xxx"] * 9, "xx-")
    assert [column.ten for column in game.table.columns] == [40, 40, None]
    assert game.over


def test_dice_12_not_in_the_next_round() -> None:
    game = table(2)
    go(game, "-x", *["xx"] * 9, "x")
    assert game.over
    assert game.result()["bonuses"] == [{"five": 40, "ten": 0}, {"five": 40, "ten": 40}]


def test_dice_12_only_who_stood_in_the_last_phase_when_his_turn_began() -> None:
    game = table(2)
    go(game, "x-", *["xx"] * 8, "x", "xx")
    assert game.over
    assert done(game) == [10, 10]
    assert game.result()["bonuses"][1] == {"five": 40, "ten": 0}


def test_dice_12_a_place_behind_is_no_bar() -> None:
    game = table(2)
    go(game, *["xx"] * 9)
    makes(game)
    refused(game, "0 pass", "DICE-13")
    makes(game)
    assert game.result()["bonuses"][1]["ten"] == 40


def test_the_pad_shows_maxima_totals_and_bonuses() -> None:
    game = table(2)
    go(game, *["x-"] * 5)
    throw(game, MISS)
    shown = pad(game.table)
    assert [line["most"] for line in shown["lines"]] == [60, 57, 59, 49, 52, 54, 60, 56, 60, 62]
    anna, ben = shown["players"]
    assert anna["points"] == [60, 44, 54, 49, 52] + [None] * 5
    assert anna["totals"] == [60, 104, 158, 207, 299] + [None] * 5
    assert (anna["five"], anna["ten"], anna["total"]) == (40, None, 299)
    assert (ben["five"], ben["total"]) == (None, 0)
