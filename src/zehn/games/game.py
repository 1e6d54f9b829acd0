"""What all games share: the lazy collection of legal moves."""

from collections.abc import Callable, Iterator
from itertools import islice

from zehn.cards.notation import Move
from zehn.refusals import RECORD, Refusal, Refused


class Moves:
    """The legal moves of a position: `move in moves` and `bool(moves)` list nothing.

    `len(moves)` lists them all, unless the game knows a faster `count`.
    """

    def __init__(
        self,
        listed: Callable[[], Iterator[Move]],
        why_not: Callable[[Move | str], Refusal | None],
        count: Callable[[], int] | None = None,
    ) -> None:
        self._listed = listed
        self._why_not = why_not
        self._count = count

    def __iter__(self) -> Iterator[Move]:
        return self._listed()

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move | str) and self._why_not(move) is None

    def __len__(self) -> int:
        return self._count() if self._count is not None else sum([1 for _ in self._listed()])

    def __bool__(self) -> bool:
        return next(self._listed(), None) is not None

    def __repr__(self) -> str:
        first = [str(move) for move in islice(self._listed(), 6)]
        return f"<Moves {', '.join(first[:5])}{' …' if len(first) > 5 else ''}>"


def readable(game: str, text: str, move: Move | None) -> Move:
    """The move that a text means, if it means one; raises `Refused`."""
    if move is None:
        raise Refused(Refusal(RECORD, "unreadable", move=text[:60], game=game))
    return move
