"""For all tests: no example of hypothesis fails because the machine is busy, a process has one Chromium, what takes
long to solve is solved once, and the longest groups begin first.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

settings.register_profile("zehn", deadline=None)
settings.load_profile("zehn")

#: Where all processes find the solved dice game, in the next run, too.
os.environ.setdefault("ZEHN_CACHE", str(Path(__file__).parent / ".pytest_cache" / "zehn"))

#: Groups that keep one process busy for long: if they began last, the other processes would wait for them.
LONG_GROUPS = ("dice", "scripts", "release", "postgres", "ray")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    mark = item.get_closest_marker("xdist_group")
    return LONG_GROUPS.index(mark.args[0]) if mark and mark.args[0] in LONG_GROUPS else len(LONG_GROUPS)


@pytest.fixture(scope="session")
def browser() -> "Iterator[Browser]":
    """The Chromium of this process, for the tests of the client, of the pages and of what was released."""
    from chromium import chromium, why_not

    if why_not():
        pytest.skip(why_not())
    with chromium() as found:
        yield found
