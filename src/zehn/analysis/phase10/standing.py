"""The value of a table for each seat when nobody plays: after a round, and after the game."""

from typing import Final

from zehn.analysis.coach import shared
from zehn.games.phase10.table import Table
from zehn.players.phase10.fast_round import FastRound
from zehn.players.phase10.round_search import RoundSearch
from zehn.players.phase10.win_chance import win_chance

#: Among three and more, leads are worth less than `win_chance` says, since it takes the rounds of the players for
#: independent. With this exponent its chances agree best with the results of self-play, of three to six players and
#: every level (`benches/coach_standing.py phase10`); between two players they are right as they are.
EVENED: Final = 0.77

#: Shares of a win that is decided; they stay as they are.
DECIDED: Final = {0.0, *(1 / winners for winners in range(1, 7))}


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
    totals, fixed = list(standing.totals), bool(rules.fixed_rounds)
    chances = to_one([win_chance(seat, left, totals, fixed=fixed) for seat in range(seats)])
    return to_one([evened(chance, seats, fixed=fixed) for chance in chances])


def chance_after(search: RoundSearch, fast: FastRound, seat: int) -> float:
    """How likely a seat wins the game after a quick round."""
    return evened(search.chance(fast, seat), len(search.left), fixed=search.fixed)


def evened(chance: float, seats: int, *, fixed: bool) -> float:
    """A chance by `win_chance` as it really is."""
    if seats == 2 or fixed or chance in DECIDED:
        return chance
    own, others = chance**EVENED, ((1 - chance) / (seats - 1)) ** EVENED
    return float(own / (own + (seats - 1) * others))


def to_one(chances: list[float]) -> list[float]:
    """Chances that add up to 1."""
    total = sum(chances)
    return [chance / total for chance in chances] if total else [1 / len(chances)] * len(chances)
