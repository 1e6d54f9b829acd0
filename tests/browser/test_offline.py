"""Games without a server: on the device, with the network cut, and from a folder of files."""

import functools
import json
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest
from chromium import DESKTOP, PATIENCE, PHONE, SAVES_DATA, Server, errors, tile, visitor, wish
from dice_player import DicePerson
from player import Person
from playwright.sync_api import Browser, Page, expect
from sort_player import SortPerson

#: As short as a game of each kind can be.
SHORT: dict[str, dict[str, Any]] = {
    "phase10": {"phases": "1"},
    "dice": {"sheet": {"game": "dice", "name": "Short", "phases": [{"number": 1, "contract": "set(2)"}]}},
    "profisort": {"first_to": 1},
}
PEOPLE = {"phase10": Person, "dice": DicePerson, "profisort": SortPerson}

BEGUN = "() => document.querySelector('.table .status, dialog h2')"


READY = """async () => {
    const { parts } = await (await fetch('engine/files.json')).json()
    const kept = (await (await caches.open('zehn-engine')).keys()).length
    return kept === parts && navigator.serviceWorker.controller?.state === 'activated'
}"""


WHY = """async () => {
    const found = await navigator.serviceWorker.getRegistration()
    const kept = await Promise.all((await caches.keys()).map(async (name) =>
        [name, (await (await caches.open(name)).keys()).length]))
    const states = [found?.installing?.state, found?.active?.state, navigator.serviceWorker.controller?.state]
    return JSON.stringify([kept, states])
}"""


def offline(page: Page) -> None:
    """The engine is fetched while nobody waits for it; then the network is cut."""
    until = time.monotonic() + PATIENCE
    while not page.evaluate(READY):
        assert time.monotonic() < until, page.evaluate(WHY)
        page.wait_for_timeout(200)
    page.context.set_offline(True)


def begin(page: Page, game: str, **more: Any) -> None:
    """Begin a game against one bot and wait for the table."""
    wish(page, game=game, bots=1, level="steady", **(SHORT[game] | more))
    tile(page, game).get_by_role("button", name="Play now").click()
    page.wait_for_function(BEGUN)


def finish(page: Page, game: str) -> None:
    PEOPLE[game](page).whole_game()
    expect(page.locator("dialog h2")).to_contain_text("The game is over")


def record_of(page: Page, place: Path) -> Path:
    """The record of the finished game, exported as a file."""
    with page.expect_download() as download:
        page.locator("dialog").get_by_role("button", name=re.compile("Record")).click()
    file = place / download.value.suggested_filename
    download.value.save_as(file)
    return file


def verified(file: Path) -> bool:
    done = subprocess.run([sys.executable, "-m", "zehn.cli", "verify", str(file)], capture_output=True, check=False)
    return done.returncode == 0 and json.loads(done.stdout)["ok"]


@pytest.mark.parametrize("game", SHORT)
def test_with_the_network_cut_a_whole_game_is_played(
    browser: Browser, server: Server, tmp_path: Path, game: str
) -> None:
    page = visitor(browser, server.address, **PHONE)
    offline(page)
    page.reload()
    begin(page, game)
    assert "#/here/" in page.url
    finish(page, game)
    assert verified(record_of(page, tmp_path))
    page.locator("dialog").get_by_role("button", name="Start page").click()
    expect(page.get_by_role("heading", name="Your finished games")).to_be_visible()
    page.get_by_role("button", name=re.compile("Watch game")).first.click()
    expect(page.locator(".replay .table")).to_be_visible()
    assert errors(page) == []


def test_a_tab_that_is_killed_in_the_middle_goes_on_where_it_was(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    page.get_by_label("Play on this device").check()
    begin(page, "phase10", phases="1,2")
    person = Person(page)
    person.step()
    page.locator(".status.asked").wait_for()
    hand = page.locator(".hand button").all_inner_texts()
    seq, address = person.mark(), page.url
    page.close(run_before_unload=False)
    again = browser.contexts[-1].new_page()
    again.goto(address)
    again.locator(".status.asked").wait_for()
    assert Person(again).mark() == seq
    assert again.locator(".hand button").all_inner_texts() == hand
    again.goto("/")
    again.get_by_role("button", name=re.compile("Continue")).click()
    finish(again, "phase10")


def test_a_server_that_is_gone_is_replaced_by_the_device(browser: Browser, mortal: Server) -> None:
    page = visitor(browser, mortal.address, **DESKTOP)
    offline(page)
    page.context.set_offline(False)
    mortal.stop(signal.SIGKILL)
    begin(page, "phase10")
    assert "#/here/" in page.url
    page.locator(".status.asked, .seats").first.wait_for()


def test_only_one_tab_plays_at_a_table_of_the_device(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    page.get_by_label("Play on this device").check()
    begin(page, "phase10")
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.get_by_role("alert")).to_contain_text("open in another tab")
    page.close()
    other.reload()
    other.wait_for_function(BEGUN)


def test_two_people_pass_the_device_on(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    page.get_by_label("Play on this device").check()
    wish(page, phases="1")
    tile(page).get_by_role("button", name="With friends").click()
    page.get_by_text("Another player on this device").click()
    page.get_by_label("Their name").fill("Ben")
    page.get_by_role("button", name="Sit down too").click()
    expect(page.get_by_text("Ben").first).to_be_visible()


# -- what can go wrong --------------------------------------------------------------------------------------------


def refused(page: Page) -> str:
    page.get_by_label("Play on this device").check()
    tile(page).get_by_role("button", name="Play now").click()
    said = tile(page).get_by_role("alert")
    expect(said).to_be_visible()
    return said.inner_text()


@pytest.mark.parametrize(
    ("breaking", "says"),
    [
        ("delete window.WebAssembly", "lacks WebAssembly"),
        ("delete window.Worker", "lacks WebAssembly"),
        ("delete window.DecompressionStream", "lacks WebAssembly"),
    ],
)
def test_an_old_browser_is_told_so(browser: Browser, server: Server, breaking: str, says: str) -> None:
    page = browser.new_context(base_url=server.address, locale="en-GB").new_page()
    page.add_init_script(breaking)
    page.goto("/")
    assert says in refused(page)


def test_where_nothing_can_be_kept_nothing_is_begun(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.address, locale="en-GB", service_workers="block")
    page = context.new_page()

    def without_storage(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body="indexedDB.open = () => { throw new Error() };" + answer.text())

    context.route("**/assets/worker-*.js", without_storage)
    page.goto("/")
    assert "does not let the page keep anything" in refused(page)


# -- a folder of files --------------------------------------------------------------------------------------------


class Files(SimpleHTTPRequestHandler):
    """What `python -m http.server` does, without its log."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".mjs": "text/javascript"}

    #: The parts of the engine that were asked for; the one with this number arrives damaged.
    parts: ClassVar[list[str]] = []
    damaged: ClassVar[int] = -1

    def do_GET(self) -> None:
        if self.path.endswith(".part"):
            self.parts.append(self.path)
            if len(self.parts) == self.damaged:
                self.send_response(200)
                self.end_headers()
                self.wfile.write(b"x" * 1000)
                return
        super().do_GET()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The static site in a folder of a host, and its address."""
    folder = tmp_path_factory.mktemp("host")
    subprocess.run([sys.executable, "-m", "zehn.cli", "site", str(folder / "games")], check=True)
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/games/"
    server.shutdown()
    server.server_close()


@pytest.fixture
def site(host: str, browser: Browser) -> Iterator[str]:
    """The address of the static site, which nobody has visited yet."""
    Files.parts.clear()
    yield host
    for context in browser.contexts:
        context.close()


@pytest.mark.xdist_group("host")
@pytest.mark.parametrize("game", SHORT)
def test_a_folder_of_files_is_enough_for_a_whole_game(browser: Browser, site: str, tmp_path: Path, game: str) -> None:
    page = browser.new_context(locale="en-GB", reduced_motion="reduce", **DESKTOP).new_page()
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(site)
    page.locator("article").first.wait_for()
    begin(page, game)
    finish(page, game)
    assert verified(record_of(page, tmp_path))
    elsewhere = [url for url in asked if not url.startswith((site, "blob:", "data:"))]
    assert elsewhere == []
    offline(page)
    page.goto(site)
    expect(page.get_by_role("heading", name="Your finished games")).to_be_visible()
    page.get_by_role("button", name="Rules").first.click()
    expect(page.locator("dialog")).to_contain_text("P10-01")
    assert errors(page) == []


@pytest.mark.xdist_group("host")
def test_a_broken_download_is_noticed_and_goes_on_where_it_was(
    browser: Browser, site: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = browser.new_context(locale="en-GB", service_workers="block").new_page()
    page.add_init_script(SAVES_DATA)
    page.goto(site)
    monkeypatch.setattr(Files, "damaged", 4)
    tile(page).get_by_role("button", name="Play now").click()
    expect(tile(page).get_by_role("alert")).to_contain_text("could not be fetched completely")
    first = list(Files.parts)
    assert len(first) == 4
    tile(page).get_by_role("button", name="Play now").click()
    page.wait_for_function(BEGUN)
    again = Files.parts[4:]
    assert not set(first[:3]) & set(again), "what had arrived was fetched again"
    assert first[3] in again
