"""The first lesson of the phase cards: four nines, a wild, and the bot leaves a pair that grows in two turns."""

from typing import Final

from zehn.tables.lessons import Lesson

LESSON: Final = Lesson(
    seed="1517a5182598b1f17426b9aa18f4a347bda40b08802a19838f1a36a4eec4a9c6",
    rules={"phases": "first:1"},
    chairs=2,
    level="easy",
)
