"""What is measured, for `zehn bench`: some work that can be done again and again."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from zehn.games.chance import Seeded
from zehn.games.making import make_game, read_rules
from zehn.players import PLAYERS, play_game

#: Does something so many times, and returns how many units of work that was.
Work = Callable[[int], int]

#: The least number of games in a part, so that no single one matters.
GAMES = 20


class Measure(NamedTuple):
    """Some work, how often it is done at least, and whether its figure is nanoseconds, not units a second."""

    work: Work
    least: int = 1
    is_time: bool = True


def calls(act: Callable[[], object], units: int = 1) -> Work:
    """Calls of a function, each worth so many units."""

    def work(times: int) -> int:
        for _ in range(times):
            act()
        return times * units

    return work


def whole_games(game: str, name: str, seats: int) -> Measure:
    """Whole games, through views and checked moves: how many a second."""
    rules, player = read_rules(game, {}), PLAYERS[game][name]

    def games(number: int) -> int:
        for seed in range(number):
            rng = Random(seed)
            played = make_game(rules, ["P"] * seats, chance=Seeded(seed))
            play_game(played, [player(rng) for _ in range(seats)])
        return number

    return Measure(games, GAMES, is_time=False)
