"""SORT-01 … SORT-09: material, deal, turn, laying and hits."""

import pytest

import zehn
from sort_tables import deck_text, hand, no, ok, played, table, with_done
from zehn.games.profisort import Rules
from zehn.refusals import Refused

RUN = "2s 3s 4s 5s 6s 7s"
QUAD = "9s 9h 9d 9c"
VARIANT = {"variants": ["draw_from_discard"]}


@pytest.mark.parametrize("seats", [2, 3])
def test_sort_01_two_or_three_players(seats: int) -> None:
    assert len(zehn.new("profisort", players=["P"] * seats, seed=1).hands) == seats


@pytest.mark.parametrize("seats", [0, 1, 4])
def test_sort_01_not_fewer_not_more(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        zehn.new("profisort", players=["P"] * seats, seed=1)
    assert refused.value.refusal.clause == "SORT-01"


def test_sort_01_the_deck() -> None:
    deck = Rules().deck
    assert len(deck.cards) == 112
    assert deck.counts[deck.wild] == 8
    assert all(deck.counts[deck.kind_of[f"{rank}{suit}"]] == 2 for rank in ("2", "10", "K", "A") for suit in "shdc")
    assert "!" not in deck.kind_of


def test_sort_01_there_is_no_such_seat() -> None:
    assert no(table("", ""), "2 draw") == "SORT-01"


def test_sort_02_ten_cards_each_and_an_empty_discard_pile() -> None:
    game = table("", "", "")
    assert [len(cards.cards) for cards in game.hands] == [10, 10, 10]
    assert game.table.pile == len(game.pile) == 82
    assert game.table.discards == []


def test_sort_02_the_player_after_the_dealer_begins() -> None:
    game = table("", "")
    assert game.turn == 0
    assert ok(game, "0 draw")
    assert no(game, "1 draw") == "SORT-02"


def test_sort_02_dealers_take_turns() -> None:
    game = table("2s 2h 3s 3h 4s 4h 5s 5h 6s 6h", "", talon="Ks", later=[deck_text(["", ""], dealer=0)])
    played(game, "0 draw", "0 lay 1 2s,2h 3s,3h 4s,4h 5s,5h 6s,6h", "0 discard Ks")
    assert (game.table.round, game.table.dealer, game.turn) == (1, 0, 1)


def test_sort_03_three_aces_are_asked_first() -> None:
    game = table("", "As Ah Ad")
    assert game.turn == 1
    assert no(game, "1 draw") == "SORT-03"
    assert no(game, "0 draw") == "SORT-03"
    played(game, "1 keep")
    assert game.turn == 0
    assert no(game, "0 keep") == "SORT-03"
    assert ok(game, "0 draw")


def test_sort_03_two_aces_are_not_asked() -> None:
    game = table("As Ah", "")
    assert ok(game, "0 draw")
    assert no(game, "0 redeal") == "SORT-03"


def test_sort_03_a_new_deal_by_the_same_dealer_and_nobody_else_is_asked() -> None:
    game = table("As Ah Ad", "As Ah Ad Ac", later=[deck_text(["Ks", "Kh"])])
    assert game.turn == 0
    assert no(game, "1 redeal") == "SORT-03"
    played(game, "0 redeal")
    assert (game.table.round, game.table.dealer, game.turn, game.table.step) == (1, 1, 0, 1)
    assert game.result()["rounds"] == []


def test_sort_03_all_with_three_aces_are_asked_from_the_starter_on() -> None:
    game = table("As Ah Ad", "", "As Ah Ad Ac", later=[deck_text(["", "", ""])])
    played(game, "0 keep")
    assert game.turn == 2
    played(game, "2 redeal")
    assert game.table.dealer == 2


def test_sort_03_without_a_new_deck_the_game_waits() -> None:
    game = played(table("As Ah Ad", ""), "0 redeal")
    assert game.turn == -1
    assert no(game, "0 draw") == "SORT-03"


def test_sort_04_draw_play_discard_in_this_order() -> None:
    game = table("Ks", "", talon="4h 5h")
    assert no(game, "0 discard Ks") == "SORT-04"
    assert no(game, "0 lay 3 9s,9h,9d,9c") == "SORT-04"
    played(game, "0 draw")
    assert "4h" in hand(game, 0)
    assert no(game, "0 draw") == "SORT-04"
    played(game, "0 discard Ks")
    assert game.turn == 1
    assert no(game, "0 draw") == "SORT-04"


def test_sort_04_only_cards_of_the_own_hand() -> None:
    game = played(table("9s 9h 9d", "9c", talon="2c"), "0 draw")
    assert no(game, "0 lay 3 9s,9h,9d,9c") == "SORT-04"
    assert no(game, "0 discard 9c") == "SORT-04"
    assert no(game, "0 give As 1") == "SORT-04"


def test_sort_04_not_from_the_discard_pile() -> None:
    game = played(table("Ks", ""), "0 draw", "0 discard Ks")
    assert no(game, "1 take") == "SORT-04"


def test_sort_05_the_top_discard_in_the_variant() -> None:
    game = played(table("Ks", "", rules=VARIANT), "0 draw", "0 discard Ks", "1 take")
    assert "Ks" in hand(game, 1)
    assert no(game, "1 take") == "SORT-04"


def test_sort_05_never_an_ace_and_never_from_an_empty_pile() -> None:
    game = table("As", "", rules=VARIANT)
    assert no(game, "0 take") == "SORT-05"
    played(game, "0 draw", "0 discard As")
    assert no(game, "1 take") == "SORT-05"


def test_sort_06_several_tasks_in_one_turn() -> None:
    game = played(table(f"{RUN} {QUAD}", "", talon="Kh"), "0 draw", "0 lay 4 2s,3s,4s,5s,6s,7s", "0 lay 3 9s,9h,9d,9c")
    assert game.result()["done"] == [[3, 4], []]
    assert game.table.laid[0] == (4, 3)


def test_sort_06_never_the_same_task_twice() -> None:
    game = played(table(f"{QUAD} 8s 8h 8d 8c", "", talon="Kh"), "0 draw", "0 lay 3 9s,9h,9d,9c")
    assert no(game, "0 lay 3 8s,8h,8d,8c") == "SORT-06"


def test_sort_06_a_task_of_an_earlier_round_is_done_too() -> None:
    game = with_done(table(QUAD, "", talon="Kh"), 0, 3)
    assert no(played(game, "0 draw"), "0 lay 3 9s,9h,9d,9c") == "SORT-06"


def test_sort_06_only_complete_tasks() -> None:
    game = played(table("2s 2h 3s 3h 4s 4h 5s 5h 6s 7s", "", talon="7h"), "0 draw")
    assert no(game, "0 lay 1 2s,2h 3s,3h 4s,4h 5s,5h") == "SORT-06"
    assert no(game, "0 lay 4 2s,3s,4s,5s,6s") == "SORT-06"
    assert ok(game, "0 lay 4 2s,3s,4s,5s,6s,7s")


def test_sort_06_the_beginner_may_go_out_at_once() -> None:
    game = table("2s 2h 3s 3h 4s 4h 5s 5h 6s 6h", "Kh Kd", talon="Ks")
    played(game, "0 draw", "0 lay 1 2s,2h 3s,3h 4s,4h 5s,5h 6s,6h", "0 discard Ks")
    assert game.result()["rounds"][0]["points"][0] == 0


def test_sort_07_one_laying_does_one_task() -> None:
    cards = "9s 9h 9d 9c 8s 8h 8d 8c"
    game = played(table(cards, "", talon="Kh"), "0 draw", "0 lay 11 9s,9h,9d,9c 8s,8h,8d,8c")
    assert game.result()["done"][0] == [11]
    game = played(table(cards, "", talon="Kh"), "0 draw", "0 lay 3 9s,9h,9d,9c")
    assert game.result()["done"][0] == [3]


def test_sort_07_cards_that_do_two_tasks_do_only_the_one_that_is_named() -> None:
    game = played(table("2s 2h 2d 2c 3s 3h 3d 3c", "", talon="Kh"), "0 draw", "0 lay 7 2s,2h,2d,2c,3s,3h,3d,3c")
    assert game.result()["done"][0] == [7]
    assert no(game, "0 lay 11 2s,2h,2d,2c 3s,3h,3d,3c") == "SORT-04"
    assert no(game, "0 repeat 11 2s,2h,2d,2c 3s,3h,3d,3c") == "SORT-04"


def test_sort_08_hits_only_after_a_task_of_this_round() -> None:
    game = table(f"{RUN} 8d 8s", f"{QUAD} 8h 8c 3h", talon="Kh Qh Jh")
    played(game, "0 draw", "0 lay 4 2s,3s,4s,5s,6s,7s", "0 discard Kh", "1 draw")
    assert no(game, "1 hit 8c g0") == "SORT-08"
    assert no(with_done(game.copy(), 1, 7), "1 hit 8c g0") == "SORT-08"


def test_sort_08_on_own_groups_and_on_those_of_others() -> None:
    game = table(f"{RUN} 8d 8s", "10s 10h 10d Js Jh Jd Qs Qh Qd 9s", talon="Kh Qc Jc")
    played(game, "0 draw", "0 lay 4 2s,3s,4s,5s,6s,7s", "0 hit 8s g0", "0 discard Kh")
    played(game, "1 draw", "1 lay 2 10s,10h,10d Js,Jh,Jd Qs,Qh,Qd", "1 hit Qc g3")
    assert game.table.sizes[1] == 1
    assert no(game, "1 hit 9s g0") == "SORT-21"


def test_sort_08_a_suited_run_grows_in_its_suit_from_two_to_king() -> None:
    run = "6h 7h 8h 9h 10h Jh"
    game = played(table(f"{run} Qh Qs Kh", "", talon="2h"), "0 draw", "0 lay 4 6h,7h,8h,9h,10h,Jh")
    assert no(game, "0 hit Qs g0") == "SORT-08"
    assert no(game, "0 hit Kh g0") == "SORT-08"
    played(game, "0 hit Qh g0", "0 hit Kh g0")
    assert no(game, "0 hit 2h g0") == "SORT-08"


def test_sort_08_sets_grow_without_limit() -> None:
    game = table("9s 9h 9d 8s 8h 8d 7s 7h 7d 9c", "9s 9h 9d 9c", talon="7c")
    played(game, "0 draw", "0 lay 2 9s,9h,9d 8s,8h,8d 7s,7h,7d", "0 hit 9c g0")
    assert no(game, "0 hit 7c g0") == "SORT-08"
    assert no(game, "0 hit 7c g9") == "SORT-08"


def test_sort_08_twos_and_threes_and_court_cards() -> None:
    game = table("2s 2h 2d 3s 3h 3d 3c 4c Qs", "Js Jh Jd Qs Qh Qd Ks Kh 10h", talon="2c Kd")
    played(game, "0 draw", "0 lay 7 2s,2h,2d,3s,3h,3d", "0 hit 3c g0", "0 hit 2c g0")
    assert no(game, "0 hit 4c g0") == "SORT-08"
    played(game, "0 discard 4c", "1 draw", "1 lay 8 Js,Jh,Jd,Qs,Qh,Qd,Ks", "1 hit Kh g1")
    assert no(game, "1 hit 10h g1") == "SORT-08"


def test_sort_08_a_suit_group_grows_in_its_suit() -> None:
    game = table("9s 9h 9d 2h 4h 6h 8h Kh Qh Qs", "", talon="Jd")
    played(game, "0 draw", "0 lay 14 9s,9h,9d 2h,4h,6h,8h,Kh", "0 hit Qh g1")
    assert no(game, "0 hit Qs g1") == "SORT-08"


def test_sort_08_a_joker_on_a_run_names_its_end_and_nothing_else_does() -> None:
    game = played(table(f"{RUN} * 8s 9d", "", talon="Jd"), "0 draw", "0 lay 4 2s,3s,4s,5s,6s,7s")
    assert no(game, "0 hit * g0") == "SORT-08"
    assert no(game, "0 hit * g0 low") == "SORT-08"
    assert no(game, "0 hit 8s g0 high") == "SORT-08"
    assert ok(game, "0 hit 8s g0")
    assert ok(game, "0 hit * g0 high")


def test_sort_09a_a_four_of_a_kind_takes_only_another_whole_one() -> None:
    game = played(table(f"{QUAD} 8s 8h 8d 8c 9s 8d", "", talon="9h"), "0 draw", "0 lay 3 9s,9h,9d,9c")
    for move in ("hit 9s g0", "hit 8s,8h,8d g0", "hit 8s,8h,8d,9s g0", "hit 9h,9s g0", "hit 8s,8h,8d,8d g0"):
        assert no(game, f"0 {move}") == "SORT-09"
    played(game, "0 hit 8s,8h,8d,8c g0")
    assert len(game.table.groups[0].cards) == 8


def test_sort_09a_two_of_them_can_be_laid_at_once() -> None:
    game = played(table(f"{QUAD} 8s 8h 8d 8c 9s", "", talon="9h"), "0 draw")
    assert ok(game, "0 lay 3 9s,9h,9d,9c,8s,8h,8d,8c")
    assert no(game, "0 lay 3 9s,9h,9d,9c,9h") == "SORT-10"


def test_sort_09b_twins_take_only_a_further_twin_of_any_rank_and_suit() -> None:
    game = table("3s 3s Jh Jh 7d 7d 9c 9c 3h", "", talon="9h")
    played(game, "0 draw", "0 lay 9 3s,3s Jh,Jh 7d,7d")
    for move in ("hit 9c g0", "hit 9c,9h g1", "hit 3h g0"):
        assert no(game, f"0 {move}") == "SORT-09"
    assert ok(game, "0 hit 9c,9c g0")
    assert ok(game, "0 hit 9c,9c g2")


def test_sort_09b_a_fourth_twin_can_be_laid_with_them() -> None:
    game = played(table("3s 3s Jh Jh 7d 7d 9c 9c 3h", "", talon="9h"), "0 draw")
    assert ok(game, "0 lay 9 3s,3s Jh,Jh,9c,9c 7d,7d")
    assert no(game, "0 lay 9 3s,3s Jh,Jh,9c,9h 7d,7d") == "SORT-10"


def test_sort_09c_a_quartet_takes_its_ranks_in_suits_that_they_do_not_show() -> None:
    game = table("3h 5d 9c Js 3d 9s 3h 4s", "", talon="9h")
    played(game, "0 draw", "0 lay 10 3h,5d,9c,Js")
    assert no(game, "0 hit 3h g0") == "SORT-09"
    assert no(game, "0 hit 4s g0") == "SORT-09"
    played(game, "0 hit 3d g0", "0 hit 9s g0", "0 hit 9h g0")
    assert game.table.sizes[0] == 4


def test_sort_09c_further_cards_can_be_laid_with_it() -> None:
    game = played(table("3h 5d 9c Js 3d 9s 3h 4s", "", talon="9h"), "0 draw")
    assert ok(game, "0 lay 10 3h,5d,9c,Js,3d,9s")
    assert no(game, "0 lay 10 3h,5d,9c,Js,3h") == "SORT-10"
    assert no(game, "0 lay 10 3h,5d,9c,Js,4s") == "SORT-10"


def test_sort_09c_the_other_quartet_is_not_added() -> None:
    game = table("3h 5d 9c Js 4h 6d 10c Qs", "", talon="9h")
    played(game, "0 draw", "0 lay 10 3h,5d,9c,Js")
    assert no(game, "0 hit 4h g0") == "SORT-09"
    assert no(game, "0 hit 4h,6d,10c,Qs g0") == "SORT-09"
    assert no(game, "0 lay 10 4h,6d,10c,Qs") == "SORT-06"
