"""The value of a table for each seat when nobody plays: after a round, and after the game."""

from zehn.analysis.coach import shared
from zehn.games.phase10.table import Table
from zehn.players.phase10.win_chance import win_chance


def standing_chances(table: Table) -> list[float]:
    """How likely each seat is to win, by its points and phases alone. For three or more seats the estimates need not
    add up to 1, so they are scaled.
    """
    standing, rules, seats = table.standing, table.rules, len(table.players)
    if standing.winners:
        return shared(standing.winners, seats)
    if table.playoff:
        return shared(table.playing, seats)
    if rules.fixed_rounds:
        left = [len(rules.contracts) - len(standing.scores)] * seats
    else:
        left = [len(rules.contracts) - len(done) for done in standing.done]
    totals = list(standing.totals)
    return to_one([win_chance(seat, left, totals, fixed=rules.fixed_rounds) for seat in range(seats)])


def to_one(chances: list[float]) -> list[float]:
    """Chances that add up to 1."""
    total = sum(chances)
    return [chance / total for chance in chances] if total else [1 / len(chances)] * len(chances)
