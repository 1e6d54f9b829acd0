"""Takes the pictures of the documentation: `scripts/screenshots-web [FOLDER]`.

Every screen on a telephone and on a desktop, light and dark; the table also at 320 pixels, lying and on a large screen.
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from chromium import DESKTOP, PHONE, SMALL, chromium, open_menu, running, tile, visitor, why_not, wish
from dice_pictures import dice_tour
from player import Person
from playwright.sync_api import Browser, FilePayload, Page
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
SHEET = b'game = "phase10"\n[[phases]]\ncontract = "walk(4)"\n'
BROKEN = FilePayload(name="abend.toml", mimeType="text/plain", buffer=SHEET)


class Camera:
    """Somebody who goes through all screens and takes a picture of each."""

    def __init__(self, browser: Browser, address: str, folder: Path, name: str, how: dict[str, Any]) -> None:
        self.page: Page = visitor(browser, address, **how)
        self.folder, self.name = folder, name
        self.german = how["locale"].startswith("de")
        self.person = Person(self.page, german=self.german)
        self.page.get_by_role("textbox").first.fill("Anna")

    def shoot(self, screen: str, *, whole: bool = False) -> None:
        self.page.wait_for_timeout(350)
        self.page.screenshot(path=self.folder / f"{screen}-{self.name}.png", full_page=whole)

    def press(self, german: str, english: str) -> None:
        self.page.get_by_role("button", name=german if self.german else english).first.click()

    def choose(self, german: str, english: str) -> None:
        """A button of the game's tile on the start page."""
        tile(self.page).get_by_role("button", name=german if self.german else english).click()

    def close(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.locator("dialog").wait_for(state="detached")

    def windows(self, keys: dict[str, str]) -> None:
        """Windows that a key opens."""
        for key, screen in keys.items():
            self.page.keyboard.press(key)
            self.page.locator("dialog").wait_for()
            self.shoot(screen)
            self.close()

    def before_a_game(self) -> None:
        page = self.page
        self.shoot("start", whole=True)
        self.choose("Optionen", "Options")
        self.shoot("options")
        page.locator("dialog input[type=file]").set_input_files([BROKEN])
        page.locator("dialog .refusal").wait_for()
        self.shoot("sheet")
        self.close()
        open_menu(self.page, self.german)
        self.shoot("preferences")
        self.close()
        self.choose("Mit Freunden", "With friends")
        page.wait_for_function("() => document.querySelector('img[src$=\"qr.svg\"]')?.naturalWidth")
        self.shoot("lobby", whole=True)
        page.locator(".here summary").click()
        page.locator(".here input").fill("Berta")
        page.locator(".here button").click()
        page.locator("li.panel").filter(has_text="Berta").wait_for()
        self.press("Anfangen", "Start")
        page.locator("dialog h1").wait_for()
        self.shoot("curtain")
        page.goto("/")

    def table(self) -> None:
        """Play until phases lie and it is this person's turn to play a card; a game that is too quick is left."""
        while not self.reaches_groups():
            self.page.goto("/")
        self.shoot("table")

    def reaches_groups(self) -> bool:
        self.choose("Jetzt spielen", "Play now")
        self.page.locator(".status.asked").wait_for()
        while True:
            done = self.person.step()
            if done == "over" or (done == "draw" and self.page.locator(".group").count() >= 3):
                return done != "over"

    def at_the_table(self) -> None:
        page = self.page
        page.keyboard.press("i")
        page.locator(".hint").wait_for()
        self.shoot("hint")
        self.windows({"r": "rules", "c": "talk", "m": "menu"})
        if page.locator('.bar button:has(kbd:text-is("A"))').count():
            self.windows({"a": "lay"})

    def after_a_game(self) -> None:
        page = self.page
        self.person.whole_game()
        self.shoot("pad")
        self.press("Nachspielen", "Replay")
        page.locator(".controls").wait_for()
        page.locator(".controls select").first.select_option(index=1)
        page.locator(".controls input").wait_for()
        steps = page.locator(".controls input")
        steps.fill(str(int(steps.get_attribute("max") or 0) * 2 // 3))
        self.shoot("replay")
        self.press("Mischung geprüft", "Shuffle checked")
        self.shoot("proof")
        page.goto("/")
        page.locator("li.panel").first.wait_for()
        self.shoot("finished", whole=True)


def tours(browser: Browser, address: str, folder: Path) -> Iterator[Camera]:
    for name, size, scheme, locale in SHOTS:
        camera = Camera(browser, address, folder, name, size | {"color_scheme": scheme, "locale": locale})
        wish(camera.page, bots=3, phases="1,4,8", level="steady")
        camera.before_a_game()
        wish(camera.page, bots=3, phases="1,2", level="steady")
        camera.table()
        camera.at_the_table()
        camera.after_a_game()
        yield camera
    for name, size, scheme, locale in MORE:
        camera = Camera(browser, address, folder, name, size | {"color_scheme": scheme, "locale": locale})
        wish(camera.page, bots=3, phases="1,4,8", level="steady")
        camera.table()
        yield camera


def main() -> None:
    reason = why_not()
    if reason:
        sys.exit(reason)
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, running(Path(place)) as server, chromium() as browser:
        for camera in tours(browser, server.address, folder):
            camera.page.context.close()
        for whole, shots in ((True, SHOTS), (False, MORE)):
            for name, size, scheme, locale in shots:
                how = size | {"color_scheme": scheme, "locale": locale}
                dice_tour(browser, server.address, folder, name, how, whole=whole)
                sort_tour(browser, server.address, folder, name, how, whole=whole)


if __name__ == "__main__":
    main()
