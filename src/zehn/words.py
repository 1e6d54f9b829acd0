"""Every text that a person reads, from the Fluent files in `sheets/words/LANGUAGE`, one file per subject.

Fluent is imported when the first sentence is asked for: a simulation never needs it.
"""

import os
from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from itertools import takewhile
from typing import TYPE_CHECKING, Literal, get_args

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language = Literal["de", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
Words = Callable[..., str]


def user_language() -> Language:
    """The language of the user's locale; English if there is no translation."""
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


#: Says a message in a language; None if it does not know the message.
Speaker = Callable[[str, str, Mapping[str, object]], str | None]

_speaker: list[Speaker] = []


def speak_by(speaker: Speaker | None) -> None:
    """Replace Fluent for Python: a browser has a Fluent of its own."""
    _speaker[:] = [speaker] if speaker else []


@cache
def words(language: str) -> Words:
    """A function from a message's key and details to its sentence in one language."""

    def sentence(key: str, **details: object) -> str:
        if _speaker:
            said = _speaker[0](language, key, details)
            if said is None:
                raise KeyError(f"no words for {key!r} in {language}")
            return said
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


def page(language: str, key: str) -> str:
    """A text of several lines, read straight from its file: a page of help need not wait for Fluent. Texts that are not
    plain still go through Fluent.
    """
    folder = resources.files("zehn").joinpath("sheets", "words", language)
    start = f"\n{key} =\n"
    for file in folder.iterdir():
        text = file.read_text(encoding="utf-8")
        if start in text:
            lines = takewhile(lambda line: not line or line.startswith("    "), text.partition(start)[2].split("\n"))
            found = "\n".join(line[4:].replace('{""}', "").rstrip() for line in lines).strip("\n")
            return found if "{" not in found else words(language)(key)
    return words(language)(key)


def say(language: str | None = None) -> Words:
    """The words of a language, by default of the user's."""
    return words(language or user_language())
