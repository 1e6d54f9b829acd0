"""When there is no release, and that it is one sentence that says so."""

from pathlib import Path

import pytest

import zehn
from released import Clone


def refusal(clone: Clone, *options: str) -> str:
    """The one sentence."""
    said = clone.release(*options, code=1)
    assert said.startswith("release: ")
    assert said.endswith(".")
    assert "\n" not in said
    assert not clone.dist.exists()
    return said


@pytest.fixture
def small(tmp_path: Path) -> Clone:
    """A clone without the client."""
    return Clone(tmp_path, client=False)


def test_what_is_not_committed(small: Clone) -> None:
    small.write("new.py", "")
    small.write("README.md", "Changed")
    assert "README.md, new.py" in refusal(small)


def test_no_section_in_the_changelog(small: Clone) -> None:
    small.write("CHANGELOG.md", f"## [Unreleased]\n\n## [0.9.0] – 2026-01-01\n\n## [{zehn.__version__}]\n")
    small.commit()
    assert f"no section for version {zehn.__version__}" in refusal(small)


def test_the_client_is_missing(small: Clone) -> None:
    assert "Node.js 20" in refusal(small)


def test_another_tag(small: Clone) -> None:
    assert "v9.9.9" in refusal(small, "--tag", "v9.9.9")


def test_a_kind_that_does_not_exist(small: Clone) -> None:
    assert "exe" in refusal(small, "exe")


def test_what_is_no_clone(small: Clone) -> None:
    (small.folder / ".git").rename(small.folder / "no-git")
    said = small.release(code=1)
    assert said.endswith("A release is made from a git clone, and this is none.")
