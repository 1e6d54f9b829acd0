"""Own sheets of the dice game: own phases, own bonuses, own dice."""

from typing import Any

import pytest

import zehn
from dice_scripts import play, refused, table, throw
from zehn import DiceGame, Script, SheetError

PUBLISHED = table(1).rules.value["dice"]


def own(seats: int = 1, **sheet: Any) -> DiceGame:
    return zehn.new("dice", players=["Anna"] * seats, rules={"sheet": {"game": "dice"} | sheet}, chance=Script())


def test_own_phases_and_bonuses() -> None:
    phases = [{"contract": "set(4)"}, {"contract": "run(5)"}]
    game = own(phases=phases, five_bonus={"after": 1, "least": 30, "points": 7}, ten_bonus={"points": 3})
    throw(game, "10 10 10 10 5 5 1 1 1 1")
    play(game, "0 score")
    assert game.table.columns[0].total == 47
    throw(game, "10 9 8 7 6 5 1 1 1 1")
    play(game, "0 score")
    assert game.over
    assert game.result()["bonuses"] == [{"five": 7, "ten": 3}]
    assert game.rules.most == (40, 40)


def test_own_cost_of_a_failure() -> None:
    game = own(alone={"fail": 11})
    throw(game, "5 5 6 6 8 9 1 1 3 3")
    play(game, "0 pass")
    assert game.result()["totals"] == [-11]


def test_own_dice_under_rules() -> None:
    dice = [["5b", "6b", "7b", "8b", "9b", "10b"], *PUBLISHED[1:]]
    game = own(rules={"dice": dice})
    refused(game, "0 roll 5r,10r,7r,9r,9r,5b,1b,1r,3r,1g", "DICE-02")


def test_an_own_sheet_is_carried_whole() -> None:
    game = own(phases=[{"contract": "set(4)"}])
    assert game.rules.written() == {"sheet": {"game": "dice", "phases": [{"contract": "set(4)"}]}}


@pytest.mark.parametrize(
    ("contract", "numbers", "points"),
    [
        ("set(4) nowild", "10 10 10 7 7 7 * * * 1", -1),
        ("set(3) nowild", "10 10 10 7 7 7 * * * 1", 30),
        ("any(9,10;6)", "10 10 9 9 8 8 * * 1 1", 38),
        ("any(1,2,3,4;4)+set(2)", "10 10 9 9 8 8 1 2 3 4", 30),
        ("any(5,6;3)+set(3)", "5 5 6 6 6 10 1 1 1 *", 28),
        ("twin(2)", "5r,5g,5o,5r,5b,6o,1b,1r,1o,1g", 10),
        ("twin(2)", "5r,5g,5o,6g,6b,7g,*r,1r,1o,1g", 5),
        ("run(3,suited)", "5r,6r,7r,5r,5b,6o,1b,1r,1o,1g", 18),
        ("run(3,suited)", "5r,6r,5o,5r,5b,6o,*r,1r,1o,1g", 11),
        ("run(3,suited)", "5r,6r,5o,5r,5b,6o,*o,1r,1o,1g", 11),
        ("set(4,mixed)", "5r,5g,5o,6g,5b,6o,1b,1r,1o,1g", 20),
        ("each(5,6,7)", "5r,7g,6b,6g,5b,6o,1b,1r,1o,1g", 18),
        ("colour(3)+colour(2)", "5r,6r,7r,6g,10g,9g,1b,1r,1o,1g", 25 + 13),
    ],
)
def test_the_best_choice_of_every_kind_of_contract(contract: str, numbers: str, points: int) -> None:
    game = own(phases=[{"contract": contract}])
    throw(game, numbers)
    assert game.table.points() == points


@pytest.mark.parametrize(
    ("sheet", "key"),
    [
        ({"phases": [{"contract": "set(11)"}]}, "phases[0].contract"),
        ({"phases": [{"contract": "set(7) nowild"}]}, "phases[0].contract"),
        ({"phases": [{"contract": "run(11)"}]}, "phases[0].contract"),
        ({"phases": []}, "phases"),
        ({"deck": {"copies": 3}}, "deck"),
        ({"five_bonus": {"points": -1}}, "five_bonus.points"),
        ({"five_bonus": {"when": 3}}, "five_bonus.when"),
        ({"ten_bonus": 40}, "ten_bonus"),
        ({"players": {"most": 9}}, "players.most"),
        ({"rules": {"dice": [["5r"]]}}, "rules.dice"),
        ({"rules": {"edition": "classic"}}, "rules.edition"),
    ],
)
def test_a_mistake_in_a_sheet_has_its_key(sheet: dict[str, Any], key: str) -> None:
    with pytest.raises(SheetError) as caught:
        own(**sheet)
    assert caught.value.key == key


def test_a_sheet_of_another_game_is_refused() -> None:
    with pytest.raises(SheetError):
        zehn.new("dice", players=["Anna"], rules={"sheet": {"game": "phase10"}})
