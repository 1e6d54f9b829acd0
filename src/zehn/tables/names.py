"""Names that people give themselves and texts that they write: cut to size, nothing invisible in them."""

import unicodedata
from collections.abc import Collection

LONGEST = 24
BOTS = ("Ada", "Bruno", "Clara", "David", "Emma", "Felix", "Greta", "Hugo")

#: Signs that Unicode counts as letters, symbols or marks, but that nobody sees.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")

#: Signs of other alphabets, and digits, that look like these letters once they are lower case.
_LOOKS_LIKE = {
    "а": "a", "в": "b", "с": "c", "ԁ": "d", "е": "e", "һ": "h", "н": "h", "і": "i", "ӏ": "l", "ј": "j", "к": "k",
    "м": "m", "о": "o", "р": "p", "ԛ": "q", "г": "r", "ѕ": "s", "т": "t", "ѵ": "v", "ԝ": "w", "х": "x", "у": "y",
    "ь": "b", "п": "n", "α": "a", "β": "b", "ε": "e", "η": "n", "ι": "i", "κ": "k", "μ": "m", "ν": "v", "ο": "o",
    "ρ": "p", "σ": "o", "τ": "t", "υ": "u", "χ": "x", "ζ": "z", "γ": "y", "ω": "w", "ı": "i", "ɑ": "a", "ɡ": "g",
    "ʀ": "r", "ø": "o", "đ": "d", "ł": "l", "ħ": "h", "|": "l", "0": "o", "1": "l", "5": "s",
}  # fmt: skip
_LETTERS = str.maketrans(_LOOKS_LIKE)

#: Capitals that look like another letter than their small form does: an I like a small L.
_TALL = str.maketrans({"I": "l", "І": "l", "Ι": "l", "Ν": "n", "Η": "h", "Υ": "y"})


def clean(text: str, longest: int = LONGEST) -> str:
    """A text as it may be shown: composed, printable, single blanks; may be empty."""
    composed = unicodedata.normalize("NFC", "".join(_shown(sign) for sign in text))
    short = " ".join(composed.split())[:longest].strip()
    return short if any(map(_is_seen, short)) else ""


def _shown(sign: str) -> str:
    """A character as it may appear in a text: invisible ones and those that change the direction are left out, other
    blanks become spaces.
    """
    if sign in BLANK or unicodedata.category(sign) == "Cf":
        return ""
    return sign if sign.isprintable() else " "


def _is_seen(sign: str) -> bool:
    """Whether a sign is seen when it stands alone: marks only change another one."""
    return unicodedata.category(sign)[0] not in "MZC"


def skeleton(name: str) -> str:
    """What is left of a name for an eye that is not careful: names with the same skeleton look alike."""
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name).translate(_TALL).casefold())
    bare = "".join(sign for sign in plain if unicodedata.category(sign)[0] not in "MZC")
    return bare.translate(_LETTERS).replace("rn", "m").replace("vv", "w")


def look_alike(name: str, others: Collection[str]) -> str:
    """Another player's name that looks like this one without being the same; empty if there is none."""
    bones, same = skeleton(name), name.casefold()
    return next((other for other in others if other and other.casefold() != same and skeleton(other) == bones), "")


def distinct(name: str, others: Collection[str]) -> str:
    """The name, with a number appended if another player has it already."""
    taken = {other.casefold() for other in others}
    number, wanted = 2, name
    while wanted.casefold() in taken:
        wanted = f"{name[: LONGEST - 3]} {number}"
        number += 1
    return wanted


def bot_name(others: Collection[str]) -> str:
    """A name for a bot that nobody has."""
    taken = {skeleton(other) for other in others}
    return next((name for name in BOTS if skeleton(name) not in taken), distinct("Bot", others))
