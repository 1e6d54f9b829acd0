"""Players of Profi-Sort: what `steady` does with aces, tasks and jokers; all of them on views only."""

from random import Random

import pytest

import zehn
from sort_tables import played, table, with_done
from zehn.games.profisort import ProfiSort
from zehn.players import PLAYERS, make_player, play_game
from zehn.players.profisort import Steady


def steady(game: ProfiSort) -> str:
    """What `steady` does now, without its seat."""
    return str(Steady(Random(1)).choose(game.view(game.turn))).partition(" ")[2]


def test_it_lays_a_task_as_soon_as_it_can() -> None:
    game = played(table("9s 9h 9d 9c 2s 4h 6d 8c Js Kh", "", talon="Qd"), "0 draw")
    assert steady(game) == "lay 3 9s,9h,9d,9c"


def test_it_lays_two_tasks_in_one_turn_where_that_is_possible() -> None:
    game = played(table("9s 9h 9d 9c 2s 2h 2d 3s 3h 3d", "", talon="Qd"), "0 draw")
    first = steady(game)
    game.play(f"0 {first}")
    game.play(f"0 {steady(game)}")
    assert game.result()["done"][0] == [3, 7]


def test_it_goes_for_task_15_when_that_ends_the_round() -> None:
    game = with_done(table("7s 7h 7d 7c 9s 9h 9d 9c 7s 7h", "", talon="Kh"), 0, *range(1, 15))
    assert steady(played(game, "0 draw")).startswith("repeat ")


def test_it_gives_an_ace_to_the_one_closest_to_going_out() -> None:
    game = table("9s 9h 9d 2c As 4h 6d 8c Jd Kh", "", "7s 7h 7d 7c", talon="Qd 10h 10d 10s")
    played(game, "0 draw", "0 discard Qd", "1 draw", "1 discard 10h", "2 draw", "2 lay 3 7s,7h,7d,7c", "2 discard 10d")
    assert steady(played(game, "0 draw")) == "give As 2"


def test_it_keeps_an_ace_when_it_needs_all_ten_cards() -> None:
    game = table("2s 2h 3s 3h 4s 4h 5s 5h 6s As", "", talon="Qd")
    with_done(game, 0, *(number for number in range(1, 15) if number != 1))
    assert steady(played(game, "0 draw")) in ("discard As", "discard Qd")


def test_it_sits_out_an_ace_that_keeps_it_from_going_out() -> None:
    game = table("7s 7h 7d 8s 8h 8d 9s 9h 9d Kd", "As", talon="Kh Kc Qd")
    played(
        game, "0 draw", "0 lay 2 7s,7h,7d 8s,8h,8d 9s,9h,9d", "0 discard Kh", "1 draw", "1 give As 0", "1 discard Kc"
    )
    assert steady(game) == "sit As"


def test_it_keeps_an_ace_and_plays_on_where_a_turn_is_worth_more() -> None:
    game = table("7s 7h 7d 8s 8h 8d 9s 9h Kd Kc", "As", talon="Kh Qc Qd")
    played(game, "0 draw", "0 discard Kh", "1 draw", "1 give As 0", "1 discard Qc")
    assert steady(game) == "draw"


def test_a_bad_deal_is_dealt_again_and_a_good_one_kept() -> None:
    assert steady(table("As Ah Ad 2c 4h 6d 8c Jd Kh 9s", "")) == "redeal"
    assert steady(table("As Ah Ad 9s 9h 9d 9c 2s 2h 2d", "")) == "keep"


@pytest.mark.parametrize("name", ["greedy", "easy", "steady", "sharp"])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_in_which_only_task_15_is_left_comes_to_an_end(name: str, seats: int) -> None:
    rules = {"tasks": "7,15"}
    game = zehn.new("profisort", players=["Anna", "Ben", "Cem"][:seats], seed=1, rules=rules)
    play_game(game, [make_player("profisort", name, Random(seat)) for seat in range(seats)])
    assert game.over
    assert len(game.history) < 40


def test_steady_is_stronger_than_greedy() -> None:
    from zehn.games.chance import Seeded
    from zehn.games.profisort import Rules

    won = 0
    for seed in range(24):
        order = ["steady", "greedy"] if seed % 2 else ["greedy", "steady"]
        game = ProfiSort(Rules(), order, chance=Seeded(seed))
        play_game(game, [PLAYERS["profisort"][name](Random(seed)) for name in order])
        won += order[game.result()["winners"][0]] == "steady"
    assert won >= 14
