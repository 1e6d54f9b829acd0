"""Numbers, files and texts beyond all measure: a sentence each, never a traceback, never a wait."""

import json
import os
from contextlib import suppress
from pathlib import Path
from threading import Thread

import pytest
from websockets.asyncio.client import connect

from live_house import house
from zehn import rooms
from zehn.cli import call
from zehn.games.settings import MOST, SettingError
from zehn.games.sheets import shipped
from zehn.record.text import read_file
from zehn.refusals import Refusal
from zehn.tables.boards import board_of

COUNTED = [
    (game, name)
    for game in rooms.games()
    for name, setting in shipped(game).settings.items()
    if setting.type in ("count", "seconds")
]


@pytest.mark.parametrize(("game", "name"), COUNTED)
def test_settings_that_are_numbers_have_an_upper_bound(game: str, name: str) -> None:
    if name != "first_to":  # which ends with the number of tasks
        board_of(game).rules({name: MOST})
    for value in (MOST + 1, 2**63, 2**200):
        with pytest.raises(SettingError):
            board_of(game).rules({name: value})


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_record_with_such_a_number_is_no_record(
    tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = {"turn_limit": 2**63}
    record = {"format": "zehn/1", "game": "phase10", "rules": rules, "players": ["a", "b"], "rounds": []}
    (tmp_path / "a.json").write_text(json.dumps(record))
    assert call(["verify", str(tmp_path / "a.json"), "--lang", lang]) == 2
    said = json.loads(capsys.readouterr().out)
    assert (said["rule"], said["ok"]) == ("RECORD", False)
    assert "turn_limit" in said["error"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_a_pipe_without_a_writer_is_not_waited_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    judging = Thread(target=call, args=[["verify", str(pipe), "--lang", "en"]], daemon=True)
    judging.start()
    judging.join(300)
    try:
        assert not judging.is_alive()
    finally:
        with suppress(OSError):  # those who still wait are let go
            os.close(os.open(pipe, os.O_WRONLY | os.O_NONBLOCK))
    assert json.loads(capsys.readouterr().out)["rule"] == "RECORD"


@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="open files have no names here")
def test_what_comes_through_a_pipe_is_waited_for() -> None:
    """As `zehn verify <(program)` has it: the writer is there and takes its time."""
    reading, writing = os.pipe()
    found: list[bytes | Refusal] = []
    judging = Thread(target=lambda: found.append(read_file(f"/dev/fd/{reading}")))
    judging.start()
    for part in (b"{", b"}"):
        os.write(writing, part)
    os.close(writing)
    judging.join(300)
    os.close(reading)
    assert found == [b"{}"]


def test_a_folder_leaves_no_file_open(tmp_path: Path) -> None:
    before = os.dup(0)
    assert isinstance(read_file(str(tmp_path)), Refusal)
    after = os.dup(0)
    os.close(before)
    os.close(after)
    assert after == before + 1


DEEP = b"[" * 100_000
HOSTILE = [
    (b'{"game": "phase10", "name": "A", "rules": {"turn_limit": 9223372036854775808}}', "setting-count"),
    (b'{"game": "phase10", "name": "A", "rules": {"turn_limit": 1%s}}' % (b"0" * 6000), "message-unreadable"),
    (b'{"game": "phase10", "name": "A", "rules": {"knock_window": 1e308}}', "setting-seconds"),
    (b'{"game": "phase10", "name": "A", "rules": {"sheet": %s}}' % DEEP, "message-unreadable"),
    (b'{"game": "phase10", "name": "A", "rules": {"sheet": %s1%s}}' % (DEEP, b"]" * 100_000), "message-unreadable"),
    (DEEP, "message-unreadable"),
]


async def test_hostile_wishes_are_refused_in_a_sentence(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        for body, key in HOSTILE:
            status, said = await here.ask("/api/tables", body)
            assert (status, said["key"]) == (400, key)
            assert said["text"]


async def test_a_deep_message_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, _ = await here.table("Anna")
        async with connect(f"ws{here.address.removeprefix('http')}/api/tables/{code}/socket") as socket:
            await socket.send("[" * 8000)
            assert json.loads(await socket.recv())["key"] == "message-unreadable"
