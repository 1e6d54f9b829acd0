"""The pictures of Profi-Sort."""

from collections.abc import Callable

from chromium import tile, wish
from playwright.sync_api import Page
from sort_player import SortPerson

Shoot = Callable[[Page, str], None]


def sort_tour(page: Page, shoot: Shoot, *, german: bool, whole: bool) -> None:
    """The table with tasks on it and, for a whole tour, laying, the pad after a round, and the end of a short game."""
    wish(page, game="profisort", bots=2, level="steady")
    _play(page, german=german)
    person = SortPerson(page, german=german)
    for _ in range(200):
        if person.step() == "D" and page.locator(".laying").count() >= 2:
            break
    page.locator(".tasks button:visible").nth(3).click()
    shoot(page, "sort-table")
    if not whole:
        return
    page.keyboard.press("a")
    shoot(page, "sort-lay")
    page.keyboard.press("Escape")
    page.goto("/")
    page.locator("article").first.wait_for()
    wish(page, game="profisort", bots=2, level="greedy", tasks="3,4,7,10")
    _play(page, german=german)
    SortPerson(page, german=german).whole_game(1500)
    shoot(page, "sort-pad")


def _play(page: Page, *, german: bool) -> None:
    tile(page, "profisort").get_by_role("button", name="Jetzt spielen" if german else "Play now").click()
