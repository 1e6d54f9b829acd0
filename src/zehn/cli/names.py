"""The names of the commands, and the language of a call: known before anything heavy is imported."""

from collections.abc import Sequence
from itertools import pairwise

from zehn.words import LANGUAGES, Language, user_language

COMMANDS = (
    "verify", "rules", "play", "levels", "serve", "store", "site", "arena", "conform", "bench", "advise", "odds",
    "phases", "review", "pad", "doctor",
)  # fmt: skip


def language(tokens: Sequence[str] = ()) -> Language:
    """The language that a call asks for, else the user's; known before the call is read, for what is wrong with it."""
    asked = [word for option, word in pairwise(tokens) if option == "--lang"]
    asked += [token.removeprefix("--lang=") for token in tokens if token.startswith("--lang=")]
    known = [language for word in asked for language in LANGUAGES if language == word]
    return (known or [user_language()])[0]
