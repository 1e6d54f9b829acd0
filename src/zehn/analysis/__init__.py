"""The coach: what every move of a game was worth, with its doubt.

>>> from zehn.analysis import review
>>> found = review(record)                                       # doctest: +SKIP
>>> found.seats[0].like                                          # doctest: +SKIP
'steady'

A room per game: `phase10/`, `dice/`, `profisort/`. Each offers a `COACH` (`coach.py`).
"""

from zehn.analysis.findings import Decision, Estimate, Luck
from zehn.analysis.phases import PhaseFigures, phase_figures, random_phases
from zehn.analysis.review import Review, SeatReview, parts, review

__all__ = [
    "Decision",
    "Estimate",
    "Luck",
    "PhaseFigures",
    "Review",
    "SeatReview",
    "parts",
    "phase_figures",
    "random_phases",
    "review",
]
