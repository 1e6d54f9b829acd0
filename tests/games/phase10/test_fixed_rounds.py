"""P10-V1: exactly as many rounds as phases."""

import pytest

import zehn
from scripts import Round, deal, passes, play, refused, rounds_of
from zehn import Refused

FIXED = ["fixed_rounds"]
LOW = "1r 1b 1g 1y 2r 2b 2g 2y 3r 3b"
HIGH = "10r 10b 10g 10y 11r 11b 11g 11y 12r 12b"
BOTH = "5r 5b 5g 8r 8b 8g 9y 10g 11y"


def test_p10_v1_everyone_moves_on_laid_or_not() -> None:
    game = deal(BOTH, "", phases="1,2", variants=FIXED, turn_limit=1, then=[Round(["", BOTH])])
    play(game, "0 draw", "0 lay 1 5r,5b,5g 8r,8b,8g", "0 discard 9y")
    play(game, "1 draw")
    refused(game, "1 lay 1 5r,5b,5g 8r,8b,8g", "P10-15")
    play(game, "1 lay 2 5r,5b,5g 8r,9y,10g,11y")


def test_p10_v1_without_it_who_did_not_lay_tries_again() -> None:
    game = deal("", "", phases="1,2", turn_limit=1, then=[Round(["", BOTH])])
    passes(game, 0)
    play(game, "1 draw")
    refused(game, "1 lay 2 5r,5b,5g 8r,9y,10g,11y", "P10-15")
    play(game, "1 lay 1 5r,5b,5g 8r,8b,8g")


@pytest.mark.parametrize(("phases", "rounds"), [("1", 1), ("3,5,9", 3), ("even", 5), ("first:10", 10)])
def test_p10_v1_as_many_rounds_as_phases(phases: str, rounds: int) -> None:
    others = [Round([HIGH, LOW], pile="7r 7b")] * 9
    game = deal(HIGH, LOW, pile="7r 7b", phases=phases, variants=FIXED, turn_limit=1, then=others)
    for number in range(rounds):
        assert not game.over
        passes(game, number % 2)
    assert game.over
    assert game.result()["totals"] == [100 * rounds, 50 * rounds]
    assert game.result()["winners"] == [1]


def test_p10_v1_no_round_more_and_none_less() -> None:
    game = deal(LOW, HIGH, pile="7r 7b", phases="1,2", variants=FIXED, turn_limit=1, then=[Round([LOW, HIGH])] * 3)
    passes(game, 0)
    play(game, "1 draw", "1 discard 10r")
    refused(game, "0 draw", "P10-35")


def test_p10_v1_who_lays_the_last_phase_need_not_win() -> None:
    """Seat 0 lays the only phase, but keeps 70 points; seat 1 lays nothing and has 50."""
    game = deal("4r 4b 4g 8r 8b 8g 12r 12b ! *", LOW, pile="7r 7b", phases="1", variants=FIXED, turn_limit=2)
    play(game, "0 draw", "0 lay 1 4r,4b,4g 8r,8b,8g", "0 discard 7r")
    passes(game, 1)
    assert game.result() == {
        "rounds": [{"points": [55, 50], "laid": [1, None]}],
        "totals": [55, 50],
        "done": [[1], []],
        "winners": [1],
    }


def test_p10_v1_who_ends_a_round_scores_0() -> None:
    hands = ["4r 4b 4g 4y 4r 8r 8b 8g 8y 8r", LOW]
    game = deal(*hands, pile="12y", phases="1,2", variants=FIXED)
    play(game, "0 draw", "0 lay 1 4r,4b,4g,4y,4r 8r,8b,8g,8y,8r", "0 discard 12y")
    assert rounds_of(game, "points") == [[0, 50]]


def test_p10_v1_ties_are_shared() -> None:
    game = deal(LOW, "3g 3y 4r 4b 4g 4y 5r 5b 5g 5y", HIGH, pile="7r", phases="1", variants=FIXED, turn_limit=1)
    passes(game, 0)
    assert game.result()["winners"] == [0, 1]


def test_p10_v1_done_has_only_phases_that_were_laid() -> None:
    game = deal("", "", phases="1,2,3", variants=FIXED, turn_limit=1, then=[Round(["", BOTH]), Round(["", ""])])
    passes(game, 0)
    play(game, "1 draw", "1 lay 2 5r,5b,5g 8r,9y,10g,11y", "1 discard 8b")
    passes(game, 0)
    assert game.result()["done"] == [[], [2]]
    assert rounds_of(game, "laid") == [[None, None], [None, 2], [None, None]]


def test_p10_v1_excludes_free_order() -> None:
    with pytest.raises(Refused) as caught:
        zehn.new("phase10", players=["Anna", "Ben"], rules={"variants": ["fixed_rounds", "free_order"]}, seed=1)
    assert caught.value.refusal.clause == "RECORD"


@pytest.mark.parametrize("variants", [["fixed_rounds", "knocking"], ["free_order", "knocking"]])
def test_p10_v1_and_v4_go_with_knocking(variants: list[str]) -> None:
    game = deal("12y", "", "", variants=variants, phases="2,8")
    play(game, "0 draw", "0 discard 12y", "2 knock")
