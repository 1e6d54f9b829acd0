"""The rules in force for people at a live table: the rulebook in parts, every phase in words, and own sheets."""

import asyncio
import tomllib
from typing import Annotated, Any, Literal

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody, QueryParameter
from msgspec import Meta, MsgspecError, Struct, json

from zehn.record.record import RulesRefusal
from zehn.rules.refusals import Refused
from zehn.rules.sheets import MOST_BYTES, SheetError
from zehn.rules.words import say
from zehn.server.boards import BOARDS
from zehn.server.hall import Hall
from zehn.server.names import clean
from zehn.server.requests import denied
from zehn.server.routes import REFUSALS, Asking, address_of, hall_of


class Reader(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to read the rules of a game under some settings."""

    game: Annotated[str, Meta(max_length=20)]
    rules: dict[str, Any] = {}
    lang: Literal["de", "en"] = "en"


class ParagraphFace(Struct, frozen=True):
    """Some sentences and the clause they come from."""

    clause: str
    text: str
    listed: bool


class ChapterFace(Struct, frozen=True):
    """A part of the book."""

    title: str
    paragraphs: list[ParagraphFace]


class BookFace(Struct, frozen=True):
    """The book; `phases` tells each phase in words, by its number."""

    title: str
    chapters: list[ChapterFace]
    phases: dict[str, str]


@post("/api/rules", status_code=200, responses=REFUSALS)
async def read_rules(request: Asking, state: State, data: JSONBody[Reader]) -> BookFace:
    """The rules that some settings come to, in words; refused like a table that cannot be played."""
    hall = hall_of(state)
    hall.limiter.take("readings", address_of(request))
    return await _book(hall, data)


@get("/api/rules", responses=REFUSALS)
async def fetch_rules(
    request: Asking,
    state: State,
    game: Annotated[str, QueryParameter(max_length=20)],
    lang: FromQuery[Literal["de", "en"]] = "en",
    rules: Annotated[str, QueryParameter(max_length=1000, description="Settings as JSON, but no own sheet")] = "{}",
) -> BookFace:
    """The same by an address, so that a browser can keep it and read it without a network."""
    hall = hall_of(state)
    hall.limiter.take("readings", address_of(request))
    try:
        settings = json.decode(rules, type=dict[str, Any])
    except (MsgspecError, UnicodeError, RecursionError) as error:
        raise denied("rules-unreadable") from error
    if "sheet" in settings:
        raise denied("rules-unreadable")
    return await _book(hall, Reader(game, settings, lang))


async def _book(hall: Hall, reader: Reader) -> BookFace:
    meant = await hall.agree(reader.game, reader.rules)
    return await asyncio.to_thread(_told, reader.game, meant, reader.lang)


def _told(game: str, rules: Any, lang: str) -> BookFace:
    book = BOARDS[game].book(rules, say(lang))
    told = [
        ChapterFace(title, [ParagraphFace(*paragraph) for paragraph in paragraphs])
        for title, paragraphs in book.chapters
    ]
    return BookFace(book.title, told, book.phases)


# -- own sheets -----------------------------------------------------------------------------------------------------


class SheetFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file with somebody's own sheet."""

    game: Annotated[str, Meta(max_length=20)]
    file: Annotated[str, Meta(max_length=200)]
    text: Annotated[str, Meta(max_length=MOST_BYTES + 1)]


class OwnSheetFace(Struct, frozen=True):
    """An own sheet that can be played: `sheet` goes into the rules of a table, `values` are all settings by it."""

    name: str
    sheet: dict[str, Any]
    phases: list[dict[str, Any]]
    values: dict[str, Any]
    least: int
    most: int


@post("/api/sheets", status_code=200, responses=REFUSALS)
async def read_sheet(request: Asking, state: State, data: JSONBody[SheetFile]) -> OwnSheetFace:
    """Read somebody's own sheet (TOML); what is wrong with it is told with the file and the key."""
    hall = hall_of(state)
    hall.limiter.take("uploads", address_of(request))
    file = clean(data.file, 60)
    try:
        own = await asyncio.to_thread(_parsed, data.text, file)
        meant = await hall.agree(data.game, {"sheet": own})
    except Refused as refused:
        if isinstance(refused.refusal, RulesRefusal) and isinstance(refused.refusal.error, SheetError):
            raise Refused(RulesRefusal(_placed(refused.refusal.error, file))) from refused
        raise
    phases = [{"number": contract.number, "contract": contract.text} for contract in meant.sheet.contracts]
    name = clean(str(own.get("name", "")) or file, 60)
    return OwnSheetFace(name, own, phases, dict(meant.value), meant.sheet.least, meant.sheet.most)


def _parsed(text: str, file: str) -> dict[str, Any]:
    """The data of a sheet; JSON has no dates, and no sheet needs them."""
    try:
        if len(text.encode()) > MOST_BYTES:
            raise SheetError("", "sheet-huge", where=file, details={"most": MOST_BYTES})
        own: dict[str, Any] = json.decode(json.encode(tomllib.loads(text)))
    except SheetError as error:
        raise Refused(RulesRefusal(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeError, RecursionError, ValueError, OverflowError) as error:
        broken = SheetError("", "sheet-no-toml", where=file, details={"why": str(error)[:200]})
        raise Refused(RulesRefusal(broken)) from error
    return own


def _placed(error: SheetError, file: str) -> SheetError:
    return SheetError(error.key, error.sentence, where=file, details=error.details)


BOOKS = [read_rules, fetch_rules, read_sheet]
