"""Why a player would make a move, as a value: a key and the numbers behind the decision. Words come later.

The sentences are in `reasons.ftl` as `why-KEY`. Cards among the details are named as in records.
"""

from collections.abc import Mapping
from typing import NamedTuple

from zehn.words import Words


class Reason(NamedTuple):
    """Why a move is made."""

    key: str
    details: Mapping[str, str | int]

    def sentence(self, words: Words) -> str:
        """The reason as one sentence for people."""
        return words(f"why-{self.key}", **self.details)
