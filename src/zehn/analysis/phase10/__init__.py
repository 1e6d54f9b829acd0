"""The coach of the phase card game."""

from zehn.analysis.phase10.coach import Phase10Coach

COACH = Phase10Coach

__all__ = ["COACH", "Phase10Coach"]
