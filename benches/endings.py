"""Whether every game ends: so many games of each player, with random settings.

python benches/endings.py GAME [GAMES] [PLAYER,PLAYER…] [SEED]

A player sits at tables of its own kind, and in every tenth game at one with players of all kinds; that is a game of
everybody there, and counts for each of them that was named. A game that is not over after two million moves is told
with its seed, and the command fails. After every tenth part it says how far it is.

At the dice game `solver` and `racer` need tables, which take a minute for a colour phase with dice of one's own. Where
one of them sits the rules are such that the tables are at hand (the published dice, or phases that ask for numbers
only), or that nobody can solve; the others play with all rules.

At Profi-Sort most games have few tasks, for there the end is hardest to come by. Choices are left out with which nobody
comes to one: 15 – repeat a task and put away the whole hand at once – with nothing to repeat but four of a kind and
twins (3 and 9), which take hardly any other card. For those who move at random everything is hard: they play 15 only
with more than five other tasks.
"""

import sys
from collections import Counter
from itertools import count
from random import Random
from time import process_time
from typing import Any

from zehn.arena.kits import KITS
from zehn.arena.kits.profisort import ProfiSortKit
from zehn.games.dice import DiceRules
from zehn.games.game import Game
from zehn.games.profisort import Rules
from zehn.players import PLAYERS, Budget, make_player, play_game
from zehn.players.dice.racer import ALL_PRICES

#: What those who search may think about a decision.
LITTLE = Budget(samples=4)

#: After so many moves nobody waits any longer.
LONGEST = 2_000_000

#: Others sit at one of so many tables.
MIXED = 10

#: Who needs tables for the rules that are played.
BY_TABLES = {"solver", "racer"}

#: Games of Profi-Sort with few tasks, and how many those are at most.
SMALL, FEW = 0.9, 5

#: Tasks of Profi-Sort with which alone task 15 is hardly ever done.
HARD = {3, 9}


class FewTasks(ProfiSortKit):
    """Any settings, and mostly few tasks."""

    def rules(self, rng: Random) -> dict[str, Any]:
        rules = super().rules(rng)
        if rng.random() >= SMALL:
            return rules
        tasks = sorted(rng.sample(range(1, 16), rng.randint(2, FEW)))
        rules.pop("first_to", None)
        return rules | {"tasks": ",".join(map(str, tasks))}


class Tables:
    """Plays games and remembers how many each player has played, and which of them did not end."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.kit = FewTasks() if game == "profisort" else KITS[game]
        self.played: Counter[str] = Counter()
        self.stuck: list[tuple[str, int]] = []

    def play(self, name: str, seed: int) -> None:
        """One game of a player."""
        rng = Random(f"{self.game} {name} {seed}")
        guests = list(PLAYERS[self.game]) if seed % MIXED == 0 else [name]
        played = self._new(rng, guests)
        names = [name, *(rng.choice(guests) for _ in self.kit.seats(played)[1:])]
        rng.shuffle(names)
        players = [make_player(self.game, one, Random(rng.getrandbits(32))) for one in names]
        play_game(played, players, LITTLE, longest=LONGEST)
        self.played.update(set(names))
        if not played.over:
            self.stuck.append((name, seed))

    def _new(self, rng: Random, guests: list[str]) -> Game:
        """A new game that these players can end; where some play by tables, one whose tables are at hand."""
        while True:
            played: Game = self.kit.new(rng)
            rules = played.rules
            if isinstance(rules, Rules) and not _can_end(rules, guests):
                continue
            if not isinstance(rules, DiceRules) or BY_TABLES.isdisjoint(guests) or _is_at_hand(rules):
                return played

    def play_all(self, name: str, games: int, first: int) -> None:
        """So many games of a player, those at tables of others included."""
        start, told = process_time(), self.played[name] * 10 // games
        for seed in count(first):
            if self.played[name] >= games:
                break
            self.play(name, seed)
            if self.played[name] * 10 // games > told:
                told = self.played[name] * 10 // games
                self._tell(name, games, process_time() - start)

    def _tell(self, name: str, games: int, seconds: float) -> None:
        stuck = sum(who == name for who, _ in self.stuck)
        done = f"{self.played[name]} of {games} games, {stuck} without an end, {seconds:.0f} s"
        print(f"{self.game} {name}: {done}", flush=True)


def _can_end(rules: Rules, guests: list[str]) -> bool:
    """Whether the tasks let players of Profi-Sort come to an end."""
    if rules.repeat is None:
        return True
    return len(rules.tasks) > FEW if guests == ["random"] else not {task.number for task in rules.tasks} <= HARD


def _is_at_hand(rules: DiceRules) -> bool:
    """Whether those who play by tables can answer at once: they have them, or know that there are none."""
    from zehn.solver.tables import race_at_once, solver_at_once
    from zehn.solver.values import Unsolvable

    try:
        return solver_at_once(rules) and race_at_once(rules, ALL_PRICES)
    except Unsolvable:
        return True


def main(game: str, games: str = "1000", players: str = "", seed: str = "0") -> int | str:
    """Play the games that were asked for."""
    tables = Tables(game)
    if game == "dice":
        from zehn.solver.tables import make

        make(DiceRules.read({}), ALL_PRICES)
    for name in players.split(",") if players else PLAYERS[game]:
        tables.play_all(name, int(games), int(seed))
    return f"without an end: {tables.stuck}" if tables.stuck else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
