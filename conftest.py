"""For all tests: no example of hypothesis fails because the machine is busy, and a process has one Chromium."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

settings.register_profile("zehn", deadline=None)
settings.load_profile("zehn")


@pytest.fixture(scope="session")
def browser() -> "Iterator[Browser]":
    """The Chromium of this process, for the tests of the client, of the pages and of what was released."""
    from chromium import chromium, why_not

    if why_not():
        pytest.skip(why_not())
    with chromium() as found:
        yield found
