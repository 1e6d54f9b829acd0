"""Tables that an older version stored are read, look the same to every client, and go on.

`golden/tables.jsonl` holds one table a line: its entries as they were stored, the hash of what three clients were told
after each, and all that they were told after the last.
"""

import hashlib
import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from places import ROOT
from zehn.server.codec import encode, read_entry, read_rows
from zehn.server.wire import Broadcast, CachedState
from zehn.tables import entries as e
from zehn.tables import protocol as p
from zehn.tables import views
from zehn.tables.plain import to_plain
from zehn.tables.requests import deal, legal
from zehn.tables.table import BETWEEN, PLAYING, Table

TABLES = [json.loads(line) for line in (ROOT / "tests" / "golden" / "tables.jsonl").read_text().splitlines()]

#: Who looks: a spectator, a seat, two seats at one device.
CLIENTS: list[tuple[int, ...]] = [(), (0,), (0, 1)]


def told(table: Table) -> list[str]:
    """What each client receives about the last entry, its keys in order."""
    texts = []
    for seats in CLIENTS:
        cached = CachedState(table)
        cached.refresh(frozenset(seats), 1)
        clock = p.Clock("deal", 1, 2) if seats else None
        text = Broadcast(cached, table.since(table.seq - 2), clock).told_to(seats, 7 if seats else 0)
        plain = views.update(table, table.seq - 2, seats, views.People(frozenset(seats), 1), clock)
        assert json.loads(text) == to_plain(replace(plain, re=7 if seats else 0))
        texts.append(json.dumps(json.loads(text), sort_keys=True, ensure_ascii=False))
    return texts


def digest(texts: list[str]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]


def replayed(stored: dict[str, Any]) -> Table:
    return Table.replay(stored["code"], read_rows(stored["entries"]))


@pytest.mark.parametrize("stored", TABLES, ids=lambda stored: stored["game"])
def test_a_stored_table_looks_as_it_did(stored: dict[str, Any]) -> None:
    table = Table(stored["code"])
    for (at, body), mark in zip(stored["entries"], stored["marks"], strict=True):
        entry = read_entry(body)
        assert e.read(json.loads(body)) == entry
        assert json.loads(encode(entry)) == to_plain(entry) == json.loads(body)
        table.apply(entry, at)
        assert digest(told(table)) == mark, body
    assert [json.loads(text) for text in told(table)] == stored["last"]
    assert json.loads(encode(views.sheet(table))) == stored["sheet"]


@pytest.mark.parametrize("stored", TABLES, ids=lambda stored: stored["game"])
def test_a_stored_table_goes_on(stored: dict[str, Any]) -> None:
    table, rng = replayed(stored), Random(1)
    rounds = len(table.chance.proofs)
    while len(table.chance.proofs) < rounds + 2 and table.phase in (PLAYING, BETWEEN):
        for entry in _next(table, rng):
            table.apply(entry, table.at)
    assert len(table.chance.proofs) == rounds + 2


def _next(table: Table, rng: Random) -> list[e.AnyEntry]:
    if table.phase == BETWEEN:
        return deal(table)
    if table.window() is not None:
        return [e.Closed()]
    assert table.game is not None
    seat = table.asked()[0]
    player = table.board.players["steady"](Random(rng.random()))
    return [e.Moved(legal(table, table.board.choose(player, table.game.view(seat))))]


@pytest.mark.parametrize("stored", TABLES, ids=lambda stored: stored["game"])
def test_what_a_server_remembers_is_what_it_would_write_anew(stored: dict[str, Any]) -> None:
    """Whatever is played, taken back or dealt again."""
    (at, first), *rest = stored["entries"]
    table = Table.replay(stored["code"], read_rows([(at, first)]))
    kept = CachedState(table)
    for at, body in rest:
        table.apply(read_entry(body), at)
        kept.refresh((), 0)
        fresh = CachedState(table)
        fresh.refresh((), 0)
        assert (kept.game_text, hands(kept)) == (fresh.game_text, hands(fresh))


def hands(cached: CachedState) -> list[Any]:
    """What the seats see besides their questions: these depend on how often a hand was looked at (equal cards)."""
    seats = range(len(cached.table.chairs))
    return [json.loads(cached.seats_text([seat])) | {"ask": None} for seat in seats]
