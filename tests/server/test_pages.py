"""The client that a browser gets: what is kept, what is packed, what is forbidden; and the page without it."""

import gzip
import json
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from live_house import house
from zehn.server.http import pages

SCRIPT = b"console.log('zehn');" * 50
FILES = {"index.html": b"<!doctype html><title>Zehn</title>", "assets/a-1.js": SCRIPT, "icon.svg": b"<svg/>"}


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> None:
    """A client of three files."""
    files = {path: pages._file(path, plain) for path, plain in FILES.items()}
    monkeypatch.setattr(pages, "_files", lambda: files)


def fetch(address: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    asked = Request(address, headers={name.replace("_", "-"): value for name, value in headers.items()})
    try:
        with urlopen(asked, timeout=300) as answer:
            return answer.status, {name.lower(): value for name, value in answer.headers.items()}, answer.read()
    except HTTPError as error:
        with error:
            return error.code, {name.lower(): value for name, value in error.headers.items()}, error.read()


async def get(address: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    import asyncio

    return await asyncio.to_thread(fetch, address, **headers)


@pytest.mark.usefixtures("built")
async def test_every_address_of_the_client_gives_its_page(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        for path in ("/", "/t/ABC234"):
            status, headers, body = await get(home.address + path)
            assert (status, body) == (200, FILES["index.html"])
            assert headers["content-type"].startswith("text/html")
            assert headers["cache-control"] == "no-cache"
            assert "default-src 'self'" in headers["content-security-policy"]


@pytest.mark.usefixtures("built")
async def test_assets_are_packed_and_kept_for_good(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        status, headers, body = await get(home.address + "/assets/a-1.js", accept_encoding="gzip")
        assert (status, headers["content-encoding"]) == (200, "gzip")
        assert gzip.decompress(body) == SCRIPT
        assert "immutable" in headers["cache-control"]
        assert headers["content-type"].startswith("text/javascript")
        assert (await get(home.address + "/assets/a-1.js"))[2] == SCRIPT
        assert (await get(home.address + "/assets/a-1.js", if_none_match=headers["etag"]))[0] == 304


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/assets/b-2.js", "/assets/..%2findex.html", "/manifest.webmanifest"])
async def test_no_other_file_is_given(tmp_path: Path, path: str) -> None:
    async with house(tmp_path) as home:
        assert (await get(home.address + path))[0] == 404


async def test_without_a_built_client_the_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "_files", dict)
    async with house(tmp_path) as home:
        status, _, body = await get(home.address, accept_language="de")
        assert status == 200
        assert "Node.js" in body.decode()


async def test_the_rules_are_told_in_words(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        wanted = {"game": "phase10", "rules": {"variants": ["knocking"], "phases": "1,4"}, "lang": "de"}
        status, book = await home.ask("/api/rules", wanted)
        assert status == 200
        assert book["phases"] == {"1": "2 Drillinge", "4": "Siebenerfolge"}
        assert "P10-V3b" in json.dumps(book)
        wrong = {"game": "phase10", "rules": {"variants": ["fixed_rounds", "free_order"]}}
        status, refusal = await home.ask("/api/rules", wrong)
        assert (status, refusal["key"]) == (400, "variants-exclude")
        assert (await home.ask("/api/rules", {"game": "chess"}))[1]["key"] == "no-game"
