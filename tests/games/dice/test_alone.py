"""DICE-16, DICE-17: alone."""

from dice_scripts import MAKES, go, misses, play, table, throw


def test_dice_16_a_failed_attempt_costs_five_and_the_total_may_go_below_zero() -> None:
    game = table(1)
    go(game, "--")
    assert game.result()["totals"] == [-10]
    assert game.result()["rounds"] == [{"scores": [None]}, {"scores": [None]}]
    go(game, "x")
    assert game.result()["totals"] == [50]


def test_dice_16_a_whole_turn_is_one_attempt() -> None:
    game = table(1)
    throw(game, "5 5 6 6 8 9 1 1 3 3")
    for _ in range(2):
        play(game, "0 keep -")
        throw(game, "5 5 6 6 8 9 1 1 3 3")
    play(game, "0 pass")
    assert game.result()["totals"] == [-5]


def test_dice_16_no_deduction_with_others() -> None:
    game = table(2)
    go(game, "--")
    assert game.result()["totals"] == [0, 0]


def test_dice_16_the_ten_phase_bonus_at_the_first_attempt() -> None:
    game = table(1)
    go(game, "-x-xxxxxxxxx")
    assert game.over
    assert game.result()["bonuses"] == [{"five": 40, "ten": 40}]
    assert game.result()["winners"] == [0]


def test_dice_16_no_bonus_at_a_later_attempt() -> None:
    game = table(1)
    go(game, "xxxxxxxxx-x")
    assert game.result()["bonuses"] == [{"five": 40, "ten": 0}]


def test_dice_17_declining_is_a_failed_attempt() -> None:
    game = table(1)
    throw(game, MAKES[1])
    play(game, "0 pass")
    assert game.result()["totals"] == [-5]
    assert game.table.columns[0].failed == 1


def test_dice_17_declining_phase_10_loses_its_bonus() -> None:
    game = table(1)
    go(game, "xxxxxxxxx")
    throw(game, MAKES[10])
    play(game, "0 pass")
    go(game, "x")
    assert game.result()["bonuses"] == [{"five": 40, "ten": 0}]


def test_dice_17_free_declining_costs_nothing() -> None:
    game = table(1, solo_decline="free")
    throw(game, MAKES[1])
    play(game, "0 pass")
    assert game.result()["totals"] == [0]
    assert game.result()["rounds"] == [{"scores": [None]}]
    assert game.table.columns[0].failed == 0
    go(game, "x")
    assert game.result()["totals"] == [60]


def test_dice_17_free_declining_phase_10_keeps_its_bonus() -> None:
    game = table(1, solo_decline="free")
    go(game, "xxxxxxxxx")
    for _ in range(3):
        throw(game, MAKES[10])
        play(game, "0 pass")
    go(game, "x")
    assert game.result()["bonuses"] == [{"five": 40, "ten": 40}]


def test_dice_17_free_is_about_a_phase_that_the_dice_show() -> None:
    game = table(1, solo_decline="free")
    go(game, "-")
    assert game.result()["totals"] == [-5]
    throw(game, MAKES[1])
    play(game, "0 keep -")
    throw(game, "5 5 6 6 8 9 1 1 3 3")
    play(game, "0 pass")
    assert game.result()["totals"] == [-10]


def test_dice_17_free_changes_nothing_for_several() -> None:
    """A declined phase ends a last go (DICE-13)."""
    game = table(2, solo_decline="free")
    go(game, *["x-"] * 9, "x")
    throw(game, MAKES[1])
    play(game, "1 pass")
    assert game.over


def test_dice_17_the_221_are_compared_with_deductions() -> None:
    """239 points in five phases: three failures leave 224, four leave 219."""
    last = "5 6 7 8 8 8 1 2 3 *"
    for failures, bonus in ((3, 40), (4, 0)):
        game = table(1)
        go(game, "-" * failures, "xxxx")
        throw(game, last)
        play(game, "0 score")
        assert game.table.columns[0].five == bonus
        assert game.result()["totals"] == [239 - 5 * failures + bonus]


def test_dice_17_the_five_phase_bonus_is_decided_once() -> None:
    game = table(1)
    go(game, "xxxxx")
    won = game.table.columns[0].total
    for _ in range(20):
        misses(game)
    assert game.table.columns[0].five == 40
    assert game.table.columns[0].total == won - 100
