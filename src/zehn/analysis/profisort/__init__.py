"""The coach of Profi-Sort."""

from zehn.analysis.profisort.coach import SortCoach

COACH = SortCoach

__all__ = ["COACH", "SortCoach"]
