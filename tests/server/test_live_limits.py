"""Limits and trouble: those who are too fast, those who do not read, a store that cannot be written."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from live_house import house, in_step, seat_asked, turn
from zehn.server.client import RefusedByTable, asked, make_table
from zehn.server.sockets.limits import NO_LIMITS, Rate


async def test_who_is_too_fast_is_told_and_then_sent_away(tmp_path: Path) -> None:
    async with house(tmp_path, limits=NO_LIMITS._replace(messages=Rate(5, 0.1))) as here:
        code, tokens = await here.table("Anna", "Ben")
        url = f"ws{here.address.removeprefix('http')}/api/tables/{code}/socket"
        async with connect(url) as first, connect(url) as second:
            for socket in (first, second):
                await socket.send(json.dumps({"type": "hello", "tokens": tokens[:1]}))
                assert json.loads(await socket.recv())["type"] == "welcome"
            for number in range(60):
                await first.send(json.dumps({"type": "ping", "id": number}))
            answers = [json.loads(text) async for text in first]
            kinds = [answer["type"] for answer in answers if answer["type"] != "update"]
            assert kinds.count("pong") in (3, 4)
            assert kinds[-1] == "bye"
            assert {answer["key"] for answer in answers if answer["type"] == "refused"} == {"too-fast"}
            await second.send(json.dumps({"type": "ping", "id": 1}))  # the same seat: the same limit
            while (answer := json.loads(await second.recv()))["type"] == "update":
                pass
            assert answer["key"] == "too-fast"


async def test_nobody_makes_tables_without_end(tmp_path: Path) -> None:
    async with house(tmp_path, limits=NO_LIMITS._replace(tables=Rate(3, 0))) as here:
        for _ in range(3):
            await make_table(here.address, "phase10", "Anna")
        with pytest.raises(RefusedByTable) as caught:
            await make_table(here.address, "phase10", "Anna")
        assert caught.value.key == "too-many"


async def test_too_long_messages_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, tokens = await here.table("Anna")
        client = await here.join(code, *tokens)
        with pytest.raises(RefusedByTable) as caught:
            await asyncio.wait_for(client.request("say", seat=0, text="x" * 201), 300)
        assert caught.value.key == "message-unreadable"


async def test_who_does_not_read_is_let_go_and_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zehn.server.http.app.FAREWELL", 60)
    async with house(tmp_path) as here:
        clients = await here.started("Anna", "Ben")
        code = clients[0].state["table"]["code"]
        url = f"ws{here.address.removeprefix('http')}/api/tables/{code}/socket"
        async with connect(url, compression=None, max_queue=1) as deaf:
            await deaf.send(json.dumps({"type": "hello"}))
            assert json.loads(await deaf.recv())["type"] == "welcome"
            (spectator,) = [socket for socket in here.manager.sessions() if not socket.seats]
            while not spectator.closed:
                here.manager.open[code]._reply(spectator, 0)
                await asyncio.sleep(0)
            await turn(clients)
            heard = [json.loads(text) async for text in deaf]
        assert heard[-1] == {"type": "bye", "why": "slow", "again": True}
        seen = [message["state"]["seq"] for message in heard[:-1]]
        assert seen == sorted(seen)
        await clients[0].until(lambda: clients[0].state["table"]["spectators"] == 0)


async def test_a_store_that_fails_is_a_sentence_and_nothing_is_lost(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        clients = await here.started("Anna", "Ben")
        await turn(clients)
        seq = clients[0].state["seq"]

        def rename(old: str, new: str) -> None:
            with sqlite3.connect(tmp_path / "tables.db") as other:
                other.execute(f"ALTER TABLE {old} RENAME TO {new}")
            other.close()

        rename("entries", "hidden")
        client, you = seat_asked(clients)
        move: str = you["ask"]["moves"][0]
        with pytest.raises(RefusedByTable) as caught:
            await client.answer(move)
        assert caught.value.key == "store-fails"
        assert caught.value.message["state"]["seq"] == seq
        rename("hidden", "entries")
        await client.answer(move)
        await in_step(clients)
        states: list[Any] = [c.state["seq"] for c in clients]
        assert states == [seq + 1, seq + 1]


async def test_of_two_halls_on_one_store_one_move_wins_and_the_other_catches_up(tmp_path: Path) -> None:
    """What several processes rely on: the key of an entry is given away once. Here none tells the other anything."""
    async with house(tmp_path) as here, house(tmp_path) as there:
        code, tokens = await here.table("Anna", "Ben")
        anna = await here.join(code, *tokens)
        await anna.request("start")
        await anna.until(lambda: bool(asked(anna)))
        ben = await there.join(code, *tokens)
        question, (you,) = anna.state["question"], asked(anna)
        await anna.request("answer", question=question, move=f"{you['seat']} draw")
        with pytest.raises(RefusedByTable) as caught:
            await ben.request("answer", question=question, move=f"{you['seat']} draw")
        assert caught.value.key == "stale"
        assert ben.state["seq"] == anna.state["seq"]
        await anna.request("say", seat=0, text="first")
        await ben.request("say", seat=1, text="second")
        assert [entry["what"].get("text") for entry in ben.entries[-2:]] == ["first", "second"]
