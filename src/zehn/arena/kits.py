"""The kits of all games, by name, for those who check a bot."""

from typing import Any

from zehn.arena.conformance import Kit
from zehn.arena.dice_kit import DiceKit
from zehn.arena.phase10_kit import Phase10Kit
from zehn.arena.profisort_kit import ProfiSortKit

KITS: dict[str, Kit[Any]] = {"phase10": Phase10Kit(), "dice": DiceKit(), "profisort": ProfiSortKit(short=True)}
