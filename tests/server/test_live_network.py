"""Frames as clients and networks cut them: in pieces, several at once, fragmented, too large, not a text at all."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from live_house import House, house
from zehn.server.client import ConnectionLost
from zehn.server.sockets.network import LONGEST_FRAME, frame_size, head_of, text_of
from zehn.tables.protocol import LARGEST


def ping(number: int) -> str:
    return json.dumps({"type": "ping", "id": number})


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A client's frame, masked."""
    return Frame(opcode, text, fin=fin).serialize(mask=True)


SIZES = (0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 70_000)


@pytest.mark.parametrize("size", SIZES)
def test_frames_are_those_of_the_library(size: int) -> None:
    """Our short path through plain texts, in and out, against the library's own reading and writing."""
    text = ("ä" * size).encode()[:size] if size % 2 == 0 else b"x" * size
    assert head_of(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
    sent = frame(text)
    assert frame_size(sent) == len(sent)
    assert all(frame_size(sent[:known]) > known for known in range(min(14, len(sent))))
    assert text_of(sent) == (text.decode() if size < 65_536 else None)


@pytest.mark.parametrize(
    "other",
    [
        frame(b"x", Opcode.BINARY),
        frame(b"x", Opcode.PING),
        frame(b"x", fin=False),
        frame(b"x", Opcode.CONT),
        Frame(Opcode.TEXT, b"x").serialize(mask=False),
        bytes((0xC1,)) + frame(b"x")[1:],  # a reserved bit: compressed
        frame(b"\xff"),
    ],
    ids=["binary", "ping", "first-part", "last-part", "unmasked", "compressed", "no-text"],
)
def test_the_library_reads_all_other_frames(other: bytes) -> None:
    assert text_of(other) is None


async def greeted(here: House) -> ClientConnection:
    code, tokens = await here.table("Anna", "Ben")
    url = f"ws{here.address.removeprefix('http')}/api/tables/{code}/socket"
    socket = await here.stack.enter_async_context(connect(url, compression=None))
    await socket.send(json.dumps({"type": "hello", "tokens": tokens[:1]}))
    assert json.loads(await socket.recv())["type"] == "welcome"
    return socket


async def pongs(socket: ClientConnection, count: int) -> list[Any]:
    return [json.loads(await asyncio.wait_for(socket.recv(), 300)).get("re") for _ in range(count)]


async def test_frames_come_through_however_they_are_cut(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        socket = await greeted(here)
        for byte in frame(ping(1).encode()):  # one by one
            socket.transport.write(bytes([byte]))
            await asyncio.sleep(0)
        several = [frame(ping(number).encode()) for number in (2, 3, 4)]
        cut = [
            frame(ping(5).encode()[:5], fin=False),
            frame(b"", Opcode.PING),
            frame(ping(5).encode()[5:], Opcode.CONT),
        ]
        stream = b"".join([*several, *cut, frame(ping(6).encode())])
        socket.transport.write(stream[:40])
        await asyncio.sleep(0.01)
        socket.transport.write(stream[40:])
        assert await pongs(socket, 6) == [1, 2, 3, 4, 5, 6]
        await socket.send("x" * (LARGEST + 1))  # refused, and the next one is heard all the same
        await socket.send(ping(7))
        assert await pongs(socket, 2) == [0, 7]
        await socket.send("x" * (LONGEST_FRAME + 1))  # from here on the library reads everything
        last = frame(ping(8).encode())
        socket.transport.write(last[:5])
        await asyncio.sleep(0.01)
        socket.transport.write(last[5:])
        assert await pongs(socket, 2) == [0, 8]


@pytest.mark.parametrize("rubbish", [b"\xff\xfe", b'{"type":"ping\xc3"}'])
async def test_what_is_no_text_ends_the_connection(tmp_path: Path, rubbish: bytes) -> None:
    async with house(tmp_path) as here:
        socket = await greeted(here)
        socket.transport.write(frame(rubbish))
        with pytest.raises(ConnectionClosed) as caught:
            await asyncio.wait_for(socket.recv(), 300)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1007


async def test_a_client_that_cannot_understand_a_message_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a request nor somebody who waits hangs for ever."""
    async with house(tmp_path) as here:
        code, tokens = await here.table("Anna", "Ben")
        anna = await here.join(code, tokens[0])

        def broken(*_: object) -> None:
            raise LookupError("no such word")

        monkeypatch.setattr(anna, "_follow", broken)
        with pytest.raises(ConnectionLost):
            await anna.request("chat", seat=0, text="hello")
        with pytest.raises(LookupError, match="no such word"):
            await anna.until(lambda: False)
