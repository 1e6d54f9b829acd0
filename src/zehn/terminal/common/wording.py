"""The language of the screens, and what is wrong with a move, in words."""

from collections.abc import Sequence

from zehn.refusals import RECORD, Refusal
from zehn.words import LANGUAGES, Words, words


class Voice:
    """The words of the current language. When it is switched, everything is redrawn."""

    def __init__(self, lang: str, me: str = "") -> None:
        self.lang = lang if lang in LANGUAGES else "en"
        self.unnamed = me == self("cli-you")

    def __call__(self, key: str, **details: object) -> str:
        return words(self.lang)(key, **details)

    def switch(self) -> None:
        """Speak the next language."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]


def refusal_text(refusal: Refusal, say: Words, players: Sequence[str] = ()) -> str:
    """A refusal with its clause and with names; what only concerns the way a move is written has no clause."""
    sentence = refusal.named(players).sentence(say)
    return sentence if refusal.clause == RECORD else f"{refusal.clause} · {sentence}"
