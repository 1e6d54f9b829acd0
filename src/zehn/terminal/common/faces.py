"""How a card looks: its colour and, always, its colour's letter in the language that is spoken."""

import re
from functools import lru_cache

from rich.style import Style
from rich.text import Text

from zehn.cards.deck import Deck
from zehn.words import Words

_PAPER = {"r": "#c62828", "b": "#1d4ed8", "g": "#1b7a34", "y": "#f2c511"}
_MORE_PAPER = ("#7e22ce", "#c2560c", "#0f766e", "#be185d", "#4d4d4d", "#6b4226", "#5b6abf", "#3f6212")
_WILD = Style(color="#111111", bgcolor="#f5f5f5", bold=True)
_SKIP = Style(color="#ffffff", bgcolor="#555555", bold=True)


def face(deck: Deck, kind: int) -> Style:
    """Ink and paper of a card."""
    if kind >= deck.naturals:
        return _WILD if kind == deck.wild else _SKIP
    place = deck.colour_of[kind]
    paper = _PAPER.get(deck.colours[place]) or _MORE_PAPER[place]
    return Style(color="#111111" if paper == _PAPER["y"] else "#ffffff", bgcolor=paper, bold=True)


def sign(deck: Deck, kind: int, say: Words) -> tuple[str, str]:
    """What is printed in the two corners: value and colour; wild and skip have their sign."""
    if kind >= deck.naturals:
        return deck.names[kind], deck.names[kind]
    return deck.values[deck.value_of[kind]], say("t-colour", colour=deck.colours[deck.colour_of[kind]])


def called(deck: Deck, kind: int, say: Words) -> str:
    """What a card is called on screen; records and typed moves keep the letters of the sheet."""
    return deck.names[kind] if kind >= deck.naturals else "".join(sign(deck, kind, say))


def small(deck: Deck, kind: int, say: Words) -> Text:
    """A card in a line of text."""
    return Text(f" {called(deck, kind, say)} ", face(deck, kind))


def row(deck: Deck, kinds: tuple[int, ...], say: Words) -> Text:
    """Some cards side by side."""
    return Text("").join([small(deck, kind, say) for kind in kinds])


def painted(deck: Deck, sentence: str, say: Words) -> Text:
    """A sentence with its cards in their colours."""
    text = Text()
    end = 0
    for found in _names(deck).finditer(sentence):
        text.append(sentence[end : found.start()])
        kind = deck.kind_of[found[0]]
        text.append(called(deck, kind, say), face(deck, kind))
        end = found.end()
    text.append(sentence[end:])
    return text


@lru_cache(maxsize=16)
def _names(deck: Deck) -> re.Pattern[str]:
    names = "|".join([re.escape(name) for name in sorted(deck.kind_of, key=len, reverse=True)])
    return re.compile(rf"(?<![^\s(])(?:{names})(?![^\s,.:;)])")
