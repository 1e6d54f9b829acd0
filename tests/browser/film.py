"""Films a round of the phase cards at a real table: `scripts/film [FILE]`.

Every picture that the browser paints is a frame and is shown as long as it was seen. `img2webp` puts them together.
"""

import base64
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from chromium import chromium, running, tile, visitor, why_not, wish
from player import Person
from playwright.sync_api import Browser, Page

SIZE: dict[str, Any] = {"viewport": {"width": 1080, "height": 720}, "color_scheme": "light"}

#: How wide the film is.
WIDTH = 780

#: Milliseconds: the least between two frames, what people need to see what they did, and the end of the film.
APART, LOOK, END = 90, 500, 4000

#: Bytes that a page may load for it, and so many milliseconds are enough of a round.
MOST, LONGEST = 2_000_000, 45_000

QUALITY = 50


class Film:
    """What a page shows, picture by picture."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page, self.folder = page, folder
        self.shots: list[tuple[Path, float]] = []
        self.session = page.context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self._take)
        self.session.send("Page.startScreencast", {"format": "png", "maxWidth": WIDTH})

    def _take(self, event: dict[str, Any]) -> None:
        self.session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})
        at = float(event["metadata"]["timestamp"]) * 1000
        if not self.shots or at - self.shots[-1][1] >= APART:
            file = self.folder / f"{len(self.shots):05}.png"
            file.write_bytes(base64.b64decode(event["data"]))
            self.shots.append((file, at))

    @property
    def length(self) -> float:
        return self.shots[-1][1] - self.shots[0][1] if self.shots else 0

    def cut(self, target: Path) -> int:
        """Put the film together; the last picture stays for a while."""
        self.session.send("Page.stopScreencast")
        ends = [at for _, at in self.shots[1:]] + [self.shots[-1][1] + END]
        command = ["img2webp", "-loop", "0", "-min_size", "-lossy", "-q", str(QUALITY), "-m", "6"]
        for (file, at), end in zip(self.shots, ends, strict=True):
            command += ["-d", str(round(end - at)), str(file)]
        subprocess.run([*command, "-o", str(target)], check=True, stdout=subprocess.DEVNULL)
        return target.stat().st_size


def one_round(page: Page, film: Film) -> bool:
    """Play until the pad is shown; whether it was short enough, with a phase of one's own."""
    person, laid = Person(page), False
    while film.length < LONGEST:
        if page.locator("dialog footer").get_by_role("button", name=person.next).count():
            page.wait_for_timeout(END)
            return laid
        if page.locator(".status.asked").count():
            laid = person.step() == "lay" or laid
            page.wait_for_timeout(LOOK)
        page.wait_for_timeout(APART)
    return False


def shoot(browser: Browser, address: str, target: Path) -> bool:
    page = visitor(browser, address, **SIZE, reduced_motion="no-preference")
    page.get_by_role("textbox").first.fill("Anna")
    wish(page, bots=2, pace=0.2, level="steady", phases="1,2,3")
    tile(page).get_by_role("button", name="Play now").click()
    page.locator(".status.asked").wait_for()
    page.get_by_text("2 sets of 3").first.wait_for()
    with tempfile.TemporaryDirectory() as folder:
        film = Film(page, Path(folder))
        good = one_round(page, film) and film.cut(target) < MOST
        print(f"{len(film.shots)} pictures, {film.length / 1000:.0f} s: {'kept' if good else 'once more'}")
    page.context.close()
    return good


def main() -> None:
    reason = why_not()
    if reason:
        sys.exit(reason)
    with tempfile.TemporaryDirectory() as place, running(Path(place)) as server, chromium() as browser:
        while not shoot(browser, server.address, Path(sys.argv[1])):
            pass


if __name__ == "__main__":
    main()
