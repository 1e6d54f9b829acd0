"""How far the coach can be trusted, measured on games of bots (`benches/coach`): a few games each time, with ZEHN_LONG
so many that the figures of docs/coach.md have to hold.
"""

import os
from functools import cache

import pytest

from coach_figures import Level, apart, blunders, calibration, fortune, levels
from coach_games import Seen, alike, gather, judged, lucky, mixed, only, planted
from zehn.analysis.coach import coaching
from zehn.analysis.levels import losses
from zehn.analysis.marks import marks
from zehn.build import BUILD

LONG = bool(os.environ.get("ZEHN_LONG"))

#: Hundreds of thousands of imagined rounds.
many_rounds = pytest.mark.skipif(BUILD != "compiled" and not LONG, reason="takes minutes without the compiled core")

#: How far chances may be from results in any decile; on average, where the games are few.
NEAR, NEAR_SHORT = 0.03, 0.1

#: How many of the moves that really cost must be found, and how many others may be marked wrongly.
RECALL, RECALL_SHORT, FALSE = 0.9, 0.6, 0.02


def budget(game: str, short: int) -> int:
    """The worlds of a usual review; few for a short test."""
    return coaching(game).usual if LONG else short


@many_rounds
@pytest.mark.parametrize(("game", "players"), [("phase10", 2), ("phase10", 4), ("dice", 2)])
def test_chances_agree_with_results(game: str, players: int) -> None:
    units = alike if LONG else only("steady")
    share = 0.1 if game == "dice" else 0.02 if players == 2 else 0.01
    found = calibration(gather(judged, units(game, players, 1300 if LONG else 60, budget(game, 100), share)))
    assert found.gap < NEAR_SHORT
    assert found.better.high > 0
    if LONG:
        assert all(abs(one.gap.mean) < NEAR for one in found.deciles)
        assert found.better.low > 0


@cache
def losing(game: str, players: int, games: int, short: int) -> dict[str, Level]:
    """What the levels lose."""
    share = 0.3 if game == "profisort" or not LONG else 1.0
    seen = gather(judged, mixed(game, players, 600 if LONG else games, budget(game, short), share))
    return {one.name: one for one in levels(game, seen, "chance")}


@many_rounds
def test_weaker_levels_lose_more() -> None:
    found = losing("phase10", 2, 9, 100)
    assert found["easy"].loss.mean > found["sharp"].loss.mean
    assert found["easy"].loss.low > found["master"].loss.high
    assert not LONG or apart(list(found.values()))


@pytest.mark.skipif(not LONG, reason="takes hours: with ZEHN_LONG")
@pytest.mark.parametrize(("game", "players"), [("phase10", 4), ("profisort", 2), ("profisort", 3), ("dice", 2)])
def test_all_levels_are_told_apart(game: str, players: int) -> None:
    assert apart(list(losing(game, players, 600, 0).values()))


def test_dice_players_lose_nothing_by_what_they_play_by() -> None:
    alone: list[Seen] = gather(judged, [unit for unit in mixed("dice", 1, 8, 1) if unit.bots != ("random",)])
    found = {one.name: one.loss.mean for one in levels("dice", alone, "points")}
    assert found["solver"] == pytest.approx(0, abs=1e-9)
    assert min(found["steady"], found["racer"]) > 0.1
    race = gather(judged, [unit for unit in mixed("dice", 2, 8, 1) if "random" not in unit.bots])
    found = {one.name: one.loss.mean for one in levels("dice", race, "chance")}
    assert found["racer"] < 0.001 < min(found["steady"], found["solver"])


@many_rounds
def test_luck_is_luck() -> None:
    found = fortune("phase10", gather(lucky, mixed("phase10", 2, 2000 if LONG else 12, budget("phase10", 100))))
    for mean, error in found.seats:
        assert abs(mean) < (2 if LONG else 3) * error
    if LONG:
        raw, clean = ([names[place].mean for names in found.bots.values()] for place in (0, 1))
        assert clean == sorted(clean)
        assert raw == sorted(raw)


@many_rounds
def test_moves_that_cost_are_found() -> None:
    units = only("sharp")("phase10", 2, 500 if LONG else 14, budget("phase10", 400), 0.05)
    found = blunders(gather(planted, units), marks("chance"))
    seen, costly = found.recall["inaccuracy"]
    assert costly
    assert seen >= (RECALL if LONG else RECALL_SHORT) * costly
    assert found.others > 20
    assert found.false <= FALSE * found.others


@pytest.mark.parametrize(("game", "players"), [("phase10", 2), ("phase10", 4), ("dice", 1), ("dice", 2)])
def test_the_measured_losses_of_the_levels_fall(game: str, players: int) -> None:
    known = list(losses(game, players).values())
    assert len(known) >= 3
    assert known == sorted(known, reverse=True)
