"""The conformance kit on the phase card game; and all legal moves, by brute force on small decks."""

import os
from collections.abc import Callable, Iterator
from itertools import groupby, permutations, product
from random import Random

import pytest

import zehn
from zehn.arena.conformance import check_choices, check_moves, check_play
from zehn.arena.kits.phase10 import Phase10Kit
from zehn.cards.groups import Run, Spread
from zehn.cards.notation import Move
from zehn.games.phase10 import Phase10
from zehn.players import PLAYERS, Player
from zehn.players.phase10.master import Master

LONG = bool(os.environ.get("ZEHN_LONG"))
KIT = Phase10Kit()


@pytest.mark.parametrize("block", range(10))
def test_whole_games_by_steady_with_random_settings(block: int) -> None:
    """2,000 games in full size: all end, all records verify, cards are conserved at every step."""
    for seed in range(200 if LONG else 12):
        check_play(KIT, PLAYERS["phase10"]["steady"], Random(f"steady {block} {seed}"), every=23)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_whole_games_by_the_other_players(name: str) -> None:
    for seed in range(60 if LONG else 8):
        rng = Random(f"{name} {seed}")
        if name == "random":  # who lays at random needs variants that end by themselves
            KIT.rules = lambda rng: {"variants": ["fixed_rounds", "knocking"], "turn_limit": 40}  # type: ignore[method-assign]
        try:
            check_play(KIT, PLAYERS["phase10"][name], rng, every=17)
        finally:
            KIT.__dict__.clear()


@pytest.mark.parametrize("name", list(PLAYERS["phase10"]))
def test_choices_never_depend_on_unseen_cards(name: str) -> None:
    kit = Phase10Kit()
    kit.rules = lambda rng: {"variants": ["fixed_rounds"], "phases": "first:3", "turn_limit": 60}  # type: ignore[method-assign]
    for seed in range(100 if LONG else 6):
        check_choices(kit, _quick(name), Random(seed))


def _quick(name: str) -> Callable[[Random], Player]:
    """What makes a player of this name; `master` does not think long."""
    return (lambda rng: Master(rng, samples=60)) if name == "master" else PLAYERS["phase10"][name]


def test_listed_moves_are_legal_and_broken_ones_are_refused_without_a_trace() -> None:
    for seed in range(100 if LONG else 10):
        check_moves(KIT, Random(seed))


SMALL_DECK = {"values": ["1", "2", "3", "4"], "colours": ["r", "b"], "copies": 1, "wilds": 3, "skips": 2}
SMALL_PHASES = ["2*set(2)", "set(2)+run(2)", "run(3)", "colour(3)", "run(3,suited)", "twin(2)", "run(2)+colour(2)"]


def small_game(contract: str, rng: Random) -> Phase10:
    copies = 2 if "twin" in contract else 1
    sheet = {
        "game": "phase10",
        "deck": SMALL_DECK | {"copies": copies},
        "deal": {"cards": 4},
        "players": {"most": 2},
        "points": [{"cards": "1-4", "points": 5}, {"cards": "!", "points": 15}, {"cards": "*", "points": 20}],
        "phases": [{"contract": contract}],
    }
    rules = {"sheet": sheet, "variants": ["knocking"], "go_out": rng.choice(["discard", "any"]), "turn_limit": 12}
    return zehn.new("phase10", players=["A", "B"], seed=rng.getrandbits(32), rules=rules)


def texts(game: Phase10) -> Iterator[str]:
    """Every text that could be a move of this position, sensible or not."""
    names = sorted({game.rules.deck.names[kind] for kind in game.rules.deck.cards})
    for seat in (0, 1):
        yield from (f"{seat} {verb}" for verb in ("draw", "take", "knock"))
        yield from (f"{seat} discard {name}" for name in names)
        yield from (f"{seat} skip {to}" for to in (0, 1))
        for name, group, end in product(names, range(len(game.table.groups) + 1), ("", " low", " high")):
            yield f"{seat} hit {name} g{group}{end}"
        for contract in game.rules.contracts:
            yield from (f"{seat} lay 1 {' '.join(g)}" for g in lays(game, seat, len(contract.forms)))


def lays(game: Phase10, seat: int, groups: int) -> Iterator[tuple[str, ...]]:
    """Every way to spread cards of a hand over some groups, in every order, with every name."""
    names = [game.rules.deck.names[kind] for kind in game.hands[seat].cards]
    seen = set()
    for places in product(range(groups + 1), repeat=len(names)):
        parts = [[name for name, place in zip(names, places, strict=True) if place == group] for group in range(groups)]
        if not all(parts):
            continue
        for orders in product(*(set(permutations(part)) for part in parts)):
            if orders not in seen:
                seen.add(orders)
                yield from product(*(written(order) for order in orders))


AT = ["1", "2", "3", "4", "r", "b", *(value + colour for value in "1234" for colour in "rb")]


def written(order: tuple[str, ...]) -> list[str]:
    text = ",".join(order)
    return [text, *(f"{text}@{at}" for at in AT)] if set(order) == {"*"} else [text]


def canonical(game: Phase10, move: Move) -> str:
    """Equal lays have equal texts: pools sorted, equal groups in order."""
    if move.verb != "lay":
        return str(move)
    forms = game.rules.contracts[0].forms
    spreads = [
        spread if isinstance(form, Run) else Spread(tuple(sorted(spread.cards)), spread.at)
        for form, spread in zip(forms, move.spreads, strict=True)
    ]
    pairs = [list(pairs) for _, pairs in groupby(zip(forms, spreads, strict=True), key=lambda pair: id(pair[0]))]
    return str(
        game.rules.notation.lay(move.seat, 1, [spread for part in pairs for spread in sorted(s for _, s in part)])
    )


@pytest.mark.parametrize("contract", SMALL_PHASES)
def test_listed_moves_are_the_moves_found_by_brute_force(contract: str) -> None:
    laid = 0
    for seed in range(40 if LONG else 5):
        rng = Random(f"{contract} {seed}")
        game = small_game(contract, rng)
        for _ in range(14):
            if game.over:
                break
            listed = [canonical(game, move) for move in game.moves()]
            assert len(listed) == len(set(listed)), "a move is listed twice"
            legal = {text for text in texts(game) if game.why_not(text) is None}
            found = set()
            for text in legal:
                move = game.rules.notation.read(text)
                assert move is not None
                found.add(canonical(game, move))
            assert set(listed) == found
            by_verb = sorted(game.moves(), key=lambda move: (move.verb != "lay", rng.random()))
            laid += by_verb[0].verb == "lay"
            game.play(by_verb[0] if rng.random() < 3 / 4 else rng.choice(by_verb))
    assert laid, "no phase was ever laid: the test shows nothing"
