"""P10-20 … P10-23: wilds."""

import pytest

from scripts import deal, drawn, groups, hand, legal, play, refused
from zehn import Phase10


def fits(game: Phase10, card: str, group: int) -> bool:
    """Whether a card could be hit on a group by somebody who has it."""
    rules = game.rules
    return bool(game.table.groups[group].takes >> rules.deck.kind_of[card] & 1)


@pytest.mark.parametrize(
    ("phase", "lay"),
    [
        (1, "4r,4b,* 8r,*,8g"),
        (1, "4r,*,* *,*,8g"),
        (1, "*,*,*@7 8r,8b,8g"),
        (1, "*,*,*@7 *,*,*@7"),
        (4, "*,4b,5g,*,7r,8b,9g"),
        (4, "*,*,*,*,*,*,*@6"),
        (8, "1r,*,*,4r,5r,*,*"),
        (8, "*,*,*,*,*,*,*@b"),
        (10, "*,*,*,*,*@1 8r,8b,*"),
    ],
)
def test_p10_20_a_wild_stands_for_any_card(phase: int, lay: str) -> None:
    hand = lay.replace("@", " @").replace(",", " ").split()
    game = drawn(" ".join(card for card in hand if "@" not in card), phase)
    play(game, f"0 lay {phase} {lay}")


@pytest.mark.parametrize(
    ("phase", "lay"),
    [(1, "4r,5b,* 8r,8b,8g"), (1, "4r,*,* 8r,9b,*"), (4, "3r,*,6g,7y,8r,9b,10g"), (8, "1r,2b,*,*,*,*,*")],
)
def test_p10_20_but_the_other_cards_must_fit_together(phase: int, lay: str) -> None:
    refused(drawn(lay.replace(",", " "), phase), f"0 lay {phase} {lay}", "P10-13")


def test_p10_20_in_a_hit() -> None:
    game = drawn("4r 4b 4g 8r 8b 8g * *")
    play(game, "0 lay 1 4r,4b,4g 8r,8b,8g", "0 hit * g0", "0 hit * g1")
    assert groups(game) == ["4r,4b,4g,*", "8r,8b,8g,*"]


def test_p10_20_in_a_colour_group_it_takes_that_colour() -> None:
    game = drawn("1b 2b * 4b 5b 6b 7b 8b 8r", 8)
    play(game, "0 lay 8 1b,2b,*,4b,5b,6b,7b")
    refused(game, "0 hit 8r g0", "P10-25")
    play(game, "0 hit 8b g0")


def test_p10_21_in_a_run_a_wild_stands_for_the_value_of_its_place() -> None:
    game = drawn("* 4b 5g 6y 7r 8b * 3r 9g 10g", 4)
    play(game, "0 lay 4 *,4b,5g,6y,7r,8b,*")
    refused(game, "0 hit 3r g0", "P10-25")
    refused(game, "0 hit 9g g0", "P10-25")
    assert fits(game, "2y", 0)
    play(game, "0 hit 10g g0")


def test_p10_21_a_wild_in_a_gap_fills_that_gap() -> None:
    game = drawn("3r 4b * 6y 7r 8b 9g 5r", 4)
    refused(game, "0 lay 4 3r,4b,6y,7r,8b,9g,*", "P10-13")
    play(game, "0 lay 4 3r,4b,*,6y,7r,8b,9g")
    refused(game, "0 hit 5r g0", "P10-25")


def test_p10_21_an_all_wild_set_has_the_value_that_is_named() -> None:
    game = drawn("* * * 8r 8b 8g 7r 6r")
    play(game, "0 lay 1 *,*,*@7 8r,8b,8g")
    refused(game, "0 hit 6r g0", "P10-25")
    play(game, "0 hit 7r g0")


def test_p10_21_an_all_wild_run_begins_with_the_value_that_is_named() -> None:
    game = drawn("5r 5b 5g * * * * 3r 7r 8r", 2)
    play(game, "0 lay 2 5r,5b,5g *,*,*,*@4")
    assert [card for card in ("3r", "4r", "7r", "8r") if fits(game, card, 1)] == ["3r", "8r"]
    play(game, "0 hit 8r g1", "0 hit 3r g1")


def test_p10_21_an_all_wild_colour_group_has_the_colour_that_is_named() -> None:
    game = drawn("* * * * * * * 8r 8b", 8)
    play(game, "0 lay 8 *,*,*,*,*,*,*@b")
    refused(game, "0 hit 8r g0", "P10-25")
    play(game, "0 hit 8b g0")


@pytest.mark.parametrize(
    ("phase", "lay"),
    [
        (1, "*,*,* 8r,8b,8g"),
        (1, "*,*,*@r 8r,8b,8g"),
        (2, "8r,8b,8g *,*,*,*"),
        (2, "8r,8b,8g *,*,*,*@r"),
        (8, "*,*,*,*,*,*,*"),
        (8, "*,*,*,*,*,*,*@7"),
    ],
)
def test_p10_21_an_all_wild_group_must_be_named(phase: int, lay: str) -> None:
    refused(drawn("* * * * * * * 8r 8b 8g", phase), f"0 lay {phase} {lay}", "P10-21", "group-wild-unnamed")


@pytest.mark.parametrize(
    ("phase", "lay"), [(1, "4r,*,*@4 8r,8b,8g"), (2, "8r,8b,8g 4r,*,*,*@4"), (8, "4r,8r,*,*,*,*,*@r")]
)
def test_p10_21_another_group_must_not(phase: int, lay: str) -> None:
    refused(drawn("* * * * * 4r 8r 8b 8g", phase), f"0 lay {phase} {lay}", "P10-21", "group-wild-named")


def test_p10_22_a_wild_is_never_exchanged() -> None:
    """The only verbs for cards on the table add one; a natural card does not push a wild out of its place."""
    game = drawn("3r 4b * 6y 7r 8b 9g 5r 5b", 4)
    play(game, "0 lay 4 3r,4b,*,6y,7r,8b,9g")
    refused(game, "0 hit 5r g0", "P10-25")
    refused(game, "0 take", "P10-06")
    refused(game, "0 discard *", "P10-06", "not-in-hand")
    assert groups(game) == ["3r,4b,*,6y,7r,8b,9g"]


def test_p10_22_a_hit_leaves_the_wild_where_it_is() -> None:
    game = drawn("4r 4b * 8r 8b 8g 4g")
    play(game, "0 lay 1 4r,4b,* 8r,8b,8g", "0 hit 4g g0")
    assert groups(game)[0] == "4r,4b,*,4g"
    assert "*" not in hand(game, 0)


@pytest.mark.parametrize("move", ["0 exchange 4g g0", "0 hit 4g g0 *", "0 take * g0"])
def test_p10_22_there_is_no_such_move(move: str) -> None:
    game = play(drawn("4r 4b * 8r 8b 8g 4g"), "0 lay 1 4r,4b,* 8r,8b,8g")
    refused(game, move, "RECORD")


def test_p10_23_a_wild_is_no_skip() -> None:
    game = play(deal("* *", "", ""), "0 draw")
    refused(game, "0 skip 1", "P10-23")
    play(game, "0 discard *")
    assert game.turn == 1


def test_p10_23_who_has_both_plays_the_skip() -> None:
    game = play(deal("* !", "", ""), "0 draw", "0 skip 1")
    assert "*" in hand(game, 0)
    assert "!" not in hand(game, 0)


def test_p10_20_a_phase_of_an_own_sheet_may_bar_wilds_now_and_later() -> None:
    """Phase 1 takes none, phase 2 does."""
    sheet = {"game": "phase10", "phases": [{"contract": "set(3)+run(4) nowild"}, {"contract": "set(3)+run(4)"}]}
    cards = "5r 5b 5g 8r 9b 10g 11y *"
    game = play(deal(cards, "", sheet=sheet), "0 draw")
    refused(game, "0 lay 1 5r,5b,5g,* 8r,9b,10g,11y", "P10-20")
    refused(game, "0 lay 1 5r,5b,* 8r,9b,10g,11y", "P10-20")
    play(game, "0 lay 1 5r,5b,5g 8r,9b,10g,11y")
    for move in ("0 hit * g0", "0 hit * g1 low", "0 hit * g1 high"):
        refused(game, move, "P10-25")
    game = play(deal(cards, "", sheet=sheet, phases="2"), "0 draw", "0 lay 2 5r,5b,5g 8r,9b,10g,11y")
    legal(game, "0 hit * g0", "0 hit * g1 low", "0 hit * g1 high")
