"""Several processes on one PostgreSQL: any takes any move, one acts for a table, everybody sees the same."""

import asyncio
import os
from collections import Counter
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect

from live_house import House, house, in_step
from mortals import Mortals
from real_postgres import Postgres, postgres
from witnesses import SETTINGS, check, moves, rest, seated
from zehn.server.client import Client, RefusedByTable, asked, make_table, take_chair
from zehn.server.cluster import SharedCluster
from zehn.server.store import Store, Taken
from zehn.server.store.schema import METADATA, TABLE

__all__ = ["postgres"]

pytestmark = pytest.mark.xdist_group("postgres")  # one cluster for all

LONG = bool(os.environ.get("ZEHN_LONG"))
KILLS = 200 if LONG else 20
TABLES = 50
RACES = 40 if LONG else 4


# -- the store --------------------------------------------------------------------------------------------------------


async def test_of_ten_writers_one_wins(postgres: Postgres) -> None:
    url = postgres.database()
    stores = [await Store.open(url) for _ in range(2)]
    await stores[0].append("AAA", 0, 0, [b"{}"], new=TABLE)
    racing = [stores[n % 2].append("AAA", 1, n, [b"{}", f'{{"n":{n}}}'.encode()]) for n in range(10)]
    results = await asyncio.gather(*racing, return_exceptions=True)
    assert Counter(type(result) for result in results) == {type(None): 1, Taken: 9}
    assert len(await stores[0].read("AAA")) == 3
    for store in stores:
        await store.close()


async def test_two_writers_that_race_for_many_tables_do_not_wait_for_each_other(postgres: Postgres) -> None:
    url = postgres.database()
    stores = [await Store.open(url) for _ in range(2)]
    codes = [f"T{n}" for n in range(400)]
    await asyncio.gather(*(stores[0].append(code, 0, 0, [b"{}"], new=TABLE) for code in codes))
    for seq in range(1, 4):
        racing = [stores[0].append(code, seq, 0, [b"{}"]) for code in codes]
        racing += [stores[1].append(code, seq, 1, [b"{}"]) for code in reversed(codes)]
        results = await asyncio.gather(*racing, return_exceptions=True)
        assert Counter(type(result) for result in results) == {type(None): 400, Taken: 400}
    for store in stores:
        await store.close()


async def test_the_migrations_make_the_same_schema_even_if_two_start_at_once(postgres: Postgres) -> None:
    url = postgres.database()
    for store in await asyncio.gather(Store.open(url), Store.open(url), Store.open(url)):
        await store.close()
    engine = create_engine(url)
    made = inspect(engine)
    for table in METADATA.tables.values():
        columns = {column["name"]: str(column["type"]) for column in made.get_columns(table.name)}
        assert columns == {column.name: str(column.type) for column in table.columns}
        assert made.get_pk_constraint(table.name)["constrained_columns"] == [c.name for c in table.primary_key]
    engine.dispose()


async def test_what_was_stored_when_the_connection_broke_is_not_taken_by_somebody_else(postgres: Postgres) -> None:
    """The database stops after the commit, before the answer: the writer finds its own entry and is content."""
    url = postgres.database()
    store, other = await Store.open(url), await Store.open(url)
    await store.append("AAA", 0, 0, [b"{}"], new=TABLE)
    insert, lost = store.kind.insert, list[bool]()

    def insert_and_lose(connection: Any, batch: Any) -> None:
        insert(connection, batch)
        if not lost:
            lost.append(True)
            postgres.cut()
            insert(connection, batch)

    store.kind.insert = insert_and_lose  # type: ignore[method-assign]
    await store.append("AAA", 1, 5, [b'{"mine":1}'])
    assert await other.read("AAA", 1) == [(5, b'{"mine":1}')]
    with pytest.raises(Taken):
        await other.append("AAA", 1, 6, [b'{"mine":1}'])
    for each in (store, other):
        await each.close()


# -- two halls --------------------------------------------------------------------------------------------------------


def holders(houses: list[House], code: str) -> list[bool]:
    return [code in each.manager.open and each.manager.cluster.holds(code) for each in houses]


async def until(true: Any, seconds: float = 300) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


async def test_people_moves_waves_and_chat_are_seen_everywhere(postgres: Postgres) -> None:
    """At once, too: both say that they are ready, both chat, and a new player is known everywhere."""
    url = postgres.database()
    async with house(url) as here, house(url) as there:
        rules = {"variants": ["knocking"], "knock_window": 600}
        code, tokens = await here.table("Anna", "Ben", chairs=3, rules=rules, options={"rest": 600})
        anna, ben = await here.join(code, tokens[0]), await there.join(code, tokens[1])
        cleo_place = await take_chair(here.address, code, "Cleo")
        cleo = await there.join(code, cleo_place["token"])
        people = [anna, ben, cleo]
        await asyncio.gather(*(one.request("say", seat=seat, text=f"I am {seat}") for seat, one in enumerate(people)))
        await anna.request("start")
        for one in people:
            await one.until(lambda o=one: o.state["table"]["phase"] == "playing")  # type: ignore[misc]
            await one.until(lambda o=one: all(c["connected"] for c in o.state["table"]["chairs"]))  # type: ignore[misc]
        await until(lambda: sum(holders([here, there], code)) == 1)
        await drawn_and_discarded(people)
        for one in people:
            await one.until(lambda o=one: o.state["game"]["step"] == "knock")  # type: ignore[misc]
        for one in people:  # nobody knocks: the window ends as soon as all have said so, wherever they are
            for you in asked(one):
                await one.request("wave", question=one.state["question"], seat=you["seat"])
        for one in people:
            await one.until(lambda o=one: o.state["game"]["step"] != "knock")  # type: ignore[misc]
        await cleo.close()
        await until(lambda: same(anna, ben) and not anna.state["table"]["chairs"][2]["connected"])
        texts = [entry["what"].get("text") for entry in anna.entries if entry["what"]["kind"] == "said"]
        assert sorted(texts) == ["I am 0", "I am 1", "I am 2"]


async def drawn_and_discarded(people: list[Client]) -> None:
    for _ in range(2):
        await in_step(people)
        (one,) = [one for one in people if asked(one)]
        (you,) = asked(one)
        await one.answer(next(move for move in you["ask"]["moves"] if "skip" not in move))


def same(one: Client, other: Client) -> bool:
    """Whether two clients see the same table and the same game (hands are their own)."""
    parts = ("seq", "question", "table", "game")
    return [one.state[part] for part in parts] == [other.state[part] for part in parts]


async def test_a_process_that_stops_hands_its_tables_over_at_once(postgres: Postgres) -> None:
    url = postgres.database()
    async with house(url) as there:
        async with house(url) as here:
            code, (token, _) = await here.table("Anna", "Ben", chairs=3, bots=["greedy"])
            anna = await here.join(code, token)
            await until(lambda: holders([here, there], code) == [True, False])
            watching = await there.join(code)
            await anna.until(lambda: anna.state["table"]["spectators"] == 1)
        await until(lambda: there.manager.cluster.holds(code))
        await watching.until(lambda: not watching.state["table"]["chairs"][0]["connected"])
        assert isinstance(there.manager.cluster, SharedCluster)
        assert postgres_names(postgres, url) == [there.manager.cluster.name]


def postgres_names(postgres: Postgres, url: str) -> list[str]:
    return [name for (name,) in postgres.sql("SELECT name FROM processes", database=url.rpartition("/")[2])]


async def test_who_leaves_gives_the_lease_to_where_people_are(postgres: Postgres) -> None:
    url = postgres.database()
    async with house(url, put_away=0.2) as here, house(url) as there:
        code, tokens = await here.table("Anna", "Ben")
        anna = await here.join(code, tokens[0])
        await until(lambda: holders([here, there], code) == [True, False])
        ben = await there.join(code, tokens[1])
        await until(lambda: code in there.manager.open)
        assert holders([here, there], code) == [True, False]
        await anna.close()
        await until(lambda: holders([here, there], code) == [False, True])
        await until(lambda: code not in here.manager.open)
        await ben.request("say", seat=1, text="still here")
        again = await here.join(code, tokens[0])
        await until(lambda: same(again, ben))


async def test_connections_cut_are_made_anew_and_nothing_is_missed(postgres: Postgres) -> None:
    url = postgres.database()
    async with house(url) as here, house(url) as there:
        code, tokens = await here.table("Anna", "Ben")
        anna, ben = await here.join(code, tokens[0]), await there.join(code, tokens[1])
        for one, seat in ((anna, 0), (ben, 1), (anna, 0)):
            postgres.cut()
            await one.request("say", seat=seat, text="who hears me?")
            await until(lambda: same(anna, ben))


# -- two processes ----------------------------------------------------------------------------------------------------


async def test_fifty_tables_on_two_processes_one_of_two_racing_answers_is_accepted(postgres: Postgres) -> None:
    """Anna is here, Ben is there, and both have a second device on the other side: all answer at once."""
    async with Mortals(postgres.database(), 2) as servers:
        tables = [await raced(servers.addresses) for _ in range(TABLES)]
        for _ in range(RACES):
            await asyncio.gather(*(race(table) for table in tables))
        for table in tables:
            await until(lambda t=table: same(t[0], t[1]))
            assert table[0].state["you"] == table[1].state["you"]
        await asyncio.gather(*(client.close() for table in tables for client in table))


async def raced(addresses: list[str]) -> list[Client]:
    """A table that has been dealt, with both seats on both processes."""
    place = await make_table(addresses[0], "phase10", "Anna", chairs=2, options={"rest": 600, "spectators": False})
    other = await take_chair(addresses[1], place["table"], "Ben")
    tokens = [place["token"], other["token"]]
    clients = [Client(address, place["table"], tokens) for address in addresses]
    for client in clients:
        await client.__aenter__()
    await clients[0].request("start")
    for client in clients:
        await client.until(lambda c=client: bool(asked(c)))  # type: ignore[misc]
    return clients


async def race(table: list[Client]) -> None:
    """Two answers to one question, from two processes."""
    await in_step(table)
    question = table[0].state["question"]
    assert question == table[1].state["question"]
    offered = asked(table[0])[0]["ask"]["moves"]
    results = await asyncio.gather(
        *(client.request("answer", question=question, move=move) for client, move in zip(table, offered, strict=False)),
        return_exceptions=True,
    )
    refused = [result for result in results if isinstance(result, RefusedByTable)]
    assert [result.key for result in refused] == ["stale"] * (len(results) - 1), results


def stored(postgres: Postgres, url: str, code: str) -> list[tuple[int, int, bytes]]:
    statement = f"SELECT seq, at, body FROM entries WHERE code = '{code}' ORDER BY seq"
    rows = postgres.sql(statement, database=url.rpartition("/")[2])
    return [(seq, at, body.encode()) for seq, at, body in rows]


async def test_killed_processes_lose_no_acknowledged_move(postgres: Postgres) -> None:
    """Either of two, at any moment; people go to the other one. The last kill is for good."""
    url, rng = postgres.database(), Random(10)
    async with Mortals(url, 2) as servers:
        here, there = servers.addresses
        where = [[here, there], [there, here]]
        tables = [await seated(where, setting) for setting in SETTINGS]
        witnesses = [witness for table in tables for witness in table]
        playing = [asyncio.create_task(witness.play()) for witness in witnesses]
        for _ in range(KILLS):
            await moves(witnesses, rng.randint(1, 12))
            await asyncio.sleep(rng.uniform(0, 0.02))
            await servers.kill(rng.randrange(2))
        await servers.kill(0, for_good=True)
        for table in tables:
            await moves(table, 4)
        await rest(playing)
        for table in tables:
            check(stored(postgres, url, table[0].client.state["table"]["code"]), table)
        for witness in witnesses:
            await witness.client.close()


async def test_postgres_restarted_under_load_is_a_pause(postgres: Postgres) -> None:
    """Stopped as by a crash, started again: everybody waits a moment, nobody loses anything."""
    url = postgres.database()
    async with Mortals(url, 2) as servers:
        tables = [await seated([[address] for address in servers.addresses], setting) for setting in SETTINGS]
        witnesses = [witness for table in tables for witness in table]
        playing = [asyncio.create_task(witness.play()) for witness in witnesses]
        for mode in ("immediate", "fast"):
            await moves(witnesses, 10)
            await asyncio.to_thread(postgres.stop, mode)
            await asyncio.to_thread(postgres.start)
            for table in tables:
                await moves(table, 3)
        await rest(playing)
        for table in tables:
            await in_step([witness.client for witness in table])
            check(stored(postgres, url, table[0].client.state["table"]["code"]), table)
        for witness in witnesses:
            assert witness.client.connections == 1
            await witness.client.close()
