"""Clauses that can be read in two ways: every reading is played to an end by bots, and its record verifies."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

import zehn
from zehn.arena.conformance import check_record
from zehn.players import PLAYERS, Budget, play_game

#: For each game something short, and for each clause the reading that is not the default.
SHORT: dict[str, tuple[int, dict[str, Any]]] = {
    "phase10": (3, {"variants": ["knocking"], "phases": "1,4", "turn_limit": 60}),
    "dice": (1, {"sheet": {"game": "dice", "phases": [{"contract": "2*set(3)"}, {"contract": "run(5)"}]}}),
    "profisort": (3, {"tasks": "1,2,5,7,9,11", "first_to": 2}),
}
READINGS: list[tuple[str, dict[str, Any]]] = [
    ("phase10", {"turn_pile": "on_draw", "phases": "10", "variants": ["fixed_rounds", "knocking"], "turn_limit": 200}),
    ("phase10", {"last_skip": "either"}),
    ("phase10", {"edition": "compact"}),
    ("phase10", {"knock_again": "next_discard"}),
    ("dice", {"solo_decline": "free"}),
    ("profisort", {"equal_groups": "distinct"}),
    ("profisort", {"equal_groups": "distinct", "tasks": "2,5,7,15", "first_to": None}),
    ("profisort", {"aces_each_round": "one"}),
    ("profisort", {"discard_received_ace": True}),
]
CASES = [(game, reading, name) for game, reading in READINGS for name in PLAYERS[game]]


@pytest.mark.parametrize(("game", "reading", "name"), CASES)
def test_every_player_plays_every_reading_to_an_end(game: str, reading: Mapping[str, Any], name: str) -> None:
    seats, short = SHORT[game]
    if name == "random" and game == "phase10":  # who lays at random needs rounds that end by themselves
        short = short | {"variants": ["fixed_rounds", "knocking"]}
    players = [PLAYERS[game][name](Random(seat)) for seat in range(seats)]
    new: Any = zehn.new  # for all games alike
    played = new(game, players=["A", "B", "C"][:seats], rules=short | dict(reading), seed=5)
    play_game(played, players, Budget(samples=20))
    assert played.over
    check_record(played)
