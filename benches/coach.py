"""How far the coach can be trusted: its figures against what really happened, in self-play.

python benches/coach.py games GAME PLAYERS GAMES [BUDGET]      chances against results, loss by level, luck
python benches/coach.py blunders GAME PLAYERS GAMES [BUDGET]   one move of each game at random: recall, false alarms

Every figure comes with its number of games; equal calls give equal figures, whatever the number of processes (WORKERS).
"""

import os
import sys
from collections.abc import Callable, Iterator
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, pstdev, pvariance
from typing import Any, NamedTuple

import zehn
from zehn.analysis import Decision, Review, review
from zehn.analysis.coach import Asked, Spot, coaching
from zehn.analysis.marks import MARKS, marks, verdict
from zehn.players import make_player, play_game
from zehn.record import write_record

LEVELS = {
    "phase10": ("easy", "steady", "sharp", "master"),
    "profisort": ("easy", "steady", "sharp", "master"),
    "dice": ("steady", "solver", "racer"),
}
NAMES = ["Anna", "Ben", "Cleo", "David", "Emma", "Finn"]

#: So many times the usual worlds say what a planted move really cost.
DEEPER = 20

#: Every so many decisions of a game one is compared with the result.
EVERY = 7

Call = tuple[str, int, int, int | None]


def played(game: str, players: int, seed: int, levels: list[str]) -> Any:
    """A game of some levels, each seat its own."""
    made = zehn.new(game, players=NAMES[:players], seed=seed, dealer=0)
    play_game(made, [make_player(game, levels[seat], Random(10 * seed + seat)) for seat in range(players)])
    return made


def mixed(game: str, players: int, seed: int) -> list[str]:
    """Levels for the seats: all of them in turn, so that every level meets every other one."""
    known = LEVELS[game]
    return [known[(seed + seat * (1 + seed // len(known) % (len(known) - 1))) % len(known)] for seat in range(players)]


def spread(work: Callable[[Call], Any], game: str, players: int, games: int, budget: int | None) -> list[Any]:
    """The answers for all games, in their order."""
    calls = [(game, players, seed, budget) for seed in range(games)]
    with get_context("spawn").Pool(int(os.environ.get("WORKERS", "1"))) as pool:
        return pool.map(work, calls, chunksize=1)


# -- games of all levels --------------------------------------------------------------------------------------------


class Seen(NamedTuple):
    """What a game has to say: of some decisions the chance that was told, that of the standing alone, and the result;
    of every seat its level, luck, loss, unforced decisions, result and marks.
    """

    told: list[tuple[float, float, float]]
    seats: list[tuple[str, float, float, int, float, dict[str, int]]]


def seen(call: Call) -> Seen:
    """One game of mixed levels, reviewed."""
    game, players, seed, budget = call
    levels = mixed(game, players, seed)
    record = write_record(played(game, players, seed, levels))
    found = review(record, budget=budget)
    won, standing, number = [seat.result for seat in found.seats], {}, 0
    for place, entry in enumerate(record["rounds"]):
        standing[place] = found.chances[number - 1] if place else [1 / players] * players
        number += len(entry["moves"])
    some = found.decisions[seed % EVERY :: EVERY]
    told = [(one.value, standing[one.round][one.seat], won[one.seat]) for one in some]
    return Seen(
        told,
        [(levels[one.seat], one.luck, one.loss, one.unforced, one.result, one.marks) for one in found.seats],
    )


def calibration(rows: list[tuple[float, float, float]]) -> None:
    """Reliability by deciles, and Brier scores."""
    print(f"  chances at {len(rows)} positions:")
    for low in range(10):
        inside = [row for row in rows if min(9, int(10 * row[0])) == low]
        if inside:
            said, won = fmean(row[0] for row in inside), fmean(row[2] for row in inside)
            print(
                f"  {10 * low:3} to {10 * low + 10:3} %: said {100 * said:5.1f}, won {100 * won:5.1f}  ({len(inside)})"
            )
    brier = [fmean((row[column] - row[2]) ** 2 for row in rows) for column in (0, 1)]
    print(f"  Brier score {brier[0]:.4f}; of the standing alone {brier[1]:.4f}")


def levels(game: str, games: list[Seen]) -> None:
    """Mean loss per unforced decision of each level, by seats; results with and without luck."""
    for level in LEVELS[game]:
        rows = [row for one in games for row in one.seats if row[0] == level]
        if not rows:
            continue
        decisions = sum(row[3] for row in rows)
        mean = sum(row[2] for row in rows) / decisions
        doubt = 1.96 * pstdev([row[2] - mean * row[3] for row in rows]) * sqrt(len(rows)) / decisions
        marked = " ".join(f"{fmean(row[5][mark] for row in rows):.2f}" for mark in MARKS)
        won, free = fmean(row[4] for row in rows), fmean(row[4] - row[1] for row in rows)
        print(
            f"  {level:7} loses {mean:.6f} ± {doubt:.6f} a decision ({decisions}, {len(rows)} seats); marks a game "
            f"{marked}; result {won:.3f}, without luck {free:.3f}"
        )


def luck(players: int, games: list[Seen]) -> None:
    """Mean luck by seat, and what is left of the variance of results without it."""
    for seat in range(players):
        found = [one.seats[seat][1] for one in games]
        print(f"  seat {seat}: mean luck {fmean(found):+.4f}, standard error {pstdev(found) / sqrt(len(found)):.4f}")
    rows = [row for one in games for row in one.seats]
    raw, clean = pvariance([row[4] for row in rows]), pvariance([row[4] - row[1] for row in rows])
    print(f"  variance of results {raw:.4f}, without luck {clean:.4f}: {clean / raw:.2f} of it")


def games_of_all(game: str, players: int, games: int, budget: int | None) -> None:
    """Reviews of games of mixed levels, and all that follows from them."""
    found: list[Seen] = spread(seen, game, players, games, budget)
    print(f"{game}, {players} players, {games} games")
    if players > 1:
        calibration([row for one in found for row in one.told])
    levels(game, found)
    luck(players, found)


# -- blunders ---------------------------------------------------------------------------------------------------------


def planted(call: Call) -> tuple[Decision, Decision, Review] | None:
    """A game of `sharp` with one move at random: how that was judged, how deeper worlds judge it, and the review."""
    game, players, seed, budget = call
    rng = Random(seed)
    made = zehn.new(game, players=NAMES[:players], seed=seed)
    bots = [make_player(game, "sharp", Random(10 * seed + seat)) for seat in range(players)]
    number, at, place = 0, rng.randrange(20, 400), None
    while not made.over:
        seat = made.turn
        view = made.view(seat)
        move = bots[seat].choose(view)
        if place is None and number >= at and move.verb == "discard" and len({*view.cards}) > 2:
            others = [other for other in view.moves() if other.verb == "discard" and str(other) != str(move)]
            if others:
                move = rng.choice(others)
                place = (made.table.round, len(made.table.moves))
        made.play(move)
        number += 1
    if place is None:
        return None
    record = write_record(made)
    found = review(record, budget=budget)
    mine = next(one for one in found.decisions if (one.round, one.move) == place)
    return mine, _deeper(record, mine, found.asked.budget), found


def _deeper(record: dict[str, Any], mine: Decision, budget: int) -> Decision:
    """The same decision, judged by many more worlds."""
    from zehn.analysis.looking import game_at
    from zehn.record import read_record

    read: Any = read_record(record)
    game = game_at(read, mine.round)
    for text in read.rounds[mine.round].moves[: mine.move]:
        game.play(text)
    coach = coaching(record["game"])(Asked(seed=2, budget=DEEPER * budget))
    found = coach.decision(game, Spot(mine.round, mine.move, mine.seat), game.read(mine.played))
    assert found is not None
    return found


def blunders(game: str, players: int, games: int, budget: int | None) -> None:
    """How many planted moves that really cost are marked, and how many others are marked wrongly."""
    rows = [row for row in spread(planted, game, players, games, budget) if row is not None]
    least = marks("chance")
    print(f"{game}, {players} players, {len(rows)} planted moves")
    for mark in MARKS:
        cost = [(mine, deep) for mine, deep, _ in rows if deep.cost.low > least[mark]]
        seen = [mine for mine, _ in cost if verdict(mine, "chance") in MARKS]
        if cost:
            share = len(seen) / len(cost)
            print(f"  really at least a {mark}: {len(cost)}, marked {len(seen)} ({100 * share:.0f} %)")
    others = list(_others(rows))
    print(f"  other decisions: {len(others)}, marked {sum(verdict(one, 'chance') in MARKS for one in others)}")


def _others(rows: list[tuple[Decision, Decision, Review]]) -> Iterator[Decision]:
    for mine, _, found in rows:
        yield from (one for one in found.decisions if not one.forced and one != mine)


WORK = {"games": games_of_all, "blunders": blunders}

if __name__ == "__main__":
    what, game, players, games, *more = sys.argv[1:]
    WORK[what](game, int(players), int(games), int(more[0]) if more else None)
