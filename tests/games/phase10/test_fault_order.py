"""Of several faults the first is named: unreadable, game over, seat, step of the turn, card in hand, contract
number, groups and fit, card left to discard.
"""

from typing import Any

import pytest

import zehn
from scripts import deal, play, refused
from zehn import Phase10
from zehn.words import words

WHOLE = "4r 4b 4g 4y 4r 8r 8b 8g 8y 8r"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "draw",
        "draw 0",
        "-1 draw",
        "00 draw",
        "x draw",
        "0 drew",
        "0 Draw",
        "0 draw 7r",
        "0 take 7r",
        "0 discard",
        "0 discard 13r",
        "0 discard 7x",
        "0 discard r7",
        "0 discard 7r 8r",
        "0 skip",
        "0 skip a",
        "0 skip 1 2",
        "0 lay",
        "0 lay 1",
        "0 lay one 4r,4b,4g",
        "0 lay 1 4r,,4g 8r,8b,8g",
        "0 lay 1 4r,4b,4g, 8r,8b,8g",
        "0 lay 1 4r, 4b, 4g 8r,8b,8g",
        "0 lay 1 *,*,*@ 8r,8b,8g",
        "0 lay 1 *,*,*@13 8r,8b,8g",
        "0 lay 1 *,*,*@x 8r,8b,8g",
        "0 lay 1 *@7,*,* 8r,8b,8g",
        "0 hit 7r",
        "0 hit 7r 0",
        "0 hit 7r g",
        "0 hit 7r g01",
        "0 hit * g0 left",
        "0 hit * g0 low high",
        "0 hit 7r,8r g0",
        "0 knock 1",
        "0 give 7r 1",
        "0 roll 7r",
        "٠ draw",
        "1١ draw",
        "0 skip 1١",
        "0 hit 7r g1١",
        "0 lay 1" + " 4r,4b,4g" * 40,
    ],
)
def test_unreadable_moves(text: str) -> None:
    refused(play(deal("", ""), "0 draw"), text, "RECORD", "unreadable")


@pytest.mark.parametrize("game", ["phase10", "dice", "profisort"])
def test_an_unreadable_move_is_answered_with_one_of_the_same_game(game: str) -> None:
    new: Any = zehn.new
    table = new(game, players=["A", "B"], seed=1)
    refusal = table.why_not("nonsense")
    assert refusal is not None
    example = refusal.sentence(words("en")).rpartition(": ")[2].removesuffix(".")
    again = table.why_not(example)
    assert again is None or again.key != "unreadable"


def over() -> Phase10:
    game = deal(WHOLE, "", pile="12r", phases="1")
    return play(game, "0 draw", "0 lay 1 4r,4b,4g,4y,4r 8r,8b,8g,8y,8r", "0 discard 12r")


def test_unreadable_comes_before_game_over() -> None:
    refused(over(), "7 discard 13r", "RECORD", "unreadable")


@pytest.mark.parametrize("move", ["7 draw", "1 discard 7r", "0 lay 3 7r", "1 knock"])
def test_game_over_comes_before_seat_and_step(move: str) -> None:
    refused(over(), move, "P10-35")


@pytest.mark.parametrize(
    ("move", "clause"),
    [("7 discard 7r", "P10-01"), ("1 discard 12y", "P10-04"), ("1 lay 3 7r", "P10-04"), ("9 knock", "P10-01")],
)
def test_seat_comes_before_step_and_card(move: str, clause: str) -> None:
    refused(deal("", ""), move, clause)


@pytest.mark.parametrize("move", ["0 discard 12y", "0 lay 3 12y", "0 hit 12y g7", "0 skip 7"])
def test_step_comes_before_card(move: str) -> None:
    """Nobody has drawn; seat 0 has no 12y and no skip."""
    refused(deal("", "12y"), move, "P10-06", "draw-first")


def test_step_a_second_lay_comes_before_card() -> None:
    game = play(deal(WHOLE, ""), "0 draw", "0 lay 1 4r,4b,4g 8r,8b,8g")
    refused(game, "0 lay 2 12y,12y,12y 1r,2r,3r,5r", "P10-15", "laid-already")


def test_step_a_hit_before_the_lay_comes_before_card() -> None:
    game = play(deal("", ""), "0 draw")
    refused(game, "0 hit 12y g7", "P10-24", "hit-before-lay")


@pytest.mark.parametrize("lay", ["7 12y,12y", "1 4r,5r,12y 8r", "1 4r,4b,12y 8r,8b,8g"])
def test_card_comes_before_contract_and_groups(lay: str) -> None:
    game = play(deal("4r 4b 4g 8r 8b 8g 5r", "", pile="1y"), "0 draw")
    refused(game, f"0 lay {lay}", "P10-06", "not-in-hand")


def test_card_comes_before_the_group_that_is_hit() -> None:
    game = play(deal(WHOLE, "", pile="1y"), "0 draw", "0 lay 1 4r,4b,4g 8r,8b,8g")
    refused(game, "0 hit 12y g0", "P10-06", "not-in-hand")
    refused(game, "0 hit 12y g7", "P10-06", "not-in-hand")


def test_card_comes_before_whom_to_skip() -> None:
    refused(play(deal("", "", ""), "0 draw"), "0 skip 0", "P10-06")


@pytest.mark.parametrize("groups", ["4r,5r", "4r,4b,4g 8r,8b,8g 5r", "4r,4b,4g,4y,4r 8r,8b,8g,8y,8r,5r"])
def test_contract_number_comes_before_groups(groups: str) -> None:
    game = play(deal(WHOLE, "", pile="5r"), "0 draw")
    refused(game, f"0 lay 3 {groups}", "P10-15")


def test_groups_come_before_the_card_left() -> None:
    """All eleven cards: they do not fit, and none would be left."""
    game = play(deal(WHOLE, "", pile="5r"), "0 draw")
    refused(game, "0 lay 1 4r,4b,4g,4y,4r 8r,8b,8g,8y,8r,5r", "P10-13")
    refused(game, "0 lay 1 4r,4b,4g,4y,4r,5r,8r,8b,8g,8y,8r", "P10-16")


def test_fit_comes_before_the_card_left() -> None:
    game = play(deal(WHOLE, "", pile="5r"), "0 draw", "0 lay 1 4r,4b,4g,4y,4r 8r,8b,8g,8y,8r")
    refused(game, "0 hit 5r g0", "P10-25")


def test_what_lies_in_a_group_comes_before_how_many() -> None:
    game = play(deal("4r 4b 5r 8r 8b 8g", ""), "0 draw")
    refused(game, "0 lay 1 4r,5r 8r,8b,8g", "P10-13")


def test_the_first_wrong_group_is_named() -> None:
    game = play(deal("4r 4b 5r 8r 8b", ""), "0 draw")
    assert refused(game, "0 lay 1 4r,4b,5r 8r,8b", "P10-13").details["number"] == 1
    assert refused(game, "0 lay 1 4r,4b 8r,8b,5r", "P10-16").details["number"] == 1
