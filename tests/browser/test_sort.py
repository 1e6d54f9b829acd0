"""Profi-Sort in a real browser: whole games, laying and taking back, aces, what everybody can reach."""

import re
from typing import Any

import pytest
from chromium import DESKTOP, PHONE, SMALL, Server, errors, tile, visitor, wish
from player import Hands
from playwright.sync_api import Browser, Page, expect
from sort_player import SortPerson
from test_access import AXE, close, violations

ANYTHING = "any(2,3,4,5,6,7,8,9,10,J,Q,K;3)"

#: A game that is over after a few rounds of a few turns, with all that the real sheet has.
SHORT: dict[str, Any] = {
    "game": "profisort",
    "name": "Short",
    "deal": {"cards": 5},
    "pairs": [[1, 2]],
    "tasks": [{"contract": "set(2)"}, {"contract": "any(2,3,4,5,6;3)"}, {"contract": "repeat"}],
}


def seated(browser: Browser, server: Server, *, german: bool = False, bots: int = 1, **how: Any) -> Page:
    """Somebody at a table of Profi-Sort; what is no rule is the size and look of the browser."""
    look = {name: how.pop(name) for name in ("viewport", "has_touch", "is_mobile", "color_scheme") if name in how}
    page = visitor(browser, server.address, **look, **({"locale": "de-DE"} if german else {}))
    wish(page, game="profisort", bots=bots, **how)
    tile(page, "profisort").get_by_role("button", name="Jetzt spielen" if german else "Play now").click()
    return page


@pytest.mark.parametrize(
    ("size", "hands", "german"), [(PHONE, "mouse", True), (DESKTOP, "keys", False)], ids=["phone-german", "keys"]
)
def test_a_whole_short_game(browser: Browser, server: Server, size: dict[str, Any], hands: Hands, german: bool) -> None:
    page = seated(browser, server, german=german, **size, sheet=SHORT)
    person = SortPerson(page, hands, german)
    person.whole_game()
    assert person.turns
    pad = page.locator("dialog")
    expect(pad.get_by_text(re.compile("gewinn|Sieg" if german else "win")).first).to_be_visible()
    expect(pad.locator(".box svg").first).to_be_attached()
    expect(pad.locator(".points td").first).to_have_text(re.compile(r"^[A-Z]\w* / \d+$"))
    signs = pad.locator("td.sign").all_inner_texts()
    nexts = ["II", "I"] * len(signs)
    assert signs == [*nexts[: len(signs) - 1], ""], "who deals next; nobody after the last round"
    pad.get_by_role("button", name="Revanche" if german else "Rematch").click()
    expect(pad).to_have_count(0)
    expect(page.locator(".status.asked")).to_be_visible()
    assert errors(page) == []


def test_tasks_are_chosen_in_words(browser: Browser, server: Server) -> None:
    page = visitor(browser, server.address, **PHONE)
    tile(page, "profisort").get_by_role("button", name="Options").click()
    page.locator("dialog summary", has_text="Choose tasks").click()
    first = page.locator("dialog details label").first
    expect(first).not_to_contain_text("set(")
    first.click()
    expect(page.get_by_role("button", name="All", exact=True)).to_have_attribute("aria-pressed", "false")
    first.click()
    expect(page.get_by_role("button", name="All", exact=True)).to_have_attribute("aria-pressed", "true")


def test_several_tasks_are_laid_in_one_turn_and_taken_back(browser: Browser, server: Server) -> None:
    never = {"contract": "set(8)"}  # the game must not be over before this person has had a turn
    sheet = SHORT | {"deal": {"cards": 9}, "tasks": [{"contract": ANYTHING}, {"contract": ANYTHING}, never]}
    page = seated(browser, server, **DESKTOP, sheet=sheet, level="random")
    person = SortPerson(page)
    person.until_asked("D")  # after three aces, or an ace that the bot gave away
    page.keyboard.press("j")
    page.keyboard.press("Enter")
    page.keyboard.press("x")
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("draw")
    refusal.get_by_role("button", name=re.compile("SORT-")).click()
    expect(page.locator("dialog .sought").first).to_be_visible()
    close(page)
    person.draw()
    for left in (1, 0):
        person.press_button("L")
        expect(page.locator("aside .tasks .done")).to_have_count(2 - left)
    mine = page.locator(".mine .laying")
    expect(mine).to_have_count(2)
    for laid in (1, 0):
        page.get_by_role("button", name="Take back").click()
        expect(mine).to_have_count(laid)
    task = page.locator("aside .tasks button").nth(1)
    task.click()
    expect(task).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="For the task")).to_be_visible()
    assert errors(page) == []


#: Two low cards and aces, and more tasks than a test waits for: rounds end, the game goes on.
ACES: dict[str, Any] = SHORT | {
    "deck": {"values": ["2", "3", "A"], "copies": 3, "wilds": 0},
    "points": [{"cards": "2-3", "points": 5}, {"cards": "A", "points": 15}],
    "deal": {"cards": 8},
    "tasks": [{"contract": "set(5)"}] * 12,
    "pairs": [],
}


def test_an_ace_is_given_by_dragging_it_to_somebody(browser: Browser, server: Server) -> None:
    page = seated(browser, server, **PHONE, sheet=ACES, level="random")
    person = SortPerson(page)
    while not person.button("G").count():
        person.wishes = ["K", "S", "D"]
        assert person.step() != "over"
    cards = page.locator(".hand button")
    held, ace = cards.count(), cards.filter(has_text=re.compile("ace", re.IGNORECASE)).first
    person.choose(ace)
    seat = page.locator(".seats .target").first
    person.drag(ace, seat)
    expect(cards).to_have_count(held - 1)
    expect(page.locator(".seats .lying .card")).to_have_count(1)
    assert errors(page) == []


def test_a_received_ace_can_be_held_face_down_and_that_is_remembered(browser: Browser, server: Server) -> None:
    page = seated(browser, server, **PHONE, sheet=ACES, level="steady")
    person = SortPerson(page)
    person.wishes = ["K", "D"]
    asked = page.locator("body:not(:has(dialog)) .status.asked")  # on the own turn nothing else can happen
    while not (page.locator(".received").count() and asked.count()):
        assert person.step() != "over"
    aces = page.locator(".received .card").count()
    page.get_by_role("button", name="Hold face down").click()
    expect(page.locator(".received .back")).to_have_count(aces)
    expect(page.locator(".received .card")).to_have_count(0)
    page.reload()
    expect(page.locator(".received .back")).to_have_count(aces)
    page.get_by_role("button", name="Turn face up").click()
    expect(page.locator(".received .card")).to_have_count(aces)
    assert errors(page) == []


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["small", "phone"])
def test_a_full_hand_stays_clear_of_the_edges(browser: Browser, server: Server, size: dict[str, Any]) -> None:
    page = seated(browser, server, **size)
    person = SortPerson(page)
    person.wishes = ["K", "D", "S"]
    person.until_asked("D")
    person.draw()
    cards = page.locator(".hand button")
    assert cards.count() > 10
    person.seen_at(cards.first)
    boxes = [box for card in cards.all() if (box := card.bounding_box())]
    wide = size["viewport"]["width"]
    assert all(box["x"] >= 4 and box["x"] + box["width"] <= wide - 4 for box in boxes)


def test_aces_are_given_sat_out_and_dealt_again(browser: Browser, server: Server) -> None:
    page = seated(browser, server, **PHONE, sheet=ACES, level="steady")
    person = SortPerson(page)
    person.wishes = ["N", "S", "D", "G"]
    seen: set[str] = set()
    while not {"N", "S", "G"} <= seen:
        what = person.step()
        seen.add(what)
        assert what != "over"
        if what == "N":
            person.wishes = ["K", "S", "D", "G"]
    assert errors(page) == []


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (npm ci in web/)")
@pytest.mark.parametrize(("size", "scheme"), [(SMALL, "light"), (DESKTOP, "dark")], ids=["small-light", "desktop-dark"])
def test_axe_finds_no_violation_on_any_screen(
    browser: Browser, server: Server, size: dict[str, Any], scheme: str
) -> None:
    page = seated(browser, server, **size, color_scheme=scheme, bots=2, sheet=SHORT)
    person = SortPerson(page)
    found: dict[str, list[str]] = {}

    def look(screen: str) -> None:
        if screen not in found:
            page.wait_for_timeout(120)
            found[screen] = violations(page)
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            found[screen] += [f"{wide} px too wide"] if wide > 0 else []

    while (what := person.asked()) != "over":
        look(what)
        if what == "play" and person.button("A").count() and "arrange" not in found:
            for key, screen in {"a": "arrange", "p": "pad", "m": "menu"}.items():
                page.keyboard.press(key)
                page.locator("dialog").wait_for()
                look(screen)
                close(page)
        person.step()
    look("over")
    assert {screen: problems for screen, problems in found.items() if problems} == {}
