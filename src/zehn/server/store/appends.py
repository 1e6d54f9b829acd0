"""Entries on their way into a store."""

from collections.abc import Callable, Sequence

#: Called when entries are durable, or with what went wrong.
Tell = Callable[[Exception | None], None]

#: An entry on its way to the disk: the table's code, its number, its time, its text.
Row = tuple[str, int, int, str]

#: A table, or a pad, on its way to the disk: its code, when it was made, what it is.
NewTable = tuple[str, int, str]


class Append:
    """Some entries of one table, from a number on, that become durable together, and what to call then.

    `new` says what begins with them, if something does.
    """

    __slots__ = ("at", "code", "new", "rows", "seq", "tell")

    def __init__(self, code: str, seq: int, at: int, bodies: Sequence[bytes], tell: Tell, *, new: str) -> None:
        self.code = code
        self.seq = seq
        self.at = at
        self.rows: list[Row] = [(code, seq + step, at, body.decode()) for step, body in enumerate(bodies)]
        self.tell = tell
        self.new = new

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return self.seq + len(self.rows) - 1


def new_tables(batch: list[Append]) -> list[NewTable]:
    """The tables that a batch makes."""
    return [(part.code, part.at, part.new) for part in batch if part.new]
