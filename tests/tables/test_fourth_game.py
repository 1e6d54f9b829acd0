"""A game from elsewhere (`tiny_game`) is played at live tables without a line in src, also on a server with a bot."""

import asyncio
import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tiny_game
from live_house import house
from places import ROOT
from zehn import rooms
from zehn.players import make_player
from zehn.record import Legal, judge
from zehn.server.client import play
from zehn.tables import entries as e
from zehn.tables import views
from zehn.tables.plain import to_plain
from zehn.tables.requests import create, deal, join, legal
from zehn.tables.rules import agreed
from zehn.tables.table import BETWEEN, OVER, Table
from zehn.tables.thinking import shown, think

GAME = tiny_game.NAME


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "tests"), str(ROOT / "src")]))  # for workers
    rooms.register(GAME, tiny_game.PLACE)
    yield
    rooms.forget(GAME)


def add(table: Table, entries: list[e.AnyEntry]) -> None:
    for entry in entries:
        table.apply(e.read(json.loads(json.dumps(to_plain(entry)))), 1_700_000_000_000)


def started() -> Table:
    table = Table("TINY22")
    add(table, create(GAME, agreed(GAME, {"first_to": 3}, 3).written(), 3, e.Options(), "Anna"))
    add(table, join(table, None, "Ben"))
    add(table, [e.Botted(2, "steady", "Cleo"), e.Started(0), e.Sealed("7" * 64)])
    return table


def verdict(record: dict[str, Any]) -> Legal:
    found = judge(json.dumps(record).encode())
    assert isinstance(found, Legal)
    return found


def test_a_table_of_it_is_played_by_calling_functions() -> None:
    table = started()
    while table.phase != OVER:
        if table.phase == BETWEEN:
            add(table, deal(table) if table.seed else [e.Sealed("8" * 64), *deal(table)])
        (seat,) = table.asked()
        add(table, [e.Moved(legal(table, think(table.board, shown(table, seat), "steady", table.seq).move))])
    assert to_plain(table.board.public_state(table.game))["winners"]
    assert verdict(json.loads(table.records[0])).finished


def test_a_client_sees_its_own_card_only() -> None:
    table = started()
    add(table, deal(table))
    assert table.game is not None
    cards = [to_plain(table.board.hand(table.game.watch(seat))) for seat in range(3)]
    for seats in ((0,), (1,), ()):
        state = to_plain(views.state(table, seats, views.People()))
        assert [you["hand"] for you in state["you"]] == [cards[seat] for seat in seats]
        del state["you"]
        assert '"cards"' not in json.dumps(state)


async def test_a_server_plays_it_with_people_and_a_bot(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        clients = await here.started("Anna", "Ben", game=GAME, bots=["steady"], rules={"first_to": 2})
        players = [make_player(GAME, "random", Random(seat)) for seat in range(2)]
        await asyncio.gather(*[play(client, player) for client, player in zip(clients, players, strict=True)])
        table = here.live(clients[0].state["table"]["code"])
        assert all(client.fair == [True] * len(client.fair) and client.fair for client in clients)
        told = {entry["what"]["kind"] for client in clients for entry in client.entries}
        assert "replaced" not in told, "the bot could not play"
        assert verdict(json.loads(table.records[0])).finished
