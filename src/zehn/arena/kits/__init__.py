"""The kits of all games, by name, for those who check a bot."""

from typing import Any

from zehn.arena.conformance import Kit
from zehn.arena.kits.dice import DiceKit
from zehn.arena.kits.phase10 import Phase10Kit
from zehn.arena.kits.profisort import ProfiSortKit

KITS: dict[str, Kit[Any]] = {"phase10": Phase10Kit(), "dice": DiceKit(), "profisort": ProfiSortKit(short=True)}
