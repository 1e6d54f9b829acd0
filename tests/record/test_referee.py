"""The referee, sentence by sentence of docs/record.md."""

import json
from typing import Any

import pytest

from records import QUICK, deck, drawn_out, played, quick_round, record
from zehn.record import Fault, Legal, Verdict, judge, write_record
from zehn.words import words

ONE_PHASE = {"phases": "1"}
Entry = dict[str, Any]


def verdict_on(value: Entry) -> Verdict:
    return judge(json.dumps(value).encode())


def fault_in(value: Entry) -> Fault:
    verdict = verdict_on(value)
    assert isinstance(verdict, Fault), verdict
    return verdict


def fault_of(value: Entry) -> tuple[str, int | None, int | None, int | None]:
    """Rule, round, move and seat of the first fault."""
    fault = fault_in(value)
    return fault.refusal.clause, fault.round, fault.move, fault.seat


def legal(value: Entry) -> Legal:
    verdict = verdict_on(value)
    assert isinstance(verdict, Legal), verdict
    return verdict


def dealt(*moves: str, **more: Any) -> Entry:
    """A round of two, Ben (seat 1) begins."""
    hands = deck("7r 7b 7g 1b 1g 1y 2r 2b 2g 2y", "5r 5b 5g 6r 6b 6g * ! 12r 12b", up="3r", draw="4r 4b 4g 4y")
    return {"dealer": 0, "deck": hands, "moves": list(moves)} | more


LAID = ("1 draw", "1 lay 1 5r,5b,5g 6r,6b,6g")


# -- what is printed ----------------------------------------------------------------------------------------


def test_the_verdict_on_a_legal_record() -> None:
    written = legal(record(quick_round(), rules=ONE_PHASE)).written("a.json", words("en"))
    result = {
        "rounds": [{"points": [50, 0], "laid": [None, 1]}],
        "totals": [50, 0],
        "done": [[], [1]],
        "winners": [1],
    }
    assert json.dumps(written) == json.dumps(
        {"ok": True, "file": "a.json", "game": "phase10", "finished": True, "result": result}
    )


def test_the_verdict_on_an_illegal_move() -> None:
    written = fault_in(record(dealt(*LAID, "0 draw"))).written("b.json", words("de"))
    assert list(written) == ["ok", "file", "round", "move", "seat", "rule", "error"]
    assert list(written.values())[:6] == [False, "b.json", 0, 2, 0, "P10-06"]
    assert written["error"] == words("de")("no-not-your-turn", turn=1)


def test_the_verdict_on_no_record() -> None:
    verdict = judge(b"[]")
    assert verdict.code == 2
    written = verdict.written("c.json", words("en"))
    assert list(written) == ["ok", "file", "rule", "error"]
    assert list(written.values())[:3] == [False, "c.json", "RECORD"]


def test_rounds_and_totals_cover_finished_rounds_only() -> None:
    running = record(quick_round(), {"dealer": 1, "deck": deck(QUICK, "", draw="6y", dealer=1), "moves": ["0 draw"]})
    verdict = legal(running)
    assert not verdict.finished
    assert verdict.result == {
        "rounds": [{"points": [50, 0], "laid": [None, 1]}],
        "totals": [50, 0],
        "done": [[], [1]],
        "winners": [],
    }


def test_a_phase_of_the_running_round_is_not_done_yet() -> None:
    assert legal(record(dealt(*LAID))).result["done"] == [[], []]


def test_p10_v4_in_free_order_it_is_done_at_once() -> None:
    assert legal(record(dealt(*LAID), rules={"variants": ["free_order"]})).result["done"] == [[], [1]]


def test_p10_v1_only_phases_that_were_laid_are_done() -> None:
    result = legal(record(quick_round(), rules={"variants": ["fixed_rounds"]})).result
    assert result["done"] == [[], [1]]


def test_done_is_ascending() -> None:
    rules = {"variants": ["free_order"], "phases": "first:2"}
    hand = "5r 5b 5g 7r 8r 9r 10r 11r 12r 6r"
    moves = ["1 draw", "1 lay 2 5r,5b,5g 6r,7r,8r,9r,10r,11r,12r", "1 discard 6y"]
    first = {"dealer": 0, "deck": deck("", hand, draw="6y"), "moves": moves}
    second = quick_round(dealer=1)
    third = quick_round(dealer=0)
    assert legal(record(first, second, third, rules=rules)).result["done"] == [[1], [1, 2]]


def test_an_empty_record_is_one() -> None:
    verdict = legal(record(players=3))
    assert verdict.result == {"rounds": [], "totals": [0, 0, 0], "done": [[], [], []], "winners": []}
    assert not verdict.finished


def test_a_deal_without_moves_is_a_record() -> None:
    assert legal(record(dealt())).result["rounds"] == []


def test_unknown_keys_are_ignored() -> None:
    entry = quick_round() | {"weather": "rain"}
    assert verdict_on(record(entry, rules=ONE_PHASE, place="Kiel", result={"mood": "good"})).ok


# -- faults that are no moves -------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [[], ["Anna"], list("ABCDEFG")])
def test_p10_01_players(players: list[str]) -> None:
    assert fault_of(record(dealt(), players=2) | {"players": players}) == ("P10-01", None, None, None)


@pytest.mark.parametrize("players", [2, 6])
def test_p10_01_two_to_six_players_are_fine(players: int) -> None:
    assert verdict_on(record({"dealer": 0, "deck": deck(*[""] * players), "moves": []}, players=players)).ok


def test_variants_that_exclude_each_other() -> None:
    rules = {"variants": ["fixed_rounds", "free_order"]}
    assert fault_of(record(dealt(), rules=rules)) == ("RECORD", None, None, None)


def test_p10_02_a_card_is_missing() -> None:
    assert fault_of(record(dealt() | {"deck": dealt()["deck"].rpartition(" ")[0]})) == ("P10-02", 0, None, None)


def test_p10_02_a_card_occurs_too_often() -> None:
    cards = dealt()["deck"].split()
    cards[cards.index("12y")] = "7r"
    fault = fault_in(record(dealt() | {"deck": " ".join(cards)}))
    assert fault.refusal.clause == "P10-02"
    assert "7r" in fault.refusal.sentence(words("en"))


@pytest.mark.parametrize("stranger", ["13r", "7x", "As", "7R", "**"])
def test_p10_02_a_card_is_none(stranger: str) -> None:
    cards = dealt()["deck"].split()
    assert fault_of(record(dealt() | {"deck": " ".join([*cards[:-1], stranger])})) == ("P10-02", 0, None, None)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_p10_04_the_first_dealer_is_free(dealer: int) -> None:
    entry = {"dealer": dealer, "deck": deck("", "", ""), "moves": [f"{(dealer + 1) % 3} draw"]}
    assert verdict_on(record(entry, players=3)).ok


@pytest.mark.parametrize("dealer", [-1, 2, 10**30])
def test_p10_04_the_dealer_is_a_seat(dealer: int) -> None:
    assert fault_of(record(dealt() | {"dealer": dealer})) == ("P10-04", 0, None, None)
    assert "0 to 1" in fault_in(record(dealt() | {"dealer": dealer})).refusal.sentence(words("en"))


@pytest.mark.parametrize("dealer", [0, -1, 2])
def test_p10_04_the_next_dealer_is_the_left_neighbour(dealer: int) -> None:
    assert verdict_on(record(quick_round(), quick_round(dealer=1))).ok
    assert fault_of(record(quick_round(), quick_round(dealer=1) | {"dealer": dealer})) == ("P10-04", 1, None, None)


def test_p10_31_a_round_too_early() -> None:
    assert fault_of(record(dealt("1 draw"), quick_round(dealer=1))) == ("P10-31", 1, None, None)
    assert fault_of(record(dealt(), quick_round(dealer=1))) == ("P10-31", 1, None, None)


def test_p10_35_a_round_after_the_end() -> None:
    late = record(quick_round(), quick_round(dealer=1) | {"moves": []}, rules=ONE_PHASE)
    assert fault_of(late) == ("P10-35", 1, None, None)


def test_of_several_faults_of_a_round_its_time_is_named_before_its_dealer_and_its_deck() -> None:
    bad = quick_round(dealer=1) | {"dealer": 0, "deck": "7r"}
    assert fault_of(record(dealt(), bad))[0] == "P10-31"
    assert fault_of(record(quick_round(), bad))[0] == "P10-04"


# -- the result ---------------------------------------------------------------------------------------------

RESULT = {"rounds": [{"points": [50, 0], "laid": [None, 1]}], "totals": [50, 0], "done": [[], [1]], "winners": [1]}


@pytest.mark.parametrize(
    "result",
    [RESULT, {}, {"winners": [1]}, {"totals": [50, 0]}, {"totals": [50.0, 0]}, {"rounds": [{"laid": [None, 1]}]}],
)
def test_a_result_is_compared_for_the_keys_that_it_has(result: Entry) -> None:
    assert verdict_on(record(quick_round(), rules=ONE_PHASE, result=result)).ok


@pytest.mark.parametrize(
    ("result", "key"),
    [
        ({"winners": [0]}, "winners[0]"),
        ({"winners": []}, "winners"),
        ({"winners": [True]}, "winners[0]"),
        ({"winners": None}, "winners"),
        ({"totals": [50, 5]}, "totals[1]"),
        ({"totals": "50, 0"}, "totals"),
        ({"done": [[], []]}, "done[1]"),
        ({"rounds": []}, "rounds"),
        ({"rounds": [{"points": [50, 0], "laid": [None, 2]}]}, "rounds[0].laid[1]"),
        ({"rounds": [[50, 0]]}, "rounds[0]"),
    ],
)
def test_a_result_that_does_not_agree(result: Entry, key: str) -> None:
    fault = fault_in(record(quick_round(), rules=ONE_PHASE, result=result))
    assert (fault.refusal.clause, fault.round, fault.move, fault.seat) == ("RECORD", None, None, None)
    assert key in fault.refusal.sentence(words("de"))


def test_the_result_of_an_unfinished_game_is_compared_too() -> None:
    assert verdict_on(record(quick_round(), result=RESULT | {"winners": []})).ok
    assert fault_of(record(quick_round(), result=RESULT))[0] == "RECORD"


def test_an_illegal_move_is_named_before_the_result() -> None:
    assert fault_of(record(quick_round("0 draw"), result={"winners": [7]}))[0] == "P10-31"


# -- moves --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "seat"),
    [
        ("1 fly", 1),
        ("draw", None),
        ("", None),
        ("1", 1),
        ("1 discard 13r", 1),
        ("-1 draw", None),
        ("1 draw draw", 1),
        ("x" * 10_000, None),
        ("1 \ud800", 1),
        ("1 lay 1 5r,5b", 1),
    ],
)
def test_a_move_that_cannot_be_read_is_a_fault_of_the_record(move: str, seat: int | None) -> None:
    readable = move.startswith("1 lay")
    clause = "P10-06" if readable else "RECORD"
    assert fault_of(record(dealt(move))) == (clause, 0, 0, seat)


def test_p10_31_moves_after_the_end_of_a_round() -> None:
    assert fault_of(record(quick_round("0 draw"))) == ("P10-31", 0, 3, 0)


def test_p10_31_also_if_the_next_round_was_dealt() -> None:
    assert fault_of(record(quick_round("0 draw"), quick_round(dealer=1))) == ("P10-31", 0, 3, 0)


def test_p10_11_moves_after_the_last_turn_of_a_round() -> None:
    moves = ("1 draw", "1 discard 4r", "0 draw")
    assert fault_of(record(dealt(*moves), rules={"turn_limit": 1})) == ("P10-11", 0, 2, 0)


def test_p10_35_moves_after_the_end_of_the_game() -> None:
    assert fault_of(record(quick_round("0 draw"), rules=ONE_PHASE)) == ("P10-35", 0, 3, 0)


def playoff(*moves: str, **more: Any) -> Entry:
    """Both have laid phase 1 and are level when the turns are over; then a playoff, dealt by Ben."""
    first = {
        "dealer": 0,
        "deck": deck("7r 7b 7g 8r 8b 8g 1r 2r 3r 4r", "5r 5b 5g 6r 6b 6g 1b 2b 3b 4b", up="9r", draw="12r 12b"),
        "moves": [*LAID, "1 discard 12r", "0 draw", "0 lay 1 7r,7b,7g 8r,8b,8g", "0 discard 12b"],
    }
    second = {"dealer": 1, "deck": deck("", "", dealer=1), "moves": list(moves)} | more
    return record(first, second, rules={"edition": "compact", "phases": "1", "turn_limit": 2})


def test_p10_36_a_playoff_is_an_entry_of_rounds() -> None:
    hands = deck("5r 5b 5g 6r 6b 6g", "", dealer=1)
    verdict = legal(playoff("0 draw", "0 lay 1 5r,5b,5g 6r,6b,6g", deck=hands))
    assert verdict.finished
    assert verdict.result["winners"] == [0]
    assert verdict.result["rounds"][1] == {"points": [0, 0], "laid": [1, None]}
    assert verdict.result["totals"] == [20, 20]


def test_p10_36_the_next_seat_of_all_deals_the_playoff() -> None:
    assert verdict_on(playoff("0 draw")).ok
    assert fault_of(playoff("0 draw", dealer=0)) == ("P10-04", 1, None, None)


def test_p10_35_the_playoff_is_the_end() -> None:
    hands = deck("5r 5b 5g 6r 6b 6g", "", dealer=1)
    moves = ("0 draw", "0 lay 1 5r,5b,5g 6r,6b,6g", "0 discard 5y")
    assert fault_of(playoff(*moves, deck=hands)) == ("P10-35", 1, 2, 0)


@pytest.mark.parametrize(
    ("moves", "key"),
    [
        ([*quick_round()["moves"], "7 fly"], "unreadable"),  # … and the game is over
        ([*quick_round()["moves"], "0 discard 13r"], "unreadable"),
        ([*quick_round()["moves"], "9 draw"], "game-over"),  # … and there is no such seat
        (["1 draw", "0 discard 12y"], "not-your-turn"),  # … and not in hand
        (["1 discard 12y"], "draw-first"),  # … and not in hand
        (["1 draw", "1 draw"], "drawn-already"),
        (["1 draw", "1 lay 9 12y,12y 1y"], "not-in-hand"),  # … and another phase, and no groups
        (["1 draw", "1 lay 9 5r,6r 5b"], "other-phase"),  # … and no groups
        (["1 draw", "1 lay 1 5r,5r,5b,5b,5g,6r 6r,6b,6b,6g,6y"], "group-mixed"),  # … and no card left
        (["1 draw", "1 lay 1 5r,5r,5b,5b,5g 6r,6r,6b,6b,6g,6y"], "no-card-left"),
    ],
)
def test_of_several_faults_of_a_move_the_first_in_order_is_named(moves: list[str], key: str) -> None:
    fault = fault_in(record(quick_round() | {"moves": moves}, rules=ONE_PHASE))
    assert fault.refusal.key == key
    assert fault.move == len(moves) - 1


# -- the turning of the pile --------------------------------------------------------------------------------


def turned_pile(*moves: str, reshuffles: list[str] | None = None, **rules: Any) -> Entry:
    """A record up to the discard that followed the last card of the draw pile, and what comes after it."""
    value = write_record(drawn_out(**rules))
    entry = value["rounds"][0]
    entry["moves"] += moves
    if reshuffles is not None:
        entry["reshuffles"] = reshuffles
    return value


def new_order() -> list[str]:
    """The order in which the pile was turned in that game."""
    order: list[str] = turned_pile()["rounds"][0]["reshuffles"][0].split()
    return order


def test_p10_09_a_record_may_stop_before_the_pile_is_turned() -> None:
    assert verdict_on(turned_pile(reshuffles=[])).ok
    value = turned_pile()
    del value["rounds"][0]["reshuffles"]
    assert verdict_on(value).ok


def test_p10_09_the_turned_pile_is_drawn_from() -> None:
    order = new_order()
    verdict = verdict_on(turned_pile("0 draw", f"0 discard {order[1]}"))
    assert verdict.ok
    assert verdict_on(turned_pile("0 take", f"0 discard {order[0]}")).ok


@pytest.mark.parametrize(
    "wrong",
    [
        [],
        [""],
        ["7x"],
        [" ".join(new_order()[1:])],
        [" ".join([*new_order(), "7r"])],
        [" ".join([*new_order()[:-1], "*"])],
    ],
)
@pytest.mark.parametrize("move", ["0 draw", "0 take"])
def test_p10_09_a_missing_or_wrong_order_is_a_fault_of_the_next_move(wrong: list[str], move: str) -> None:
    assert fault_of(turned_pile(move, reshuffles=wrong)) == ("P10-09", 0, 94, 0)


@pytest.mark.parametrize("wrong", [[], ["7x"], [" ".join(new_order()[1:])]])
def test_p10_09_on_draw_it_is_a_fault_of_the_draw(wrong: list[str]) -> None:
    rules = {"turn_pile": "on_draw"}
    assert fault_of(turned_pile("0 draw", reshuffles=wrong, **rules)) == ("P10-09", 0, 94, 0)
    assert verdict_on(turned_pile("0 take", reshuffles=wrong, **rules)).ok
    assert verdict_on(turned_pile("0 draw", reshuffles=[" ".join(new_order())], **rules)).ok


def test_p10_09_surplus_orders_are_ignored() -> None:
    order = " ".join(new_order())
    assert verdict_on(turned_pile("0 draw", reshuffles=[order, order, "7x"])).ok
    assert verdict_on(record(quick_round() | {"reshuffles": [order, "nonsense"]})).ok


def test_p10_09_a_round_too_early_is_named_where_no_move_needs_the_order() -> None:
    value = turned_pile(reshuffles=[])
    value["rounds"].append({"dealer": 1, "deck": value["rounds"][0]["deck"], "moves": []})
    assert fault_of(value) == ("P10-31", 1, None, None)


def test_p10_v3b_a_knock_comes_before_the_turning_of_the_pile() -> None:
    rules = {"variants": ["knocking"]}
    assert verdict_on(turned_pile("2 knock", reshuffles=[], **rules)).ok
    assert fault_of(turned_pile("0 draw", reshuffles=[], **rules)) == ("P10-09", 0, 94, 0)
    assert fault_of(turned_pile("0 take", reshuffles=[], **rules)) == ("P10-09", 0, 94, 0)


# -- several -------------------------------------------------------------------------------------------------


def test_a_move_that_is_left_out_is_found() -> None:
    """Leave any one move out: sooner or later something does not fit, at the latest the result."""
    whole = write_record(played(7, seats=4, rules={"variants": ["knocking"], "phases": "first:2"}))
    assert verdict_on(whole).ok
    for number, entry in enumerate(whole["rounds"]):
        for place in range(0, len(entry["moves"]), 3):
            moves = entry["moves"][:place] + entry["moves"][place + 1 :]
            rounds = [*whole["rounds"][:number], entry | {"moves": moves}, *whole["rounds"][number + 1 :]]
            verdict = verdict_on(whole | {"rounds": rounds})
            assert not verdict.ok, (number, place)
