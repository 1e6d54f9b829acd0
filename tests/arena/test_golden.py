"""Equal seeds play equal games: 200 games of all players are the same as when the file was written."""

import json
from typing import Any

import pytest

from golden_games import FILE, matches, played
from zehn.arena.match import Match

KEPT = [json.loads(line) for line in FILE.read_text().splitlines()]
PAIRS = list(zip(matches(), KEPT, strict=True))


@pytest.mark.parametrize(("match", "kept"), PAIRS, ids=[f"{match.game}-{match.seed}" for match, _ in PAIRS])
def test_the_game_is_the_same(match: Match, kept: dict[str, Any]) -> None:
    assert played(match) == kept
