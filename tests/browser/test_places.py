"""Where it is played: without a network, installed, and in a network at home without any certificate."""

import re
import signal

from chromium import DESKTOP, HOME, PHONE, SAVES_DATA, Server, errors, tile, visitor, wish
from player import Person
from playwright.sync_api import Browser, expect


def test_the_start_page_and_the_rules_open_without_a_server(browser: Browser, mortal: Server) -> None:
    page = visitor(browser, mortal.address, script=SAVES_DATA, **PHONE)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    mortal.stop(signal.SIGKILL)
    for language in ("en", "de"):
        page.reload()
        page.locator("article").first.wait_for()
        tile(page).get_by_role("button", name="Rules" if language == "en" else "Regeln").click()
        expect(page.locator("dialog .clause").first).to_have_text(re.compile("P10-"))
        page.get_by_role("searchbox").fill("joker" if language == "de" else "wild")
        expect(page.locator("dialog p:visible").first).to_be_visible()
        page.locator("dialog").get_by_role("button", name="Close" if language == "en" else "Schließen").click()
        if language == "en":
            page.get_by_role("button", name="Deutsch").click()
            expect(tile(page).get_by_role("button", name="Regeln")).to_be_visible()
    # the device would take over, but nothing of the engine has been fetched, and nobody is there to ask for it
    tile(page).get_by_role("button", name="Jetzt spielen").click()
    expect(page.get_by_role("alert")).to_contain_text("konnte nicht vollständig geladen werden")
    mortal.start()
    tile(page).get_by_role("button", name="Jetzt spielen").click()
    expect(page.locator(".status.asked")).to_be_visible()


def test_it_can_be_installed(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    found = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in found if error["errorId"] != "in-incognito"] == []


def test_a_whole_game_on_plain_http_in_a_network_at_home(browser: Browser, server: Server) -> None:
    """Browsers hide much from such pages: hashes, the clipboard, workers. Playing needs none of it."""
    page = visitor(browser, f"http://{HOME}:{server.port}", **PHONE)
    assert page.evaluate("isSecureContext") is False
    assert page.evaluate("typeof crypto.subtle") == "undefined"
    wish(page, phases="1", bots=1)
    tile(page).get_by_role("button", name="Play now").click()
    Person(page).whole_game()
    expect(page.locator("dialog summary")).to_contain_text("with your own number in it")
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_role("region", name="Replay")).to_contain_text("Shuffle checked")
    page.goto("/")
    tile(page).get_by_role("button", name="With friends").click()
    expect(page.get_by_label("Link to the table")).to_have_value(re.compile(f"^http://{HOME}:"))
    page.get_by_role("button", name="Copy link").click()
    assert errors(page) == []
