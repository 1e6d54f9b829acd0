"""Every file, folder and module that a page of the documentation names exists."""

import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import PurePosixPath

import pytest

from test_house import files

#: What readers of a page make for themselves, or what only a build or a script makes.
MADE_LATER = {
    "evening.toml",
    "game.json",
    "mirror.py",
    "patient.py",
    "src/zehn/compiled",
    "src/zehn/server/static",
    "zehn.cdx.json",
    "zehn.example",
}

#: Pages about what there was once.
HISTORY = {"CHANGELOG.md"}

FOLDERS = "benches|deploy|docs|requirements|scripts|src|tests|web"
ENDINGS = "py|ts|svelte|css|toml|md|svg|png|ftl|yaml|yml|json|jsonl|service"
PATH = re.compile(
    rf"(?<![\w/.:*-])(?:\.{{1,2}}/)*(?P<path>(?:[\w.@-]+/)*[\w.@-]+\.(?:{ENDINGS})|(?:{FOLDERS})(?:/[\w.@-]+)+)(?![\w/*{{])"
)
MODULE = re.compile(r"(?<![\w/.-])zehn(?:\.\w+)+(?![\w/])")
QUOTED = re.compile(r"`([^`\n]+)`|\]\(([^)\s#]+)|(?:src|href)=\"([^\"#]+)")


def words(page: str) -> Iterator[str]:
    """What a page quotes as code or links to, but for addresses in the web and of a server."""
    for hit in QUOTED.finditer(page):
        word = next(filter(None, hit.groups()))
        if "://" not in word and not word.startswith("/"):
            yield word.replace("GAME", "phase10")


def missing(page: str, known: set[str]) -> list[str]:
    """The paths and modules that a page names and nobody finds."""
    paths = [hit["path"] for word in words(page) for hit in PATH.finditer(word)]
    dotted = [hit[0] for word in words(page) for hit in MODULE.finditer(word)]
    wrong = [path for path in paths if path not in known and f"{path}.ts" not in known and path not in MADE_LATER]
    return wrong + [name for name in dotted if name not in paths and name not in MADE_LATER and not is_there(name)]


def is_there(name: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    try:
        pkgutil.resolve_name(name)
    except (ImportError, AttributeError):
        return False
    return True


@cache
def tracked() -> dict[str, str]:
    return dict(files())


@cache
def known_paths() -> set[str]:
    """All files and folders, whole and from each of their parts on: a page may say `phase10/engine.py`."""
    found = set()
    for name in tracked():
        for place in (PurePosixPath(name), *PurePosixPath(name).parents):
            found |= {"/".join(place.parts[start:]) for start in range(len(place.parts))}
    return found


def pages() -> dict[str, str]:
    return {name: text for name, text in tracked().items() if name.endswith(".md") and name not in HISTORY}


def test_every_path_and_module_on_a_page_exists() -> None:
    found = [f"{name}: {wrong}" for name, page in pages().items() for wrong in missing(page, known_paths())]
    assert not found, "\n".join(found)


def test_every_name_that_is_made_later_is_on_a_page() -> None:
    text = "\n".join(pages().values())
    assert not [name for name in MADE_LATER if name not in text]


@pytest.mark.parametrize(
    "page",
    [
        "`server/live.py` acts",
        "see [the docs](docs/nothing.md)",
        "`src/zehn/hall` holds tables",
        "`tests/test_nothing.py`",
        "`python benches/nothing.py --fast`",
        "`zehn.server.hall`",
        "`zehn.games.game.Nothing`",
        '<img src="docs/nothing.svg">',
    ],
)
def test_a_name_of_nothing_is_found(page: str) -> None:
    assert missing(page, known_paths())


@pytest.mark.parametrize(
    "page",
    [
        "`tables/requests.py` and `phase10/engine.py`, in `src/zehn/games`",
        "[a page](../docs/record.md#the-referee), [the web](https" + "://example.org/nothing.md), `/api/nothing.json`",
        "`games/GAME/`, `zehn.games.game.Game`, `web/src/table/games.ts`, `hand.svelte`",
    ],
)
def test_what_exists_is_fine(page: str) -> None:
    assert not missing(page, known_paths())
