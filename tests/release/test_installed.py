"""Each file is installed as people would do it, and used: the command, a match, a table in the browser."""

import re
import signal
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from chromium import DESKTOP, Server, errors, tile, visitor, wish
from player import Person
from playwright.sync_api import Browser, expect

import zehn
from released import PINS, TOOLS, Files, Installed, environ, run

pytestmark = pytest.mark.xdist_group("release")  # all with the same files

MATCH = ("arena", "phase10", "steady", "greedy", "--games", "20", "--seed", "3")


class InstalledServer(Server):
    """`zehn serve`, as it was installed or as uvx runs it."""

    def __init__(self, folder: Path, *program: str | Path) -> None:
        super().__init__(folder)
        self.program = tuple(str(part) for part in program)
        self.environ = environ()

    def command(self) -> list[str]:
        return [*self.program, "serve", "--port", str(self.port), "--store", str(self.folder / "tables.db")]


def test_the_command_tells_its_version(installed: Installed) -> None:
    assert installed.zehn("--version") == f"zehn {zehn.__version__}"


def test_it_runs_without_the_checkout(installed: Installed) -> None:
    place = Path(installed.python("import zehn; print(zehn.__file__)"))
    assert place.is_relative_to(installed.folder)


def test_the_build_is_the_one_that_was_asked_for(installed: Installed, kind: str) -> None:
    assert installed.python("import zehn; print(zehn.build.BUILD)") == ("compiled" if kind == "compiled" else "plain")


@pytest.fixture(scope="session")
def match(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The match as the checkout plays it."""
    return run(TOOLS / "zehn", *MATCH, cwd=tmp_path_factory.mktemp("match"), ZEHN_LANG="en")


def test_a_match_ends_as_in_the_checkout(installed: Installed, match: str) -> None:
    assert installed.zehn(*MATCH) == match


def test_a_game_in_the_browser(installed: Installed, browser: Browser, tmp_path: Path) -> None:
    server = InstalledServer(tmp_path, installed.tools / "zehn")
    server.start()
    try:
        page = visitor(browser, server.address, **DESKTOP)
        wish(page, phases="1")
        tile(page).get_by_role("button", name="Play now").click()
        Person(page).whole_game()
        expect(page.locator("dialog").get_by_text(re.compile("win")).first).to_be_visible()
        assert errors(page) == []
        page.context.close()
    finally:
        server.stop()


@pytest.fixture
def run_once(files: Files, tmp_path: Path) -> Iterator[InstalledServer]:
    """`uvx --from WHEEL zehn serve`: nothing is installed for good."""
    server = InstalledServer(tmp_path, TOOLS / "uvx", "--quiet", "--constraints", PINS, "--from", files.pure, "zehn")
    server.start()
    yield server
    server.stop(signal.SIGINT)


def test_uvx_serves_tables_from_the_wheel(run_once: InstalledServer) -> None:
    with urlopen(run_once.address) as answer:
        page = answer.read().decode()
    script = re.findall(r'src="(/assets/[^"]+\.js)"', page)
    assert script
    with urlopen(run_once.address + script[0]) as answer:
        assert answer.status == 200
