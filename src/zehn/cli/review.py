"""`zehn review`: what every move of a recorded game was worth."""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from zehn.analysis.formatting import ReviewFormatter, people
from zehn.analysis.page import page
from zehn.analysis.review import Review, legal
from zehn.analysis.review import review as reviewed
from zehn.cli.calls import DASH, Misused, json_line
from zehn.cli.names import language
from zehn.cli.solving import WIDTH, solver
from zehn.record import Record, read_record
from zehn.record.text import read_file, read_json
from zehn.refusals import RecordError, Refusal
from zehn.rooms import games
from zehn.words import Language, Words, say

#: The largest seed, and the most processes.
MOST_SEED, MOST_WORKERS = 2**63 - 1, 1024


def review(
    files: list[str],
    /,
    *,
    seat: int | None = None,
    all: bool = False,
    json: bool = False,
    html: str | None = None,
    budget: int | None = None,
    seed: int = 1,
    workers: int | None = None,
    lang: Language | None = None,
) -> int:
    """What every move of recorded games was worth."""
    _check(seed, workers, both=json and html is not None)
    words, names = say(lang), [file.replace(DASH, "-") for file in files]
    records = [_record(name, words) for name in names]
    processes = workers or os.cpu_count() or 1
    found = []
    with solver():
        for number, record in enumerate(records):
            tell = _bar(words, number, len(records))
            one = reviewed(record, seed=seed, budget=budget, seat=seat, workers=processes, progress=tell, keep=True)
            found.append(one)
            if json:
                print(json_line(one.written(words)), flush=True)
    if html is not None:
        _write(html, page(found, words, language=lang or language(), names=names if len(names) > 1 else ()))
        print(words("coach-written", file=html))
    elif not json:
        print("\n".join(_text(found, names, words, every=all)))
    return 0


def _check(seed: int, workers: int | None, *, both: bool) -> None:
    if both:
        raise Misused("coach-one-way")
    if not 0 <= seed <= MOST_SEED:
        raise Misused("coach-seed", most=MOST_SEED)
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise Misused("coach-workers", most=MOST_WORKERS)


def _record(name: str, words: Words) -> Record:
    """The legal record in a file; the sentence that says what is wrong names the file."""
    raw = read_file(name)
    value = raw if isinstance(raw, Refusal) else read_json(raw)
    try:
        record = legal(value if isinstance(value, Refusal) else read_record(value))
    except RecordError as error:
        raise Misused("coach-record", file=name, why=error.text(words)) from error
    if record.game not in games("analysis"):
        raise Misused("coach-no-game")
    if not any(entry.moves for entry in record.rounds):
        raise Misused("coach-no-moves", file=name)
    return record


def _write(file: str, text: str) -> None:
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError as error:
        raise Misused("coach-unwritten", file=file, why=error.strerror or "") from error


def _bar(words: Words, number: int, games: int) -> Callable[[float], None]:
    """A progress bar on standard error, if that is a terminal."""
    shown = sys.stderr is not None and sys.stderr.isatty()

    def progress(part: float) -> None:
        if shown:
            done = round(part * WIDTH)
            place = f" {number + 1}/{games}" if games > 1 else ""
            line = f"\r{words('coach-working')}{place}  [{'#' * done}{'.' * (WIDTH - done)}] {part:4.0%}"
            print(line, end="\n" if part >= 1 else "", file=sys.stderr, flush=True)

    return progress


def _text(found: Sequence[Review], names: Sequence[str], words: Words, *, every: bool) -> list[str]:
    """The summaries, and what they have in common."""
    lines: list[str] = []
    for name, one in zip(names, found, strict=True):
        tell = ReviewFormatter(one, words)
        lines += [name] if len(found) > 1 else []
        lines += [*tell.summary(), ""]
        if every:
            lines += [words("coach-decisions"), *(f"  {line}" for line in tell.every()), ""]
    lines += _form(list(found), names, words) if len(found) > 1 else []
    return lines[:-1] if every else [*lines, words("coach-more")]


def _form(found: list[Review], names: Sequence[str], words: Words) -> list[str]:
    """How a person's play changes from game to game."""
    lines = []
    for name, seats in people(found).items():
        lines.append(words("coach-form", name=name))
        for number, one, seat in seats:
            row = ReviewFormatter(one, words).row(seat)
            lines.append(f"  {names[number]}  {row.result}  {row.luck}  {row.each}  {row.like}")
        lines.append("")
    return lines
