"""A refusal is a value: the clause that a move breaks and the sentence that says so."""

from zehn.rules.words import Words, say

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
        """The refusal as one sentence for people."""
        return (words or say())(f"no-{self.key}", **self.details)

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


class Refused(Exception):
    """Raised by `play` for an illegal move; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)
