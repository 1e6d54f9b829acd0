"""How far the chances that a pad shows are off: its doubt.

python benches/pad_chances.py GAME [GAMES] [LEVEL]

Games of equal bots are stopped after every round. Of all moments at which some seat's chance was between 0 and 10, 10
and 20 … percent, that share should have won. Printed is by how much it was another share, on average (weighted by how
often that happened), and without what so few games are off by anyway.
"""

import sys
from math import log, sqrt
from random import Random

import zehn
from zehn.games.sheets import shipped
from zehn.pad.common.keeper import keeper
from zehn.players import make_player

BINS = 10


def watched(game: str, players: int, seed: int, level: str) -> list[tuple[float, float]]:
    """For each round of a game and each seat: the chance, and the share of the win."""
    played = zehn.new(game, players=list("ABCDEF"[:players]), seed=seed)
    bots = [make_player(game, level, Random(100 * seed + seat)) for seat in range(players)]
    found: list[list[float]] = []
    last = played.table.round
    while not played.over:
        seat = played.turn
        played.play(bots[seat].choose(played.view(seat)))
        if played.table.round != last and not played.over:
            last = played.table.round
            found.append(keeper(game).chances(played.table) or [])
    winners = played.result()["winners"]
    return [(one, (seat in winners) / len(winners)) for chances in found for seat, one in enumerate(chances)]


def off(rows: list[tuple[float, float]]) -> float:
    """How far chances and wins are apart, in percentage points, less what chance alone explains."""
    squares = 0.0
    for place in range(BINS):
        here = [row for row in rows if place == min(int(row[0] * BINS), BINS - 1)]
        if here:
            told, won = (sum(column) / len(here) for column in zip(*here, strict=True))
            squares += max(0.0, (told - won) ** 2 - won * (1 - won) / len(here)) * len(here)
    return 100 * sqrt(squares / len(rows))


def loss(rows: list[tuple[float, float]]) -> float:
    """How unlikely the wins were on average (logarithms): of two ways to tell chances the better one has less."""
    return -sum(won * log(max(told, 1e-9)) for told, won in rows) / sum(won for _, won in rows)


if __name__ == "__main__":
    game = sys.argv[1]
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    level = sys.argv[3] if len(sys.argv) > 3 else "steady"
    for players in range(2, min(4, shipped(game).most) + 1):
        rows = [row for seed in range(games) for row in watched(game, players, seed, level)]
        print(
            f"{game}, {players} players: {len(rows)} chances, off by {off(rows):.1f} points, loss {loss(rows):.4f}",
            flush=True,
        )
        for place in range(BINS):
            here = [row for row in rows if place == min(int(row[0] * BINS), BINS - 1)]
            if here:
                told, won = (100 * sum(column) / len(here) for column in zip(*here, strict=True))
                print(f"   said {told:5.1f} %  won {won:5.1f} %  {len(here)} times")
