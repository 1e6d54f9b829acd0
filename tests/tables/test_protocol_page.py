"""The page of the protocol: its transcript is what the server says, its tables name every message and field.

`python tests/tables/test_protocol_page.py` writes the transcript anew.
"""

import asyncio
import json
import re
import sys
import tempfile
import typing
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from live_house import House, house
from places import ROOT
from zehn.games.fair import promise_of
from zehn.server.client import make_table, take_chair
from zehn.tables import entries as e
from zehn.tables import protocol as p
from zehn.tables.boards.phase10.states import HandState, PublicState, Question, SheetState

PAGE = ROOT / "docs" / "protocol.md"
START = "## Transcript\n"
REST = "…"

#: What two people at one device say; `{0}` and `{1}` are their tokens.
SAID: list[dict[str, Any]] = [
    {"type": "hello", "tokens": ["{0}", "{1}"], "since": -1, "lang": "en"},
    {"type": "ready", "id": 1, "seat": 0, "promise": promise_of("anna")},
    {"type": "ready", "id": 2, "seat": 1},
    {"type": "start", "id": 3, "fill": ""},
    {"type": "reveal", "id": 11, "seat": 0, "nonce": "anna"},
    {"type": "answer", "id": 4, "question": 1, "move": "1 discard 1b"},
    {"type": "answer", "id": 5, "question": 1, "move": "1 take"},
    {"type": "undo", "id": 6, "question": 2, "seat": 1, "count": 1},
    {"type": "answer", "id": 7, "question": 2, "move": "1 draw"},
    {"type": "answer", "id": 8, "question": 3, "move": "1 draw"},
    {"type": "check", "id": 9, "move": "1 lay 1 1r,1r,1b 2r,2r,2b"},
    {"type": "say", "id": 10, "seat": 0, "phrase": "good-luck"},
]

#: How many messages answer each of them: after a start the promises are closed.
ANSWERS = {"start": 2}

#: Parts that are shown only once, where they first occur, and chance, which is never the same.
LONG = ("sheet", "table", "game", "you")
CHANCE = ("at", "commitment", "left", "until", "whole")


def elide(message: Any, seen: set[str]) -> Any:
    """A message as the page shows it: what was shown before and what is never the same is left out."""
    if isinstance(message, list):
        return [elide(part, seen) for part in message]
    if not isinstance(message, dict):
        return message
    shown = {}
    for key, value in message.items():
        written = f"{key} {json.dumps(value)}"
        if (key in LONG and written in seen) or key in CHANCE:
            shown[key] = REST
        else:
            seen.add(written)
            shown[key] = elide(value, seen)
    return shown


def fits(told: Any, shown: Any) -> bool:
    """Whether a message is one that the page shows."""
    if shown == REST:
        return True
    if isinstance(shown, dict) and isinstance(told, dict):
        return shown.keys() == told.keys() and all(fits(told[key], shown[key]) for key in shown)
    if isinstance(shown, list) and isinstance(told, list):
        return len(shown) == len(told) and all(fits(*pair) for pair in zip(told, shown, strict=True))
    return bool(told == shown)


async def conversation(here: House) -> list[tuple[str, Any]]:
    place = await make_table(here.address, "phase10", "Anna", chairs=2, rules={"phases": "1"}, options={"rest": 0})
    other = await take_chair(here.address, place["table"], "Ben")
    tokens = [place["token"], other["token"]]
    lines: list[tuple[str, Any]] = []
    async with connect(f"ws{here.address.removeprefix('http')}/api/tables/{place['table']}/socket") as socket:
        for said in SAID:
            lines.append((">", said))
            await socket.send(json.dumps(said).replace("{0}", tokens[0]).replace("{1}", tokens[1]))
            lines += [("<", await told(socket)) for _ in range(ANSWERS.get(said["type"], 1))]
    return lines


async def told(socket: ClientConnection) -> Any:
    return json.loads(await asyncio.wait_for(socket.recv(), 300))


async def spoken(folder: Path, patch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    """The conversation, with a code and seeds that are always the same."""
    seeds = iter(f"{number:064x}" for number in range(1, 100))
    patch.setattr("zehn.tables.requests.new_seed", lambda: next(seeds))
    patch.setattr("zehn.server.table_manager.new_code", lambda: "ZEHN22")
    async with house(folder, name="zehn 1.0.0") as here:
        return await conversation(here)


def test_the_transcript_is_what_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    block = re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8").split(START)[1], re.DOTALL)[0]
    shown = [(line[0], json.loads(line[2:])) for line in block.strip().splitlines()]
    lines = asyncio.run(spoken(tmp_path, monkeypatch))
    assert len(shown) == len(lines)
    for (arrow, message), (way, said) in zip(lines, shown, strict=True):
        assert arrow == way
        assert fits(message, said), f"{json.dumps(message)}\nis not\n{json.dumps(said)}"


def named(page: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", page, flags=re.DOTALL)))


def test_every_message_entry_and_field_is_on_the_page() -> None:
    words = named(PAGE.read_text(encoding="utf-8"))
    structs = [*typing.get_args(p.AnyRequest), *typing.get_args(e.AnyEntry), *p.Reply.__subclasses__()]
    tags = {struct.TAG for struct in structs}
    assert tags <= words, tags - words
    shown = [p.State, p.TableState, p.ChairState, p.SeatView, p.Clock, PublicState, HandState, Question, SheetState]
    names = {field.name for struct in [*structs, *shown] for field in fields(struct)}
    assert names - {"seed"} <= words, names - words


def write() -> None:
    patch = pytest.MonkeyPatch()
    with tempfile.TemporaryDirectory() as folder:
        lines = asyncio.run(spoken(Path(folder), patch))
    seen: set[str] = set()
    text = "\n".join(f"{way} {json.dumps(elide(part, seen), ensure_ascii=False)}" for way, part in lines)
    about = (
        "Two people at one device: `>` is what the client says, `<` what the table answers. `…` stands for what was\n"
        "shown before, and for times and hashes. A test replays this page.\n"
    )
    page = PAGE.read_text(encoding="utf-8").split(START)[0]
    PAGE.write_text(f"{page}{START}\n{about}\n```json\n{text}\n```\n", encoding="utf-8")


if __name__ == "__main__":
    write()
    sys.exit()
