"""The coach of the dice game."""

from zehn.analysis.dice.coach import DiceCoach

COACH = DiceCoach

__all__ = ["COACH", "DiceCoach"]
