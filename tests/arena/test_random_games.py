"""Random games of all three kinds with random settings: every switch in every position, all players on all seats.

2,000 games with ZEHN_LONG, else 60 of them: all end, no card is lost, every move is legal, views show nothing hidden,
every record verifies and its replay is the same game.
"""

import os
from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from zehn.arena.conformance import check_play
from zehn.arena.kits.dice import DiceKit
from zehn.arena.kits.kit import Kit
from zehn.arena.kits.phase10 import Phase10Kit
from zehn.arena.kits.profisort import ProfiSortKit
from zehn.players import PLAYERS, Player

pytestmark = pytest.mark.xdist_group("dice")

LONG = bool(os.environ.get("ZEHN_LONG"))
BLOCKS = 20
EACH = 100 if LONG else 3
KITS: dict[str, Kit[Any]] = {"phase10": Phase10Kit(), "dice": DiceKit(), "profisort": ProfiSortKit()}

#: Who plays quickly, and to an end whatever the settings are.
QUICK = {
    "phase10": ["easy", "greedy", "steady", "sharp"],
    "dice": ["steady"],
    "profisort": ["easy", "greedy", "steady"],
}


def anybody(game: str, rng: Random) -> Player:
    """One of the quick players."""
    return PLAYERS[game][rng.choice(QUICK[game])](rng)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_random_games_with_all_settings(block: int) -> None:
    for number in range(block * EACH, (block + 1) * EACH):
        game = list(KITS)[number % 3]
        check_play(KITS[game], partial(anybody, game), Random(f"settings {number}"), every=61)


@pytest.mark.parametrize("game", KITS)
def test_no_switch_is_left_out(game: str) -> None:
    """Every value that a sheet names for a setting is drawn, both answers of every flag, and null where it may be."""
    rng = Random(1)
    drawn = [KITS[game].new(rng).rules for _ in range(60)]
    seen = Counter(written for rules in drawn for written in positions(rules.value))
    for name, setting in drawn[0].sheet.settings.items():
        wanted = {"choice": setting.values, "choices": setting.values, "flag": [True, False]}.get(setting.type, [])
        wanted += [None] if setting.nullable else []
        assert [value for value in wanted if not seen[(name, str(value))]] == [], name
        assert len([place for place in seen if place[0] == name]) > 1, f"{name} is always the same"


def positions(values: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Each setting with its value; of several values at once, each."""
    for name, value in values.items():
        yield name, str(value)
        if name == "variants":
            yield from ((name, variant) for variant in value)
