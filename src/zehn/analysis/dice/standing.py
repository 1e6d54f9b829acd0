"""How likely each of several dice players is to win, from the totals that the solved race expects.

`standing.toml` has the scale for each number of phases that the leader has left; `benches/coach_standing.py` found it.
"""

import tomllib
from functools import cache
from importlib import resources
from importlib.util import find_spec
from math import exp
from typing import TYPE_CHECKING

from zehn.analysis.coach import shared
from zehn.games.dice.table import Table
from zehn.players.dice.racer import LAST, PRICES

if TYPE_CHECKING:
    from zehn.games.dice import DiceRules
    from zehn.solver.dice import DiceSolver
    from zehn.solver.plain.solo import PlainSolver

#: The price of a failure when seats are compared, and for a player who can no longer win.
USUAL = PRICES[len(PRICES) // 2]
OUT = -1000.0

#: The step of the totals that are looked up.
COARSE = 4


@cache
def _figures() -> dict[str, list[float]]:
    text = resources.files("zehn.analysis.dice").joinpath("standing.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def scales() -> list[float]:
    """The scale in points, by the number of phases that the leader has left, from 0 on."""
    return _figures()["scale"]


def left(table: Table) -> int:
    """How many phases the leader still has to do."""
    return len(table.rules.phases) - max(table.stage(seat) for seat in range(len(table.players)))


@cache
def has_numpy() -> bool:
    """Whether solved games can be looked up in tables; a browser knows only what `zehn.solver.plain` does."""
    return find_spec("numpy") is not None


def plain_programme(rules: "DiceRules") -> "PlainSolver":
    """The solved game for one player, without tables; `DiceCoach.ready` says whether there is one."""
    from zehn.solver.plain.solo import plain_solver

    found = plain_solver(rules)
    assert found is not None
    return found


def programme_of(table: Table, seat: int) -> "DiceSolver":
    """The solution a seat should play by: the solved game for one player, else the race at the price that `racer`
    uses.
    """
    from zehn.solver.advice import solved
    from zehn.solver.race import race

    if table.alone:
        return solved(table.rules)
    if table.finisher >= 0:
        return race(table.rules).at_price(LAST)
    ahead = max(table.stage(other) for other in range(len(table.players)) if other != seat) - table.stage(seat)
    return race(table.rules).at_price(PRICES[max(-2, min(2, ahead)) + 2])


def scores(table: Table) -> list[float]:
    """The expected final total of each seat, less the price of failures: those to come, and while nobody has done all
    phases, those that there were. What the current attempt promises is added to the score of its seat.
    """
    found = before(table)
    seat = table.turn
    if seat >= 0 and table.phase(seat) is not None and not table.columns[seat].ended:
        found[seat] += _promise(table)
    return found


def _promise(table: Table) -> float:
    """How much the value of the current attempt has changed since it began."""
    from zehn.analysis.dice.attempts import Attempt

    attempt = Attempt(table)
    return attempt.value() - attempt.solver.value(attempt.phase.number, attempt.total, retry=attempt.retry)


def before(table: Table) -> list[float]:
    """The scores as they were when the current attempt began."""
    return [_score(table, seat) for seat in range(len(table.players))]


def _score(table: Table, seat: int) -> float:
    from zehn.solver.race import race

    column, phase = table.columns[seat], table.phase(seat)
    if phase is None:
        return float(column.total)
    if column.ended:
        return OUT
    price = LAST if table.finisher >= 0 else USUAL
    rest = column.total % COARSE
    value = rest + race(table.rules).at_price(price).value(phase.number, column.total - rest)
    return value if table.finisher >= 0 else value - price * _failures(table, seat)


def _failures(table: Table, seat: int) -> int:
    """In how many of its turns a seat has done no phase."""
    had_turn = table.columns[seat] != table.closed[seat]
    return len(table.rounds) + had_turn - table.stage(seat)


def chances(table: Table) -> list[float]:
    """How likely each seat is to win."""
    if table.winners:
        return shared(table.winners, len(table.players))
    scale, points = _scale(table), scores(table)
    parts = [exp((one - max(points)) / scale) for one in points]
    return [part / sum(parts) for part in parts]


def slope_of(table: Table) -> float:
    """What a point is worth to the seat whose turn it is, in chances to win, when the attempt begins."""
    scale, points = _scale(table), before(table)
    parts = [exp((one - max(points)) / scale) for one in points]
    chance = parts[table.turn] / sum(parts)
    return chance * (1 - chance) / scale


def _scale(table: Table) -> float:
    """The scale at a table. Among many, the leader is further ahead of most."""
    scale, crowd = scales(), _figures()["crowd"]
    return scale[min(left(table), len(scale) - 1)] * crowd[min(len(table.players), len(crowd) + 1) - 2]
