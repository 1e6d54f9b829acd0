"""The rules agreed on before the game: the sheet with its settings resolved."""

from collections.abc import Mapping
from typing import Any, ClassVar

from zehn.cards.contracts import Contract
from zehn.cards.notation import Move
from zehn.games.profisort.notation import SortNotation
from zehn.games.profisort.sheet import SortSheet
from zehn.games.profisort.tasks import Repetition, Task
from zehn.games.rules import GameRules
from zehn.games.settings import SettingError, select_tasks
from zehn.kernel.sorter import Sorter


class Rules(GameRules[SortSheet]):
    """The rules in force, in words of the game; `named` are the settings that were chosen, `value` has all.

    `contracts` are all tasks that are played, `tasks` those with groups of their own, `repeat` the one without;
    `place_of` tells the place of a task's number in `tasks`, `partner` the other task of its pair.
    Kinds from `first_ace` on, up to `deck.naturals`, are aces.
    """

    game: ClassVar[str] = "profisort"
    players_clause: ClassVar[str] = "SORT-01"

    def __init__(self, sheet: SortSheet | None = None, settings: Mapping[str, Any] | None = None) -> None:
        super().__init__(sheet, settings)
        self.deck = self.sheet.deck
        self.points = self.sheet.points
        self.cost_order = None if list(self.points) == sorted(self.points) else self.points.__getitem__
        self.deal = self.sheet.deal
        self.notation = SortNotation(self.deck, self.sheet.most)
        self.first_ace = self.deck.plain * len(self.deck.colours)
        self.contracts = select_tasks("tasks", self.value["tasks"], self.sheet.contracts)
        if self.value["equal_groups"] == "distinct":
            self.contracts = tuple([_distinct(task) for task in self.contracts])
        self.tasks = tuple(task for task in self.contracts if isinstance(task, Task))
        self.repeat = next((task for task in self.contracts if isinstance(task, Repetition)), None)
        self.draw_from_discard = "draw_from_discard" in self.value["variants"]
        self.first_to = self._first_to()
        self.bonus_without_joker: int = self.value["bonus_without_joker"]
        self.bonus_pairs: int = self.value["bonus_pairs"]
        self.one_ace: bool = self.value["aces_each_round"] == "one"
        self.discard_received: bool = self.value["discard_received_ace"]
        numbers = {task.number for task in self.contracts}
        self.pairs = tuple(pair for pair in self.sheet.pairs if numbers.issuperset(pair))
        self.partner = {number: other for a, b in self.pairs for number, other in ((a, b), (b, a))}
        self.place_of = {task.number: place for place, task in enumerate(self.tasks)}
        self.by_number: dict[int, Contract] = {task.number: task for task in self.contracts}
        self._sorter: Sorter | None = None

    @property
    def sorter(self) -> Sorter:
        """The kernel of all tasks that are played, made when first needed."""
        if self._sorter is None:
            self._sorter = Sorter(self.tasks, cards=self.deal + 2)
        return self._sorter

    def defaults(self) -> dict[str, Any]:
        """The default of every setting: all tasks are played."""
        return super().defaults() | {"tasks": ",".join([str(task.number) for task in self.sheet.contracts])}

    def _first_to(self) -> int:
        """SORT-26: how many tasks win the beginners' game; 0 where points are counted."""
        number: int = self.value["first_to"] or 0
        if number > len(self.contracts):
            details = {"value": str(number), "most": len(self.contracts)}
            raise SettingError("first_to", "setting-first-to", **details)
        return number

    def is_ace(self, kind: int) -> bool:
        """Whether a card is an ace: part of no task (SORT-17)."""
        return self.first_ace <= kind < self.deck.naturals

    def read_move(self, text: str) -> Move | None:
        """The move that a text means; None if it cannot be read."""
        return self.notation.read(text)


def _distinct(task: Contract) -> Contract:
    """SORT-12: a task whose sets have different ranks, if the deck has enough of them."""
    if not isinstance(task, Task):
        return task
    strict = task.distinct
    if any(len(places) > len(strict.forms[places[0]].placements()) for places in strict.apart):
        raise SettingError("equal_groups", "setting-distinct", value="distinct", task=task.number)
    return strict
