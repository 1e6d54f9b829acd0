"""The score pad as data: for every player the phases with their maxima, running totals, both bonuses."""

from typing import Any

from zehn.games.dice.table import Column, Table


def pad(table: Table) -> dict[str, Any]:
    """The current pad: a line for each phase with its maximum, a column for each player."""
    rules = table.rules
    lines = [{"phase": phase.number, "most": most} for phase, most in zip(rules.phases, rules.most, strict=True)]
    return {
        "lines": lines,
        "five": {"after": rules.sheet.after, "least": rules.sheet.least_for_five, "points": rules.sheet.five_bonus},
        "ten": {"points": rules.sheet.ten_bonus},
        "players": [
            {"name": name} | _column(table, column) for name, column in zip(table.players, table.columns, strict=True)
        ],
    }


def _column(table: Table, column: Column) -> dict[str, Any]:
    """One player's column; what is not noted yet is None."""
    empty = [None] * (len(table.rules.phases) - len(column.phases))
    return {
        "points": [noted.points for noted in column.phases] + empty,
        "totals": [noted.total for noted in column.phases] + empty,
        "five": column.five,
        "ten": column.ten,
        "off": column.off,
        "total": column.total,
    }
