"""Records of games that were played: written, read, replayed, the same again."""

import doctest
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import zehn
import zehn.record
from records import QUICK_LAY, deck, drawn_out, played, quick_round, record
from zehn.games.chance import Script
from zehn.games.phase10 import Phase10
from zehn.record import FORMAT, Legal, Record, judge, read_record, replay, verify, write_record
from zehn.refusals import Refused

OWN_SHEET = {
    "game": "phase10",
    "name": "Sevens",
    "phases": [{"contract": "set(3)"}, {"contract": "run(5)"}, {"contract": "colour(4) nowild"}],
    "deal": {"cards": 7},
    "rules": {"turn_limit": 60},
}

variants = st.sampled_from(
    [[], ["knocking"], ["fixed_rounds"], ["free_order"], ["fixed_rounds", "knocking"], ["free_order", "knocking"]]
)
agreed_rules = st.fixed_dictionaries(
    {"variants": variants},
    optional={
        "edition": st.sampled_from(["classic", "compact"]),
        "phases": st.sampled_from(["first:1", "first:3", "even", "odd", "1,4,8", "10"]),
        "first_card_skip": st.sampled_from(["ignore", "skips_first_player"]),
        "take_skip": st.booleans(),
        "go_out": st.sampled_from(["discard", "any"]),
        "turn_limit": st.sampled_from([2, 7, 40, 400]),
        "used_skip_goes": st.sampled_from(["under", "top"]),
        "final_tie": st.sampled_from(["shared", "playoff"]),
        "turn_pile": st.sampled_from(["at_once", "on_draw"]),
        "last_skip": st.sampled_from(["skip", "either"]),
        "knock_again": st.sampled_from(["own_turn", "next_discard"]),
        "knock_window": st.sampled_from([0, 2.5]),
    },
)
bots = st.lists(st.sampled_from(["random", "greedy", "steady"]), min_size=1, max_size=3)


def through_json(game: Phase10) -> Record:
    """The game, written down and read again as anybody would."""
    found = read_record(json.loads(json.dumps(write_record(game))))
    assert isinstance(found, Record), found
    return found


def assert_same_again(game: Phase10) -> None:
    found = through_json(game)
    again = replay(found)
    assert again == game
    assert again.result() == game.result()
    assert write_record(again) == write_record(game)
    assert verify(found) == Legal("phase10", game.over, game.result())


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 6), bots=bots, rules=agreed_rules, moves=st.integers(0, 400))
def test_a_game_can_be_written_and_replayed_wherever_it_stands(
    seed: int, seats: int, bots: list[str], rules: dict[str, Any], moves: int
) -> None:
    assert_same_again(played(seed, seats=seats, bots=bots, rules=rules, moves=moves))


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 6), bots=bots, rules=agreed_rules)
def test_a_whole_game_can_be_written_and_replayed(
    seed: int, seats: int, bots: list[str], rules: dict[str, Any]
) -> None:
    game = played(seed, seats=seats, bots=bots, rules=rules | {"phases": "first:2"})
    assert_same_again(game)
    assert game.over


def test_a_record_stops_after_every_single_move() -> None:
    whole = write_record(played(5, seats=3, rules={"variants": ["knocking"], "phases": "first:1"}))
    del whole["result"]
    entry = whole["rounds"][-1]
    for count in range(len(entry["moves"]) + 1):
        part = whole | {"rounds": [*whole["rounds"][:-1], entry | {"moves": entry["moves"][:count]}]}
        verdict = judge(json.dumps(part).encode())
        assert isinstance(verdict, Legal), (count, verdict)
        assert verdict.finished == (count == len(entry["moves"]))


def test_a_game_goes_on_after_its_replay() -> None:
    game = played(3, moves=57)
    again = replay(through_json(game))
    move = next(iter(game.moves()))
    game.play(move)
    again.play(str(move))
    assert again == game


def test_a_game_with_turned_piles_is_replayed() -> None:
    for chosen in ([], ["knocking"]):
        game = drawn_out(variants=chosen)
        assert_same_again(game)
        game.play("0 draw")
        assert [len(pile.split()) for pile in write_record(game)["rounds"][0]["reshuffles"]] == [48]
        assert_same_again(game)


def test_a_pile_can_be_turned_several_times_in_a_round() -> None:
    game = drawn_out(times=3)
    assert len(write_record(game)["rounds"][0]["reshuffles"]) == 3
    assert_same_again(game)


def test_a_playoff_is_a_round_like_others() -> None:
    hands = "8r 8b 8g 9r 9b 9g 1b 2b 3b 4b", "5r 5b 5g 6r 6b 6g 1g 2g 3g 4g"
    game = zehn.new(
        "phase10",
        players=["Anna", "Ben"],
        rules={"edition": "compact", "phases": "1", "turn_limit": 2},
        chance=Script(deck(*hands, draw="12r 12b"), quick_round()["deck"]),
    )
    for move in ("1 draw", "1 lay 1 5r,5b,5g 6r,6b,6g", "1 discard 12r"):
        game.play(move)
    for move in ("0 draw", "0 lay 1 8r,8b,8g 9r,9b,9g", "0 discard 12b"):
        game.play(move)
    assert game.table.playoff, game.result()
    game.play("0 draw")
    assert_same_again(game)
    assert len(write_record(game)["rounds"]) == 2


def test_an_own_sheet_is_carried_whole() -> None:
    game = played(4, rules={"sheet": OWN_SHEET, "variants": ["free_order"]})
    written = write_record(game)
    assert written["rules"] == {"sheet": OWN_SHEET, "variants": ["free_order"]}
    assert_same_again(game)


def test_the_written_record() -> None:
    game = zehn.new("phase10", players=["Anna", "Ben"], rules={"phases": "1"}, chance=Script(quick_round()["deck"]))
    for move in ("1 draw", f"1 {QUICK_LAY}", "1 discard 6y"):
        game.play(move)
    assert write_record(game) == {
        "format": FORMAT,
        "game": "phase10",
        "rules": {"phases": "1"},
        "players": ["Anna", "Ben"],
        "rounds": [quick_round()],
        "result": {
            "rounds": [{"points": [50, 0], "laid": [None, 1]}],
            "totals": [50, 0],
            "done": [[], [1]],
            "winners": [1],
        },
    }


def test_a_game_that_waits_for_its_first_deck_has_no_round() -> None:
    game = zehn.new("phase10", players=["Anna", "Ben"], chance=Script())
    assert write_record(game)["rounds"] == []
    assert_same_again(game)


def test_an_imagined_game_has_no_record() -> None:
    from random import Random

    imagined = next(played(2, moves=9).view(0).worlds(Random(1)))
    with pytest.raises(ValueError, match="imagined"):
        write_record(imagined)


def test_a_copy_has_a_record_of_its_own() -> None:
    game = drawn_out()
    twin = game.copy()
    twin.play(f"{twin.turn} draw")
    assert len(write_record(twin)["rounds"][0]["moves"]) == len(write_record(game)["rounds"][0]["moves"]) + 1
    assert_same_again(game)
    assert_same_again(twin)


def test_an_illegal_record_cannot_be_replayed() -> None:
    found = read_record(record(quick_round("0 draw")))
    assert isinstance(found, Record)
    with pytest.raises(Refused, match="P10-31"):
        replay(found)


def test_the_examples_in_the_docstring() -> None:
    assert doctest.testmod(zehn.record).failed == 0
