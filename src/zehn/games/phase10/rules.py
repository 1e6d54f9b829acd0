"""What the players agreed on before the game: the sheet with its settings resolved."""

from collections.abc import Mapping, Sequence
from typing import Any

from zehn.cards.contracts import Contract
from zehn.cards.deck import row_of
from zehn.cards.notation import Notation
from zehn.cards.rows import i64
from zehn.games.card_sheet import CardSheet
from zehn.games.rules_cache import kept_rules
from zehn.games.settings import read_setting, select
from zehn.games.sheets import Sheet, SheetError, own_sheet, shipped
from zehn.refusals import RECORD, Refusal


class Rules:
    """The rules in force, in words of the game; `named` are the settings that were chosen, `value` has all.

    `points` is what each kind costs.
    """

    def __init__(self, sheet: CardSheet | None = None, settings: Mapping[str, Any] | None = None) -> None:
        self.sheet = sheet or _card_sheet(shipped("phase10"))
        self.named = {
            name: read_setting(name, value, self.sheet.settings, self.sheet.contracts)
            for name, value in (settings or {}).items()
        }
        self.value = self._resolved()
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

    @classmethod
    def read(cls, rules: Mapping[str, Any]) -> "Rules":
        """The rules of a record: settings, and somebody's own sheet under `sheet`."""
        found = kept_rules("phase10", rules, _made)
        assert isinstance(found, Rules)
        return found

    def _resolved(self) -> dict[str, Any]:
        chosen = self.sheet.house | self.named
        edition = chosen.get("edition", self.sheet.settings["edition"].default(""))
        values = {name: setting.default(edition) for name, setting in self.sheet.settings.items()}
        values["phases"] = f"first:{len(self.sheet.contracts)}"
        return values | chosen

    def written(self) -> dict[str, Any]:
        """The rules as a record holds them: what was named, and an own sheet whole."""
        return self.named | ({"sheet": self.sheet.own} if self.sheet.own is not None else {})

    def conflict(self) -> Refusal | None:
        """Variants that exclude each other (V1 and V4)."""
        if self.fixed_rounds and self.free_order:
            return Refusal(RECORD, "variants-exclude")
        return None

    def wrong_players(self, players: Sequence[str]) -> Refusal | None:
        """P10-01: too few or too many players."""
        if self.sheet.least <= len(players) <= self.sheet.most:
            return None
        return Refusal("P10-01", "players", least=self.sheet.least, most=self.sheet.most)


def _made(settings: dict[str, Any]) -> Rules:
    sheet = _card_sheet(own_sheet(settings.pop("sheet"))) if "sheet" in settings else None
    return Rules(sheet, settings)


def _card_sheet(sheet: Sheet) -> CardSheet:
    """The sheet, if it is one of this game."""
    if not isinstance(sheet, CardSheet) or sheet.game != "phase10":
        raise SheetError("game", "sheet-other-game", details={"game": "phase10"})
    return sheet
