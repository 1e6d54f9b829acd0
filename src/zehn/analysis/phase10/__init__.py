"""The coach of the phase card game."""

from zehn.analysis.phase10.coach import Phase10Coach
from zehn.analysis.phase10.difficulty import difficulty
from zehn.analysis.phase10.inventing import invented

COACH = Phase10Coach

__all__ = ["COACH", "Phase10Coach", "difficulty", "invented"]
