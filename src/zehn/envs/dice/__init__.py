"""The phase dice game for learners."""

from zehn.envs.dice.actions import DiceActions
from zehn.envs.dice.observation import DiceObservation

NAME, ACTIONS, OBSERVATION = "Dice", DiceActions, DiceObservation

#: Whether more points are better, and the names of what can be played without opponents.
BETTER: int
ALONE: dict[str, list[str]]
BETTER, ALONE = 1, {"DiceSolo": []}

__all__ = ["ACTIONS", "ALONE", "BETTER", "NAME", "OBSERVATION"]
