"""A round of a review as JSON, in the form of docs/coach.md: at once, or event by event as it is worked out."""

from collections.abc import Generator
from typing import Any

from zehn.analysis.coach import Asked, coaching
from zehn.analysis.findings import Decision, Part
from zehn.analysis.keeping import Kept, file_of
from zehn.analysis.looking import joined, look, looked
from zehn.analysis.marks import verdict
from zehn.analysis.sums import seat_sums
from zehn.record import Record, replay
from zehn.words import Words

FORMAT = "zehn-review/1"


def told(one: Decision, unit: str, words: Words) -> dict[str, Any]:
    """A decision as an object for JSON."""
    found: dict[str, Any] = {
        "round": one.round,
        "move": one.move,
        "seat": one.seat,
        "played": one.played,
        "best": one.best,
        "verdict": verdict(one, unit),
        "kind": one.kind,
        "value": one.value,
        "cost": one.cost.written(),
        "others": [{"move": other.move, "cost": other.cost.written()} for other in one.others],
    }
    if one.why:
        found["why"] = {"key": one.why.key, "details": dict(one.why.details), "text": one.why.sentence(words)}
    return found


class _Report:
    """Writes what was found in one round. `start` is what every seat had before the game; `result`, with the last
    round, what each has in the end; `seats` are the sums of what is told, so those of all rounds add up to the game's.
    """

    def __init__(self, record: Record, number: int, asked: Asked, words: Words) -> None:
        coach, game = coaching(record.game)(asked), replay(record)
        self.unit = coach.unit(len(record.players))
        self.words = words
        self.seats = range(len(record.players)) if asked.seat is None else [asked.seat]
        self.head = {
            "format": FORMAT,
            "game": record.game,
            "players": list(record.players),
            "seed": asked.seed,
            "budget": asked.budget,
            "unit": self.unit,
            "rounds": len(record.rounds),
            "round": number,
            "start": coach.start(game),
            "result": coach.result(game) if number + 1 == len(record.rounds) else None,
        }

    def of(self, part: Part) -> dict[str, Any]:
        """The round, or some of its events."""
        return self.head | {
            "decisions": [told(one, self.unit, self.words) for one in part.decisions],
            "luck": [one._asdict() for one in part.luck],
            "seats": seat_sums(part, self.seats, self.unit),
            "chances": part.chances,
        }


def review_round(record: Record, number: int, asked: Asked, words: Words, *, keep: bool = False) -> dict[str, Any]:
    """What every move of one round of a legal record was worth."""
    kept = Kept(file_of(record, asked)) if keep else None
    part = kept.parts.get(number) if kept else None
    if part is None:
        part = look(record, number, asked)
        if kept:
            kept.keep(number, part)
    return _Report(record, number, asked, words).of(part)


def review_events(
    record: Record, number: int, asked: Asked, words: Words
) -> Generator[dict[str, Any], None, dict[str, Any]]:
    """The same for somebody who watches: event by event, in the same form, and at last the whole round."""
    report, found = _Report(record, number, asked, words), []
    for event in looked(record, number, asked):
        found.append(event)
        yield report.of(joined([event]))
    return report.of(joined(found))
