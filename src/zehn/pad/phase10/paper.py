"""The sheet of the phase card game as lines, and a line that somebody types."""

import re
from typing import Any

from zehn.games.phase10.rulebook import phase_words
from zehn.games.phase10.table import Table
from zehn.words import Words

_ANSWER = re.compile(r"(?:x(?P<laid>[0-9]{1,2})?)? ?(?:(?P<out>out)|(?P<points>[0-9]{1,4}))?")


def rows(table: Table, words: Words) -> list[list[str]]:
    """Boxes of phases, points of each round, totals."""
    standing = table.standing
    lines = [[words("pad-phase"), *table.players]]
    for contract in table.rules.contracts:
        crosses = ["X" if contract.number in done else "" for done in standing.done]
        lines.append([f"{contract.number} {phase_words(contract, words)}", *crosses])
    for number, score in enumerate(standing.scores, 1):
        lines.append([words("pad-round-line", round=number), *map(str, score.points)])
    return [*lines, [words("pad-sum"), *map(str, standing.totals)]]


def hint(asked: dict[str, Any], words: Words) -> str:
    """What a player is asked for."""
    if asked["playoff"]:
        return words("pad-ask-playoff")
    phases = asked["phases"]
    return words("pad-ask-phase", count=len(phases), phases=", ".join(map(str, phases)))


def read(text: str, asked: dict[str, Any]) -> dict[str, Any] | None:
    """The score of `x 35`, `x4 35`, `x out`, `85`; None if it cannot be read."""
    found = _ANSWER.fullmatch(" ".join(text.lower().split()))
    if not found or not text.strip():
        return None
    score: dict[str, Any] = {}
    if text.lower().lstrip().startswith("x"):
        score["laid"] = int(found["laid"] or (asked["phases"] or [0])[0])
    if found["out"]:
        score["out"] = True
    elif found["points"]:
        score["points"] = int(found["points"])
    return score
