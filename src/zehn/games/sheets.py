"""Loading sheets: the shipped ones and custom ones.

The shipped sheets are in `zehn/sheets`. A custom sheet is a TOML file (or the same as JSON, in a
record's `rules.sheet`) that names its game and holds only what differs: `[[phases]]` or `[[tasks]]`, `[deck]`,
`[[points]]`, `deal`, `players`, the bonuses of the dice game, and house rules as settings under `[rules]`.
"""

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from zehn.cards.contracts import Contract
from zehn.games.rules_cache import ByteCache, size_of_sheet
from zehn.games.sheet import Data, Sheet, SheetError
from zehn.rooms import games, room

__all__ = ["Sheet", "SheetError", "load_sheet", "outline", "own_sheet", "shipped"]


#: Nobody writes a sheet by hand that is longer than this.
MOST_BYTES = 200_000

#: Own sheets that were read; their tables are counted even before they are made.
_own_sheets = ByteCache(32_000_000)


def sheet_class(game: str) -> type[Sheet]:
    """The kind of sheet that a game has."""
    found: type[Sheet] = room("games", game).SHEET
    return found


@cache
def shipped(game: str) -> Sheet:
    """The sheet of a game as it comes with the package."""
    kind = sheet_class(game)
    return kind(kind.shipped_data(game))


def load_sheet(path: str | Path) -> Sheet:
    """Somebody's own sheet from a TOML file."""
    where = str(path)
    try:
        with Path(path).open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise SheetError("", "sheet-unreadable", where=where, details={"why": str(error.strerror)}) from error
    if len(raw) > MOST_BYTES:
        raise SheetError("", "sheet-huge", where=where, details={"most": MOST_BYTES})
    try:
        own = tomllib.loads(raw.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SheetError("", "sheet-no-toml", where=where, details={"why": str(error)}) from error
    return own_sheet(own, where=where)


def own_sheet(own: Mapping[str, Any], *, where: str = "") -> Sheet:
    """Somebody's own sheet from its data: what it does not name comes from the shipped sheet of its game."""
    text = json.dumps(own, sort_keys=True, default=str)
    sheet: Sheet | None = _own_sheets.get(text)
    if sheet is not None:
        return sheet
    try:
        kind, data, copied = _merged(json.loads(text))
        sheet = kind(data, own=copied)
    except SheetError as error:
        raise SheetError(error.key, error.sentence, where=where, details=error.details) from error
    _own_sheets.put(text, sheet, 3 * len(text) + size_of_sheet(sheet))
    return sheet


def outline(own: Mapping[str, Any]) -> tuple[tuple[Contract, ...], int]:
    """The contracts of a custom sheet and the number of cards dealt, before anything is computed from it."""
    kind, data, _ = _merged(json.loads(json.dumps(own, default=str)))
    return kind.outline(data)


def _merged(own: Any) -> tuple[type[Sheet], Data, Data]:
    """The kind of an own sheet, its data on top of the shipped ones, and its own alone."""
    if not isinstance(own, dict) or own.get("game") not in games():
        raise SheetError("game", "sheet-game", details={"games": ", ".join(games())})
    kind = sheet_class(own["game"])
    for key in own:
        if key not in kind.keys:
            raise SheetError(key, "sheet-unknown-key")
    base = kind.shipped_data(own["game"])
    tables = {key: _merged_table(base[key], own.get(key, {}), key) for key in kind.tables}
    return kind, base | own | tables | {"allowed": base["players"]}, own


def _merged_table(base: Data, mine: Any, key: str) -> Data:
    """A table of the shipped sheet with the own entries on top."""
    if not isinstance(mine, dict):
        raise SheetError(key, "sheet-no-table")
    for name in mine:
        if name not in base:
            raise SheetError(f"{key}.{name}", "sheet-unknown-key")
    return base | mine
