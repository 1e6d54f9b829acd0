"""A sheet: the data of one game, checked – what all games have in common."""

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Any, ClassVar

from zehn.cards.contracts import Contract
from zehn.games.settings import Setting, SettingError, read_setting
from zehn.refusals import ZehnError
from zehn.words import Words, say

Data = dict[str, Any]


class SheetError(ZehnError):
    """A mistake in a sheet, with file, key and sentence."""

    def __init__(
        self, key: str, sentence: str, *, where: str = "", details: Mapping[str, object] | None = None
    ) -> None:
        ValueError.__init__(self, key, sentence)
        self.key = key
        self.sentence = sentence
        self.where = where
        self.details = details or {}

    def text(self, words: Words | None = None) -> str:
        """The mistake in one line: file, key and sentence."""
        place = ": ".join(part for part in (self.where, self.key) if part)
        return f"{place}: {(words or say())(self.sentence, **self.details)}"


class Sheet:
    """The data of one game as it is played: shipped, or with custom changes (`own`).

    A game's own sheet reads its part in `read`. `keys` are the keys that a custom sheet may have, `tables` those of
    them whose entries replace shipped entries one by one.
    """

    keys: ClassVar[tuple[str, ...]] = ("game", "name", "players", "phases", "rules")
    tables: ClassVar[tuple[str, ...]] = ("players",)
    contracts: tuple[Contract, ...]

    #: How many cards everyone is dealt, or how many dice there are.
    deal: int

    def __init__(self, data: Data, *, own: Data | None = None) -> None:
        self.own = own
        self.data = data
        self.game: str = data["game"]
        self.least, self.most = players(data)
        self.read(data)
        self.settings = {name: Setting(name, entry) for name, entry in data["settings"].items()}
        self.house = self._house(data.get("rules", {}))

    def read(self, data: Data) -> None:
        """Read what only this game has."""
        raise NotImplementedError

    @classmethod
    def shipped_data(cls, game: str) -> Data:
        """The data of the shipped sheet; a game from elsewhere brings its own."""
        text = resources.files("zehn").joinpath("sheets", f"{game}.toml").read_text(encoding="utf-8")
        return tomllib.loads(text)

    @classmethod
    def outline(cls, data: Data) -> tuple[tuple[Contract, ...], int]:
        """The contracts of a sheet and how many cards are dealt, read without anything that could take long."""
        sheet = cls(data)
        return sheet.contracts, sheet.deal

    def contract(self, number: int) -> Contract | None:
        """The contract with a number, if the sheet has it."""
        return next((contract for contract in self.contracts if contract.number == number), None)

    @property
    def name(self) -> str:
        """What the sheet calls itself; the game's word for shipped ones."""
        return str(self.data.get("name", self.game))

    def _house(self, table: Any) -> Data:
        """The house rules of an own sheet: settings with their values."""
        if not isinstance(table, dict):
            raise SheetError("rules", "sheet-no-table")
        try:
            return {name: read_setting(name, value, self.settings, self.contracts) for name, value in table.items()}
        except SettingError as error:
            raise SheetError(f"rules.{error.name}", error.key, details=error.details) from error


def players(data: Data) -> tuple[int, int]:
    """The fewest and the most players: within what the game's shipped sheet allows."""
    allowed: Data = data.get("allowed") or data["players"]
    least = whole(data["players"], "least", "players", least=allowed["least"], most=allowed["most"])
    return least, whole(data["players"], "most", "players", least=least, most=allowed["most"])


def whole(table: Data, name: str, key: str, *, least: int, most: int) -> int:
    """A whole number of a table, between two bounds."""
    number = table.get(name)
    if type(number) is not int or not least <= number <= most:
        raise SheetError(f"{key}.{name}", "sheet-number", details={"least": least, "most": most})
    return number


def entries(data: Data, key: str) -> list[Data]:
    """A list of tables that is not empty."""
    rows = data[key]
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        raise SheetError(key, "sheet-no-list")
    return rows
