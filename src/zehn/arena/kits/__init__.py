"""The kits of all games, by name: what arena and conformance kit need to know about a game."""

from collections.abc import Mapping
from typing import Any

from zehn.arena.kits.kit import Kit
from zehn.rooms import Offers

KITS: Mapping[str, Kit[Any]] = Offers("arena.kits", "KIT")
