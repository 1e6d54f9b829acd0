"""The tasks of Profi-Sort: contracts with a natural card in every group (SORT-14), and the repetition (SORT-13)."""

from zehn.cards.contracts import Contract
from zehn.cards.deck import Deck
from zehn.games.profisort.costs import cost_of_task
from zehn.games.profisort.forms import BothValues, sort_form
from zehn.kernel.costs import Cost
from zehn.kernel.search import SearchedContract
from zehn.kernel.sorter import Bundle, Sorter
from zehn.kernel.sorting import TaskReach
from zehn.kernel.templates import Apart

REPEAT = "repeat"


class Task(Contract):
    """One task of the sheet; `jokers` tells whether it may be laid with them (J or NO J, SORT-10).

    `apart` are the groups, by their places, that have different ranks – twins: are different cards – by the strict
    reading of SORT-12. By the other one there are none.
    """

    def __init__(self, contract: Contract, *, distinct: bool = False) -> None:
        forms = {id(form): sort_form(form, distinct=distinct) for form in contract.forms}
        super().__init__(
            contract.number, contract.text, tuple(forms[id(form)] for form in contract.forms), wild=contract.wild
        )
        self.jokers = self.wild and self.deck.counts[self.deck.wild] > 0
        self.apart: Apart = self._alike() if distinct else ()
        if self.apart:
            options = [form.placements() for form in self.forms]
            self._compiled = SearchedContract(self.deck, options, wild=self.jokers, apart=self.apart)
        self._sorter: Sorter | None = None
        self._bundle: Bundle | None = None
        self._distinct: Task | None = None

    def _alike(self) -> Apart:
        """The places of sets, and those of twins, where there are several."""
        words = [form.word for form in self.forms]
        found = [tuple([place for place, word in enumerate(words) if word == alike]) for alike in ("set", "twin")]
        return tuple([places for places in found if len(places) > 1])

    @property
    def distinct(self) -> "Task":
        """The same task by the strict reading of SORT-12, made when first needed; itself if that changes nothing."""
        if self._distinct is None:
            strict = Task(self, distinct=True)
            changed = strict.apart or any(isinstance(form, BothValues) for form in strict.forms)
            self._distinct = strict if changed else self
        return self._distinct

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

    def cost(self, deal: int) -> Cost:
        """What this task costs, before its tables are made."""
        return cost_of_task(self, deal + 1)

    def reach(self, cards: list[int]) -> TaskReach:
        """How near a hand is to this task."""
        return TaskReach(self.sorter, self.compiled, cards)

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

    def cost(self, deal: int) -> Cost:
        """Nothing: it has no tables of its own."""
        return Cost(0, 0, 0, 0)

    def __repr__(self) -> str:
        return f"<Task {self.number}: {self.text}>"
