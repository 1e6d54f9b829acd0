"""What a phase ahead and points are worth at the end of a round: from games that players play against each other.

    python benches/standing.py play sharp 1500 games.jsonl      # two players, one line a game
    python benches/standing.py play sharp 1500 fixed.jsonl fixed_rounds
    python benches/standing.py fit games.jsonl                  # prints the lists of players/standing.toml

A logistic regression on the standing before each round, drawn to a plausible prior where games are few; with four or
more phases to go it looks at neighbouring ones too.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import zehn
from zehn.players import make_player, play_game

#: What is expected before any game has been seen (a phase, a hundred points level and apart), and how firmly.
PRIOR, FIRMNESS = np.array([1.0, 1.5, 0.8]), 20.0

#: From so many phases to go on the neighbours are looked at too.
FAR = 4


def play(name: str, games: int, file: str, *variants: str) -> None:
    with Path(file).open("w", encoding="utf-8") as out:
        for number in range(games):
            game = zehn.new("phase10", players=["A", "B"], seed=900_000 + number, rules={"variants": list(variants)})
            play_game(game, [make_player("phase10", name, Random(number * 7 + seat)) for seat in range(2)])
            out.write(json.dumps(game.result()) + "\n")


def standings(result: dict[str, Any], *, fixed: bool) -> Iterator[tuple[int, int, float, float]]:
    """Before each round: what the leader needs, phases ahead, hundreds of points ahead, and whether seat 0 won."""
    phases = len(result["rounds"]) if fixed else 10
    left, totals = [phases, phases], [0, 0]
    won = (0 in result["winners"]) / len(result["winners"])
    for score in result["rounds"]:
        yield min(left), left[1] - left[0], (totals[1] - totals[0]) / 100, won
        totals = [total + points for total, points in zip(totals, score["points"], strict=True)]
        left = [count - (fixed or bool(laid)) for count, laid in zip(left, score["laid"], strict=True)]


def fit(file: str) -> None:
    results = [json.loads(line) for line in Path(file).read_text(encoding="utf-8").splitlines()]
    fixed = all(len(result["rounds"]) == 10 for result in results)
    rows = [row for result in results for row in standings(result, fixed=fixed)]
    found = [logistic([row for row in rows if abs(row[0] - left) <= (left >= FAR)]) for left in range(1, 11)]
    for name, column in zip(("phase", "level", "apart"), zip(*found, strict=True), strict=True):
        print(name, "=", [round(float(number), 2) for number in column])


def logistic(rows: list[tuple[int, int, float, float]]) -> np.ndarray:
    facts = np.array([[ahead, points * (ahead == 0), points * (ahead != 0)] for _, ahead, points, _ in rows])
    won = np.array([row[3] for row in rows])
    worth = PRIOR.copy()
    for _ in range(30):
        chance = 1 / (1 + np.exp(-facts @ worth))
        slope = facts.T @ (won - chance) - FIRMNESS * (worth - PRIOR)
        curve = (facts * (chance * (1 - chance))[:, None]).T @ facts + FIRMNESS * np.eye(3)
        worth = worth + np.linalg.solve(curve, slope)
    return worth


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["play", name, games, file, *variants]:
            play(name, int(games), file, *variants)
        case ["fit", file]:
            fit(file)
        case _:
            print(__doc__)
