"""What every game offers: the protocols `Game`, `View` and `Rules`, and `Moves`, the lazy collection of legal moves.

The rest of the project uses nothing else. Whatever only one game has is used in that game's rooms only:
`zehn.rooms` finds them.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, Protocol, TypeVar

from zehn.cards.notation import Move
from zehn.refusals import Refusal, Refused, unreadable


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
        raise Refused(unreadable(game, text))
    return move


class Rules(Protocol):
    """What the players agreed on before the game. `named` are the settings that were chosen, `value` has all of them.

    `secret_hands`: whether seats have something that others must not see.
    """

    @property
    def game(self) -> str: ...
    @property
    def secret_hands(self) -> bool: ...
    @property
    def sheet(self) -> Any: ...
    @property
    def named(self) -> Mapping[str, Any]: ...
    @property
    def value(self) -> Mapping[str, Any]: ...

    @classmethod
    def read(cls, rules: Mapping[str, Any]) -> "Rules":
        """The rules that settings mean, as a record holds them; raises `SettingError` or `SheetError`."""

    def written(self) -> dict[str, Any]:
        """The settings as a record holds them."""

    def conflict(self) -> Refusal | None:
        """The refusal of settings that exclude each other, if they do."""

    def read_move(self, text: str) -> Move | None:
        """The move that a text means; None if it cannot be read."""

    def wrong_players(self, players: Sequence[str]) -> Refusal | None:
        """The refusal of too few or too many players, if there are."""


class View(Protocol):
    """What one seat knows, and nothing else."""

    @property
    def seat(self) -> int: ...
    @property
    def table(self) -> Any: ...

    def moves(self) -> Moves:
        """The legal moves of this seat."""

    def read(self, text: str) -> Move:
        """The move that a text means; raises `Refused` if it cannot be read."""

    def why_not(self, move: Move | str) -> Refusal | None:
        """The clause that a move of this seat breaks; None if it is legal."""

    def worlds(self, rng: Random) -> Iterator[Any]:
        """An endless stream of games this seat could be in."""


class Game(Protocol):
    """A game being played. Its class makes one from `rules`, `players`, `chance=` and `dealer=`.

    `table` is what everybody sees, with the names of the `players`; `history` has every round so far.
    """

    @property
    def game(self) -> str: ...
    @property
    def rules(self) -> Any: ...
    @property
    def table(self) -> Any: ...
    @property
    def history(self) -> Sequence[Any]: ...

    @property
    def turn(self) -> int:
        """The seat that is to move; -1 between rounds and after the game."""

    @property
    def over(self) -> bool:
        """Whether the game has its winners."""

    def moves(self) -> Moves:
        """All legal moves."""

    def why_not(self, move: Any) -> Refusal | None:
        """The clause that a move, or the text of one, breaks; None if it is legal."""

    def play(self, move: Any) -> None:
        """Play a move, or the text of one; raises `Refused` if it is not legal, and changes nothing then."""

    def go_on(self) -> None:
        """Continue after chance had no answer yet."""

    def view(self, seat: int) -> Any:
        """Everything a seat may know, as of now."""

    def watch(self, seat: int) -> Any:
        """The same as `view`, but follows the game."""

    def copy(self) -> Any:
        """An independent copy, with the same chance ahead of it."""

    def result(self) -> dict[str, Any]:
        """The result so far, as a record holds it."""


G = TypeVar("G", bound=Game)
