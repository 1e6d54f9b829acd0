"""The kits of all games, by name: what the arena and those who check a bot must know of a game."""

from collections.abc import Mapping
from typing import Any

from zehn.arena.kits.kit import Kit
from zehn.rooms import Offers

KITS: Mapping[str, Kit[Any]] = Offers("arena.kits", "KIT")
