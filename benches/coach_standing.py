"""How much a lead is worth at Profi-Sort and at the dice: the scale of `standing.toml` in the rooms of `analysis/`.

python benches/coach_standing.py profisort|dice [GAMES] [LEVEL]

Games of equal bots are stopped after every round. For each number of phases or tasks that the leader still has to do
that scale is found with which the chances `exp(score / scale)`, brought to a sum of 1, are likeliest to have led to
the winners there were.
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


if __name__ == "__main__":
    game = sys.argv[1]
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    level = sys.argv[3] if len(sys.argv) > 3 else "steady"
    for players in (2, 3):
        by_left: dict[int, list[Row]] = {}
        for seed in range(games):
            for left, scores, winners in watched(game, players, seed, level):
                by_left.setdefault(left, []).append((scores, winners))
        for left, rows in sorted(by_left.items()):
            scale = fitted(rows)
            print(f"{players} players, {left:2} left: scale {scale:6.1f}  loss {loss(rows, scale):.4f}  of {len(rows)}")
