"""Worlds: games that a seat could be in, by all that it has seen."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from scripts import DECK, deal, drain, everything, passes, play
from traces import Place, Sources, Trace, again, some_game
from zehn import Phase10
from zehn.players import PLAYERS, play_game

SEEDS = range(40)

#: Games in the middle of a round, some of them after one or two turnings of the pile.
GAMES = [*((seed, 0) for seed in SEEDS), *((seed, 1) for seed in SEEDS), *((seed, 2) for seed in SEEDS[:6])]


def some_worlds(game: Phase10, seat: int, number: int = 4) -> list[Phase10]:
    return list(islice(game.view(seat).worlds(Random(seat)), number))


def names(kinds: list[int]) -> list[str]:
    return sorted(DECK.names[kind] for kind in kinds)


@pytest.mark.parametrize(("seed", "turnings"), GAMES)
def test_in_every_world_the_own_view_is_the_same(seed: int, turnings: int) -> None:
    game = some_game(seed, turnings)
    for seat in range(len(game.hands)):
        for world in some_worlds(game, seat):
            assert world.view(seat) == game.view(seat)
            assert world.view(seat).hand.drawn == game.view(seat).hand.drawn
            assert everything(world) == list(DECK.cards)
            assert [len(one.cards) for one in world.hands] == game.table.sizes
            assert len(world.pile) == game.table.pile


@pytest.mark.parametrize(("seed", "turnings"), GAMES)
def test_cards_that_were_taken_are_where_everybody_saw_them_go(seed: int, turnings: int) -> None:
    game = some_game(seed, turnings)
    for seat in range(len(game.hands)):
        for world in some_worlds(game, seat):
            for other, known in enumerate(game.table.known):
                assert not Counter(known) - Counter(world.hands[other].cards)


@pytest.mark.parametrize(("seed", "turnings"), [entry for entry in GAMES if entry[1]])
def test_the_pile_has_only_cards_that_were_turned(seed: int, turnings: int) -> None:
    game = some_game(seed, turnings)
    assert game.table.turning is not None
    for seat in range(len(game.hands)):
        for world in some_worlds(game, seat):
            drawn = [kind for one in world.hands for kind in one.drawn]
            assert sorted(world.pile + drawn) == sorted(game.table.turning.cards)


def test_right_after_a_turning_hands_and_pile_are_kept_apart() -> None:
    """Three seats; nobody knows who has which card, but all know that the pile has none of the hands' cards."""
    game = drain(deal("", "", "", turned=["9g"]), leave=1)
    passes(game, 1)
    assert game.table.turnings == 1
    for world in some_worlds(game, 0, 50):
        assert names(world.pile) == names(game.pile)
        others = [kind for one in world.hands[1:] for kind in one.cards]
        assert names(others) == names([kind for one in game.hands[1:] for kind in one.cards])


def test_a_card_that_was_drawn_after_the_turning_is_one_of_the_pile() -> None:
    """Seat 2 drew, and discarded a card that everybody knew; so that hand has exactly one card of the turned pile."""
    game = deal("! ! ! !", "", "11r", pile="9r 12y", turned=["9g"])
    passes(game, 0, 1)
    play(game, "2 take", "2 discard 11r")
    drain(game, leave=1)
    passes(game, game.turn)
    while game.turn != 2:
        passes(game, game.turn)
    play(game, "2 draw", "2 discard 12y")
    assert [(seat, kind) for seat, kind in game.table.since if seat == 2] == [(2, -1)]
    for world in some_worlds(game, 0, 50):
        assert len(world.hands[2].drawn) == 1
        assert world.hands[2].drawn[0] in world.hands[2].cards


@pytest.mark.parametrize(("seed", "turnings"), [entry for entry in GAMES if entry[1] < 2])
def test_every_world_is_a_game_that_could_have_been(seed: int, turnings: int) -> None:
    """A deck and a turned pile are made from the world; the same moves lead to it."""
    game = some_game(seed, turnings)
    trace = Trace(game)
    for seat in range(len(game.hands)):
        for world in some_worlds(game, seat):
            reached = again(game, sources_of(world, game, trace, seat))
            assert reached.view(seat) == game.view(seat)
            assert reached.pile == world.pile
            for mine, yours in zip(reached.hands, world.hands, strict=True):
                assert names(mine.cards) == names(yours.cards)


def sources_of(world: Phase10, game: Phase10, trace: Trace, seat: int) -> Sources:
    """Deck and turned pile with which the moves of a game lead to a world of a seat."""
    sources = [list(source) for source in trace.sources]
    for other, places in enumerate(trace.before if trace.turnings else trace.hidden):
        if other != seat:
            _fill(sources, places, held_at_turning(world, game, other))
    if trace.turnings:
        _fill(sources, [Place(1, 1 + number) for number in range(len(draws(game)))], drawn_in_order(world, game, seat))
    _fill(sources, trace.pile, world.pile[::-1])
    return sources


def _fill(sources: Sources, places: list[Place], kinds: list[int]) -> None:
    for place, kind in zip(places, kinds, strict=True):
        sources[place.source][place.number] = kind


def draws(game: Phase10) -> list[int]:
    """Who drew since the pile was turned."""
    return [seat for seat, kind in game.table.since if kind < 0]


def shows(game: Phase10, seat: int) -> list[int]:
    """What a seat has shown since then that nobody knew."""
    return [kind for other, kind in game.table.since if other == seat and kind >= 0]


def held_at_turning(world: Phase10, game: Phase10, seat: int) -> list[int]:
    """The cards of a hand that nobody else knew when the pile was turned."""
    known, held = Counter(game.table.known[seat]), Counter(world.hands[seat].cards)
    held.update(shows(game, seat))
    held.subtract(known)
    held.subtract(world.hands[seat].drawn)
    assert min(held.values(), default=0) >= 0
    return list(held.elements())


def drawn_in_order(world: Phase10, game: Phase10, seat: int) -> list[int]:
    """What each draw since the turning brought; a card that was shown had been drawn, or held, before."""
    held = [Counter(held_at_turning(world, game, other)) for other in range(len(world.hands))]
    rest = [list(one.drawn) for one in world.hands]
    order: list[tuple[int, int]] = []
    for other, kind in game.table.since:
        if kind < 0:
            order.append((other, rest[seat].pop(0) if other == seat else -1))
        elif other != seat and held[other][kind]:
            held[other][kind] -= 1
        elif other != seat:
            rest[other].remove(kind)
            order[order.index((other, -1))] = (other, kind)
    return [rest[other].pop() if kind < 0 else kind for other, kind in order]


@pytest.mark.parametrize(("seed", "turnings"), GAMES[::3])
def test_worlds_can_be_played_to_the_end(seed: int, turnings: int) -> None:
    game = some_game(seed, turnings)
    before = game.copy()
    for seat in range(len(game.hands)):
        for world in some_worlds(game, seat, 1):
            play_game(world, [PLAYERS["phase10"]["greedy"](Random(other)) for other in range(len(world.hands))])
            assert world.over
    assert game == before


@pytest.mark.parametrize("seed", SEEDS[:10])
def test_worlds_are_independent_of_each_other_and_of_the_view(seed: int) -> None:
    game = some_game(seed, seed % 2)
    view = game.view(game.turn)
    before = game.view(game.turn)
    first, second = islice(view.worlds(Random(1)), 2)
    second_before = second.copy()
    hand = first.hands[game.turn]
    hand.own()  # what everybody does who changes a row
    hand.cards_row[0] = first.table.discards_row[0] = first.table.sizes_row[0] = 99
    first.table.moves.clear()
    assert view == before
    assert second == second_before


@pytest.mark.parametrize(("seed", "turnings"), GAMES[::4])
def test_a_seat_of_a_world_can_imagine_worlds_too(seed: int, turnings: int) -> None:
    game = some_game(seed, turnings)
    for seat in range(len(game.hands)):
        for world in some_worlds(game, seat, 1):
            for other in range(len(game.hands)):
                for inner in some_worlds(world, other, 1):
                    assert inner.view(other) == world.view(other)
                    assert everything(inner) == list(DECK.cards)


def test_worlds_differ_and_every_unseen_card_can_be_in_every_hand() -> None:
    game = passes(deal("", "", ""), 0, 1, 2)
    kinds = set((+game.view(0).unseen()).keys())
    seen: list[set[int]] = [set(), set()]
    for world in some_worlds(game, 0, 400):
        for hand, cards in zip(world.hands[1:], seen, strict=True):
            cards.update(hand.cards)
    assert seen == [kinds, kinds]


def test_the_same_rng_gives_the_same_worlds() -> None:
    game = some_game(7, 1)
    assert some_worlds(game, 0) == some_worlds(game, 0)


def test_what_a_world_is_dealt_does_not_depend_on_hidden_cards() -> None:
    """Two games that a seat cannot tell apart give the same worlds for the same luck."""
    for seed, turnings in GAMES[::5]:
        game = some_game(seed, turnings)
        twin = again(game, Trace(game).swapped(0, Random(seed)))
        assert some_worlds(game, 0) == some_worlds(twin, 0)
