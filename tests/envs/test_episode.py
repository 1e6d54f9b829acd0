"""Games as rows of decisions: numbers and moves, masks, observations."""

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from zehn.arena.kits import KITS
from zehn.envs.common.actions import PASS
from zehn.envs.common.episode import Episode, IllegalAction, World
from zehn.games.making import read_rules
from zehn.refusals import Refused, ZehnError
from zehn.rooms import games

LONG = bool(os.environ.get("ZEHN_LONG"))
STATES = 10_000 if LONG else 250

WORLDS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "phase10": ("phase10", 4, {}),
    "compact, knocking": ("phase10", 3, {"edition": "compact", "variants": ["knocking"]}),
    "free order": ("phase10", 2, {"variants": ["free_order"], "go_out": "any", "take_skip": True}),
    "fixed rounds": ("phase10", 6, {"variants": ["fixed_rounds"], "phases": "even", "turn_limit": 40}),
    "dice": ("dice", 3, {}),
    "dice alone": ("dice", 1, {}),
    "profisort": ("profisort", 3, {}),
    "beginners": ("profisort", 2, {"first_to": 5, "variants": ["draw_from_discard"]}),
}


def world(name: str) -> World:
    game, players, rules = WORLDS[name]
    return World(game, players=players, rules=rules)


def eager(episode: Episode, rng: Random) -> int:
    """A legal number; lays are preferred, so that games come to groups and hits."""
    legal = episode.legal()
    lays = [number for number, move in legal.items() if move is not PASS and move.verb in ("lay", "hit", "score")]
    return rng.choice(lays or list(legal))


def states(name: str, number: int) -> Iterator[Episode]:
    """Positions of random games, one after the other."""
    rng, where = Random(name), world(name)
    episode = where.episode(rng.getrandbits(32))
    for step in range(number):
        if episode.over or step % 400 == 399:
            episode = where.episode(rng.getrandbits(32))
        yield episode
        episode.step(eager(episode, rng))


@pytest.mark.parametrize("name", WORLDS)
def test_numbers_and_moves_are_the_same_both_ways(name: str) -> None:
    for episode in states(name, STATES):
        view, actions = episode.views[episode.seat], episode.world.actions
        legal = episode.legal()
        assert legal, "somebody is asked and can do nothing"
        assert [number for number, on in enumerate(episode.mask()) if on] == sorted(legal)
        for number, move in legal.items():
            assert 0 <= number < actions.size
            if move is not PASS:
                assert episode.game.why_not(move) is None
        some = next(iter(legal.values()))
        assert some is PASS or actions.number(view, str(some)) in legal


@pytest.mark.parametrize("name", WORLDS)
def test_whatever_is_no_lay_has_a_number(name: str) -> None:
    """Of the lays of a phase or task at least one has a number, if there are any."""
    for episode in states(name, STATES // 5):
        if episode.asked:
            continue
        found = {str(move) for move in episode.legal().values()}
        listed = list(episode.views[episode.seat].moves()) if episode.world.game != "profisort" else []
        for move in listed:
            if move.verb != "lay":
                assert str(move) in found
        laid = {move.number for move in listed if move.verb == "lay"}
        numbered = {move.number for move in episode.legal().values() if move is not PASS and move.verb == "lay"}
        assert laid <= numbered


@pytest.mark.parametrize("name", WORLDS)
def test_unseen_cards_change_no_observation_and_no_mask(name: str) -> None:
    kit, rng = KITS[WORLDS[name][0]], Random(7)
    for step, episode in enumerate(states(name, STATES)):
        if step % 5:
            continue
        for seat in range(len(episode.world.names)):
            twin = Episode(episode.world, kit.swapped(episode.game, seat, rng), episode.asked)
            assert twin.observe(seat) == episode.observe(seat)
            if seat == episode.seat:
                assert twin.mask() == episode.mask()


@pytest.mark.parametrize("name", WORLDS)
def test_every_place_has_a_name_of_its_own(name: str) -> None:
    where = world(name)
    for names, size in (
        (where.observation.names, where.observation.size),
        (where.actions.names, where.actions.size),
    ):
        assert len(names) == len(set(names)) == size


@pytest.mark.parametrize("game", games("envs"))
def test_numbers_mean_the_same_for_any_number_of_players(game: str) -> None:
    two, three = World(game, players=2), World(game, players=3)
    assert two.actions.names == three.actions.names
    assert two.observation.names == three.observation.names


def test_the_usual_sheet_has_679_lays() -> None:
    assert sum(name.startswith("lay ") for name in world("phase10").actions.names) == 679
    assert world("phase10").actions.size == 1338


def test_an_observation_tells_what_its_names_say() -> None:
    episode = world("phase10").episode(5)
    seat, where = episode.seat, episode.world.observation
    told = {name: number for name, number in zip(where.names, episode.observe(seat), strict=True) if number}
    view = episode.views[seat]
    for card in view.hand.names:
        assert told[f"hand {card}"] == view.hand.names.count(card)
    assert told[f"top {view.discards[-1]}"] == 1
    assert told["table pile"] == 108 - 41
    assert told["seat 0 turn"] == told["step draw"] == 1
    assert sum(number for name, number in told.items() if name.startswith("unseen")) == 108 - 11


def knocking() -> Episode:
    """A game in which somebody is asked whether to knock."""
    episode, rng = world("compact, knocking").episode(1), Random(1)
    while not episode.asked:
        episode.step(eager(episode, rng))
    return episode


def test_those_who_may_knock_are_asked_first() -> None:
    episode = knocking()
    passing, seats = episode.world.actions.size - 1, len(episode.asked)
    assert sorted(episode.asked) == sorted(episode.game.table.knockers())
    for left in range(seats, 0, -1):
        assert len(episode.asked) == left
        assert set(episode.legal()) == {passing - 1, passing}
        episode.step(passing)
    assert not episode.game.table.window


def test_whoever_knocks_has_the_turn() -> None:
    episode = knocking()
    seat = episode.seat
    top = episode.game.table.top
    episode.step(episode.world.actions.size - 2)
    assert (episode.seat, episode.asked) == (seat, ())
    assert top in episode.views[seat].cards


@pytest.mark.parametrize("name", WORLDS)
def test_an_illegal_number_is_refused_and_changes_nothing(name: str) -> None:
    episode = world(name).episode(3)
    illegal = [number for number, on in enumerate(episode.mask()) if not on][:1]
    before = episode.game.copy()
    for number in (*illegal, -1, episode.world.actions.size):
        with pytest.raises(IllegalAction, match=f"The number {number} means no legal move"):
            episode.step(number)
    assert episode.game == before


@pytest.mark.parametrize("name", WORLDS)
def test_a_copy_goes_its_own_way_and_meets_the_same_chance(name: str) -> None:
    episode = world(name).episode(11)
    twin, other = episode.copy(), episode.copy()
    rng = Random(1)
    for _ in range(60):
        number = eager(twin, rng)
        twin.step(number)
        other.step(number)
    assert twin.game == other.game
    assert episode.game == world(name).episode(11).game


def test_shares_add_up_to_nothing() -> None:
    episode, rng = world("fixed rounds").episode(2), Random(2)
    while not episode.over:
        episode.step(eager(episode, rng))
    shares = episode.shares()
    assert sum(shares) == pytest.approx(0)
    winners = episode.game.result()["winners"]
    assert [seat for seat, share in enumerate(shares) if share > 0] == winners
    assert episode.seat == -1
    assert not any(episode.mask())


@pytest.mark.parametrize(
    ("game", "players", "rules", "kind"),
    [
        ("chess", 2, {}, ZehnError),
        ("phase10", 7, {}, Refused),
        ("phase10", 2, {"colour": "red"}, ZehnError),
        ("phase10", 2, {"variants": ["fixed_rounds", "free_order"]}, Refused),
        ("dice", 9, {}, Refused),
        ("profisort", 1, {}, Refused),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    game: str, players: int, rules: dict[str, Any], kind: type[ZehnError]
) -> None:
    with pytest.raises(kind) as caught:
        World(game, players=players, rules=rules)
    assert str(caught.value).endswith(".")


def test_own_sheets_have_numbers_of_their_own() -> None:
    sheet = {"game": "dice", "name": "Short", "phases": [{"number": 1, "contract": "set(2)"}]}
    assert World("dice", players=2, rules={"sheet": sheet}).observation.size < World("dice", players=2).observation.size
    phases = World("phase10", players=2, rules={"phases": "1,8"})
    assert sum(name.startswith("lay ") for name in phases.actions.names) == 78 + 4
    assert read_rules("phase10", {"phases": "1,8"}).named
