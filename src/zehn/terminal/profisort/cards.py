"""Cards on the screen as people know them: suits as symbols, ranks by the letters of the language.

Everything can be typed as it appears on the screen; the notation of records is understood, too.
"""

import re

from zehn.games.profisort.wording import ranks
from zehn.words import Words

SUITS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
RANKS = ("10", *"23456789JQKA")
_CARD = re.compile(rf"\b({'|'.join(RANKS)})([shdc])\b")


def pictured(text: str, say: Words) -> str:
    """A text with its cards as the screen shows them: `Jh` is `B♥` in German."""
    naming = ranks(say)
    return _CARD.sub(lambda card: naming(card[1]) + SUITS[card[2]], text)


def typed(line: str, say: Words) -> str:
    """What somebody typed, with its cards as records write them."""
    naming = ranks(say)
    for letter, symbol in SUITS.items():
        line = line.replace(symbol, letter)
    letters = {naming(rank): rank for rank in RANKS}
    return re.sub(rf"\b({'|'.join(letters)})(?=[shdc]\b)", lambda card: letters[card[1]], line)
