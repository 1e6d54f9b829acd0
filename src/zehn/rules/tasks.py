"""The tasks of Profi-Sort: contracts with a natural card in every group (SORT-14), and the repetition (SORT-13)."""

from zehn.rules.cards import Deck
from zehn.rules.contracts import Contract
from zehn.rules.sort_forms import sort_form
from zehn.rules.sorter import Bundle, Sorter
from zehn.rules.sorting import TaskReach

REPEAT = "repeat"


class Task(Contract):
    """One task of the sheet; `jokers` tells whether it may be laid with them (J or NO J, SORT-10)."""

    def __init__(self, contract: Contract) -> None:
        forms = {id(form): sort_form(form) for form in contract.forms}
        super().__init__(
            contract.number, contract.text, tuple(forms[id(form)] for form in contract.forms), wild=contract.wild
        )
        self.jokers = self.wild and self.deck.counts[self.deck.wild] > 0
        self._sorter: Sorter | None = None
        self._bundle: Bundle | None = None

    @property
    def bundle(self) -> Bundle:
        """The lanes of this task for every kernel that it is part of, made when first needed."""
        if self._bundle is None:
            self._bundle = Bundle(self)
        return self._bundle

    @property
    def sorter(self) -> Sorter:
        """The kernel of this task alone, made when first needed; a game compiles all tasks together."""
        if self._sorter is None:
            self._sorter = Sorter([self], cards=30)
        return self._sorter

    def reach(self, cards: list[int]) -> TaskReach:
        """How near a hand is to this task."""
        return TaskReach(self.sorter, self.lanes, cards)

    def __repr__(self) -> str:
        return f"<Task {self.number}: {self.text}>"


class Repetition(Contract):
    """The task that repeats another one and goes out with it (SORT-13): it has no groups of its own."""

    def __init__(self, number: int, deck: Deck) -> None:
        self.number = number
        self.text = REPEAT
        self.forms = ()
        self.wild = False
        self.need = 0
        self.deck = deck

    def __repr__(self) -> str:
        return f"<Task {self.number}: {self.text}>"
