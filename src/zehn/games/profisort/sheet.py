"""The sheet of Profi-Sort: deck, deal, points, the tasks and the pairs that carry a bonus."""

from typing import Any, ClassVar

from zehn.cards.contracts import Contract
from zehn.games.card_sheet import CardSheet, read_contracts
from zehn.games.profisort.forms import FullRows, Quartet, Twins
from zehn.games.profisort.tasks import REPEAT, Repetition, Task
from zehn.games.sheet import Data, SheetError, entries


class SortSheet(CardSheet):
    """A card sheet with tasks in place of phases; the last task may be `repeat` (SORT-13)."""

    keys: ClassVar = ("game", "name", "players", "tasks", "pairs", "rules", "deal", "deck", "points")

    def read(self, data: Data) -> None:
        super().read(data)
        self.tasks = tuple(contract for contract in self.contracts if isinstance(contract, Task))
        self.repeat = next((contract for contract in self.contracts if isinstance(contract, Repetition)), None)
        self.pairs = read_pairs(data["pairs"], [task.number for task in self.contracts])

    def read_contracts(self, data: Data) -> tuple[Contract, ...]:
        """The tasks, numbered from 1 where they name no number, ascending."""
        rows = entries(data, "tasks")
        repeats = [place for place, row in enumerate(rows) if row.get("contract") == REPEAT]
        if repeats not in ([], [len(rows) - 1]) or len(repeats) == len(rows):
            raise SheetError(f"tasks[{repeats[0]}].contract", "sheet-repeat-last")
        laid = rows[:-1] if repeats else rows
        tasks = [Task(contract) for contract in read_contracts(laid, self.deck, most=self.deal, where="tasks")]
        for place, task in enumerate(tasks):
            if task.jokers and any(isinstance(form, FullRows | Quartet | Twins) for form in task.forms):
                raise SheetError(f"tasks[{place}].contract", "sheet-nowild")
        return (*tasks, *self._repetition(rows, tasks[-1].number)) if repeats else tuple(tasks)

    def _repetition(self, rows: list[Data], last: int) -> list[Contract]:
        number = rows[-1].get("number", len(rows))
        if type(number) is not int or not last < number <= 99:
            raise SheetError("tasks", "sheet-phase-order")
        return [Repetition(number, self.deck)]


def read_pairs(rows: Any, numbers: list[int]) -> tuple[tuple[int, int], ...]:
    """The pairs of tasks that carry a bonus (SORT-25): two different tasks of the sheet each, no task twice."""
    if not isinstance(rows, list) or not all(isinstance(row, list) and len(row) == 2 for row in rows):
        raise SheetError("pairs", "sheet-pairs")
    named = [number for row in rows for number in row]
    if not all(type(number) is int and number in numbers for number in named) or len(set(named)) < len(named):
        raise SheetError("pairs", "sheet-pairs")
    return tuple((row[0], row[1]) for row in rows)
