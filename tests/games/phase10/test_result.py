"""The result in the form of the record."""

from scripts import Round, deal, passes, play

LOW = "1r 1b 1g 1y 2r 2b 2g 2y 3r 3b"
SETS = "4r 4b 4g 8r 8b 8g 10r 10b 10g 10y"
LAY = "lay 1 4r,4b,4g 8r,8b,8g"


def test_a_new_game() -> None:
    assert deal("", "", "").result() == {"rounds": [], "totals": [0, 0, 0], "done": [[], [], []], "winners": []}


def test_finished_rounds_only() -> None:
    game = deal(SETS, LOW, pile="7r 7b", then=[Round([SETS, LOW], pile="7r 7b")], turn_limit=2)
    play(game, "0 draw", f"0 {LAY}", "0 discard 7r")
    assert game.result() == {"rounds": [], "totals": [0, 0], "done": [[], []], "winners": []}
    passes(game, 1)
    first = {"points": [40, 50], "laid": [1, None]}
    assert game.result() == {"rounds": [first], "totals": [40, 50], "done": [[1], []], "winners": []}
    passes(game, 1)
    assert game.result()["rounds"] == [first]


def test_a_finished_game() -> None:
    game = deal(SETS, LOW, pile="7r 7b", phases="1", turn_limit=1)
    play(game, "0 draw", f"0 {LAY}", "0 discard 7r")
    assert game.result() == {
        "rounds": [{"points": [40, 50], "laid": [1, None]}],
        "totals": [40, 50],
        "done": [[1], []],
        "winners": [0],
    }


def test_a_result_is_a_picture_and_not_the_game_itself() -> None:
    game = deal(SETS, LOW, pile="7r 7b", phases="1", turn_limit=1)
    play(game, "0 draw", f"0 {LAY}", "0 discard 7r")
    picture = game.result()
    picture["rounds"][0]["points"][0] = 99
    picture["done"][0].append(9)
    picture["winners"].clear()
    assert game.result()["totals"] == [40, 50]
    assert game.result()["done"] == [[1], []]
    assert game.over
