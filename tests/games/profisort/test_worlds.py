"""Worlds that a seat imagines at Profi-Sort: they fit all that it has seen, the questions of SORT-03 included."""

from itertools import islice
from random import Random

from sort_tables import DECK, hand, played, table
from zehn.games.profisort import ProfiSort

VARIANT = {"variants": ["draw_from_discard"]}


def imagined(game: ProfiSort, seat: int, number: int = 60) -> list[ProfiSort]:
    return list(islice(game.view(seat).worlds(Random(1)), number))


def aces(game: ProfiSort, seat: int) -> int:
    return sum(name.startswith("A") for name in hand(game, seat))


def test_sort_03_who_was_asked_has_three_aces_and_who_was_not_has_fewer() -> None:
    game = played(table("", "As Ah Ad", ""), "1 keep")
    for world in imagined(game, 0):
        assert aces(world, 1) >= 3
        assert aces(world, 2) <= 2


def test_sort_03_who_comes_later_in_the_order_was_not_asked_yet() -> None:
    game = table("", "As Ah Ad", "As Ah Ad Ac")
    assert game.turn == 1
    assert {aces(world, 2) >= 3 for world in imagined(game, 0, 400)} == {True, False}


def test_sort_03_aces_that_were_shown_count() -> None:
    game = played(table("", "As Ah Ad", talon="Kh Qh"), "1 keep", "0 draw", "0 discard Kh", "1 draw", "1 discard As")
    counts = [aces(world, 1) for world in imagined(game, 0)]
    assert min(counts) == 2


def test_a_taken_card_and_open_aces_are_known() -> None:
    game = table("As Kh", "", talon="2c", rules=VARIANT)
    played(game, "0 draw", "0 give As 1", "0 discard Kh", "1 take")
    for world in imagined(game, 0, 20):
        assert "Kh" in hand(world, 1)
        assert world.table.received[1] == (DECK.kind_of["As"],)
        assert world.view(0) == game.view(0)


def test_a_world_can_be_played_on() -> None:
    game = played(table("", ""), "0 draw")
    for world in imagined(game, 0, 10):
        world.play(next(iter(world.moves())))
        assert world.turn == 1


def test_a_view_cannot_tell_swapped_cards() -> None:
    game = played(table("", "", ""), "0 draw")
    twin = game.copy()
    twin.hands[1], twin.hands[2] = game.hands[2].copy(), game.hands[1].copy()
    twin.pile.reverse()
    assert twin.view(0) == game.view(0)
    assert twin.view(1) != game.view(1)
