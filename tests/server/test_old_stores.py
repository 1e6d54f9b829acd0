"""Stores that servers of earlier versions wrote are opened, look as they did, and their games are played to the end.

`golden/stores` holds two of them, each as SQL and as what its clients saw last: `first.sql`, whose key is in the
database and whose tokens have no date, and `last.sql`, written just before tables moved out of the server. In both a
table of each game waits, in the middle of a round, for one of two people; a bot plays with them.
"""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from live_house import House, house
from pad_clients import PadClient, share
from places import ROOT
from zehn.players import make_player
from zehn.record import Legal, Record, read_record, verify
from zehn.server.client import Client, play
from zehn.server.codec import read_rows
from zehn.server.keeping import Keeping
from zehn.tables.table import OVER, Table

STORES = ROOT / "tests" / "golden" / "stores"

#: Nothing of a store ends by the calendar, however old it is.
FOR_EVER = Keeping(table_days=0, token_days=0)


def restored(name: str, folder: Path) -> list[dict[str, Any]]:
    """Lay a stored server's files out in a folder; what was seen at each of its tables."""
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        connection.executescript((STORES / f"{name}.sql").read_text(encoding="utf-8"))
    seen = json.loads((STORES / f"{name}.json").read_text(encoding="utf-8"))
    if seen["key"]:
        (folder / "tables.key").write_text(seen["key"])
        (folder / "tables.key").chmod(0o600)
    return list(seen["tables"])


def same(then: Any, now: Any) -> bool:
    """Whether all that was said then is said now. Newer versions say more, and `deals` has been corrected."""
    if isinstance(then, dict):
        return all(same(value, now[name]) for name, value in then.items() if name != "deals")
    if isinstance(then, list):
        return len(then) == len(now) and all(map(same, then, now))
    return bool(then == now)


async def seated(here: House, seen: dict[str, Any]) -> list[Client]:
    """Its people with the tokens of then; they see what they saw."""
    clients = [await here.join(seen["code"], token) for token in seen["tokens"]]
    for client, hand in zip(clients, seen["hands"], strict=True):
        assert client.state["seq"] == seen["seq"]
        assert same(seen["table"], client.state["game"])
        assert same(hand, client.state["you"][0]["hand"])
    return clients


async def played(here: House, seen: dict[str, Any]) -> None:
    clients = await seated(here, seen)
    players = [make_player(seen["game"], "steady", Random(seat)) for seat in range(len(clients))]
    await asyncio.gather(*[play(client, player) for client, player in zip(clients, players, strict=True)])
    assert all(client.fair for client in clients)


@pytest.mark.parametrize("name", ["first", "last"])
async def test_a_server_of_today_plays_on(name: str, tmp_path: Path) -> None:
    tables = restored(name, tmp_path)
    assert [seen["game"] for seen in tables] == ["phase10", "dice", "profisort"]
    async with house(tmp_path, keeping=FOR_EVER) as here:
        await asyncio.gather(*[played(here, seen) for seen in tables])
        rows = {seen["code"]: await here.manager.store.read(seen["code"]) for seen in tables}
    for seen in tables:
        table = Table.replay(seen["code"], read_rows(rows[seen["code"]]))
        assert table.phase == OVER
        assert len(rows[seen["code"]]) > seen["seq"] + 20
        record = read_record(table.record())
        assert isinstance(record, Record)
        verdict = verify(record)
        assert isinstance(verdict, Legal)
        assert verdict.finished


async def test_an_old_store_takes_pads(tmp_path: Path) -> None:
    tables = restored("first", tmp_path)
    async with house(tmp_path, keeping=FOR_EVER) as here:
        place = await share(here.address, [{"game": "phase10", "players": ["Anna", "Ben"], "rules": {}}])
        async with PadClient(here.address, place["pad"], place["token"]) as anna:
            assert (await anna.write({"dealer": 1}))["type"] == "written"
        assert (await here.join(tables[0]["code"], tables[0]["tokens"][0])).seats
