"""The rules of a table: whether they can be played, and whether they are fast enough for a live table."""

from collections.abc import Mapping
from typing import Any

from zehn import rooms
from zehn.games.settings import SettingError
from zehn.games.sheets import SheetError, outline, shipped
from zehn.kernel.costs import too_heavy
from zehn.record.record import RulesRefusal
from zehn.refusals import Refusal, Refused
from zehn.tables.boards import Board, board_of

TABLE = "TABLE"


def denied(key: str, **details: object) -> Refused:
    """The refusal of something that the table does not allow."""
    return Refused(Refusal(TABLE, key, **details))


def agreed(game: str, rules: dict[str, Any], chairs: int | None = None) -> Any:
    """The rules of a game with these settings, for so many people; refused if they cannot be played."""
    if game not in rooms.games():
        raise denied("no-game", games=", ".join(rooms.games()))
    return _agree(board_of(game), rules, chairs or shipped(game).least)


def _agree(board: Board[Any], rules: dict[str, Any], chairs: int) -> Any:
    try:
        meant = board.rules(rules)
        refusal = board.wrong(meant, [""] * chairs)
    except (SettingError, SheetError) as error:
        raise Refused(RulesRefusal(error)) from error
    except (RecursionError, TypeError) as error:
        raise denied("rules-unreadable") from error
    if refusal is not None:
        raise Refused(refusal)
    return meant


def weigh(settings: Mapping[str, Any]) -> None:
    """Refuse a custom sheet that is too much for a live table, before anything is computed from it."""
    if "sheet" not in settings:
        return
    try:
        heavy = too_heavy(*outline(settings["sheet"]))
    except SheetError as error:
        raise Refused(RulesRefusal(error)) from error
    except (RecursionError, TypeError) as error:
        raise denied("rules-unreadable") from error
    if heavy is not None:
        raise denied("contract-heavy", contract=heavy.text)
