"""P10-01 … P10-05: material and deal."""

from collections import Counter
from random import Random

import pytest

import zehn
from scripts import DECK, NAMES, Round, deal, discards, drain, everything, hand, has_drawn, passes, pile, play, refused
from zehn import Refused, Script, SheetError
from zehn.players import PLAYERS, play_game


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_p10_01_two_to_six_players(seats: int) -> None:
    game = zehn.new("phase10", players=NAMES[:seats], seed=1)
    assert [len(one.cards) for one in game.hands] == [10] * seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_p10_01_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        zehn.new("phase10", players=["Anna"] * seats, seed=1)
    assert caught.value.refusal.clause == "P10-01"


def test_p10_01_a_seat_that_is_not_there_cannot_move() -> None:
    game = deal("", "")
    refused(game, "2 draw", "P10-01")
    refused(game, "9 take", "P10-01")


def test_p10_02_108_cards() -> None:
    counts = Counter(DECK.names[kind] for kind in DECK.cards)
    assert len(DECK.cards) == 108
    assert counts.pop("*") == 8
    assert counts.pop("!") == 4
    assert counts == {f"{value}{colour}": 2 for value in range(1, 13) for colour in "rbgy"}


def test_p10_02_a_deck_is_whole_or_no_deck() -> None:
    whole = list(DECK.cards)
    assert DECK.is_whole(reversed(whole))
    assert not DECK.is_whole(whole[1:])
    assert not DECK.is_whole([*whole[2:], DECK.wild, DECK.wild])


def test_p10_02_all_cards_stay_in_the_game() -> None:
    game = deal("!", "4r 4b 4g 8r 8b 8g", "", pile="1b 1g 1y")
    play(game, "0 draw", "0 skip 2")
    assert everything(game) == list(DECK.cards)
    play(game, "1 draw", "1 lay 1 4r,4b,4g 8r,8b,8g", "1 discard 1g")
    assert everything(game) == list(DECK.cards)


def test_p10_03_ten_cards_one_at_a_time_from_the_dealers_left() -> None:
    """The deck from the top: 1r goes to seat 2, left of the dealer, 1b to seat 0, 1g to the dealer, 2r to seat 2 …"""
    deck = " ".join(f"{value}{colour}" for value in range(1, 11) for colour in "rbg") + " 12y 11y"
    game = zehn.new("phase10", players=NAMES[:3], chance=Script(deck), dealer=1)
    assert hand(game, 2) == sorted(f"{value}r" for value in range(1, 11))
    assert hand(game, 0) == sorted(f"{value}b" for value in range(1, 11))
    assert hand(game, 1) == sorted(f"{value}g" for value in range(1, 11))


def test_p10_03_the_next_card_is_turned_up_and_the_rest_is_the_draw_pile() -> None:
    game = deal("", "", "", up="12y", pile="11y 10y")
    assert discards(game) == ["12y"]
    assert pile(game)[:2] == ["11y", "10y"]
    assert len(pile(game)) == 108 - 30 - 1


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 0)])
def test_p10_04_the_player_left_of_the_dealer_begins(dealer: int, first: int) -> None:
    game = deal("", "", "", dealer=dealer)
    assert game.turn == first
    play(game, f"{first} draw")


@pytest.mark.parametrize("seat", [1, 2])
def test_p10_04_nobody_else_begins(seat: int) -> None:
    refused(deal("", "", ""), f"{seat} draw", "P10-04")


def test_p10_04_the_next_dealer_is_the_one_to_the_left() -> None:
    game = deal("", "", "", dealer=1, then=[Round(["", "", ""])] * 3, turn_limit=1)
    assert game.table.dealer == 1
    passes(game, 2)
    assert game.table.dealer == 2
    refused(game, "1 draw", "P10-04")
    passes(game, 0)
    assert (game.table.dealer, game.turn) == (0, 1)
    passes(game, 1)
    assert (game.table.dealer, game.turn) == (1, 2)


def test_p10_05_a_first_skip_just_lies_there() -> None:
    game = deal("", "", "", up="!")
    assert game.turn == 0
    refused(game, "0 take", "P10-08")
    passes(game, 0, 1)
    assert discards(game)[-1] == "!"


def test_p10_05_skips_first_player() -> None:
    game = deal("", "", "", up="!", first_card_skip="skips_first_player")
    assert game.turn == 1
    refused(game, "0 draw", "P10-05")
    refused(game, "2 draw", "P10-04")
    refused(game, "1 take", "P10-08")
    assert discards(game) == ["!"]
    passes(game, 1, 2, 0, 1)
    assert discards(game)[-1] == "!"


def test_p10_05_another_first_card_skips_nobody() -> None:
    game = deal("", "", up="*", first_card_skip="skips_first_player")
    play(game, "0 take")


def test_p10_05_the_lost_first_turn_is_over_once_the_next_has_drawn() -> None:
    game = deal("", "", "", up="!", first_card_skip="skips_first_player")
    play(game, "1 draw")
    refused(game, "0 draw", "P10-06")


def test_p10_05_a_turn_lost_later_is_lost_by_a_skip() -> None:
    game = deal("", "!", "", up="!", first_card_skip="skips_first_player")
    play(game, "1 draw", "1 skip 2")
    refused(game, "2 draw", "P10-28")
    play(game, "0 draw")


def test_p10_05_every_round_has_its_first_card() -> None:
    game = deal("", "", then=[Round(["", ""], up="!")], first_card_skip="skips_first_player", turn_limit=1)
    passes(game, 0)
    refused(game, "1 draw", "P10-05")
    assert has_drawn(play(game, "0 draw"), 0)


def test_p10_05_a_skip_on_top_of_a_turned_pile_skips_nobody() -> None:
    game = drain(deal("", "!", "", first_card_skip="skips_first_player", turned=["!"]), leave=2)
    play(game, "0 draw", "0 discard *", "1 draw", "1 skip 2")
    assert discards(game) == ["!"]
    play(game, "0 draw")


def test_p10_05_the_card_stays_on_the_pile_and_is_taken_with_take_skip() -> None:
    game = deal("", "", up="!", first_card_skip="skips_first_player", take_skip=True)
    play(game, "1 take")
    assert "!" in hand(game, 1)
    assert discards(game) == []


def own_deck(skips: int) -> dict[str, object]:
    """A sheet for two with 20 cards beside the skips: exactly what is dealt."""
    deck = {"values": ["1", "2", "3", "4", "5"], "colours": ["r", "b"], "copies": 2, "wilds": 0, "skips": skips}
    points = [{"cards": "1-5", "points": 5}, {"cards": "!", "points": 15}]
    return {
        "game": "phase10",
        "players": {"most": 2},
        "deck": deck,
        "points": points,
        "phases": [{"contract": "2*set(3)"}],
    }


@pytest.mark.parametrize("skips", [4, 6])
def test_p10_09_the_piles_of_an_own_deck_never_both_run_out(skips: int) -> None:
    """Two skips may lie before players; one card is turned up and one is drawn."""
    for seed in range(20):
        game = zehn.new("phase10", players=NAMES[:2], rules={"sheet": own_deck(skips), "turn_limit": 30}, seed=seed)
        play_game(game, [PLAYERS["phase10"]["random"](Random(seed)) for _ in range(2)])
        assert game.over


@pytest.mark.parametrize("skips", [0, 1, 2, 3])
def test_p10_09_a_smaller_deck_is_no_deck(skips: int) -> None:
    with pytest.raises(SheetError) as caught:
        zehn.new("phase10", players=NAMES[:2], rules={"sheet": own_deck(skips)}, seed=1)
    assert caught.value.sentence == "sheet-few-cards"
