"""When a match is decided: a sequential test that may be evaluated after every block of deals.

Two probability ratio tests run at once, over the share of wins that the first bot has in each deal: is it fair, or
larger by the margin? Is it fair, or smaller by the margin? If one of them finds a difference, the match is decided; if
both find none, the bots are equal within the margin (Sobel and Wald's test of three answers). The ratios are those of
normal means with the variance found so far: a deal's share has only a few values, and duplicate deals make its variance
smaller than that of single games, which the test uses.
"""

from math import log
from typing import NamedTuple

#: Probabilities of a wrong answer: a false difference, and "equal" in spite of a difference of the margin.
ALPHA = 0.05
BETA = 0.05

#: Deals before the first look; and imagined deals that keep a variance of 0 from deciding at once.
FIRST_LOOK = 20
IMAGINED = 2


class Decision(NamedTuple):
    """What the test says: `stronger`, `weaker` or `equal` (the first bot), or nothing yet; and its two ratios."""

    answer: str | None
    above: float
    below: float


def decide(deals: int, score: float, squares: float, *, fair: float, margin: float) -> Decision:
    """The test after some deals: `score` is the sum of the first bot's shares, `squares` that of their squares."""
    if deals < FIRST_LOOK:
        return Decision(None, 0.0, 0.0)
    mean = score / deals
    spread = max(0.0, squares - score * mean)
    variance = (spread + IMAGINED * fair * (1 - fair)) / (deals + IMAGINED)
    above = deals * margin * (mean - fair - margin / 2) / variance
    below = deals * margin * (fair - mean - margin / 2) / variance
    return Decision(_answer(above, below), above, below)


def _answer(above: float, below: float) -> str | None:
    """Wald's bounds; each of the two tests may be wrong with half of ALPHA."""
    upper, lower = log((1 - BETA) / (ALPHA / 2)), log(BETA / (1 - ALPHA / 2))
    if above >= upper:
        return "stronger"
    if below >= upper:
        return "weaker"
    return "equal" if above <= lower and below <= lower else None
