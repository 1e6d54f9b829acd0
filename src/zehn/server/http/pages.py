"""The pages for browsers: the built client from `static`, kept in memory, compressed once.

Files of `assets`, and the parts of the engine, are named after what is in them and kept by browsers for good. All
others are asked for again each time, which costs no more than the answer that nothing has changed. Without a built
client the page says so.
"""

import gzip
from functools import cache
from hashlib import sha256
from html import escape
from importlib import resources
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from zehn.server.http.safety import language
from zehn.words import say

_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_TYPES = {
    ".mjs": "text/javascript",
    ".part": "application/octet-stream",
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}

#: Parts of the engine are compressed already.
_PART = ".part"

#: The path of a service worker decides which pages it may control.
_WORKER = "worker.js"

_PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Zehn</title>
<h1>Zehn</h1>
<p>{text}</p>
<p>{why}</p>
</html>
"""

Asking = Request[Any, Any, Any]


class _File(NamedTuple):
    """A file of the client as it is sent."""

    type: str
    plain: bytes
    packed: bytes
    mark: str


def is_built() -> bool:
    """Whether the client was built into the package."""
    return "index.html" in _files()


@cache
def _files() -> dict[str, _File]:
    folder = resources.files("zehn.server").joinpath("static")
    return dict(_read(folder, "")) if folder.is_dir() else {}


def _read(folder: Traversable, before: str) -> list[tuple[str, _File]]:
    found: list[tuple[str, _File]] = []
    for entry in folder.iterdir():
        path = before + entry.name
        if entry.is_dir():
            found += _read(entry, f"{path}/")
        else:
            found.append((path, _file(path, entry.read_bytes())))
    return found


def _file(path: str, plain: bytes) -> _File:
    suffix = path[path.rfind(".") :]
    kind = _TYPES.get(suffix) or guess_type(path)[0] or "application/octet-stream"
    packed = b"" if suffix == _PART else gzip.compress(plain, 9, mtime=0)
    return _File(kind, plain, packed if len(packed) < len(plain) else b"", f'"{sha256(plain).hexdigest()[:20]}"')


def _send(request: Asking, path: str) -> Response[bytes]:
    """A file, compressed if the browser accepts that, or 304 if the browser already has it."""
    file = _files().get(path)
    if file is None:
        raise NotFoundException
    keep = _FOREVER if path.startswith("assets/") or path.endswith((_PART, ".mjs")) else _ASK_AGAIN
    headers = {"Cache-Control": keep, "ETag": file.mark, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.mark:
        return Response(b"", status_code=304, headers=headers)
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.type, headers=headers | {"Content-Encoding": "gzip"})
    return Response(file.plain, media_type=file.type, headers=headers)


def _page(request: Asking) -> Response[Any]:
    """The client, which reads the address itself."""
    if is_built():
        return _send(request, "index.html")
    lang = language(request.headers)
    words = say(lang)
    text = words("serve-page", address=str(request.base_url))
    page = _PAGE.format(lang=lang, text=escape(text), why=escape(words("serve-no-client")))
    return Response(page, media_type=MediaType.HTML)


@get(["/", "/record", "/pad"], include_in_schema=False, sync_to_thread=False)
def front_page(request: Asking) -> Response[Any]:
    """The start page."""
    return _page(request)


@get("/t/{code:str}", include_in_schema=False, sync_to_thread=False)
def table_page(request: Asking, code: FromPath[str]) -> Response[Any]:
    """The page of a table."""
    return _page(request)


@get("/pad/{code:str}", include_in_schema=False, sync_to_thread=False)
def pad_page(request: Asking, code: FromPath[str]) -> Response[Any]:
    """The page of a pad that somebody shares."""
    return _page(request)


_GAME = "/t/{code:str}/game/{number:int}"


@get([_GAME, f"{_GAME}/review"], include_in_schema=False, sync_to_thread=False)
def replay_page(request: Asking, code: FromPath[str], number: FromPath[int]) -> Response[Any]:
    """The page of a finished game, and of its review."""
    return _page(request)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: Asking, name: FromPath[str]) -> Response[bytes]:
    """A file with a hash in its name."""
    return _send(request, f"assets/{name}")


@get(["/engine/{path:path}", "/rules/{path:path}"], include_in_schema=False, sync_to_thread=False)
def engine_file(request: Asking, path: FromPath[str]) -> Response[bytes]:
    """What a browser needs to play without this server."""
    return _send(request, request.url.path.removeprefix("/"))


@get(["/icon.svg", "/manifest.webmanifest", f"/{_WORKER}"], include_in_schema=False, sync_to_thread=False)
def other_file(request: Asking) -> Response[bytes]:
    """A file under a fixed name."""
    return _send(request, request.url.path.removeprefix("/"))


PAGES = [front_page, table_page, pad_page, replay_page, asset, engine_file, other_file]
