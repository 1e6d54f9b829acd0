"""Entries on their way into a store."""

from collections.abc import Callable
from typing import NamedTuple

#: Called when entries are durable, or with what went wrong.
Tell = Callable[[Exception | None], None]


class Row(NamedTuple):
    """An entry on its way to the disk."""

    code: str
    seq: int
    at: int
    body: str


class Append(NamedTuple):
    """Some entries of one table that become durable together, and who is told when they are, or why they are not."""

    rows: list[Row]
    new: bool
    tell: Tell


class NewTable(NamedTuple):
    """A table on its way to the disk."""

    code: str
    created: int


def new_tables(batch: list[Append]) -> list[NewTable]:
    """The tables that a batch makes."""
    return [NewTable(part.rows[0].code, part.rows[0].at) for part in batch if part.new]
