"""The referee of files: pads and records alike, each by what its first line says."""

from dataclasses import dataclass
from typing import Any, ClassVar

from zehn.pad.common.text import BrokenPad, is_pad, read
from zehn.record.referee import NoRecord, Verdict, judge
from zehn.record.text import read_file
from zehn.refusals import Refusal
from zehn.words import Words


@dataclass(frozen=True, slots=True)
class SoundPad:
    """A pad whose every entry can be; `faults` tells how many rounds need a correction."""

    game: str
    finished: bool
    result: dict[str, Any]
    faults: int
    ok: ClassVar = True
    code: ClassVar = 0

    def written(self, file: str, words: Words) -> dict[str, Any]:
        """The verdict as an object for JSON."""
        found = {"ok": True, "file": file, "game": self.game, "finished": self.finished, "result": self.result}
        return found | ({"faults": self.faults} if self.faults else {})


@dataclass(frozen=True, slots=True)
class WrongPad:
    """The first line of a pad that cannot be."""

    refusal: Refusal
    line: int
    ok: ClassVar = False
    code: ClassVar = 1

    def written(self, file: str, words: Words) -> dict[str, Any]:
        """The verdict as an object for JSON."""
        why = {"rule": self.refusal.clause, "error": self.refusal.sentence(words)}
        return {"ok": False, "file": file, "line": self.line, **why}


def judge_file(name: str, receipt: str | None = None) -> Verdict | SoundPad | WrongPad:
    """The verdict on a file, `-` for standard input: a pad, or a record with perhaps a receipt about it."""
    raw = read_file(name)
    if isinstance(raw, Refusal):
        return NoRecord(raw)
    if is_pad(raw):
        return judge_pad(raw)
    seen = read_file(receipt) if receipt is not None else None
    if isinstance(seen, Refusal):
        return NoRecord(seen)
    return judge(raw, seen)


def judge_pad(raw: bytes) -> SoundPad | WrongPad:
    """The verdict on the bytes of a pad."""
    try:
        pad = read(raw)
    except BrokenPad as broken:
        return WrongPad(broken.refusal, broken.line)
    return SoundPad(pad.kind, pad.over, pad.result(), len(pad.faults))
