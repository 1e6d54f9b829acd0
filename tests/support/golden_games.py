"""Two hundred games of all three games and all our players, by their seeds.

`python tests/support/golden_games.py` writes the file that `tests/arena/test_golden.py` compares with. Write it anew
only when games are meant to change.
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from places import ROOT
from zehn.arena.match import Match
from zehn.players import PLAYERS, Budget, make_player, play_game
from zehn.record import write_record

FILE = ROOT / "tests" / "golden" / "games.jsonl"

#: Players that search get little to think about, by count, never by time.
BUDGET = Budget(samples=40)

CARDS: list[dict[str, Any]] = [
    {},
    {"edition": "compact"},
    {"variants": ["knocking"]},
    {"variants": ["fixed_rounds"], "phases": "1,4,8"},
    {"variants": ["free_order", "knocking"], "phases": "first:4", "knock_again": "next_discard"},
    {"turn_pile": "on_draw", "take_skip": True, "go_out": "any", "first_card_skip": "skips_first_player"},
]
SORT: list[dict[str, Any]] = [
    {"tasks": "3,4,7,8,11"},
    {"tasks": "1,2,10,15", "variants": ["draw_from_discard"]},
    {"first_to": 5, "equal_groups": "distinct", "aces_each_round": "one", "discard_received_ace": True},
]
SETTINGS: dict[str, list[dict[str, Any]]] = {
    "phase10": CARDS,
    "dice": [{}, {"solo_decline": "free"}],
    "profisort": SORT,
}
SEATS = {"phase10": (2, 4, 6, 3), "dice": (1, 3, 8), "profisort": (2, 3)}
GAMES = {"phase10": 100, "dice": 40, "profisort": 60}

#: These think longest: they play short games only.
SLOW = {"sharp", "master", "racer", "solver"}
SHORT: dict[str, dict[str, Any]] = {
    "phase10": {"phases": "first:2"},
    "dice": {},
    "profisort": {"tasks": "3,7", "first_to": None},
}


def matches() -> Iterator[Match]:
    """The games: players, seats and settings go round."""
    for game, number in GAMES.items():
        names = list(PLAYERS[game])
        for deal in range(number):
            seats = SEATS[game][deal % len(SEATS[game])]
            bots = tuple(names[(deal + seat) % len(names)] for seat in range(seats))
            rules = SETTINGS[game][deal % len(SETTINGS[game])]
            if not SLOW.isdisjoint(bots):
                rules = rules | SHORT[game]
                bots = bots[:3]
            yield Match(game, bots, rules, seed=deal, budget=BUDGET)


def played(match: Match) -> dict[str, Any]:
    """What a match is, and what its first deal comes to: the number of moves and a hash of the whole record."""
    game = match.new_game(0)
    rng = match.our_stream(0)
    play_game(game, [make_player(match.game, bot, rng) for bot in match.bots], match.budget)
    text = json.dumps(write_record(game), sort_keys=True)
    moves = sum(len(round_["moves"]) for round_ in write_record(game)["rounds"])
    return match.written() | {"moves": moves, "sha256": sha256(text.encode()).hexdigest()}


if __name__ == "__main__":
    FILE.write_text("".join(json.dumps(played(match)) + "\n" for match in matches()))
