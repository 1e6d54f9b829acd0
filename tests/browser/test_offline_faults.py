"""What can go wrong without a server: each time a sentence says so, and nothing is lost."""

from typing import Any

import pytest
from alone import BEGUN, begin_here, finish
from chromium import DESKTOP, Server, tile, visitor
from dice_player import DicePerson
from player import Person
from playwright.sync_api import Browser, BrowserContext, Page, expect


def with_worker(context: BrowserContext, script: str) -> None:
    """Have the engine's worker run something before all else."""

    def changed(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=script + answer.text())

    context.route("**/assets/worker-*.js", changed)


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
    with_worker(context, "indexedDB.open = () => { throw new Error() };")
    page.goto("/")
    assert "does not let the page keep anything" in refused(page)


#: A database that refuses what a full one refuses, when it is told that it is full.
FULL = """
    const telling = new BroadcastChannel("full")
    let full = false
    telling.onmessage = ({data}) => telling.postMessage((full = data))
    const add = IDBObjectStore.prototype.add
    IDBObjectStore.prototype.add = function (...of) {
        if (full) throw new DOMException("no room", "QuotaExceededError")
        return add.apply(this, of)
    };
"""

TELL = """full => new Promise((done) => {
    const telling = new BroadcastChannel("full")
    telling.onmessage = done
    telling.postMessage(full)
}).then(() => true)"""


def test_a_move_for_which_there_is_no_room_is_told_and_made_up_for(browser: Browser, server: Server) -> None:
    context = browser.new_context(
        base_url=server.address, locale="en-GB", reduced_motion="reduce", service_workers="block", **DESKTOP
    )
    with_worker(context, FULL)
    page = context.new_page()
    page.goto("/")
    begin_here(page, "phase10")
    person = Person(page)
    person.button("D").wait_for()
    page.evaluate(TELL, True)
    mark = person.mark()
    person.act("D")
    expect(page.get_by_text("this browser has no room left")).to_be_visible()
    assert person.mark() == mark
    page.evaluate(TELL, False)
    finish(page, "phase10")


def test_where_there_is_no_room_at_all_nothing_is_begun(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    session = page.context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": server.address, "quotaSize": 1})
    assert "has no room left" in refused(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": server.address})


def test_where_browsers_have_no_locks_the_second_tab_is_told_so(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.address, locale="en-GB", service_workers="block")
    with_worker(context, "delete WorkerNavigator.prototype.locks;")
    first = context.new_page()
    first.goto("/")
    begin_here(first, "dice", bots=0)
    first.locator(".bar kbd").first.wait_for()
    second = context.new_page()
    second.goto(first.url)
    second.wait_for_function(BEGUN)
    second.locator(".bar kbd").first.wait_for()
    DicePerson(first).step()
    second.locator(".bar button").first.click()
    expect(second.get_by_text("open in another tab")).to_be_visible()
    finish(first, "dice")
