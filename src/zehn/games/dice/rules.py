"""The rules agreed on before the game: the sheet with its settings resolved."""

from collections.abc import Mapping
from typing import Any, ClassVar

from zehn.games.dice.notation import DiceMove, read_move
from zehn.games.dice.sheet import DiceSheet, dice_of, most_points
from zehn.games.rules import GameRules


class DiceRules(GameRules[DiceSheet]):
    """The rules in force; `named` are the settings that were chosen, `value` has all.

    `thoughts` is what players work out about them; it goes when the rules go.
    """

    game: ClassVar[str] = "dice"
    players_clause: ClassVar[str] = "DICE-01"
    secret_hands: ClassVar[bool] = False

    def __init__(self, sheet: DiceSheet | None = None, settings: Mapping[str, Any] | None = None) -> None:
        super().__init__(sheet, settings)
        self.dice = dice_of(self.sheet, self.value["dice"])
        self.phases = self.sheet.phases
        self.rolls = self.sheet.rolls
        self.free_decline: bool = self.value["solo_decline"] == "free"
        self._most: tuple[int, ...] = ()
        self.thoughts: dict[str, str] = {}

    @property
    def most(self) -> tuple[int, ...]:
        """The greatest score of each phase, as it is printed on the pad; found when first asked for."""
        if not self._most:
            self._most = most_points(self.sheet, self.dice)
        return self._most

    def read_move(self, text: str) -> DiceMove | None:
        """The move that a text means; None if it cannot be read."""
        return read_move(text)
