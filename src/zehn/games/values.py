"""What games, tables and views have in common: comparing, copying, pickling and printing.

Each game's room says how, in its modules `pickling` and `text`; these are imported when they are first asked.
"""

from importlib import import_module
from typing import Any

from mypy_extensions import mypyc_attr


def _room(value: object, module: str) -> Any:
    """A module of the room in which the class of something is."""
    return import_module(f"{type(value).__module__.rpartition('.')[0]}.{module}")


@mypyc_attr(acyclic=True)
class Value:
    """Equal if the contents are. It is mutable and has no hash."""

    __slots__ = ()

    def _state(self) -> list[object]:
        """What equal ones have in common, without rules and derived values."""
        raise NotImplementedError

    def copy(self) -> Any:
        """An independent copy."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Value) or type(other) is not type(self):
            return NotImplemented
        return self._state() == other._state()

    __hash__ = None  # type: ignore[assignment]

    def __copy__(self) -> Any:
        return self.copy()


@mypyc_attr(acyclic=True)
class TableValue(Value):
    """What everybody at a table sees."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        reduced: tuple[Any, ...] = _room(self, "pickling").reduce_table(self)
        return reduced


@mypyc_attr(acyclic=True)
class GameValue(Value):
    """A game, with its secrets."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        reduced: tuple[Any, ...] = _room(self, "pickling").reduce_game(self)
        return reduced

    def __str__(self) -> str:
        return str(_room(self, "text").game_text(self))

    def __repr__(self) -> str:
        return str(_room(self, "text").game_line(self))


@mypyc_attr(acyclic=True)
class ViewValue(Value):
    """What one seat knows."""

    __slots__ = ()

    def __str__(self) -> str:
        return str(_room(self, "text").view_text(self))

    def __repr__(self) -> str:
        return str(_room(self, "text").view_line(self))
