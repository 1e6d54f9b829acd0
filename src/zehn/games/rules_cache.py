"""A cache that is bounded in bytes: strangers can fill it, but not the memory."""

import json
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from threading import Lock
from typing import Any, Final

from zehn.games.sheet import Sheet
from zehn.kernel.costs import PLAIN_SIZE, size_of

#: How many bytes the cached rules with custom sheets may take, and those with shipped sheets and chosen settings.
OWN_BYTES: Final = 48_000_000
SHIPPED_BYTES: Final = 24_000_000


class ByteCache:
    """Values with an estimate of their bytes; the least recently used go first.

    Threads may share it. Two that miss the same value at once both make it, and the later one is kept.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self._kept: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable) -> Any:
        """The value of a key; None if there is none."""
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                return None
            self._kept.move_to_end(key)
            return found[0]

    def put(self, key: Hashable, value: Any, size: int) -> None:
        """Keep a value, unless it is larger than the whole cache."""
        with self._lock:
            if key in self._kept:
                self.size -= self._kept.pop(key)[1]
            if size > self.most:
                return
            self._kept[key] = value, size
            self.size += size
            while self.size > self.most:
                self.size -= self._kept.popitem(last=False)[1][1]

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()
            self.size = 0


own_rules: Final = ByteCache(OWN_BYTES)
shipped_rules: Final = ByteCache(SHIPPED_BYTES)
plain_rules: Final[dict[str, Any]] = {}


def kept_rules(game: str, settings: Mapping[str, Any], make: Callable[[dict[str, Any]], Any]) -> Any:
    """The rules that settings mean, made once. Those without settings stay for good; own sheets push out own sheets
    only. What is made gets a copy of the settings.
    """
    if not settings:
        if game not in plain_rules:
            plain_rules[game] = make({})
        return plain_rules[game]
    text = json.dumps(settings, sort_keys=True)
    cache = own_rules if "sheet" in settings else shipped_rules
    rules = cache.get((game, text))
    if rules is None:
        rules = make(json.loads(text))
        cache.put((game, text), rules, 3 * len(text) + (size_of_sheet(rules.sheet) if rules.sheet.own else PLAIN_SIZE))
    return rules


def size_of_sheet(sheet: Sheet) -> int:
    """How many bytes a sheet takes at most, once all its tables are made."""
    return size_of(sheet.contracts, sheet.deal)
