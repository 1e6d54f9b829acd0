"""The coach for a page: reviews of finished games without a server, and exercises. Plain data in, plain data out."""

from collections.abc import Generator
from typing import Any

from zehn.analysis.coach import Asked, Spot, coaching
from zehn.analysis.rounds import review_events
from zehn.local.position import Place
from zehn.record import Record
from zehn.rooms import games
from zehn.tables import views
from zehn.tables.retelling import brought
from zehn.tables.rules import denied

_last: list[tuple[str, Record]] = []


def _record(text: str) -> Record:
    """A record that the referee finds nothing wrong with; the last one is at hand."""
    if not _last or _last[0][0] != text:
        _last[:] = [(text, brought(text.encode()))]
    return _last[0][1]


def review(fields: Any) -> Generator[dict[str, Any], None, dict[str, Any]]:
    """What every move of a round was worth, event by event; at last the whole round."""
    record, number = _record(fields["text"]), fields["round"]
    if record.game not in games("analysis"):
        raise denied("no-coach")
    if not 0 <= number < len(record.rounds):
        raise denied("no-round")
    coach = coaching(record.game)
    if not coach.ready(record.rules, len(record.players)):
        raise denied("coach-elsewhere")
    asked = Asked(budget=coach.on_device)
    return (yield from review_events(record, number, asked, views.words_of(fields["lang"])))


def _place(fields: Any) -> Place:
    return Place(_record(fields["text"]), Spot(fields["round"], fields["move"], fields["seat"]))


ANSWERS = {
    "review": review,
    "position": lambda fields: _place(fields).state(),
    "check": lambda fields: _place(fields).check(fields["tried"], fields["lang"]),
    "tried": lambda fields: _place(fields).tried(fields["tried"], fields["lang"]),
}
