"""One Chromium for all browser tests, a server for each."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from chromium import Server, chromium, running, why_not
from playwright.sync_api import Browser


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    reason = why_not()
    if reason:
        pytest.skip(reason)
    with chromium() as found:
        yield found


@pytest.fixture
def server(tmp_path: Path, browser: Browser) -> Iterator[Server]:
    with running(tmp_path) as found:
        yield found
        for context in browser.contexts:
            context.close()
