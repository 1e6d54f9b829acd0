"""Short played games for reviews, one of each kind; kept for all tests that ask for the same."""

import json
from functools import cache
from random import Random
from typing import Any

import zehn
from zehn.analysis import Review, review
from zehn.players import make_player, play_game
from zehn.record import write_record

#: Games, each with players, settings and bots, that are over soon.
KINDS: dict[str, tuple[str, int, dict[str, Any], str]] = {
    "phase10": ("phase10", 2, {"phases": "first:2"}, "easy"),
    "three": ("phase10", 3, {"phases": "first:1", "edition": "compact"}, "steady"),
    "knocking": ("phase10", 3, {"phases": "first:1", "variants": ["knocking"]}, "steady"),
    "free": ("phase10", 2, {"phases": "first:2", "variants": ["free_order"]}, "steady"),
    "fixed": ("phase10", 2, {"phases": "first:1", "variants": ["fixed_rounds"]}, "easy"),
    "profisort": ("profisort", 2, {"first_to": 2}, "easy"),
    "alone": ("dice", 1, {}, "steady"),
    "dice": ("dice", 2, {}, "steady"),
}

#: Few rounds for each decision: the tests ask what a review is like, not how sharp its eye is.
BUDGET = 40


@cache
def played(kind: str, seed: int = 1) -> str:
    """The record of a game, as JSON text."""
    game, players, rules, bot = KINDS[kind]
    names = ["Anna", "Ben", "Cleo"][:players]
    made = zehn.new(game, players=names, seed=seed, rules=rules)
    play_game(made, [make_player(game, bot, Random(seed + seat)) for seat in range(players)])
    return json.dumps(write_record(made))


def record_of(kind: str, seed: int = 1) -> dict[str, Any]:
    """The record of a game."""
    found: dict[str, Any] = json.loads(played(kind, seed))
    return found


@cache
def reviewed(kind: str) -> Review:
    """The review of a game."""
    return review(record_of(kind), budget=BUDGET)
