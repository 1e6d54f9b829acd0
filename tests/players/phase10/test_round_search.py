"""Quick rounds count as the kernel does and end as rounds end; moves are judged by them, within a budget."""

import os
from itertools import pairwise
from random import Random
from time import perf_counter

import pytest

import zehn
from zehn.cards.notation import Move
from zehn.games.phase10 import Phase10, Rules, View
from zehn.players import Budget
from zehn.players.phase10.fast_round import DISCARD, DRAW, SKIP, TAKE, FastRound
from zehn.players.phase10.master import Master
from zehn.players.phase10.opponent_hands import RememberedHands
from zehn.players.phase10.round_search import BATCH, Option, RoundSearch, round_search
from zehn.players.phase10.shapes import shape_of
from zehn.players.phase10.win_chance import chance, win_chance
from zehn.words import LANGUAGES, say

LONG = bool(os.environ.get("ZEHN_LONG"))

RULES = Rules.read({})
OWN = {"phases": [{"number": 1, "contract": "run(5,suited)"}, {"number": 2, "contract": "set(2,mixed)+colour(3)"}]}


def round_of(mine: int, other: int, first: str, second: str, pile: str) -> FastRound:
    """A round of two at these phases; the first seat draws the first card of the pile, the second one the next."""
    shapes = [shape for phase in (mine, other) if (shape := shape_of(RULES.contracts[phase - 1]))]
    fast = FastRound(shapes, RULES.points, RULES.deck, go_out_any=False)
    fast.set_hand(0, RULES.deck.read(first) or [])
    fast.set_hand(1, RULES.deck.read(second) or [])
    fast.set_pile(RULES.deck.read(pile) or [])
    fast.look()
    return fast


# -- quick rounds -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", range(1, 11))
def test_a_quick_round_counts_as_the_kernel_does(phase: int) -> None:
    """What each of two hands wants, from scratch and after cards that came and went."""
    rng, deck = Random(phase), RULES.deck
    contract, shape = RULES.contracts[phase - 1], shape_of(RULES.contracts[phase - 1])
    assert shape is not None
    for _ in range(300 if LONG else 30):
        fast = FastRound([shape, shape], RULES.points, deck, go_out_any=False)
        hands = [rng.sample(deck.cards, 10), rng.sample(deck.cards, 10)]
        for seat, cards in enumerate(hands):
            fast.set_hand(seat, cards)
        fast.look()
        for seat, cards in enumerate(hands):
            reach = contract.reach(cards)
            for kind in range(deck.naturals):
                if reach.missing:
                    wanted = fast.wants[seat] >> shape.class_of[kind] & 1
                    assert bool(wanted) == reach.wanted(kind), (deck.write(cards), deck.names[kind])


def test_who_can_lay_and_hit_all_but_a_card_is_out_at_once() -> None:
    fast = round_of(1, 1, "3r 3b 3g 9r 9b 9g 9y 3y 3r 5b", "1r 2r 4r 6r 7r 8r 10r 11r 12r 1b", "9r 12b")
    fast.play(0, DRAW, 0)
    assert fast.has_laid(0)
    assert not fast.has_laid(1)
    assert [fast.points(0), fast.points(1)] == [0, 65]


def test_wilds_fill_gaps_runs_grow_and_who_was_skipped_loses_a_turn() -> None:
    """Seat 0 lays with the wild as seven, hits eight and nine, skips seat 1, hits the ten, puts the eight away."""
    fast = round_of(4, 4, "1r 2r 3r 4r 5r 6r 8b 8g ! 9y", "12r 12b 12g 11r 11b 11g 10r 10b 1b 1g", "* 2b 10b 2g")
    fast.play(0, DRAW, 0)
    assert fast.has_laid(0)
    assert fast.points(0) == 0
    assert fast.points(1) == 90


def test_a_quick_round_can_be_played_again_and_ends_the_same() -> None:
    cards = Random(5).sample(RULES.deck.cards, 80)
    names = [RULES.deck.write(part) for part in (cards[:10], cards[10:20], cards[20:])]
    fast = round_of(3, 8, *names)
    ends = []
    for act in (DRAW, DRAW, DISCARD, DRAW):
        fast.play(0, act, cards[0])
        ends.append([(fast.has_laid(seat), fast.points(seat)) for seat in (0, 1)])
    assert ends[0] == ends[1] == ends[3]


def test_contracts_that_no_quick_round_can_have() -> None:
    suited, competing = Rules.read({"sheet": {"game": "phase10", **OWN}}).contracts
    assert shape_of(suited) is not None
    assert shape_of(competing) is None


# -- what a standing is worth ----------------------------------------------------------------------------------------


def test_chances_of_two_add_up_and_fall_with_the_points() -> None:
    for mine in range(1, 13):
        for other in range(1, 13):
            chances = [chance(mine, other, more) for more in range(-300, 301, 25)]
            assert all(one >= other for one, other in pairwise(chances))
            assert chance(mine, other, 40) + chance(other, mine, -40) == pytest.approx(1)


def test_the_last_round_is_decided_by_points_among_those_who_are_done() -> None:
    assert win_chance(0, [0, 0, 1], [50, 60, 0], fixed=False) == 1
    assert win_chance(0, [0, 0, 1], [60, 60, 0], fixed=False) == 0.5
    assert win_chance(2, [0, 0, 1], [60, 60, 0], fixed=False) == 0
    assert win_chance(0, [3, 3], [0, 20], fixed=True) > 0.5 > win_chance(0, [3, 3], [20, 0], fixed=True)


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_a_race_of_several_is_even_between_equals(players: int) -> None:
    for left in (3, 6, 10, 12):
        chances = [win_chance(seat, [left] * players, [0] * players, fixed=False) for seat in range(players)]
        assert chances == pytest.approx([1 / players] * players, abs=0.03)


def test_in_a_race_a_phase_is_worth_more_than_points() -> None:
    ahead = win_chance(0, [4, 5, 5, 5], [60, 0, 0, 0], fixed=False)
    fewer = win_chance(0, [5, 5, 5, 5], [0, 60, 60, 60], fixed=False)
    assert ahead > fewer + 0.1 > win_chance(0, [5, 5, 5, 5], [0, 0, 0, 0], fixed=False) + 0.1
    everyone = [win_chance(seat, [4, 5, 5, 6], [60, 0, 30, 90], fixed=False) for seat in range(4)]
    assert sum(everyone) == pytest.approx(1, abs=0.03)
    assert everyone == sorted(everyone, reverse=True)


# -- judging moves ---------------------------------------------------------------------------------------------------


def nearly_out() -> Phase10:
    """Seat 0 has laid sets of three and nine and holds two cards; a three lies on the discard pile."""
    deck = "3r 1r 3b 1b 3g 2r 9r 2b 9b 3y 9g 6r 9y 7r 9r 8r 5b 10r 6g 12r 12b 7b 8b 11b 4b"
    game = zehn.new("phase10", players=["A", "B"], dealer=1, chance=zehn.Script(deck))
    for move in ("0 draw", "0 lay 1 3r,3b,3g 9r,9b,9g", "0 hit 9y g1", "0 hit 9r g1", "0 discard 7b"):
        game.play(move)
    game.play("1 draw")
    game.play("1 discard 3y")
    return game


def foreseen(game: Phase10) -> RoundSearch:
    view = game.view(0)
    memories = {1: RememberedHands(view, 1, Random(1), 30, 60.0)}
    seen = round_search(view, None, memories, 7)
    assert seen is not None
    return seen


def test_a_card_that_gets_rid_of_another_is_foreseen_to_be_good() -> None:
    options = [Option(DRAW, 0, 0.0, 0.0), Option(TAKE, 0, -0.01, 0.05)]
    assert foreseen(nearly_out()).best(options, 400, perf_counter() + 300) is options[1]
    assert options[1].better() > 0


@pytest.mark.parametrize("samples", [1, 2, 7, 100, 1000])
def test_no_more_rounds_are_played_than_the_budget_has(samples: int) -> None:
    options = [Option(DRAW, 0, 0.0, 0.0), Option(TAKE, 0, 0.0, 0.05), Option(TAKE, 0, 0.0, 0.05)]
    foreseen(nearly_out()).best(options, samples, perf_counter() + 60)
    assert options[1].worlds * len(options) <= samples


def test_when_the_time_has_come_nothing_more_is_tried() -> None:
    options = [Option(DRAW, 0, 0.0, 0.0), Option(TAKE, 0, 0.0, 0.05)]
    foreseen(nearly_out()).best(options, 100_000, perf_counter())
    assert options[1].worlds == BATCH


def test_with_a_short_pile_the_first_thought_counts() -> None:
    """With fewer cards in the pile than players a quick round ends at once; master plays on all the same."""
    game = zehn.new("phase10", players=list("ABCD"), seed=1)
    asked, player = 0, Master(Random(1))
    while not game.table.turnings:
        game.play(f"{game.turn} draw")
        game.play(next(move for move in game.moves() if move.verb == "discard"))
        if 0 < game.table.pile < 4:
            player.choose(game.view(game.turn), Budget(40))
            asked += 1
    assert asked == 3


def test_everybody_who_may_be_skipped_is_thought_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 0 holds a skip and three rivals, one of whom is skipped already (P10-27): two ways to play it."""
    tried: list[str] = []

    def note(player: Master, view: View, reach: object, options: list[Option], moves: list[Move]) -> Move:
        assert [option.what for option in options if option.act == SKIP] == [
            move.to for move in moves if move.verb == "skip"
        ]
        tried.extend(map(str, moves))
        return moves[0]

    monkeypatch.setattr(Master, "_best", note)
    deck = "! 1r 2r 3r 5b 1b 2b 3b 5g 4r 6r 7r 7b 4b 6b 8r 9g 5r 9r 10r 10b 8b 9b 11r 11g 6g 7g 8g 12b 10g 11b 12r"
    deck += " 1y 2y 3y 4y 4g 12g 6y 7y 12y 9y"
    game = zehn.new("phase10", players=list("ABCD"), dealer=3, chance=zehn.Script(deck))
    game.play("0 draw")
    game.table.skips = 1 << 2
    Master(Random(1)).choose(game.view(0), Budget(10))
    assert {"0 skip 1", "0 skip 3"} <= set(tried)
    assert "0 skip 2" not in tried


def test_who_has_no_time_at_all_moves_nevertheless() -> None:
    game = zehn.new("phase10", players=["A", "B", "C"], seed=3)
    for _ in range(12):
        game.play(Master(Random(1)).choose(game.view(game.turn), Budget(milliseconds=0)))
    assert Budget(milliseconds=0).seconds == 0
    assert Budget(samples=3).seconds > 10


def played_by_master(seed: int, budget: Budget) -> tuple[list[str], list[str]]:
    """All moves of a short game, and those that were foreseen to be better than they seemed."""
    game = zehn.new("phase10", players=["A", "B"], seed=seed, rules={"phases": "3,7"})
    players, told = [Master(Random(1)), Master(Random(2))], []
    while not game.over:
        player, view = players[game.turn], game.view(game.turn)
        game.play(player.choose(view, budget))
        if player.foreseen:
            reason = player.why(view, player.foreseen)
            assert reason is not None
            assert reason.key.endswith("-foreseen")
            assert reason.details["rounds"] == player.rounds > 0
            told.append(player.foreseen)
    return [str(move) for dealt in game.history for move in dealt.moves], told


def test_equal_seeds_and_budgets_make_equal_moves_and_other_budgets_others() -> None:
    games = [played_by_master(4, Budget(samples)) for samples in (100, 100, 60)]
    assert games[0] == games[1]
    assert games[0] != games[2]
    assert games[0][1], "some move was foreseen to be better than it seemed"


@pytest.mark.parametrize("verb", ["draw", "take", "discard 5b", "skip 1"])
def test_what_was_foreseen_is_told_in_both_languages(verb: str) -> None:
    game = nearly_out()
    player = Master(Random(1))
    player.foreseen, player.rounds = f"0 {verb}", 96
    reason = player.why(game.view(0), player.foreseen)
    assert reason is not None
    for language in LANGUAGES:
        sentence = reason.sentence(say(language))
        assert "96" in sentence
        assert "{" not in sentence
        assert "why-" not in sentence
