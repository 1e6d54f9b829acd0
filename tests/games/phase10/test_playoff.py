"""P10-36: still equal."""

from typing import Any

import pytest

from scripts import Round, deal, discards, hand, passes, play, refused, rounds_of, skipped
from zehn import Phase10

TIE = (
    "4r 4b 4g 8r 8b 8g 1r 1b 1g 1y",
    "3r 3b 3g 9r 9b 9g 2r 2b 2g 2y",
)
LAY_0 = "0 lay 1 4r,4b,4g 8r,8b,8g"
LAY_1 = "1 lay 1 3r,3b,3g 9r,9b,9g"


def tie(*others: str, then: Round | list[Round] | None = None, phases: str = "1", **rules: Any) -> Phase10:
    """Seats 0 and 1 lay the only phase and have 20 points each; other seats do not lay."""
    rounds = then if isinstance(then, list) else [then] if then else []
    game = deal(*TIE, *others, pile="12r 12b 12g 12y", phases=phases, turn_limit=2 + len(others), then=rounds, **rules)
    play(game, "0 draw", LAY_0, "0 discard 12r", "1 draw", LAY_1, "1 discard 12b")
    passes(game, *range(2, 2 + len(others)))
    assert game.result()["totals"][:2] == [20, 20]
    return game


@pytest.mark.parametrize("rules", [{}, {"edition": "classic"}, {"edition": "compact", "final_tie": "shared"}])
def test_p10_36_classic_they_win_together(rules: dict[str, Any]) -> None:
    game = tie("", **rules)
    assert game.over
    assert game.result()["winners"] == [0, 1]
    refused(game, "1 draw", "P10-35")


@pytest.mark.parametrize("rules", [{"edition": "compact"}, {"edition": "classic", "final_tie": "playoff"}])
def test_p10_36_compact_they_play_another_round(rules: dict[str, Any]) -> None:
    game = tie("", then=Round({0: "", 1: "4r 4b 4g 8r 8b 8g"}), **rules)
    assert game.result()["winners"] == []
    play(game, "1 draw", "1 lay 1 4r,4b,4g 8r,8b,8g")
    assert game.over
    assert game.result()["winners"] == [1]


def test_p10_36_no_playoff_without_a_tie() -> None:
    game = deal(TIE[0], TIE[1].replace("2y", "12y"), pile="12r 12b", phases="1", turn_limit=2, edition="compact")
    play(game, "0 draw", LAY_0, "0 discard 12r", "1 draw", LAY_1, "1 discard 12b")
    assert game.result()["winners"] == [0]


def test_p10_36_the_dealer_is_the_next_seat_of_all_and_only_the_tied_are_dealt_to() -> None:
    """Four players, seat 3 dealt, so seat 0 deals the playoff of seats 0 and 1; seat 1 gets the first card."""
    game = tie("", "", then=Round({0: "7r", 1: "7b"}, up="11y"), edition="compact")
    assert game.table.dealer == 0
    assert game.turn == 1
    assert [len(hand(game, seat)) for seat in range(4)] == [10, 10, 0, 0]
    assert "7r" in hand(game, 0)
    assert "7b" in hand(game, 1)
    assert discards(game) == ["11y"]
    assert game.table.pile == 108 - 20 - 1


def test_p10_36_dealt_from_the_first_tied_seat_left_of_the_dealer() -> None:
    """Seat 2 deals the playoff and takes no part; seats 0 and 1 follow it."""
    playoff = Round({0: "7r", 1: "7b"})
    game = deal(*TIE, "", pile="12r 12b 12g", dealer=1, phases="1", turn_limit=3, edition="compact", then=[playoff])
    passes(game, 2)
    play(game, "0 draw", LAY_0, "0 discard 12b", "1 draw", LAY_1, "1 discard 12g")
    assert (game.table.dealer, game.turn) == (2, 0)
    assert "7r" in hand(game, 0)
    assert "7b" in hand(game, 1)
    refused(game, "1 draw", "P10-04")


@pytest.mark.parametrize("move", ["2 draw", "2 take", "2 discard 1r", "2 knock"])
def test_p10_36_nobody_else_plays(move: str) -> None:
    game = tie("", then=Round({0: "", 1: ""}), edition="compact", variants=["knocking"])
    refused(game, move, "P10-36")


def test_p10_36_the_tied_play_in_turn() -> None:
    game = tie("", "", then=Round({0: "", 1: ""}), edition="compact")
    passes(game, 1, 0, 1)
    refused(game, "1 draw", "P10-06")
    refused(game, "2 draw", "P10-36")


def test_p10_36_nobody_else_is_skipped() -> None:
    game = tie("", "", then=Round({0: "", 1: "!"}), edition="compact")
    play(game, "1 draw")
    refused(game, "1 skip 2", "P10-36")
    refused(game, "1 skip 1", "P10-26")
    refused(game, "1 discard !", "P10-30")
    play(game, "1 skip 0")
    assert skipped(game) == []
    assert game.turn == 1


def test_p10_36_only_the_tied_knock() -> None:
    game = tie("", "", then=Round({0: "", 1: "12r"}), edition="compact", variants=["knocking"])
    play(game, "1 draw", "1 discard 12r")
    assert game.knockers == (0,)
    refused(game, "2 knock", "P10-36")
    play(game, "0 knock")


def test_p10_36_the_lay_itself_ends_it() -> None:
    game = tie("", then=Round({0: "", 1: "4r 4b 4g 8r 8b 8g"}), edition="compact")
    play(game, "1 draw", "1 lay 1 4r,4b,4g 8r,8b,8g")
    assert game.over
    refused(game, "1 discard 1r", "P10-35")


@pytest.mark.parametrize("go_out", ["discard", "any"])
def test_p10_36_the_lay_leaves_a_card(go_out: str) -> None:
    whole = Round({0: "", 1: "4r 4b 4g 4y 4r 8r 8b 8g 8y 8r"}, pile="8b")
    game = play(tie("", then=whole, edition="compact", go_out=go_out), "1 draw")
    lay = "1 lay 1 4r,4b,4g,4y,4r 8r,8b,8g,8y,8r,8b"
    if go_out == "discard":
        refused(game, lay, "P10-10")
    else:
        play(game, lay)
        assert game.result()["winners"] == [1]


def test_p10_36_nobody_scores() -> None:
    game = tie("", then=Round({0: "* * *", 1: "4r 4b 4g 8r 8b 8g"}), edition="compact")
    before = game.result()
    play(game, "1 draw", "1 lay 1 4r,4b,4g 8r,8b,8g")
    after = game.result()
    assert after["rounds"] == [*before["rounds"], {"points": [0, 0, 0], "laid": [None, 1, None]}]
    assert after["totals"] == before["totals"]
    assert after["done"] == before["done"] == [[1], [1], []]
    assert after["winners"] == [1]


def test_p10_36_a_turn_limit_leads_to_another_playoff() -> None:
    playoff = Round({0: "", 1: ""})
    game = tie("", then=[playoff, playoff, Round({0: "4r 4b 4g 8r 8b 8g", 1: ""})], edition="compact")
    assert (game.table.dealer, game.turn) == (0, 1)
    passes(game, 1, 0, 1)
    assert (game.table.dealer, game.turn) == (1, 0)
    passes(game, 0, 1, 0)
    assert (game.table.dealer, game.turn) == (2, 0)
    assert rounds_of(game, "points")[1:] == [[0, 0, 0], [0, 0, 0]]
    assert rounds_of(game, "laid")[1:] == [[None] * 3, [None] * 3]
    assert game.result()["totals"][:2] == [20, 20]
    play(game, "0 draw", "0 lay 1 4r,4b,4g 8r,8b,8g")
    assert game.result()["winners"] == [0]


def test_p10_36_all_on_the_last_phase() -> None:
    """Of the phases 1 and 2 the second is played; the first one does not do."""
    run_0, run_1 = "5r 5b 5g 8r 9b 10g 11y 1r 1b 1g", "6r 6b 6g 1y 2b 3g 4y 2r 2g 2y"
    second = Round([run_0, run_1, ""], pile="12r 12b")
    playoff = Round({0: "4r 4b 4g 8r 8b 8g 9r 10r 11r", 1: ""})
    game = deal(*TIE, "", pile="7r 7b", phases="1,2", turn_limit=3, then=[second, playoff], edition="compact")
    play(game, "0 draw", LAY_0, "0 discard 7r", "1 draw", LAY_1, "1 discard 7b")
    passes(game, 2)
    play(game, "1 draw", "1 lay 2 6r,6b,6g 1y,2b,3g,4y", "1 discard 12r")
    passes(game, 2)
    play(game, "0 draw", "0 lay 2 5r,5b,5g 8r,9b,10g,11y", f"0 discard {drawn(game, 0)}")
    assert game.result()["totals"][:2] == [35, 35]
    assert (game.table.dealer, game.turn) == (1, 0)
    play(game, "0 draw")
    refused(game, "0 lay 1 4r,4b,4g 8r,8b,8g", "P10-15")
    play(game, "0 lay 2 4r,4b,4g 8r,9r,10r,11r")
    assert game.result()["winners"] == [0]


def drawn(game: Phase10, seat: int) -> str:
    """The card that a seat drew last."""
    return game.rules.deck.names[game.hands[seat].cards[-1]]


def test_p10_36_it_serves_fixed_rounds_too() -> None:
    """Nobody laid anything; two of three have equally few points and play the highest phase."""
    low = "1r 1b 1g 1y 2r 2b 2g 2y 3r 3b", "3g 3y 4r 4b 4g 4y 5r 5b 5g 5y"
    high = "10r 10b 10g 10y 11r 11b 11g 11y 12r 12b"
    game = deal(*low, high, pile="9r 9b 9g", phases="1,8", variants=["fixed_rounds"], edition="compact", turn_limit=3,
                then=[Round([*low, high], pile="9r 9b 9g"),
                      Round({0: "1r 2r 3r 4r 5r 6r 7r", 1: ""})])  # fmt: skip
    passes(game, 0, 1, 2, 1, 2, 0)
    assert game.result()["totals"] == [100, 100, 200]
    assert not game.over
    refused(game, "2 draw", "P10-36")
    play(game, "0 draw", "0 lay 8 1r,2r,3r,4r,5r,6r,7r")
    assert game.result()["winners"] == [0]
    assert game.result()["done"] == [[], [], []]


def test_p10_36_it_serves_free_order_too() -> None:
    game = tie("", then=Round({0: "", 1: "4r 4b 4g 8r 8b 8g"}), variants=["free_order"], edition="compact")
    play(game, "1 draw")
    refused(game, "1 lay 2 4r,4b,4g 8r,8b,8g", "P10-15")
    play(game, "1 lay 1 4r,4b,4g 8r,8b,8g")
    assert game.result()["winners"] == [1]
    assert game.result()["done"] == [[1], [1], []]
