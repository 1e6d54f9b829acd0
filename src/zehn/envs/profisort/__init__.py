"""Profi-Sort for learners."""

from zehn.envs.profisort.actions import SortActions
from zehn.envs.profisort.observation import SortObservation

NAME, ACTIONS, OBSERVATION = "ProfiSort", SortActions, SortObservation

#: Whether more points are better, and the names of what can be played without opponents.
BETTER: int
ALONE: dict[str, list[str]]
BETTER, ALONE = -1, {}

__all__ = ["ACTIONS", "ALONE", "BETTER", "NAME", "OBSERVATION"]
