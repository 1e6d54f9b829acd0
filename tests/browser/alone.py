"""Games without a server, as tests begin and finish them."""

import json
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from chromium import PATIENCE, tile, wish
from dice_player import DicePerson
from player import Person
from playwright.sync_api import Page, expect
from sort_player import SortPerson

#: As short as a game of each kind can be.
SHORT: dict[str, dict[str, Any]] = {
    "phase10": {"phases": "1"},
    "dice": {"sheet": {"game": "dice", "name": "Short", "phases": [{"number": 1, "contract": "set(2)"}]}},
    "profisort": {"first_to": 1},
}
PEOPLE = {"phase10": Person, "dice": DicePerson, "profisort": SortPerson}

BEGUN = "() => document.querySelector('.table .status, dialog h2')"


READY = """async () => {
    const { parts } = await (await fetch('engine/files.json')).json()
    const kept = (await (await caches.open('zehn-engine')).keys()).length
    return kept >= parts.length && navigator.serviceWorker.controller?.state === 'activated'
}"""


WHY = """async () => {
    const found = await navigator.serviceWorker.getRegistration()
    const kept = await Promise.all((await caches.keys()).map(async (name) =>
        [name, (await (await caches.open(name)).keys()).length]))
    const states = [found?.installing?.state, found?.active?.state, navigator.serviceWorker.controller?.state]
    return JSON.stringify([kept, states])
}"""


def offline(page: Page) -> None:
    """The engine is fetched while nobody waits for it; then the network is cut."""
    until = time.monotonic() + PATIENCE
    while not page.evaluate(READY):
        assert time.monotonic() < until, page.evaluate(WHY)
        page.wait_for_timeout(200)
    page.context.set_offline(True)


def begin(page: Page, game: str, **more: Any) -> None:
    """Begin a game against one bot and wait for the table."""
    how: dict[str, Any] = {"bots": 1, "level": "steady"} | SHORT[game] | more
    wish(page, game=game, **how)
    tile(page, game).get_by_role("button", name="Play now").click()
    page.wait_for_function(BEGUN)


def finish(page: Page, game: str) -> None:
    PEOPLE[game](page).whole_game()
    expect(page.locator("dialog h2")).to_contain_text("The game is over")


def record_of(page: Page, place: Path) -> Path:
    """The record of the finished game, exported as a file."""
    with page.expect_download() as download:
        page.locator("dialog").get_by_role("button", name=re.compile("Record")).click()
    file = place / download.value.suggested_filename
    download.value.save_as(file)
    return file


def verified(file: Path) -> bool:
    done = subprocess.run([sys.executable, "-m", "zehn.cli", "verify", str(file)], capture_output=True, check=False)
    return done.returncode == 0 and json.loads(done.stdout)["ok"]


def begin_here(page: Page, game: str, **more: Any) -> None:
    """The same on this device, although there is a server."""
    page.get_by_label("Play on this device").check()
    begin(page, game, **more)
