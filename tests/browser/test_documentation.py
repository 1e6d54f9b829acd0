"""The site of the documentation in a real browser: nothing from elsewhere, nothing too wide, found and switched."""

import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from chromium import DESKTOP, PHONE
from playwright.sync_api import Browser, Page, expect

from places import ROOT

pytestmark = pytest.mark.xdist_group("documentation")  # all with the same site

SITE = ROOT / "build" / "site"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *arguments: object) -> None: ...


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    built = subprocess.run(
        [sys.executable, ROOT / "scripts" / "docs", "--if-changed"], capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stdout + built.stderr
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


class Reader:
    """Somebody who reads pages, and notes what they ask for."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address = page, address
        self.faults: list[str] = []
        page.on("request", lambda asked: self.note(asked.url, not asked.url.startswith((address, "data:", "blob:"))))
        page.on("response", lambda answer: self.note(f"{answer.status} {answer.url}", answer.status >= 400))
        page.on("pageerror", lambda error: self.note(str(error), True))

    def note(self, what: str, wrong: bool) -> None:
        if wrong:
            self.faults.append(what)

    def open(self, page: str) -> None:
        self.page.goto(self.address + page)


@pytest.fixture
def reader(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Reader]:
    context = browser.new_context(**request.param)
    yield Reader(context.new_page(), address)
    context.close()


PHONES = pytest.mark.parametrize("reader", [PHONE | {"color_scheme": "dark"}], indirect=True)
DESKTOPS = pytest.mark.parametrize("reader", [DESKTOP | {"color_scheme": "light"}], indirect=True)


@PHONES
def test_every_page_fits_a_telephone_and_loads_nothing_from_elsewhere(reader: Reader) -> None:
    pages = sorted(file for file in SITE.rglob("*.html") if file.name != "404.html")
    assert len(pages) > 50
    for file in pages:
        reader.open(file.relative_to(SITE).as_posix())
        told = reader.page.evaluate(
            """() => ({
                wide: document.documentElement.scrollWidth,
                broken: [...document.images].filter(one => one.complete && !one.naturalWidth).map(one => one.src),
                scheme: document.body.dataset.mdColorScheme,
            })"""
        )
        assert told == {"wide": 390, "broken": [], "scheme": "slate"}, file
    assert reader.faults == []


@DESKTOPS
@pytest.mark.parametrize(("start", "word"), [("index.html", "knocking"), ("de/index.html", "Aussetzkarte")])
def test_the_search_leads_to_a_page(reader: Reader, start: str, word: str) -> None:
    reader.open(start)
    reader.page.wait_for_load_state("networkidle")  # the search is there as soon as its index is
    reader.page.keyboard.press("Control+k")
    reader.page.get_by_role("combobox").fill(word)
    reader.page.get_by_role("option").filter(has_text=word).first.click()
    expect(reader.page).not_to_have_url(reader.address + start)
    expect(reader.page.get_by_role("main").get_by_text(word).first).to_be_attached()
    assert reader.page.evaluate("document.body.dataset.mdColorScheme") == "default"
    assert reader.faults == []


@DESKTOPS
def test_the_language_changes_and_the_page_stays(reader: Reader) -> None:
    reader.open("learn/dice.html")
    reader.page.get_by_label("Select language").hover()
    reader.page.get_by_role("link", name="Deutsch", exact=True).click()
    expect(reader.page.get_by_role("heading", level=1)).to_contain_text("Würfeln")
    assert reader.page.url == f"{reader.address}de/learn/dice.html"
    assert reader.page.evaluate("document.documentElement.lang") == "de"
    assert reader.faults == []
