"""Time and people: clocks, windows, those who go away, bots that fail, tables that rest."""

import asyncio
import sys
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from live_house import House, house, in_step, seat_asked, turn
from places import ROOT
from zehn.games.fair import promise_of
from zehn.players import PLAYERS
from zehn.server.bots.workers import BotWorkers
from zehn.server.client import Client, RefusedByTable, asked, play
from zehn.tables import clock
from zehn.tables.boards import board_of

BOTS = [sys.executable, str(ROOT / "tests" / "support" / "bots_for_tests.py")]


def kinds(client: Client) -> list[str]:
    return [entry["what"]["kind"] for entry in client.entries]


def moves(client: Client) -> list[dict[str, Any]]:
    return [entry["what"] for entry in client.entries if entry["what"]["kind"] == "move"]


async def test_when_the_clock_runs_out_a_bot_decides_this_once(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        clients = await here.started("Anna", "Ben", options={"clock": 0.3})
        anna = clients[0]
        assert anna.state["clock"]["kind"] == "decision"
        assert 0 < anna.state["clock"]["left"] <= anna.state["clock"]["whole"] == 300
        await anna.until(lambda: len(moves(anna)) >= 3)
        assert all(move["late"] and move["by"] == "steady" for move in moves(anna)[:3])
        assert not any(chair["stand_in"] for chair in anna.state["table"]["chairs"])


async def test_a_bot_sits_in_for_who_is_gone_and_gives_the_chair_back(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, tokens = await here.table("Anna", "Ben", options={"grace": 0.2})
        anna = await here.join(code, tokens[0])
        async with Client(here.address, code, [tokens[1]]) as ben:
            await anna.request("start")
            await ben.until(lambda: ben.state["table"]["phase"] == "playing")
        await anna.until(lambda: not anna.state["table"]["chairs"][1]["connected"])
        await anna.until(lambda: anna.state["table"]["chairs"][1]["stand_in"] == "steady")
        await anna.until(lambda: anna.state["game"]["turn"] == 0)
        assert any(move["move"][0] == "1" and move["by"] == "steady" for move in moves(anna))
        ben = await here.join(code, tokens[1])
        assert ben.state["table"]["chairs"][1]["stand_in"] == ""
        await anna.until(lambda: "returned" in kinds(anna))
        before = len(moves(anna))
        await turn([anna, ben])
        await turn([anna, ben])
        await asyncio.sleep(0.4)
        assert len(moves(anna)) == before + 2, "a bot still plays for somebody who is back"


async def test_nobody_there_nothing_happens_and_the_table_is_put_away(tmp_path: Path) -> None:
    async with house(tmp_path, put_away=2.0) as here:
        code, tokens = await here.table("Anna", bots=["steady"], options={"grace": 0.05, "clock": 0.1, "pace": 0.02})
        async with Client(here.address, code, tokens) as anna:
            await anna.request("start")
            await anna.until(lambda: anna.state["table"]["phase"] == "playing")
        while here.manager.count_sessions():
            await asyncio.sleep(0.01)
        seq = here.live(code).seq
        while code in here.manager.open:
            await asyncio.sleep(0.05)
        again = await here.join(code, tokens[0])
        assert again.state["seq"] - seq <= 1, "more than what was under way was done"
        assert again.state["table"]["phase"] == "playing"
        assert len(again.state["you"][0]["hand"]["cards"]) >= 10


async def knocking_table(here: House, window: float, **wishes: Any) -> list[Client]:
    rules = {"variants": ["knocking"], "knock_window": window}
    return await here.started("Anna", "Ben", "Cleo", rules=rules, **wishes)


async def discard(clients: list[Client]) -> int:
    """Draw and discard a plain card, so that a window opens; returns who discarded."""
    client, you = seat_asked(clients)
    seat: int = you["seat"]
    await client.answer(f"{seat} draw")
    card = next(move for move in client.state["you"][0]["ask"]["moves"] if "discard" in move)
    await client.answer(card)
    await in_step(clients)
    return seat


async def test_the_first_knock_wins_and_the_draw_waits_for_the_window(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        clients = await knocking_table(here, 30)
        seat = await discard(clients)
        following, other = (seat + 1) % 3, (seat + 2) % 3
        assert clients[0].state["game"]["step"] == "knock"
        assert clients[0].state["clock"]["kind"] == "window"
        assert clients[seat].state["you"][0]["ask"] is None
        with pytest.raises(RefusedByTable, match="P10-V3b"):
            await clients[following].answer(f"{following} draw")
        question = clients[0].state["question"]
        racing = [c.request("answer", question=question, move=f"{c.seats[0]} knock") for c in clients]
        results = await asyncio.gather(*racing, return_exceptions=True)
        assert sum(isinstance(result, dict) for result in results) == 1
        await in_step(clients)
        assert clients[0].state["game"]["turn"] in (following, other)
        assert clients[0].state["game"]["step"] == "play"


async def test_a_window_closes_when_all_have_waved_or_its_time_is_over(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        clients = await knocking_table(here, 0.4)
        seat = await discard(clients)
        await clients[0].until(lambda: clients[0].state["game"]["step"] == "draw")
        assert kinds(clients[0])[-1] == "closed"
        await in_step(clients)
        here.live(clients[0].state["table"]["code"]).rules.knock_window = 30
        seat = await discard(clients)
        for client in clients:
            if client.seats[0] != seat:
                await client.request("wave", seat=client.seats[0], question=client.state["question"])
        await clients[0].until(lambda: clients[0].state["game"]["step"] == "draw")
        with pytest.raises(RefusedByTable, match="TABLE"):
            await clients[0].request("wave", seat=clients[0].seats[0], question=clients[0].state["question"])


async def test_bots_do_not_knock_faster_than_a_person_can(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(board_of("phase10")), "levels", ("steady", "knocking"))
    async with house(tmp_path, bot_workers=BotWorkers(command=BOTS)) as here:
        rules = {"variants": ["knocking"], "knock_window": 2}
        (anna,) = await here.started("Anna", bots=["knocking", "knocking"], rules=rules)
        await anna.until(lambda: any(move["move"].endswith("knock") for move in moves(anna)) or bool(asked(anna)))
        if asked(anna) and anna.state["game"]["step"] == "draw":
            await anna.answer("0 draw")
            await anna.answer(next(m for m in anna.state["you"][0]["ask"]["moves"] if "discard" in m))
        await anna.until(lambda: any(move["move"].endswith("knock") for move in moves(anna)))
        for before, entry in pairwise(anna.entries):
            if entry["what"].get("move", "").endswith("knock"):
                assert 1000 <= entry["at"] - before["at"] <= 2000


@pytest.mark.parametrize("level", ["crashing", "failing", "stalling", "cheating"])
async def test_a_bot_that_fails_is_replaced_and_the_table_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    monkeypatch.setattr(type(board_of("phase10")), "levels", ("steady", level))
    bot_workers = BotWorkers(2, command=BOTS, patience=1)
    monkeypatch.setattr("zehn.server.worker_pool.STARTING", 5 if level == "stalling" else 20)
    async with house(tmp_path, bot_workers=bot_workers) as here:
        (anna,) = await here.started("Anna", bots=[level], rules={"phases": "1"})
        await anna.until(lambda: "replaced" in kinds(anna))
        assert anna.state["table"]["chairs"][1]["level"] == "steady"
        await play(anna, PLAYERS["phase10"]["steady"](Random(1)))
        assert here.manager.bots.failed >= 1


async def test_who_leaves_a_running_game_is_followed_by_a_bot_and_then_by_anybody(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        clients = await here.started("Anna", "Ben")
        anna, ben = clients
        await ben.request("leave", seat=1)
        assert ben.state["you"] == []
        assert anna.state["table"]["chairs"][1] | {"connected": False} == {
            "kind": "open", "name": "Ben", "level": "", "connected": False, "stand_in": "steady", "muted": False,
            "ready": True,
        }  # fmt: skip
        if anna.state["game"]["turn"] == 1:
            await anna.until(lambda: anna.state["game"]["turn"] == 0)
        await anna.request("leave", seat=0)
        assert anna.state["table"]["host"] == -1


async def test_the_next_deal_waits_for_those_who_look_at_the_score(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, tokens = await here.table("Anna", "Ben", rules={"phases": "1,2"}, options={"rest": 0.5})
        anna, ben = await here.join(code, tokens[0], ready=False), await here.join(code, tokens[1])
        await anna.request("start")
        assert anna.state["clock"] | {"left": 0} == {"kind": "deal", "left": 0, "whole": 3000}
        assert anna.state["you"][0]["ask"] == {"kind": "ready"}
        await anna.request("ready", seat=0, promise=promise_of("abc"))
        await anna.until(lambda: anna.state["table"]["bound"])
        await anna.request("reveal", seat=0, nonce="abc")
        await anna.until(lambda: anna.state["table"]["phase"] == "playing")
        with pytest.raises(RefusedByTable, match="TABLE"):
            await anna.request("ready", seat=0, promise=promise_of("late"))
        player = PLAYERS["phase10"]["steady"](Random(1))
        playing = asyncio.gather(play(anna, player), play(ben, PLAYERS["phase10"]["greedy"](Random(2))))
        await anna.until(lambda: anna.state["table"]["phase"] == "between")
        proof = anna.state["table"]["proof"]
        assert proof["nonces"][0] == "abc"
        sealed = [entry["what"]["commitment"] for entry in anna.entries if entry["what"]["kind"] == "sealed"]
        assert proof["commitment"] not in sealed[-1]
        assert sorted(map(len, anna.state["table"]["left"]))[0] == 0
        assert anna.state["clock"]["whole"] == 500
        await anna.until(lambda: anna.state["table"]["phase"] == "playing")
        playing.cancel()


async def test_who_plays_against_bots_looks_at_the_score_at_leisure(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, tokens = await here.table("Anna", bots=["steady"], rules={"phases": "1,2"}, options={"rest": 0})
        anna = await here.join(code, *tokens, ready=False)
        await anna.request("start")
        await anna.request("ready", seat=0)
        playing = asyncio.create_task(play(anna, PLAYERS["phase10"]["steady"](Random(1))))
        await anna.until(lambda: anna.state["table"]["phase"] == "between" and anna.state["game"]["scores"])
        assert anna.state["clock"] is None
        live = here.manager.open[code]
        assert clock.due(live.table, live.presence(), put_away=60) == clock.Due(1e9, "")
        await anna.request("ready", seat=0)
        await anna.until(lambda: anna.state["table"]["phase"] == "playing")
        playing.cancel()
