"""Why one move of the dice game is better than another."""

from zehn.analysis.dice.attempts import Attempt
from zehn.players.common.reasons import Reason


def why_better(attempt: Attempt, values: dict[str, float], played: str, best: str) -> Reason:
    """The reason, in words that a player would use."""
    if best == "score":
        return Reason("coach-dice-score", {"points": attempt.table.points()})
    if best == "pass":
        return Reason("coach-dice-pass", {})
    if played in ("score", "pass"):
        return Reason("coach-dice-go-on", {"rolls": attempt.left})
    dice, other = int(best).bit_count(), int(played).bit_count()
    if dice == other:
        return Reason("coach-dice-keep-other", {})
    return Reason("coach-dice-keep", {"dice": dice, "other": other})
