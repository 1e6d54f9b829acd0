"""Refusals and errors. A refusal is a value: the clause that a move breaks, and a sentence. An error is raised, and its
`str()` is a sentence, too.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress

from zehn.words import Words, say

#: The detail that names the player in the seat of a refusal.
NAME = "player"

#: Clause of everything that concerns the record itself and not the game.
RECORD = "RECORD"


class Refusal:
    """Why a move, or a record, is not legal: `str()` gives `P10-16: …` in the user's language."""

    __slots__ = ("clause", "details", "key")

    def __init__(self, clause: str, key: str, **details: object) -> None:
        self.clause = clause
        self.key = key
        self.details = details

    def sentence(self, words: Words | None = None) -> str:
        """The refusal as one sentence for people; where it is known who sits on a seat, with the name."""
        words = words or say()
        if NAME in self.details:
            with suppress(KeyError):
                return words(f"named-{self.key}", **self.details)
        return words(f"no-{self.key}", **self.details)

    def named(self, names: Sequence[str]) -> "Refusal":
        """A refusal about a seat, with its player's name: people do not count chairs."""
        seat = str(self.details.get("seat", self.details.get("turn", "")))
        if not seat.isdecimal() or int(seat) >= len(names):
            return self
        return Refusal(self.clause, self.key, **self.details, **{NAME: names[int(seat)]})

    def __str__(self) -> str:
        return f"{self.clause}: {self.sentence()}"

    def __repr__(self) -> str:
        return f"<Refusal {self.clause} {self.key}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.clause, self.key, self.details) == (
            other.clause,
            other.key,
            other.details,
        )

    def __hash__(self) -> int:
        return hash((self.clause, self.key))


def unreadable(game: str, text: object) -> Refusal:
    """The refusal of what is no move of a game."""
    return Refusal(RECORD, "unreadable", move=str(text)[:60], game=game)


class ZehnError(ValueError):
    """The base of all errors of this package: `str()` is a sentence in the user's language, `text()` one in any
    language. `key` names the sentence, `details` fill it.
    """

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key)
        self.key = key
        self.details: Mapping[str, object] = details

    def text(self, words: Words | None = None) -> str:
        """The sentence, in the user's language or with other words."""
        return (words or say())(self.key, **self.details)

    def __str__(self) -> str:
        return self.text()


class Refused(ZehnError):
    """Raised by `play` for an illegal move; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        ValueError.__init__(self, refusal)
        self.refusal = refusal

    def text(self, words: Words | None = None) -> str:
        """The clause and the sentence."""
        return f"{self.refusal.clause}: {self.refusal.sentence(words)}"


class RecordError(Refused):
    """Raised by `replay` for something that is not a record, or not a legal one."""
