"""Takes the pictures of the documentation: `scripts/screenshots-web [FOLDER]`."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from chromium import DESKTOP, PHONE, SMALL, chromium, running, tile, visitor, why_not, wish
from player import Person
from playwright.sync_api import Browser, Page
from sort_pictures import sort_tour

LANDSCAPE: dict[str, Any] = {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True}
LARGE: dict[str, Any] = {"viewport": {"width": 2560, "height": 1440}}
SHOTS: list[tuple[str, dict[str, Any], str, str]] = [
    ("phone-light", PHONE, "light", "en-GB"),
    ("phone-dark", PHONE, "dark", "de-DE"),
    ("desktop-light", DESKTOP, "light", "en-GB"),
    ("desktop-dark", DESKTOP, "dark", "de-DE"),
]
MORE = [
    ("small", SMALL, "light", "de-DE"),
    ("landscape", LANDSCAPE, "light", "en-GB"),
    ("large", LARGE, "light", "en-GB"),
]


def shoot(page: Page, folder: Path, name: str, *, whole: bool = False) -> None:
    page.wait_for_timeout(350)
    page.screenshot(path=folder / f"{name}.png", full_page=whole)


def until_groups(page: Page, person: Person) -> None:
    """Play until phases lie and it is this person's turn to play a card."""
    for _ in range(80):
        what = person.step()
        if what == "draw" and page.locator(".group").count() >= 3:
            return


def tour(browser: Browser, address: str, folder: Path, name: str, how: dict[str, Any], *, whole: bool) -> None:
    page = visitor(browser, address, **how)
    german = how["locale"].startswith("de")
    wish(page, bots=3, phases="1,4,8", level="steady")
    shoot(page, folder, f"start-{name}", whole=True)
    if whole:
        tile(page).get_by_role("button", name="Optionen" if german else "Options").click()
        shoot(page, folder, f"options-{name}")
        page.keyboard.press("Escape")
        tile(page).get_by_role("button", name="Mit Freunden" if german else "With friends").click()
        page.locator(".code").wait_for()
        shoot(page, folder, f"lobby-{name}", whole=True)
        page.goto("/")
    tile(page).get_by_role("button", name="Jetzt spielen" if german else "Play now").click()
    person = Person(page, german=german)
    until_groups(page, person)
    shoot(page, folder, f"table-{name}")
    if whole:
        for key, window in {"a": "lay", "r": "rules"}.items():
            page.keyboard.press(key)
            if page.locator("dialog").count():
                shoot(page, folder, f"{window}-{name}")
                page.keyboard.press("Escape")
        while person.step() != "next":
            pass
    page.context.close()


def pads(browser: Browser, address: str, folder: Path, name: str, how: dict[str, Any]) -> None:
    """A short game to its end, for the pad."""
    page = visitor(browser, address, **how)
    wish(page, bots=3, phases="1,2", level="steady")
    tile(page).get_by_role("button", name="Jetzt spielen" if how["locale"].startswith("de") else "Play now").click()
    Person(page, german=how["locale"].startswith("de")).whole_game()
    shoot(page, folder, f"pad-{name}")
    page.context.close()


def sort_pictures(browser: Browser, address: str, folder: Path, name: str, how: dict[str, Any], *, whole: bool) -> None:
    page = visitor(browser, address, **how)
    german = how["locale"].startswith("de")
    sort_tour(page, lambda page, screen: shoot(page, folder, f"{screen}-{name}"), german=german, whole=whole)
    page.context.close()


def main() -> None:
    reason = why_not()
    if reason:
        sys.exit(reason)
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, running(Path(place)) as server, chromium() as browser:
        for name, size, scheme, locale in SHOTS:
            how = size | {"color_scheme": scheme, "locale": locale}
            tour(browser, server.address, folder, name, how, whole=True)
            pads(browser, server.address, folder, name, how)
            sort_pictures(browser, server.address, folder, name, how, whole=True)
        for name, size, scheme, locale in MORE:
            how = size | {"color_scheme": scheme, "locale": locale}
            tour(browser, server.address, folder, name, how, whole=False)
            sort_pictures(browser, server.address, folder, name, how, whole=False)


if __name__ == "__main__":
    main()
