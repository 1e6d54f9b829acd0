"""The pad of the dice game as lines, and a line that somebody types."""

from typing import Any

from zehn.games.dice.dice import DICE
from zehn.games.dice.rulebook import phase_words
from zehn.games.dice.table import Column, Table
from zehn.words import Words


def rows(table: Table, words: Words) -> list[list[str]]:
    """Every phase with its maximum, points and running totals; both bonuses; the totals."""
    rules, columns = table.rules, table.columns
    lines = [[words("pad-phase"), words("d-pad-most"), *table.players]]
    for stage, (phase, most) in enumerate(zip(rules.phases, rules.most, strict=True)):
        name = f"{phase.number} {phase_words(phase, words)}"
        lines.append([name, str(most), *[_noted(column, stage) for column in columns]])
        if phase.number == rules.sheet.after:
            five = [_bonus(column.five) for column in columns]
            lines.append([words("d-pad-five"), str(rules.sheet.five_bonus), *five])
    lines.append([words("d-pad-ten"), str(rules.sheet.ten_bonus), *[_bonus(column.ten) for column in columns]])
    if table.alone:
        lines.append([words("d-pad-off"), "", str(-columns[0].off)])
    return [*lines, [words("pad-sum"), "", *[str(column.total) for column in columns]]]


def _noted(column: Column, stage: int) -> str:
    if stage >= len(column.phases):
        return ""
    noted = column.phases[stage]
    return f"{noted.points} ({noted.total})"


def _bonus(points: int | None) -> str:
    return "" if points is None else str(points)


def hint(asked: dict[str, Any], words: Words) -> str:
    """What a player is asked for."""
    phases = ", ".join(map(str, asked["phases"]))
    if asked["last"]:
        return words("pad-ask-last", phases=phases)
    return words("pad-ask-phase", count=1, phases=phases)


def read(text: str, asked: dict[str, Any]) -> dict[str, Any] | None:
    """The turn of `47`, `-`, `34 40 -`, `9,9,9,9,5,4,*,2,9,*`; None if it cannot be read."""
    noted: list[int | str] = []
    parts = text.split()
    for place, part in enumerate(parts):
        if part.count(",") == DICE - 1:
            noted.append(part)
        elif part.isdecimal() and len(part) < 4:
            noted.append(int(part))
        elif part != "-" or place < len(parts) - 1:
            return None
    return {"noted": noted} if parts else None
