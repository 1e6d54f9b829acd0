"""The pictures of Profi-Sort for the documentation."""

from pathlib import Path
from typing import Any

from chromium import tile, visitor, wish
from playwright.sync_api import Browser, Page
from sort_player import SortPerson


def sort_tour(browser: Browser, address: str, folder: Path, name: str, how: dict[str, Any], *, whole: bool) -> None:
    """The table with tasks on it; for a whole tour also laying, and the paper after a short game."""
    page = visitor(browser, address, **how)
    german = how["locale"].startswith("de")
    wish(page, game="profisort", bots=2, level="steady")
    _play(page, german=german)
    person = SortPerson(page, german=german)
    for _ in range(200):
        if person.step() == "D" and page.locator(".laying").count() >= 2:
            break
    page.locator(".tasks button:visible").nth(3).click()
    _shoot(page, folder / f"sort-table-{name}.png")
    if whole:
        page.keyboard.press("a")
        _shoot(page, folder / f"sort-lay-{name}.png")
        page.goto("/")
        page.locator("article").first.wait_for()
        wish(page, game="profisort", bots=2, level="greedy", tasks="3,4,7,10")
        _play(page, german=german)
        SortPerson(page, german=german).whole_game(1500)
        _shoot(page, folder / f"sort-pad-{name}.png")
    page.context.close()


def _play(page: Page, *, german: bool) -> None:
    tile(page, "profisort").get_by_role("button", name="Jetzt spielen" if german else "Play now").click()


def _shoot(page: Page, file: Path) -> None:
    page.wait_for_timeout(350)
    page.screenshot(path=file)
