"""What `zehn advise` and `zehn odds` share: questions to the dice solver, and their answers in words."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from zehn.cli.calls import Misused
from zehn.refusals import Refused
from zehn.words import Words, say

#: How wide a progress bar is.
WIDTH = 30


def bar(words: Words) -> Callable[[float], None]:
    """A progress bar on standard error, if that is a terminal."""
    shown = sys.stderr is not None and sys.stderr.isatty()

    def progress(part: float) -> None:
        if shown:
            done = round(part * WIDTH)
            end = "\n" if part >= 1 else ""
            text = f"\r{words('odds-solving')}  [{'#' * done}{'.' * (WIDTH - done)}] {part:4.0%}"
            print(text, end=end, file=sys.stderr, flush=True)

    return progress


@contextmanager
def solver() -> Iterator[None]:
    """The solver needs NumPy, which not everybody has installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise Misused("cli-no-odds") from error


def dice_answer(
    rules: Any, words: Words, *, phase: int, total: int, rolls_left: int, dice: str | None, retry: bool
) -> Any:
    """What `zehn advise dice …` answers."""
    from zehn.solver import advice

    asked = advice.position(rules, phase=phase, total=total, rolls_left=rolls_left, dice=dice, retry=retry)
    return advice.advise(advice.solved(rules, bar(words)), asked)


def file_answer(file: str, words: Words) -> Any:
    """What `zehn advise FILE` answers; raises `Refused` if the file is no legal record."""
    from zehn.record import Record, read_record, replay
    from zehn.record.text import read_file, read_json
    from zehn.refusals import Refusal
    from zehn.solver import advice

    raw = read_file(file)
    value = raw if isinstance(raw, Refusal) else read_json(raw)
    record = value if isinstance(value, Refusal) else read_record(value)
    if not isinstance(record, Record):
        raise Refused(record)
    return advice.advise_game(replay(record), bar(words))


def odds_answer(rules: Any, words: Words) -> Any:
    """What `zehn odds dice` answers."""
    from zehn.solver import advice

    return advice.odds(rules, bar(words))


def told(answer: Any, kind: str, lang: str | None) -> str:
    """An answer in words."""
    from zehn.solver import advice

    return (advice.odds_text if kind == "odds" else advice.advice_text)(answer, say(lang))
