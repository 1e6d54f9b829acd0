"""The rules agreed on before the game: the sheet with its settings resolved."""

from collections.abc import Mapping
from typing import Any, ClassVar

from zehn.cards.contracts import Contract
from zehn.cards.deck import row_of
from zehn.cards.notation import Move, Notation
from zehn.cards.rows import i64
from zehn.games.card_sheet import CardSheet
from zehn.games.rules import GameRules
from zehn.games.settings import select
from zehn.refusals import RECORD, Refusal


class Rules(GameRules[CardSheet]):
    """The rules in force, in words of the game; `named` are the settings that were chosen, `value` has all.

    `points` is what each kind costs.
    """

    game: ClassVar[str] = "phase10"
    players_clause: ClassVar[str] = "P10-01"

    def __init__(self, sheet: CardSheet | None = None, settings: Mapping[str, Any] | None = None) -> None:
        super().__init__(sheet, settings)
        self.deck = self.sheet.deck
        self.points = self.sheet.points
        self.points_row = row_of(list(self.points))
        self.deal = self.sheet.deal
        self.notation = Notation(self.deck)
        self.contracts: tuple[Contract, ...] = select("phases", self.value["phases"], self.sheet.contracts)
        self.alone: list[tuple[Contract, ...]] = [(contract,) for contract in self.contracts]
        variants = self.value["variants"]
        self.fixed_rounds = "fixed_rounds" in variants
        self.knocking = "knocking" in variants
        self.free_order = "free_order" in variants
        self.first_card_skips: bool = self.value["first_card_skip"] == "skips_first_player"
        self.take_skip: bool = self.value["take_skip"]
        self.go_out_any: bool = self.value["go_out"] == "any"
        self.turn_limit: i64 = self.value["turn_limit"] or 0
        self.used_skip_on_top: bool = self.value["used_skip_goes"] == "top"
        self.playoff: bool = self.value["final_tie"] == "playoff"
        self.turn_on_draw: bool = self.value["turn_pile"] == "on_draw"
        self.last_skip_either: bool = self.value["last_skip"] == "either"
        self.barred_once: bool = self.value["knock_again"] == "next_discard"
        self.knock_window: float = self.value["knock_window"]

    def defaults(self) -> dict[str, Any]:
        """The default of every setting: some depend on the edition."""
        chosen = self.sheet.house | self.named
        edition = chosen.get("edition", self.sheet.settings["edition"].default(""))
        values = {name: setting.default(edition) for name, setting in self.sheet.settings.items()}
        values["phases"] = f"first:{len(self.sheet.contracts)}"
        return values

    def read_move(self, text: str) -> Move | None:
        """The move that a text means; None if it cannot be read."""
        return self.notation.read(text)

    def conflict(self) -> Refusal | None:
        """Variants that exclude each other (V1 and V4)."""
        if self.fixed_rounds and self.free_order:
            return Refusal(RECORD, "variants-exclude")
        return None
