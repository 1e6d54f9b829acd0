"""The conformance kit on Profi-Sort; and all legal moves, by brute force on a small deck."""

import os
from collections.abc import Iterator
from itertools import groupby, permutations, product
from random import Random
from typing import Any

import pytest

import zehn
from zehn.arena.conformance import check_choices, check_moves, check_play
from zehn.arena.kits.profisort import ProfiSortKit
from zehn.cards.groups import Run, Spread
from zehn.cards.notation import Move
from zehn.games.profisort import ProfiSort
from zehn.players import PLAYERS

LONG = bool(os.environ.get("ZEHN_LONG"))
KIT = ProfiSortKit()
SHORT = ProfiSortKit(short=True)


@pytest.mark.parametrize("block", range(10))
def test_whole_games_by_steady_with_random_settings(block: int) -> None:
    """1,000 games in full size: all end, all records verify, 112 cards are there at every step."""
    for seed in range(100 if LONG else 3):
        check_play(KIT, PLAYERS["profisort"]["steady"], Random(f"sort {block} {seed}"), every=53)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_whole_games_by_the_other_players(name: str) -> None:
    kit = SHORT if name == "random" else KIT
    for seed in range(40 if LONG else 4):
        check_play(kit, PLAYERS["profisort"][name], Random(f"sort {name} {seed}"), every=41)


@pytest.mark.parametrize("name", list(PLAYERS["profisort"]))
def test_choices_never_depend_on_unseen_cards(name: str) -> None:
    for seed in range(60 if LONG else 6):
        check_choices(SHORT, PLAYERS["profisort"][name], Random(seed))


def test_listed_moves_are_legal_and_broken_ones_are_refused_without_a_trace() -> None:
    for seed in range(60 if LONG else 6):
        check_moves(KIT, Random(seed))


# -- all moves by brute force ---------------------------------------------------------------------------------

SMALL_DECK = {"values": ["1", "2", "3", "4", "A"], "colours": ["s", "h"], "copies": 2, "wilds": 3}
SMALL_TASKS = ["2*set(2) nowild", "set(2)+run(2)", "run(3)", "suit(3)", "run(2,suited)", "twin(2) nowild"]
SMALL_TASKS += ["set(2,mixed) nowild", "each(1,3)|each(2,4) nowild", "any(1,2;3)"]


def small_game(contract: str, rng: Random) -> ProfiSort:
    sheet = {
        "game": "profisort",
        "deck": SMALL_DECK,
        "deal": {"cards": 4},
        "players": {"most": 2},
        "points": [{"cards": "1-4", "points": 5}, {"cards": "A", "points": 15}, {"cards": "*", "points": 20}],
        "tasks": [{"contract": contract}, {"contract": "run(2) nowild"}, {"contract": "repeat"}],
        "pairs": [[1, 2]],
    }
    rules = {"sheet": sheet, "variants": ["draw_from_discard"]}
    return zehn.new("profisort", players=["A", "B"], seed=rng.getrandbits(32), rules=rules)


def texts(game: ProfiSort) -> Iterator[str]:
    """Every text that could be a move of this position, sensible or not."""
    deck = game.rules.deck
    names = sorted({deck.names[kind] for kind in deck.cards})
    pairs = [f"{a},{b}" for a in names for b in names if a <= b]
    for seat in (0, 1):
        yield from (f"{seat} {verb}" for verb in ("draw", "take", "keep", "redeal"))
        yield from (f"{seat} {verb} {name}" for name in names for verb in ("discard", "sit"))
        yield from (f"{seat} give {name} {to}" for name in names for to in (0, 1, 2))
        for cards, group, end in product([*names, *pairs], range(len(game.table.groups) + 1), ("", " low", " high")):
            yield f"{seat} hit {cards} g{group}{end}"
        for verb, task in product(("lay", "repeat"), game.rules.contracts):
            for groups in lays(game, seat, max(1, len(task.forms))):
                yield f"{seat} {verb} {task.number} {' '.join(groups)}"


def lays(game: ProfiSort, seat: int, groups: int) -> Iterator[tuple[str, ...]]:
    """Every way to spread cards of a hand over some groups, in every order."""
    names = [game.rules.deck.names[kind] for kind in game.hands[seat].cards]
    seen = set()
    for places in product(range(groups + 1), repeat=len(names)):
        parts = [[name for name, place in zip(names, places, strict=True) if place == group] for group in range(groups)]
        if all(parts):
            for orders in product(*(set(permutations(part)) for part in parts)):
                if orders not in seen:
                    seen.add(orders)
                    yield tuple(",".join(order) for order in orders)


def canonical(game: ProfiSort, move: Move) -> str:
    """Equal layings have equal texts: cards that are no run sorted, equal groups in order."""
    if move.verb == "hit":
        return str(Move(move.deck, move.seat, "hit", cards=tuple(sorted(move.cards)), group=move.group, end=move.end))
    if move.verb not in ("lay", "repeat"):
        return str(move)
    forms = game.rules.by_number[move.number].forms
    spreads = [
        spread if isinstance(form, Run) else Spread(tuple(sorted(spread.cards)))
        for form, spread in zip(forms, move.spreads, strict=True)
    ]
    alike = [list(pairs) for _, pairs in groupby(zip(forms, spreads, strict=True), key=lambda pair: id(pair[0]))]
    ordered = [spread for part in alike for spread in sorted(s for _, s in part)]
    return str(Move(move.deck, move.seat, move.verb, number=move.number, spreads=list(ordered)))


@pytest.mark.parametrize("contract", SMALL_TASKS)
def test_listed_moves_are_the_moves_found_by_brute_force(contract: str) -> None:
    verbs: set[str] = set()
    for seed in range(30 if LONG else 4):
        rng = Random(f"{contract} {seed}")
        game = small_game(contract, rng)
        for _ in range(16):
            if game.over:
                break
            listed = [canonical(game, move) for move in game.moves()]
            assert len(listed) == len(set(listed)), "a move is listed twice"
            legal = [text for text in texts(game) if game.why_not(text) is None]
            assert set(listed) == {canonical(game, read(game, text)) for text in legal}
            move = min(game.moves(), key=lambda move: (move.verb not in ("repeat", "lay"), rng.random()))
            verbs.add(move.verb)
            game.play(move)
    assert "lay" in verbs, "no task was ever laid: the test shows nothing"


def read(game: ProfiSort, text: str) -> Any:
    return game.rules.notation.read(text)
