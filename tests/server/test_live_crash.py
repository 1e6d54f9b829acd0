"""The server is killed at any moment and goes on: no acknowledged move lost, none doubled."""

import asyncio
import os
import sqlite3
from pathlib import Path
from random import Random

from mortals import Mortals
from witnesses import SETTINGS, check, moves, rest, seated

LONG = bool(os.environ.get("ZEHN_LONG"))
KILLS = 200 if LONG else 20


def stored(store: Path, code: str) -> list[tuple[int, int, bytes]]:
    with sqlite3.connect(store) as connection:
        rows = connection.execute("SELECT seq, at, body FROM entries WHERE code = ? ORDER BY seq", (code,)).fetchall()
    connection.close()
    return [(seq, at, body.encode()) for seq, at, body in rows]


async def test_killed_at_any_moment_no_acknowledged_move_is_lost_and_none_doubled(tmp_path: Path) -> None:
    store, rng = tmp_path / "tables.db", Random(10)
    async with Mortals(str(store), 1) as server:
        where = [server.addresses] * 2
        tables = [await seated(where, setting) for setting in SETTINGS]
        witnesses = [witness for table in tables for witness in table]
        playing = [asyncio.create_task(witness.play()) for witness in witnesses]
        for _ in range(KILLS):
            await moves(witnesses, rng.randint(1, 15))
            await asyncio.sleep(rng.uniform(0, 0.02))
            await server.kill(0)
        for table in tables:
            await moves(table, 3)
        await rest(playing)
        for table in tables:
            check(stored(store, table[0].client.state["table"]["code"]), table)
        for witness in witnesses:
            await witness.client.close()
