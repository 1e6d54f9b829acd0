"""What was agreed before a game: a sheet with its settings resolved. Each game adds what follows from them."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from zehn.cards.notation import Move
from zehn.games.pickling import rules_of
from zehn.games.rules_cache import kept_rules
from zehn.games.settings import read_setting
from zehn.games.sheet import Sheet, SheetError
from zehn.games.sheets import own_sheet, shipped
from zehn.refusals import Refusal

S = TypeVar("S", bound=Sheet)
R = TypeVar("R", bound="GameRules[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class GameRules(Generic[S]):
    """The rules in force; `named` are the settings that were chosen, `value` has all.

    `players_clause` says how many may play. `secret_hands`: whether seats have something that others must not see.
    """

    game: ClassVar[str]
    players_clause: ClassVar[str]
    secret_hands: ClassVar[bool] = True

    def __init__(self, sheet: S | None = None, settings: Mapping[str, Any] | None = None) -> None:
        printed: Any = shipped(self.game) if sheet is None else sheet
        self.sheet: S = printed
        self.named = {
            name: read_setting(name, value, self.sheet.settings, self.sheet.contracts)
            for name, value in (settings or {}).items()
        }
        self.value = self.defaults() | self.sheet.house | self.named

    def defaults(self) -> dict[str, Any]:
        """The default of every setting."""
        return {name: setting.default("") for name, setting in self.sheet.settings.items()}

    @classmethod
    def read(cls: type[R], rules: Mapping[str, Any]) -> R:
        """The rules of a record: settings, and a custom sheet under `sheet`."""
        found: R = kept_rules(cls.game, rules, cls._made)
        return found

    @classmethod
    def _made(cls: type[R], settings: dict[str, Any]) -> R:
        sheet: Any = own_sheet(settings.pop("sheet")) if "sheet" in settings else None
        if sheet is not None and sheet.game != cls.game:
            raise SheetError("game", "sheet-other-game", details={"game": cls.game})
        return cls(sheet, settings)

    def written(self) -> dict[str, Any]:
        """The rules as a record holds them: what was named, and an own sheet whole."""
        return self.named | ({"sheet": self.sheet.own} if self.sheet.own is not None else {})

    def read_move(self, text: str) -> Move | None:
        """The move that a text means; None if it cannot be read."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return rules_of, (self.game, self.written())

    def __deepcopy__(self: R, memo: dict[int, Any]) -> R:
        return self  # never changed

    def conflict(self) -> Refusal | None:
        """Settings that exclude each other: most games have none."""
        return None

    def wrong_players(self, players: Sequence[str]) -> Refusal | None:
        """The refusal of too few or too many players, if there are."""
        if self.sheet.least <= len(players) <= self.sheet.most:
            return None
        return Refusal(self.players_clause, "players", least=self.sheet.least, most=self.sheet.most)
