"""The paper as text: for the terminal, for a messenger, for a spreadsheet."""

import csv
from io import StringIO

from zehn.pad.common.pad import Pad
from zehn.words import Words


def paper(pad: Pad, words: Words) -> str:
    """The whole pad, a line for each of the paper's; then who won or who is next, and what does not fit."""
    return "\n".join([words("pad-title", game=pad.kind), "", *_aligned(rows(pad, words)), "", *notes(pad, words)])


def rows(pad: Pad, words: Words) -> list[list[str]]:
    """The lines of the paper, each with a cell for every player."""
    return pad.book.keeper.rows(pad.table, words)


def notes(pad: Pad, words: Words) -> list[str]:
    """Who won, or who is next; and the rounds that need a correction."""
    wrong = [
        words("pad-fault", round=fault.round + 1, why=fault.refusal.named(pad.players).sentence(words))
        for fault in pad.faults
    ]
    if pad.over:
        return [words("pad-winner", players=", ".join(pad.players[seat] for seat in pad.winners)), *wrong]
    key = "pad-next-dealer" if pad.rules.secret_hands else "pad-next-thrower"
    return [words(key, player=pad.players[pad.dealer]), *wrong]


def message(pad: Pad, words: Words) -> str:
    """A few lines for a messenger: who has how many points and phases."""
    standings = zip(pad.players, pad.totals, pad.done, strict=True)
    lines = [f"{name}: {total} ({len(done)})" for name, total, done in standings]
    return "\n".join([words("pad-title", game=pad.kind), *lines, *notes(pad, words)])


def as_csv(pad: Pad, words: Words) -> str:
    """The lines of the paper for a spreadsheet."""
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows([[_cell(cell) for cell in row] for row in rows(pad, words)])
    return text.getvalue()


def _cell(text: str) -> str:
    """A cell that no spreadsheet takes for a formula: names come from people."""
    return f"'{text}" if text[:1] in ("=", "+", "@") or (text[:1] == "-" and not text[1:].isdecimal()) else text


def _aligned(lines: list[list[str]]) -> list[str]:
    """Cells below each other: the first to the left, the others to the right."""
    width = max(len(row) for row in lines)
    wide = [max([len(row[place]) for row in lines if place < len(row)], default=0) for place in range(width)]
    return ["  ".join([row[0].ljust(wide[0]), *map(str.rjust, row[1:], wide[1:])]).rstrip() for row in lines]
