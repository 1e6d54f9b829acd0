"""P10-26 … P10-30: skips."""

from typing import Any

import pytest

from scripts import Round, deal, discards, hand, legal, passes, play, refused, rounds_of, skipped
from zehn import Phase10


def test_p10_26_a_skip_is_played_before_an_opponent_of_choice() -> None:
    game = play(deal("!", "", "", ""), "0 draw")
    legal(game, "0 skip 1", "0 skip 2", "0 skip 3")
    before = discards(game)
    play(game, "0 skip 2")
    assert skipped(game) == [2]
    assert discards(game) == before
    assert "!" not in hand(game, 0)


def test_p10_26_it_ends_the_turn() -> None:
    game = play(deal("!", "", "", ""), "0 draw", "0 skip 2")
    refused(game, "0 discard 1r", "P10-06")
    play(game, "1 draw")


def test_p10_26_never_before_oneself() -> None:
    game = play(deal("!", "", ""), "0 draw")
    refused(game, "0 skip 0", "P10-26")


def test_p10_26_nor_before_nobody() -> None:
    game = play(deal("!", "", ""), "0 draw")
    refused(game, "0 skip 3", "P10-26")


@pytest.mark.parametrize("edition", ["classic", "compact"])
def test_p10_26_in_both_editions_before_any_opponent(edition: str) -> None:
    game = play(deal("!", "", "", edition=edition), "0 draw")
    legal(game, "0 skip 1", "0 skip 2")


def test_p10_27_one_skip_before_a_player() -> None:
    game = play(deal("!", "!", "", ""), "0 draw", "0 skip 2", "1 draw")
    refused(game, "1 skip 2", "P10-27")
    legal(game, "1 skip 0", "1 skip 3")


def test_p10_27_another_one_once_the_first_is_used() -> None:
    game = play(deal("! !", "", ""), "0 draw", "0 skip 2")
    assert skipped(game) == [2]
    passes(game, 1)
    assert skipped(game) == []
    play(game, "0 draw", "0 skip 2")
    assert skipped(game) == [2]


def test_p10_28_who_has_a_skip_before_him_loses_his_next_turn() -> None:
    game = play(deal("!", "", ""), "0 draw", "0 skip 1")
    refused(game, "1 draw", "P10-28")
    refused(game, "1 take", "P10-28")
    passes(game, 2, 0, 1)


def test_p10_28_in_his_turn_and_not_before() -> None:
    game = play(deal("!", "", "", ""), "0 draw", "0 skip 2")
    assert skipped(game) == [2]
    refused(game, "2 draw", "P10-06")
    play(game, "1 draw")
    assert skipped(game) == [2]
    play(game, f"1 discard {hand(game, 1)[0]}")
    assert skipped(game) == []
    refused(game, "2 draw", "P10-28")
    play(game, "3 draw")


def test_p10_28_with_two_players_one_plays_twice() -> None:
    game = play(deal("!", ""), "0 draw", "0 skip 1")
    refused(game, "1 draw", "P10-28")
    passes(game, 0, 1)


def test_p10_28_several_lose_their_turns_one_after_another() -> None:
    game = play(deal("!", "!", "", ""), "0 draw", "0 skip 3", "1 draw", "1 skip 2")
    refused(game, "2 draw", "P10-28")
    refused(game, "3 draw", "P10-28")
    assert skipped(game) == []
    passes(game, 0, 1, 2, 3)


@pytest.mark.parametrize(
    ("rules", "pile"),
    [
        ({}, ["12r", "7r", "!"]),
        ({"edition": "classic"}, ["12r", "7r", "!"]),
        ({"edition": "compact"}, ["!", "12r", "7r"]),
        ({"edition": "classic", "used_skip_goes": "top"}, ["!", "12r", "7r"]),
        ({"edition": "compact", "used_skip_goes": "under"}, ["12r", "7r", "!"]),
    ],
)
def test_p10_28_under_the_pile_or_on_top_of_it(rules: dict[str, Any], pile: list[str]) -> None:
    game = deal("!", "12r", "", up="7r", **rules)
    play(game, "0 draw", "0 skip 2", "1 draw", "1 discard 12r")
    assert discards(game) == pile
    move = "0 take"
    refused(game, move, "P10-08") if pile[0] == "!" else play(game, move)


def test_p10_28_under_an_empty_pile_it_is_the_top_card() -> None:
    game = play(deal("!", "", "", up="7r"), "0 take", "0 skip 1")
    assert discards(game) == ["!"]
    refused(game, "2 take", "P10-08")


def test_p10_28_a_skip_is_gone_with_its_round() -> None:
    game = deal("!", "", "", then=[Round(["", "", ""])], turn_limit=2)
    play(game, "0 draw", "0 skip 2")
    passes(game, 1)
    assert skipped(game) == []
    passes(game, 1, 2)


def test_p10_29_going_out_with_a_skip_has_no_effect() -> None:
    game = deal("4r 4b 4g 4y 4r 8r 8b 8g 8y !", "", "", up="8r")
    play(game, "0 take", "0 lay 1 4r,4b,4g,4y,4r 8r,8b,8g,8y,8r", "0 skip 2")
    assert rounds_of(game, "laid") == [[1, None, None]]
    assert skipped(game) == []


def test_p10_29_also_before_one_who_has_a_skip_already() -> None:
    hands = ["4r 4b 4g 4y 4r 8r 8b 8g 8y !", "", "! 12r"]
    game = deal(*hands, pile="12b", dealer=1, up="8r")
    play(game, "2 draw", "2 skip 1", "0 take", "0 lay 1 4r,4b,4g,4y,4r 8r,8b,8g,8y")
    refused(game, "0 skip 1", "P10-27")
    play(game, "0 hit 8r g1")
    refused(game, "0 skip 0", "P10-26")
    legal(game, "0 skip 2")
    play(game, "0 skip 1")
    assert len(game.result()["rounds"]) == 1


def only_a_skip_left(**rules: Any) -> Phase10:
    game = deal("4r 4b 4g 4y 4r 8r 8b 8g 8y !", "", "", up="8r", **rules)
    return play(game, "0 take", "0 lay 1 4r,4b,4g,4y,4r 8r,8b,8g,8y,8r")


@pytest.mark.parametrize("rules", [{}, {"last_skip": "skip"}, {"edition": "compact", "last_skip": "skip"}])
def test_p10_29_it_is_still_played_and_not_discarded(rules: dict[str, Any]) -> None:
    game = only_a_skip_left(**rules)
    refused(game, "0 discard !", "P10-30")
    play(game, "0 skip 1")


@pytest.mark.parametrize("rules", [{"last_skip": "either"}, {"edition": "compact"}])
def test_p10_29_either_the_last_skip_may_be_discarded_or_played(rules: dict[str, Any]) -> None:
    for move in ("0 discard !", "0 skip 1", "0 skip 2"):
        game = play(only_a_skip_left(**rules), move)
        assert rounds_of(game, "laid") == [[1, None, None]]
        assert skipped(game) == []


def test_p10_29_either_is_about_the_only_card_in_hand() -> None:
    game = deal("4r 4b 4g 4y 4r 8r 8b 8g ! !", "", "", up="8r", last_skip="either")
    play(game, "0 take", "0 lay 1 4r,4b,4g,4y,4r 8r,8b,8g,8r")
    refused(game, "0 discard !", "P10-30")
    refused(game, "0 skip 0", "P10-26")


def test_p10_30_a_skip_is_not_discarded() -> None:
    game = play(deal("!", "", ""), "0 draw")
    refused(game, "0 discard !", "P10-30")


def test_p10_30_not_as_long_as_one_opponent_has_none() -> None:
    game = play(deal("!", "!", "", ""), "0 draw", "0 skip 2", "1 draw")
    refused(game, "1 discard !", "P10-30")


def two_skipped() -> Phase10:
    """Only knocking leads there: seat 2 knocks in spite of a skip and skips seat 1."""
    game = deal("! !", "12r !", "!", variants=["knocking"])
    play(game, "0 draw", "0 skip 2", "1 draw", "1 discard 12r", "2 knock", "2 skip 1", "0 draw")
    assert skipped(game) == [1, 2]
    return game


def test_p10_30_only_if_every_opponent_has_one() -> None:
    game = two_skipped()
    refused(game, "0 skip 1", "P10-27")
    refused(game, "0 skip 2", "P10-27")
    play(game, "0 discard !")
    assert discards(game).count("!") == 3


def test_p10_30_a_discarded_skip_skips_nobody() -> None:
    """Seats 1 and 2 lose their turns by the skips before them, and seat 0 only those."""
    game = play(two_skipped(), "0 discard !")
    assert skipped(game) == []
    assert game.turn == 0
    passes(game, 0, 1, 2)


def test_p10_28_everybody_has_one() -> None:
    """Seat 1 knocks and skips seat 0: all three lose a turn, then seat 2 plays, left of seat 1."""
    game = two_skipped()
    play(game, "0 discard 1r", "1 knock", "1 skip 0")
    assert skipped(game) == []
    assert game.turn == 2
    for seat in (0, 1):
        refused(game, f"{seat} draw", "P10-28")
    play(game, "2 draw")
