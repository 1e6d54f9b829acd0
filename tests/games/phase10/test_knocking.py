"""P10-V3, P10-V3a, P10-V3b: knocking."""

from typing import Any

import pytest

from scripts import (
    Round,
    deal,
    discards,
    drain,
    groups,
    hand,
    has_drawn,
    legal,
    listed,
    passes,
    play,
    refused,
    skipped,
    top,
)
from zehn import Phase10

KNOCKING = ["knocking"]


def after_discard(*hands: str, card: str = "12r", **rules: Any) -> Phase10:
    """Seat 0 has discarded a card; who may knock, may knock now."""
    game = deal(*(hands or ("", "", "", "")), pile=card, variants=KNOCKING, **rules)
    return play(game, "0 draw", f"0 discard {card}")


# -- P10-V3 ------------------------------------------------------------------------------------------------


def test_p10_v3_any_player_but_the_discarder_may_knock() -> None:
    game = after_discard()
    assert game.knockers == (1, 2, 3)
    legal(game, "1 knock", "2 knock", "3 knock")
    refused(game, "0 knock", "P10-V3", "knock-own")
    assert listed(game) == ["1 knock", "2 knock", "3 knock", "1 draw", "1 take"]


def test_p10_v3_only_if_it_was_agreed() -> None:
    game = deal("", "", "", pile="12r")
    play(game, "0 draw", "0 discard 12r")
    refused(game, "2 knock", "P10-V3", "no-knocking")
    assert game.knockers == ()


def test_p10_v3_the_knocker_gets_the_card_in_place_of_a_draw() -> None:
    game = play(after_discard(), "2 knock")
    assert hand(game, 2).count("12r") == 1
    assert "12r" not in discards(game)
    assert has_drawn(game, 2)
    refused(game, "2 draw", "P10-06", "drawn-already")
    refused(game, "2 take", "P10-06", "drawn-already")


def test_p10_v3_and_plays_a_whole_turn() -> None:
    game = after_discard("", "", "12b 12g 8r 8b 8g 8y 9y", "")
    play(game, "2 knock", "2 lay 1 12r,12b,12g 8r,8b,8g", "2 hit 8y g1")
    assert groups(game) == ["12r,12b,12g", "8r,8b,8g,8y"]
    play(game, "2 discard 9y", "3 draw")


def test_p10_v3_the_turn_may_end_with_a_skip() -> None:
    game = play(after_discard("", "", "!", ""), "2 knock", "2 skip 0")
    assert skipped(game) == [0]
    assert game.turn == 3


def test_p10_v3_the_first_to_knock_gets_it() -> None:
    game = play(after_discard(), "3 knock")
    refused(game, "1 knock", "P10-V3b")
    refused(game, "1 draw", "P10-06")


def test_p10_v3_the_knockers_left_neighbour_is_next() -> None:
    game = play(after_discard(), "2 knock", "2 discard 12r")
    assert game.turn == 3
    refused(game, "1 draw", "P10-06")
    play(game, "3 draw")


def test_p10_v3_players_jumped_over_lose_nothing_but_that_turn() -> None:
    game = play(after_discard(), "3 knock", "3 discard 12r")
    passes(game, 0, 1, 2, 3)


def test_p10_v3_a_skip_before_one_who_is_jumped_over_stays() -> None:
    game = deal("!", "12r", "", "", variants=KNOCKING)
    play(game, "0 draw", "0 skip 2", "1 draw", "1 discard 12r", "3 knock", "3 discard 12r")
    assert skipped(game) == [2]
    passes(game, 0, 1)
    assert skipped(game) == [2]
    refused(game, "2 draw", "P10-28")
    play(game, "3 draw")
    assert skipped(game) == []


def test_p10_v3_the_next_player_need_not_knock() -> None:
    game = play(after_discard(), "1 take")
    assert "12r" in hand(game, 1)
    play(game, "1 discard 12r")
    legal(game, "0 knock", "2 knock", "3 knock")


def test_p10_v3_he_may_and_then_it_counts_as_a_knock() -> None:
    game = play(after_discard(), "1 knock", "1 discard 12r")
    assert game.turn == 2
    passes(game, 2)
    refused(game, "1 knock", "P10-V3a")


def test_p10_v3_not_for_the_first_card() -> None:
    game = deal("", "", "", variants=KNOCKING)
    assert game.knockers == ()
    refused(game, "1 knock", "P10-V3", "knock-nothing")
    refused(game, "0 knock", "P10-V3", "knock-nothing")


def test_p10_v3_not_after_a_skip() -> None:
    game = play(deal("!", "", "", up="12r", variants=KNOCKING), "0 draw", "0 skip 2")
    assert top(game) == "12r"
    refused(game, "2 knock", "P10-V3", "knock-nothing")
    play(game, "1 take")


@pytest.mark.parametrize("take_skip", [True, False])
def test_p10_v3_not_for_a_discarded_skip(take_skip: bool) -> None:
    """Seats 1 and 2 have skips before them, so seat 0 may discard one (P10-30)."""
    game = deal("! !", "12r", "!", variants=KNOCKING, take_skip=take_skip)
    play(game, "0 draw", "0 skip 2", "1 draw", "1 discard 12r", "2 knock", "2 skip 1", "0 draw", "0 discard !")
    assert game.knockers == ()
    for seat in (1, 2):
        refused(game, f"{seat} knock", "P10-V3", "knock-nothing")


def test_p10_v3_not_for_the_card_of_a_turned_pile() -> None:
    game = drain(deal("", "", variants=KNOCKING, turned=["9g"]), leave=1)
    passes(game, 0)
    game.close_window()
    assert discards(game) == ["9g"]
    refused(game, "1 knock", "P10-V3", "knock-nothing")


def test_p10_v3_with_two_players() -> None:
    game = play(after_discard("", ""), "1 knock", "1 discard 12r")
    assert game.turn == 0
    play(game, "0 knock", "0 discard 12r")
    assert game.turn == 1


# -- P10-V3a -----------------------------------------------------------------------------------------------


def one_has_knocked() -> Phase10:
    """Of four, seat 3 has knocked and discarded; seat 0 is next and has passed."""
    game = play(after_discard(), "3 knock", "3 discard 12r")
    return passes(game, 0)


def test_p10_v3a_not_twice_in_direct_succession() -> None:
    game = one_has_knocked()
    assert game.knockers == (1, 2)
    refused(game, "3 knock", "P10-V3a")
    passes(game, 1)
    refused(game, "3 knock", "P10-V3a")
    passes(game, 2)
    refused(game, "3 knock", "P10-V3a")


@pytest.mark.parametrize("verb", ["draw", "take"])
def test_p10_v3a_again_after_a_regular_turn(verb: str) -> None:
    game = after_discard("", "", "", "11y")
    play(game, "3 knock", "3 discard 12r")
    passes(game, 0, 1, 2)
    play(game, f"3 {verb}", "3 discard 11y")
    passes(game, 0)
    play(game, "3 knock")


def test_p10_v3a_again_after_another_player_has_knocked() -> None:
    game = play(one_has_knocked(), "2 knock")
    play(game, f"2 discard {hand(game, 2)[0]}")
    refused(game, "2 knock", "P10-V3", "knock-own")
    play(game, "3 knock")


def test_p10_v3a_a_lost_turn_is_no_regular_turn() -> None:
    """Seat 1 skips seat 3; seat 3 loses a turn and may still not knock again."""
    game = deal("", "!", "", "", pile="12r", variants=KNOCKING)
    play(game, "0 draw", "0 discard 12r", "3 knock", "3 discard 12r")
    passes(game, 0)
    play(game, "1 draw", "1 skip 3")
    passes(game, 2, 0)
    assert skipped(game) == []
    refused(game, "3 knock", "P10-V3a")


def test_p10_v3a_the_ban_ends_with_the_round() -> None:
    game = after_discard("", "", "", "", then=[Round(["", "", "", ""])], turn_limit=3)
    play(game, "3 knock", "3 discard 12r")
    passes(game, 0)
    passes(game, 1)
    play(game, "3 knock")


def next_discard(*hands: str, **rules: Any) -> Phase10:
    """Of four, seat 0 has discarded the 12r, and seat 3 has knocked for it."""
    game = deal(*hands, pile="12r", variants=KNOCKING, knock_again="next_discard", **rules)
    return play(game, "0 draw", "0 discard 12r", "3 knock")


def test_p10_v3a_next_discard_the_ban_covers_the_first_discard_of_another_player() -> None:
    game = play(next_discard("", "", "", ""), "3 discard 12r")
    passes(game, 0)
    assert game.knockers == (1, 2)
    refused(game, "3 knock", "P10-V3a", "knock-next")
    passes(game, 1)
    play(game, "3 knock")


def test_p10_v3a_next_discard_somebody_elses_knock_does_not_lift_it() -> None:
    """Seat 1 knocks for the discard of seat 3; that of seat 1 is the first of another player."""
    game = play(next_discard("", "", "", ""), "3 discard 12r", "1 knock", "1 discard 12r")
    refused(game, "3 knock", "P10-V3a")
    passes(game, 2)
    refused(game, "1 knock", "P10-V3a")
    play(game, "3 knock")


def test_p10_v3a_next_discard_a_skip_lifts_nothing_nor_does_an_own_turn() -> None:
    """Seats 3, 1 and 3 again end their turns with skips: no discard since the knock of seat 3."""
    game = play(next_discard("", "!", "", "! ! 11y"), "3 skip 0", "1 draw", "1 skip 2")
    assert game.turn == 3
    play(game, "3 draw", "3 discard 11y")
    passes(game, 0)
    refused(game, "3 knock", "P10-V3a")
    passes(game, 1)
    play(game, "3 knock")


def test_p10_v3a_next_discard_a_discarded_skip_is_a_discard() -> None:
    """Seat 0 of three can skip nobody any more and discards a skip: the ban of seat 1 is over."""
    game = deal("! ! 11y", "12r !", "!", variants=KNOCKING, knock_again="next_discard")
    play(game, "0 draw", "0 skip 2", "1 draw", "1 discard 12r", "2 knock", "2 skip 1", "0 draw", "0 discard !")
    assert game.turn == 0
    play(game, "0 draw", "0 discard 11y", "2 knock")


def test_p10_v3a_next_discard_two_may_be_barred_at_once() -> None:
    """Seat 3 knocks and discards, seat 1 knocks for that and skips: the next discard is barred for both."""
    game = play(next_discard("", "!", "", ""), "3 discard 12r", "1 knock", "1 skip 2", "3 draw")
    passes(play(game, f"3 discard {hand(game, 3)[-1]}"), 0)
    refused(game, "3 knock", "P10-V3a")
    legal(game, "1 knock")


def test_p10_v3a_next_discard_the_ban_ends_with_the_round() -> None:
    rules: dict[str, Any] = {"then": [Round(["", "", "", ""])], "turn_limit": 3}
    game = play(next_discard("", "", "", "", **rules), "3 discard 12r")
    passes(game, 0)
    passes(game, 1)
    play(game, "3 knock")


# -- P10-V3b -----------------------------------------------------------------------------------------------


def test_p10_v3b_until_the_next_player_has_drawn() -> None:
    game = after_discard()
    legal(game, "2 knock")
    play(game, "1 draw")
    refused(game, "2 knock", "P10-V3b", "knock-late")
    play(game, f"1 discard {hand(game, 1)[0]}")
    play(game, "2 knock")


def test_p10_v3b_a_live_table_closes_the_window() -> None:
    game = after_discard()
    game.close_window()
    assert game.knockers == ()
    refused(game, "2 knock", "P10-V3", "knock-nothing")
    play(game, "1 take")


def skip_before_two(**rules: Any) -> Phase10:
    """Four players: seat 2 has a skip before them, and seat 1 has just discarded the 12r."""
    game = deal("!", "12r", "", "", variants=KNOCKING, **rules)
    return play(game, "0 draw", "0 skip 2", "1 draw", "1 discard 12r")


def test_p10_v3b_a_skip_does_not_keep_a_player_from_knocking() -> None:
    game = play(skip_before_two(), "2 knock", "2 discard 12r")
    assert skipped(game) == [2]
    assert game.turn == 3


def test_p10_v3b_it_stays_until_his_next_regular_turn() -> None:
    game = play(skip_before_two(), "2 knock", "2 discard 12r")
    passes(game, 3, 0, 1)
    refused(game, "2 draw", "P10-28")
    play(game, "3 draw")
    assert skipped(game) == []


@pytest.mark.parametrize("goes", ["under", "top"])
def test_p10_v3b_lost_turns_happen_when_the_window_has_closed(goes: str) -> None:
    game = skip_before_two(used_skip_goes=goes)
    assert skipped(game) == [2]
    assert top(game) == "12r"
    assert game.turn == 3
    refused(game, "2 draw", "P10-28")
    refused(game, "0 draw", "P10-06")
    game.close_window()
    assert skipped(game) == []
    assert discards(game)[0 if goes == "top" else -1] == "!"
    refused(game, "2 draw", "P10-28")
    refused(game, "2 knock", "P10-V3")


def test_p10_v3b_a_draw_closes_the_window() -> None:
    game = play(skip_before_two(), "3 draw")
    assert skipped(game) == []
    assert discards(game)[-1] == "!"


def test_p10_v3b_with_the_used_skip_under_the_pile_the_next_player_can_take_the_card() -> None:
    game = play(skip_before_two(used_skip_goes="under"), "3 take")
    assert "12r" in hand(game, 3)


def test_p10_v3b_with_the_used_skip_on_top_he_must_knock_for_it() -> None:
    game = skip_before_two(used_skip_goes="top")
    refused(game, "3 take", "P10-08")
    legal(game, "3 draw")
    play(game, "3 knock")
    assert "12r" in hand(game, 3)
    assert skipped(game) == [2]


def test_p10_v3b_or_takes_the_skip_if_that_was_agreed() -> None:
    game = play(skip_before_two(used_skip_goes="top", take_skip=True), "3 take")
    assert "!" in hand(game, 3)
    assert top(game) == "12r"


def empty_pile(*hands: str, turned: str | None = "9g 9y", **rules: Any) -> Phase10:
    """Two players: seat 0 drew the last card of the draw pile, 12y, and has discarded it."""
    piles = [] if turned is None else [turned]
    game = deal(*(hands or ("", "")), last="12y", turned=piles, variants=KNOCKING, **rules)
    return play(drain(game, leave=1), "0 draw", "0 discard 12y")


def test_p10_v3b_the_pile_is_turned_when_the_window_has_closed() -> None:
    game = empty_pile()
    assert game.table.pile == 0
    assert top(game) == "12y"
    game.close_window()
    assert discards(game) == ["9g"]
    assert game.table.pile == 87


def test_p10_v3b_the_next_player_gets_the_old_top_card_only_by_knocking() -> None:
    game = play(empty_pile(), "1 take")
    assert "9g" in hand(game, 1)
    assert "12y" not in hand(game, 1)
    game = play(empty_pile(), "1 knock")
    assert "12y" in hand(game, 1)
    assert game.table.turnings == 0


def test_p10_v3b_a_draw_turns_the_pile_too() -> None:
    game = play(empty_pile(), "1 draw")
    assert "9y" in hand(game, 1)
    assert discards(game) == ["9g"]


def test_p10_v3b_a_knock_puts_the_turning_off() -> None:
    game = play(empty_pile(), "1 knock", "1 discard 12y")
    assert game.table.turnings == 0
    legal(game, "0 knock")
    play(game, "0 take")
    assert "9g" in hand(game, 0)


def test_p10_v3b_a_skip_on_top_of_the_turned_pile_cannot_be_taken() -> None:
    """Seat 0 skips seat 1 somewhere on the way, so a skip is in the pile that is turned."""
    game = deal("! ! ! !", "", last="12y", turned=["! 9g"], variants=KNOCKING)
    play(game, "0 draw", "0 skip 1")
    drain(game, leave=1)
    seat = game.turn
    play(game, f"{seat} draw", f"{seat} discard 12y")
    refused(game, f"{1 - seat} take", "P10-08")
    legal(game, f"{1 - seat} knock")
    play(game, f"{1 - seat} draw")
    assert "9g" in hand(game, 1 - seat)


def test_p10_v3b_on_draw_the_old_top_card_is_taken_without_a_knock() -> None:
    game = empty_pile(turn_pile="on_draw")
    legal(game, "1 knock", "1 draw")
    play(game, "1 take")
    assert game.table.turnings == 0


def test_p10_v3b_on_draw_a_pile_that_nobody_turned_stops_only_the_draw() -> None:
    game = empty_pile(turned=None, turn_pile="on_draw")
    refused(game, "1 draw", "P10-09")
    legal(game, "1 knock", "1 take")


def test_p10_v3b_a_pile_that_nobody_turned_stops_all_but_a_knock() -> None:
    game = empty_pile(turned=None)
    refused(game, "1 draw", "P10-09")
    refused(game, "1 take", "P10-09")
    play(game, "1 knock")


def test_p10_v3b_lost_turn_and_turning_both_wait_for_the_window() -> None:
    """Three players, empty draw pile, a skip before seat 2: it is put away first and turned with the pile."""
    game = deal("!", "", "", last="11y 12y", turned=["! 9g"], variants=KNOCKING)
    drain(game, leave=2)
    play(game, "0 draw", "0 skip 2", "1 draw", "1 discard 12y")
    assert game.table.pile == 0
    assert skipped(game) == [2]
    refused(game, "2 draw", "P10-28")
    legal(game, "0 knock", "2 knock")
    refused(game, "0 take", "P10-08")
    play(game, "0 draw")
    assert skipped(game) == []
    assert discards(game) == ["!"]
    assert "9g" in hand(game, 0)


def test_p10_v3b_with_a_used_skip_on_top_an_empty_pile_is_turned_all_the_same() -> None:
    """The used skip lies on the old top card for a moment only; what counts is the turned pile."""
    game = deal("!", "", "", last="11y 12y", turned=["9g 9y"], variants=KNOCKING, used_skip_goes="top")
    drain(game, leave=2)
    play(game, "0 draw", "0 skip 2", "1 draw", "1 discard 12y")
    assert game.view(0).why_not("0 take") is None
    play(game, "0 take")
    assert "9g" in hand(game, 0)
