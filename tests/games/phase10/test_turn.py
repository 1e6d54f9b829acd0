"""P10-06 … P10-11: the turn."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from scripts import (
    Round,
    deal,
    discards,
    drain,
    hand,
    has_drawn,
    legal,
    passes,
    pile,
    play,
    refused,
    rounds_of,
    top,
)
from zehn import Phase10, Script
from zehn.cards.deck import Deck
from zehn.games.chance import Shuffled

LAID = "0 lay 1 4r,4b,4g 8r,8b,8g"


def test_p10_06_draw_lay_hit_discard() -> None:
    game = deal("4r 4b 8r 8b 8g 4y", "", pile="4g")
    play(game, "0 draw", LAID, "0 hit 4y g0", "0 discard 1r")
    assert game.turn == 1


def test_p10_06_lay_and_hit_are_not_needed() -> None:
    game = deal("4r 4b 8r 8b 8g 4y", "", pile="4g")
    play(game, "0 draw", "0 discard 4g")
    assert game.turn == 1


@pytest.mark.parametrize("move", ["0 lay 1 4r,4b,4g 8r,8b,8g", "0 hit 4r g0", "0 discard 4r", "0 skip 1"])
def test_p10_06_first_draw(move: str) -> None:
    refused(deal("4r 4b 4g 8r 8b 8g !", ""), move, "P10-06", "draw-first")


@pytest.mark.parametrize("verb", ["draw", "take"])
def test_p10_06_draw_only_once(verb: str) -> None:
    game = play(deal("", ""), "0 draw")
    refused(game, f"0 {verb}", "P10-06", "drawn-already")
    assert has_drawn(game, 0)


def test_p10_06_after_the_discard_the_turn_is_over() -> None:
    game = deal("4r 4b 4g 8r 8b 8g 4y", "", "")
    play(game, "0 draw", LAID, "0 discard 1r")
    refused(game, "0 hit 4y g0", "P10-06")
    refused(game, "0 draw", "P10-06")


def test_p10_06_play_goes_clockwise() -> None:
    game = passes(deal("", "", ""), 0, 1, 2, 0, 1, 2, 0)
    refused(game, "2 draw", "P10-06", "not-your-turn")
    refused(game, "0 draw", "P10-06", "not-your-turn")
    play(game, "1 draw")


def test_p10_06_nobody_moves_within_the_turn_of_another() -> None:
    game = play(deal("", "4r 4b 4g 8r 8b 8g", ""), "0 draw")
    for move in ("1 draw", "1 take", "1 lay 1 4r,4b,4g 8r,8b,8g", "2 discard 1r"):
        refused(game, move, "P10-06", "not-your-turn")


@pytest.mark.parametrize("move", ["0 discard 9y", "0 lay 1 4r,4b,4g 8r,8b,9y", "0 lay 1 4r,4r,4b 8r,8b,8g"])
def test_p10_06_every_card_comes_from_the_own_hand(move: str) -> None:
    game = play(deal("4r 4b 4g 8r 8b 8g", "9y"), "0 draw")
    refused(game, move, "P10-06", "not-in-hand")


def test_p10_06_a_hit_comes_from_the_own_hand() -> None:
    game = play(deal("4r 4b 4g 8r 8b 8g", "4y"), "0 draw", LAID)
    refused(game, "0 hit 4y g0", "P10-06", "not-in-hand")
    refused(game, "0 hit 4r g0", "P10-06", "not-in-hand")


def test_p10_06_a_skip_comes_from_the_own_hand() -> None:
    game = play(deal("", "!"), "0 draw")
    refused(game, "0 skip 1", "P10-06")
    refused(game, "0 discard !", "P10-06")


def test_p10_07_draw_the_top_of_the_draw_pile() -> None:
    game = play(deal("", "", up="7r", pile="12y 11y"), "0 draw")
    assert hand(game, 0).count("12y") == 1
    assert pile(game)[0] == "11y"
    assert discards(game) == ["7r"]


def test_p10_07_or_the_top_of_the_discard_pile() -> None:
    game = deal("12r", "", up="7r", pile="12y 11y")
    play(game, "0 take", "0 discard 12r", "1 take")
    assert "7r" in hand(game, 0)
    assert "12r" in hand(game, 1)
    assert pile(game)[:2] == ["12y", "11y"]
    assert discards(game) == []


def test_p10_08_a_skip_on_top_cannot_be_taken() -> None:
    game = deal("", "", up="!")
    refused(game, "0 take", "P10-08")
    play(game, "0 draw")


def test_p10_08_take_skip() -> None:
    game = play(deal("", "", up="!", take_skip=True), "0 take", "0 skip 1")
    assert game.turn == 0


def test_p10_08_the_card_under_a_skip_stays_there() -> None:
    game = deal("! 12r", "", up="7r", used_skip_goes="top")
    play(game, "0 draw", "0 skip 1")
    assert discards(game) == ["!", "7r"]
    refused(game, "0 take", "P10-08")


def test_p10_09_the_whole_discard_pile_is_turned() -> None:
    """Two players, 87 cards in the draw pile: when seat 0 has drawn the last, 88 cards are turned."""
    game = deal("", "", up="7r", last="12y", turned=["9g 9y 12y 7r"])
    drain(game, leave=1)
    play(game, "0 draw", "0 discard 12y")
    assert discards(game) == ["9g"]
    assert pile(game)[:3] == ["9y", "12y", "7r"]
    assert len(pile(game)) == 87


def test_p10_09_also_if_the_next_player_had_wanted_the_old_top_card() -> None:
    game = drain(deal("", "", last="12y", turned=["9g 12y"]), leave=1)
    play(game, "0 draw", "0 discard 12y", "1 take")
    assert "9g" in hand(game, 1)
    assert "12y" not in hand(game, 1)


def test_p10_09_not_before_the_draw_pile_is_empty() -> None:
    game = drain(deal("", "", up="7r", turned=["9g"]), leave=1)
    assert len(discards(game)) == 87
    assert discards(game)[-1] == "7r"
    legal(game, "0 take")
    play(game, "0 draw")
    assert len(discards(game)) == 87


def test_p10_09_at_the_start_of_the_turn_after_lost_turns() -> None:
    """Seat 1 draws the last card and skips seat 2; the skip that seat 2 puts away is turned with the pile."""
    game = drain(deal("", "!", "", turned=["!"]), leave=1)
    assert "!" not in discards(game)
    play(game, "1 draw", "1 skip 2")
    assert discards(game) == ["!"]
    assert game.turn == 0
    refused(game, "2 draw", "P10-28")
    refused(game, "0 take", "P10-08")


def test_p10_09_again_and_again() -> None:
    game = drain(deal("", "", turned=["9g", "10g"]), leave=1)
    passes(game, 0)
    drain(game, leave=1)
    assert discards(game)[-1] == "9g"
    passes(game, game.turn)
    assert discards(game) == ["10g"]


def test_p10_09_a_pile_that_nobody_turned_stops_the_game() -> None:
    game = drain(deal("", ""), leave=1)
    passes(game, 0)
    for move in ("1 draw", "1 take", "0 draw", "1 knock"):
        refused(game, move, "P10-09")
    assert list(game.moves()) == []


def test_p10_09_and_goes_on_when_chance_has_turned_it() -> None:
    game = drain(deal("", ""), leave=1)
    passes(game, 0)
    game.go_on()
    refused(game, "1 draw", "P10-09")
    game.chance = Script(turned=["9g 9y"])
    game.go_on()
    assert discards(game) == ["9g"]
    play(game, "1 draw")
    assert "9y" in hand(game, 1)


def test_p10_09_a_turned_pile_has_the_cards_of_the_discard_pile() -> None:
    class OtherCards(Script):
        def turned(self, deck: Deck, cards: Sequence[int], *, round: int, event: int) -> Shuffled:
            return [deck.wild, *cards[1:]]

    game = drain(deal("", "", up="7r"), leave=1)
    game.chance = OtherCards()
    passes(game, 0)
    refused(game, "1 draw", "P10-09")


def on_draw(*turned: str, **rules: Any) -> Phase10:
    """Seat 0 has drawn the last card, the 12y, and discarded it."""
    game = drain(deal("", "", last="12y", turned=turned, turn_pile="on_draw", **rules), leave=1)
    return play(game, "0 draw", "0 discard 12y")


def test_p10_09_on_draw_the_open_card_may_still_be_taken() -> None:
    game = on_draw("9g 9y")
    assert (top(game), pile(game)) == ("12y", [])
    play(game, "1 take")
    assert "12y" in hand(game, 1)
    assert game.table.turnings == 0
    passed = len(discards(game))
    play(game, f"1 discard {hand(game, 1)[-1]}")
    assert (len(discards(game)), game.table.turnings) == (passed + 1, 0)
    legal(game, "0 take", "0 draw")


def test_p10_09_on_draw_the_draw_turns_the_pile_before_the_card_is_drawn() -> None:
    game = play(on_draw("9g 9y 12y"), "1 draw")
    assert discards(game) == ["9g"]
    assert "9y" in hand(game, 1)
    assert (pile(game)[0], len(pile(game))) == ("12y", 86)
    assert game.table.turning is not None
    assert len(game.table.turning.cards) == 87
    assert game.table.since == ((1, -1),)


def test_p10_09_on_draw_a_pile_that_nobody_turned_stops_only_the_draw() -> None:
    game = on_draw()
    refused(game, "1 draw", "P10-09", "pile-not-turned")
    refused(game, "0 draw", "P10-06")
    legal(game, "1 take")
    game.chance = Script(turned=["9g 9y"])
    play(game, "1 draw")


def test_p10_09_on_draw_is_told_before_it_happens() -> None:
    """A copy and a view know the rule, too."""
    game = on_draw("9g 9y")
    assert [str(move) for move in game.view(1).moves()] == ["1 draw", "1 take"]
    assert game.view(1).why_not("1 draw") is None
    world = next(game.view(1).worlds(Random(1)))
    play(world, "1 draw")
    assert len(world.pile) == 86


def test_p10_09_on_draw_a_skip_on_top_cannot_be_taken() -> None:
    """Seat 1 draws the last card and skips seat 2, who puts the skip away on top: only a draw is left."""
    game = drain(deal("", "!", "", turned=["9g"], turn_pile="on_draw", edition="compact"), leave=1)
    play(game, "1 draw", "1 skip 2")
    refused(game, "0 take", "P10-08")
    play(game, "0 draw")
    assert discards(game) == ["9g"]


def test_p10_09_an_empty_discard_pile_has_nothing_to_take() -> None:
    game = deal("!", "", "", up="7r")
    play(game, "0 take", "0 skip 2")
    assert discards(game) == []
    refused(game, "1 take", "P10-09")
    play(game, "1 draw")


def test_p10_10_the_last_card_is_discarded() -> None:
    game = deal("4r 4b 4g 4y 4r 8r 8b 8g 8y 8r", "", pile="12r")
    play(game, "0 draw", "0 lay 1 4r,4b,4g,4y,4r 8r,8b,8g,8y,8r", "0 discard 12r")
    assert rounds_of(game, "points")[0][0] == 0


def test_p10_10_a_lay_leaves_a_card() -> None:
    game = deal("4r 4b 4g 4y 4r 8r 8b 8g 8y 8r", "", pile="8b")
    play(game, "0 draw")
    refused(game, "0 lay 1 4r,4b,4g,4y,4r 8r,8b,8g,8y,8r,8b", "P10-10")
    play(game, "0 lay 1 4r,4b,4g,4y,4r 8r,8b,8g,8y,8r", "0 discard 8b")


def test_p10_10_a_hit_leaves_a_card() -> None:
    game = deal("4r 4b 4g 4y 4r 8r 8b 8g 8y 8r", "", pile="8b")
    play(game, "0 draw", "0 lay 1 4r,4b,4g,4y,4r 8r,8b,8g,8y", "0 hit 8r g1")
    refused(game, "0 hit 8b g1", "P10-10")
    play(game, "0 discard 8b")
    assert len(game.result()["rounds"]) == 1


def test_p10_10_go_out_any_by_a_lay() -> None:
    game = deal("4r 4b 4g 4y 4r 8r 8b 8g 8y 8r", "", pile="8b", go_out="any")
    play(game, "0 draw", "0 lay 1 4r,4b,4g,4y,4r 8r,8b,8g,8y,8r,8b")
    assert rounds_of(game, "laid") == [[1, None]]
    assert rounds_of(game, "points")[0][0] == 0


def test_p10_10_go_out_any_by_a_hit() -> None:
    game = deal("4r 4b 4g 4y 4r 8r 8b 8g 8y 8r", "", pile="8b", go_out="any")
    play(game, "0 draw", "0 lay 1 4r,4b,4g,4y,4r 8r,8b,8g,8y,8r", "0 hit 8b g1")
    assert rounds_of(game, "laid") == [[1, None]]
    refused(game, "0 discard 8b", "P10-31")


def test_p10_10_go_out_any_by_a_discard_too() -> None:
    game = deal("4r 4b 4g 4y 4r 8r 8b 8g 8y 8r", "", pile="8b", go_out="any")
    play(game, "0 draw", "0 lay 1 4r,4b,4g,4y,4r 8r,8b,8g,8y,8r", "0 discard 8b")
    assert len(game.result()["rounds"]) == 1


def test_p10_10_go_out_any_ends_no_round_before_the_last_card() -> None:
    game = deal("4r 4b 4g 4y 4r 8r 8b 8g 8y 8r", "", pile="12r", go_out="any")
    play(game, "0 draw", "0 lay 1 4r,4b,4g,4y,4r 8r,8b,8g,8y,8r")
    assert game.turn == 0
    refused(game, "0 hit 12r g1", "P10-25")


def test_p10_11_turn_limit() -> None:
    ones, tens = "1r 1r 1b 1b 1g 1g 1y 1y 2r 2r", "10r 10r 10b 10b 10g 10g 10y 10y 11r 11r"
    game = deal(ones, tens, up="7r", pile="3r 3b 3g", turn_limit=3)
    passes(game, 0, 1)
    assert game.result()["rounds"] == []
    play(game, "0 draw", "0 discard 1r")
    assert game.result()["rounds"] == [{"points": [50, 100], "laid": [None, None]}]
    refused(game, "1 draw", "P10-11")


def test_p10_11_lost_turns_do_not_count() -> None:
    game = deal("!", "", "", turn_limit=3)
    play(game, "0 draw", "0 skip 1")
    passes(game, 2)
    assert game.result()["rounds"] == []
    passes(game, 0)
    assert len(game.result()["rounds"]) == 1


def test_p10_11_knocked_turns_count_and_no_knock_follows_the_last() -> None:
    game = deal("12r", "", "", variants=["knocking"], turn_limit=2)
    play(game, "0 draw", "0 discard 12r", "2 knock", "2 discard 12r")
    assert len(game.result()["rounds"]) == 1
    refused(game, "0 knock", "P10-11")


def test_p10_11_the_count_starts_anew_with_each_round() -> None:
    game = deal("", "", then=[Round(["", ""])], turn_limit=2)
    passes(game, 0, 1)
    passes(game, 1)
    assert len(game.result()["rounds"]) == 1
    passes(game, 0)
    assert len(game.result()["rounds"]) == 2


@pytest.mark.parametrize(("rules", "ends"), [({}, True), ({"turn_limit": None}, False)])
def test_p10_11_400_turns_or_none(rules: dict[str, Any], ends: bool) -> None:
    game = deal("", "", "", then=[], turned=[""] * 10, **rules)
    for _ in range(399):
        passes(game, game.turn)
    assert game.result()["rounds"] == []
    passes(game, game.turn)
    assert bool(game.result()["rounds"]) is ends
    if not ends:
        legal(game, f"{game.turn} draw")
