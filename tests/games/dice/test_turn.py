"""DICE-04 … DICE-09: throws, combinations, noting and declining."""

import pytest

import zehn
from dice_scripts import MAKES, MISS, RED, done, faces, go, makes, misses, play, refused, table, throw
from zehn import DiceGame, Seeded
from zehn.games.dice.table import CHOOSE, ROLL


def shows(game: DiceGame, numbers: str) -> int:
    """What a throw is worth in the phase of the seat whose turn it is."""
    twin = game.copy()
    throw(twin, numbers)
    return twin.table.points()


def test_dice_04_three_rolls() -> None:
    game = table(2)
    throw(game, MISS)
    play(game, "0 keep 0,1")
    throw(game, "5 5 10 10 10 9 1 2 3 4")
    play(game, "0 keep 2,3,4")
    throw(game, "9 9 10 10 10 9 1 2 3 4")
    play(game, "0 score")
    assert game.table.columns[0].total == 57
    assert [str(move).split()[1] for move in game.table.moves] == ["roll", "keep", "roll", "keep", "roll", "score"]


def test_dice_04_no_fourth_roll() -> None:
    game = table(2)
    throw(game, MISS)
    for _ in range(2):
        play(game, "0 keep -")
        throw(game, MISS)
    refused(game, "0 keep 0", "DICE-04")
    refused(game, f"0 roll {faces(MISS)}", "DICE-04")
    play(game, "0 pass")


def test_dice_04_a_roll_comes_first_and_one_at_a_time() -> None:
    game = table(2)
    for move in ("0 keep 1", "0 score", "0 pass"):
        refused(game, move, "DICE-04")
    throw(game, MISS)
    refused(game, f"0 roll {faces(MISS)}", "DICE-04")
    play(game, "0 keep 1")
    for move in ("0 keep 1", "0 score", "0 pass"):
        refused(game, move, "DICE-04")


def test_dice_04_dice_that_were_set_aside_stay() -> None:
    game = table(2)
    throw(game, MISS)
    play(game, "0 keep 0,5,9")
    refused(game, f"0 roll {faces('6 5 6 6 8 9 1 1 3 3')}", "DICE-04")
    refused(game, f"0 roll {faces('5 5 6 6 8 9 1 1 3 4')}", "DICE-04")
    throw(game, "5 10 10 10 10 9 2 2 2 3")


def test_dice_04_a_kept_face_of_the_same_number_is_another_face() -> None:
    game = table(2)
    throw(game, "5r,10r,7r,9r,9r,5b,*r,1r,3r,1g")
    play(game, "0 keep 6")
    refused(game, "0 roll 5r,10r,7r,9r,9r,5b,*o,1r,3r,1g", "DICE-04")


def test_dice_04_set_aside_dice_may_be_rolled_again() -> None:
    game = table(2)
    throw(game, MISS)
    play(game, "0 keep 0,1")
    throw(game, "5 5 10 10 10 9 1 2 3 4")
    play(game, "0 keep 2")
    throw(game, "6 7 10 9 9 8 2 2 2 2")
    refused(game, "0 keep 2", "DICE-04")


def test_dice_04_all_ten_may_be_kept_and_nothing_changes() -> None:
    game = table(2)
    throw(game, MISS)
    play(game, "0 keep 0,1,2,3,4,5,6,7,8,9")
    refused(game, f"0 roll {faces('6 5 6 6 8 9 1 1 3 3')}", "DICE-04")
    throw(game, MISS)
    assert game.table.rolls == 2


def test_dice_04_one_may_stop_earlier() -> None:
    game = table(2)
    throw(game, MAKES[1])
    play(game, "0 score")
    throw(game, MISS)
    play(game, "1 pass")
    assert done(game) == [1, 0]


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("0 keep 10", "DICE-02"),
        ("0 keep 3,99", "DICE-02"),
        ("0 keep", "RECORD"),
        ("0 keep 1,1", "RECORD"),
        ("0 keep 01", "RECORD"),
        ("0 keep 1 2", "RECORD"),
        ("0 keep -1", "RECORD"),
        ("0 roll", "RECORD"),
        ("0 roll 5r,11b", "RECORD"),
        ("0 roll 5y", "RECORD"),
        ("0 score 50", "RECORD"),
        ("0 draw", "RECORD"),
        ("score", "RECORD"),
        ("", "RECORD"),
        ("0 roll " + "5r," * 100 + "5r", "RECORD"),
    ],
)
def test_dice_04_unreadable_moves_and_dice_that_are_not_there(move: str, clause: str) -> None:
    game = table(2)
    throw(game, MISS)
    refused(game, move, clause)


def test_dice_04_chance_throws_and_the_game_writes_it_down() -> None:
    game = zehn.new("dice", players=["Anna", "Ben"], chance=Seeded(5))
    first = game.table.faces
    assert [move.verb for move in game.table.moves] == ["roll"]
    game.play("0 keep 0,3,9")
    assert [move.verb for move in game.table.moves] == ["roll", "keep", "roll"]
    assert [game.table.faces[die] for die in (0, 3, 9)] == [first[die] for die in (0, 3, 9)]
    assert game.table.step == CHOOSE


def test_dice_04_a_game_without_a_throw_waits_for_it() -> None:
    game = table(2)
    assert game.table.step == ROLL
    assert f"0 roll {faces(MISS)}" in game.moves()
    assert str(next(iter(game.moves()))) == "0 roll 5r,5g,5o,5r,5b,5b,1b,1r,1o,1g"
    game.chance = Seeded(1)
    game.go_on()
    assert game.table.step == CHOOSE


def test_dice_04_all_keeps_are_listed() -> None:
    game = table(1)
    throw(game, MISS)
    listed = [str(move) for move in game.moves()]
    assert len(set(listed)) == len(listed) == 1 + 1024
    assert listed[:2] == ["0 pass", "0 keep -"]
    assert all(move in game.moves() for move in listed)


def test_dice_05_sets_of_equal_numbers_and_both_of_one_number() -> None:
    game = table(1)
    assert shows(game, "8 8 8 8 8 5 * 1 2 3") == 40
    assert shows(game, "8 8 8 8 5 6 * 1 2 3") == -1
    assert shows(game, "8 8 8 9 9 9 1 1 2 3") == 51
    assert shows(game, "8 8 8 9 9 10 1 1 2 3") == -1


def test_dice_05_a_run_lies_within_1_and_10() -> None:
    game = table(1)
    go(game, "xxx")
    assert shows(game, "5 6 7 8 9 10 4 1 1 1") == 49
    assert shows(game, "5 6 7 7 7 7 1 2 3 4") == 28
    assert shows(game, "10 9 8 7 5 5 1 2 3 1") == -1  # 10 does not link to 1
    assert shows(game, "10 9 8 7 6 5 1 2 3 3") == -1


def test_dice_06_any_number_of_wilds() -> None:
    game = table(1)
    go(game, "xx")
    assert shows(game, "10 9 8 7 5 5 * * * *") == 44
    assert shows(game, "10 10 10 10 5 7 * * * *") == 52
    go(game, "x")
    assert shows(game, "5 9 9 9 9 10 * * * *") == 24
    assert shows(game, "10 10 10 10 10 10 * * * *") == -1


def test_dice_06_wilds_fill_whole_groups_and_count_nothing() -> None:
    game = table(1)
    go(game, "xxxxxx")
    assert shows(game, "5 5 5 5 9 10 * * * *") == 30  # 5-5-5-5 and 10-W-W-W
    assert shows(game, "5 5 5 6 9 10 * * * *") == 15 + 10  # 5-5-5-W and 10-W-W-W
    assert shows(game, "5 5 6 6 9 10 * * * 1") == -1


def test_dice_07_seven_of_one_colour_with_wilds_as_the_colour_they_show() -> None:
    game = table(1)
    go(game, "xxxxxxx")
    assert shows(game, RED) == 5 + 10 + 7 + 9 + 9 + 1 + 3
    assert shows(game, "5r,10r,7r,9r,9r,5b,*r,1r,3r,1g") == 5 + 10 + 7 + 9 + 9 + 1 + 3
    assert shows(game, "5r,10r,7r,9r,9r,5b,*r,2b,3r,1g") == 5 + 10 + 7 + 9 + 9 + 3
    assert shows(game, "5r,10r,7r,9r,9r,5b,*o,2b,3r,*r") == 5 + 10 + 7 + 9 + 9 + 3


def test_dice_07_a_wild_cannot_stand_for_another_colour() -> None:
    game = table(1)
    go(game, "xxxxxxx")
    throw(game, "5r,10r,7r,9r,9r,5b,*o,2b,3r,*g")
    refused(game, "0 score", "DICE-08")


def test_dice_07_only_the_seven_best_dice_of_the_colour_count() -> None:
    game = table(1)
    go(game, "xxxxxxx")
    assert shows(game, "5r,10r,7r,9r,9r,8r,*r,1r,3r,4r") == 10 + 9 + 9 + 8 + 7 + 5 + 4


def test_dice_08_who_noted_goes_on_and_who_failed_tries_again() -> None:
    game = table(2)
    makes(game)
    misses(game)
    assert done(game) == [1, 0]
    throw(game, MAKES[2])
    play(game, "0 score")
    throw(game, MAKES[4])
    refused(game, "1 score", "DICE-08")
    play(game, "1 pass")
    assert done(game) == [2, 0]


def test_dice_08_one_phase_in_a_turn() -> None:
    game = table(2)
    makes(game)
    refused(game, f"0 roll {faces(MAKES[2])}", "DICE-01")


def test_dice_09_a_phase_that_was_rolled_may_be_declined() -> None:
    game = table(2)
    throw(game, MAKES[1])
    play(game, "0 pass")
    misses(game)
    assert done(game) == [0, 0]
    assert game.table.columns[0].total == 0
    throw(game, MAKES[4])
    refused(game, "0 score", "DICE-08")


def test_dice_09_what_was_declined_cannot_be_noted_afterwards() -> None:
    game = table(2)
    throw(game, MAKES[1])
    play(game, "0 pass")
    refused(game, "0 score", "DICE-01")
    misses(game)
    refused(game, "0 score", "DICE-04")
    makes(game)
    assert done(game) == [1, 0]
