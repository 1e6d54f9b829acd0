"""The figures of docs/bots/dice.md that come from games: `python benches/dice_matches.py [GAMES]`."""

import sys
from random import Random

from zehn.games.chance import Seeded
from zehn.games.dice import DiceGame, DiceRules
from zehn.players import Player, play_game
from zehn.players.dice.racer import RacerDice
from zehn.players.dice.solver import SolverDice
from zehn.players.dice.steady import SteadyDice
from zehn.solver.dice import DiceSolver, solver
from zehn.solver.recent import Recent

RULES = DiceRules.read({})
SOLVED = DiceSolver(solver(RULES).solo, Recent(400))
PLAYERS: dict[str, Player] = {
    "steady": SteadyDice(Random(1)),
    "solver": SolverDice(Random(2), SOLVED),
    "racer": RacerDice(Random(3)),
}


def shares(one: str, others: str, seats: int, games: int) -> tuple[float, float]:
    """The share of wins of one player against others of a kind, seats rotated, with its standard error."""
    won = 0.0
    for number in range(games):
        seat = number % seats
        players = [PLAYERS[one if place == seat else others] for place in range(seats)]
        game = DiceGame(RULES, [f"P{place}" for place in range(seats)], chance=Seeded(number))
        play_game(game, players)
        winners = game.result()["winners"]
        won += (seat in winners) / len(winners)
    share = won / games
    return share, (share * (1 - share) / games) ** 0.5


def alone(name: str, games: int) -> tuple[float, float]:
    """The mean total of solo games, with its standard error."""
    totals = []
    for number in range(games):
        game = DiceGame(RULES, ["P"], chance=Seeded(number))
        play_game(game, [PLAYERS[name]])
        totals.append(game.table.columns[0].total)
    mean = sum(totals) / games
    return mean, (sum((total - mean) ** 2 for total in totals) / games / (games - 1)) ** 0.5


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    for player in ("steady", "solver"):
        print(f"{player} alone: {'{:.2f} ± {:.2f}'.format(*alone(player, count))} over {count} games", flush=True)
    for seats in (2, 4):
        for others in ("solver", "steady"):
            figures = "{:.3f} ± {:.3f}".format(*shares("racer", others, seats, count))
            print(f"racer against {seats - 1} {others}: {figures} (fair {1 / seats:.2f})", flush=True)
