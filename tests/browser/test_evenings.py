"""Evenings with friends: rules that are agreed on at the table, and those who are away for a while."""

import re

from chromium import DESKTOP, PHONE, Server, errors, tile, visitor
from playwright.sync_api import Browser, Page, expect


def guest_at(browser: Browser, address: str, code: str, name: str) -> Page:
    page = visitor(browser, address, **PHONE)
    page.get_by_label("Table code").fill(code)
    page.get_by_role("button", name="To the table").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    return page


def test_rules_are_changed_in_the_lobby_and_a_bot_plays_for_somebody_away(browser: Browser, server: Server) -> None:
    anna = visitor(browser, server.address, **DESKTOP)
    anna.get_by_label("Your name").fill("Anna")
    tile(anna).get_by_role("button", name="With friends").click()
    ben = guest_at(browser, server.address, anna.locator(".code").inner_text(), "Ben")
    expect(ben.get_by_text("Played by the usual rules")).to_be_visible()
    expect(ben.get_by_role("button", name="Change the rules")).to_have_count(0)
    anna.get_by_role("button", name="Change the rules").click()
    anna.locator("dialog").get_by_text("Knocking", exact=False).first.click()
    anna.get_by_role("button", name="Play like this").click()
    expect(anna.locator("dialog")).to_have_count(0)
    expect(ben.get_by_text("Agreed rules:")).to_contain_text("nocking")
    for _ in range(2):
        anna.get_by_role("button", name="One seat fewer").click()
    expect(anna.locator("li.panel")).to_have_count(2)
    anna.get_by_role("button", name="Start", exact=True).click()
    expect(ben.locator(".status")).to_be_visible()
    there = ben.url
    ben.goto(server.address)
    anna.get_by_role("button", name="Let a bot play now Ben").click()
    expect(anna.get_by_text("A bot sits in for Ben", exact=False).first).to_be_visible()
    expect(anna.locator(".status.asked")).to_be_visible()  # the bot has played
    ben.goto(there)
    expect(ben.get_by_role("status").filter(has_text="While you were away")).to_contain_text(re.compile("bot"))
    ben.get_by_role("button", name="Got it").click()
    assert errors(anna) == errors(ben) == []


def test_phases_are_tapped_together_and_played(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **PHONE)
    page.get_by_role("button", name="Build your own phases").click()
    page.get_by_role("button", name="New phase").click()
    dialog = page.locator("dialog")
    dialog.get_by_role("button", name="Run", exact=True).click()
    expect(dialog.get_by_text("are dealt it")).to_be_visible()
    expect(dialog.get_by_role("region", name="Run", exact=True)).to_be_visible()
    dialog.get_by_role("button", name="Cards: one more").click()
    dialog.get_by_role("button", name="Done").click()
    expect(page.get_by_text("run of 5")).to_be_visible()
    page.get_by_label("Name").fill("Friday")
    page.get_by_text("Draw phases at random").click()
    page.get_by_role("button", name="Play with these").click()
    expect(tile(page)).to_contain_text("Friday")
    tile(page).get_by_role("button", name="Play now").click()
    expect(page.locator(".note")).to_contain_text("run of 5")
    page.goto(f"{server.address}/#/evening/rubbish")
    expect(page.get_by_role("alert")).to_contain_text("incomplete")
    expect(page.get_by_role("button", name="Friday")).to_be_visible()
    assert errors(page) == []
