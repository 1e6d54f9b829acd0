"""`zehn bench`: how fast kernel, step, copy, worlds and whole games are, with a yardstick of the machine.

All figures come from one run and are CPU time. The yardstick is a fixed loop of plain Python, so that figures
of two machines, or of a busy one, can be compared as ratios.
"""

import platform
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from zehn.core import BUILD
from zehn.games.chance import Seeded
from zehn.games.dice import DiceGame, DiceRules
from zehn.games.phase10 import Phase10, Rules
from zehn.games.profisort import ProfiSort
from zehn.games.profisort import Rules as SortRules
from zehn.players import PLAYERS, play_game
from zehn.players.careless import Careless
from zehn.players.rollouts import Rollouts, copies
from zehn.rules.words import Words

Figures = dict[str, Any]

#: The other games, and who plays them.
OTHERS = {"profisort": "greedy", "dice": "steady"}


def bench(*, seconds: float = 1.0) -> Figures:
    """All figures; `seconds` is the CPU time spent on each."""
    rules = Rules()
    return {
        "python": platform.python_version(),
        "build": BUILD,
        "yardstick_ns": _nanoseconds(_yardstick, seconds / 4) / 1000,
        "kernel": _kernel(rules, seconds),
        "engine": _engine(rules, seconds),
        "games_per_second": {
            name: {str(seats): _games(rules, name, seats, seconds) for seats in (2, 4, 6)}
            for name in ("greedy", "steady")
        },
        "games_per_second_inside": _games_inside(rules, seconds),
        "decisions_per_second": {
            "inside": _decisions_inside(rules, seconds),
            "from_python": _decisions_from_python(rules, seconds),
        },
        "other_games_per_second": {game: {"3": _other_games(game, name, 3, seconds)} for game, name in OTHERS.items()},
    }


def _nanoseconds(act: Callable[[], object], seconds: float) -> float:
    """CPU nanoseconds of one call, over at least so many seconds."""
    calls, spent = 0, 0.0
    while spent < seconds:
        start = process_time()
        for _ in range(50):
            act()
        spent += process_time() - start
        calls += 50
    return spent / calls * 1e9


def _yardstick() -> int:
    """A thousand rounds of arithmetic, list and dictionary work."""
    number, row, book = 7, [1, 2, 3], {"a": 1}
    for _ in range(1000):
        number = (number * 31 + book["a"]) % 1_000_003
        row[1] = number
    return number


def _kernel(rules: Rules, seconds: float) -> Figures:
    """The reach of a hand: from scratch, one card in and out, wanted and spare."""
    rng = Random(1)
    hands = [rng.sample(rules.deck.cards, 10) for _ in rules.contracts]
    pairs = list(zip(rules.contracts, hands, strict=True))
    reaches = [contract.reach(cards) for contract, cards in pairs]

    def in_and_out() -> None:
        for reach in reaches:
            reach.add(5)
            reach.remove(5)

    acts: dict[str, Callable[[], object]] = {
        "reach_ns": lambda: [contract.reach(cards) for contract, cards in pairs],
        "in_and_out_ns": in_and_out,
        "wanted_ns": lambda: [reach.wanted(20) for reach in reaches],
        "spares_ns": lambda: [reach.spares(cards) for reach, (_, cards) in zip(reaches, pairs, strict=True)],
    }
    return {name: _nanoseconds(act, seconds / 4) / len(pairs) for name, act in acts.items()}


def _engine(rules: Rules, seconds: float) -> Figures:
    """A copy, a view, an imagined world, and a step (choosing and playing one move) of a four-player game."""
    game = Phase10(rules, ["A", "B", "C", "D"], chance=Seeded(7))
    worlds = game.view(0).worlds(Random(1))
    return {
        "copy_ns": _nanoseconds(game.copy, seconds / 4),
        "copy_inside_ns": _nanoseconds(lambda: copies(game, 100), seconds / 4) / 100,
        "view_ns": _nanoseconds(lambda: game.view(1), seconds / 4),
        "world_ns": _nanoseconds(lambda: next(worlds), seconds / 4),
        "step_ns": _step(rules, seconds),
    }


def _step(rules: Rules, seconds: float) -> float:
    """One checked move of `greedy`, deals and round ends included."""
    moves, spent, seed = 0, 0.0, 0
    while spent < seconds:
        game, used = _played(rules, "greedy", 4, seed)
        moves += sum(len(dealt.moves) for dealt in game.history)
        spent, seed = spent + used, seed + 1
    return spent / moves * 1e9


def _games(rules: Rules, name: str, seats: int, seconds: float) -> float:
    """Whole games per CPU second, through views and checked moves."""
    games, spent = 0, 0.0
    while spent < seconds:
        spent += _played(rules, name, seats, games)[1]
        games += 1
    return games / spent


def _played(rules: Rules, name: str, seats: int, seed: int) -> tuple[Phase10, float]:
    rng = Random(seed)
    start = process_time()
    game = Phase10(rules, ["P"] * seats, chance=Seeded(seed))
    play_game(game, [PLAYERS["phase10"][name](rng) for _ in range(seats)])
    return game, process_time() - start


def _games_inside(rules: Rules, seconds: float) -> float:
    """Whole games of four greedy players per CPU second, in one call that does not leave the core."""
    game = Phase10(rules, ["P"] * 4, chance=Seeded(7))
    rollouts = Rollouts(["greedy"] * 4, seed=1)
    games, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        games += len(rollouts.games(game, 10))
    return games / spent


def _decisions_inside(rules: Rules, seconds: float) -> float:
    """Decisions of careless playouts per CPU second, whole games in one call."""
    game = Phase10(rules, ["P"] * 4, chance=Seeded(7))
    rollouts = Rollouts(["careless"] * 4, seed=1)
    start = process_time()
    while (spent := process_time() - start) < seconds:
        rollouts.game(game)
    return rollouts.decisions / spent


def _decisions_from_python(rules: Rules, seconds: float) -> float:
    """The same, every move chosen and played by a call of its own."""
    player = Careless(Random(1))
    decisions, seed, start = 0, 0, process_time()
    while (spent := process_time() - start) < seconds:
        seed += 1
        game = Phase10(rules, ["P"] * 4, chance=Seeded(seed))
        views, table = [game.watch(seat) for seat in range(4)], game.table
        while table.turn >= 0:
            game.play(player.choose(views[table.turn]))
            decisions += 1
    return decisions / spent


def _other_games(game: str, name: str, seats: int, seconds: float) -> float:
    """Whole games of the other two games per CPU second."""
    games, spent = 0, 0.0
    while spent < seconds:
        rng = Random(games)
        start = process_time()
        played = _new_game(game, ["P"] * seats, Seeded(games))
        play_game(played, [PLAYERS[game][name](rng) for _ in range(seats)])
        spent += process_time() - start
        games += 1
    return games / spent


def _new_game(game: str, players: list[str], chance: Seeded) -> ProfiSort | DiceGame:
    if game == "dice":
        return DiceGame(DiceRules(), players, chance=chance)
    return ProfiSort(SortRules(), players, chance=chance)


def report(figures: Figures, words: Words) -> str:
    """The figures as a text."""
    lines = [words("bench-title", python=figures["python"], build=figures["build"], platform=sys.platform)]
    lines.append(words("bench-yardstick", ns=round(figures["yardstick_ns"], 1)))
    for part in ("kernel", "engine"):
        lines += [
            words(f"bench-{name.replace('_', '-')}", us=round(ns / 1000, 2)) for name, ns in figures[part].items()
        ]
    for name, by_seats in figures["games_per_second"].items():
        row = "   ".join(words("bench-seats", seats=seats, games=round(games)) for seats, games in by_seats.items())
        lines.append(f"{words('bench-games', player=name)}   {row}")
    lines.append(words("bench-games-inside", player="greedy", games=round(figures["games_per_second_inside"])))
    for name, number in figures["decisions_per_second"].items():
        lines.append(words(f"bench-decisions-{name.replace('_', '-')}", number=int(round(number, -3))))
    for game, by_seats in figures["other_games_per_second"].items():
        row = "   ".join(words("bench-seats", seats=seats, games=round(games)) for seats, games in by_seats.items())
        lines.append(f"{words(f'bench-{game}', player=OTHERS[game])}   {row}")
    return "\n".join(lines)
