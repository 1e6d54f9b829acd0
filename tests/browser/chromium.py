"""A server in a process of its own and a real Chromium for tests and screenshots."""

import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright

ROOT = Path(__file__).parent.parent.parent
BUILT = ROOT / "src" / "zehn" / "server" / "static" / "index.html"
FLAGS = [
    "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--host-resolver-rules=MAP zehn.home 127.0.0.1, MAP zehn.example 127.0.0.1",
]  # fmt: skip

#: A name that leads to this machine, but that browsers trust no more than any other: as in a network at home.
HOME = "zehn.home"

#: Seconds for anything to happen: machines that test are busy ones.
PATIENCE = 120
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 780}, "has_touch": True, "is_mobile": True}
SMALL: dict[str, Any] = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 820}}


def find_chromium() -> str | None:
    """The system's Chromium."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


def why_not() -> str:
    """Why there can be no browser; empty if there can."""
    if not BUILT.exists():
        return "the table in the browser is not built (Node.js 20 or newer is needed)"
    return "" if find_chromium() else "there is no Chromium (./test installs it when root runs it on Debian)"


class Server:
    """`zehn serve` on a store of its own; it can be killed and started again on the same port."""

    program: tuple[str, ...] = ("-m", "zehn.server.serve")
    environ: dict[str, str] | None = None

    def __init__(self, folder: Path, host: str = "127.0.0.1") -> None:
        self.folder, self.host = folder, host
        with socket.socket() as probe:
            probe.bind((host, 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://{host}:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        return [sys.executable, *self.program, self.host, str(self.port), f"sqlite:///{self.folder / 'tables.db'}"]

    def start(self) -> None:
        self.process = subprocess.Popen(self.command(), stdout=subprocess.DEVNULL, env=self.environ)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with urlopen(f"{self.address}/health", timeout=5):
                    return
            except OSError:
                time.sleep(0.05)
        self.stop(signal.SIGKILL)
        raise TimeoutError("the server did not start")

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process:
            self.process.send_signal(how)
            try:
                self.process.wait(PATIENCE)
            finally:
                self.process.kill()
                self.process.wait()
                self.process = None


@contextmanager
def running(folder: Path) -> Iterator[Server]:
    server = Server(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


#: A browser like this fetches nothing that nobody has asked for.
SAVES_DATA = "Object.defineProperty(navigator, 'connection', {value: {saveData: true}})"


def visitor(browser: Browser, address: str, **how: Any) -> Page:
    """Somebody with a browser of their own, at the start page; bots are quick. `script` runs before the page's own."""
    how = {"locale": "en-GB", "reduced_motion": "reduce", "script": ""} | how
    script = how.pop("script")
    context: BrowserContext = browser.new_context(base_url=address, **how)
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(script)
    page = context.new_page()
    page.on("pageerror", lambda error: errors(page).append(str(error)))
    page.on("console", lambda message: errors(page).append(message.text) if is_fault(message) else None)
    page.goto("/")
    page.locator("article").first.wait_for()
    return page


_errors: dict[int, list[str]] = {}


def errors(page: Page) -> list[str]:
    """What went wrong in a page."""
    return _errors.setdefault(id(page), [])


#: What browsers complain about when a server is gone, or has no certificate.
_EXPECTED = r"WebSocket|ERR_CONNECTION|Failed to load resource|Cross-Origin-Opener-Policy"


def is_fault(message: Any) -> bool:
    return message.type == "error" and not re.search(_EXPECTED, message.text)


def tile(page: Page, game: str = "phase10") -> Locator:
    """A game on the start page."""
    return page.locator(f'article[data-game="{game}"]')


def wish(
    page: Page,
    *,
    game: str = "phase10",
    level: str = "greedy",
    bots: int = 1,
    pace: float = 0,
    phases: str = "",
    **rules: Any,
) -> None:
    """Remember options as the dialog would, with bots that do not think at all."""
    agreed = ({"phases": phases} if phases else {}) | rules
    wishes = {"bots": bots, "level": level, "pace": pace, "clock": 0, "rules": agreed}
    place = f"zehn.wishes.{game}"
    page.evaluate("([place, wishes]) => localStorage.setItem(place, JSON.stringify(wishes))", [place, wishes])
    page.reload()
    page.locator("article").first.wait_for()
