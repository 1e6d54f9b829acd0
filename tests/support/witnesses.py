"""People who play at tables whose servers die, and who remember every move that was acknowledged."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from zehn.record import Record, read_record, verify
from zehn.server.client import Client, ConnectionLost, RefusedByTable, asked, fetch, make_table, take_chair
from zehn.server.codec import read_entry, read_rows
from zehn.tables import entries as e
from zehn.tables.table import Table


class Setting(NamedTuple):
    """A game that witnesses play: its rules, and the bots that sit at the table."""

    game: str
    rules: dict[str, Any]
    bots: list[str]


#: A table of every game.
SETTINGS = [
    Setting("phase10", {"variants": ["knocking", "free_order"], "knock_window": 0.05, "go_out": "any"}, []),
    Setting("dice", {}, ["steady"]),
    Setting("profisort", {"first_to": 1, "tasks": "1,3,7"}, ["greedy"]),
]


class Witness:
    """Plays a seat and writes down every move that was acknowledged."""

    def __init__(self, client: Client, rng: Random) -> None:
        self.client = client
        self.rng = rng
        self.acknowledged: list[tuple[int, str]] = []
        self.busy_with = ""

    async def play(self) -> None:
        client = self.client
        while True:
            question = client.state["question"]
            for you in asked(client):
                with suppress(ConnectionLost, RefusedByTable):
                    await self.act(you, question)
            phase = client.state["table"]["phase"]
            if phase in ("over", "lobby") and client.state["table"]["host"] in client.seats:
                with suppress(ConnectionLost, RefusedByTable):
                    await client.request("rematch" if phase == "over" else "start")
            with suppress(TimeoutError):
                await client.until(lambda q=question: client.state["question"] != q, seconds=0.3)  # type: ignore[misc]

    def situation(self) -> str:
        """Where this witness stands, for a test that fails."""
        state, wants = self.client.state, [you["ask"] and you["ask"]["kind"] for you in self.client.state["you"]]
        chairs = [(chair["connected"], chair["stand_in"] or chair["level"]) for chair in state["table"]["chairs"]]
        game = state["game"] or {}
        return (
            f"{state['table']['game']} {state['table']['code']} seats {self.client.seats}: {state['table']['phase']}, "
            f"seq {state['seq']}, question {state['question']}, turn {game.get('turn')}, asked {wants}, "
            f"chairs {chairs}, "
            f"clock {state['clock']}, {self.client.connections} connections, busy with {self.busy_with}"
        )

    async def act(self, you: dict[str, Any], question: int) -> None:
        ask = you["ask"]
        better = [part["move"] for part in ask.get("lays", [])[:1] + ask.get("hits", [])[:1]]
        move = self.rng.choice(better or ask["moves"])
        if ask["kind"] == "knock" and self.rng.random() < 0.5:
            await self.client.request("wave", question=question, seat=you["seat"])
            return
        self.busy_with = f"{question}: {move}"
        reply = await self.client.request("answer", question=question, move=move)
        self.busy_with = ""
        (entry,) = [entry for entry in reply["entries"] if entry["what"]["kind"] == "move"]
        self.acknowledged.append((entry["seq"], entry["what"]["move"]))


async def up(address: str) -> None:
    """Wait until a server answers."""
    for _ in range(600):
        try:
            await fetch(address, "/health")
            return
        except (OSError, RefusedByTable):
            await asyncio.sleep(0.1)


async def seated(addresses: Sequence[Sequence[str]], setting: Setting) -> list[Witness]:
    """A table with a person for each list of addresses (the first ones are for the first connection) and some bots."""
    names = ["Anna", "Ben", "Cleo", "David"][: len(addresses)]
    options = {"pace": 0, "rest": 0.05, "grace": 60}
    game, rules, bots = setting
    address, chairs = addresses[0][0], len(names) + len(bots)
    place = await make_table(address, game, names[0], chairs=chairs, bots=bots, rules=rules, options=options)
    places = [place, *[await take_chair(address, place["table"], name) for name in names[1:]]]
    witnesses = []
    for seat, (one, where) in enumerate(zip(places, addresses, strict=True)):
        client = Client(list(where), place["table"], [one["token"]])
        await client.__aenter__()
        witnesses.append(Witness(client, Random(seat)))
    await witnesses[0].client.request("start")
    return witnesses


def count(witnesses: Sequence[Witness]) -> int:
    """How many moves were acknowledged so far."""
    return sum(len(witness.acknowledged) for witness in witnesses)


async def moves(witnesses: Sequence[Witness], number: int) -> None:
    """Wait for so many more acknowledged moves."""
    enough = count(witnesses) + number
    try:
        async with asyncio.timeout(300):
            while count(witnesses) < enough:
                await asyncio.sleep(0.005)
    except TimeoutError:
        raise AssertionError("\n".join(["nobody moves", *(witness.situation() for witness in witnesses)])) from None


async def rest(playing: Sequence["asyncio.Task[None]"]) -> None:
    """Nobody plays any more; nobody has stumbled over anything."""
    for task in playing:
        task.cancel()
    results = await asyncio.gather(*playing, return_exceptions=True)
    assert all(isinstance(result, asyncio.CancelledError) for result in results), results


def check(rows: Sequence[tuple[int, int, bytes]], table: Sequence[Witness]) -> None:
    """What was acknowledged stands in the store, at its place and once; and the table is one that can be replayed."""
    code = table[0].client.state["table"]["code"]
    assert [seq for seq, _, _ in rows] == list(range(len(rows)))
    entries = [read_entry(body) for _, _, body in rows]
    told = [part for witness in table for part in witness.acknowledged]
    assert told, "no move: the test shows nothing"
    for seq, move in told:
        entry = entries[seq]
        assert isinstance(entry, e.Moved)
        assert entry.move == move
    assert max(Counter(seq for seq, _ in told).values()) == 1
    replayed = Table.replay(code, read_rows([(at, body) for _, at, body in rows]))
    if replayed.game is not None and replayed.chance.proofs:
        record = read_record(replayed.record())
        assert isinstance(record, Record)
        assert verify(record).ok
    for witness in table:
        assert witness.client.state["seq"] <= len(rows)
        assert all(witness.client.fair)
