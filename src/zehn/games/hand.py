"""One seat's cards, and how near they are to the contracts that the seat may lay."""

from collections.abc import Iterable

from zehn.rules.contracts import Contract
from zehn.rules.lanes import Reach


class Hand:
    """A list of kinds that keeps the reaches it was asked for up to date, card by card.

    `drawn` are the cards that came from the draw pile since it was last turned: only this seat saw them.
    """

    __slots__ = ("aims", "cards", "drawn", "near")

    def __init__(self, cards: Iterable[int] = (), drawn: tuple[int, ...] = ()) -> None:
        self.cards = list(cards)
        self.drawn = drawn
        self.aims: tuple[Contract, ...] = ()
        self.near: list[Reach] = []

    def deal(self, cards: Iterable[int]) -> None:
        """New cards for a new round."""
        self.cards[:] = cards
        self.drawn = ()
        self.forget()

    def add(self, kind: int) -> None:
        """Take a card up."""
        self.cards.append(kind)
        for reach in self.near:
            reach.add(kind)

    def remove(self, kind: int) -> None:
        """Put a card down."""
        self.cards.remove(kind)
        for reach in self.near:
            reach.remove(kind)

    def reaches(self, contracts: tuple[Contract, ...]) -> list[Reach]:
        """How near this hand is to some contracts, kept up to date until others are asked for."""
        if contracts is not self.aims:
            self.aims = contracts
            self.near = [contract.reach(self.cards) for contract in contracts]
        return self.near

    def narrow(self, contracts: tuple[Contract, ...]) -> None:
        """Some contracts are done: keep only the reaches of those that are left."""
        near = dict(zip(self.aims, self.near, strict=True))
        if all(contract in near for contract in contracts):
            self.aims = contracts
            self.near = [near[contract] for contract in contracts]

    def forget(self) -> None:
        """No longer keep any reach up to date."""
        self.aims = ()
        self.near = []

    def copy(self) -> "Hand":
        """The same cards; reaches are found again when asked for."""
        return Hand(self.cards, self.drawn)
