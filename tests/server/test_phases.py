"""How hard phases are, asked of a server: a limited job like all expensive work."""

from pathlib import Path
from typing import Any

from live_house import house


def rules(contract: str) -> dict[str, Any]:
    return {"game": "phase10", "rules": {"sheet": {"game": "phase10", "phases": [{"contract": contract}]}}}


async def test_figures_and_random_phases_come_from_a_job(tmp_path: Path) -> None:
    fields: dict[str, Any] = {"game": "phase10", "level": "easy", "length": 1, "seed": 1}
    async with house(tmp_path) as here:
        status, told = await here.ask("/api/phases", rules("colour(2)"))
        (row,) = told["phases"]
        assert (status, row["says"], row["chance"], row["turns"]) == (200, "2 cards of one colour", 1.0, 1.0)
        status, wrong = await here.ask("/api/phases", rules("set(9)"))
        assert (status, "phases[0].contract" in wrong["text"]) == (400, True)
        assert len((await here.ask("/api/phases/random", fields))[1]["phases"]) == 1
        assert (await here.ask("/api/phases/random", fields | {"game": "dice"}))[1]["key"] == "no-figures"
