"""Verdicts: the cost from which a decision is marked. The figures are in `marks.toml`."""

import tomllib
from functools import cache
from importlib import resources

from zehn.analysis.findings import Decision, Estimate

#: From the least to the worst.
MARKS = ("inaccuracy", "mistake", "blunder")


@cache
def marks(unit: str) -> dict[str, float]:
    """The least cost of each mark."""
    text = resources.files("zehn.analysis").joinpath("marks.toml").read_text(encoding="utf-8")
    found: dict[str, float] = tomllib.loads(text)[unit]
    return found


def verdict_of(cost: Estimate, unit: str) -> str:
    """The verdict on a cost: the worst mark that it certainly deserves, `fine`, or undecided."""
    least = marks(unit)
    for mark in reversed(MARKS):
        if cost.low > least[mark]:
            return mark
    return "fine" if cost.high < least[MARKS[0]] else "undecided"


def verdict(decision: Decision, unit: str) -> str:
    """The verdict on a decision."""
    return "forced" if decision.forced else verdict_of(decision.cost, unit)
