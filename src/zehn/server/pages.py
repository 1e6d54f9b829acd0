"""The page that a browser gets: for now, where a client finds this server."""

from html import escape
from typing import Any

from litestar import MediaType, Request, get
from litestar.params import FromPath

from zehn.rules.words import say
from zehn.server.safety import language

_PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Zehn</title>
<h1>Zehn</h1>
<p>{text}</p>
</html>
"""


def _page(request: Request[Any, Any, Any]) -> str:
    lang = language(request.headers)
    text = say(lang)("serve-page", address=str(request.base_url))
    return _PAGE.format(lang=lang, text=escape(text))


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def front_page(request: Request[Any, Any, Any]) -> str:
    """The start page."""
    return _page(request)


@get("/t/{code:str}", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def table_page(request: Request[Any, Any, Any], code: FromPath[str]) -> str:
    """The page of a table."""
    return _page(request)


PAGES = [front_page, table_page]
