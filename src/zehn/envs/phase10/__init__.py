"""The phase card game for learners."""

from zehn.envs.phase10.actions import PhaseActions
from zehn.envs.phase10.observation import PhaseObservation

NAME, ACTIONS, OBSERVATION = "Phase10", PhaseActions, PhaseObservation

#: Whether more points are better, and the names of what can be played without opponents.
BETTER: int
ALONE: dict[str, list[str]]
BETTER, ALONE = -1, {}

__all__ = ["ACTIONS", "ALONE", "BETTER", "NAME", "OBSERVATION"]
