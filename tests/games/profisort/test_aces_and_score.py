"""SORT-17 … SORT-26: aces, points, bonuses, the end, the beginners' game."""

from random import Random
from typing import Any

import pytest

import zehn
from sort_tables import DECK, deck_text, hand, no, ok, played, table, with_done
from zehn.games.profisort import Rules
from zehn.games.profisort.worlds import _events
from zehn.games.settings import SettingError

PAIRS = "2s 2h 3s 3h 4s 4h 5s 5h 6s 6h"
LAY_PAIRS = "0 lay 1 2s,2h 3s,3h 4s,4h 5s,5h 6s,6h"


def test_sort_17_an_ace_is_given_and_not_replaced() -> None:
    game = table("As", "", talon="Kh")
    assert no(game, "0 give As 1") == "SORT-17"
    played(game, "0 draw", "0 give As 1")
    assert game.table.sizes == [10, 10]
    assert game.table.received == [(), (DECK.kind_of["As"],)]
    played(game, "0 discard Kh")
    assert len(game.hands[0].cards) == 9


def test_sort_17_only_aces_only_to_opponents() -> None:
    game = played(table("As Ks", "", talon="Kh"), "0 draw")
    assert no(game, "0 give Ks 1") == "SORT-17"
    assert no(game, "0 give As 0") == "SORT-17"
    assert no(game, "0 give As 2") == "SORT-17"


def test_sort_17_an_ace_can_be_discarded_but_never_hit() -> None:
    game = played(table("9s 9h 9d 9c As", "", talon="Kh"), "0 draw", "0 lay 3 9s,9h,9d,9c")
    assert no(game, "0 hit As g0") == "SORT-17"
    assert ok(game, "0 discard As")


def test_sort_17_the_turn_still_ends_with_a_discard() -> None:
    game = played(table(PAIRS, "", talon="As"), "0 draw", LAY_PAIRS)
    assert no(game, "0 give As 1") == "SORT-17"
    assert ok(game, "0 discard As")


def test_sort_18_one_ace_a_round_from_the_same_giver_to_the_same_receiver() -> None:
    game = table("As Ah", "Ad", "", talon="Kh Qh Jh")
    played(game, "0 draw", "0 give As 1")
    assert no(game, "0 give Ah 1") == "SORT-18"
    played(game, "0 give Ah 2", "0 discard Kh", "1 draw")
    assert ok(game, "1 give Ad 2")
    assert ok(game, "1 give Ad 0")


def test_sort_18_one_ace_a_round_to_whomever() -> None:
    game = table("As Ah", "Ad", "", talon="Kh Qh Jh Js Qs Ks", rules={"aces_each_round": "one"})
    played(game, "0 draw", "0 give As 1")
    assert [refused for to in (1, 2) if (refused := no(game, f"0 give Ah {to}"))] == ["SORT-18"] * 2
    played(game, "0 discard Kh", "1 draw")
    assert ok(game, "1 give Ad 2")
    assert ok(game, "1 give Ad 0")
    assert game.table.receivers(1) == [2, 0]
    assert game.table.receivers(0) == []


def test_sort_18_one_ace_again_in_the_next_round() -> None:
    later = deck_text(["As Ah", ""], talon="Kh Qh", dealer=0)
    game = table("As Ah", "", talon="Kh", rules={"aces_each_round": "one"}, later=[later])
    played(game, "0 draw", "0 give As 1", "0 discard Kh")
    game.table.pile = 0
    played(game, "1 sit As")
    assert game.table.round == 1
    played(game, "1 draw", "1 discard Kh", "0 draw")
    assert ok(game, "0 give As 1")


def test_sort_19_a_received_ace_is_played_in_place_of_the_turn() -> None:
    game = played(table("As", "", talon="Kh Qh"), "0 draw", "0 give As 1", "0 discard Kh", "1 sit As")
    assert game.turn == 0
    assert [DECK.names[kind] for kind in game.table.discards] == ["Kh", "As"]
    assert game.table.received == [(), ()]


def test_sort_19_or_it_is_kept_and_neither_given_nor_discarded() -> None:
    game = played(table("As", "", talon="Kh Qh"), "0 draw", "0 give As 1", "0 discard Kh", "1 draw")
    assert no(game, "1 sit As") == "SORT-19"
    assert no(game, "1 give As 0") == "SORT-19"
    assert no(game, "1 discard As") == "SORT-19"
    played(game, "1 discard Qh")
    assert game.table.received[1]


def received(*hands: str, talon: str = "Kh Qh Jh Js") -> Any:
    """Seat 1 has received the As, and drawn the Qh."""
    game = table(*hands, talon=talon, rules={"discard_received_ace": True})
    return played(game, "0 draw", "0 give As 1", "0 discard Kh", "1 draw")


def test_sort_19_a_received_ace_may_be_the_discard_where_that_is_agreed() -> None:
    game = received("As", "")
    assert no(game, "1 give As 0") == "SORT-19"
    assert "1 discard As" in [str(move) for move in game.moves()]
    assert ok(game.copy().view(1), "1 discard As")
    played(game, "1 discard As")
    assert game.turn == 0
    assert [DECK.names[kind] for kind in game.table.discards] == ["Kh", "As"]
    assert (game.table.received, game.table.sizes) == ([(), ()], [9, 11])


def test_sort_19_it_may_still_be_kept_or_sat_out() -> None:
    game = table("As", "", talon="Kh Qh", rules={"discard_received_ace": True})
    played(game, "0 draw", "0 give As 1", "0 discard Kh")
    assert no(game, "1 discard As") == "SORT-04"
    assert played(game.copy(), "1 sit As").table.received == [(), ()]
    assert played(game, "1 draw", "1 discard Qh").table.received[1]


def test_sort_19_of_equal_aces_the_own_one_is_discarded_first() -> None:
    game = played(received("As", "As"), "1 discard As")
    assert "As" not in hand(game, 1)
    assert len(game.table.received[1]) == 1
    played(game, "0 draw", "0 discard Jh", "1 draw", "1 discard As")
    assert not game.table.received[1]


def test_sort_20_holds_whole_where_a_received_ace_may_be_discarded() -> None:
    """Ten cards would leave only the queen and the ace: one to discard and one to hold are missing."""
    game = received("As", PAIRS)
    assert no(game, LAY_PAIRS.replace("0", "1", 1)) == "SORT-20"


def test_sort_19_worlds_know_which_aces_came_from_a_hand() -> None:
    game = played(received("As", "As", talon="Kh Qh Jh Js Qs Ks"), "1 discard As", "0 draw", "0 discard Jh", "1 draw")
    played(game, "1 discard As")
    shown = [kind for drawn, kind in _events(game.table, 1) if not drawn]
    assert shown == [DECK.kind_of["As"]]
    assert next(game.view(0).worlds(Random(1))).view(0) == game.view(0)


def test_sort_19_an_own_ace_is_not_for_sitting() -> None:
    assert no(table("As", ""), "0 sit As") == "SORT-19"
    assert no(table("As", ""), "0 sit Kh") == "SORT-19"


def test_sort_19_of_equal_aces_give_and_discard_mean_the_own_sit_the_received() -> None:
    game = table("As", "As", talon="Kh Qh")
    played(game, "0 draw", "0 give As 1", "0 discard Kh")
    sat = played(game.copy(), "1 sit As")
    assert "As" in hand(sat, 1)
    gave = played(game.copy(), "1 draw", "1 give As 0")
    assert "As" not in hand(gave, 1)
    assert gave.table.received[1] == (DECK.kind_of["As"],)


def ace_before_0(cards: str) -> Any:
    """Seat 0 holds these ten cards and a drawn king, and has received an ace."""
    game = table(cards, "As", talon="Kh Kd Kc")
    played(game, "0 draw", "0 discard Kh", "1 draw", "1 give As 0", "1 discard Kd")
    return played(game, "0 draw")


def test_sort_20_two_cards_must_be_left_besides_received_aces() -> None:
    assert no(ace_before_0(PAIRS), LAY_PAIRS) == "SORT-20"
    nine = "7s 7h 7d 8s 8h 8d 9s 9h 9d 9c"
    game = ace_before_0(nine)
    assert no(game, "0 lay 2 7s,7h,7d 8s,8h,8d 9s,9h,9d,9c") == "SORT-20"
    played(game, "0 lay 2 7s,7h,7d 8s,8h,8d 9s,9h,9d")
    assert no(game, "0 hit 9c g2") == "SORT-20"
    played(game, "0 discard 9c")
    assert game.turn == 1


def test_sort_20_own_aces_count_and_gifts_too() -> None:
    nine = "7s 7h 7d 8s 8h 8d 9s 9h 9d Ah"
    game = played(ace_before_0(nine), "0 lay 2 7s,7h,7d 8s,8h,8d 9s,9h,9d")
    assert no(game, "0 give Ah 1") == "SORT-20"
    assert ok(game, "0 discard Ah")


def test_sort_20_without_the_received_ace_one_can_go_out() -> None:
    game = played(table(PAIRS, "As", talon="Kh"), "0 draw", LAY_PAIRS)
    assert ok(game, "0 discard Kh")


def test_sort_21_the_last_card_goes_on_the_discard_pile() -> None:
    game = table("7s 7h 7d 7c 8s 8h 8d 8c 8s 7s", "", talon="8h")
    played(game, "0 draw")
    assert no(game, "0 lay 11 7s,7h,7d,7c,7s 8s,8h,8d,8c,8s,8h") == "SORT-21"
    played(game, "0 lay 11 7s,7h,7d,7c,7s 8s,8h,8d,8c,8s")
    assert no(game, "0 hit 8h g1") == "SORT-21"
    played(game, "0 discard 8h")
    assert len(game.result()["rounds"]) == 1
    assert no(game, "1 draw") == "SORT-21"


def test_sort_21_an_empty_talon_ends_the_round_at_the_start_of_a_turn() -> None:
    game = table("As", "", rules={"variants": ["draw_from_discard"]})
    played(game, "0 draw", "0 give As 1", f"0 discard {hand(game, 0)[0]}")
    while game.table.pile > 1:
        played(game, f"{game.turn} draw", f"{game.turn} discard {hand(game, game.turn)[0]}")
    played(game, f"{game.turn} draw")
    assert not game.result()["rounds"]
    played(game, f"{game.turn} discard {hand(game, game.turn)[0]}")
    points = game.result()["rounds"][0]["points"]
    assert all(points)


def test_sort_22_points_of_the_cards_left() -> None:
    game = table(PAIRS, "2d 10d Jd Qd Kd Ad * 9d 8d 7d", talon="Ah")
    played(game, "0 draw", LAY_PAIRS, "0 discard Ah")
    assert game.result()["rounds"][0]["points"] == [0, 5 * 5 + 3 * 10 + 15 + 20]


def test_sort_22_received_aces_count_too() -> None:
    game = table("7s 7h 7d 8s 8h 8d 9s 9h 9d As", "2d 3d 4d 5d 6d 2c 3c 4c 5c 6c", talon="Kh")
    played(game, "0 draw", "0 give As 1", "0 lay 2 7s,7h,7d 8s,8h,8d 9s,9h,9d", "0 discard Kh")
    assert game.result()["rounds"][0]["points"] == [0, 10 * 5 + 15]


def finishing(seat_0: tuple[int, ...], seat_1: tuple[int, ...], **rules: Any) -> Any:
    """Both have done these tasks; seat 0 goes out with task 1, seat 1 is left with 100 points."""
    game = table(PAIRS, "Jd Qd Kd Js Qs Ks Jh Qh Kh Jc", talon="Ah", rules=rules)
    with_done(game, 1, *seat_1)
    with_done(game, 0, *seat_0)
    return played(game, "0 draw", LAY_PAIRS, "0 discard Ah")


def test_sort_23_the_game_ends_with_the_round_in_which_somebody_has_done_all_tasks() -> None:
    rest = tuple(range(2, 16))
    game = finishing(rest, ())
    assert game.over
    assert no(game, "1 draw") == "SORT-23"
    assert not finishing(rest[1:], ()).over


def test_sort_23_not_before_the_round_is_over() -> None:
    game = with_done(table(PAIRS, "", talon="Ah"), 0, *range(2, 16))
    played(game, "0 draw", LAY_PAIRS)
    assert not game.over


def test_sort_24_open_bonuses_are_added_and_the_fewest_points_win() -> None:
    rest = tuple(range(2, 16))
    game = finishing(rest, ())
    # nine bonuses for tasks with jokers are open to both; seat 1 has seven open pairs and 100 points as well
    assert game.result()["totals"] == [9 * 20, 100 + 9 * 20 + 7 * 20]
    assert game.result()["winners"] == [0]


def test_sort_24_who_ended_the_game_may_lose_it() -> None:
    game = table(PAIRS, "2d 2c 3d 3c 4d 4c 5d 5c 6d 6c", talon="Ah")
    with_done(game, 0, *range(2, 16))
    with_done(game, 1, *range(1, 15))
    standing = game.table.standing
    game.table.standing = standing._replace(jokerless=((), (2, 4, 5, 6, 7, 8)))
    played(game, "0 draw", LAY_PAIRS, "0 discard Ah")
    assert game.result()["totals"] == [180, 50 + 60]
    assert game.result()["winners"] == [1]


def test_sort_24_equal_points_are_shared() -> None:
    game = table(PAIRS, "2d 2c 3d 3c 4d 4c 5d 5c Kd Kc", talon="Ah", rules={"bonus_without_joker": 30})
    with_done(game, 0, *range(2, 16))
    with_done(game, 1, *range(1, 15))
    game.table.standing = game.table.standing._replace(jokerless=((), (2, 4)))
    played(game, "0 draw", LAY_PAIRS, "0 discard Ah")
    assert game.result()["totals"] == [270, 270]
    assert game.result()["winners"] == [0, 1]


def test_sort_25_a_pair_is_struck_when_both_tasks_are_done() -> None:
    game = with_done(table(PAIRS, "", talon="Ah"), 0, 3)
    assert game.result()["struck"] == [0, 0]
    assert game.result()["open_bonus"] == [320, 320]
    played(game, "0 draw", LAY_PAIRS)
    assert game.result()["struck"] == [0, 0]
    game = with_done(table(PAIRS, "", talon="Ah"), 0, 2)
    assert played(game, "0 draw", LAY_PAIRS).result()["struck"] == [20, 0]


def test_sort_25_the_figures_are_settings() -> None:
    game = with_done(table(PAIRS, "", talon="Ah", rules={"bonus_pairs": 7, "bonus_without_joker": 0}), 0, 1, 2)
    assert game.result()["open_bonus"] == [42, 49]


@pytest.mark.parametrize("name", ["bonus_pairs", "bonus_without_joker"])
@pytest.mark.parametrize("value", [-1, 2.5, "20", None, True])
def test_sort_25_a_bonus_is_a_whole_number(name: str, value: Any) -> None:
    with pytest.raises(SettingError):
        Rules.read({name: value})


def test_sort_26_the_beginners_game_is_won_at_once() -> None:
    game = table("2s 3s 4s 5s 6s 7s 9s 9h 9d 9c", "As", talon="Kh", rules={"first_to": 2})
    played(game, "0 draw", "0 lay 4 2s,3s,4s,5s,6s,7s")
    assert not game.over
    played(game, "0 lay 3 9s,9h,9d,9c")
    result = game.result()
    assert result["winners"] == [0]
    assert result["rounds"] == [{"points": [0, 0], "laid": [[4, 3], []]}]
    assert result["totals"] == result["struck"] == result["open_bonus"] == [0, 0]


def test_sort_26_task_15_counts() -> None:
    game = with_done(table("7s 7h 7d 7c 9s 9h 9d 9c 7s 7h", "", talon="Kh", rules={"first_to": 2}), 0, 11)
    played(game, "0 draw", "0 repeat 11 7s,7h,7d,7c 9s,9h,9d,9c")
    assert game.result()["winners"] == [0]


def test_sort_26_no_points_are_counted_in_it() -> None:
    game = table(PAIRS, "", talon="Kh", rules={"first_to": 2}, later=[deck_text(["", ""], dealer=0)])
    played(game, "0 draw", LAY_PAIRS, "0 discard Kh")
    assert game.result()["totals"] == [0, 0]
    assert game.table.round == 1


def test_sort_26_some_tasks_can_be_left_out() -> None:
    rules = {"tasks": "4,1,2"}
    game = played(table("9s 9h 9d 9c 2s 3s 4s 5s 6s 7s", "", talon="Kh", rules=rules), "0 draw")
    assert no(game, "0 lay 3 9s,9h,9d,9c") == "SORT-26"
    assert ok(game, "0 lay 4 2s,3s,4s,5s,6s,7s")
    assert no(game, "0 repeat 4 2s,3s,4s,5s,6s,7s") == "SORT-26"
    assert game.result()["open_bonus"] == [20 + 20 + 20] * 2  # tasks 2 and 4, and the pair 1+2


def test_sort_26_the_chosen_tasks_end_the_game() -> None:
    game = table(PAIRS, "", talon="Kh", rules={"tasks": "1"})
    played(game, "0 draw", LAY_PAIRS, "0 discard Kh")
    assert game.result()["winners"] == [0]


@pytest.mark.parametrize("value", ["15", "", "1,1", "0,1", "16", "first:5", "even", "1, 2", "1;2", 3, None, ["1"]])
def test_sort_26_what_is_no_choice_of_tasks(value: Any) -> None:
    with pytest.raises(SettingError):
        Rules.read({"tasks": value})


@pytest.mark.parametrize("rules", [{"first_to": 16}, {"first_to": 0}, {"tasks": "1,2", "first_to": 3}])
def test_sort_26_no_more_tasks_than_there_are(rules: dict[str, Any]) -> None:
    with pytest.raises(SettingError):
        zehn.new("profisort", players=["A", "B"], rules=rules, seed=1)


def test_sort_26_as_many_as_there_are() -> None:
    assert Rules.read({"tasks": "1,15", "first_to": 2}).first_to == 2
    assert Rules.read({"first_to": None}).first_to == 0


@pytest.mark.parametrize("rules", [{"edition": "classic"}, {"variants": ["knocking"]}, {"phases": "first:3"}])
def test_settings_of_another_game_are_none(rules: dict[str, Any]) -> None:
    with pytest.raises(SettingError):
        Rules.read(rules)
