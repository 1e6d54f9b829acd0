"""Newcomers get the game on one page, a guided hand and plain help; friends an invitation, late ones a seat."""

import re

from chromium import DESKTOP, PHONE, Server, errors, newcomer, tile, visitor, wish
from playwright.sync_api import Browser, expect


def test_a_lesson_lays_a_phase_in_the_first_turn_by_doing_what_is_pointed_at(browser: Browser, server: Server) -> None:
    page = newcomer(browser, server.address, **PHONE)
    tile(page).get_by_role("button", name="Learn").click()
    page.get_by_role("button", name="phases", exact=True).click()
    expect(page.locator("dialog .meaning")).to_contain_text("only laid whole")
    page.get_by_role("button", name="Try it, with help").click()
    for key in ("[DT]", "L"):
        pointed = page.locator(".guided")
        expect(pointed.locator("kbd")).to_have_text(re.compile(key))
        pointed.click()
    expect(page.locator(".group").first).to_be_visible()
    page.get_by_role("button", name="End", exact=True).click()
    expect(page.locator("article").first).to_be_visible()
    assert errors(page) == []


def test_help_in_the_first_game_can_be_sent_away(browser: Browser, server: Server) -> None:
    page = newcomer(browser, server.address, **DESKTOP)
    tile(page, "dice").get_by_role("button", name="Play now").click()
    helped = page.get_by_role("complementary", name="Help for the first game")
    expect(helped).to_contain_text("roll all ten dice")
    helped.get_by_role("button", name="No help").click()
    expect(helped).to_have_count(0)
    page.reload()
    expect(page.locator(".status.asked")).to_be_visible()
    expect(helped).to_have_count(0)


def test_an_invitation_says_who_and_what_and_is_shown_on_a_big_screen(browser: Browser, server: Server) -> None:
    anna = visitor(browser, server.address, **PHONE)
    anna.get_by_label("Your name").fill("Anna")
    wish(anna, phases="1,4,8")
    tile(anna).get_by_role("button", name="With friends").click()
    code = anna.locator(".code").inner_text()
    ben, screen = visitor(browser, server.address, **PHONE), visitor(browser, server.address, **DESKTOP)
    ben.goto(f"/t/{code}")
    expect(ben.get_by_role("heading", level=1)).to_have_text("Anna invites you: The phase card game")
    expect(ben.get_by_role("region", name="Invitation")).to_contain_text("Phases: 1,4,8")
    screen.goto(f"/#/tv/{code}")
    expect(screen.locator("main")).to_contain_text("Anna")
    ben.get_by_role("button", name="Sit down").click()
    expect(screen.locator("li.there")).to_have_count(2)
    anna.get_by_role("button", name="Start", exact=True).click()
    expect(screen.locator(".tv .table")).to_be_visible()
    expect(screen.locator(".hand button")).to_have_count(0)
    assert errors(anna) + errors(ben) + errors(screen) == []


def test_a_late_friend_takes_the_seat_of_a_bot(browser: Browser, server: Server) -> None:
    anna = visitor(browser, server.address, **PHONE)
    wish(anna, game="dice", level="steady")
    tile(anna, "dice").get_by_role("button", name="Play now").click()
    expect(anna.locator(".status.asked")).to_be_visible()
    ben = visitor(browser, server.address, **PHONE)
    ben.goto(anna.url)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name=re.compile("^Play on for")).click()
    expect(anna.locator(".seats")).to_contain_text("Ben")
    expect(ben.locator(".table")).to_be_visible()
    assert errors(anna) + errors(ben) == []
