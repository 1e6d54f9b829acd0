"""The pad for a page: it keeps the entries, and asks here what they mean. Plain data in, plain data out.

A page sends all entries of a pad every time; the pad that was asked for last is remembered.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from zehn.games.settings import SettingError
from zehn.games.sheet import SheetError
from zehn.pad import Pad, of_record, read, write
from zehn.pad.common.paper import as_csv, message
from zehn.pad.common.text import RulesFault, is_pad
from zehn.record import read_record
from zehn.record.text import read_json
from zehn.refusals import Refusal, Refused
from zehn.tables import views
from zehn.tables.boards import board_of

_last: list[Pad] = []


@contextmanager
def saying() -> Iterator[None]:
    """Rules that cannot be played are refused with their sentence."""
    try:
        yield
    except (SettingError, SheetError) as error:
        raise Refused(RulesFault(error)) from error


def _pad(entries: list[Any]) -> Pad:
    """The pad that some entries make; the last one is at hand."""
    if not _last or _last[0].entries != entries:
        pad = Pad(entries[0])
        for entry in entries[1:]:
            pad.add(entry)
        _last[:] = [pad]
    return _last[0]


def begin(fields: Any) -> dict[str, Any]:
    """A new pad; its first entry is among what is shown."""
    with saying():
        return shown(Pad(fields["first"]), fields["lang"])


def show(fields: Any) -> dict[str, Any]:
    """A pad as it is."""
    return shown(_pad(fields["entries"]), fields["lang"])


def add(fields: Any) -> dict[str, Any]:
    """A pad with one more entry; a refusal if that is impossible."""
    pad = _pad(fields["entries"])
    with saying():
        pad.add(fields["entry"])
    return shown(pad, fields["lang"])


def asked(fields: Any) -> list[dict[str, Any] | None]:
    """What can be entered for each seat in a round that is corrected."""
    return _pad(fields["entries"]).asked(fields["round"])


def may_lay(fields: Any) -> dict[str, Any]:
    """The referee at the table."""
    return _pad(fields["entries"]).may_lay(fields["seat"], {"cards": fields["cards"], "phase": fields.get("phase")})


def on_table(fields: Any) -> list[dict[str, Any]]:
    """The referee of all that lies on the table."""
    pad = _pad(fields["entries"])
    found = pad.on_table(fields["laid"])
    return [_refusal(one.named(pad.players), fields["lang"]) if isinstance(one, Refusal) else one for one in found]


def texts(fields: Any) -> dict[str, str]:
    """A pad as a file, for a spreadsheet and for a messenger."""
    pad, words = _pad(fields["entries"]), views.words_of(fields["lang"])
    return {"file": write(pad), "csv": as_csv(pad, words), "message": message(pad, words)}


def opened(fields: Any) -> dict[str, Any]:
    """The pad in a file that somebody brings along: a pad, or the record of a game."""
    raw = fields["text"].encode()
    if is_pad(raw):
        return shown(read(raw), fields["lang"])
    value = read_json(raw)
    return shown(of_record(value if isinstance(value, Refusal) else read_record(value)), fields["lang"])


def shown(pad: Pad, lang: str) -> dict[str, Any]:
    """All that a page shows of a pad: the sheet and the state of a table, what can be entered next, what is wrong."""
    board = board_of(pad.kind)
    return {
        "entries": pad.entries,
        "kind": pad.kind,
        "players": list(pad.players),
        "first_dealer": pad.book.dealer,
        "sheet": board.sheet(pad.rules),
        "game": board.public_state(pad.look()),
        "asked": pad.asked(),
        "dealer": pad.dealer,
        "winners": list(pad.winners),
        "totals": list(pad.totals),
        "done": [list(numbers) for numbers in pad.done],
        "rounds": [list(scores) for scores in pad.rounds],
        "costs": _costs(pad.rules),
        "chances": pad.chances,
        "doubt": pad.doubt,
        "words": board.book(pad.rules, views.words_of(lang)).phases,
        "faults": [
            {"round": fault.round, "seat": fault.seat, **_refusal(fault.refusal.named(pad.players), lang)}
            for fault in pad.faults
        ],
    }


def _refusal(refusal: Refusal, lang: str) -> dict[str, Any]:
    return {
        "clause": refusal.clause,
        "key": refusal.key,
        "details": views.details(refusal),
        "text": views.sentence(refusal, lang),
    }


def _costs(rules: Any) -> list[dict[str, Any]]:
    """What cards cost, cheapest first, and some of their names; none where nobody has a hand."""
    if not rules.secret_hands:
        return []
    names: dict[int, list[str]] = {}
    for kind, count in enumerate(rules.deck.counts):
        if count:
            names.setdefault(rules.points[kind], []).append(rules.deck.names[kind])
    return [{"points": points, "cards": names[points]} for points in sorted(names)]


ANSWERS = {
    "begin": begin, "show": show, "add": add, "asked": asked, "may_lay": may_lay, "on_table": on_table, "texts": texts,
    "open": opened,
}  # fmt: skip
