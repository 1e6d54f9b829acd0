"""What the players agreed on before the game: the sheet with its settings resolved."""

from collections.abc import Mapping, Sequence
from typing import Any

from zehn.games.dice.notation import DiceMove, read_move
from zehn.games.dice.sheet import DiceSheet, dice_of, most_points
from zehn.games.pickling import rules_of
from zehn.games.rules_cache import kept_rules
from zehn.games.settings import read_setting
from zehn.games.sheets import Sheet, SheetError, own_sheet, shipped
from zehn.refusals import Refusal


class DiceRules:
    """The rules in force; `named` are the settings that were chosen, `value` has all.

    `thoughts` is what players work out about them; it goes when the rules go.
    """

    def __init__(self, sheet: DiceSheet | None = None, settings: Mapping[str, Any] | None = None) -> None:
        self.sheet = sheet or _dice_sheet(shipped("dice"))
        self.named = {
            name: read_setting(name, value, self.sheet.settings, self.sheet.contracts)
            for name, value in (settings or {}).items()
        }
        defaults = {name: setting.default("") for name, setting in self.sheet.settings.items()}
        self.value = defaults | self.sheet.house | self.named
        self.dice = dice_of(self.sheet, self.value["dice"])
        self.phases = self.sheet.phases
        self.rolls = self.sheet.rolls
        self.free_decline: bool = self.value["solo_decline"] == "free"
        self._most: tuple[int, ...] = ()
        self.thoughts: dict[str, str] = {}

    @classmethod
    def read(cls, rules: Mapping[str, Any]) -> "DiceRules":
        """The rules of a record: settings, and somebody's own sheet under `sheet`."""
        found = kept_rules("dice", rules, _made)
        assert isinstance(found, DiceRules)
        return found

    @property
    def most(self) -> tuple[int, ...]:
        """The greatest score of each phase, as it is printed on the pad; found when first asked for."""
        if not self._most:
            self._most = most_points(self.sheet, self.dice)
        return self._most

    def written(self) -> dict[str, Any]:
        """The rules as a record holds them: what was named, and an own sheet whole."""
        return self.named | ({"sheet": self.sheet.own} if self.sheet.own is not None else {})

    def read_move(self, text: str) -> DiceMove | None:
        """The move that a text means; None if it cannot be read."""
        return read_move(text)

    def __reduce__(self) -> tuple[Any, ...]:
        return rules_of, ("dice", self.written())

    def __deepcopy__(self, memo: dict[int, Any]) -> "DiceRules":
        return self  # never changed

    def conflict(self) -> Refusal | None:
        """Settings that exclude each other: the dice game has none."""
        return None

    def wrong_players(self, players: Sequence[str]) -> Refusal | None:
        """DICE-01: too few or too many players."""
        if self.sheet.least <= len(players) <= self.sheet.most:
            return None
        return Refusal("DICE-01", "players", least=self.sheet.least, most=self.sheet.most)


def _made(settings: dict[str, Any]) -> DiceRules:
    own = settings.pop("sheet", None)
    return DiceRules(_dice_sheet(own_sheet(own)) if own is not None else None, settings)


def _dice_sheet(sheet: Sheet) -> DiceSheet:
    """The sheet, if it is one of this game."""
    if not isinstance(sheet, DiceSheet):
        raise SheetError("game", "sheet-other-game", details={"game": "dice"})
    return sheet
