"""Matches: deals that are truly the same, results that do not depend on who plays them, bots that misbehave."""

import json
import os
import resource
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest

from arena_bots import Crashing
from zehn.arena.figures import figures
from zehn.arena.match import Match, read_match
from zehn.arena.outcome import Foul, Outcome
from zehn.arena.running import Here, Result, run
from zehn.arena.sums import MOST_CELLS, WIN, Sums, shares
from zehn.arena.units import Unit, play_text, play_unit
from zehn.games.dice import DiceGame
from zehn.players import PLAYERS, Budget, make_player, play_game
from zehn.players.common.guests import Guest

LONG = bool(os.environ.get("ZEHN_LONG"))
SHORT: dict[str, dict[str, Any]] = {
    "phase10": {"phases": "first:2"},
    "dice": {"sheet": {"game": "dice", "phases": [{"contract": "2*set(2)"}, {"contract": "run(5)"}]}},
    "profisort": {"first_to": 1},
}
LONGER: dict[str, dict[str, Any]] = {"phase10": {"phases": "first:3"}, "profisort": {"first_to": 2}}


# -- who sits where ---------------------------------------------------------------------------------------------


def test_every_deal_is_played_from_every_seat_arrangement() -> None:
    assert Match("phase10", ("steady", "greedy")).seatings(0) == [(0, 1), (1, 0)]
    assert len(Match("phase10", ("a", "b", "c")).seatings(5)) == 6
    alone = Match("phase10", ("a", "b", "b", "b"))
    assert {seating.index(0) for seating in alone.seatings(0)} == {0, 1, 2, 3}
    assert alone.arrangements == len(alone.seatings(0)) == 4


def test_where_there_are_too_many_arrangements_seats_are_rotated_and_neighbours_change() -> None:
    match = Match("phase10", tuple("abcdef"))
    assert match.arrangements == 6
    for deal in range(4):
        by_seat = list(zip(*match.seatings(deal), strict=True))
        assert all(sorted(seat) == list(range(6)) for seat in by_seat)
    assert len({tuple(match.seatings(deal)) for deal in range(50)}) > 40


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_different_bots_meet_in_all_orders(seats: int) -> None:
    match = Match("phase10", tuple("abcd"[:seats]))
    assert sorted(match.seatings(0)) == sorted(permutations(range(seats)))


def dealt_in(match: Match, deal: int, seating: Sequence[int]) -> list[Any]:
    """What chance gave in a game of a deal: the decks of all rounds, or the dice of the first throw."""
    game = match.new_game(deal)
    first = game.table.faces if isinstance(game, DiceGame) else None
    play_game(game, [make_player(match.game, match.bots[place], match.stream(deal, place)) for place in seating])
    return [first] if isinstance(game, DiceGame) else [dealt.deck for dealt in game.history]


@pytest.mark.parametrize("game", SHORT)
def test_the_games_of_a_deal_have_the_same_cards_and_dice(game: str) -> None:
    """Also in later rounds, whatever was played before them; other deals have others."""
    match = Match(game, ("steady", "random"), LONGER.get(game, {}), seed=3)
    one, two = (dealt_in(match, 0, seating) for seating in match.seatings(0))
    common = min(len(one), len(two))
    assert common >= (1 if game == "dice" else 2)
    assert one[:common] == two[:common]
    assert dealt_in(match, 1, (0, 1))[0] != one[0]


def test_a_match_survives_the_way_to_a_worker() -> None:
    match = Match("dice", ("a:B", "steady"), {"x": [1]}, 7, Budget(samples=5), 3.0)
    assert read_match(json.dumps(match.written())) == match
    bare = Match("phase10", ("random", "random"))
    assert read_match(json.dumps(bare.written())) == bare


# -- sums -------------------------------------------------------------------------------------------------------


def test_a_win_is_shared_and_a_foul_is_lost_to_all_others() -> None:
    assert shares(Outcome((0, 2), (), (), 0, 0), 3) == [WIN // 2, 0, WIN // 2]
    assert shares(Foul(1, "crash"), 3) == [WIN // 2, 0, WIN // 2]
    assert shares(Foul(-1, "endless"), 2) == [WIN // 2, WIN // 2]
    assert shares(Foul(0, "crash"), 1) == [0]


def test_sums_of_blocks_are_the_sums_of_all_deals_and_stay_small() -> None:
    match = Match("phase10", ("a", "b"))
    whole = Sums(match)
    for block in range(400):
        some = Sums(match)
        for deal in range(block * 8, block * 8 + 8):
            won = Outcome((deal % 2,), (deal % 50, 5), ((1,), ()), 3, 40)
            some.add_deal(deal, [((0, 1), won), ((1, 0), won)])
        whole.add(Sums.read(match, json.loads(json.dumps(some.written()))))
    assert (whole.games, whole.deals) == (6400, 3200)
    assert whole.wins == [3200 * WIN, 3200 * WIN]
    assert whole.seats == [3200 * WIN, 3200 * WIN]
    assert whole.rounds == Counter({3: 6400})
    assert MOST_CELLS / 2 <= len(whole.cells) < MOST_CELLS
    assert sum(cell[0] for cell in whole.cells) == 3200 * WIN
    assert whole.span * len(whole.cells) == 3200
    assert whole.points[0].total() == 6400
    assert whole.done[1] == Counter({1: 3200})


# -- matches ----------------------------------------------------------------------------------------------------


def written(result: Result) -> str:
    return json.dumps(figures(result))


@pytest.mark.parametrize("game", SHORT)
def test_the_same_match_gives_the_same_result_on_no_one_and_two_workers(game: str) -> None:
    match = Match(game, ("steady", "random", "steady")[: 3 if game == "phase10" else 2], SHORT[game], seed=5)
    games = 600 if LONG else 6 if game == "profisort" else 24
    results = [run(match, games, workers=workers) for workers in ((0, 1, 2) if game == "phase10" else (0, 2))]
    assert len(set(map(written, results))) == 1
    assert results[0].sums.games == games
    assert sum(results[0].sums.wins) == games * WIN
    other = Match(match.game, match.bots, match.rules, seed=6)
    assert written(run(other, games, workers=0)) != written(results[0])


def test_how_the_work_is_cut_makes_no_difference() -> None:
    match = Match("dice", ("steady", "random"), SHORT["dice"])
    whole = play_unit(match, Unit(0, (3, 2)))["blocks"]
    parts = [*play_unit(match, Unit(0, (3,)))["blocks"], *play_unit(match, Unit(3, (2,)))["blocks"]]
    assert whole == parts


class Backwards(Here):
    """A pool of four that answers last what it was given first."""

    size = 4

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.units: list[tuple[int, Unit]] = []

    @property
    def room(self) -> int:
        return 4 - len(self.units)

    def give(self, number: int, unit: Unit) -> None:
        self.units.append((number, unit))

    def next(self) -> tuple[int, dict[str, Any], float]:
        number, unit = self.units.pop()
        return number, play_unit(self.match, unit), 1e-6


def test_answers_are_put_together_in_the_order_of_the_deals() -> None:
    match = Match("dice", ("steady", "arena_bots:Dicer"), SHORT["dice"])
    rows: dict[str, list[Any]] = {"here": [], "backwards": []}
    here = run(match, 300, workers=0, margin=0.1, rows=rows["here"].extend)
    backwards = run(match, 300, pool=Backwards(match), margin=0.1, rows=rows["backwards"].extend)
    assert written(here) == written(backwards)
    assert rows["here"] == rows["backwards"]
    assert [row[0] for row in rows["here"]] == sorted(row[0] for row in rows["here"])


def test_a_match_stops_when_it_is_decided_after_the_same_deal_with_any_crew() -> None:
    match = Match("dice", ("steady", "random"), SHORT["dice"])
    stopped = [run(match, 2000, workers=workers, margin=0.1) for workers in (0, 2)]
    assert written(stopped[0]) == written(stopped[1])
    assert stopped[0].decision is not None
    assert stopped[0].decision.answer == "stronger"
    assert stopped[0].sums.games < 400
    weaker = run(Match("dice", ("random", "steady"), SHORT["dice"]), 2000, workers=0, margin=0.1)
    assert weaker.decision is not None
    assert weaker.decision.answer == "weaker"


def test_ratings_for_more_than_two() -> None:
    pytest.importorskip("openskill", reason="openskill is not installed: pip install zehn[arena]")
    result = run(Match("dice", ("random", "steady", "random"), SHORT["dice"]), 30, workers=0)
    assert result.ratings is None
    three = Match("phase10", ("random", "greedy", "steady"), SHORT["phase10"])
    ratings = run(three, 120 if LONG else 36, workers=0).ratings
    assert ratings is not None
    assert ratings[0].ordinal < min(ratings[1].ordinal, ratings[2].ordinal)


def test_games_without_an_end_end_no_match() -> None:
    result = run(Match("phase10", ("greedy", "greedy"), longest=40), 4, workers=0)
    assert result.sums.fouls == Counter({(-1, "endless"): 4})
    assert result.sums.seats == [2 * WIN, 2 * WIN]


def test_memory_stays_bounded() -> None:
    """Over very many games of dice nothing grows but counts (100,000 games in full size)."""
    match = Match("dice", ("random",), {"sheet": {"game": "dice", "phases": [{"contract": "set(2)"}]}})
    run(match, 500, workers=0)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    result = run(match, 100_000 if LONG else 3000, workers=0)
    assert result.sums.deals >= 3000
    assert len(result.sums.cells) < MOST_CELLS
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 20_000


# -- bots that misbehave ----------------------------------------------------------------------------------------


def lost(bot: str, games: int = 2, limit: float = 60.0, **more: Any) -> dict[str, Any]:
    """A short match of a bot against one that only plays legally, in a worker; its figures."""
    match = Match("phase10", (f"arena_bots:{bot}", "greedy"), {"phases": "first:1"}, limit=limit, **more)
    return figures(run(match, games, workers=1))


@pytest.mark.parametrize(
    ("bot", "kind", "told"),
    [
        ("Crashing", "crash", "ZeroDivisionError: a <b>bad</b> day"),
        ("Leaving", "crash", "SystemExit: bye"),
        ("Unborn", "crash", "RuntimeError: never born"),
        ("Cheating", "illegal", "lay 1 1r,1r,1r 2r,2r,2r"),
        ("Mumbling", "illegal", "None"),
    ],
)
def test_bots_that_crash_or_cheat_lose_their_games_and_the_match_goes_on(bot: str, kind: str, told: str) -> None:
    match = Match("phase10", (f"arena_bots:{bot}", "greedy"), {"phases": "first:1"})
    found = figures(run(match, 4, workers=0))
    assert found["games"] == found["foul_games"] == 4
    assert found["entrants"][0]["share"] == 0
    assert found["entrants"][0]["fouls"] == {kind: 4}
    assert told in json.dumps(found["fouls"][0])
    assert [foul["seat"] for foul in found["fouls"]] == [0, 1, 0, 1]


def test_a_bot_that_takes_its_process_with_it_loses() -> None:
    found = lost("Dying")
    assert found["entrants"][0]["fouls"] == {"crash": 2}
    assert found["fouls"][0]["exit"] == 3


def test_a_bot_that_thinks_for_too_long_is_stopped_and_loses() -> None:
    found = lost("Stalling", limit=0.5)
    assert found["entrants"][0]["fouls"] == {"stall": 2}
    assert found["entrants"][1]["share"] == 1


def test_a_bot_can_neither_change_the_game_nor_disturb_its_worker(capfd: pytest.CaptureFixture[str]) -> None:
    found, plain = lost("Meddling"), lost("Simple")
    assert found["foul_games"] == 0
    assert [found[part] for part in ("rounds", "turns", "seats")] == [
        plain[part] for part in ("rounds", "turns", "seats")
    ]
    assert capfd.readouterr().out == ""


def test_a_budget_reaches_the_bot() -> None:
    match = Match("phase10", ("arena_bots:Frugal", "greedy"), {"phases": "first:1"}, budget=Budget(7, 50))
    assert figures(run(match, 2, workers=0))["foul_games"] == 0
    other = Match("phase10", ("arena_bots:Frugal", "greedy"), {"phases": "first:1"}, budget=Budget(7))
    assert figures(run(other, 2, workers=0))["foul_games"] == 2


def test_a_player_of_ours_that_crashes_loses_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS["phase10"], "broken", lambda rng: Guest(rng, Crashing))
    found = figures(run(Match("phase10", ("greedy", "broken"), SHORT["phase10"]), 2, workers=0))
    assert found["entrants"][1]["fouls"] == {"crash": 2}
    assert found["entrants"][0]["share"] == 1


def test_units_go_as_texts() -> None:
    match = Match("dice", ("random", "steady"), SHORT["dice"])
    unit = Unit(4, (1,), rows=True)
    answer = json.loads(play_text(unit.text(match, {(4, 1): Foul(0, "stall")})))
    assert [row[:2] for row in answer["rows"]] == [[4, 0], [4, 1]]
    assert answer["rows"][1][8:] == ["stall", 0]
    assert answer["blocks"][0]["fouls"] == [[1, "stall", 1]]
