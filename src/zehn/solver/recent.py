"""What was used last: solved games hold big tables, and a process that is asked about many must let old ones go."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Recent(Generic[Thing]):
    """Up to `most` things by their names; the one that nobody has asked for longest goes first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._things: dict[Hashable, Thing] = {}

    def get(self, name: Hashable, make: Callable[[], Thing]) -> Thing:
        """The thing of a name, made if it is not there."""
        thing = self._things.pop(name, None)
        if thing is None:
            thing = make()
        self._things[name] = thing
        for old in list(self._things)[: -self.most]:
            self._things.pop(old, None)
        return thing
