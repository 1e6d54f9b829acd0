"""Whole dice games: the conformance kit, records, the referee."""

import json
import os
from collections.abc import Iterator
from itertools import combinations, islice
from random import Random
from typing import Any

import pytest

import zehn
from dice_scripts import MISS, RED, faces, go, play, table, throw
from dice_solved import published
from zehn import Script, Seeded
from zehn.arena.conformance import check_choices, check_moves, check_play, check_record
from zehn.arena.kits.dice import DiceKit
from zehn.games.dice import DiceGame
from zehn.players import PLAYERS, play_game
from zehn.record import Fault, Legal, Record, judge, read_record, replay, verify, write_record
from zehn.words import LANGUAGES, words

pytestmark = pytest.mark.xdist_group("dice")  # one process solves the game for all

LONG = bool(os.environ.get("ZEHN_LONG"))
KIT = DiceKit()


@pytest.mark.parametrize("block", range(5))
def test_whole_games_by_steady_with_random_settings(block: int) -> None:
    for seed in range(60 if LONG else 6):
        check_play(KIT, PLAYERS["dice"]["steady"], Random(f"steady {block} {seed}"), every=19)


@pytest.mark.parametrize("name", ["random", "solver", "racer"])
def test_whole_games_by_the_other_players(name: str) -> None:
    published()
    kit = DiceKit()
    kit.rules = lambda rng: {}  # type: ignore[method-assign]
    for seed in range(20 if LONG else 3):
        check_play(kit, PLAYERS["dice"][name], Random(f"{name} {seed}"), every=97 if name == "random" else 29)


@pytest.mark.parametrize("name", list(PLAYERS["dice"]))
def test_choices_never_depend_on_what_will_fall(name: str) -> None:
    published()
    kit = DiceKit()
    kit.rules = lambda rng: {}  # type: ignore[method-assign]
    for seed in range(20 if LONG else 2):
        check_choices(kit, PLAYERS["dice"][name], Random(seed), most=40)


def test_listed_moves_are_legal_and_broken_ones_are_refused_without_a_trace() -> None:
    for seed in range(40 if LONG else 6):
        check_moves(KIT, Random(seed))


def every_text(seats: int) -> Iterator[str]:
    """Every text that could be a move but a roll."""
    for seat in range(seats + 1):
        yield from (f"{seat} {verb}" for verb in ("score", "pass", "keep -", "roll"))
        for size in range(1, 11):
            yield from (f"{seat} keep {','.join(map(str, dice))}" for dice in combinations(range(11), size))


def test_listed_moves_are_the_moves_found_by_brute_force() -> None:
    rng = Random(1)
    for seats in (1, 2):
        game = zehn.new("dice", players=["A", "B"][:seats], seed=seats)
        for _ in range(8):
            listed = [str(move) for move in game.moves()]
            assert len(listed) == len(set(listed))
            assert set(listed) == {text for text in every_text(seats) if game.why_not(text) is None}
            game.play(rng.choice([*listed[:2], *listed[-3:]]))


def test_a_copy_meets_the_same_throws() -> None:
    game = zehn.new("dice", players=["A"], chance=Seeded(3))
    twin = game.copy()
    game.play("0 keep 0,1")
    twin.play("0 keep 0,1")
    assert game == twin


def test_a_world_goes_on_with_other_throws() -> None:
    game = zehn.new("dice", players=["A", "B"], chance=Seeded(3))
    worlds = list(islice(game.view(0).worlds(Random(1)), 20))
    for world in worlds:
        assert world.table == game.table
        world.play("0 keep -")
    assert len({world.table.faces for world in worlds}) == 20
    with pytest.raises(ValueError, match="no record"):
        write_record(_later_world(game))


def _later_world(game: DiceGame) -> DiceGame:
    for _ in range(4):
        game.play(f"{game.turn} pass")
    return next(iter(game.view(0).worlds(Random(1))))


# -- the pieces of a record ------------------------------------------------------------------------------------


def record_of(seed: int, seats: int) -> dict[str, Any]:
    game = zehn.new("dice", players=["A", "B", "C", "D", "E"][:seats], seed=seed)
    play_game(game, [PLAYERS["dice"]["steady"](Random(seed + seat)) for seat in range(seats)])
    written: dict[str, Any] = json.loads(json.dumps(write_record(game)))
    return written


def verdict(record: dict[str, Any]) -> Any:
    return judge(json.dumps(record).encode())


def test_a_record_has_moves_only_and_its_result() -> None:
    record = record_of(5, 3)
    assert set(record["rounds"][0]) == {"moves"}
    assert record["rounds"][0]["moves"][0].startswith("0 roll ")
    assert verdict(record).ok
    assert set(record["result"]) == {"rounds", "totals", "done", "bonuses", "winners"}
    assert set(record["result"]["rounds"][0]) == {"scores"}


def test_an_attempt_is_always_written_out() -> None:
    for entry in record_of(6, 2)["rounds"]:
        text = " ".join(move.split()[1] for move in entry["moves"])
        attempts = [part for part in text.replace("score", "end").replace("pass", "end").split("end") if part.strip()]
        assert {part.strip() for part in attempts} <= {"roll", "roll keep roll", "roll keep roll keep roll"}


def test_a_record_may_stop_anywhere() -> None:
    record = record_of(7, 2)
    del record["result"]
    for rounds in (1, 4):
        for moves in range(0, len(record["rounds"][rounds]["moves"]), 5):
            cut = record | {
                "rounds": [*record["rounds"][:rounds], {"moves": record["rounds"][rounds]["moves"][:moves]}]
            }
            found = verdict(cut)
            assert isinstance(found, Legal), found
            assert not found.finished
            assert len(found.result["rounds"]) == rounds


def test_results_cover_finished_rounds_only() -> None:
    game = table(2)
    go(game, "x")
    assert game.result() == {
        "rounds": [], "totals": [0, 0], "done": [[], []], "winners": [],
        "bonuses": [{"five": 0, "ten": 0}] * 2,
    }  # fmt: skip
    go(game, "-")
    assert game.result()["rounds"] == [{"scores": [60, None]}]
    assert game.result()["done"] == [[1], []]


def fault(record: dict[str, Any]) -> tuple[str, int | None, int | None, int | None]:
    found = verdict(record)
    assert isinstance(found, Fault), found
    for language in LANGUAGES:
        assert found.refusal.sentence(words(language))
    return found.refusal.clause, found.round, found.move, found.seat


def changed(record: dict[str, Any], round: int, move: int, text: str) -> dict[str, Any]:
    rounds = json.loads(json.dumps(record["rounds"]))
    rounds[round]["moves"][move] = text
    return record | {"rounds": rounds}


def test_the_referee_names_the_clause_and_the_place() -> None:
    record = record_of(8, 2)
    first = record["rounds"][0]["moves"][0]
    assert fault(changed(record, 0, 0, "1" + first[1:])) == ("DICE-01", 0, 0, 1)
    assert fault(changed(record, 0, 0, first.rsplit(",", 1)[0])) == ("DICE-02", 0, 0, 0)
    assert fault(changed(record, 0, 0, "0 roll 7x")) == ("RECORD", 0, 0, 0)
    assert fault(changed(record, 0, 0, "0 keep 1")) == ("DICE-04", 0, 0, 0)
    assert fault(changed(record, 0, 0, "nonsense"))[0] == "RECORD"
    assert fault(record | {"players": ["A"] * 9}) == ("DICE-01", None, None, None)
    assert fault(record | {"players": []}) == ("DICE-01", None, None, None)


def test_a_die_that_was_kept_and_changed_is_found() -> None:
    moves = [f"0 roll {RED}", "0 keep 0,1", f"0 roll {RED.replace('5r,10r', '5r,9b')}"]
    assert fault({"format": "zehn/1", "game": "dice", "players": ["A"], "rounds": [{"moves": moves}]}) == (
        "DICE-04", 0, 2, 0,
    )  # fmt: skip


def test_rounds_too_early_too_late_and_too_long() -> None:
    record = record_of(9, 2)
    del record["result"]
    rounds = record["rounds"]
    early = [{"moves": rounds[0]["moves"][:-1]}, *rounds[1:]]
    assert fault(record | {"rounds": early}) == ("DICE-04", 1, None, None)
    assert fault(record | {"rounds": [*rounds, {"moves": []}]}) == ("DICE-14", len(rounds), None, None)
    joined = [{"moves": rounds[0]["moves"] + rounds[1]["moves"]}, *rounds[2:]]
    assert fault(record | {"rounds": joined})[:3] == ("DICE-04", 0, len(rounds[0]["moves"]))
    after = [*rounds[:-1], {"moves": [*rounds[-1]["moves"], "0 pass"]}]
    assert fault(record | {"rounds": after})[0] == "DICE-14"


def test_a_wrong_result_is_found() -> None:
    record = record_of(10, 2)
    record["result"]["bonuses"][0]["five"] = 39
    assert fault(record) == ("RECORD", None, None, None)


@pytest.mark.parametrize(
    "rules", [{"edition": "classic"}, {"dice": [["5r"]]}, {"dice": "published"}, {"phases": "odd"}]
)
def test_rules_that_the_game_does_not_have_are_no_record(rules: dict[str, Any]) -> None:
    assert verdict(record_of(11, 1) | {"rules": rules}).code == 2


def test_own_dice_and_phases_are_in_the_record() -> None:
    dice = [list(die) for die in table(1).rules.value["dice"]]
    dice[0] = ["5b", "6b", "7b", "8b", "9b", "10b"]
    sheet = {"game": "dice", "phases": [{"contract": "set(3)"}]}
    game = zehn.new("dice", players=["A"], rules={"dice": dice, "sheet": sheet}, seed=4)
    play_game(game, [PLAYERS["dice"]["steady"](Random(1))])
    check_record(game)
    record = write_record(game)
    assert record["rules"] == {"dice": dice, "sheet": sheet}


def test_a_game_that_waits_for_a_throw_can_be_written_and_replayed() -> None:
    game = table(2)
    go(game, "x-")
    check_record(game)
    throw(game, MISS)
    play(game, "0 keep 0,1")
    check_record(game)
    record = read_record(write_record(game))
    assert isinstance(record, Record)
    again = replay(record)
    again.play(f"0 roll {faces(MISS)}")
    assert again.turn == 0


def test_replay_never_asks_a_random_generator() -> None:
    record = read_record(record_of(12, 2))
    assert isinstance(record, Record)
    assert isinstance(replay(record).chance, Script)
    assert isinstance(verify(record), Legal)
