"""One server for all browser tests of a process; tests that kill a server have one of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from chromium import Server, running
from playwright.sync_api import Browser


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def server(house: Server, browser: Browser) -> Iterator[Server]:
    """The server that all share; every test has browsers of its own, and leaves none behind."""
    yield house
    leave(browser)


@pytest.fixture
def mortal(tmp_path: Path, browser: Browser) -> Iterator[Server]:
    """A server that may be killed."""
    with running(tmp_path) as found:
        yield found
        leave(browser)


def leave(browser: Browser) -> None:
    for context in browser.contexts:
        context.close()
