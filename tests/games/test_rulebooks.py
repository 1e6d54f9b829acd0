"""The examples that the rulebooks give themselves."""

from scripts import DECK, Round, deal, groups, legal, passes, play, refused
from zehn import Phase10


def lays(game: Phase10, seat: int, lay: str) -> None:
    """A seat draws, lays its phase and discards the card that it drew."""
    play(game, f"{seat} draw")
    drawn = DECK.names[game.hands[seat].cards[-1]]
    play(game, f"{seat} lay {lay}", f"{seat} discard {drawn}")


def test_two_sets_of_three_with_the_drawn_4() -> None:
    """Two 4s and three 8s in hand: with the drawn 4 the six cards may be laid."""
    game = deal("4r 4b 8r 8b 8g", "", pile="4g")
    refused(game, "0 lay 1 4r,4b,4g 8r,8b,8g", "P10-06")
    play(game, "0 draw", "0 lay 1 4r,4b,4g 8r,8b,8g", "0 discard 1r")
    assert groups(game) == ["4r,4b,4g", "8r,8b,8g"]


def test_phase_2_with_5s_and_8_to_11_and_the_extra_7_and_12() -> None:
    game = deal("5r 5b 5g 8r 9b 10g 11y 7r 12b 5y", "", phases="2")
    play(game, "0 draw")
    legal(
        game,
        "0 lay 2 5r,5b,5g 8r,9b,10g,11y",
        "0 lay 2 5r,5b,5g,5y 8r,9b,10g,11y",
        "0 lay 2 5r,5b,5g 7r,8r,9b,10g,11y",
        "0 lay 2 5r,5b,5g 8r,9b,10g,11y,12b",
    )
    refused(game, "0 lay 2 5r,5b,5g,7r 8r,9b,10g,11y", "P10-13")
    all_at_once = play(game.copy(), "0 lay 2 5r,5b,5g,5y 7r,8r,9b,10g,11y,12b")
    one_by_one = play(game, "0 lay 2 5r,5b,5g 8r,9b,10g,11y", "0 hit 7r g1", "0 hit 12b g1", "0 hit 5y g0")
    assert groups(all_at_once) == groups(one_by_one) == ["5r,5b,5g,5y", "7r,8r,9b,10g,11y,12b"]


def test_a_run_of_seven_from_1_or_from_4() -> None:
    """Phase 4 asks for a run of seven: 1 to 7, or 4 to 10."""
    game = play(deal("1r 2b 3g 4y 5r 6b 7g 8y 9r 10b", "", phases="4"), "0 draw")
    legal(game, "0 lay 4 1r,2b,3g,4y,5r,6b,7g", "0 lay 4 4y,5r,6b,7g,8y,9r,10b")


def test_one_can_be_in_phase_6_while_another_is_still_in_phase_2() -> None:
    """Here in phase 3 and phase 1: everyone goes on with their own lays only."""
    first, second = "4r 4b 4g 8r 8b 8g", "5r 5b 5g 8r 9b 10g 11y"
    third = Round(["6r 6b 6g 6y 1r 2b 3g 4y", "4r 4b 4g 8r 8b 8g"])
    game = deal(first, "", turn_limit=2, then=[Round([second, ""]), third])
    lays(game, 0, "1 4r,4b,4g 8r,8b,8g")
    passes(game, 1, 1)
    lays(game, 0, "2 5r,5b,5g 8r,9b,10g,11y")
    lays(game, 0, "3 6r,6b,6g,6y 1r,2b,3g,4y")
    lays(game, 1, "1 4r,4b,4g 8r,8b,8g")
    assert game.result()["done"] == [[1, 2, 3], [1]]


SCORE_SHEET = [
    ("4r 4r 4b 4b 4g 8r 8r 8b 8b 8g", "3r 3b 3g 6r 6b 6g 10r 1r 1b 1g",
     "5r 5b 5g 7r 7b 7g 2r 2b 2g 2y", "11r 11b 11g 11y 12r 1y 9r 9b 9g 9y"),
    ("4r 4b 4g 1b 2b 3b 4y 12r 6r 6b", "11r 11g 12b 1g 1y 3y 6g 6y 7r 7g",
     "5r 5b 5g 5y 5r 7b 8b 9b 10b 11b", "8r 8g 8y 9r 9g 9y 10r 2g 2y 3g"),
    ("4r 4b 4g 4y 4r 6r 7r 8r 9r 10r", "5r 5b 5g 1b 2b 3b 4b 5y 6b 7b",
     "11r 11b 11g 11y 1r 2r 3r 6g 7g 8g", "1g 1y 2g 2y 3g 3y 8b 9b 9g 9y"),
    ("1b 2b 3b 4b 5b 6b 7b 1g 2g 4g", "3r 3b 3g 3y 3r 5r 6r 7r 8r 9r",
     "8r 8b 8g 8y 9b 10b 11b 12b 12r 1y", "5b 5g 5y 6g 7g 8g 9g 2y 4y 4r"),
    ("1r 2r 3r 4r 5r 6r 7r 8r 9r 10r", "11r 11b 11g 11y 1g 2g 3g 4g 5g 6g",
     "1b 2b 3b 4b 5b 6b 7b 10b 9b 9g", "12r 12b 12g 1y 2y 3y 4y 5y 6y 7y"),
]  # fmt: skip
MICHAELA, HORST, PETRA, THOMAS = range(4)


def test_the_score_sheet_after_five_rounds() -> None:
    """Michaela 5 phases and 35 points, Horst 3 and 170, Petra 4 and 125, Thomas 2 and 230."""
    first, *others = SCORE_SHEET
    game = deal(*first, dealer=MICHAELA, then=[Round(hands) for hands in others])

    lays(game, HORST, "1 3r,3b,3g 6r,6b,6g")
    lays(game, PETRA, "1 5r,5b,5g 7r,7b,7g")
    passes(game, THOMAS)
    lays(game, MICHAELA, "1 4r,4r,4b,4b,4g 8r,8r,8b,8b,8g")
    assert game.result()["rounds"][-1] == {"points": [0, 25, 20, 75], "laid": [1, 1, 1, None]}

    passes(game, PETRA)
    lays(game, THOMAS, "1 8r,8g,8y 9r,9g,9y")
    lays(game, MICHAELA, "2 4r,4b,4g 1b,2b,3b,4y")
    passes(game, HORST)
    lays(game, PETRA, "2 5r,5b,5g,5y,5r 7b,8b,9b,10b,11b")
    assert game.result()["rounds"][-1] == {"points": [20, 65, 0, 25], "laid": [2, None, 2, 1]}

    passes(game, THOMAS, MICHAELA)
    lays(game, HORST, "2 5r,5b,5g 1b,2b,3b,4b,5y")
    passes(game, PETRA, THOMAS)
    lays(game, MICHAELA, "3 4r,4b,4g,4y,4r 6r,7r,8r,9r,10r")
    assert game.result()["rounds"][-1] == {"points": [0, 10, 70, 50], "laid": [3, 2, None, None]}

    lays(game, MICHAELA, "4 1b,2b,3b,4b,5b,6b,7b")
    passes(game, HORST)
    lays(game, PETRA, "3 8r,8b,8g,8y 9b,10b,11b,12b")
    lays(game, THOMAS, "2 5b,5g,5y 6g,7g,8g,9g")
    passes(game, MICHAELA)
    lays(game, HORST, "3 3r,3b,3g,3y,3r 5r,6r,7r,8r,9r")
    assert game.result()["rounds"][-1] == {"points": [15, 0, 15, 15], "laid": [4, 3, 3, 2]}

    passes(game, HORST)
    lays(game, PETRA, "4 1b,2b,3b,4b,5b,6b,7b")
    passes(game, THOMAS)
    lays(game, MICHAELA, "5 1r,2r,3r,4r,5r,6r,7r,8r,9r,10r")
    assert game.result()["rounds"][-1] == {"points": [0, 70, 20, 65], "laid": [5, None, 4, None]}

    assert game.result()["totals"] == [35, 170, 125, 230]
    assert game.result()["done"] == [[1, 2, 3, 4, 5], [1, 2, 3], [1, 2, 3, 4], [1, 2]]
    assert game.result()["winners"] == []
