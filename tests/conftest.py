"""Tests run in several processes; those of one file stay together, and so do all that need the solved dice game."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        name = item.path.stem
        item.add_marker(pytest.mark.xdist_group("dice" if name.startswith("test_dice") else name))
