"""Whole games in a real browser."""

import re

import pytest
from chromium import DESKTOP, PHONE, Server, errors, tile, visitor, wish
from player import Hands, Person
from playwright.sync_api import Browser, Page, expect


def played(
    browser: Browser, server: Server, size: dict[str, object], hands: Hands, german: bool
) -> tuple[Page, Person]:
    """A game of one phase against two bots, played to its end."""
    page = visitor(browser, server.address, **size, **({"locale": "de-DE"} if german else {}))
    wish(page, phases="1", bots=2)
    play = tile(page).get_by_role("button", name="Jetzt spielen" if german else "Play now")
    if hands == "keys":
        play.focus()
        page.keyboard.press("Enter")
    else:
        play.click()
    person = Person(page, hands, german)
    person.whole_game()
    return page, person


@pytest.mark.parametrize(
    ("size", "hands", "german"),
    [(PHONE, "mouse", True), (DESKTOP, "mouse", False), (DESKTOP, "keys", False)],
    ids=["phone-german", "desktop", "keys"],
)
def test_a_whole_short_game(
    browser: Browser, server: Server, size: dict[str, object], hands: Hands, german: bool
) -> None:
    page, person = played(browser, server, size, hands, german)
    if not person.turns:  # the only round may be over before somebody who was skipped has had a turn
        page, person = played(browser, server, size, hands, german)
    assert person.turns
    pad = page.locator("dialog")
    expect(pad.locator("svg path").first).to_be_attached()
    expect(pad.get_by_text(re.compile("gewinn" if german else "win")).first).to_be_visible()
    pad.get_by_role("button", name="Revanche" if german else "Rematch").click()
    expect(pad).to_have_count(0)
    expect(page.locator(".status.asked")).to_be_visible()
    assert errors(page) == []


def test_two_browsers_at_one_table(browser: Browser, server: Server) -> None:
    anna = visitor(browser, server.address, **DESKTOP)
    wish(anna, phases="1")
    anna.get_by_label("Your name").fill("Anna")
    tile(anna).get_by_role("button", name="With friends").click()
    code = anna.locator(".code").inner_text()
    ben = visitor(browser, server.address, **PHONE)
    ben.get_by_label("Table code").fill(code)
    ben.get_by_role("button", name="To the table").click()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(anna.get_by_text("Ben").first).to_be_visible()
    anna.get_by_role("button", name="Start", exact=True).click()
    expect(ben.locator(".status.asked")).to_contain_text("Your turn")
    expect(anna.locator(".status")).to_have_text("Ben is playing.")
    person = Person(ben)
    person.draw()
    for _ in range(8):
        if anna.locator(".status.asked").count():
            break
        if ben.locator(".status.asked").count():
            person.step()
    expect(anna.locator(".status.asked")).to_contain_text("Your turn")
    anna.locator("aside").get_by_role("button", name="Nice one!").click()
    expect(ben.locator(".ticker")).to_contain_text("Anna: Nice one!")
    assert errors(anna) + errors(ben) == []


def test_knocking_has_a_window(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **PHONE)
    wish(page, variants=["knocking"], knock_window=20, bots=2, level="random")
    tile(page).get_by_role("button", name="Play now").click()
    knock = page.get_by_role("button", name=re.compile("Knock for"))
    person = Person(page)
    for _ in range(40):
        page.locator(".status.asked").wait_for()
        if knock.count():
            break
        person.step()
    expect(page.locator(".bar .seconds")).to_be_visible()
    before = page.locator(".hand button").count()
    knock.click()
    expect(page.locator(".hand button")).to_have_count(before + 1)


def test_a_move_is_taken_back_and_a_refusal_names_its_clause(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    wish(page)
    tile(page).get_by_role("button", name="Play now").click()
    expect(page.locator(".status.asked")).to_be_visible()
    take = page.get_by_role("button", name=re.compile("^Take "))
    if take.count():
        take.first.click()
        expect(page.locator(".hand button")).to_have_count(11)
        page.get_by_role("button", name="Take back").click()
        expect(page.locator(".hand button")).to_have_count(10)
    page.keyboard.press("j")
    page.keyboard.press("Enter")
    page.keyboard.press("x")
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("draw a card")
    refusal.get_by_role("button", name=re.compile("P10-")).click()
    expect(page.locator("dialog .sought")).to_be_visible()


def test_a_card_is_discarded_by_dragging(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    wish(page)
    tile(page).get_by_role("button", name="Play now").click()
    person = Person(page)
    expect(page.locator(".status.asked")).to_be_visible()
    person.draw()
    person.drag(page.locator(".hand button").first, page.locator("[data-drop=discard]"))
    expect(page.locator(".hand button")).to_have_count(10)


def test_the_language_changes_in_the_middle_of_a_game(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    wish(page)
    tile(page).get_by_role("button", name="Play now").click()
    expect(page.locator(".status.asked")).to_contain_text("Your turn")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Deutsch").check()
    page.keyboard.press("Escape")
    expect(page.locator(".status.asked")).to_contain_text("Du bist dran")
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_six_names_on_a_telephone_stay_in_one_line_each(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **PHONE)
    wish(page, bots=5)
    tile(page).get_by_role("button", name="Play now").click()
    expect(page.locator(".table")).to_be_visible()
    page.keyboard.press("p")
    names = page.locator("dialog thead .name")
    expect(names).to_have_count(6)
    lines = names.evaluate_all(
        "all => all.map(one => { const range = document.createRange(); range.selectNodeContents(one);"
        " return range.getClientRects().length })"
    )
    assert lines == [1] * 6
    assert page.locator("dialog .paper").evaluate("one => one.scrollWidth <= one.clientWidth")
