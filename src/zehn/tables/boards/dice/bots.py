"""The bots of the dice game at live tables: the same as elsewhere, but they answer at once.

`solver` and `racer` look their moves up in tables. Some of these take longer to make than anybody waits for a bot.
`zehn.server.bots.dice` makes those of the published game, once. Until they are in the cache, and for other
sheets that would need them, both play like `steady`, except that they never stop where going on cannot lose. Where
there is no NumPy, `solver` still knows the published game.
"""

from collections.abc import Callable
from importlib.util import find_spec
from random import Random

from zehn.games.dice import DiceRules, DiceView
from zehn.games.dice.dice import DICE
from zehn.games.dice.notation import DiceMove, mask_of
from zehn.players import PLAYERS, Player
from zehn.players.common.reasons import Reason
from zehn.players.dice.player import DicePlayer, keeping
from zehn.players.dice.racer import ALL_PRICES
from zehn.players.dice.solver import SolverDice
from zehn.players.dice.steady import SteadyDice
from zehn.solver.plain.solo import plain_solver

#: The bots that play by tables.
BY_TABLES = ("solver", "racer")


class PatientDice(SteadyDice):
    """Like `steady`, but dice that do not count are thrown again: what is made stays made, and can only grow."""

    def decide(self, view: DiceView) -> DiceMove:
        kept = _safe(view)
        return keeping(view, mask_of(kept)) if kept else super().decide(view)

    def why(self, view: DiceView, move: str) -> Reason | None:
        phase, points = view.table.phase(view.seat), view.table.points()
        if phase is None or points < 0 or view.table.rolls == view.table.rules.rolls:
            return super().why(view, move)
        return Reason("dice-spare" if _safe(view) else "dice-all-count", {"phase": phase.number, "points": points})


def _safe(view: DiceView) -> tuple[int, ...]:
    """The dice that make the phase already, if there are others and a throw for them; else none."""
    table = view.table
    phase = table.phase(view.seat)
    if phase is None or table.points() < 0 or table.rolls == table.rules.rolls:
        return ()
    counting = phase.chosen(table.faces)
    return counting if len(counting) < DICE else ()


class AtOnce(DicePlayer):
    """A bot that plays by tables if they are there, else patiently without."""

    def __init__(self, rng: Random, level: str) -> None:
        super().__init__(rng)
        self.level = level

    def decide(self, view: DiceView) -> DiceMove:
        return self._as(view).decide(view)

    def why(self, view: DiceView, move: str) -> Reason | None:
        return self._as(view).why(view, move)

    def _as(self, view: DiceView) -> DicePlayer:
        chosen = player_of(view.table.rules, self.level, self.rng)
        return chosen if isinstance(chosen, DicePlayer) else PatientDice(self.rng)


def player_of(rules: DiceRules, level: str, rng: Random) -> Player | None:
    """A bot that can play by tables now; None if it cannot."""
    if level == "solver" and not find_spec("numpy"):
        solved = plain_solver(rules)
        return SolverDice(rng, solved) if solved else None
    return PLAYERS["dice"][level](rng) if has_tables(rules, level) else None


def has_tables(rules: DiceRules, level: str) -> bool:
    """Whether a bot that plays by tables can do so now: they are in the cache, or are made in a moment."""
    try:
        from zehn.solver.tables import race_at_once, solver_at_once
        from zehn.solver.values import Unsolvable
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
