"""The games as a folder of files."""

import functools
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest
from alone import BEGUN, SHORT, begin, finish, offline, record_of, verified
from chromium import DESKTOP, SAVES_DATA, errors, tile
from playwright.sync_api import Browser, Page, expect

pytestmark = pytest.mark.xdist_group("host")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `zehn site` writes, in a folder of a host."""
    host = tmp_path_factory.mktemp("host")
    subprocess.run([sys.executable, "-m", "zehn.cli", "site", str(host / "games")], check=True)
    return host


@pytest.fixture
def plain_host(folder: Path, browser: Browser) -> Iterator[str]:
    """The static site, served by `python -m http.server`."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "-d", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout
        (port,) = re.findall(r"port (\d+)", process.stdout.readline())
        yield f"http://127.0.0.1:{port}/games/"
        for context in browser.contexts:
            context.close()
        process.terminate()


@pytest.mark.parametrize("game", SHORT)
def test_a_folder_of_files_is_enough_for_a_whole_game(
    browser: Browser, plain_host: str, tmp_path: Path, game: str
) -> None:
    page = browser.new_context(locale="en-GB", reduced_motion="reduce", **DESKTOP).new_page()
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(plain_host)
    page.locator("article").first.wait_for()
    begin(page, game)
    finish(page, game)
    assert verified(record_of(page, tmp_path))
    elsewhere = [url for url in asked if not url.startswith((plain_host, "blob:", "data:"))]
    assert elsewhere == []
    offline(page)
    page.goto(plain_host)
    expect(page.get_by_role("heading", name="Your finished games")).to_be_visible()
    page.get_by_role("button", name="Rules").first.click()
    expect(page.locator("dialog")).to_contain_text("P10-01")
    assert errors(page) == []


# -- a host that can do more, or less -----------------------------------------------------------------------------


class Files(SimpleHTTPRequestHandler):
    """What `python -m http.server` does, without its log."""

    #: The parts of the engine that were asked for; the one with this number arrives damaged, or breaks off.
    parts: ClassVar[list[str]] = []
    damaged: ClassVar[int] = -1
    broken_off: ClassVar[int] = -1

    def do_GET(self) -> None:
        if self.path.endswith(".part"):
            self.parts.append(self.path)
            if len(self.parts) == self.damaged:
                self._send(b"x" * 1000, 1000)
                return
            if len(self.parts) == self.broken_off:
                self._send(b"x" * 1000, 9000)
                self.close_connection = True
                return
        super().do_GET()

    def _send(self, data: bytes, size: int) -> None:
        self.send_response(200)
        self.send_header("Content-Length", str(size))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def host(folder: Path, tmp_path: Path, browser: Browser) -> Iterator[tuple[str, Path]]:
    """A copy of the site that may be changed: its address and its folder."""
    place = tmp_path / "host"
    shutil.copytree(folder, place)
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(place)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    Files.parts.clear()
    yield f"http://127.0.0.1:{server.server_port}/games/", place / "games"
    for context in browser.contexts:
        context.close()
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("fault", ["damaged", "broken_off"])
def test_a_broken_download_is_noticed_and_goes_on_where_it_was(
    browser: Browser, host: tuple[str, Path], monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    page = browser.new_context(locale="en-GB", service_workers="block").new_page()
    page.add_init_script(SAVES_DATA)
    page.goto(host[0])
    monkeypatch.setattr(Files, fault, 4)
    tile(page).get_by_role("button", name="Play now").click()
    expect(tile(page).get_by_role("alert")).to_contain_text("could not be fetched completely")
    first = list(Files.parts)
    assert len(first) == 4
    tile(page).get_by_role("button", name="Play now").click()
    page.wait_for_function(BEGUN)
    again = Files.parts[4:]
    assert not set(first[:3]) & set(again), "what had arrived was fetched again"
    assert first[3] in again


def renew(place: Path) -> None:
    """Put a newer version in place of the site: all its scripts have other names, and the old ones are gone."""
    assets = [file for file in (place / "assets").iterdir() if file.suffix in (".js", ".css")]
    texts = [file for file in place.rglob("*") if file.suffix in (".html", ".js", ".json", ".css")]
    for file in texts:
        text = file.read_text()
        for asset in assets:
            text = text.replace(asset.name, f"{asset.stem}2{asset.suffix}")
        file.write_text(text)
    for asset in assets:
        asset.rename(asset.with_name(f"{asset.stem}2{asset.suffix}"))


def version(page: Page) -> bool:
    """Whether a page is of the newer version."""
    return "2.js" in str(page.locator("script[src]").first.get_attribute("src"))


def test_a_new_version_breaks_no_page_that_is_open(browser: Browser, host: tuple[str, Path]) -> None:
    address, place = host
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", **DESKTOP)
    playing, waiting = context.new_page(), context.new_page()
    for page in (playing, waiting):
        page.goto(address)
        page.locator("article").first.wait_for()
    begin(playing, "dice")
    offline(playing)
    context.set_offline(False)
    renew(place)
    newer = context.new_page()
    newer.goto(address)
    newer.locator("article").first.wait_for()
    for _ in range(20):  # a slow answer may come from what is kept: then it is the next visit that is new
        if version(newer):
            break
        newer.reload()
        newer.locator("article").first.wait_for()
    assert version(newer)
    finish(playing, "dice")
    waiting.get_by_role("button", name="Deutsch").click()
    expect(tile(waiting, "dice").get_by_role("button", name="Jetzt spielen")).to_be_visible()
    waiting.get_by_role("button", name="English").click()
    tile(waiting, "dice").get_by_role("button", name="Play now").click()
    waiting.wait_for_function(BEGUN)
    playing.goto(address)
    playing.reload()
    playing.locator("article").first.wait_for()
    assert version(playing)
    expect(playing.get_by_role("button", name=re.compile("Continue"))).to_be_visible()
