"""What can be played: the games with their settings and bots, and the quick phrases."""

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from zehn import rooms
from zehn.games.sheets import shipped
from zehn.tables import protocol as p
from zehn.tables.boards import board_of
from zehn.tables.plain import Wire, plain
from zehn.tables.requests import PHRASES
from zehn.words import LANGUAGES, say


@plain()
class SettingSchema(Wire):
    """A setting that players may choose."""

    name: str
    type: str
    values: list[str]
    default: Any
    editions: dict[str, Any]
    least: int
    nullable: bool
    clause: str


@plain()
class GameSchema(Wire):
    """A game that can be played here; `level` is the bot that a new table offers first. `missing`: bots that cannot
    play here, each with the reason: `slow`, or `tables` that there are not.
    """

    game: str
    least: int
    most: int
    settings: list[SettingSchema]
    phases: list[dict[str, Any]]
    levels: list[str]
    level: str
    missing: dict[str, str] = field(default_factory=dict)


@plain()
class PhraseSchema(Wire):
    """A quick phrase in all languages."""

    key: str
    words: dict[str, str]


@plain()
class GamesSchema(Wire):
    """All games, and the quick phrases."""

    protocol: int
    games: list[GameSchema]
    phrases: list[PhraseSchema]


def offers(*, on_device: bool = False) -> GamesSchema:
    """All that a server offers, or what a device offers that plays alone."""
    phrases = [PhraseSchema(key, {lang: say(lang)(f"phrase-{key}") for lang in LANGUAGES}) for key in PHRASES]
    return GamesSchema(p.VERSION, [_game(game, on_device=on_device) for game in rooms.games()], phrases)


def _game(game: str, *, on_device: bool) -> GameSchema:
    sheet, board = shipped(game), board_of(game)
    settings = [
        SettingSchema(
            name,
            setting.type,
            setting.values,
            setting.default(""),
            dict(setting.editions),
            setting.least,
            setting.nullable,
            setting.clause,
        )
        for name, setting in sheet.settings.items()
    ]
    phases = [{"number": contract.number, "contract": contract.text} for contract in sheet.contracts]
    missing: Mapping[str, str] = board.not_on_device if on_device else {}
    levels = [level for level in board.levels if level not in missing]
    first = board.default_level if board.default_level in levels else levels[-1]
    return GameSchema(game, sheet.least, sheet.most, settings, phases, levels, first, dict(missing))
