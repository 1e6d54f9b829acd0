"""P10-12 … P10-19: phases."""

import pytest

from scripts import Round, deal, drawn, groups, passes, play, refused

#: Every phase with the least cards that do it: hand, lay.
PHASES = {
    1: "4r,4b,4g 8r,8b,8g",
    2: "4r,4b,4g 8r,9b,10g,11y",
    3: "4r,4b,4g,4y 1r,2b,3g,4r",
    4: "4r,5b,6g,7y,8r,9b,10g",
    5: "4r,5b,6g,7y,8r,9b,10g,11y",
    6: "4r,5b,6g,7y,8r,9b,10g,11y,12r",
    7: "4r,4b,4g,4y 8r,8b,8g,8y",
    8: "1r,2r,4r,6r,8r,8r,10r",
    9: "4r,4b,4g,4y,4r 8r,8b",
    10: "4r,4b,4g,4y,4r 8r,8b,8g",
}


def holding(lay: str) -> str:
    """The cards of a lay, as a hand."""
    return lay.replace(",", " ").partition("@")[0]


@pytest.mark.parametrize("phase", PHASES)
def test_p10_12_the_ten_phases(phase: int) -> None:
    game = drawn(holding(PHASES[phase]), phase)
    play(game, f"0 lay {phase} {PHASES[phase]}")
    assert groups(game) == PHASES[phase].split()


@pytest.mark.parametrize("phase", PHASES)
def test_p10_12_every_group_has_its_least_size(phase: int) -> None:
    lays = PHASES[phase].split()
    for number, group in enumerate(lays):
        short = [*lays[:number], group.rpartition(",")[0], *lays[number + 1 :]]
        refused(drawn(holding(PHASES[phase]), phase), f"0 lay {phase} {' '.join(short)}", "P10-16", "group-short")


@pytest.mark.parametrize("number", [0, 11, 99])
def test_p10_12_there_are_no_other_phases(number: int) -> None:
    game = play(deal("4r 4b 4g 8r 8b 8g", "", variants=["free_order"]), "0 draw")
    refused(game, f"0 lay {number} 4r,4b,4g 8r,8b,8g", "P10-12")


def test_p10_13_a_set_has_equal_values_in_any_colours() -> None:
    game = drawn("4r 4r 4b 4g 8r 8b 8r 5r")
    refused(game, "0 lay 1 4r,4r,5r 8r,8b,8r", "P10-13")
    refused(game, "0 lay 1 4r,4b,4g 8r,8b,5r", "P10-13")
    play(game, "0 lay 1 4r,4r,4b 8r,8b,8r")


def test_p10_13_a_run_has_consecutive_values_in_any_colours() -> None:
    game = drawn("3r 4b 5g 6y 7r 8b 9g 10y", 4)
    refused(game, "0 lay 4 3r,4b,5g,6y,7r,8b,10y", "P10-13")
    refused(game, "0 lay 4 4b,3r,5g,6y,7r,8b,9g", "P10-13")
    refused(game, "0 lay 4 9g,8b,7r,6y,5g,4b,3r", "P10-13")
    play(game, "0 lay 4 3r,4b,5g,6y,7r,8b,9g")


def test_p10_13_a_run_has_every_value_once() -> None:
    refused(drawn("3r 4b 5g 5y 6y 7r 8b 9g", 4), "0 lay 4 3r,4b,5g,5y,6y,7r,8b", "P10-13")


def test_p10_13_a_colour_group_has_one_colour_and_any_values() -> None:
    game = drawn("1r 2r 4r 6r 8r 8r 10r 3b", 8)
    refused(game, "0 lay 8 1r,2r,4r,6r,8r,8r,3b", "P10-13")
    play(game, "0 lay 8 10r,2r,4r,6r,8r,8r,1r")


@pytest.mark.parametrize(
    ("phase", "lay"), [(1, "4r,4b,! 8r,8b,8g"), (4, "3r,4b,5g,6y,7r,8b,!"), (8, "1r,2r,3r,4r,5r,6r,!")]
)
def test_p10_13_a_skip_is_no_part_of_a_group(phase: int, lay: str) -> None:
    refused(drawn(holding(lay), phase), f"0 lay {phase} {lay}", "P10-13")


def test_p10_13_groups_come_in_the_order_of_the_phase() -> None:
    game = drawn("5r 5b 5g 8r 9b 10g 11y", 2)
    refused(game, "0 lay 2 8r,9b,10g,11y 5r,5b,5g", "P10-13")
    play(game, "0 lay 2 5r,5b,5g 8r,9b,10g,11y")


@pytest.mark.parametrize("run", ["1r,2b,3g,4y", "9r,10b,11g,12y"])
def test_p10_14_a_run_lies_within_1_and_12(run: str) -> None:
    play(drawn(holding("5r,5b,5g " + run), 2), f"0 lay 2 5r,5b,5g {run}")


@pytest.mark.parametrize(
    "run", ["10r,11b,12g,1y", "12r,1b,2g,3y", "11r,12b,1g,2y", "*,1b,2g,3y", "10r,11b,12g,*", "12r,*,*,3b"]
)
def test_p10_14_no_link_between_12_and_1(run: str) -> None:
    refused(drawn(holding("5r,5b,5g " + run), 2), f"0 lay 2 5r,5b,5g {run}", "P10-14")


@pytest.mark.parametrize(("at", "fits"), [(1, True), (9, True), (10, False), (12, False)])
def test_p10_14_an_all_wild_run_lies_within_1_and_12_too(at: int, fits: bool) -> None:
    game, lay = drawn("5r 5b 5g * * * *", 2), f"0 lay 2 5r,5b,5g *,*,*,*@{at}"
    play(game, lay) if fits else refused(game, lay, "P10-14")


def test_p10_15_phases_are_done_in_ascending_order() -> None:
    game = play(deal("4r 4b 4g 8r 9b 10g 11y", ""), "0 draw")
    refused(game, "0 lay 2 4r,4b,4g 8r,9b,10g,11y", "P10-15")


def test_p10_15_who_laid_goes_on_and_who_did_not_tries_again() -> None:
    both = "4r 4b 4g 8r 9b 10g 11y 8b 8g"
    game = deal("4r 4b 4g 8r 8b 8g", "", then=[Round([both, "7r 7b 7g 9r 9g 9y"])], turn_limit=2)
    play(game, "0 draw", "0 lay 1 4r,4b,4g 8r,8b,8g", "0 discard 1r")
    passes(game, 1)
    play(game, "1 draw")
    refused(game, "1 lay 2 7r,7b,7g 9r,9g,9y", "P10-15")
    play(game, "1 lay 1 7r,7b,7g 9r,9g,9y", "1 discard 1r", "0 draw")
    refused(game, "0 lay 1 4r,4b,4g 8r,8b,8g", "P10-15")
    play(game, "0 lay 2 4r,4b,4g 8r,9b,10g,11y", "0 discard 8b")
    assert game.result()["done"] == [[1, 2], [1]]


def test_p10_15_at_most_one_phase_in_a_round() -> None:
    game = deal("4r 4b 4g 8r 8b 8g 1r", "", pile="1b")
    play(game, "0 draw", "0 lay 1 4r,4b,4g 8r,8b,8g")
    refused(game, "0 lay 2 1r,1b,1g 8r,9b,10g,11y", "P10-15", "laid-already")
    play(game, "0 discard 1r")
    passes(game, 1)
    play(game, "0 draw")
    refused(game, "0 lay 2 1r,1b,1g 8r,9b,10g,11y", "P10-15", "laid-already")


def test_p10_16_never_a_part_of_a_phase() -> None:
    game = drawn("4r 4b 4g 8r 8b 8g")
    refused(game, "0 lay 1 4r,4b,4g", "P10-16", "group-too-few")
    refused(game, "0 lay 1 4r,4b,4g 8r,8b", "P10-16", "group-short")
    refused(game, "0 lay 1 4r 8r,8b,8g", "P10-16", "group-short")
    play(game, "0 lay 1 4r,4b,4g 8r,8b,8g")


def test_p10_16_no_card_of_the_table_is_used() -> None:
    game = deal("4r 4b 4g 8r 8b 8g", "4y 4y 8y 8y")
    play(game, "0 draw", "0 lay 1 4r,4b,4g 8r,8b,8g", "0 discard 1r", "1 draw")
    refused(game, "1 lay 1 4y,4y,4r 8y,8y,8r", "P10-06", "not-in-hand")


def test_p10_17_further_cards_may_be_laid_with_the_phase() -> None:
    game = drawn("5r 5b 5g 5y 7r 8r 9b 10g 11y 12y", 2)
    play(game, "0 lay 2 5r,5b,5g,5y 7r,8r,9b,10g,11y,12y")
    assert groups(game) == ["5r,5b,5g,5y", "7r,8r,9b,10g,11y,12y"]


def test_p10_17_further_cards_must_fit() -> None:
    game = drawn("5r 5b 5g 6y 7r 8r 9b 10g 11y", 2)
    refused(game, "0 lay 2 5r,5b,5g,6y 8r,9b,10g,11y", "P10-13")
    refused(game, "0 lay 2 5r,5b,5g 6y,8r,9b,10g,11y", "P10-13")


def test_p10_17_a_third_set_does_not_fit() -> None:
    game = drawn("4r 4b 4g 8r 8b 8g 9r 9b 9g")
    refused(game, "0 lay 1 4r,4b,4g 8r,8b,8g 9r,9b,9g", "P10-17")
    play(game, "0 lay 1 4r,4b,4g 8r,8b,8g")
    refused(game, "0 hit 9r g0", "P10-25")


def test_p10_18_six_equal_cards_are_two_sets_of_three() -> None:
    game = drawn("4r 4b 4g 4r 4b 4g")
    play(game, "0 lay 1 4r,4b,4g 4r,4b,4g")


def test_p10_18_eight_equal_cards_are_two_sets_of_four() -> None:
    game = drawn("4r 4b 4g 4r 4b 4g 4y *", 7)
    play(game, "0 lay 7 4r,4b,4g,4y 4r,4b,4g,*")


def test_p10_18_but_five_are_not() -> None:
    game = drawn("4r 4b 4g 4r 4b 5g")
    refused(game, "0 lay 1 4r,4b,4g 4r,4b,5g", "P10-13")
    refused(game, "0 lay 1 4r,4b,4g 4r,4b", "P10-16")


def test_p10_19_two_groups_stay_two_groups() -> None:
    game = drawn("4r 4b 4g 4r 4b 4g 4y")
    play(game, "0 lay 1 4r,4b,4g 4r,4b,4g")
    assert groups(game) == ["4r,4b,4g", "4r,4b,4g"]
    play(game, "0 hit 4y g1")
    assert groups(game) == ["4r,4b,4g", "4r,4b,4g,4y"]


def test_p10_19_one_group_is_not_two() -> None:
    refused(drawn("4r 4b 4g 4r 4b 4g"), "0 lay 1 4r,4b,4g,4r,4b,4g", "P10-16")


def test_p10_19_groups_are_numbered_in_the_order_of_the_lays_and_anew_each_round() -> None:
    game = deal("4r 4b 4g 8r 8b 8g 9y", "3r 3b 3g 9r 9b 9g", pile="12r 12b", then=[Round(["", ""])], turn_limit=3)
    play(game, "0 draw", "0 lay 1 4r,4b,4g 8r,8b,8g", "0 discard 12r")
    play(game, "1 draw", "1 lay 1 3r,3b,3g 9r,9b,9g", "1 discard 12b", "0 draw", "0 hit 9y g3")
    assert groups(game) == ["4r,4b,4g", "8r,8b,8g", "3r,3b,3g", "9r,9b,9g,9y"]
    play(game, "0 discard 1r")
    assert groups(game) == []
