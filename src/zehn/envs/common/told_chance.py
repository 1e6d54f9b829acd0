"""Chance as nodes of a game tree: its outcomes come from outside."""

from collections.abc import Sequence

from zehn.cards.deck import Deck
from zehn.games.chance import Order, Seeded, Shuffled

#: A question to chance: the round, and the event in it.
Question = tuple[int, int]


class ToldChance:
    """Chance that waits. `tell` gives it the outcomes that answer its latest question. For cards an outcome is the
    number of one of `SHUFFLES` shuffles, which differ from deal to deal. For dice it is the face of each die.
    """

    def __init__(self) -> None:
        self.asked: Question | None = None
        self.told: dict[Question, tuple[int, ...]] = {}

    def tell(self, outcomes: Sequence[int]) -> None:
        """Answer the latest question."""
        if self.asked is not None:
            self.told[self.asked] = tuple(outcomes)

    def copy(self) -> "ToldChance":
        """An independent copy with the same answers."""
        twin = ToldChance()
        twin.asked, twin.told = self.asked, dict(self.told)
        return twin

    def _answer(self, round: int, event: int) -> tuple[int, ...] | None:
        self.asked = (round, event)
        return self.told.get(self.asked)

    def deck(self, deck: Deck, *, round: int) -> Order:
        told = self._answer(round, 0)
        return Seeded(told[0]).deck(deck, round=round) if told else None

    def turned(self, deck: Deck, cards: Sequence[int], *, round: int, event: int) -> Order:
        told = self._answer(round, 1 + event)
        return Seeded(told[0]).turned(deck, cards, round=round, event=event) if told else None

    def throw(self, dice: Sequence[Sequence[int]], *, round: int, event: int) -> Shuffled:
        told = self._answer(round, event)
        return [faces[outcome] for faces, outcome in zip(dice, told, strict=True)] if told else None

    def order(self, seats: Sequence[int], *, round: int, event: int) -> list[int]:
        """Clockwise: that is no node of the tree."""
        return list(seats)
