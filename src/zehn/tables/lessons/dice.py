"""The first lesson of the dice, alone: two pairs and a wild in the first throw, more of the same in the second."""

from typing import Final

from zehn.tables.lessons import Lesson

LESSON: Final = Lesson(
    seed="198a5882aa7ac4f157be6b2514e366a2bba0dafea8f6643f999d2128c87cb259",
    rules={},
    chairs=1,
    level="steady",
)
