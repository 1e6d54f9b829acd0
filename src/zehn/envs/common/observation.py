"""What a seat observes, as a row of bytes. Every place has a name."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any

#: The largest number that a place can hold; larger ones are cut off here.
MOST = 255


class Observation(ABC):
    """How the knowledge of a seat is encoded: `size` bytes, seats counted from the observing one.

    `fields` are the parts in their order, with the name of each place.
    """

    def __init__(self) -> None:
        self.fields: dict[str, tuple[str, ...]] = {}
        self.start: dict[str, int] = {}
        self.size = 0

    def field(self, name: str, places: Iterable[object]) -> None:
        """One more part, with a name for each of its places."""
        self.fields[name] = tuple(map(str, places))
        self.start[name] = self.size
        self.size += len(self.fields[name])

    @property
    def names(self) -> list[str]:
        """The names of all places: `hand 7r`, `seat 1 points`."""
        return [f"{field} {place}".strip() for field, places in self.fields.items() for place in places]

    def of(self, view: Any) -> bytearray:
        """What the seat of a view observes."""
        row = bytearray(self.size)
        self.write(view, row)
        return row

    @abstractmethod
    def write(self, view: Any, row: bytearray) -> None:
        """Write what the seat of a view observes into a row of zeros."""

    def put(self, row: bytearray, field: str, numbers: Sequence[int]) -> None:
        """Write a part, or its beginning."""
        start = self.start[field]
        try:
            row[start : start + len(numbers)] = bytes(numbers)
        except ValueError:
            row[start : start + len(numbers)] = bytes([max(0, min(number, MOST)) for number in numbers])

    def mark(self, row: bytearray, field: str, place: int) -> None:
        """Mark one place of a part."""
        row[self.start[field] + place] = 1

    def mark_all(self, row: bytearray, field: str, mask: int) -> None:
        """Mark the places of a mask."""
        start = self.start[field]
        while mask:
            lowest = mask & -mask
            row[start + lowest.bit_length() - 1] = 1
            mask ^= lowest

    def count(self, row: bytearray, field: str, places: Iterable[int]) -> None:
        """Count how often each place of a part occurs."""
        start = self.start[field]
        for place in places:
            row[start + place] += 1
