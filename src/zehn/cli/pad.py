"""`zehn pad`: the pad for real cards and dice, in the terminal."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from zehn.cli.calls import Misused, read_rules
from zehn.cli.commands import Many
from zehn.cli.names import language
from zehn.pad.common.pad import Pad, new
from zehn.pad.common.paper import as_csv, paper
from zehn.pad.common.text import BrokenPad, of_record, read, write
from zehn.record import read_record
from zehn.record.text import read_file, read_json
from zehn.refusals import RecordError, Refusal
from zehn.words import Language, Words, say


def pad(
    file: str,
    /,
    *,
    game: str | None = None,
    players: Many = None,
    rules: Many = None,
    sheet: str | None = None,
    record: str | None = None,
    csv: bool = False,
    show: bool = False,
    lang: Language | None = None,
) -> int:
    """Show a pad and write on it."""
    words = say(lang or language())
    names = [name.strip() for text in players or [] for name in text.split(",") if name.strip()]
    given = any((game, names, rules, sheet, record))
    if Path(file).exists():
        if given:
            raise Misused("cli-pad-exists", file=file)
        kept = load(file, words)
    else:
        kept = _recorded(record, words) if record else _new(game, names, rules or [], sheet)
        save(file, kept, words)
    print(as_csv(kept, words) if csv else paper(kept, words), end="" if csv else "\n")
    if not csv and not show and sys.stdin is not None:
        from zehn.terminal.pad import PadPrompt

        PadPrompt(kept, words, lambda: save(file, kept, words)).run()
    return 0


def load(file: str, words: Words) -> Pad:
    """The pad in a file; what is wrong with it names the line."""
    raw = read_file(file)
    if isinstance(raw, Refusal):
        raise Misused("cli-pad-file", file=file, line=1, why=raw.sentence(words))
    try:
        return read(raw)
    except BrokenPad as broken:
        raise Misused("cli-pad-file", file=file, line=broken.line, why=broken.refusal.sentence(words)) from broken


def save(file: str, kept: Pad, words: Words) -> None:
    """Write the file beside the old one, then put it in its place: a full disk loses nothing."""
    beside = Path(f"{file}.part")
    try:
        with beside.open("w", encoding="utf-8") as text:
            text.write(write(kept))
            text.flush()
            os.fsync(text.fileno())
        beside.replace(file)
    except OSError as error:
        raise Misused("cli-pad-unwritten", file=file, why=error.strerror or "") from error


def _recorded(name: str, words: Words) -> Pad:
    raw = read_file(name)
    value: Any = raw if isinstance(raw, Refusal) else read_json(raw)
    try:
        return of_record(value if isinstance(value, Refusal) else read_record(value))
    except RecordError as error:
        raise Misused("coach-record", file=name, why=error.text(words)) from error


def _new(game: str | None, names: Sequence[str], settings: Sequence[str], sheet: str | None) -> Pad:
    if not names:
        raise Misused("cli-pad-who")
    rules = read_rules(game, settings, sheet)
    return new(rules.game, names, rules=rules.written())
