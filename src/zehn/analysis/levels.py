"""Which level a player resembles: `levels.toml` has the mean losses of the levels, measured in self-play."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from zehn.analysis.findings import Estimate


@cache
def _figures() -> dict[str, Any]:
    return tomllib.loads(resources.files("zehn.analysis").joinpath("levels.toml").read_text(encoding="utf-8"))


def losses(game: str, players: int) -> dict[str, float]:
    """The measured mean loss per unforced decision of each level, weakest first, for the nearest number of players."""
    tables: dict[str, dict[str, float]] = _figures().get(game, {})
    measured = [count for count in tables if (count == "1") == (players == 1)]
    return tables[min(measured, key=lambda count: abs(int(count) - players))] if measured else {}


def like(game: str, players: int, loss: Estimate) -> tuple[str, list[str]]:
    """The level whose loss is nearest to a player's, and all that the interval does not exclude; an empty text if no
    level was measured.
    """
    known = losses(game, players)
    if not known:
        return "", []
    nearest = min(known, key=lambda level: abs(known[level] - loss.mean))
    among = [level for level, value in known.items() if loss.low <= value <= loss.high or level == nearest]
    return nearest, among
