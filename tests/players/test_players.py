"""The players are what they say: greedy is the yardstick of the study, steady does not get stuck, all are honest."""

import os
from math import sqrt
from random import Random
from statistics import mean, stdev

import pytest

import zehn
from zehn.games.chance import mixed
from zehn.games.phase10 import Phase10, View
from zehn.players import PLAYERS, play_game
from zehn.players.phase10.greedy import Greedy

LONG = bool(os.environ.get("ZEHN_LONG"))

#: Rounds a game and turns a round of the greedy policy, by the number of players: 20,000 games each.
STUDY = {2: (11.17, 17.05), 3: (12.61, 18.46), 4: (14.12, 19.74), 5: (15.60, 21.02), 6: (17.06, 22.24)}

#: How often, per cent, the ten dealt cards already hold each of the ten phases.
DEALT = (18.275, 29.809, 5.342, 15.569, 6.488, 1.993, 0.332, 2.767, 3.112, 0.352)


def played(name: str, seats: int, seed: int) -> Phase10:
    game = zehn.new("phase10", players=["P"] * seats, seed=seed)
    rng = Random(seed)
    play_game(game, [PLAYERS["phase10"][name](rng) for _ in range(seats)])
    return game


def turns_of(game: Phase10) -> int:
    return sum(move.verb in ("discard", "skip") for dealt in game.history for move in dealt.moves)


def near(numbers: list[int], counts: list[int], expected: float) -> None:
    """Whether a ratio of sums over all games is right: within 2 per cent, and 3.5 standard errors for chance."""
    ratio = sum(numbers) / sum(counts)
    errors = [number - ratio * count for number, count in zip(numbers, counts, strict=True)]
    doubt = 3.5 * stdev(errors) / sqrt(len(errors)) / mean(counts)
    assert abs(ratio - expected) < 0.02 * expected + doubt, f"{ratio} ± {doubt}, not {expected}"


@pytest.mark.parametrize("seats", STUDY)
def test_greedy_plays_like_the_study(seats: int) -> None:
    games = [played("greedy", seats, seed) for seed in range(20_000 if LONG else 120)]
    rounds = [len(game.history) for game in games]
    near(rounds, [1] * len(games), STUDY[seats][0])
    near([turns_of(game) for game in games], rounds, STUDY[seats][1])


@pytest.mark.parametrize("phase", range(1, 11))
def test_phases_in_ten_dealt_cards(phase: int) -> None:
    game = zehn.new("phase10", players=["A", "B"], seed=1)
    contract, cards, rng = game.rules.contracts[phase - 1], list(game.rules.deck.cards), Random(phase)
    number = 400_000 if LONG else 8_000
    complete = sum(contract.reach(rng.sample(cards, 10)).missing == 0 for _ in range(number))
    share = DEALT[phase - 1] / 100
    assert abs(complete / number - share) < 4 * sqrt(share * (1 - share) / number)


# -- what greedy does --------------------------------------------------------------------------------------------


def seat_with(hand: str, *, top: str, drawn: str = "1r") -> tuple[Phase10, View]:
    """A game in which seat 0 holds ten cards and is to draw; the card turned up and the next one are given too."""
    game = zehn.new("phase10", players=["A", "B"], dealer=1, chance=zehn.Script(dealt(hand.split(), top, drawn)))
    assert game.turn == 0
    return game, game.watch(0)


def dealt(names: list[str], top: str, drawn: str) -> str:
    """A deck that gives the first of two players these cards, and the other one what is last in the deck."""
    deck = zehn.new("phase10", players=["A", "B"], seed=1).rules.deck
    rest = [deck.names[kind] for kind in deck.cards]
    for name in [*names, top, drawn]:
        rest.remove(name)
    return " ".join([*[card for name in names for card in (name, rest.pop())], top, drawn])


def choices(view: View, times: int = 200) -> set[str]:
    return {str(Greedy(Random(seed)).choose(view)) for seed in range(times)}


def test_greedy_takes_what_lowers_the_missing_cards() -> None:
    hand = "3r 3b 7r 8b 9r 10b 11y 12g 5g 1g"
    assert choices(seat_with(hand, top="3g")[1]) == {"0 take"}
    assert choices(seat_with(hand, top="7g")[1]) == {"0 take"}, "a pair too is nearer to two sets"
    assert choices(seat_with("3r 3b 3g 9r 9b 10b 11y 12g 5g 1g", top="7g")[1]) == {"0 draw"}


def test_greedy_discards_the_dearest_spare_card_ties_at_random() -> None:
    game, view = seat_with("3r 3b 3g 9r 9b 10b 11y 12g 5g 1g", top="7g", drawn="2b")
    game.play("0 draw")
    assert choices(view) == {"0 discard 10b", "0 discard 11y", "0 discard 12g"}
    game, view = seat_with("12r 12b 12g 11r 11b 2b 4y 6g 5g 1g", top="7g", drawn="8b")
    game.play("0 draw")
    assert choices(view) == {f"0 discard {card}" for card in ("2b", "4y", "6g", "5g", "1g", "8b")}
    game, view = seat_with("3r 3b 3g 9r 9b 10b 11y 12g 5g 1g", top="7g", drawn="!")
    game.play("0 draw")
    assert choices(view) == {"0 skip 1"}


def test_greedy_lays_and_hits_before_it_discards() -> None:
    game, view = seat_with("3r 3b 3g 9r 9b 9g 9y 12g 5g 1g", top="7g")
    game.play("0 draw")
    lay = choices(view)
    assert len(lay) == 1
    assert next(iter(lay)).startswith("0 lay 1 ")
    game.play(next(iter(lay)))
    hits = choices(view)
    assert len(hits) == 1
    assert next(iter(hits)).startswith("0 hit 9")
    game.play(next(iter(hits)))
    assert choices(view) == {"0 discard 12g"}, "once down the most expensive card goes"


def test_pick_is_fair() -> None:
    player = Greedy(Random(5))
    counts = [0] * 5
    for _ in range(5000):
        counts[player.pick(range(5))] += 1
    assert all(abs(count - 1000) < 150 for count in counts)


def test_hands_begin_anywhere() -> None:
    player = Greedy(Random(5))
    assert {tuple(player.from_anywhere([1, 2, 2, 3])) for _ in range(100)} == {
        (1, 2, 2, 3),
        (2, 2, 3, 1),
        (2, 3, 1, 2),
        (3, 1, 2, 2),
    }


def test_a_shuffle_is_fair() -> None:
    """Every card is equally often at every place; nearly equal random numbers would put low cards first."""
    number, cards, rng = 4000, list(range(108)), Random(8)
    shuffles = [mixed(cards, rng.randbytes(4 * 108)) for _ in range(number)]
    assert all(sorted(shuffle) == cards for shuffle in shuffles[:20])
    doubt = 4 * 31.2 / sqrt(number)
    for place in (0, 1, 53, 107):
        assert abs(mean([shuffle[place] for shuffle in shuffles]) - 53.5) < doubt


# -- all players -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PLAYERS["phase10"])
def test_a_live_view_and_a_fresh_one_lead_to_the_same_move(name: str) -> None:
    """A player is a function of its view: what is kept up to date move by move hides nothing more."""
    for seed in range(3):
        game = zehn.new("phase10", players=["P"] * 3, seed=seed)
        live = [game.watch(seat) for seat in range(3)]
        for step in range(60):
            if game.table.turn < 0:
                break
            view = live[game.turn]
            move = PLAYERS["phase10"][name](Random(step)).choose(view)
            assert PLAYERS["phase10"][name](Random(step)).choose(game.view(game.turn)) == move
            game.play(move)
