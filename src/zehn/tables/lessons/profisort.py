"""The first lesson of Profi-Sort: three tasks, two of which can be laid in the first own turn."""

from typing import Final

from zehn.tables.lessons import Lesson

LESSON: Final = Lesson(
    seed="cfce6e7b4cb20ce4a42177e415b5d836df98fa708787357e1e7d4e390694b904",
    rules={"tasks": "3,4,7"},
    chairs=2,
    level="easy",
)
