"""P10-V4: any phase that one has not done."""

from scripts import Round, deal, groups, passes, play, refused, rounds_of

FREE = ["free_order"]
SETS = "4r 4b 4g 8r 8b 8g"
LAY = "lay 1 4r,4b,4g 8r,8b,8g"
RED = "1r 2r 3r 4r 5r 6r 7r"


def test_p10_v4_any_phase_first() -> None:
    game = deal(RED, "", variants=FREE)
    play(game, "0 draw", "0 lay 8 1r,2r,3r,4r,5r,6r,7r")


def test_p10_v4_without_it_phase_1_comes_first() -> None:
    game = play(deal(RED, ""), "0 draw")
    refused(game, "0 lay 8 1r,2r,3r,4r,5r,6r,7r", "P10-15")


def test_p10_v4_each_phase_once() -> None:
    game = deal(SETS, "", variants=FREE, turn_limit=2, then=[Round([SETS + " 5r 6r 7r", ""])])
    play(game, "0 draw", f"0 {LAY}", "0 discard 1r")
    passes(game, 1, 1)
    play(game, "0 draw")
    refused(game, f"0 {LAY}", "P10-V4")
    play(game, "0 lay 2 8r,8b,8g 4r,5r,6r,7r")


def test_p10_v4_one_phase_in_a_round() -> None:
    game = play(deal(SETS + " 9r 9b", "", variants=FREE), "0 draw", f"0 {LAY}")
    refused(game, "0 lay 9 9r,9b,9g,9y,9r 8r,8b", "P10-15", "laid-already")


def test_p10_v4_the_x_is_noted_at_once() -> None:
    game = play(deal(SETS, "", variants=FREE), "0 draw", f"0 {LAY}")
    assert game.result()["done"] == [[1], []]
    assert game.result()["rounds"] == []
    play(game, "0 discard 1r")
    assert game.result()["done"] == [[1], []]


def test_p10_v4_without_it_the_x_waits_for_the_end_of_the_round() -> None:
    game = play(deal(SETS, ""), "0 draw", f"0 {LAY}", "0 discard 1r")
    assert game.result()["done"] == [[], []]


def test_p10_v4_the_x_is_noted_once() -> None:
    game = deal(SETS, "", variants=FREE, turn_limit=1)
    play(game, "0 draw", f"0 {LAY}", "0 discard 1r")
    assert game.result()["done"] == [[1], []]
    assert rounds_of(game, "laid") == [[1, None]]


def test_p10_v4_noted_in_ascending_order() -> None:
    game = deal(RED, "", variants=FREE, turn_limit=2, then=[Round([SETS, ""])])
    play(game, "0 draw", "0 lay 8 1r,2r,3r,4r,5r,6r,7r", "0 discard 1b")
    passes(game, 1, 1)
    play(game, "0 draw", f"0 {LAY}")
    assert game.result()["done"] == [[1, 8], []]


def test_p10_v4_hits_never_make_it_another_phase() -> None:
    """A run of 7 laid as phase 4 grows to 8 and stays phase 4; phase 5 is still to do, phase 4 is not."""
    run = "1r 2b 3g 4y 5r 6b 7g 8y"
    game = deal(run, "", variants=FREE, phases="4,5", turn_limit=2, then=[Round([run, ""])])
    play(game, "0 draw", "0 lay 4 1r,2b,3g,4y,5r,6b,7g", "0 hit 8y g0")
    assert groups(game) == ["1r,2b,3g,4y,5r,6b,7g,8y"]
    assert game.result()["done"] == [[4], []]
    play(game, "0 discard 1b")
    passes(game, 1, 1)
    play(game, "0 draw")
    refused(game, "0 lay 4 1r,2b,3g,4y,5r,6b,7g,8y", "P10-V4")
    play(game, "0 lay 5 1r,2b,3g,4y,5r,6b,7g,8y")
    assert game.result()["done"] == [[4, 5], []]


def test_p10_v4_a_longer_run_is_the_phase_that_was_named() -> None:
    game = deal("1r 2b 3g 4y 5r 6b 7g 8y", "", variants=FREE, phases="4,5")
    play(game, "0 draw", "0 lay 4 1r,2b,3g,4y,5r,6b,7g,8y")
    assert game.result()["done"] == [[4], []]


def test_p10_v4_the_first_with_all_phases_wins_at_the_end_of_that_round() -> None:
    second = Round([SETS, RED])
    game = deal(RED, SETS, variants=FREE, phases="1,8", turn_limit=2, pile="12r 12b", then=[second])
    play(game, "0 draw", "0 lay 8 1r,2r,3r,4r,5r,6r,7r", "0 discard 12r")
    passes(game, 1, 1)
    play(game, "0 draw", f"0 {LAY}")
    assert game.result()["done"] == [[1, 8], []]
    assert not game.over
    play(game, "0 discard 1r")
    assert game.result()["winners"] == [0]


def test_p10_v4_fewest_points_among_several() -> None:
    """Both have done 1 and 8 after two rounds; seat 1 has fewer points."""
    cards = [RED.replace("4r", "12r") + " 11r 11b 11g", SETS + " 2b 2g 2y 3b"]
    second = Round([SETS + " 2b 2g 2y 3b", RED.replace("4r", "12r") + " 1b 1g 1y"], pile="9r 9b")
    game = deal(*cards, variants=FREE, phases="1,8", turn_limit=2, pile="9r 9b", then=[second])
    red = "lay 8 1r,2r,3r,12r,5r,6r,7r"
    play(game, "0 draw", f"0 {red}", "0 discard 9r", "1 draw", f"1 {LAY}", "1 discard 9b")
    play(game, "1 draw", f"1 {red}", "1 discard 9r", "0 draw", f"0 {LAY}", "0 discard 9b")
    assert rounds_of(game, "points") == [[30, 20], [20, 15]]
    assert game.result()["done"] == [[1, 8], [1, 8]]
    assert game.result()["winners"] == [1]


def test_p10_v4_nobody_wins_with_a_phase_open() -> None:
    game = deal(RED, "", variants=FREE, phases="1,8", turn_limit=1)
    play(game, "0 draw", "0 lay 8 1r,2r,3r,4r,5r,6r,7r", "0 discard 1b")
    assert not game.over
