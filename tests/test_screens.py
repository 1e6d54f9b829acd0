"""The screens of the client: each brings the words that it says, and the first view says only its own."""

import re
from functools import cache
from pathlib import Path

import pytest

from test_words import matching, messages, said_in_client

SOURCE = Path(__file__).parent.parent / "web" / "src"

#: Refusals and reasons come with a sentence of the server's; of `w-…` nobody can tell what is meant.
ANYWHERE = re.compile(r"(no|named|why|w)-….*")

IMPORT = re.compile(r'^\s*(?:import|export) (?!type )(?:[^;"]* from )?"(\.[^"]+)"', re.MULTILINE)
SCREEN = re.compile(r'export const (\w+) = new Screen\(\s*\(\) => import\("([^"]+)"\),\s*(\[[^\]]*\]|\w+),?\s*\)')
FILES = re.compile(r"const (\w+) = \[([^\]]*)\]")


def file_of(asking: Path, name: str) -> Path:
    """The module that another one imports."""
    path = asking.parent / name
    ways = (path, *(path.with_name(path.name + end) for end in (".ts", ".svelte.ts", ".svelte")))
    return next(way for way in ways if way.is_file()).resolve()


@cache
def loaded_with(start: Path) -> frozenset[Path]:
    """A module and all that comes along with it."""
    found: set[Path] = set()
    waiting = [start.resolve()]
    while waiting:
        file = waiting.pop()
        if file not in found and file.suffix in (".ts", ".svelte"):
            found.add(file)
            waiting += [file_of(file, name) for name in IMPORT.findall(file.read_text(encoding="utf-8"))]
    return frozenset(found)


def screens(text: str) -> dict[str, tuple[Path, set[str]]]:
    """Every screen with its module and its files of words."""
    named: dict[str, set[str]] = {}

    def files(listed: str) -> set[str]:
        spread = (named[name] for name in re.findall(r"\.\.\.(\w+)", listed))
        return set(re.findall(r'"(\w+)"', listed)).union(*spread)

    for name, listed in FILES.findall(text):
        named[name] = files(listed)
    return {
        name: (file_of(SOURCE / "screens.ts", path), named[words] if words in named else files(words))
        for name, path, words in SCREEN.findall(text)
    }


def lacking(modules: frozenset[Path], files: set[str]) -> list[str]:
    """Messages that some modules say and that are in other files."""
    said = {text for module in modules for text in said_in_client(module.read_text(encoding="utf-8"))}
    keys = {key for text in said if re.match(r"\w+-", text) and not ANYWHERE.fullmatch(text) for key in matching(text)}
    return sorted(f"{key} ({messages('en')[key].file})" for key in keys if messages("en")[key].file[:-4] not in files)


ALL = screens((SOURCE / "screens.ts").read_text(encoding="utf-8"))


def test_the_first_view_has_all_its_words() -> None:
    assert lacking(loaded_with(SOURCE / "main.ts"), {"first"}) == []


@pytest.mark.parametrize("screen", ALL)
def test_a_screen_brings_its_words(screen: str) -> None:
    module, files = ALL[screen]
    assert lacking(loaded_with(module), {"first", *files}) == []


def test_the_client_can_load_all_these_files() -> None:
    known = set(re.findall(r"\w+", " ".join(re.findall(r"/\{(\w[^}]*)\}\.ftl", words_module()))))
    named = set().union({"first"}, *(files for _, files in ALL.values()))
    assert named == known


def words_module() -> str:
    return (SOURCE / "lib" / "words.svelte.ts").read_text(encoding="utf-8")


def test_missing_words_are_found() -> None:
    module, files = ALL["wishes"]
    assert any(key.startswith("w-bots ") for key in lacking(loaded_with(module), {"first", *files} - {"options"}))
