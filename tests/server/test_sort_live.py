"""Profi-Sort at a live table, over real sockets: whole games, questions, taking back."""

import asyncio
import json
import os
from pathlib import Path
from random import Random

from live_house import House, house
from zehn.players import Player, make_player
from zehn.record import judge
from zehn.server.client import Client, asked, choice, fetch, play

LONG = bool(os.environ.get("ZEHN_LONG"))


def player(level: str) -> Player:
    return make_player("profisort", level, Random(level))


async def hot_seat(here: House) -> Client:
    """Both seats at one device."""
    code, tokens = await here.table("Anna", "Ben", game="profisort")
    both = await here.join(code, *tokens)
    await both.request("start")
    return both


async def test_a_whole_game_of_people_and_bots_ends_with_a_record_that_verifies(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        short = {} if LONG else {"first_to": 2}
        rules = {"tasks": "3,7,10,15", "variants": ["draw_from_discard"], **short}
        anna, ben = await here.started("Anna", "Ben", game="profisort", bots=["greedy"], rules=rules)
        await asyncio.gather(play(anna, player("steady")), play(ben, player("greedy")))
        code = anna.state["table"]["code"]
        record = await fetch(here.address, f"/api/tables/{code}/records/0")
        assert (record["game"], record["players"]) == ("profisort", ["Anna", "Ben", "Ada"])
        assert judge(json.dumps(record).encode()).ok
        assert anna.verdicts
        assert {verdict.what for verdict in anna.verdicts + ben.verdicts} == {"proven"}
        assert all(entry["proof"]["nonces"][0] for entry in record["rounds"])
        assert anna.state["game"]["winners"] == record["result"]["winners"]
        assert not here.manager.bots.failed


async def test_every_offer_can_be_checked_and_layings_be_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        both = await hot_seat(here)
        verbs: set[str] = set()
        undone = False
        for _ in range(400):
            if {"draw", "lay", "hit", "discard"} <= verbs and undone:
                break
            await both.until(lambda: bool(asked(both)))
            (you,) = asked(both)
            ask, seq, hand = you["ask"], both.state["seq"], you["hand"]["cards"]
            for move in [*ask["moves"], *(part["move"] for part in ask.get("lays", []) + ask.get("hits", []))]:
                if move.split()[1] not in verbs:
                    assert (await both.request("check", move=move))["ok"], move
                    verbs.add(move.split()[1])
            wrong = await both.request("check", move=f"{you['seat']} lay 3 As,Ah,Ad,Ac")
            assert (wrong["ok"], wrong["clause"][:5]) == (False, "SORT-")
            assert both.state["seq"] == seq
            move = choice(both, player("steady"), you)
            if move.split()[1] == "lay":
                await both.answer(move)
                await both.until(lambda: any(one["undo"] for one in both.state["you"]))
                await both.request("undo", seat=you["seat"], question=both.state["question"])
                assert next(one for one in both.state["you"] if one["seat"] == you["seat"])["hand"]["cards"] == hand
                assert not both.state["game"]["groups"] or not both.state["game"]["seats"][you["seat"]]["laid"]
                undone = True
            await both.answer(move)
            live = here.live(both.state["table"]["code"])
            assert both.moves == live.board.moves(live.game)
        assert undone
