"""Reviews in the browser: the curve, what mattered most, and what the next move was worth."""

import re

from alone import offline
from chromium import DESKTOP, PHONE, Server, errors, open_menu, visitor
from player import Person
from playwright.sync_api import Browser, FilePayload, Page, expect

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


def learns(page: Page) -> None:
    """Somebody tries a move in place of a dear one, is shown a better one, and goes back."""
    page.get_by_role("button", name=re.compile("^Find better moves")).first.click()
    exercise = page.get_by_role("region", name="Learn from mistakes")
    expect(exercise).to_contain_text("Find a better move at the table.")
    Person(page).step()
    expect(exercise).to_contain_text(re.compile(r"Right! Nothing is better\.|Not that one: .* It cost"))
    exercise.get_by_role("button", name="Next").click()
    exercise.get_by_role("button", name="Show the solution").click()
    expect(exercise).to_contain_text("Better: ")
    exercise.get_by_role("button", name="Back to the review").click()
    expect(page.get_by_role("region", name="Review")).to_be_visible()


def plays_on(page: Page) -> None:
    """From there somebody plays on."""
    page.get_by_role("button", name="What if?").click()
    page.locator("dialog").get_by_role("button", name="Play on").click()
    page.wait_for_function("() => location.hash.startsWith('#/here/')")
    expect(page.get_by_role("log")).to_contain_text("From here a finished game goes on")
    Person(page).step()


def test_with_the_network_cut_the_device_reviews_and_keeps_what_it_found(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    offline(page)
    review = page.get_by_role("region", name="Review")
    for whole in (True, False):
        page.reload()
        open_menu(page)
        page.locator("dialog input[type=file]").set_input_files(RECORD)
        page.get_by_role("region", name="Replay").get_by_role("button", name="Review").click()
        expect(review.get_by_role("img", name=re.compile("Chances to win"))).to_be_visible()
        if whole:
            expect(review.get_by_role("status")).to_contain_text("Looking at round 1 of 2")
            expect(review.get_by_role("status")).to_contain_text("Looking at round 2 of 2", timeout=60_000)
    expect(review.get_by_role("status")).to_contain_text("Looking at round 2 of 2")  # the first one was kept
    review.get_by_role("button", name=re.compile(r"^Round 1")).first.click()
    expect(review).to_contain_text(re.compile(r"(Inaccuracy|Mistake|Blunder) It cost"))
    learns(page)
    plays_on(page)
    assert errors(page) == []
