"""The first view is small; everything else is loaded when it is opened, and is there without a network, too."""

import re

import pytest
from alone import offline
from chromium import DESKTOP, Server, errors, newcomer, tile
from first_view import fetched, new_page, painted
from playwright.sync_api import Browser, Page, expect

#: Bytes as they are sent.
MOST = 75_000


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_the_first_view_is_small(browser: Browser, server: Server, language: str) -> None:
    page = new_page(browser, server.address, language)
    painted(page)
    files = fetched(page)
    assert any(name.startswith("/assets/") and name.endswith(".css") for name in files)
    assert 20_000 < sum(files.values()) < MOST, files


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def test_what_is_opened_later_comes_without_a_network(browser: Browser, server: Server) -> None:
    page = newcomer(browser, server.address, **DESKTOP)
    offline(page)
    page.reload()
    for name, heading in (("Menu", "Preferences"), ("Learn", "The aim"), ("Options", "House rules"), ("Rules", "turn")):
        page.get_by_role("button", name=name, exact=True).first.click()
        expect(page.locator("dialog").get_by_role("heading", name=re.compile(heading)).first).to_be_visible()
        close(page)
    page.get_by_role("button", name="Deutsch").click()
    tile(page).get_by_role("button", name="Optionen").click()
    expect(page.locator("dialog")).to_contain_text("Hausregeln")
    close(page)
    page.get_by_role("button", name="Block für echte Karten").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("body")).not_to_contain_text("w-keep")
    assert errors(page) == []


def test_a_part_that_cannot_be_loaded_says_so(browser: Browser, server: Server) -> None:
    page = browser.new_context(base_url=server.address, locale="en-GB", service_workers="block").new_page()
    page.route(re.compile("/assets/StartMenu"), lambda route: route.abort())
    page.goto("/")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    page.unroute_all()
    page.get_by_role("button", name="Load again").click()
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog")).to_contain_text("Preferences")
