"""Expensive work that strangers can request, as plain data in and plain data out, so that a separate process can do it.

`answer` never raises because of what a stranger wrote: a refusal travels between processes as its fields, with its
sentence in the client's language. On the other side `body_of` raises it again.
"""

from collections.abc import Callable
from io import BytesIO
from typing import Any

import segno
from msgspec import Struct, json

from zehn.games.settings import SettingError
from zehn.games.sheets import SheetError
from zehn.pad import FORMAT, Pad
from zehn.pad.common.keeper import refused
from zehn.record.record import RulesRefusal
from zehn.refusals import Refusal, Refused
from zehn.rooms import games
from zehn.server.codec import encode
from zehn.tables import views
from zehn.tables.plain import Wire
from zehn.tables.reading import read_sheet_file, told
from zehn.tables.retelling import brought, own, retell, retell_brought
from zehn.tables.rules import denied
from zehn.tables.trials import is_slow
from zehn.words import Words, say

#: No link to a table is longer.
LONGEST_LINK = 300


class Retell(Struct, frozen=True, tag="retell"):
    """A page of a round of a table's finished game."""

    code: str
    number: int
    written: bytes
    round: int
    start: int = 0


class RetellBrought(Struct, frozen=True, tag="brought"):
    """A page of a round of an uploaded record."""

    written: bytes
    round: int
    start: int = 0


class Review(Struct, frozen=True, tag="review"):
    """What every move of a round was worth: of a table's finished game, or of an uploaded record."""

    written: bytes
    round: int
    lang: str
    uploaded: bool = False


class Tell(Struct, frozen=True, tag="tell"):
    """The rules of a game under some settings, in words."""

    game: str
    settings: dict[str, Any]
    lang: str


class ReadSheet(Struct, frozen=True, tag="sheet"):
    """A file with a custom sheet."""

    game: str
    file: str
    text: str


class Draw(Struct, frozen=True, tag="draw"):
    """A QR code of a link."""

    link: str


class Trial(Struct, frozen=True, tag="trial"):
    """Are these rules, which have a custom sheet, fast enough to be played?"""

    game: str
    rules: dict[str, Any]


class CheckPad(Struct, frozen=True, tag="pad"):
    """Can all entries of a pad be?"""

    entries: list[dict[str, Any]]


class Measure(Struct, frozen=True, tag="measure"):
    """How hard the phases are that some rules play."""

    game: str
    rules: dict[str, Any]
    lang: str


class Invent(Struct, frozen=True, tag="invent"):
    """Random phases of a difficulty."""

    game: str
    level: str
    length: int
    seed: int
    lang: str


Job = Retell | RetellBrought | Review | Tell | ReadSheet | Draw | Trial | CheckPad | Measure | Invent


class Order(Struct, frozen=True):
    """A job, and the language of the client."""

    job: Job
    lang: str = "en"


class Given(Struct, frozen=True, tag="given"):
    """The result of a job, ready to be sent."""

    body: bytes


class Turned(Struct, frozen=True, tag="turned"):
    """A job that was refused: the fields of the refusal, and its sentence."""

    clause: str
    key: str
    details: dict[str, Any]
    text: str


Answer = Given | Turned


class ToldRefusal(Refusal):
    """A refusal whose sentence was written in another process."""

    __slots__ = ("text",)

    def __init__(self, turned: Turned) -> None:
        super().__init__(turned.clause, turned.key, **turned.details)
        self.text = turned.text

    def sentence(self, words: Words | None = None) -> str:
        return self.text


def work(job: Job) -> bytes:
    """Do a job; raises `Refused`."""
    return _WORK[type(job)](job)


def answer(order: Order) -> Answer:
    """Do a job, or return its refusal."""
    try:
        return Given(work(order.job))
    except Refused as refused:
        refusal = refused.refusal
        return Turned(refusal.clause, refusal.key, views.details(refusal), views.sentence(refusal, order.lang))
    except MemoryError:
        heavy = denied("job-heavy").refusal
        return Turned(heavy.clause, heavy.key, {}, views.sentence(heavy, order.lang))


def body_of(answer: Answer) -> bytes:
    """The result of a job; raises `Refused` if it was refused."""
    if isinstance(answer, Turned):
        raise Refused(ToldRefusal(answer))
    return answer.body


#: Between processes.
read_order = json.Decoder(Order).decode
read_answer = json.Decoder(Answer).decode


# -- the work ---------------------------------------------------------------------------------------------------------


def _size(value: Wire) -> int:
    return len(encode(value))


def _draw(job: Draw) -> bytes:
    if len(job.link) > LONGEST_LINK:
        raise denied("message-large")
    out = BytesIO()
    segno.make(job.link, micro=False).save(out, kind="svg", scale=8, xmldecl=False)
    return out.getvalue()


def _review(job: Review) -> bytes:
    from zehn.analysis.coach import Asked, coaching, quick_budget  # few ask for it
    from zehn.analysis.rounds import review_round

    record = brought(job.written) if job.uploaded else own(job.written)
    if record.game not in games("analysis"):
        raise denied("no-coach")
    if not 0 <= job.round < len(record.rounds):
        raise denied("no-round")
    if not coaching(record.game).ready(record.rules, len(record.players)):
        raise denied("coach-later", game=record.game)
    asked = Asked(budget=quick_budget(record.game))
    return json.encode(review_round(record, job.round, asked, say(job.lang), keep=True))


def _measure(job: Measure) -> bytes:
    from zehn.tables.evenings import measured  # few ask for it

    return encode(measured(job.game, job.rules, job.lang))


def _invent(job: Invent) -> bytes:
    from zehn.tables.evenings import invented

    return encode(invented(job.game, job.level, job.length, job.seed, job.lang))


def _try(job: Trial) -> bytes:
    if is_slow(job.game, job.rules):
        raise denied("rules-heavy")
    return b""


def _check_pad(job: CheckPad) -> bytes:
    if job.entries[0].get("format", FORMAT) != FORMAT:
        raise refused("pad-format", format=FORMAT)
    try:
        pad = Pad(job.entries[0])
        for entry in job.entries[1:]:
            pad.add(entry)
    except (SettingError, SheetError) as error:
        raise Refused(RulesRefusal(error)) from error
    return b""


_WORK: dict[type, Callable[[Any], bytes]] = {
    Retell: lambda job: encode(retell(job.code, job.number, job.written, job.round, job.start, _size)),
    RetellBrought: lambda job: encode(retell_brought(job.written, job.round, job.start, _size)),
    Review: _review,
    Tell: lambda job: encode(told(job.game, job.settings, job.lang)),
    ReadSheet: lambda job: encode(read_sheet_file(job.game, job.file, job.text)),
    Draw: _draw,
    Trial: _try,
    CheckPad: _check_pad,
    Measure: _measure,
    Invent: _invent,
}
