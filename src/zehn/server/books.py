"""The rules in force for people at a live table: the rulebook in parts, and every phase in words."""

from typing import Annotated, Any, Literal

from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from zehn.rules.words import say
from zehn.server.boards import BOARDS
from zehn.server.requests import agreed
from zehn.server.routes import REFUSALS


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


@post("/api/rules", status_code=200, responses=REFUSALS, sync_to_thread=True)
def read_rules(data: JSONBody[Reader]) -> BookFace:
    """The rules that some settings come to, in words; refused like a table that cannot be played."""
    rules = agreed(data.game, data.rules)
    book = BOARDS[data.game].book(rules, say(data.lang))
    told = [
        ChapterFace(title, [ParagraphFace(*paragraph) for paragraph in paragraphs])
        for title, paragraphs in book.chapters
    ]
    return BookFace(book.title, told, book.phases)
