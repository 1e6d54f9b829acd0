"""How much a lead is worth: at Profi-Sort and at the dice the scale of `standing.toml` in the rooms of `analysis/`, at
the phase cards the exponent in `phase10/standing.py`.

python benches/coach_standing.py profisort|dice|phase10 [GAMES] [LEVEL]

Games of equal bots are stopped after every round. For each number of phases or tasks that the leader still has to do
that scale is found with which the chances `exp(score / scale)`, brought to a sum of 1, are likeliest to have led to
the winners there were. At the phase cards the chances of the standing, raised to each of some exponents and brought to
a sum of 1, are compared with the winners in the same way.
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from math import exp, log
from random import Random
from typing import Any

import zehn
from zehn.players import make_player

Row = tuple[list[float], tuple[int, ...]]

#: The exponents that are tried.
EXPONENTS = (0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.2, 1.3)


def watched(game: str, players: int, seed: int, level: str) -> list[tuple[int, list[float], tuple[int, ...]]]:
    """For each round of a game: what the leader has left, everybody's score, the winners."""
    played = zehn.new(game, players=list("ABCDEF"[:players]), seed=seed)
    bots = [make_player(game, level, Random(100 * seed + seat)) for seat in range(players)]
    room = import_module(f"zehn.analysis.{game}.standing")
    rows: list[Any] = []
    last = -1
    while not played.over:
        if played.table.round != last:
            last = played.table.round
            rows.append((room.left(played.table), room.scores(played.table)))
        seat = played.turn
        played.play(bots[seat].choose(played.view(seat)))
    winners = played.result()["winners"]
    return [(left, scores, tuple(winners)) for left, scores in rows]


def loss(rows: Sequence[Row], scale: float) -> float:
    """How unlikely the winners were, on average (logarithms)."""
    total = 0.0
    for scores, winners in rows:
        top = max(scores)
        parts = [exp((score - top) / scale) for score in scores]
        total -= log(max(1e-9, sum(parts[seat] for seat in winners) / len(winners) / sum(parts)))
    return total / len(rows)


def fitted(rows: Sequence[Row]) -> float:
    """The likeliest scale."""
    return min((5 * 1.07**step for step in range(70)), key=lambda scale: loss(rows, scale))


def exponents(games: int, level: str) -> None:
    """How unlikely the winners of the phase cards were, by exponents beyond that of `standing.py`."""
    for players in range(2, 7):
        rows = [row for seed in range(games) for row in stood(players, seed, level)]
        told = [f"{exponent:.2f}: {loss(rows, 1 / exponent):.4f}" for exponent in EXPONENTS]
        print(f"{players} players, {len(rows)} rounds: {', '.join(told)}")


def stood(players: int, seed: int, level: str) -> list[Row]:
    """For each round of a game of phase cards the logarithms of everybody's chances, and the winners."""
    from zehn.analysis.phase10.standing import standing_chances

    seen: list[list[float]] = []
    game = zehn.new("phase10", players=list("ABCDEF"[:players]), seed=seed)
    bots = [make_player("phase10", level, Random(100 * seed + seat)) for seat in range(players)]
    while not game.over:
        if len(seen) <= game.table.round:
            seen.append([log(max(1e-4, chance)) for chance in standing_chances(game.table)])
        game.play(bots[game.turn].choose(game.view(game.turn)))
    return [(scores, tuple(game.result()["winners"])) for scores in seen]


if __name__ == "__main__":
    game = sys.argv[1]
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    level = sys.argv[3] if len(sys.argv) > 3 else "steady"
    if game == "phase10":
        exponents(games, level)
    for players in (2, 3) if game != "phase10" else ():
        by_left: dict[int, list[Row]] = {}
        for seed in range(games):
            for left, scores, winners in watched(game, players, seed, level):
                by_left.setdefault(left, []).append((scores, winners))
        for left, rows in sorted(by_left.items()):
            scale = fitted(rows)
            print(f"{players} players, {left:2} left: scale {scale:6.1f}  loss {loss(rows, scale):.4f}  of {len(rows)}")
