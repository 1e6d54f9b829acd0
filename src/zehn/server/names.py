"""Names that people give themselves and texts that they write: cut to size, nothing invisible in them."""

import unicodedata
from collections.abc import Collection

LONGEST = 24
BOTS = ("Ada", "Bruno", "Clara", "David", "Emma", "Felix", "Greta", "Hugo")


def clean(text: str, longest: int = LONGEST) -> str:
    """A text as it may be shown: composed, printable, single blanks; may be empty."""
    composed = unicodedata.normalize("NFC", text)
    shown = "".join(sign if sign.isprintable() else " " for sign in composed)
    return " ".join(shown.split())[:longest].strip()


def distinct(name: str, others: Collection[str]) -> str:
    """The name, with a number behind it if somebody else has it already."""
    number, wanted = 2, name
    while wanted in others:
        wanted = f"{name[: LONGEST - 3]} {number}"
        number += 1
    return wanted


def bot_name(others: Collection[str]) -> str:
    """A name for a bot that nobody has."""
    return next((name for name in BOTS if name not in others), distinct("Bot", others))
