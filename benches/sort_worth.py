"""What things are worth at Profi-Sort, for `players/profisort/worth.toml`: what came of games of a player with itself.

python benches/sort_worth.py [GAMES] [PLAYER] [SEED]

`laid`: by how many points the opponent ends a round worse, by the own cards after a turn in which a task lies; 0 is the
end of the round. `done`: by how many points somebody who has done a task, and the other has not, falls behind in all
later rounds (least squares over the standings before every round); bonuses are part of that.
"""

import sys
from collections import defaultdict
from random import Random
from statistics import fmean

import numpy as np

from zehn.games.chance import Seeded
from zehn.games.profisort import ProfiSort, Rules
from zehn.players import make_player

Rounds = dict[tuple[bool, int], list[int]]


def played(rules: Rules, name: str, seed: int, found: Rounds) -> ProfiSort:
    """One game; `found` gets the points of every round by (has the opponent laid, own cards)."""
    game = ProfiSort(rules, ["A", "B"], chance=Seeded(seed))
    players = [make_player("profisort", name, Random(2 * seed + seat)) for seat in (0, 1)]
    views, table = [game.watch(0), game.watch(1)], game.table
    waiting: list[tuple[bool, int, int]] = []
    while table.turn >= 0:
        seat, rounds = table.turn, len(table.standing.scores)
        move = players[seat].choose(views[seat])
        laid, others = bool(table.laid[seat]), bool(table.laid[1 - seat])
        game.play(move)
        over = len(table.standing.scores) > rounds
        if laid and move.verb == "discard":
            waiting.append((others, 0 if over else table.sizes[seat], seat))
        if over:
            points = table.standing.scores[-1].points
            for behind, size, who in waiting:
                found[behind, size].append(points[1 - who] - points[who])
            waiting = []
    return game


def standings(game: ProfiSort) -> list[tuple[list[int], float]]:
    """Before every round: who has done which task (1, -1, 0), and how far the first one falls behind from then on."""
    standing, numbers = game.table.standing, [task.number for task in game.rules.contracts]
    rows, done, totals = [], [set[int](), set[int]()], [0, 0]
    for score in standing.scores:
        ahead = [(number in done[0]) - (number in done[1]) for number in numbers]
        later = [final - total for final, total in zip(standing.totals, totals, strict=True)]
        rows.append((ahead, later[0] - later[1]))
        for seat in (0, 1):
            done[seat].update(score.laid[seat])
            totals[seat] += score.points[seat]
    return rows


def main(games: int = 1000, name: str = "sharp", seed: int = 0) -> None:
    """Play and print."""
    rules, rounds = Rules(), defaultdict[tuple[bool, int], list[int]](list)
    rows = [row for number in range(games) for row in standings(played(rules, name, seed + number, rounds))]
    for behind in (False, True):
        means = [fmean(rounds.get((behind, size), [0])) for size in range(11)]
        print("both " if behind else "first", [round(mean) for mean in means])
    prices, *_ = np.linalg.lstsq(np.array([row for row, _ in rows]), np.array([late for _, late in rows]), rcond=None)
    for contract, price in zip(rules.contracts, prices, strict=True):
        print(f'"{contract.text}" = {price:.0f}')


if __name__ == "__main__":
    main(*[int(word) if word.isdigit() else word for word in sys.argv[1:]])  # type: ignore[arg-type]
