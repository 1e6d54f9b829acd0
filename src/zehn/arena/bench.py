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

from zehn.games.chance import Seeded
from zehn.games.phase10 import Phase10, Rules
from zehn.players import PLAYERS, play_game
from zehn.rules.words import Words

Figures = dict[str, Any]


def bench(*, seconds: float = 1.0) -> Figures:
    """All figures; `seconds` is the CPU time spent on each."""
    rules = Rules()
    return {
        "python": platform.python_version(),
        "build": "plain",
        "yardstick_ns": _nanoseconds(_yardstick, seconds / 4) / 1000,
        "kernel": _kernel(rules, seconds),
        "engine": _engine(rules, seconds),
        "games_per_second": {
            name: {str(seats): _games(rules, name, seats, seconds) for seats in (2, 4, 6)}
            for name in ("greedy", "steady")
        },
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


def report(figures: Figures, words: Words) -> str:
    """The figures as a text."""
    lines = [words("bench-title", python=figures["python"], build=figures["build"], platform=sys.platform)]
    lines.append(words("bench-yardstick", ns=f"{figures['yardstick_ns']:.1f}"))
    for part in ("kernel", "engine"):
        lines += [words(f"bench-{name.replace('_', '-')}", us=f"{ns / 1000:.2f}") for name, ns in figures[part].items()]
    for name, by_seats in figures["games_per_second"].items():
        row = "   ".join(words("bench-seats", seats=seats, games=f"{games:.0f}") for seats, games in by_seats.items())
        lines.append(f"{words('bench-games', player=name)}   {row}")
    return "\n".join(lines)
