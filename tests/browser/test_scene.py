"""The table as a place: nothing jumps, everything has its room at every size, and what the others do is seen."""

import json
from typing import Any

import pytest
from chromium import DESKTOP, PHONE, SMALL, Server, errors, tile, visitor, wish
from dice_player import DicePerson
from player import Person
from playwright.sync_api import Browser, Page, expect
from sort_player import SortPerson
from test_dice import SHORT

#: Notes where the hand and the buttons are in every frame, and what the browser itself calls a shift of the layout.
WATCH = """() => {
    window.places = new Set()
    window.shifts = []
    const parts = ['.hand', '.bar', '.lead', '.status', '.felt']
    const look = () => {
        for (const part of parts) {
            const box = document.querySelector(part)?.getBoundingClientRect()
            if (box) places.add(`${part} ${Math.round(box.top)} ${Math.round(box.height)}`)
        }
        requestAnimationFrame(look)
    }
    look()
    new PerformanceObserver((list) => {
        for (const {hadRecentInput, sources} of list.getEntries())
            for (const {node} of sources)
                if (!hadRecentInput && node?.matches?.(parts.join())) shifts.push(node.className)
    }).observe({type: 'layout-shift'})
}"""

KNOCKING: dict[str, Any] = {"phases": "1", "variants": ["knocking"], "knock_window": 1}


@pytest.mark.parametrize(
    ("game", "size", "rules"),
    [("phase10", SMALL, KNOCKING), ("profisort", PHONE, {"tasks": "3,4,10"}), ("dice", DESKTOP, {"sheet": SHORT})],
)
def test_hand_and_buttons_stay_where_they_are(
    browser: Browser, server: Server, game: str, size: dict[str, Any], rules: dict[str, Any]
) -> None:
    page = visitor(browser, server.address, **size)
    wish(page, game=game, bots=2, level="steady" if game == "dice" else "greedy", **rules)
    tile(page, game).get_by_role("button", name="Play now").click()
    expect(page.locator(".status.asked")).to_be_visible()
    page.evaluate(WATCH)
    person = {"phase10": Person, "profisort": SortPerson, "dice": DicePerson}[game](page)
    for _ in range(40):
        if person.step() == "over":
            break
    places = page.evaluate("[...places].sort()")
    assert len(places) == len({place.split()[0] for place in places}), places
    assert page.evaluate("shifts") == []
    assert errors(page) == []


def overflowing(page: Page) -> list[str]:
    """The plates, piles and cards that stick out of the felt, and plates that lie upon each other."""
    found: list[str] = page.evaluate(
        """() => {
            const felt = document.querySelector('.felt').getBoundingClientRect()
            const out = []
            for (const part of document.querySelectorAll('.plate, .piles, .laid, [data-die]')) {
                const box = part.getBoundingClientRect()
                if (box.left < felt.left - 1 || box.right > felt.right + 1 || box.top < felt.top - 1
                    || box.bottom > felt.bottom + 1) out.push(`${part.className} ${JSON.stringify(box)}`)
            }
            const plates = [...document.querySelectorAll('.plate')].map((one) => one.getBoundingClientRect())
            for (const [at, one] of plates.entries())
                for (const other of plates.slice(at + 1))
                    if (one.left < other.right - 1 && other.left < one.right - 1
                        && one.top < other.bottom - 1 && other.top < one.bottom - 1) out.push('plates overlap')
            return out
        }"""
    )
    return found


def settle(page: Page, width: int) -> None:
    """Wait until the page has this width, and nothing on the felt has changed its place for some frames."""
    page.evaluate(
        """async (width) => {
            const frame = () => new Promise((done) => requestAnimationFrame(done))
            const places = () => JSON.stringify([...document.querySelectorAll('.felt, .felt *')]
                .map((one) => one.getBoundingClientRect()))
            for (let before = '', calm = 0; calm < 4 || innerWidth !== width; ) {
                await frame()
                const now = places()
                calm = now === before ? calm + 1 : 0
                before = now
            }
        }""",
        width,
    )


@pytest.mark.parametrize(("game", "bots"), [("phase10", 5), ("phase10", 1), ("profisort", 2), ("dice", 7)])
def test_everything_has_room_at_every_size(browser: Browser, server: Server, game: str, bots: int) -> None:
    page = visitor(browser, server.address, **DESKTOP)
    wish(page, game=game, bots=bots, level="steady")
    tile(page, game).get_by_role("button", name="Play now").click()
    expect(page.locator(".status")).to_be_visible()
    found = {}
    for width, height in [(320, 568), (390, 780), (740, 360), (768, 1024), (1280, 800), (1920, 1080), (3840, 2160)]:
        page.set_viewport_size({"width": width, "height": height})
        settle(page, width)
        problems = overflowing(page)
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            problems.append("too wide")
        if problems:
            found[f"{width}x{height}"] = problems
    assert found == {}


#: Notes the entry of every animation that the page starts.
HOOK = """
    window.animated = new Set()
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, how) {
        const [, entry] = /^entry-(\\d+)$/.exec(how?.id ?? '') ?? []
        if (entry) animated.add(Number(entry))
        return animate.call(this, frames, how)
    }
"""


def test_whatever_the_others_do_is_seen_to_move(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **DESKTOP, reduced_motion="no-preference")
    page.add_init_script(HOOK)
    happened: set[int] = set()

    def hear(text: str | bytes) -> None:
        for entry in json.loads(text).get("entries", []):
            what = entry["what"]
            if what["kind"] == "dealt" or (what["kind"] == "move" and not what["move"].startswith("0 ")):
                happened.add(entry["seq"])

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    wish(page, bots=2, level="greedy", pace=0.1, phases="1")
    page.evaluate("localStorage.setItem('zehn.speed', JSON.stringify('fast'))")
    tile(page).get_by_role("button", name="Play now").click()
    person = Person(page)
    while len(happened) < 16:  # whoever acts does not wait, so this person looks on until all was shown
        page.wait_for_function(
            """() => {
                const {seq, shown} = document.querySelector('.table')?.dataset ?? {}
                return document.querySelector('.status.asked, dialog') && seq === shown
            }"""
        )
        if person.step() == "over":
            break
    page.wait_for_function(
        "() => { const {seq, shown} = document.querySelector('.table').dataset; return seq === shown }"
    )
    seen = set(page.evaluate("[...animated]"))
    assert happened
    assert happened <= seen
    assert errors(page) == []


def test_who_acts_does_not_wait_for_what_still_moves(browser: Browser, server: Server) -> None:
    """A card flies slowly; the next answer is taken at once, and the table shows the newest state."""
    page = visitor(browser, server.address, **DESKTOP, reduced_motion="no-preference")
    wish(page, bots=2, level="greedy")
    page.evaluate("localStorage.setItem('zehn.speed', JSON.stringify('slow'))")
    tile(page).get_by_role("button", name="Play now").click()
    page.locator(".status.asked").wait_for()
    page.keyboard.press("d")
    expect(page.locator(".hand button")).to_have_count(11)
    assert page.evaluate(
        "() => { const {seq, shown} = document.querySelector('.table').dataset; return seq === shown }"
    )
    assert errors(page) == []
