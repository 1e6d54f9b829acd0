"""Reading and writing records of the format `zehn/1`, which docs/record.md describes."""

from collections.abc import Mapping
from typing import Any

from zehn.games.game import Game
from zehn.games.making import read_rules
from zehn.games.settings import SettingError
from zehn.games.sheets import SheetError
from zehn.record.common import Record, Recorder, Round, recorder
from zehn.record.shapes import OBJECT, OBJECTS, TEXTS, may_miss, wrong_shape
from zehn.refusals import RECORD, Refusal
from zehn.rooms import games
from zehn.words import Words, say

__all__ = ["FORMAT", "Record", "Round", "RulesRefusal", "read_record", "write_record"]

FORMAT = "zehn/1"

_KEYS = {"players": TEXTS, "rounds": OBJECTS, "rules": may_miss(OBJECT), "result": may_miss(OBJECT)}
_MOVES = {"moves": TEXTS}

#: No sentence about rules is longer than this.
_LONGEST = 500


class RulesRefusal(Refusal):
    """Rules that cannot be played: the sentence is that of the setting or of the custom sheet."""

    __slots__ = ("error",)

    def __init__(self, error: SettingError | SheetError) -> None:
        super().__init__(RECORD, error.sentence if isinstance(error, SheetError) else error.key)
        self.error = error

    def sentence(self, words: Words | None = None) -> str:
        return rules_sentence(self.error, words or say())


def rules_sentence(error: SettingError | SheetError, words: Words) -> str:
    """What is wrong with a setting or a sheet. Names come from outside and can be of any length."""
    sentence = error.text(words)
    return sentence if len(sentence) <= _LONGEST else sentence[:_LONGEST] + "…"


def write_record(game: Game) -> dict[str, Any]:
    """A game as far as it was played, ready for JSON."""
    return {
        "format": FORMAT,
        "game": game.game,
        "rules": game.rules.written(),
        "players": list(game.table.players),
        "rounds": recorder(game.game).rounds(game),
        "result": game.result(),
    }


def read_record(value: object) -> Record | Refusal:
    """A JSON value as a record, or why it is not one. Nothing is replayed yet."""
    if not isinstance(value, dict):
        return Refusal(RECORD, "record-object")
    if value.get("format") != FORMAT:
        return Refusal(RECORD, "record-format", format=FORMAT)
    game = value.get("game")
    if game not in games():
        return Refusal(RECORD, "record-game", games=", ".join(games()))
    try:
        return _wrong_keys(value, recorder(game)) or _record(value, recorder(game))
    except (SettingError, SheetError) as error:
        return RulesRefusal(error)
    except RecursionError:  # an own sheet can be nested just deeply enough to be read, but not to be understood
        return Refusal(RECORD, "record-deep")


def _wrong_keys(value: Mapping[str, Any], writer: Recorder[Any]) -> Refusal | None:
    refusal = wrong_shape(value, _KEYS)
    if refusal is not None:
        return refusal
    shapes = {**writer.keys, **_MOVES}
    wrong = (wrong_shape(entry, shapes, within=f"rounds[{n}].") for n, entry in enumerate(value["rounds"]))
    return next(filter(None, wrong), None)


def _record(value: Mapping[str, Any], writer: Recorder[Any]) -> Record:
    return Record(
        game=value["game"],
        rules=read_rules(value["game"], value.get("rules", {})),
        players=tuple(value["players"]),
        rounds=tuple(_round(entry, writer) for entry in value["rounds"]),
        result=value.get("result", {}),
    )


def _round(entry: Mapping[str, Any], writer: Recorder[Any]) -> Round:
    """A round as texts. Unknown keys are ignored."""
    known = {key: entry[key] for key in writer.keys if key in entry}
    known = {key: tuple(part) if isinstance(part, list) else part for key, part in known.items()}
    return Round(moves=tuple(entry["moves"]), proof=entry.get("proof"), **known)
