"""Whether every game ends: players of all kinds at one table, random settings, so many games of each player.

python benches/endings.py GAME [GAMES] [PLAYER,PLAYER…] [SEED]

Every player sits at tables with itself and, in every second game, with others. A game that is not over after 200,000
moves is named with its seed, and the command fails. `dice` needs the tables of the solver for own dice, too:
its `solver` and `racer` take long.
"""

import sys
from random import Random
from time import process_time

from zehn.arena.kits import KITS
from zehn.arena.profisort_kit import ProfiSortKit
from zehn.players import PLAYERS, Budget, make_player, play_game

#: What those who search may think about a decision.
LITTLE = Budget(samples=4)


def stuck(game: str, name: str, games: int, first: int) -> list[int]:
    """The seeds of the games that did not end."""
    kit = ProfiSortKit() if game == "profisort" else KITS[game]
    found, start = [], process_time()
    for seed in range(first, first + games):
        rng = Random(f"{game} {name} {seed}")
        played = kit.new(rng)
        others = [name] if seed % 2 else list(PLAYERS[game])
        names = [name, *(rng.choice(others) for _ in range(len(kit.seats(played)) - 1))]
        rng.shuffle(names)
        play_game(played, [make_player(game, one, Random(rng.getrandbits(32))) for one in names], LITTLE)
        if not played.over:
            found.append(seed)
    print(f"{game} {name}: {games} games, {len(found)} without an end, {process_time() - start:.0f} s", flush=True)
    return found


if __name__ == "__main__":
    game, *rest = sys.argv[1:]
    count = int(rest[0]) if rest else 1000
    names = rest[1].split(",") if len(rest) > 1 else list(PLAYERS[game])
    seeds = {name: stuck(game, name, count, int(rest[2]) if len(rest) > 2 else 0) for name in names}
    sys.exit(f"without an end: {seeds}" if any(seeds.values()) else 0)
