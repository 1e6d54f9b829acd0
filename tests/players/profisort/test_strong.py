"""The stronger players of Profi-Sort do what they are known for, can say why, and never get stuck."""

import os
from collections.abc import Callable
from random import Random

import pytest

from sort_tables import played, table, with_done
from zehn.arena.conformance import check_choices, check_play
from zehn.arena.kits.profisort import ProfiSortKit
from zehn.games.chance import Seeded
from zehn.games.profisort import ProfiSort, Rules, View
from zehn.players import Player, make_player
from zehn.players.profisort.expectation import Expectation
from zehn.words import LANGUAGES, say

LONG = bool(os.environ.get("ZEHN_LONG"))
NAMES = ["easy", "sharp", "master"]


def maker(name: str) -> Callable[[Random], Player]:
    """What makes a player of this name."""
    return lambda rng: make_player("profisort", name, rng)


def choices(name: str, game: ProfiSort, times: int = 6) -> set[str]:
    """What a player does now, with different random streams, without its seat."""
    view = game.view(game.turn)
    return {str(make_player("profisort", name, Random(seed)).choose(view)).partition(" ")[2] for seed in range(times)}


# -- sharp -----------------------------------------------------------------------------------------------------------


def test_sharp_waits_with_a_small_task_that_leaves_a_hand_full_of_cards() -> None:
    """3-5-9-J is complete; a ten would complete a run of eight, or two runs of five."""
    game = played(table("3h 4c 5s 6c 7c 8s 9d Jc Qd Qs", "", talon="Kd"), "0 draw")
    assert not any(text.startswith("lay 10") for text in choices("sharp", game))
    assert any(text.startswith("lay 10") for text in choices("steady", game))


def test_sharp_lays_the_same_task_when_the_round_may_be_over_soon() -> None:
    game = table("3h 5s 9d Jc 4h Qd 8c Kh 10s 7c", "2s 2h 2d 2c 3s 3d 3c Ks Kd Kc", talon="9s Kh 7s 6c 2c 8d")
    played(game, "0 draw", "0 discard 9s", "1 draw", "1 lay 7 2s,2h,2d,2c,3s,3d,3c", "1 discard Kh")
    assert any(text.startswith("lay 10") for text in choices("sharp", played(game, "0 draw")))


def test_sharp_goes_out_where_it_can_and_keeps_the_larger_task_for_later() -> None:
    """Two runs of five would do it; a run of eight does it too, with two cards that are hit."""
    game = played(table("2s 3s 4s 5s 6s 7h 8h 9h 10h Jh", "", talon="Kd"), "0 draw")
    player = make_player("profisort", "sharp", Random(1))
    while not game.result()["rounds"]:
        game.play(player.choose(game.view(0)))
    assert game.result()["rounds"][0]["points"][0] == 0
    assert game.result()["done"][0] == [13]


def test_sharp_sits_out_an_ace_at_once() -> None:
    game = table("7s 7h 7d 8s 8h 2d 9s Jh Kd Kc", "As", talon="Kh Qc Qd")
    played(game, "0 draw", "0 discard Kh", "1 draw", "1 give As 0", "1 discard Qc")
    assert choices("sharp", game) == {"sit As"}
    assert choices("steady", game) == {"draw"}


def test_sharp_keeps_what_more_unseen_cards_improve() -> None:
    """Both fours of a kind miss one card, but one of them was seen twice: it can only be waited for in vain."""
    rules = {"tasks": "3,4,15"}
    game = table("9s 9h 9d 5s 5h 5d 2c 4c 6c 8h", "5c 5c", talon="Kh Kd Qd Qc Jd", rules=rules)
    played(game, "0 draw", "0 discard Kh", "1 draw", "1 discard 5c", "0 draw", "0 discard Qd", "1 draw", "1 discard 5c")
    thrown = choices("sharp", played(game, "0 draw"))
    assert not thrown & {"discard 9s", "discard 9h", "discard 9d"}


def test_an_outlook_prefers_nearer_tasks_and_cheaper_hands() -> None:
    near = table("9s 9h 9d 2c 4h 6d 8c Js Kh Qd", "").view(0)
    far = table("9s 9h 3d 2c 4h 6d 8c Js Kh Qd", "").view(0)
    assert promised(near, 60) > promised(far, 60)
    assert promised(near, 40) > promised(near, 80)


def promised(view: View, points: int) -> float:
    expectation = Expectation(view)
    return expectation.promise(view.sorting(), expectation.aims(len(view.cards)), points).value


def test_in_the_beginners_game_sharp_lays_whatever_is_a_task() -> None:
    game = played(table("3h 4c 5s 6c 7c 8s 9d Jc Qd Qs", "", talon="Kd", rules={"first_to": 3}), "0 draw")
    assert all(text.startswith("lay ") for text in choices("sharp", game))


# -- easy ------------------------------------------------------------------------------------------------------------


def test_easy_never_throws_a_joker_away_nor_overlooks_a_task() -> None:
    game = played(table("* * 9s 9h 2d 4c 6s 8h Jd Kc", "", talon="Qd"), "0 draw")
    assert "discard *" not in choices("easy", game, times=40)
    game = played(table("9s 9h 9d 9c 2s 4h 6d 8c Js Kh", "", talon="Qd"), "0 draw")
    assert choices("easy", game, times=40) == {"lay 3 9s,9h,9d,9c"}


def test_easy_overlooks_some_hits_and_gives_no_ace() -> None:
    game = played(table("9s 9h 9d 9c 2s 2h 2d 3s 3h Ad", "", talon="2c 3d"), "0 draw")
    with_done(game, 0, 1)
    played(game, "0 lay 7 2s,2h,2d,2c,3s,3h")
    found = choices("easy", game, times=40)
    assert not any(text.startswith("give") for text in found)


# -- all of them -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_every_decision_has_its_reason_in_both_languages(name: str) -> None:
    keys = set()
    for seed in range(40 if LONG else 4):
        rules = Rules.read({"variants": ["draw_from_discard"]} if seed % 2 else {"first_to": 6} if seed % 4 else {})
        game = ProfiSort(rules, ["A", "B", "C"][: 2 + seed % 2], chance=Seeded(seed))
        player = make_player("profisort", name, Random(seed))
        for _ in range(120):
            if game.over:
                break
            view = game.view(game.turn)
            move = str(player.choose(view))
            keys.add(told(player, view, move))
            game.play(move)
    assert keys >= ({"discard-any"} if name == "easy" else {"sort-thrown", "sort-lay-left"})


def told(player: Player, view: View, move: str) -> str:
    """The reason for a move can be told, and its numbers are possible."""
    reason = player.why(view, move)
    assert reason is not None, move
    assert 0 <= int(reason.details.get("outs", 0)) <= view.unseen().total()
    for language in LANGUAGES:
        assert "{" not in reason.sentence(say(language))
    return reason.key


@pytest.mark.parametrize("name", NAMES)
def test_whole_games_with_random_settings(name: str) -> None:
    """All end, all moves are legal, the records verify."""
    for seed in range(300 if LONG else 3):
        check_play(ProfiSortKit(), maker(name), Random(f"{name} {seed}"), every=101)


@pytest.mark.parametrize("name", NAMES)
def test_choices_never_depend_on_unseen_cards(name: str) -> None:
    for seed in range(100 if LONG else 5):
        check_choices(ProfiSortKit(short=True), maker(name), Random(seed))
