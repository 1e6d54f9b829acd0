"""The bots of the dice game at live tables: the same as elsewhere, but they answer at once.

`solver` and `racer` look their moves up in tables. Some of these take longer to make than anybody waits for a bot.
`zehn.server.solving` makes those of the published game, once; until they lie in the cache, and for other sheets that
would need them, both play like `steady`.
"""

from collections.abc import Callable
from random import Random

from zehn.games.dice import DiceRules, DiceView
from zehn.players import PLAYERS, DicePlayer, Player
from zehn.players.dice_racer import ALL_PRICES
from zehn.players.dice_steady import SteadyDice
from zehn.players.reasons import Reason
from zehn.rules.dice_notation import DiceMove

#: The bots that play by tables.
BY_TABLES = ("solver", "racer")


class AtOnce(DicePlayer):
    """A bot that plays by tables if they are there, else like `steady`."""

    def __init__(self, rng: Random, level: str) -> None:
        super().__init__(rng)
        self.level = level

    def decide(self, view: DiceView) -> DiceMove:
        return self._as(view).decide(view)

    def why(self, view: DiceView, move: str) -> Reason | None:
        return self._as(view).why(view, move)

    def _as(self, view: DiceView) -> DicePlayer:
        chosen = PLAYERS["dice"][self.level](self.rng) if has_tables(view.table.rules, self.level) else None
        return chosen if isinstance(chosen, DicePlayer) else SteadyDice(self.rng)


def has_tables(rules: DiceRules, level: str) -> bool:
    """Whether a bot that plays by tables can do so now: they lie in the cache, or are made in a moment."""
    try:
        from zehn.odds.colours import Unsolvable
        from zehn.odds.tables import race_at_once, solver_at_once
    except ImportError:  # installed without NumPy
        return False
    try:
        return solver_at_once(rules) if level == "solver" else race_at_once(rules, ALL_PRICES)
    except Unsolvable:
        return False


def _at_once(level: str) -> Callable[[Random], Player]:
    return lambda rng: AtOnce(rng, level)


#: All levels, weakest first.
LIVE_PLAYERS: dict[str, Callable[[Random], Player]] = {
    level: _at_once(level) if level in BY_TABLES else player for level, player in PLAYERS["dice"].items()
}
