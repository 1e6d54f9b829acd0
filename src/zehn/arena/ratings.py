"""Ratings for matches of more than two bots: openskill's Plackett–Luce model, one update for every deal.

In a deal every bot has had every seat, so that the ranking by wins in a deal has less luck in it than a single game.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple


class Rating(NamedTuple):
    """Strength and doubt; `ordinal` is what is as good as certain (strength less three times the doubt)."""

    mu: float
    sigma: float
    ordinal: float


class Ratings:
    """The ratings of some entrants; raises `ModuleNotFoundError` where openskill is not installed."""

    def __init__(self, entrants: int) -> None:
        from openskill.models import PlackettLuce

        self.model: Any = PlackettLuce()
        self.rated: list[Any] = [self.model.rating() for _ in range(entrants)]

    def add(self, wins: Sequence[float]) -> None:
        """The entrants by what they won in a deal."""
        teams = self.model.rate([[rating] for rating in self.rated], scores=list(wins))
        self.rated = [team[0] for team in teams]

    def now(self) -> list[Rating]:
        """All ratings."""
        return [Rating(rating.mu, rating.sigma, rating.ordinal()) for rating in self.rated]
