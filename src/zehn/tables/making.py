"""A new table: its first entries, and the bots that take its last chairs."""

from collections.abc import Sequence
from typing import Any

from zehn import rooms
from zehn.tables import entries as e
from zehn.tables.boards import board_of
from zehn.tables.lessons import lesson_of
from zehn.tables.names import bot_name
from zehn.tables.requests import Entries, create
from zehn.tables.rules import denied


def made(game: str, name: str, rules: dict[str, Any], chairs: int, bots: Sequence[str], options: e.Options) -> Entries:
    """The entries of a new table, by rules that were agreed on."""
    return create(game, rules, chairs, options, name) + _bots(game, chairs, bots, name)


def made_lesson(game: str, name: str, options: e.Options) -> Entries:
    """The entries of a lesson: a table by the lesson's rules, whose first seed is the prepared one."""
    lesson = lesson_of(game) if game in rooms.games() else None
    if lesson is None:
        raise denied("no-lesson")
    bots = [lesson.level] * (lesson.chairs - 1)
    entries = made(game, name, dict(lesson.rules), lesson.chairs, bots, options)
    return [e.Sealed(lesson.seed) if isinstance(entry, e.Sealed) else entry for entry in entries]


def _bots(game: str, chairs: int, levels: Sequence[str], host: str) -> Entries:
    if len(levels) > chairs - 1:
        raise denied("table-full")
    names, found = [host], Entries()
    for seat, level in enumerate(levels, chairs - len(levels)):
        if level not in board_of(game).levels:
            raise denied("no-level", levels=", ".join(board_of(game).levels))
        names.append(bot_name(names))
        found.append(e.Botted(seat, level, names[-1]))
    return found
