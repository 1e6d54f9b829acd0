"""P10-31 … P10-35: the end of a round, the score, the end of the game."""

import pytest

from scripts import DECK, Round, deal, everything, groups, hand, passes, play, refused, rounds_of, skipped
from zehn import Script
from zehn.cards.deck import row_of

#: Ten cards that are a whole phase 1, two sets of five.
SETS = "4r 4b 4g 4y 4r 8r 8b 8g 8y 8r"
LAY = "lay 1 4r,4b,4g,4y,4r 8r,8b,8g,8y,8r"


def test_p10_31_the_round_ends_at_once_with_the_last_discard() -> None:
    game = play(deal(SETS, "", "", pile="12r"), "0 draw", f"0 {LAY}")
    assert game.result()["rounds"] == []
    play(game, "0 discard 12r")
    assert len(game.result()["rounds"]) == 1
    for move in ("0 draw", "1 draw", "2 draw"):
        refused(game, move, "P10-31", "round-over")


def test_p10_31_nobody_knocks_for_the_last_discard() -> None:
    game = deal(SETS, "", "", pile="12r", variants=["knocking"])
    play(game, "0 draw", f"0 {LAY}", "0 discard 12r")
    refused(game, "1 knock", "P10-31")


def test_p10_31_not_before_the_last_card() -> None:
    game = deal("4r 4b 4g 4y 8r 8b 8g 8y 8r 11r", "", pile="12r")
    play(game, "0 draw", "0 lay 1 4r,4b,4g,4y 8r,8b,8g,8y,8r", "0 discard 12r")
    assert game.result()["rounds"] == []
    play(game, "1 draw")


@pytest.mark.parametrize(
    ("held", "points"),
    [
        ("1r 2r 3r 4g 5r 6r 7r 8y 9r 9b", 50),
        ("10r 10b 10g 11r 11b 11g 12b 12g 12y 12y", 100),
        ("! ! ! ! 1r 1b 1g 1y 2r 2b", 4 * 15 + 30),
        ("* * * * * * * * 1r 10r", 8 * 20 + 15),
        ("1r 5b 9y 10r 11g 12b ! * 2r 3r", 5 + 5 + 5 + 10 + 10 + 10 + 15 + 20 + 5 + 5),
    ],
)
def test_p10_32_everyone_else_writes_down_his_hand(held: str, points: int) -> None:
    ends = "6b 6b 6g 6g 6y 7b 7b 7g 7g 7y"
    game = deal(ends, held, pile="12r")
    play(game, "0 draw", "0 lay 1 6b,6b,6g,6g,6y 7b,7b,7g,7g,7y", "0 discard 12r")
    assert game.result()["rounds"][0]["points"] == [0, points]


@pytest.mark.parametrize(
    ("card", "points"), [*((f"{value}r", 5 if value < 10 else 10) for value in range(1, 13)), ("!", 15), ("*", 20)]
)
def test_p10_32_every_card_has_its_points(card: str, points: int) -> None:
    game = deal("", card)
    assert game.rules.points[DECK.kind_of[card]] == points


def test_p10_32_what_lies_on_the_table_costs_nothing() -> None:
    game = deal("6b 6b 6g 7b 7g 7y", "4r 4b 4g 8r 8b 8g 12r 12b 1r !", pile="11r 11b", turn_limit=2)
    play(game, "0 draw", "0 discard 6b")
    play(game, "1 draw", "1 lay 1 4r,4b,4g 8r,8b,8g", "1 discard 11b")
    assert rounds_of(game, "points")[0][1] == 10 + 10 + 5 + 15


def test_p10_32_a_skip_before_a_player_does_not_count() -> None:
    """Seat 2 has ten fives' worth of cards and a skip before them when seat 1 goes out."""
    game = deal("!", SETS, "1r 1b 1g 1y 2r 2b 2g 2y 3r 3b", pile="12g 12r")
    play(game, "0 draw", "0 skip 2", "1 draw", f"1 {LAY}")
    assert skipped(game) == [2]
    play(game, "1 discard 12r")
    assert rounds_of(game, "points")[0][2] == 50


def test_p10_32_points_are_added_up() -> None:
    low, high = "1r 1b 1g 1y 2r 2b 2g 2y 3r 3b", "10r 10b 10g 10y 11r 11b 11g 11y 12r 12b"
    game = deal(low, high, pile="7r 7b", then=[Round([high, low], pile="7r 7b")] * 2, turn_limit=1)
    passes(game, 0)
    assert game.result()["totals"] == [50, 100]
    passes(game, 1)
    assert game.result()["totals"] == [150, 150]
    assert rounds_of(game, "points") == [[50, 100], [100, 50]]


def test_p10_33_an_x_for_every_phase_that_lies_on_the_table() -> None:
    """Seat 0 laid and went out, seat 1 laid, seat 2 did not."""
    game = deal(SETS, "3r 3b 3g 9r 9b 9g", "", dealer=0, pile="12r 12b 12g")
    play(game, "1 draw", "1 lay 1 3r,3b,3g 9r,9b,9g", "1 discard 12r")
    passes(game, 2)
    play(game, "0 draw", f"0 {LAY}")
    assert game.result()["done"] == [[], [], []]
    play(game, "0 discard 12g")
    assert game.result()["done"] == [[1], [1], []]
    assert rounds_of(game, "laid") == [[1, 1, None]]


def test_p10_33_no_x_without_a_lay() -> None:
    game = passes(deal(SETS, "", turn_limit=2), 0, 1)
    assert game.result()["done"] == [[], []]
    assert rounds_of(game, "laid") == [[None, None]]


def test_p10_34_all_cards_are_shuffled_for_the_next_round() -> None:
    game = deal(SETS, "!", "", pile="12r", then=[Round(["", "", SETS], up="12y")])
    play(game, "0 draw", f"0 {LAY}", "0 discard 12r")
    assert groups(game) == []
    assert [len(hand(game, seat)) for seat in range(3)] == [10, 10, 10]
    assert hand(game, 2) == sorted(SETS.split())
    assert everything(game) == list(DECK.cards)


def test_p10_34_no_move_before_the_next_deal() -> None:
    game = play(deal(SETS, "", pile="12r"), "0 draw", f"0 {LAY}", "0 discard 12r")
    assert not game.over
    assert game.turn == -1
    assert list(game.moves()) == []


def test_p10_34_the_game_goes_on_when_the_next_deck_is_known() -> None:
    game = play(deal(SETS, "", pile="12r"), "0 draw", f"0 {LAY}", "0 discard 12r")
    game.go_on()
    refused(game, "1 draw", "P10-31")
    game.chance = Script("", "7r 7b")
    game.go_on()
    assert "7r" in hand(game, 1)
    play(game, "1 draw")
    game.go_on()
    assert game.turn == 1


def test_p10_35_the_game_ends_with_the_round_of_the_last_phase() -> None:
    game = deal(SETS, "", pile="12r", phases="1", then=[Round(["", ""])])
    play(game, "0 draw", f"0 {LAY}")
    assert game.result()["winners"] == []
    play(game, "0 discard 12r")
    assert game.over
    assert game.result()["winners"] == [0]
    refused(game, "1 draw", "P10-35", "game-over")
    refused(game, "1 knock", "P10-35", "game-over")


def test_p10_35_not_with_the_last_phase_but_one() -> None:
    game = deal(SETS, "", pile="12r", phases="1,2", then=[Round(["", ""])])
    play(game, "0 draw", f"0 {LAY}", "0 discard 12r")
    assert not game.over
    assert game.result()["winners"] == []
    play(game, "1 draw")


def test_p10_35_only_those_who_laid_the_last_phase_can_win() -> None:
    """Seat 1 has fewer points, but has not laid."""
    high = "10r 10b 10g 10y"
    game = deal(f"4r 4b 4g 8r 8b 8g {high}", "1r 1b 1g 1y 2r 2b 2g 2y 3r 3b", pile="12r", phases="1", turn_limit=2)
    game.table.standing = game.table.standing.but(totals_row=row_of([500, 0]))
    play(game, "0 draw", "0 lay 1 4r,4b,4g 8r,8b,8g", "0 discard 12r")
    passes(game, 1)
    assert game.result()["totals"] == [540, 50]
    assert game.result()["winners"] == [0]


@pytest.mark.parametrize(("left", "winner"), [("1r 1b 1g 2r", 1), ("10r 10b 10g 10y", 0)])
def test_p10_35_of_several_the_one_with_the_fewest_points(left: str, winner: int) -> None:
    """Seat 0 has 35 points left in hand; seat 1 has 20, or 40."""
    hands = ["4r 4b 4g 8r 8b 8g 11r 11b 11g 1y", f"3r 3b 3g 9r 9b 9g {left}"]
    game = deal(*hands, pile="12r 12b", phases="1", turn_limit=2)
    play(game, "0 draw", "0 lay 1 4r,4b,4g 8r,8b,8g", "0 discard 12r")
    play(game, "1 draw", "1 lay 1 3r,3b,3g 9r,9b,9g", "1 discard 12b")
    assert game.result()["winners"] == [winner]


def test_p10_35_fewest_points_overall_not_in_the_last_round() -> None:
    """Two rounds, both lay both phases; seat 1 goes out last but has more points from the first round."""
    first = "4r 4b 4g 8r 8b 8g 1r 1b 1g 1y", "3r 3b 3g 9r 9b 9g 12r 12b 12g 12y"
    second = Round(["5r 5b 5g 8r 9b 10g 11y 1r 1b 1g", "6r 6b 6g 1y 2b 3g 4y 5y"], pile="12r 12b")
    game = deal(*first, pile="7r 7b", phases="1,2", turn_limit=2, then=[second])
    play(game, "0 draw", "0 lay 1 4r,4b,4g 8r,8b,8g", "0 discard 7r")
    play(game, "1 draw", "1 lay 1 3r,3b,3g 9r,9b,9g", "1 discard 7b")
    play(game, "1 draw", "1 lay 2 6r,6b,6g 1y,2b,3g,4y,5y", "1 discard 12r")
    play(game, "0 draw", "0 lay 2 5r,5b,5g 8r,9b,10g,11y", "0 discard 12b")
    assert rounds_of(game, "points") == [[20, 40], [15, 10]]
    assert game.result()["winners"] == [0]


def test_p10_35_a_finisher_need_not_have_gone_out_himself() -> None:
    """Seat 1 is on phase 1 of 2 and goes out; seat 0 has laid the last phase and wins."""
    first = ["4r 4b 4g 8r 8b 8g", ""]
    second = Round(["5r 5b 5g 8b 9b 10g 11y 12g 12g 12y", SETS], pile="1y 12r 12b")
    for edition in ("classic", "compact"):
        game = deal(*first, phases="1,2", turn_limit=4, then=[second], edition=edition)
        play(game, "0 draw", "0 lay 1 4r,4b,4g 8r,8b,8g", "0 discard 1r")
        passes(game, 1, 0, 1)
        passes(game, 1)
        play(game, "0 draw", "0 lay 2 5r,5b,5g 8b,9b,10g,11y", "0 discard 12r")
        play(game, "1 draw", f"1 {LAY}", "1 discard 12b")
        assert rounds_of(game, "points")[1] == [30, 0]
        assert game.result()["winners"] == [0]
