"""All games that have records, by name. Another game is another line here, and a module like `phase10`."""

from typing import Any

from zehn.record.common import Scribe
from zehn.record.dice import DiceScribe
from zehn.record.phase10 import Phase10Scribe
from zehn.record.profisort import ProfiSortScribe

SCRIBES: dict[str, Scribe[Any]] = {scribe.game: scribe for scribe in (Phase10Scribe(), DiceScribe(), ProfiSortScribe())}
