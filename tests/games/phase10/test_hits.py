"""P10-24, P10-25: hits."""

import pytest

from scripts import Round, deal, groups, legal, passes, play, refused
from zehn import Phase10

SETS = "0 lay 1 4r,4b,4g 8r,8b,8g"


def test_p10_24_from_the_turn_of_the_lay() -> None:
    game = deal("4r 4b 4g 8r 8b 8g 4y 8y", "")
    play(game, "0 draw")
    refused(game, "0 hit 4y g0", "P10-24")
    play(game, SETS, "0 hit 4y g0", "0 hit 8y g1", "0 discard 1r")
    assert groups(game) == ["4r,4b,4g,4y", "8r,8b,8g,8y"]


def test_p10_24_in_later_turns_too() -> None:
    game = deal("4r 4b 4g 8r 8b 8g", "", pile="12r 12b 4y")
    play(game, "0 draw", SETS, "0 discard 12r")
    passes(game, 1)
    play(game, "0 draw", "0 hit 4y g0")


def test_p10_24_not_before_the_own_phase_lies() -> None:
    game = deal("4r 4b 4g 8r 8b 8g", "4y 3r 3b 3g 9r 9b 9g")
    play(game, "0 draw", SETS, "0 discard 1r", "1 draw")
    refused(game, "1 hit 4y g0", "P10-24", "hit-before-lay")
    play(game, "1 lay 1 3r,3b,3g 9r,9b,9g", "1 hit 4y g0")


def test_p10_24_on_the_own_groups_and_on_those_of_others() -> None:
    game = deal("4r 4b 4g 8r 8b 8g 9y 4y", "3r 3b 3g 9r 9b 9g", pile="12r 12b")
    play(game, "0 draw", SETS, "0 discard 12r")
    play(game, "1 draw", "1 lay 1 3r,3b,3g 9r,9b,9g", "1 discard 12b", "0 draw")
    play(game, "0 hit 9y g3", "0 hit 4y g0")
    assert groups(game) == ["4r,4b,4g,4y", "8r,8b,8g", "3r,3b,3g", "9r,9b,9g,9y"]


def test_p10_24_only_on_the_own_turn() -> None:
    game = deal("4r 4b 4g 8r 8b 8g 4y", "")
    play(game, "0 draw", SETS, "0 discard 1r")
    refused(game, "0 hit 4y g0", "P10-06")
    play(game, "1 draw")
    refused(game, "0 hit 4y g0", "P10-06")


def test_p10_24_only_where_a_group_lies() -> None:
    game = play(deal("4r 4b 4g 8r 8b 8g 4y", ""), "0 draw", SETS)
    refused(game, "0 hit 4y g2", "P10-24", "no-such-group")


def test_p10_24_the_phase_must_lie_in_this_round() -> None:
    game = deal("4r 4b 4g 8r 8b 8g", "", then=[Round(["4y", "4r 4b 4g 8r 8b 8g"])], turn_limit=2)
    play(game, "0 draw", SETS, "0 discard 1r")
    passes(game, 1)
    play(game, "1 draw", "1 lay 1 4r,4b,4g 8r,8b,8g", "1 discard 2r", "0 draw")
    refused(game, "0 hit 4y g0", "P10-24", "hit-before-lay")


def run_on_the_table(run: str, rest: str) -> Phase10:
    """Seat 0 laid a run of phase 4 and holds these other cards."""
    return play(deal(f"{run.replace(',', ' ')} {rest}", "", phases="4"), "0 draw", f"0 lay 4 {run}")


def test_p10_25_a_set_takes_its_value() -> None:
    game = play(deal("4r 4b 4g 8r 8b 8g 4y 5r", ""), "0 draw", SETS)
    refused(game, "0 hit 4y g1", "P10-25")
    refused(game, "0 hit 5r g0", "P10-25")
    play(game, "0 hit 4y g0")


def test_p10_25_a_colour_group_takes_its_colour() -> None:
    game = play(deal("1r 2r 3r 4r 5r 6r 7r 7b 12r", "", phases="8"), "0 draw", "0 lay 8 1r,2r,3r,4r,5r,6r,7r")
    refused(game, "0 hit 7b g0", "P10-25")
    play(game, "0 hit 12r g0")


def test_p10_25_a_run_takes_the_next_value_at_either_end() -> None:
    game = run_on_the_table("4r,5b,6g,7y,8r,9b,10g", "3r 11b 12g")
    refused(game, "0 hit 12g g0", "P10-25")
    play(game, "0 hit 11b g0", "0 hit 12g g0", "0 hit 3r g0")
    assert groups(game) == ["3r,4r,5b,6g,7y,8r,9b,10g,11b,12g"]


@pytest.mark.parametrize("card", ["2r", "12r", "4b", "7r", "10y"])
def test_p10_25_a_run_takes_nothing_else(card: str) -> None:
    refused(run_on_the_table("4r,5b,6g,7y,8r,9b,10g", card), f"0 hit {card} g0", "P10-25")


def test_p10_25_within_1_and_12() -> None:
    low = run_on_the_table("1r,2b,3g,4y,5r,6b,7g", "12r * 1b")
    refused(low, "0 hit 12r g0", "P10-25")
    refused(low, "0 hit * g0 low", "P10-25", "end-closed")
    legal(low, "0 hit * g0 high")
    high = run_on_the_table("6r,7b,8g,9y,10r,11b,12g", "1r *")
    refused(high, "0 hit 1r g0", "P10-25")
    refused(high, "0 hit * g0 high", "P10-25", "end-closed")
    legal(high, "0 hit * g0 low")


def test_p10_25_a_wild_on_a_run_names_the_end() -> None:
    game = run_on_the_table("4r,5b,6g,7y,8r,9b,10g", "* * 2r")
    refused(game, "0 hit * g0", "P10-25", "end-missing")
    play(game, "0 hit * g0 low", "0 hit 2r g0", "0 hit * g0 high")
    assert groups(game) == ["2r,*,4r,5b,6g,7y,8r,9b,10g,*"]


def test_p10_25_nothing_else_names_an_end() -> None:
    game = run_on_the_table("4r,5b,6g,7y,8r,9b,10g", "3r 11b")
    refused(game, "0 hit 3r g0 low", "P10-25", "end-needless")
    refused(game, "0 hit 11b g0 high", "P10-25", "end-needless")
    sets = play(deal("4r 4b 4g 8r 8b 8g *", ""), "0 draw", SETS)
    refused(sets, "0 hit * g0 low", "P10-25", "end-needless")
    play(sets, "0 hit * g0")


def test_p10_25_a_run_of_all_twelve_takes_nothing_more() -> None:
    hands = ["3r 4b 5g 6y 7r 8b 9g 2r 1r", "1b 2b 3g 4y 5r 6b 7g 10b 11b 12b"]
    game = deal(*hands, phases="4", pile="12y *")
    play(game, "0 draw", "0 lay 4 3r,4b,5g,6y,7r,8b,9g", "0 hit 2r g0", "0 hit 1r g0", "0 discard 12y")
    play(game, "1 draw", "1 lay 4 1b,2b,3g,4y,5r,6b,7g", "1 hit 10b g0", "1 hit 11b g0")
    legal(game, "1 hit * g0 high")
    play(game, "1 hit 12b g0")
    for move in ("1 hit * g0 high", "1 hit * g0 low", "1 hit * g0"):
        refused(game, move, "P10-25", "card-does-not-fit")


def test_p10_25_skips_fit_nowhere() -> None:
    game = play(deal("4r 4b 4g 8r 8b 8g !", ""), "0 draw", SETS)
    refused(game, "0 hit ! g0", "P10-25", "skip-fits-nowhere")
    run = run_on_the_table("4r,5b,6g,7y,8r,9b,10g", "!")
    refused(run, "0 hit ! g0", "P10-25", "skip-fits-nowhere")
