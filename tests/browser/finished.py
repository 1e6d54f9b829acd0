"""A game that was played to its end by a program, for tests that look at finished games."""

import asyncio
from random import Random
from typing import NamedTuple

from zehn.players import PLAYERS
from zehn.server.client import Client, make_table, play


class Finished(NamedTuple):
    """Its table, and the token of the seat that was played."""

    code: str
    token: str


def finished_game(address: str) -> Finished:
    """Anna and a bot play two phases."""
    return asyncio.run(_played(address))


async def _played(address: str) -> Finished:
    options = {"pace": 0, "rest": 0}
    rules = {"phases": "1,2"}
    place = await make_table(address, "phase10", "Anna", chairs=2, rules=rules, bots=["steady"], options=options)
    async with Client(address, place["table"], [place["token"]]) as anna:
        await anna.request("start")
        await play(anna, PLAYERS["phase10"]["steady"](Random(1)))
    return Finished(place["table"], place["token"])
