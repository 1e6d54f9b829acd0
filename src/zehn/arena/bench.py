"""`zehn bench`: how fast kernel, step, copy, worlds and whole games are, with a yardstick of the machine.

All figures come from one run and are CPU time. Each is measured again and again, always the same work, at several times
of the run, and the fastest counts: whatever else the machine does can only make it slower. The yardstick is a fixed
loop of plain Python, so that figures of two machines can be compared as ratios.
"""

import platform
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, NamedTuple

from zehn.build import BUILD
from zehn.games.chance import Seeded
from zehn.games.dice import DiceGame, DiceRules
from zehn.games.phase10 import Phase10, Rules
from zehn.games.profisort import ProfiSort
from zehn.games.profisort import Rules as SortRules
from zehn.players import PLAYERS, play_game
from zehn.players.phase10.random_moves import RandomMoves
from zehn.players.phase10.rollouts import Rollouts, copies
from zehn.words import Words

Figures = dict[str, Any]

#: Does something so many times, and tells how many units of work that was.
Work = Callable[[int], int]

#: All is measured so many times over; the time for one figure is then cut into about so many parts.
ROUNDS, PARTS = 3, 5

#: So many games are played at least for a part, so that no single one matters.
GAMES = 20

#: The other games, and who plays them.
OTHERS = {"profisort": "greedy", "dice": "steady"}


class Measure(NamedTuple):
    """Some work, how often it is done at least, and whether its figure is nanoseconds, not units a second."""

    work: Work
    least: int = 1
    is_time: bool = True


def bench(*, seconds: float = 1.0) -> Figures:
    """All figures; `seconds` is the CPU time spent on each."""
    rates: dict[str, float] = {}
    measures = _measures(Rules())
    for _ in range(ROUNDS):
        for name, measure in measures.items():
            rates[name] = max(rates.get(name, 0.0), _fastest(measure, seconds / ROUNDS))
    figures: Figures = {"python": platform.python_version(), "build": BUILD}
    for name, rate in rates.items():
        *groups, last = name.split(".")
        place = figures
        for group in groups:
            place = place.setdefault(group, {})
        place[last] = 1e9 / rate if measures[name].is_time else rate
    return figures


def _fastest(measure: Measure, seconds: float) -> float:
    """Units of work a CPU second, in the fastest part of so many seconds. How often the work has to be done so that it
    fills a part is found first.
    """
    times, spent, best = measure.least, 0.0, 0.0
    while spent < seconds or not best:
        start = process_time()
        units = measure.work(times)
        used = process_time() - start
        spent += used
        if used * PARTS < seconds:
            times *= 2
        else:
            best = max(best, units / used)
    return best


def _measures(rules: Rules) -> dict[str, Measure]:
    """All that is measured; the name tells its place in the figures."""
    measures = {"yardstick_ns": Measure(_calls(_yardstick, 1000))}
    measures |= {f"kernel.{name}": measure for name, measure in _kernel(rules).items()}
    measures |= {f"engine.{name}": measure for name, measure in _engine(rules).items()}
    for name in ("greedy", "steady"):
        for seats in (2, 4, 6):
            measures[f"games_per_second.{name}.{seats}"] = Measure(_games(rules, name, seats), GAMES, is_time=False)
    measures["games_per_second_inside"] = Measure(_games_inside(rules), GAMES, is_time=False)
    measures["decisions_per_second.inside"] = Measure(_decisions_inside(rules), is_time=False)
    measures["decisions_per_second.from_python"] = Measure(_decisions_from_python(rules), is_time=False)
    for game, name in OTHERS.items():
        measures[f"other_games_per_second.{game}.3"] = Measure(_other_games(game, name, 3), GAMES, is_time=False)
    return measures


def _calls(act: Callable[[], object], units: int = 1) -> Work:
    """Calls of a function, each worth so many units."""

    def work(times: int) -> int:
        for _ in range(times):
            act()
        return times * units

    return work


def _yardstick() -> int:
    """A thousand rounds of arithmetic, list and dictionary work."""
    number, row, book = 7, [1, 2, 3], {"a": 1}
    for _ in range(1000):
        number = (number * 31 + book["a"]) % 1_000_003
        row[1] = number
    return number


def _kernel(rules: Rules) -> dict[str, Measure]:
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
    return {name: Measure(_calls(act, len(pairs))) for name, act in acts.items()}


def _engine(rules: Rules) -> dict[str, Measure]:
    """A copy, a view, an imagined world, and a step (choosing and playing one move) of a four-player game."""
    game = Phase10(rules, ["A", "B", "C", "D"], chance=Seeded(7))
    worlds = game.view(0).worlds(Random(1))
    return {
        "copy_ns": Measure(_calls(game.copy)),
        "copy_inside_ns": Measure(_calls(lambda: copies(game, 100), 100)),
        "view_ns": Measure(_calls(lambda: game.view(1))),
        "world_ns": Measure(_calls(lambda: next(worlds))),
        "step_ns": Measure(_steps(rules), GAMES),
    }


def _steps(rules: Rules) -> Work:
    """Checked moves of `greedy`, deals and round ends included."""

    def moves(games: int) -> int:
        played = [_played(rules, "greedy", 4, seed) for seed in range(games)]
        return sum(len(dealt.moves) for game in played for dealt in game.history)

    return moves


def _games(rules: Rules, name: str, seats: int) -> Work:
    """Whole games, through views and checked moves."""
    return lambda games: len([_played(rules, name, seats, seed) for seed in range(games)])


def _played(rules: Rules, name: str, seats: int, seed: int) -> Phase10:
    rng = Random(seed)
    game = Phase10(rules, ["P"] * seats, chance=Seeded(seed))
    play_game(game, [PLAYERS["phase10"][name](rng) for _ in range(seats)])
    return game


def _games_inside(rules: Rules) -> Work:
    """Whole games of four greedy players, in one call that does not leave the core."""
    game = Phase10(rules, ["P"] * 4, chance=Seeded(7))
    return lambda games: len(Rollouts(["greedy"] * 4, seed=1).games(game, games))


def _decisions_inside(rules: Rules) -> Work:
    """Decisions of careless playouts, whole games in one call."""
    game = Phase10(rules, ["P"] * 4, chance=Seeded(7))

    def decisions(games: int) -> int:
        rollouts = Rollouts(["random_moves"] * 4, seed=1)
        rollouts.games(game, games)
        return rollouts.decisions

    return decisions


def _decisions_from_python(rules: Rules) -> Work:
    """The same, every move chosen and played by a call of its own."""

    def decisions(games: int) -> int:
        player, made = RandomMoves(Random(1)), 0
        for seed in range(games):
            game = Phase10(rules, ["P"] * 4, chance=Seeded(seed))
            views, table = [game.watch(seat) for seat in range(4)], game.table
            while table.turn >= 0:
                game.play(player.choose(views[table.turn]))
                made += 1
        return made

    return decisions


def _other_games(game: str, name: str, seats: int) -> Work:
    """Whole games of the other two games."""

    def games(number: int) -> int:
        for seed in range(number):
            rng = Random(seed)
            played = _new_game(game, ["P"] * seats, Seeded(seed))
            play_game(played, [PLAYERS[game][name](rng) for _ in range(seats)])
        return number

    return games


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
