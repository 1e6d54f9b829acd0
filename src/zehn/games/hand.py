"""One seat's cards, and how near they are to the contracts that the seat may lay."""

from collections.abc import Iterable

from zehn.rules.contracts import Contract
from zehn.rules.reach import Reach


class Hand:
    """A list of kinds, the last one taken up at the end, and the reaches that were asked for (`near`), kept up to date.

    `drawn` are the cards that came from the draw pile since it was last turned: only this seat saw them.
    """

    __slots__ = ("cards", "drawn", "near")

    def __init__(self, cards: Iterable[int] = (), drawn: tuple[int, ...] = ()) -> None:
        self.cards = list(cards)
        self.drawn = drawn
        self.near: list[Reach] = []

    def deal(self, cards: list[int]) -> None:
        """New cards for a new round."""
        self.cards = cards
        self.drawn = ()
        self.near = []

    def add(self, kind: int) -> None:
        """Take a card up."""
        self.cards.append(kind)
        for reach in self.near:
            reach.add(kind)

    def keep(self, rest: list[int]) -> None:
        """Only these cards are left, and no contract may be laid any more."""
        self.cards = rest
        self.near = []

    def reaches(self, contracts: tuple[Contract, ...]) -> list[Reach]:
        """How near this hand is to the contracts that may be laid; found once, until they change."""
        if not self.near:
            self.near = [contract.reach(self.cards) for contract in contracts]
        return self.near

    def copy(self) -> "Hand":
        """The same cards; reaches are found again when asked for."""
        return Hand(self.cards, self.drawn)
