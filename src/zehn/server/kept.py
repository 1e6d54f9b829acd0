"""Entries as they go out, and as they are kept for those who reconnect."""

from collections.abc import Iterable

from msgspec import Raw, Struct

from zehn.server import entries as e


class SealedLine(Struct, frozen=True, tag_field="kind", tag="sealed"):
    """What of a sealed seed goes out."""

    commitment: str


class Line(Struct, frozen=True, omit_defaults=True):
    """An entry as it goes out. `card` is what a move showed to its own seat, and goes to that seat only."""

    seq: int
    at: int
    what: e.Entry | SealedLine
    card: str = ""


NO_MORE = Raw(b"")


class Kept(Struct, gc=False):
    """An entry for those who reconnect: for all, and for the one seat that saw more."""

    seq: int
    public: Raw
    seat: int = -1
    private: Raw = NO_MORE

    def shown_to(self, seats: Iterable[int]) -> Raw:
        """The entry as somebody sees it who holds these seats."""
        return self.private if self.seat in seats else self.public
