"""The sheet of the dice game: phases, bonuses, what a failure costs alone; the dice are a setting."""

from typing import Any, ClassVar

from zehn.cards.contracts import Contract, read_contract
from zehn.games.card_sheet import read_contracts
from zehn.games.dice.dice import DECK, DICE, Dice
from zehn.games.dice.points import KEPT, DiceContract, DicePhase
from zehn.games.rules_cache import ByteCache
from zehn.games.settings import SettingError
from zehn.games.sheet import Data, Sheet, SheetError, entries, whole

#: How many throws each phase of the shipped sheet remembers.
SHIPPED_KEPT = 30_000


class DiceSheet(Sheet):
    """Phases on dice with their bonuses; `after` is the number of the phase with the five-phase bonus."""

    deal = DICE

    keys: ClassVar = (*Sheet.keys, "five_bonus", "ten_bonus", "alone")
    tables: ClassVar = (*Sheet.tables, "five_bonus", "ten_bonus", "alone")

    def read(self, data: Data) -> None:
        self.rolls: int = data["turn"]["rolls"]
        self.after = whole(data["five_bonus"], "after", "five_bonus", least=1, most=99)
        self.least_for_five = whole(data["five_bonus"], "least", "five_bonus", least=0, most=1000)
        self.five_bonus = whole(data["five_bonus"], "points", "five_bonus", least=0, most=1000)
        self.ten_bonus = whole(data["ten_bonus"], "points", "ten_bonus", least=0, most=1000)
        self.fail = whole(data["alone"], "fail", "alone", least=0, most=1000)
        self.contracts = read_contracts(entries(data, "phases"), DECK, most=DICE, kind=DiceContract)
        self.phases = tuple(_phase(contract, own=self.own is not None) for contract in self.contracts)
        self.dice = Dice(data["settings"]["dice"]["default"])
        self.printed: list[int] = data["pad"]["most"] if "phases" not in (self.own or {}) else []

    @classmethod
    def outline(cls, data: Data) -> tuple[tuple[Contract, ...], int]:
        """Without finding out whether the phases can be made."""
        return read_contracts(entries(data, "phases"), DECK, most=DICE, kind=DiceContract), DICE

    def _house(self, table: Any) -> Data:
        """House rules may name other dice; every custom phase can be made with them."""
        house = super()._house(table)
        try:
            dice = Dice(house["dice"]) if "dice" in house else self.dice
        except SettingError as error:
            raise SheetError("rules.dice", error.key, details=error.details) from error
        for place, phase in enumerate(self.phases if self.own is not None else ()):
            if not phase.is_possible(dice):
                raise SheetError(f"phases[{place}].contract", "sheet-phase-impossible")
        return house


_shipped: dict[tuple[int, str], DicePhase] = {}
_own = ByteCache(8_000_000)


def _phase(contract: Contract, *, own: bool) -> DicePhase:
    """A phase; it remembers what throws are worth to it, and all sheets with this phase share that."""
    key = contract.number, contract.text
    found: DicePhase | None = _shipped.get(key) or _own.get(key)
    if found is None:
        found = DicePhase(read_contract(*key, DECK, most=DICE, kind=DiceContract), KEPT if own else SHIPPED_KEPT)
        if own:
            _own.put(key, found, contract.cost(DICE).size)
        else:
            _shipped[key] = found
    return found


def dice_of(sheet: DiceSheet, faces: list[list[str]]) -> Dice:
    """The dice of a setting, checked: DICE-02, and every phase can be made with them."""
    dice = Dice(faces)
    if dice != sheet.dice and not all(phase.is_possible(dice) for phase in sheet.phases):
        raise SettingError("dice", "setting-dice-phase")
    return dice


def most_points(sheet: DiceSheet, dice: Dice) -> tuple[int, ...]:
    """The greatest score of each phase: printed on the pad, or worked out for own phases and own dice."""
    if sheet.printed and dice == sheet.dice:
        return tuple(sheet.printed)
    return tuple(phase.most(dice) for phase in sheet.phases)
