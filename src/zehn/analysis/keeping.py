"""Finished parts of reviews in the user's cache folder, so that an interrupted review can be continued.

A damaged file is ignored; if the folder cannot be written to, only time is lost.
"""

import hashlib
import json
from contextlib import suppress
from pathlib import Path

from zehn.analysis.coach import Asked
from zehn.analysis.findings import Part, part_of
from zehn.folders import cache_folder
from zehn.record import Record
from zehn.version import __version__

#: To be raised when a review would produce other figures.
VERSION = 3

#: How many reviews are kept; the oldest are removed first.
MOST = 200


def file_of(record: Record, asked: Asked) -> Path:
    """The file of a review: its name depends on everything that affects a figure."""
    rounds = [[entry.dealer, entry.deck, entry.reshuffles, entry.moves] for entry in record.rounds]
    what = [VERSION, __version__, record.game, record.rules.written(), record.players, rounds, asked]
    name = hashlib.sha256(json.dumps(what).encode()).hexdigest()[:32]
    return cache_folder() / "reviews" / f"{name}.jsonl"


class Kept:
    """The finished parts of one review."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.parts, self.sound = _read(file)

    def keep(self, number: int, part: Part) -> None:
        """Save a part for the next time."""
        line = json.dumps([number, part.packed()])
        with suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            if not self.file.exists():
                _make_room(self.file.parent)
            with self.file.open("a", encoding="utf-8") as file:
                file.write(("" if self.sound else "\n") + line + "\n")
                self.sound = True


def _read(file: Path) -> tuple[dict[int, Part], bool]:
    """The parts of a file, as far as they can be read, and whether its last line was written to the end."""
    parts: dict[int, Part] = {}
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return parts, False
    for line in text.splitlines():
        with suppress(ValueError, TypeError, KeyError, AttributeError):
            number, packed = json.loads(line)
            parts[number] = part_of(packed)
    return parts, text.endswith("\n")


def _make_room(folder: Path) -> None:
    files = sorted(folder.glob("*.jsonl"), key=lambda file: file.stat().st_mtime)
    for file in files[: max(0, len(files) - MOST + 1)]:
        file.unlink(missing_ok=True)
