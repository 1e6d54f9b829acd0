"""A game in Chromium through the real nginx and the real Caddy, with the files of deploy/ and TLS."""

from pathlib import Path

import pytest
from chromium import FLAGS, PHONE, errors, find_chromium, tile, visitor, wish
from player import Person
from playwright.sync_api import Browser, expect

from proxies import PROXIES, missing, site


@pytest.mark.parametrize("proxy", PROXIES)
def test_a_game_begins_through_a_proxy(browser: Browser, tmp_path: Path, proxy: str) -> None:
    if why := missing(proxy):
        pytest.skip(why)
    trusting = [*FLAGS, "--ignore-certificate-errors"]  # the service worker's, too
    chromium = browser.browser_type.launch(executable_path=find_chromium(), args=trusting)
    with site(proxy, tmp_path) as here, chromium:
        page = visitor(chromium, here.address, **PHONE)
        assert page.evaluate("isSecureContext")
        wish(page)
        tile(page).get_by_role("button", name="Play now").click()
        expect(page.locator(".status.asked")).to_be_visible()
        Person(page).draw()
        expect(page.locator(".hand button")).to_have_count(11)
        assert errors(page) == []
