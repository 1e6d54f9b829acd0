"""Pads as files of the format `zehn-pad/1`, which docs/pad.md describes: JSON lines, an entry each."""

import json
from typing import Any

from zehn.games.game import Game
from zehn.pad.common.keeper import keeper, refused
from zehn.pad.common.pad import FORMAT, Pad
from zehn.record import Record, replay
from zehn.record.text import read_json
from zehn.refusals import Refusal, Refused, ZehnError

__all__ = ["FORMAT", "BrokenPad", "of_game", "of_record", "read", "write"]


class BrokenPad(Refused):
    """An entry of a file that cannot be: `line` counts from 1."""

    def __init__(self, refusal: Refusal, line: int) -> None:
        super().__init__(refusal)
        self.line = line


def write(pad: Pad) -> str:
    """A pad as the text of a file."""
    return "".join(json.dumps(entry, ensure_ascii=False, separators=(", ", ": ")) + "\n" for entry in pad.entries)


def is_pad(raw: bytes) -> bool:
    """Whether a file wants to be a pad: its first line says so, whatever follows."""
    first = read_json(raw.split(b"\n", 1)[0])
    return isinstance(first, dict) and str(first.get("format", "")).startswith("zehn-pad/")


def read(text: str | bytes) -> Pad:
    """The pad in the text of a file; raises `BrokenPad` if it is none, with the line."""
    raw = text.encode() if isinstance(text, str) else text
    lines = [(number, line) for number, line in enumerate(raw.splitlines(), 1) if line.strip()]
    if not lines:
        raise BrokenPad(Refusal("RECORD", "pad-format", format=FORMAT), 1)
    pad: Pad | None = None
    for number, line in lines:
        try:
            pad = _written(pad, _value(line))
        except Refused as refused:
            raise BrokenPad(refused.refusal, number) from refused
        except ZehnError as error:
            raise BrokenPad(RulesFault(error), number) from error
    assert pad is not None
    return pad


class RulesFault(Refusal):
    """Rules in a pad that cannot be played: the sentence is that of the setting or the sheet."""

    __slots__ = ("error",)

    def __init__(self, error: ZehnError) -> None:
        super().__init__("RECORD", error.key)
        self.error = error

    def sentence(self, words: Any = None) -> str:
        return self.error.text(words)


def _value(line: bytes) -> Any:
    value = read_json(line)
    if isinstance(value, Refusal):
        raise Refused(value)
    return value


def _written(pad: Pad | None, entry: Any) -> Pad:
    """The pad with an entry of a file."""
    if pad is not None:
        pad.add(entry)
        return pad
    if not isinstance(entry, dict) or entry.get("format") != FORMAT:
        raise refused("pad-format", format=FORMAT)
    return Pad(entry)


def of_game(game: Game) -> Pad:
    """The pad of a game that is played here: its finished rounds."""
    rounds = keeper(game.game).rounds_of(game)
    dealer = getattr(game.history[0], "dealer", 0) if game.history else 0
    players = list(dict.fromkeys(game.table.players))
    if len(players) < len(game.table.players):
        players = [f"{name} {seat + 1}" for seat, name in enumerate(game.table.players)]
    pad = Pad({"game": game.game, "players": players, "rules": game.rules.written(), "dealer": dealer})
    for scores in rounds:
        pad.enter(scores)
    return pad


def of_record(record: Record | Refusal) -> Pad:
    """The pad of a recorded game; raises `RecordError` if it was not legal."""
    return of_game(replay(record))
