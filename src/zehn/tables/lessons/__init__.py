"""Lessons: tables whose first deal is prepared, so that a newcomer is shown what the game is about.

A lesson is a table like any other, with bots and by the fair shuffle: only its first seed is a known one, and clients
give `NUMBER` instead of a random one. Everybody at the table sees in its options that it is a lesson.
"""

from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from zehn import rooms

#: What a client promises in a lesson instead of a random number.
NUMBER: Final = "lesson"


class Lesson(NamedTuple):
    """The seed of the first deal, the rules, how many chairs there are, and the bots on all of them but the first."""

    seed: str
    rules: dict[str, Any]
    chairs: int
    level: str


def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game; None if it has none."""
    if not find_spec(rooms.place(game).format(layer="tables.lessons")):
        return None
    lesson: Lesson = rooms.room("tables.lessons", game).LESSON
    return lesson
