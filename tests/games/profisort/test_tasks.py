"""SORT-10 … SORT-16: the tasks, their ranks and groups, the repetition, jokers."""

from typing import Any

import pytest

from sort_tables import no, ok, played, table, with_done
from zehn.games.profisort import Rules
from zehn.games.profisort.checks import read_groups
from zehn.games.settings import SettingError
from zehn.refusals import Refusal

# Task, a hand that has it, the groups, and near misses: (groups, clause).
TASKS: list[tuple[int, str, str, list[tuple[str, str]]]] = [
    (
        1, "2s 2h 3s 3h 4s 4h 5s 5h 6s 6h", "2s,2h 3s,3h 4s,4h 5s,5h 6s,6h",
        [("2s,2h 3s,3h 4s,4h 5s,5h 6s,2c", "SORT-10"), ("2s,2h 3s,3h 4s,4h 5s,5h 6s", "SORT-06"),
         ("2s,2h 3s,3h 4s,4h 5s,5h 6s,*", "SORT-10")],
    ),
    (
        2, "2s 2h 2d 3s 3h 3d 4s 4h * 3c", "2s,2h,2d 3s,3h,3d 4s,4h,*",
        [("2s,2h,2d 3s,3h,3d 4s,4h", "SORT-06"), ("2s,2h,2d 3s,3h,3d 4s,4h,3c", "SORT-10")],
    ),
    (
        3, "7s 7h 7d 7c 7s 8c", "7s,7h,7d,7c",
        [("7s,7h,7d,7s", "SORT-10"), ("7s,7h,7d,8c", "SORT-10"), ("7s,7h,7d", "SORT-06"), ("7s,7h,7d,*", "SORT-10")],
    ),
    (
        4, "5h 6h 7h * 9h 10h 8d 10d", "5h,6h,7h,*,9h,10h",
        [("5h,6h,7h,8d,9h,10h", "SORT-10"), ("5h,6h,7h,9h,10h,*", "SORT-11"), ("6h,7h,*,9h,10h", "SORT-06")],
    ),
    (
        5, "2s 2h Ks Kh 4s 5s 6h 7h 8d 9d", "2s,2h Ks,Kh 4s,5s,6h,7h,8d,9d",
        [("2s,2h Ks,Kh 4s,5s,6h,7h,8d", "SORT-06"), ("4s,5s,6h,7h,8d,9d 2s,2h Ks,Kh", "SORT-10"),
         ("2s,Ks 2h,Kh 4s,5s,6h,7h,8d,9d", "SORT-10")],
    ),
    (
        6, "2s 3h 4d 5c 6s 9s 10h Jd Qc Ks", "2s,3h,4d,5c,6s 9s,10h,Jd,Qc,Ks",
        [("2s,3h,4d,5c,6s 9s,10h,Jd,Qc", "SORT-06"), ("2s,3h,4d,6s,5c 9s,10h,Jd,Qc,Ks", "SORT-11")],
    ),
    (
        7, "2s 2h 2d 3s 3h * 4d", "2s,2h,2d,3s,3h,*",
        [("2s,2h,2d,3s,3h", "SORT-06"), ("2s,2h,2d,3s,3h,4d", "SORT-10")],
    ),
    (
        8, "Js Jh Qs Qh Qd Ks Kh 10s", "Js,Jh,Qs,Qh,Qd,Ks,Kh",
        [("Js,Jh,Qs,Qh,Qd,Ks", "SORT-06"), ("Js,Jh,Qs,Qh,Qd,Ks,10s", "SORT-10")],
    ),
    (
        9, "3s 3s Jh Jh 7d 7d 7c *", "3s,3s Jh,Jh 7d,7d",
        [("3s,3s Jh,Jh 7d,7c", "SORT-10"), ("3s,3s Jh,Jh 7d", "SORT-06"), ("3s,3s Jh,Jh 7d,*", "SORT-10")],
    ),
    (
        10, "3h 5d 9c Js 5h 4h 6d 10c Qs", "3h,5d,9c,Js",
        [("3h,5h,9c,Js", "SORT-10"), ("3h,5d,9c", "SORT-06"), ("3h,5d,9c,Qs", "SORT-10"), ("3h,5d,9c,*", "SORT-10")],
    ),
    (10, "4h 6d 10c Qs", "4h,6d,10c,Qs", [("4h,6d,10c", "SORT-06")]),
    (
        11, "7s 7h 7d 7c 8s 8h 8d * 9s", "7s,7h,7d,7c 8s,8h,8d,*",
        [("7s,7h,7d,7c 8s,8h,8d", "SORT-06"), ("7s,7h,7d,7c 8s,8h,8d,9s", "SORT-10")],
    ),
    (
        12, "7s 7h 7d 7c 7s 8s 9h * Jc", "7s,7h,7d,7c,7s 8s,9h,*,Jc",
        [("7s,7h,7d,7c 7s,8s,9h,*", "SORT-06"), ("8s,9h,*,Jc 7s,7h,7d,7c,7s", "SORT-10"),
         ("7s,7h,7d,7c,7s 8s,9h,Jc,*", "SORT-11")],
    ),
    (
        13, "3s 4h 5d 6c 7s 8h 9d 10c * Qs", "3s,4h,5d,6c,7s,8h,9d,10c",
        [("3s,4h,5d,6c,7s,8h,9d", "SORT-06"), ("3s,4h,5d,6c,7s,8h,9d,*", "SORT-10"),
         ("3s,4h,5d,6c,7s,8h,10c,Qs", "SORT-11")],
    ),
    (
        14, "9s 9h 9d 2h 4h 6h 8h Kh Ks", "9s,9h,9d 2h,4h,6h,8h,Kh",
        [("9s,9h 9d,2h,4h,6h,8h,Kh", "SORT-06"), ("9s,9h,9d 2h,4h,6h,8h,Ks", "SORT-10"),
         ("2h,4h,6h,8h,Kh 9s,9h,9d", "SORT-10")],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("number", "cards", "groups", "misses"), TASKS, ids=[f"{task[0]}" for task in TASKS])
def test_sort_10_each_task_and_its_near_misses(
    number: int, cards: str, groups: str, misses: list[tuple[str, str]]
) -> None:
    game = played(table(cards, "", talon="2c" if number == 1 else "*"), "0 draw")
    assert ok(game, f"0 lay {number} {groups}")
    for miss, clause in misses:
        if number == 1 and "*" in miss:
            game = played(table(cards, "", talon="*"), "0 draw")
        assert no(game, f"0 lay {number} {miss}") == clause
    played(game, f"0 lay {number} {groups}")
    assert game.result()["done"][0] == [number]
    assert len(game.table.groups) == len(groups.split())


def test_sort_10_a_further_group_is_none_of_the_task() -> None:
    game = played(table("7s 7h 7d 7c 8s 8h 8d 8c 9s 9h", "", talon="9d"), "0 draw")
    assert no(game, "0 lay 11 7s,7h,7d,7c 8s,8h,8d,8c 9s,9h,9d") == "SORT-10"


def test_sort_10_there_is_no_task_16() -> None:
    game = played(table("7s 7h 7d 7c", "", talon="9d"), "0 draw")
    assert no(game, "0 lay 16 7s,7h,7d,7c") == "SORT-10"
    assert no(game, "0 lay 15 7s,7h,7d,7c") == "SORT-13"


def test_sort_10_further_fitting_cards_can_be_laid_with_it() -> None:
    game = played(table("7s 7h 7d 7c 8s 8h 8d 8c 8s 8h", "", talon="9d"), "0 draw")
    assert ok(game, "0 lay 11 7s,7h,7d,7c 8s,8h,8d,8c,8s,8h")
    game = played(table("4h 5h 6h 7h 8h 9h 10h 2s", "", talon="9d"), "0 draw")
    assert ok(game, "0 lay 4 4h,5h,6h,7h,8h,9h,10h")


def test_sort_11_aces_belong_to_no_task() -> None:
    game = played(table("As Ah 9h 10h Jh Qh Kh 8h", "", talon="Ah"), "0 draw")
    assert no(game, "0 lay 4 9h,10h,Jh,Qh,Kh,Ah") == "SORT-11"
    assert no(game, "0 lay 2 As,Ah,Ah 9h,9h,9h 10h,10h,10h") == "SORT-04"
    assert no(game, "0 lay 7 As,Ah,9h,10h,Jh,Qh") == "SORT-11"
    assert ok(game, "0 lay 4 8h,9h,10h,Jh,Qh,Kh")


def test_sort_11_no_link_from_king_to_two() -> None:
    game = played(table("9h 10h Jh Qh Kh 2h *", "", talon="3h"), "0 draw")
    assert no(game, "0 lay 4 9h,10h,Jh,Qh,Kh,2h") == "SORT-11"
    assert no(game, "0 lay 4 9h,10h,Jh,Qh,Kh,*") == "SORT-11"
    assert ok(game, "0 lay 4 *,9h,10h,Jh,Qh,Kh")


def test_sort_12_two_groups_may_have_the_same_rank() -> None:
    game = played(table("9s 9h 9d 9c 9s 9h 9d 9c 2s 2h", "", talon="3h"), "0 draw")
    assert ok(game, "0 lay 11 9s,9h,9d,9c 9s,9h,9d,9c")
    game = played(table("4s 4h 4d 4c 5s 5h 5d 5c 6s 6h", "", talon="7h"), "0 draw")
    assert ok(game, "0 lay 1 4s,4h 4d,4c 5s,5h 5d,5c 6s,6h")
    assert no(game, "0 lay 1 4s,4h 4d,4c 5s,5h 5d,5c 6s,7h") == "SORT-10"


def test_sort_12_six_twos_do_task_7() -> None:
    game = played(table("2s 2h 2d 2c 2s 2h", "", talon="7h"), "0 draw")
    assert ok(game, "0 lay 7 2s,2h,2d,2c,2s,2h")


DISTINCT = {"equal_groups": "distinct"}


def test_sort_12_distinct_groups_have_different_ranks() -> None:
    game = played(table("9s 9h 9d 9c 9s 9h 9d 9c 8s 8h", "", talon="*", rules=DISTINCT), "0 draw")
    assert no(game, "0 lay 11 9s,9h,9d,9c 9s,9h,9d,9c") == "SORT-12"
    assert not any(move.verb == "lay" and move.number == 11 for move in game.moves())
    game = played(table("4s 4h 4d 4c 5s 5h 5d 5c 6s 6h", "", talon="7h", rules=DISTINCT), "0 draw")
    assert no(game, "0 lay 1 4s,4h 4d,4c 5s,5h 5d,5c 6s,6h") == "SORT-12"
    game = played(table("4s 4h 7d 7c 5s 5h 8d 8c 6s 6h", "", talon="7h", rules=DISTINCT), "0 draw")
    assert ok(game, "0 lay 1 4s,4h 7d,7c 5s,5h 8d,8c 6s,6h")


@pytest.mark.parametrize(
    ("hand", "wrong", "right"),
    [
        ("3s 3h 3d 3c 3s 3h 4s 4h 4d", "2 3s,3h,3d 3c,3s,3h 4s,4h,4d", ""),
        ("3s 3h 3d 4c 4s 4h 5s 5h 5d", "2 3s,3h,3d 4c,4s,4h", "2 3s,3h,3d 4c,4s,4h 5s,5h,5d"),
        ("3s 3h 3d 3c 4s 5s 6s 7s 8s 9s", "5 3s,3h 3d,3c 4s,5s,6s,7s,8s,9s", ""),
        ("3s 3h 4d 4c 4s 5s 6s 7s 8s 9s", "", "5 3s,3h 4d,4c 4s,5s,6s,7s,8s,9s"),
        ("2s 2h 2d 2c 2s 2h", "7 2s,2h,2d,2c,2s,2h", ""),
        ("2s 2h 2d 2c 2s * 3h", "7 2s,2h,2d,2c,2s,*", "7 2s,2h,2d,2c,3h,*"),
        ("7s 7s 8h 8h 9c 9c", "", "9 7s,7s 8h,8h 9c,9c"),
    ],
)
def test_sort_12_distinct_task_by_task(hand: str, wrong: str, right: str) -> None:
    game = played(table(hand, "", talon="Kh Kd", rules=DISTINCT), "0 draw")
    if wrong:
        assert no(game, f"0 lay {wrong}") == ("SORT-06" if wrong.startswith("2 ") and right else "SORT-12")
    if right:
        assert ok(game, f"0 lay {right}")


def test_sort_12_distinct_is_about_the_laying_and_not_about_hits() -> None:
    game = table("9s 9h 9d 9c 8s 8h 8d 8c 9s 9h", "", talon="8s", rules=DISTINCT)
    played(game, "0 draw", "0 lay 11 9s,9h,9d,9c 8s,8h,8d,8c")
    assert ok(game, "0 hit 9s g0")
    game = table("2s 2h 2d 2c 2s 3h 2h", "", talon="Kh", rules=DISTINCT)
    played(game, "0 draw", "0 lay 7 2s,2h,2d,2c,2s,3h")
    assert ok(game, "0 hit 2h g0")


def test_sort_12_distinct_holds_for_a_repetition() -> None:
    game = with_done(table("9s 9h 9d 9c 9s 9h 9d 9c", "", talon="Kh", rules=DISTINCT), 0, 11)
    assert no(played(game, "0 draw"), "0 repeat 11 9s,9h,9d,9c 9s,9h,9d,9c") == "SORT-12"


def test_sort_12_distinct_twins_are_different_cards() -> None:
    """With four packs a card can be there four times; further twins laid along do not matter."""
    tasks = [{"contract": "2*twin(2) nowild"}]
    sheet: dict[str, Any] = {"game": "profisort", "deck": {"copies": 4}, "tasks": tasks, "pairs": []}
    deck = {setting: Rules.read({"sheet": sheet, "equal_groups": setting}) for setting in ("allowed", "distinct")}
    equal, other, more = "0 lay 1 7s,7s 7s,7s", "0 lay 1 7s,7s 8h,8h", "0 lay 1 7s,7s,8h,8h 7s,7s"
    for setting, texts in {"allowed": [equal, other, more], "distinct": [other, more]}.items():
        rules = deck[setting]
        for text in (equal, other, more):
            move = rules.notation.read(text)
            assert move is not None
            refused = isinstance(read_groups(rules.tasks[0], move), Refusal)
            assert refused == (text not in texts), (setting, text)


def test_sort_12_distinct_needs_enough_ranks() -> None:
    deck = {"values": ["2", "3", "4", "5", "A"], "loose": 1, "copies": 6}
    points = [{"cards": "2-5", "points": 5}, {"cards": "A", "points": 15}, {"cards": "*", "points": 20}]
    tasks = [{"contract": "5*set(2) nowild"}]
    sheet = {"game": "profisort", "deck": deck, "points": points, "pairs": [], "tasks": tasks}
    assert Rules.read({"sheet": sheet}).tasks
    with pytest.raises(SettingError) as caught:
        Rules.read({"sheet": sheet, "equal_groups": "distinct"})
    assert caught.value.name == "equal_groups"


# -- SORT-13: the repetition ----------------------------------------------------------------------------------

QUADS = "7s 7h 7d 7c 9s 9h 9d 9c"


def test_sort_13_repeat_and_go_out() -> None:
    game = with_done(table(f"{QUADS} 7s 7h", "", talon="Kh"), 0, 11)
    played(game, "0 draw", "0 repeat 11 7s,7h,7d,7c 9s,9h,9d,9c")
    assert game.result()["done"][0] == [11, 15]
    played(game, "0 hit 7s g0", "0 hit 7h g0", "0 discard Kh")
    assert game.result()["rounds"][0]["laid"] == [[15], []]


def test_sort_13_the_task_may_have_been_done_in_the_same_turn() -> None:
    game = played(table("7s 7h 7d 7c 9s 9h 9d 9c 8s 8h", "", talon="8d"), "0 draw", "0 lay 3 7s,7h,7d,7c")
    assert no(game, "0 repeat 3 9s,9h,9d,9c") == "SORT-13"
    game = played(table("3h 5d 9c Js 4h 6d 10c Qs 3d 5h", "", talon="8d"), "0 draw", "0 lay 10 3h,5d,9c,Js")
    played(game, "0 repeat 10 4h,6d,10c,Qs", "0 hit 3d g0", "0 hit 5h g0", "0 discard 8d")
    assert game.result()["done"][0] == [10, 15]


def test_sort_13_only_a_task_that_is_done() -> None:
    game = with_done(played(table(f"{QUADS} 7s 7h", "", talon="Kh"), "0 draw"), 0, 4)
    assert no(game, "0 repeat 11 7s,7h,7d,7c 9s,9h,9d,9c") == "SORT-13"
    assert no(game, "0 repeat 15 7s,7h,7d,7c") == "SORT-13"
    assert no(game, "0 repeat 16 7s,7h,7d,7c") == "SORT-10"


def test_sort_13_only_once() -> None:
    game = with_done(played(table(f"{QUADS} 7s 7h", "", talon="Kh"), "0 draw"), 0, 11, 15)
    assert no(game, "0 repeat 11 7s,7h,7d,7c 9s,9h,9d,9c") == "SORT-06"


def test_sort_13_only_if_everything_else_finds_a_place() -> None:
    repeat = "0 repeat 11 7s,7h,7d,7c 9s,9h,9d,9c"
    game = with_done(played(table(f"{QUADS} 8s 7h", "", talon="Kh"), "0 draw"), 0, 11)
    assert no(game, repeat) == "SORT-13"
    game = with_done(played(table(f"{QUADS} * 7h", "", talon="Kh"), "0 draw"), 0, 11)
    assert ok(game, repeat)


def test_sort_13_a_card_must_be_left_to_discard() -> None:
    game = with_done(played(table("7s 7h 7d 7c 9s 9h 9d 9c 7s 7h", "", talon="7d"), "0 draw"), 0, 11)
    assert no(game, "0 repeat 11 7s,7h,7d,7c,7s,7h,7d 9s,9h,9d,9c") == "SORT-21"
    assert ok(game, "0 repeat 11 7s,7h,7d,7c,7s,7h 9s,9h,9d,9c")


def test_sort_13_then_only_hits_and_the_last_discard() -> None:
    game = with_done(table("9s 9h 9d 2h 4h 6h 8h Kh 7h As", "", talon="10h"), 0, 14)
    played(game, "0 draw", "0 repeat 14 9s,9h,9d 2h,4h,6h,8h,Kh")
    assert no(game, "0 lay 3 9s,9h,9d,9c") == "SORT-13"
    assert no(game, "0 give As 1") == "SORT-13"
    assert no(game, "0 repeat 14 9s,9h,9d 2h,4h,6h,8h,Kh") == "SORT-13"
    assert no(game, "0 discard As") == "SORT-13"
    played(game, "0 hit 7h g1")
    assert no(game, "0 discard As") == "SORT-13"
    played(game, "0 hit 10h g1", "0 discard As")
    assert len(game.result()["rounds"]) == 1


def test_sort_13_each_hit_must_leave_the_finish_possible() -> None:
    game = with_done(table("2s 3s 4s 5s 6s 7s 8s 9s 10s *", "", talon="Kh"), 0, 4)
    played(game, "0 draw", "0 repeat 4 2s,3s,4s,5s,6s,7s")
    assert no(game, "0 hit * g0 high") == "SORT-13"
    played(game, "0 hit 8s g0")
    assert no(game, "0 hit * g0 high") == "SORT-13"
    played(game, "0 hit 9s g0", "0 hit 10s g0", "0 hit * g0 high", "0 discard Kh")
    assert game.result()["rounds"][0]["points"][0] == 0


def test_sort_13_not_with_a_received_ace() -> None:
    game = with_done(table(f"{QUADS} 7s 7h", "As", talon="Kh Kd Qh"), 0, 11)
    played(game, "0 draw", "0 discard Kh", "1 draw", "1 give As 0", "1 discard Kd", "0 draw")
    assert no(game, "0 repeat 11 7s,7h,7d,7c 9s,9h,9d,9c") == "SORT-20"


# -- jokers ---------------------------------------------------------------------------------------------------


def test_sort_14_a_natural_card_in_every_group() -> None:
    game = played(table("7s 7h 7d 8s 8h 9s * * *", "", talon="*"), "0 draw")
    assert no(game, "0 lay 2 7s,7h,7d 8s,8h,* *,*,*") == "SORT-14"
    assert no(game, "0 lay 2 7s,7h,7d 8s,8h,* *,*,*@9") == "SORT-14"
    assert ok(game, "0 lay 2 7s,7h,7d 8s,8h,* 9s,*,*")
    assert no(game, "0 lay 2 7s,7h,7d 8s,8h,* 9s,*,*@9") == "RECORD"


def test_sort_14_one_natural_card_in_a_group_is_enough() -> None:
    game = played(table("7s 8s 9s * * * * * *", "", talon="Kh"), "0 draw")
    assert no(game, "0 lay 2 7s,8s,9s *,*,* *,*,*") == "SORT-10"
    assert ok(game, "0 lay 2 7s,*,* *,8s,* *,*,9s")
    game = played(table("7s * * * * *", "", talon="Kh"), "0 draw")
    assert ok(game, "0 lay 4 *,*,7s,*,*,*")
    assert no(game, "0 lay 4 *,*,*,*,*,*") == "SORT-04"


def test_sort_15_a_joker_is_added_to_tasks_with_j_only() -> None:
    game = table("7s 7h 7d 8s 8h 8d 9s 9h 9d *", "", talon="*")
    played(game, "0 draw", "0 lay 2 7s,7h,7d 8s,8h,8d 9s,9h,9d")
    assert ok(game, "0 hit * g1")
    game = played(table("3s 3s Jh Jh 7d 7d * 9s", "", talon="5h"), "0 draw", "0 lay 9 3s,3s Jh,Jh 7d,7d")
    assert no(game, "0 hit * g0") == "SORT-15"
    game = played(table("3s 4h 5d 6c 7s 8h 9d 10c * Qs", "", talon="2h"), "0 draw", "0 lay 13 3s,4h,5d,6c,7s,8h,9d,10c")
    assert no(game, "0 hit * g0 low") == "SORT-15"
    assert ok(game, "0 hit 2h g0")
    game = played(table("9s 9h 9d 9c * * * *", "", talon="2h"), "0 draw", "0 lay 3 9s,9h,9d,9c")
    assert no(game, "0 hit *,*,*,* g0") == "SORT-15"
    game = played(table("3h 5d 9c Js *", "", talon="2h"), "0 draw", "0 lay 10 3h,5d,9c,Js")
    assert no(game, "0 hit * g0") == "SORT-15"


def test_sort_15_five_pairs_take_no_joker() -> None:
    game = table("2s 2h 3s 3h 4s 4h 5s 5h 6s 6h", "7s 7h 7d 7c 8h 8s 8d 8c * Ks", talon="Kh Qd")
    played(game, "0 draw", "0 lay 1 2s,2h 3s,3h 4s,4h 5s,5h 6s,6h")
    game.hands[0].add(game.rules.deck.wild)
    game.table.sizes[0] += 1
    assert no(game, "0 hit * g0") == "SORT-15"


def test_sort_16_a_task_laid_without_joker_strikes_its_bonus() -> None:
    game = played(table("2s 3s 4s 5s 6s 7s *", "", talon="8s"), "0 draw")
    without = played(game.copy(), "0 lay 4 2s,3s,4s,5s,6s,7s")
    assert without.result()["struck"] == [20, 0]
    assert played(without, "0 hit * g0 high").result()["struck"] == [20, 0]
    assert played(game.copy(), "0 lay 4 2s,3s,4s,5s,6s,*").result()["struck"] == [0, 0]
    assert played(game.copy(), "0 lay 4 2s,3s,4s,5s,6s,7s,*").result()["struck"] == [0, 0]


def test_sort_16_there_is_no_bonus_for_a_task_without_j() -> None:
    game = played(table("9s 9h 9d 9c", "", talon="8s"), "0 draw", "0 lay 3 9s,9h,9d,9c")
    assert game.result()["struck"] == [0, 0]


def test_sort_16_a_repetition_strikes_nothing() -> None:
    game = with_done(table(f"{QUADS} 7s 7h", "", talon="Kh"), 0, 11)
    played(game, "0 draw", "0 repeat 11 7s,7h,7d,7c 9s,9h,9d,9c")
    assert game.result()["struck"] == [0, 0]
