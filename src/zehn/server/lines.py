"""Entries as they go out."""

from msgspec import Struct

from zehn.server import entries as e


class SealedLine(Struct, frozen=True, tag_field="kind", tag="sealed"):
    """What of a sealed seed goes out."""

    commitment: str


class BoundLine(Struct, frozen=True, tag_field="kind", tag="bound"):
    """The closed list of promises, one for each seat."""

    promises: list[str]


class Line(Struct, frozen=True, omit_defaults=True):
    """An entry as it goes out. `card` is what a move showed to its own seat, and goes to that seat only."""

    seq: int
    at: int
    what: e.Entry | SealedLine | BoundLine
    card: str = ""
