"""The commands and where they live: each in a module of its own that is imported when it is called."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated

from cyclopts import App, Parameter

from zehn.words import LANGUAGES, Language, user_language

Many = Annotated[list[str] | None, Parameter(consume_multiple=(1, None))]

app = App(
    name="zehn",
    help_flags=(),
    version_flags=(),
    default_parameter=Parameter(negative=()),
    result_action="return_value",
    exit_on_error=False,
    print_error=False,
    suppress_keyboard_interrupt=False,
)

COMMANDS = (
    "verify",
    "rules",
    "play",
    "levels",
    "serve",
    "store",
    "site",
    "arena",
    "conform",
    "bench",
    "advise",
    "odds",
)

for command in COMMANDS:
    app.command(f"zehn.cli.{command}:{command}", name=command)


def language(tokens: Sequence[str] = ()) -> Language:
    """The language that a call asks for, else the user's; known before the call is read, for what is wrong with it."""
    asked = [word for option, word in pairwise(tokens) if option == "--lang"]
    asked += [token.removeprefix("--lang=") for token in tokens if token.startswith("--lang=")]
    known = [language for word in asked for language in LANGUAGES if language == word]
    return (known or [user_language()])[0]
