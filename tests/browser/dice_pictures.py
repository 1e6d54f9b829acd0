"""The pictures of the dice table for the documentation."""

from pathlib import Path
from typing import Any

from chromium import tile, visitor, wish
from dice_player import DicePerson
from playwright.sync_api import Browser


def dice_tour(browser: Browser, address: str, folder: Path, name: str, how: dict[str, Any], *, whole: bool) -> None:
    """In the middle of a game with dice to keep; and, if the whole game is played, the pad after it."""
    page = visitor(browser, address, **how)
    german = how["locale"].startswith("de")
    wish(page, game="dice", bots=2, level="steady")
    tile(page, "dice").get_by_role("button", name="Jetzt spielen" if german else "Play now").click()
    person = DicePerson(page)
    for _ in range(40):
        person.step()
        if (
            page.locator(".box.done").count() >= 2
            and page.locator(".made").count()
            and page.locator("[data-die]").count()
        ):
            break
    page.mouse.move(0, 0)
    page.wait_for_timeout(900)
    page.screenshot(path=folder / f"dice-{name}.png")
    if whole:
        person.whole_game()
        page.wait_for_timeout(400)
        page.screenshot(path=folder / f"dice-pad-{name}.png")
    page.context.close()
