"""Figures of Profi-Sort: many games by one player against itself – rounds, points, tasks, turns per CPU second.

python benches/profisort.py [GAMES] [PLAYER,PLAYER…]
"""

import sys
from collections import Counter
from random import Random
from time import process_time

from zehn.games.chance import Seeded
from zehn.games.profisort import ProfiSort, Rules
from zehn.players import make_player, play_game

ENDS_OF_TURN = ("discard", "sit")


def measured(rules: Rules, names: list[str], games: int) -> None:
    """Play and print; seats rotate, every game has its own deal."""
    wins: Counter[int] = Counter()
    sums: Counter[str] = Counter()
    done: Counter[int] = Counter()
    start = process_time()
    for seed in range(games):
        order = [(seed + place) % len(names) for place in range(len(names))]
        game = ProfiSort(rules, [names[who] for who in order], chance=Seeded(seed))
        play_game(game, [make_player("profisort", names[who], Random(10 * seed + who)) for who in order])
        count(game, order, wins, sums, done)
    seconds = process_time() - start
    seats = games * len(names)
    print(f"{games} games, {' against '.join(names)}")
    print(f"  rounds per game {sums['rounds'] / games:.1f}, turns per round {sums['turns'] / sums['rounds']:.1f}")
    print(f"  final points {sums['points'] / seats:.0f}, of them open bonuses {sums['open'] / seats:.0f}")
    print(
        f"  round ended by going out {sums['out'] / sums['rounds']:.1%}, deals dealt again {sums['again'] / games:.2f}"
    )
    print(f"  aces given {sums['give'] / sums['rounds']:.2f} a round, sat out {sums['sit'] / sums['rounds']:.2f}")
    print("  won " + ", ".join(f"{names[who]} {wins[who] / games:.1%}" for who in range(len(names))))
    print("  done " + ", ".join(f"{number}: {done[number] / seats:.0%}" for number in sorted(done)))
    print(f"  {sums['turns'] / seconds:.0f} turns per CPU second")


def count(game: ProfiSort, order: list[int], wins: Counter[int], sums: Counter[str], done: Counter[int]) -> None:
    result = game.result()
    for seat in result["winners"]:
        wins[order[seat]] += 1 / len(result["winners"])  # type: ignore[assignment]
    verbs = Counter(move.verb for dealt in game.history for move in dealt.moves)
    sums["rounds"] += len(result["rounds"])
    sums["out"] += sum(0 in entry["points"] for entry in result["rounds"])
    sums["turns"] += sum(verbs[verb] for verb in ENDS_OF_TURN)
    sums["again"] += verbs["redeal"]
    sums["give"] += verbs["give"]
    sums["sit"] += verbs["sit"]
    sums["points"] += sum(result["totals"])
    sums["open"] += sum(result["open_bonus"])
    for numbers in result["done"]:
        done.update(numbers)


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    tables = [sys.argv[2].split(",")] if len(sys.argv) > 2 else [["steady"] * 2, ["steady"] * 3]
    for names in tables:
        measured(Rules(), names, games)
