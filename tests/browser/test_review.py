"""Reviews in the browser: the curve, what mattered most, and what the next move was worth."""

import re

from chromium import DESKTOP, PHONE, Server, errors, open_menu, visitor
from playwright.sync_api import Browser, FilePayload, expect

from reviewed import played

RECORD = FilePayload(name="a.json", mimeType="application/json", buffer=played("phase10").encode())


def test_a_game_is_reviewed_beside_its_replay(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    open_menu(page)
    page.locator("dialog input[type=file]").set_input_files(RECORD)
    page.get_by_role("region", name="Replay").get_by_role("button", name="Review").click()
    review = page.get_by_role("region", name="Review")
    expect(review.get_by_role("img", name=re.compile("Chances to win.*Anna had .* Ben had"))).to_be_visible()
    moment = review.get_by_role("button", name=re.compile(r"^Round \d")).first
    expect(review.get_by_role("status")).to_have_count(0)  # everything has been looked at
    moment.click()
    expect(review).to_contain_text(re.compile(r"(Inaccuracy|Mistake|Blunder) It cost [\d.]+ % \([\d.]+ to [\d.]+\)\."))
    expect(review).to_contain_text("Better: ")
    review.get_by_text("Luck and skill").click()
    expect(review.get_by_role("row")).to_have_count(3)
    assert errors(page) == []


def test_a_review_follows_the_language_on_a_phone(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **PHONE | {"locale": "de-DE"})
    open_menu(page, german=True)
    page.locator("dialog input[type=file]").set_input_files(RECORD)
    page.get_by_role("button", name="Analyse").click()
    review = page.get_by_role("region", name="Analyse")
    review.get_by_role("button", name=re.compile(r"^Durchgang \d")).first.click()
    expect(review).to_contain_text("Besser: ")
    assert errors(page) == []
