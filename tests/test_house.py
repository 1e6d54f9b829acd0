"""What no file of the project may hold: it is read, cloned and installed on other machines than this one."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# Where packages come from is the choice of the machine that installs them.
PACKAGE_INDEX = re.compile(
    r"""(?ix)
      https?://[^\s/"'<>]*(?: pypi | python\w*hosted | npmjs | registry)
    | https?://[^\s"'<>]+/simple\b
    | https?://[^\s"'<>]+\.(?: whl | tgz | tar\.gz)\b
    | (?: index[-_]url | find[-_]links | registry ) ["']? \s* [=:\s] \s* \S*://
    """
)


def files() -> Iterator[tuple[str, str]]:
    """Name and text of every file that is, or is about to be, in the repository."""
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        pytest.skip("not a checkout")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    for name in sorted(set(listed.split("\0")) - {""}):
        if (ROOT / name).is_file():
            yield name, (ROOT / name).read_text(encoding="utf-8", errors="replace")


def test_no_file_names_a_package_index() -> None:
    found = [f"{name}: {hit[0]}" for name, text in files() for hit in PACKAGE_INDEX.finditer(text)]
    assert not found, "\n".join(found)


def test_no_file_names_the_place_of_the_checkout() -> None:
    if len(ROOT.parts) < 3:
        pytest.skip(f"{ROOT} is too short to tell from other words")
    here = re.compile(re.escape(ROOT.as_posix()) + r"(?![\w-])")
    found = [name for name, text in files() if here.search(text)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        "--index-url {}packages.example.org/root",
        'index-url = "{}packages.example.org/root"',
        '"resolved": "{}registry.example.org/left-pad"',
        'registry = "{}packages.example.org"',
        "{}packages.example.org/simple",
        "{}files.example.org/a/b/zehn-0.1.0-py3-none-any.whl",
    ],
)
def test_an_address_of_a_package_index_is_found(text: str) -> None:
    assert PACKAGE_INDEX.search(text.format("https" + "://"))


def test_other_addresses_are_fine() -> None:
    assert not PACKAGE_INDEX.search("see https" + "://example.org/simpler/registry of cards")
