"""The dice game in a real browser: whole games by taps and by keys, alone and with others."""

import json
import re
from typing import Any
from urllib.request import urlopen

import pytest
from chromium import DESKTOP, PHONE, SMALL, Server, errors, tile, visitor, wish
from dice_player import DicePerson
from player import Hands
from playwright.sync_api import Browser, expect
from test_access import AXE, violations

from zehn.record import judge

#: Phases that are made soon.
SHORT: dict[str, Any] = {"game": "dice", "phases": [{"contract": "2*set(2)"}, {"contract": "set(3)"}]}


@pytest.mark.parametrize(
    ("size", "hands", "german"),
    [(PHONE, "mouse", True), (DESKTOP, "keys", False)],
    ids=["phone-german", "desktop-keys"],
)
def test_a_whole_short_game(
    browser: Browser, server: Server, size: dict[str, object], hands: Hands, german: bool
) -> None:
    page = visitor(browser, server.address, **size, **({"locale": "de-DE"} if german else {}))
    wish(page, game="dice", level="steady", bots=2, sheet=SHORT)
    tile(page, "dice").get_by_role("button", name="Jetzt spielen" if german else "Play now").click()
    person = DicePerson(page, hands)
    person.whole_game()
    assert person.throws
    pad = page.locator("dialog")
    expect(pad.get_by_text(re.compile("gewinn" if german else "win|share")).first).to_be_visible()
    expect(pad.locator(".total td.winner")).not_to_have_count(0)
    expect(pad.locator("summary")).to_contain_text("✓")
    link = pad.get_by_role("link", name=re.compile("Record|Aufzeichnung")).get_attribute("href")
    with urlopen(f"{server.address}{link}") as record:
        verdict = judge(record.read())
    assert verdict.ok
    pad.get_by_role("button", name="Revanche" if german else "Rematch").click()
    expect(pad).to_have_count(0)
    expect(page.locator(".status.asked")).to_be_visible()
    assert errors(page) == []


def test_alone_results_are_listed(browser: Browser, server: Server) -> None:
    """Two games alone: the table says what dice are good for, a miss costs points, the better game stands first."""
    page = visitor(browser, server.address, **PHONE)
    wish(page, game="dice", level="steady", sheet=SHORT)
    tile(page, "dice").get_by_role("button", name=re.compile("Alone")).click()
    person = DicePerson(page)
    person.throw()
    page.locator("[data-die]").nth(3).click()
    expect(page.locator("[data-die]").nth(3)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".kept[aria-live]")).to_contain_text("missing")
    kept = page.locator("[data-die]").nth(3).get_attribute("aria-label")
    person.throw()
    expect(page.locator("[data-die]").nth(3)).to_have_attribute("aria-label", re.compile(str(kept).split(",")[0]))
    person.act("x")
    expect(page.locator(".strip")).to_contain_text("-5")
    person.whole_game()
    for _ in range(2):
        results = page.locator("dialog ol li b")
        points = [int(re.sub(r"\D", "", text)) for text in results.all_inner_texts()]
        assert points == sorted(points, reverse=True)
        expect(page.locator("dialog li.here")).to_have_count(1)
        if len(points) == 1:
            page.get_by_role("button", name="Rematch").click()
            page.locator("dialog").wait_for(state="detached")
            person.whole_game()
    assert (
        len(json.loads(page.evaluate("Object.entries(localStorage).find(([key]) => key.includes('dice.best'))[1]")))
        == 2
    )
    assert errors(page) == []


def test_two_browsers_throw_at_one_table(browser: Browser, server: Server) -> None:
    anna = visitor(browser, server.address, **DESKTOP)
    wish(anna, game="dice", level="steady")
    tile(anna, "dice").get_by_role("button", name="With friends").click()
    code = anna.locator(".code").inner_text()
    ben = visitor(browser, server.address, **PHONE)
    ben.get_by_label("Table code").fill(code)
    ben.get_by_role("button", name="To the table").click()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(anna.get_by_text("Ben").first).to_be_visible()
    anna.get_by_role("button", name="Start", exact=True).click()
    expect(ben.locator(".status")).to_contain_text("is trying phase 1")
    person = DicePerson(anna)
    person.throw()
    seen = [die.get_attribute("aria-label") for die in anna.locator("[data-die]").all()]
    expect(ben.locator(".still .sr").first).to_have_text(re.compile(str(seen[0]).split(",")[0]))
    person.act("x")
    expect(ben.locator(".status.asked")).to_contain_text("Your turn")
    ben.get_by_role("button", name="Hint").wait_for(state="detached")
    DicePerson(ben).throw()
    ben.get_by_role("button", name="Hint").click()
    expect(ben.locator(".hint")).to_contain_text("Hint:")
    assert errors(anna) + errors(ben) == []


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (npm ci in web/)")
@pytest.mark.parametrize(("size", "scheme"), [(SMALL, "light"), (DESKTOP, "dark")], ids=["small-light", "desktop-dark"])
def test_axe_finds_no_violation_on_any_dice_screen(
    browser: Browser, server: Server, size: dict[str, object], scheme: str
) -> None:
    page = visitor(browser, server.address, **size, color_scheme=scheme)
    wish(page, game="dice", level="steady", bots=1, sheet=SHORT)
    found: dict[str, list[str]] = {}

    def look(screen: str) -> None:
        page.wait_for_timeout(120)
        found[screen] = violations(page)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            found[screen].append(f"{wide} px too wide")

    tile(page, "dice").get_by_role("button", name="Options").click()
    page.locator("dialog").wait_for()
    look("options")
    page.keyboard.press("Escape")
    tile(page, "dice").get_by_role("button", name="Play now").click()
    page.locator(".status.asked").wait_for()
    look("roll")
    person = DicePerson(page)
    person.throw()
    page.keyboard.press("1")
    page.keyboard.press("i")
    page.locator(".hint").wait_for()
    look("choose")
    dice, felt = page.locator("[data-die]"), page.locator(".felt").bounding_box()
    boxes = [die.bounding_box() for die in dice.all()]
    assert felt
    assert all(box and box["width"] >= 38 and box["y"] + box["height"] <= felt["y"] + felt["height"] for box in boxes)
    for key, name in {"p": "pad", "m": "menu"}.items():
        page.keyboard.press(key)
        page.locator("dialog").wait_for()
        look(name)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    person.whole_game()
    look("over")
    assert {screen: problems for screen, problems in found.items() if problems} == {}


@pytest.mark.parametrize(("bots", "sheets"), [(3, 1), (4, 2), (7, 2)])
def test_more_than_four_players_have_two_sheets_side_by_side(
    browser: Browser, server: Server, bots: int, sheets: int
) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    wish(page, game="dice", level="steady", bots=bots, sheet=SHORT)
    tile(page, "dice").get_by_role("button", name="Play now").click()
    expect(page.locator(".status.asked")).to_be_visible()
    page.keyboard.press("p")
    papers = page.locator("dialog table")
    expect(papers).to_have_count(sheets)
    expect(page.locator("dialog th.who")).to_have_count(bots + 1)
    boxes = [box for paper in papers.all() if (box := paper.bounding_box())]
    assert len({round(box["y"]) for box in boxes}) == 1
    assert errors(page) == []
