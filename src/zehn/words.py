"""Every text that a person reads, from the Fluent files in `sheets/words/LANGUAGE`, one file a subject.

Fluent is imported when the first sentence is asked for: a simulation never needs it.
"""

import os
from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Literal, get_args

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language = Literal["de", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
Words = Callable[..., str]


def user_language() -> Language:
    """The language of the user's locale; English where nobody has translated ours."""
    for name in ("ZEHN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code:
            return next((language for language in LANGUAGES if language == code), "en")
    return "en"


#: Fluent refuses to put a longer detail into a sentence.
LONGEST_DETAIL = 1000


def _short(detail: object) -> object:
    """A detail that fits a sentence: texts from outside can be of any length."""
    return detail[:LONGEST_DETAIL] if isinstance(detail, str) else detail


@cache
def words(language: str) -> Words:
    """A function from a message's key and details to its sentence in one language."""

    def sentence(key: str, **details: object) -> str:
        bundle = _bundle(language)
        if not bundle.has_message(key):
            raise KeyError(f"no words for {key!r} in {language}")
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = bundle.format_pattern(pattern, {name: _short(detail) for name, detail in details.items()})
        if errors:
            raise ValueError(f"{key} in {language}: {errors}")
        return str(text)

    return sentence


@cache
def _bundle(language: str) -> "FluentBundle":
    """All messages of a language, read when the first of them is asked for: an answer in JSON needs none."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("zehn").joinpath("sheets", "words", language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def page(language: str, key: str, file: str = "cli.ftl") -> str:
    """A text without details, read from its file as it stands: a page of help need not wait for Fluent."""
    text = resources.files("zehn").joinpath("sheets", "words", language, file).read_text(encoding="utf-8")
    start = f"\n{key} =\n"
    if start not in text:
        raise KeyError(f"no page {key!r} in {language}")
    lines = []
    for line in text.partition(start)[2].split("\n"):
        if line and not line.startswith("    "):
            break
        lines.append(line[4:].rstrip())
    return "\n".join(lines).strip("\n")


def say(language: str | None = None) -> Words:
    """The words of a language, by default of the user's."""
    return words(language or user_language())
