"""Views are closed: what a seat cannot see is not in its view and not in what its player does."""

from collections import Counter
from random import Random
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

import pytest

from scripts import deal, drain, passes
from traces import Trace, again, some_game
from zehn import Phase10, View
from zehn.games.phase10 import Rules
from zehn.games.phase10.hand import Hand
from zehn.players import PLAYERS

SEEDS = range(60)

#: Games in the middle of a round, some of them after one or two turnings of the pile.
GAMES = [*((seed, 0) for seed in SEEDS), *((seed, 1) for seed in SEEDS[:20]), *((seed, 2) for seed in SEEDS[:4])]


@pytest.mark.parametrize(("seed", "turnings"), GAMES)
def test_a_view_is_the_same_whatever_lies_where_the_seat_has_not_looked(seed: int, turnings: int) -> None:
    """The same moves with other hidden cards: the view is equal, and so is what every player does with it."""
    game = some_game(seed, turnings)
    trace, rng = Trace(game), Random(seed)
    for seat in range(len(game.hands)):
        swapped = again(game, trace.swapped(seat, rng))
        mine, other = game.view(seat), swapped.view(seat)
        assert mine == other
        assert mine.hand.drawn == other.hand.drawn
        assert mine.unseen() == other.unseen()
        assert decisions(mine) == decisions(other)


def decisions(view: View) -> list[str]:
    """What each player would do, with the same luck."""
    seat, found = view.seat, []
    for name, make in PLAYERS["phase10"].items():
        if seat in view.table.knockers():
            found.append(f"{name} knocks: {make(Random(7)).knocks(view)}")
        if seat == view.table.turn:
            found.append(f"{name} {make(Random(7)).choose(view)}")
    return found


def test_hidden_cards_do_change_places() -> None:
    """The tests above compare games that are really different."""
    different = 0
    for seed in range(10):
        game = some_game(seed)
        twin = again(game, Trace(game).swapped(0, Random(seed)))
        different += twin != game
    assert different == 10


@pytest.mark.parametrize(("seed", "turnings"), GAMES)
def test_unseen_are_the_cards_of_the_pile_and_of_other_hands_but_those_that_were_taken(
    seed: int, turnings: int
) -> None:
    game = some_game(seed, turnings)
    trace = Trace(game)
    for seat in range(len(game.hands)):
        expected = Counter(trace.kind(place) for place in trace.unseen(seat))
        assert +game.view(seat).unseen() == expected


@pytest.mark.parametrize("seed", SEEDS[:8])
def test_a_view_holds_no_other_hand_and_no_pile(seed: int) -> None:
    """Whatever can be reached from a view is no secret of the game."""
    game = some_game(seed)
    for seat in range(len(game.hands)):
        for view in (game.view(seat), game.watch(seat)):
            found = {id(thing) for thing in reachable(view)}
            secrets: list[object] = [game, game.pile, game.chance, *game.history]
            secrets += [thing for one in game.hands if one is not view.hand for thing in (one, one.cards)]
            if view.hand is not game.hands[seat]:
                secrets += [game.hands[seat], game.hands[seat].cards]
            assert not found & {id(secret) for secret in secrets}
            assert sum(isinstance(thing, Hand) for thing in reachable(view)) == 1


def reachable(start: object) -> list[object]:
    """Everything that an object leads to, by attributes and items; the rules are the same for all."""
    found: dict[int, object] = {}
    todo = [start]
    while todo:
        thing = todo.pop()
        if id(thing) in found or isinstance(thing, str | int | float | type(None) | type | Rules):
            continue
        found[id(thing)] = thing
        todo += _parts(thing)
    return list(found.values())


def _parts(thing: Any) -> list[Any]:
    if isinstance(thing, list | tuple | set | frozenset):
        return list(thing)
    if isinstance(thing, dict):
        return [*thing.keys(), *thing.values()]
    if hasattr(thing, "__dict__"):
        return [*vars(thing).values()]
    attributes = (MemberDescriptorType, GetSetDescriptorType)  # of slots, of compiled classes
    members = [pair for kind in type(thing).__mro__ for pair in vars(kind).items()]
    return [getattr(thing, name, None) for name, member in members if isinstance(member, attributes)]


def test_a_view_stays_as_it_was_and_a_watch_follows_the_game() -> None:
    game = some_game(3)
    seat = game.turn
    view, watch = game.view(seat), game.watch(seat)
    assert view == watch
    game.play(next(iter(view.moves())))
    assert view != game.view(seat)
    assert watch == game.view(seat)


def test_a_view_moves_only_for_its_seat() -> None:
    game = some_game(5)
    other = (game.turn + 1) % len(game.hands)
    refusal = game.view(other).why_not(f"{game.turn} draw")
    assert refusal is not None
    assert refusal.clause == "RECORD"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_knows_its_legal_moves_as_the_game_does(seed: int) -> None:
    game = some_game(seed)
    whole = [str(move) for move in game.moves()]
    parts = [str(move) for seat in range(len(game.hands)) for move in game.view(seat).moves()]
    assert sorted(parts) == sorted(whole)
    assert all(move in game.moves() for move in whole[:50])


def test_copies_are_independent() -> None:
    for seed in SEEDS[:20]:
        game = some_game(seed)
        before, twin = game.copy(), game.copy()
        _play_on(twin, seed)
        assert game == before
        assert [str(move) for move in game.history[0].moves] == [str(move) for move in before.history[0].moves]
        once_more = game.copy()
        _play_on(once_more, seed)
        assert once_more == twin


def test_what_copies_share_nobody_changes() -> None:
    """Rows are shared until somebody changes them: looked at card by card, for two who share a wrong one are equal."""
    for seed in SEEDS[:20]:
        game = some_game(seed)
        values = _values(game)
        first = game.copy()
        second = first.copy()
        view = game.view(game.turn if game.turn >= 0 else 0)
        held = view.cards
        for changed, others in ((second, (game, first)), (game, (first,))):
            _play_on(changed, seed)
            assert [_values(other) for other in others] == [values] * len(others)
            assert view.cards == held
            assert _values(changed) != values


def _values(game: Phase10) -> list[object]:
    """What lies where, as values of its own."""
    table = game.table
    hands = [hand.cards for hand in game.hands]
    groups = [(group.owner, group.low, group.high, group.cards) for group in table.groups]
    return [hands, game.pile, table.discards, table.sizes, table.laid, [*table.open], groups, table.known, table.since]


def test_copies_have_their_own_record() -> None:
    game = drain(deal("", "", turned=["9g"]), leave=1)
    twin = passes(game.copy(), 0)
    assert len(twin.history[0].turned) == 1
    assert game.history[0].turned == ()
    assert len(twin.history[0].moves) == len(game.history[0].moves) + 2


def _play_on(game: Phase10, seed: int) -> None:
    """Sixty more moves."""
    players = [PLAYERS["phase10"]["random"](Random(seed + seat)) for seat in range(len(game.hands))]
    for _ in range(60):
        if game.over:
            break
        game.close_window()
        game.play(players[game.turn].choose(game.view(game.turn)))
