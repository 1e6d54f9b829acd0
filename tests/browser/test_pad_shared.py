"""Two phones on one pad: live, without a connection, in conflict, and a third one that looks on."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from chromium import PATIENCE, PHONE, SMALL, Server, errors, running, visitor
from playwright.sync_api import Browser, Page, expect
from test_access import violations as findings
from test_pad import Phone, round_of_cards

NAMES = ["Anna", "Ben"]

#: The right to write becomes another one.
SPOIL = "for (const key in localStorage) if (key.includes('pad-token')) localStorage[key] = JSON.stringify('wrong')"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that may be away for a while."""
    with running(tmp_path) as server:
        yield server


def shared(page: Page) -> dict[str, str]:
    """The two links to a pad: the dialog shows them, with a picture of each."""
    page.get_by_role("button", name="Share with others").click()
    dialog = page.get_by_role("dialog")
    links = {}
    for what in ("looking on", "writing"):
        section = dialog.get_by_role("region", name=f"Link for {what}")
        expect(section.get_by_role("img")).to_be_visible()
        links[what] = section.get_by_role("textbox").input_value()
    assert not findings(page)
    page.keyboard.press("Escape")
    return links


def opened(browser: Browser, link: str, size: dict[str, Any]) -> Page:
    """Somebody else opens a link."""
    page = visitor(browser, link.partition("/pad/")[0], **size)
    page.goto(link)
    expect(page.locator("main[data-entries]")).to_be_visible(timeout=PATIENCE * 1000)
    expect(page.locator("[data-online=true]")).to_be_attached()
    return page


def totals(page: Page, *points: str) -> None:
    expect(page.locator(".total .written")).to_have_text(list(points))


def entries(page: Page, count: int) -> None:
    expect(page.locator("main[data-entries]")).to_have_attribute("data-entries", str(count))


def begun(browser: Browser, server: Server) -> tuple[Phone, dict[str, str]]:
    """A pad of two with one round, and its links."""
    anna = Phone(visitor(browser, server.address, **PHONE))
    anna.begin("phase10", NAMES)
    round_of_cards(anna, NAMES, [1, 1], ["x out", "85"])
    anna.write_down(1)
    anna.page.get_by_role("button", name="Share with others").click()
    anna.page.get_by_role("button", name="Share this pad").click()
    expect(anna.page.locator("[data-online=true]")).to_be_attached(timeout=PATIENCE * 1000)
    return anna, shared(anna.page)


def test_two_phones_write_on_one_pad_and_a_third_looks_on(own_server: Server, browser: Browser) -> None:
    anna, links = begun(browser, own_server)
    ben, guest = Phone(opened(browser, links["writing"], SMALL)), opened(browser, links["looking on"], PHONE)
    assert "#" not in ben.page.url
    totals(ben.page, "0", "85")
    anna.points("Ben", "20")  # typed, not yet written down
    ben.page.get_by_label("Correct", exact=True).select_option(label="Round 1")
    ben.points("Ben", "90")
    ben.tap("Write down", within=ben.page.get_by_role("region", name="Correct round 1"))
    totals(anna.page, "0", "90")
    expect(anna.page.get_by_label("Points of Ben")).to_have_value("20")
    before = anna.taps
    round_of_cards(anna, NAMES, [2, 1], ["x out", "x 20"])
    anna.write_down(3)
    print(f"{anna.taps - before} taps for a round of two players on a shared pad")
    for page in (ben.page, guest):
        totals(page, "0", "110")
        expect(page.get_by_text("Anna deals")).to_be_visible()
    ben.tap("Undo")
    totals(anna.page, "0", "90")
    assert guest.get_by_role("button", name="Write down").count() == 0
    assert guest.get_by_role("button", name="Undo").count() == 0
    expect(guest.get_by_text("You are looking on.")).to_be_visible()
    for page in (anna.page, ben.page, guest):
        assert not findings(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert errors(page) == []


def test_what_is_written_without_a_connection_is_sent_later_and_conflicts_are_shown(
    own_server: Server, browser: Browser
) -> None:
    anna, links = begun(browser, own_server)
    ben = Phone(opened(browser, links["writing"], SMALL))
    own_server.stop()
    for phone, points in ((anna, "20"), (ben, "25")):
        round_of_cards(phone, NAMES, [2, 1], ["x out", f"x {points}"])
        phone.write_down(2)
        expect(phone.page.get_by_text("One entry is kept here")).to_be_visible()
    round_of_cards(ben, NAMES, [3, 2], ["x out", "x 15"])
    ben.write_down(3)
    expect(ben.page.get_by_text("2 entries are kept here")).to_be_visible()
    ben.tap("Undo")  # what was never sent is forgotten
    entries(ben.page, 3)
    url, context = ben.page.url, ben.page.context
    ben.page.close()
    own_server.start()
    expect(anna.page.locator("[data-online=true]")).to_be_attached(timeout=PATIENCE * 1000)
    totals(anna.page, "0", "105")
    ben.page = context.new_page()
    ben.page.goto(url)
    alert = ben.page.get_by_role("alert")
    expect(alert).to_contain_text("Somebody else has written down something different for Ben in round 2.")
    expect(alert).to_contain_text(re.compile("Yours: Round 2 – .*Ben: X1 25"))
    totals(ben.page, "0", "105")
    assert not findings(ben.page)
    ben.tap("Write mine")
    for phone in (anna, ben):
        totals(phone.page, "0", "110")
        expect(phone.page.get_by_role("alert")).to_have_count(0)
    entries(anna.page, 4)


def test_a_link_without_the_right_to_write_says_so_and_loses_nothing(own_server: Server, browser: Browser) -> None:
    anna, links = begun(browser, own_server)
    own_server.stop()
    round_of_cards(anna, NAMES, [2, 1], ["x out", "x 20"])
    anna.write_down(2)
    anna.page.evaluate(
        "Object.keys(localStorage).filter(k => k.includes('pad-token')).forEach(k => localStorage[k] = '\"wrong\"')"
    )
    own_server.start()
    expect(anna.page.get_by_text("You can look at this pad but not write on it.")).to_be_visible()
    totals(anna.page, "0", "105")  # what was written here is still here
    anna.page.goto(links["writing"])
    expect(anna.page.get_by_text("Shared: others see at once")).to_be_visible()
    guest = opened(browser, links["looking on"], SMALL)
    totals(guest, "0", "105")
    gone = visitor(browser, own_server.address, **PHONE)
    gone.goto("/pad/AAAAAAAAAA")
    expect(gone.get_by_role("alert")).to_contain_text("There is no such pad here.")
