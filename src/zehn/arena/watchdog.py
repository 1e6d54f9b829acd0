"""Shows from outside a process which bot is thinking in it, and since when: a few bytes in a shared file.

A thread or an alarm inside the process would not do: a bot may be stuck in a C library, or catch everything.
"""

from mmap import mmap
from pathlib import Path
from struct import Struct
from time import monotonic
from typing import NamedTuple

_CELL = Struct("<qqqd")
_DEADLINE = Struct("<d")
_BEFORE = _CELL.size - _DEADLINE.size


class Thinking(NamedTuple):
    """Who is thinking: deal and arrangement of the game, the seat, and its deadline."""

    deal: int
    arrangement: int
    seat: int
    deadline: float


class ThinkingSlot:
    """The shared bytes. The worker writes, its parent reads; a deadline of 0 means that no bot is thinking."""

    def __init__(self, path: str) -> None:
        with Path(path).open("r+b") as file:
            self.bytes = mmap(file.fileno(), _CELL.size)

    @staticmethod
    def make(path: str) -> "ThinkingSlot":
        """A new slot; no bot is thinking."""
        Path(path).write_bytes(bytes(_CELL.size))
        return ThinkingSlot(path)

    def begin(self, deal: int, arrangement: int, seat: int, limit: float) -> None:
        """A bot begins to think."""
        _CELL.pack_into(self.bytes, 0, deal, arrangement, seat, monotonic() + limit)

    def end(self) -> None:
        """The bot has answered, or failed."""
        _DEADLINE.pack_into(self.bytes, _BEFORE, 0.0)

    def thinking(self) -> Thinking | None:
        """Who is thinking now."""
        seen = Thinking(*_CELL.unpack_from(self.bytes))
        return seen if seen.deadline else None

    def close(self) -> None:
        self.bytes.close()
