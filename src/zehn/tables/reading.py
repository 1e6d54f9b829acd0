"""Rules and own sheets read for people: the rulebook in parts, every phase in words, what is wrong with a sheet.

All of it is computed from plain data, so that a separate process can do it.
"""

import json
import tomllib
from typing import Any

from zehn.games.sheets import MOST_BYTES, SheetError
from zehn.record.record import RulesRefusal
from zehn.refusals import Refused
from zehn.tables.boards import board_of
from zehn.tables.names import clean
from zehn.tables.plain import Wire, plain
from zehn.tables.rules import agreed, denied, weigh
from zehn.tables.trials import is_slow
from zehn.words import say


@plain()
class ParagraphSchema(Wire):
    """Some sentences and the clause they come from."""

    clause: str
    text: str
    listed: bool


@plain()
class ChapterSchema(Wire):
    """A part of the book."""

    title: str
    paragraphs: list[ParagraphSchema]


@plain()
class BookSchema(Wire):
    """The book; `phases` tells each phase in words, by its number."""

    title: str
    chapters: list[ChapterSchema]
    phases: dict[str, str]


@plain()
class OwnSheetSchema(Wire):
    """An own sheet that can be played: `sheet` goes into the rules of a table, `values` are all settings by it."""

    name: str
    sheet: dict[str, Any]
    phases: list[dict[str, Any]]
    values: dict[str, Any]
    least: int
    most: int


def told(game: str, settings: dict[str, Any], lang: str) -> BookSchema:
    """The rules that some settings make, in words."""
    weigh(settings)
    meant = agreed(game, settings)
    book = board_of(game).book(meant, say(lang))
    chapters = [
        ChapterSchema(title, [ParagraphSchema(*paragraph) for paragraph in paragraphs])
        for title, paragraphs in book.chapters
    ]
    return BookSchema(book.title, chapters, book.phases)


def read_sheet_file(game: str, file: str, text: str, patience: float = 1.0) -> OwnSheetSchema:
    """Somebody's own sheet (TOML), tried; a mistake is shown with its file and key."""
    file = clean(file, 60)
    try:
        own = _parsed(text, file)
        weigh({"sheet": own})
        meant = agreed(game, {"sheet": own})
    except Refused as refused:
        if isinstance(refused.refusal, RulesRefusal) and isinstance(refused.refusal.error, SheetError):
            raise Refused(RulesRefusal(_placed(refused.refusal.error, file))) from refused
        raise
    if is_slow(game, {"sheet": own}, patience):
        raise denied("rules-heavy")
    phases = [{"number": contract.number, "contract": contract.text} for contract in meant.sheet.contracts]
    name = clean(str(own.get("name", "")) or file, 60)
    return OwnSheetSchema(name, own, phases, dict(meant.value), meant.sheet.least, meant.sheet.most)


def _parsed(text: str, file: str) -> dict[str, Any]:
    """The data of a sheet; JSON has no dates, and no sheet needs them."""
    try:
        if len(text.encode()) > MOST_BYTES:
            raise SheetError("", "sheet-huge", where=file, details={"most": MOST_BYTES})
        own: dict[str, Any] = json.loads(json.dumps(tomllib.loads(text), default=str, allow_nan=False))
    except SheetError as error:
        raise Refused(RulesRefusal(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeError, RecursionError, ValueError, OverflowError) as error:
        broken = SheetError("", "sheet-no-toml", where=file, details={"why": str(error)[:200]})
        raise Refused(RulesRefusal(broken)) from error
    return own


def _placed(error: SheetError, file: str) -> SheetError:
    return SheetError(error.key, error.sentence, where=file, details=error.details)
