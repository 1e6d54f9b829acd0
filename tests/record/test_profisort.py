"""Records of Profi-Sort and the referee, as docs/record.md tells them; and bad input."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sort_tables import DECK, deck_text
from zehn.arena.kits.profisort import ProfiSortKit
from zehn.games.profisort import ProfiSort
from zehn.players import PLAYERS, play_game
from zehn.record import Fault, Legal, NoRecord, Verdict, judge, read_record, replay, write_record
from zehn.words import LANGUAGES, words

PAIRS = "2s 2h 3s 3h 4s 4h 5s 5h 6s 6h"
LAY_PAIRS = "0 lay 1 2s,2h 3s,3h 4s,4h 5s,5h 6s,6h"
Entry = dict[str, Any]


def whole_deck(*hands: str, talon: str = "", dealer: int = 1) -> str:
    """All 112 cards; the hands by seat, then the talon, the rest anyhow."""
    top = deck_text(hands, talon, dealer).split()
    rest = [DECK.names[kind] for kind in DECK.cards]
    for name in top:
        rest.remove(name)
    return " ".join(top + rest)


def record(*rounds: Entry, **keys: Any) -> Entry:
    return {"format": "zehn/1", "game": "profisort", "players": ["Anna", "Ben"], "rounds": list(rounds)} | keys


def opening(*moves: str, **keys: Any) -> Entry:
    """A round in which seat 0 begins, holds five pairs and draws a king."""
    return (
        {"dealer": 1, "deck": whole_deck(PAIRS, "7s 7h 7d 8s 8h 8d 9s 9h 9d As", talon="Kh Qh Jh")}
        | keys
        | {"moves": list(moves)}
    )


def verdict_on(value: Entry) -> Verdict:
    return judge(json.dumps(value).encode())


def fault_of(value: Entry) -> tuple[str, int | None, int | None, int | None]:
    verdict = verdict_on(value)
    assert isinstance(verdict, Fault), verdict
    for language in LANGUAGES:
        assert verdict.refusal.sentence(words(language)).endswith(".")
    return verdict.refusal.clause, verdict.round, verdict.move, verdict.seat


def legal(value: Entry) -> Legal:
    verdict = verdict_on(value)
    assert isinstance(verdict, Legal), verdict
    return verdict


def test_a_round_and_its_result() -> None:
    verdict = legal(record(opening("0 draw", LAY_PAIRS, "0 discard Kh")))
    assert not verdict.finished
    assert verdict.result == {
        "rounds": [{"points": [0, 9 * 5 + 15], "laid": [[1], []]}],
        "totals": [0, 60],
        "done": [[1], []],
        "struck": [0, 0],
        "open_bonus": [320, 320],
        "winners": [],
    }


def test_the_result_of_a_running_round_has_the_tasks_but_not_the_points() -> None:
    result = legal(record(opening("0 draw", LAY_PAIRS))).result
    assert (result["done"], result["rounds"], result["totals"]) == ([[1], []], [], [0, 0])


def test_open_bonuses_join_the_totals_when_the_game_is_finished() -> None:
    sets = whole_deck("7s 7h 7d 8s 8h 8d 9s 9h 9d *", PAIRS, talon="Kh Qh", dealer=0)
    moves = ["1 draw", "1 discard Kh", "0 draw", "0 lay 2 7s,7h,7d 8s,8h,8d 9s,9h,9d,*", "0 discard Qh"]
    first = opening("0 draw", LAY_PAIRS, "0 discard Kh")
    verdict = legal(record(first, {"dealer": 0, "deck": sets, "moves": moves}, rules={"tasks": "1,2"}))
    assert verdict.finished
    assert verdict.result["struck"] == [20, 0]  # the pair 1+2; task 2 was laid with a joker
    assert verdict.result["open_bonus"] == [20, 40]
    assert verdict.result["totals"] == [20, 60 + 50 + 40]
    assert verdict.result["winners"] == [0]


def test_a_deal_that_is_dealt_again_is_a_round_without_a_result() -> None:
    aces = {"dealer": 1, "deck": whole_deck("As Ah Ad", ""), "moves": ["0 redeal"]}
    again = opening("0 draw", LAY_PAIRS, "0 discard Kh")
    assert len(legal(record(aces, again)).result["rounds"]) == 1
    assert fault_of(record(aces, opening(dealer=0))) == ("SORT-03", 1, None, None)
    assert fault_of(record(aces | {"moves": []}, again)) == ("SORT-21", 1, None, None)


def test_dealers_take_turns() -> None:
    first = opening("0 draw", LAY_PAIRS, "0 discard Kh")
    second = {"dealer": 0, "deck": whole_deck("", "", dealer=0), "moves": ["1 draw"]}
    legal(record(first, second))
    assert fault_of(record(first, second | {"dealer": 1})) == ("SORT-02", 1, None, None)
    assert fault_of(record(first | {"dealer": 2})) == ("SORT-02", 0, None, None)


def test_a_round_too_early_or_after_the_end() -> None:
    assert fault_of(record(opening("0 draw"), opening())) == ("SORT-21", 1, None, None)
    ended = opening("0 draw", LAY_PAIRS, "0 discard Kh")
    assert fault_of(record(ended, opening(dealer=0), rules={"tasks": "1"})) == ("SORT-23", 1, None, None)


def test_a_move_after_the_end() -> None:
    ended = opening("0 draw", LAY_PAIRS, "0 discard Kh", "1 draw")
    assert fault_of(record(ended)) == ("SORT-21", 0, 3, 1)
    assert fault_of(record(ended, rules={"tasks": "1"})) == ("SORT-23", 0, 3, 1)


def test_players_and_cards() -> None:
    assert fault_of(record(players=["Anna"])) == ("SORT-01", None, None, None)
    assert fault_of(record(players=list("abcd"))) == ("SORT-01", None, None, None)
    cards = opening()["deck"].split()
    for wrong in (cards[1:], [*cards[1:], cards[1]], [*cards[1:], "!"], [*cards[1:], "7r"], []):
        assert fault_of(record(opening(deck=" ".join(wrong)))) == ("SORT-01", 0, None, None)


def test_a_result_that_does_not_agree() -> None:
    moves = ("0 draw", LAY_PAIRS, "0 discard Kh")
    legal(record(opening(*moves), result={"struck": [0, 0], "totals": [0, 60]}))
    for key, value in {"struck": [20, 0], "open_bonus": [0, 0], "done": [[], []], "winners": [0]}.items():
        assert fault_of(record(opening(*moves), result={key: value})) == ("RECORD", None, None, None)


@pytest.mark.parametrize(
    "move",
    [
        "", "0", "draw", "0 fly", "0 give As", "0 give As Ben", "0 give 7r 1", "0 sit", "0 sit As Ah", "0 keep 1,2",
        "0 redeal now", "0 repeat", "0 repeat 4", "0 repeat x 7s,7h", "0 hit 7s,7h,, g0", "0 hit 7s x0", "0 skip 1",
        "0 knock", "0 discard !", "0 discard 7s 8s", "0 lay 1 " + "7s," * 80 + "7s", "0 lay 3 7s,7h,7d,7c@x", "-1 draw",
    ],
)  # fmt: skip
def test_what_cannot_be_read(move: str) -> None:
    clause, number, place, _ = fault_of(record(opening(move)))
    assert (clause, number, place) == ("RECORD", 0, 0)


@pytest.mark.parametrize(
    ("moves", "fault"),
    [
        (["2 draw"], ("SORT-01", 2)),
        (["1 draw"], ("SORT-02", 1)),
        (["0 draw", "1 discard Kh"], ("SORT-04", 1)),
        (["0 discard 99"], ("RECORD", 0)),
        (["0 discard Kh"], ("SORT-04", 0)),  # the step before the card
        (["0 draw", "0 lay 16 Qs,Qs"], ("SORT-04", 0)),  # the card before the task
        (["0 draw", "0 lay 16 2s,3h"], ("SORT-10", 0)),  # the task before its groups
        (["0 draw", "0 lay 11 2s,2h,3s,3h,4s,4h,5s,5h,6s,6h,Kh"], ("SORT-06", 0)),  # groups before the card left
    ],
)
def test_the_first_fault_in_the_order_of_the_page(moves: list[str], fault: tuple[str, int]) -> None:
    clause, _, place, seat = fault_of(record(opening(*moves)))
    assert (clause, seat) == fault
    assert place == len(moves) - 1


@pytest.mark.parametrize(
    "rules",
    [
        {"edition": "classic"}, {"tasks": "15"}, {"tasks": "1,1"}, {"first_to": 99}, {"bonus_pairs": -5},
        {"variants": "draw_from_discard"}, {"variants": ["knocking"]}, {"sheet": 5}, {"sheet": {"game": "phase10"}},
        {"sheet": {"game": "profisort", "tasks": [{"contract": "repeat"}]}},
        {"sheet": {"game": "profisort", "tasks": [{"contract": "repeat"}, {"contract": "set(3)"}]}},
        {"sheet": {"game": "profisort", "tasks": [{"contract": "sets(3)"}]}},
        {"sheet": {"game": "profisort", "tasks": [{"contract": "3*twin(2)"}]}},
        {"sheet": {"game": "profisort", "tasks": [{"contract": "set(4,mixed)"}]}},
        {"sheet": {"game": "profisort", "pairs": [[1, 1]]}}, {"sheet": {"game": "profisort", "pairs": [[1, 99]]}},
        {"sheet": {"game": "profisort", "pairs": 7}}, {"sheet": {"game": "profisort", "phases": []}},
        {"sheet": {"game": "profisort", "tasks": [{"contract": "set(3)"}, {"contract": "repeat", "number": 1}]}},
        {"sheet": {"game": "profisort", "players": {"most": 4}}},
    ],
)  # fmt: skip
def test_rules_that_nobody_can_play_by(rules: Entry) -> None:
    verdict = verdict_on(record(opening(), rules=rules))
    assert isinstance(verdict, NoRecord), verdict
    for language in LANGUAGES:
        assert verdict.refusal.sentence(words(language)).endswith(".")


def test_play_record_replay_is_the_same_game() -> None:
    for seed in range(5):
        game = ProfiSortKit().new(Random(seed))
        play_game(game, [PLAYERS["profisort"]["steady"](Random(seed)) for _ in game.hands])
        read = read_record(json.loads(json.dumps(write_record(game))))
        assert replay(read) == game


def test_an_own_task_sheet_is_carried_in_the_record(tmp_path: Path) -> None:
    from zehn.games.chance import Seeded
    from zehn.games.profisort import Rules
    from zehn.games.sheets import load_sheet

    file = tmp_path / "short.toml"
    file.write_text(
        'game = "profisort"\nname = "Short"\npairs = [[1, 2]]\n'
        '[[tasks]]\ncontract = "set(3)+set(3)"\n[[tasks]]\ncontract = "run(5)"\n'
        '[[tasks]]\nnumber = 9\ncontract = "repeat"\n[rules]\nbonus_pairs = 50\n',
        encoding="utf-8",
    )
    own = load_sheet(file)
    rules = Rules.read({"sheet": own.own})
    assert [task.number for task in rules.contracts] == [1, 2, 9]
    game = ProfiSort(rules, ["A", "B"], chance=Seeded(3))
    play_game(game, [PLAYERS["profisort"]["steady"](Random(seat)) for seat in (0, 1)])
    verdict = legal(json.loads(json.dumps(write_record(game))))
    assert verdict.finished
    assert max(verdict.result["struck"]) >= 50
