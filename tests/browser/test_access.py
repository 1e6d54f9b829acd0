"""Everybody can play: axe-core finds nothing on any screen, and nothing is cut off or loaded from elsewhere."""

import itertools
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from chromium import DESKTOP, PHONE, ROOT, SMALL, Server, open_menu, tile, visitor, wish
from player import Person
from playwright.sync_api import Browser, FilePayload, Page, expect

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    found = page.evaluate(
        """tags => axe.run(document, {runOnly: {type: 'tag', values: tags}, resultTypes: ['violations']})
            .then(found => found.violations)""",
        RULES,
    )
    return [f"{one['id']}: {json.dumps([node['html'][:160] for node in one['nodes'][:3]])}" for one in found]


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def screens(page: Page) -> Iterator[str]:
    """Every screen, one after the other."""
    yield from before_a_game(page)
    yield from at_the_table(page)
    yield from after_a_game(page)


def before_a_game(page: Page) -> Iterator[str]:
    yield "start"
    tile(page).get_by_role("button", name="Options").click()
    yield "options"
    file = FilePayload(name="evening.toml", mimeType="text/plain", buffer=b'game = "chess"')
    page.locator("dialog input[type=file]").set_input_files([file])
    page.locator("dialog .refusal").wait_for()
    yield "own sheet"
    close(page)
    tile(page).get_by_role("button", name="Rules").click()
    page.locator("dialog h3").first.wait_for()
    yield "rules"
    close(page)
    open_menu(page)
    yield "menu of the start page"
    close(page)


def at_the_table(page: Page) -> Iterator[str]:
    tile(page).get_by_role("button", name="With friends").click()
    page.locator(".code").wait_for()
    yield "lobby"
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".status.asked").wait_for()
    yield "draw"
    page.keyboard.press("i")
    page.locator(".hint").wait_for()
    yield "hint"
    Person(page).draw()
    yield "play"
    page.keyboard.press("j")
    page.keyboard.press("Enter")
    yield "selected"
    for key, name in {"m": "menu", "p": "pad", "c": "talk", "a": "arrange"}.items():
        page.keyboard.press(key)
        page.locator("dialog").wait_for()
        yield name
        close(page)
    person = Person(page)
    while person.step() != "over":
        pass
    yield "over"


def after_a_game(page: Page) -> Iterator[str]:
    page.get_by_role("button", name="Replay").click()
    page.locator(".controls").wait_for()
    yield "replay"
    page.get_by_role("button", name="Shuffle checked").click()
    yield "proof"
    page.goto("/")
    page.get_by_role("button", name="Replay").first.wait_for()
    yield "finished games"
    tile(page).get_by_role("button", name="With friends").click()
    page.get_by_text("Another player on this device").click()
    page.get_by_label("Their name").fill("Berta")
    yield "one more on this device"
    page.get_by_role("button", name="Sit down too").click()
    page.locator("li.panel").filter(has_text="Berta").wait_for()
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("button", name="show my cards").wait_for()
    yield "curtain"


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (npm ci in web/)")
@pytest.mark.parametrize(("size", "scheme"), [(SMALL, "light"), (DESKTOP, "dark")], ids=["small-light", "desktop-dark"])
def test_axe_finds_no_violation_on_any_screen(
    browser: Browser, server: Server, size: dict[str, object], scheme: str
) -> None:
    page = visitor(browser, server.address, **size, color_scheme=scheme)
    wish(page, phases="1", bots=2, take_skip=True)  # so that there is a choice whatever is turned up
    found = {}
    for screen in screens(page):
        page.wait_for_timeout(120)
        found[screen] = violations(page)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            found[screen].append(f"{wide} px too wide")
    assert {screen: problems for screen, problems in found.items() if problems} == {}


def test_eleven_cards_can_be_told_apart_and_tapped_at_320_pixels(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **SMALL)
    wish(page, bots=3)
    tile(page).get_by_role("button", name="Play now").click()
    page.locator(".status.asked").wait_for()
    Person(page).draw()
    cards = page.locator(".hand button")
    expect(cards).to_have_count(11)
    boxes = [card.bounding_box() for card in cards.all()]
    lefts = [box["x"] for box in boxes if box]
    assert min(after - before for before, after in itertools.pairwise(lefts)) >= 22
    assert min(lefts) >= -4
    assert max(box["x"] + box["width"] for box in boxes if box) <= 326


def test_nothing_is_loaded_from_elsewhere(browser: Browser, server: Server, tmp_path: Path) -> None:
    page = visitor(browser, server.address, **PHONE)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.locator("article").first.wait_for()
    assert asked
    assert all(url.startswith((server.address, "data:")) for url in asked)
