"""DICE-13 … DICE-15: the last go and the winner."""

from dice_scripts import MISS, done, faces, go, makes, misses, play, refused, table, throw


def test_dice_13_all_missing_phases_directly_after_another() -> None:
    game = table(2)
    go(game, *["x-"] * 3, *["xx"] * 7)
    assert done(game) == [10, 7]
    assert game.turn == 1
    makes(game)
    assert (game.turn, game.over) == (1, False)
    go(game, "xx")
    assert game.over
    assert done(game) == [10, 10]


def test_dice_13_a_phase_of_the_last_go_has_three_rolls() -> None:
    game = table(2)
    go(game, *["x-"] * 2, *["xx"] * 7, "x")
    throw(game, MISS)
    for _ in range(2):
        play(game, "1 keep -")
        throw(game, MISS)
    refused(game, "1 keep -", "DICE-04")
    play(game, "1 pass")
    assert game.over


def test_dice_13_the_first_phase_that_is_not_noted_ends_it() -> None:
    game = table(3)
    go(game, *["x-x"] * 2, *["xxx"] * 7, "x")
    makes(game)
    misses(game)
    assert game.turn == 2
    refused(game, f"1 roll {faces(MISS)}", "DICE-13")
    assert done(game) == [10, 8, 9]
    makes(game)
    assert game.result()["totals"][1] == game.table.columns[1].total > 0


def test_dice_13_declining_in_a_last_go_ends_it_too() -> None:
    game = table(2)
    go(game, *["xx"] * 9, "x")
    throw(game, "10 10 10 10 10 9 * * 1 1")
    play(game, "1 pass")
    assert game.over
    assert done(game) == [10, 9]


def test_dice_13_nobody_has_two_last_goes() -> None:
    game = table(3)
    go(game, "-xx", *["xxx"] * 8, "xx-")
    assert game.turn == 0
    refused(game, f"1 roll {faces(MISS)}", "DICE-13")
    refused(game, f"2 roll {faces(MISS)}", "DICE-13")
    makes(game)
    refused(game, f"0 roll {faces(MISS)}", "DICE-14")


def test_dice_13_the_five_phase_bonus_can_be_won_in_it() -> None:
    game = table(2)
    go(game, *["xx"] * 4, *["x-"] * 5, "x")
    assert [column.five for column in game.table.columns] == [40, None]
    makes(game)
    assert [column.five for column in game.table.columns] == [40, 40]
    misses(game)
    assert game.result()["bonuses"] == [{"five": 40, "ten": 40}, {"five": 40, "ten": 0}]


def test_dice_13_scores_of_a_last_go_are_summed_in_its_round() -> None:
    game = table(2)
    go(game, *["xx"] * 8, "x-", "xxx")
    assert game.result()["rounds"][-1] == {"scores": [59, 118]}


def test_dice_13_the_following_round_has_only_the_seats_before_the_first() -> None:
    game = table(4)
    go(game, "-xxx", *["xxxx"] * 8, "xxx-")
    assert len(game.result()["rounds"]) == 10
    makes(game)
    assert game.over
    assert game.result()["rounds"][-1] == {"scores": [59, None, None, None]}


def test_dice_14_most_points_of_those_who_did_all_phases() -> None:
    game = table(3)
    go(game, *["xxx"] * 9)
    throw(game, "5 5 5 5 5 9 * * 1 1")
    play(game, "0 score")
    makes(game)
    misses(game)
    assert game.result()["winners"] == [1]


def test_dice_14_who_did_not_finish_cannot_win() -> None:
    game = table(2)
    for number, numbers in enumerate(["7 7 7 7 7 7 1 1 1 1", "5 5 5 6 6 6 1 2 3 4", "5 5 5 5 6 6 1 2 3 4"]):
        throw(game, numbers)
        play(game, "0 score")
        makes(game)
        assert done(game) == [number + 1] * 2
    go(game, *["xx"] * 6)
    makes(game)
    ahead = game.table.columns[1].total + 40 > game.table.columns[0].total - 40
    misses(game)
    assert ahead
    assert game.result()["winners"] == [0]


def test_dice_14_of_equals_the_best_single_phase() -> None:
    """Seat 0 begins with 47 and 54, seat 1 with 60 and 41; everything else is equal and below 60."""
    game = table(2)
    throws = ["10 10 9 9 9 8 * 1 1 1", "10 10 10 10 10 10 1 1 1 1", "10 10 10 9 8 7 * 1 1 1", "9 9 9 5 9 9 1 2 3 4"]
    for numbers in throws:
        throw(game, numbers)
        play(game, f"{game.turn} score")
    assert game.result()["totals"] == [101, 101]
    go(game, *["xx"] * 8)
    totals = game.result()["totals"]
    assert totals[0] == totals[1]
    assert game.result()["winners"] == [1]


def test_dice_14_still_equal_is_shared() -> None:
    game = table(2)
    go(game, *["xx"] * 10)
    assert game.result()["winners"] == [0, 1]


def test_dice_14_nobody_plays_on_after_the_end() -> None:
    game = table(2)
    go(game, *["xx"] * 10)
    assert game.turn == -1
    assert not game.moves()
    for move in ("0 pass", "1 score", "7 keep -", f"0 roll {faces(MISS)}"):
        refused(game, move, "DICE-14")


def test_dice_15_the_ending_of_five_players() -> None:
    """A does 9; B does 10 and rings the end; C runs 8, 9, 10; D fails in 7; E does 10; A does 10 a round later."""
    game = table(5)
    rounds = ["-x--x", "xx--x", "xxx-x", *["xxxxx"] * 6]
    go(game, *rounds)
    assert done(game) == [8, 9, 7, 6, 9]
    makes(game)
    makes(game)
    assert (game.table.columns[1].ten, game.over) == (40, False)
    go(game, "xxx")
    assert (done(game)[2], game.table.columns[2].ten) == (10, 0)
    misses(game)
    assert (done(game)[3], game.table.columns[3].ended) == (6, True)
    makes(game)
    assert game.table.columns[4].ten == 40
    assert game.turn == 0
    assert len(game.result()["rounds"]) == 10
    makes(game)
    assert game.over
    assert [bonus["ten"] for bonus in game.result()["bonuses"]] == [0, 40, 0, 0, 40]
    assert game.result()["done"][3] == [1, 2, 3, 4, 5, 6]
    assert game.result()["winners"] == [1, 4]


def test_dice_15_nobody_of_the_five_goes_twice_or_out_of_turn() -> None:
    game = table(5)
    go(game, "-x--x", "xx--x", "xxx-x", *["xxxxx"] * 6, "xx", "xxx")
    refused(game, "2 pass", "DICE-13")
    misses(game)
    refused(game, f"3 roll {faces(MISS)}", "DICE-13")
    makes(game)
    refused(game, "4 score", "DICE-13")
    misses(game)
    assert (game.over, game.table.columns[0].ten) == (True, None)
    refused(game, f"0 roll {faces(MISS)}", "DICE-14")
