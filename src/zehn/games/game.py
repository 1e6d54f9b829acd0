"""What all games share: the lazy collection of legal moves."""

from collections.abc import Callable, Iterator
from itertools import islice

from zehn.cards.notation import Move
from zehn.refusals import Refusal


class Moves:
    """The legal moves of a position: `move in moves` and `bool(moves)` list nothing."""

    def __init__(self, listed: Callable[[], Iterator[Move]], why_not: Callable[[Move | str], Refusal | None]) -> None:
        self._listed = listed
        self._why_not = why_not

    def __iter__(self) -> Iterator[Move]:
        return self._listed()

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move | str) and self._why_not(move) is None

    def __bool__(self) -> bool:
        return next(self._listed(), None) is not None

    def __repr__(self) -> str:
        return f"<Moves {', '.join(str(move) for move in islice(self._listed(), 5))} …>"
