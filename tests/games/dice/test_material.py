"""DICE-01 … DICE-03: players, dice, phases."""

import pytest

import zehn
from dice_scripts import MAKES, MISS, NAMES, RED, faces, makes, misses, refused, table, throw
from zehn import Refused, Script, SettingError
from zehn.games.dice.dice import NAMES as FACES
from zehn.games.dice.sheet import DiceSheet
from zehn.games.sheets import shipped


@pytest.mark.parametrize("seats", range(1, 9))
def test_dice_01_one_to_eight_players_and_seat_0_begins(seats: int) -> None:
    game = table(seats)
    assert game.turn == 0
    for seat in range(seats):
        assert game.turn == seat
        misses(game)
    assert game.turn == 0


@pytest.mark.parametrize("seats", [0, 9])
def test_dice_01_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        zehn.new("dice", players=["Anna"] * seats, seed=1)
    assert caught.value.refusal.clause == "DICE-01"


def test_dice_01_clockwise_and_nobody_else() -> None:
    game = table(3)
    refused(game, f"1 roll {faces(MISS)}", "DICE-01")
    refused(game, f"3 roll {faces(MISS)}", "DICE-01")
    makes(game)
    refused(game, "0 pass", "DICE-01")


def test_dice_02_the_published_dice() -> None:
    dice = table(1).rules.dice
    assert [[FACES[face] for face in die] for die in dice.faces[:2]] == [
        ["5r", "6o", "7b", "8g", "9o", "10g"],
        ["5g", "6r", "7g", "8o", "9b", "10r"],
    ]
    for die in dice.faces[:6]:
        assert [FACES[face][:-1] for face in die] == ["5", "6", "7", "8", "9", "10"]
    for die in dice.faces[6:]:
        assert [FACES[face][:-1] for face in die] == ["1", "2", "3", "4", "*", "*"]
    for die in dice.faces:
        colours = sorted([FACES[face][-1] for face in die].count(colour) for colour in "brog")
        assert colours == [1, 1, 2, 2]


@pytest.mark.parametrize(
    "roll",
    [
        "5b,10r,7r,9r,9r,5b,1b,1r,3r,1g",  # die 0 has its 5 in red
        "5r,10r,7r,9r,9r,5b,1b,1r,3r,*b",  # die 9 has no blue wild
        "1b,10r,7r,9r,9r,5b,5r,1r,3r,1g",  # a low number on a high die
        "10r,5r,7r,9r,9r,5b,1b,1r,3r,1g",  # two dice changed places
        "5r,10r,7r,9r,9r,5b,1b,1r,3r",  # nine dice
        "5r,10r,7r,9r,9r,5b,1b,1r,3r,1g,1g",  # eleven
    ],
)
def test_dice_02_no_throw_that_the_dice_cannot_show(roll: str) -> None:
    refused(table(1), f"0 roll {roll}", "DICE-02")


def test_dice_02_own_dice_as_a_setting() -> None:
    dice = [list(die) for die in table(1).rules.value["dice"]]
    dice[0] = ["5b", "6b", "7b", "8b", "9b", "10b"]
    game = table(1, dice=dice)
    refused(game, f"0 roll {RED}", "DICE-02")
    throw(game, "5b,10r,7r,9r,9r,5b,1b,1r,3r,1g")


@pytest.mark.parametrize(
    ("die", "names", "key"),
    [
        (0, ["5r", "6o", "7b", "8g", "9o", "9g"], "setting-dice-die"),
        (6, ["1b", "2g", "3o", "4g", "*r", "5o"], "setting-dice-die"),
        (6, ["1b", "2g", "3o", "4g", "*r"], "setting-dice-die"),
        (9, ["1y", "2o", "3b", "4r", "*r", "*g"], "setting-dice-face"),
        (9, ["1g", "2o", "3b", "4r", "*r", "*"], "setting-dice-face"),
        (9, "1g 2o 3b 4r *r *g", "setting-dice"),
        (9, ["1g", "2o", "3b", "4r", "*r", 5], "setting-dice"),
    ],
)
def test_dice_02_own_dice_obey_it(die: int, names: object, key: str) -> None:
    dice: list[object] = list(table(1).rules.value["dice"])
    dice[die] = names
    with pytest.raises(SettingError) as caught:
        table(1, dice=dice)
    assert caught.value.key == key


def test_dice_02_nine_own_dice_are_too_few() -> None:
    with pytest.raises(SettingError) as caught:
        table(1, dice=table(1).rules.value["dice"][:9])
    assert caught.value.key == "setting-dice-count"


def test_dice_02_own_dice_can_make_every_phase() -> None:
    one_colour = [[f"{number}{colour}" for number in range(5, 11)] for colour in "bbrroo"]
    low = [["1g", "2g", "3g", "4g", "*g", "*g"]] * 2 + [["1b", "2b", "3b", "4b", "*b", "*b"]] * 2
    with pytest.raises(SettingError) as caught:
        table(1, dice=one_colour + low)
    assert caught.value.key == "setting-dice-phase"


def test_dice_03_the_ten_phases_in_their_order() -> None:
    game = table(1)
    assert [phase.contract.text for phase in game.rules.phases] == [
        "2*set(3)", "set(3)+run(4)", "set(4)+run(4)", "run(7)", "run(8)",
        "run(9)", "2*set(4)", "colour(7)", "set(5)+set(2)", "set(5)+set(3)",
    ]  # fmt: skip
    for number in range(1, 11):
        phase = game.table.phase(0)
        assert phase is not None
        assert phase.number == number
        makes(game)
    assert game.over


def test_dice_03_no_later_phase_before_its_time() -> None:
    game = table(1)
    throw(game, MAKES[4])
    refused(game, "0 score", "DICE-08")


def test_dice_03_the_maxima_on_the_pad() -> None:
    most = table(1).rules.most
    assert most == (60, 57, 59, 49, 52, 54, 60, 56, 60, 62)
    assert sum(most) == 569


def test_dice_03_what_the_pad_prints_is_what_the_dice_can_show() -> None:
    rules = table(1).rules
    assert tuple(phase.most(rules.dice) for phase in rules.phases) == rules.most


def test_dice_03_the_shipped_sheet_names_its_clauses() -> None:
    sheet = shipped("dice")
    assert isinstance(sheet, DiceSheet)
    assert {entry["clause"] for entry in sheet.data["phases"]} == {"DICE-03"}
    assert sheet.settings["dice"].clause == "DICE-02"
    assert zehn.new("dice", players=NAMES[:2], chance=Script()).rules.sheet is sheet
