"""Live tables, over real sockets: people, seats, answers, taking back."""

import asyncio
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from live_house import house, in_step, seat_asked, turn
from zehn.players import PLAYERS
from zehn.record import judge
from zehn.server.client import Client, RefusedByTable, asked, choice, fetch, play, take_chair
from zehn.server.jobs.pool import JobPool
from zehn.tables import entries as e


async def refusal(awaited: object) -> RefusedByTable:
    with pytest.raises(RefusedByTable) as caught:
        await awaited  # type: ignore[misc]
    return caught.value


async def test_a_whole_game_of_people_and_bots_ends_with_a_record_that_verifies(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        rules = {"phases": "1,2", "variants": ["knocking"], "knock_window": 0.05}
        anna, ben = await here.started("Anna", "Ben", bots=["greedy"], rules=rules)
        await asyncio.gather(
            play(anna, PLAYERS["phase10"]["steady"](Random(1))), play(ben, PLAYERS["phase10"]["greedy"](Random(2)))
        )
        code = anna.state["table"]["code"]
        record = await fetch(here.address, f"/api/tables/{code}/records/0")
        assert record["players"] == ["Anna", "Ben", "Ada"]
        assert judge(__import__("json").dumps(record).encode()).ok
        assert anna.verdicts
        assert {verdict.what for verdict in anna.verdicts + ben.verdicts} == {"proven"}
        assert all(len(entry["proof"]["nonces"]) == 3 for entry in record["rounds"])
        assert all(entry["proof"]["nonces"][0] for entry in record["rounds"])


async def test_a_stale_answer_gets_the_clause_and_a_fresh_state(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        clients = await here.started("Anna", "Ben")
        question = clients[0].state["question"]
        await turn(clients)
        client, you = seat_asked(clients)
        stale = await refusal(client.request("answer", question=question, move=you["ask"]["moves"][0]))
        assert (stale.clause, stale.key) == ("TABLE", "stale")
        assert stale.message["state"]["question"] == client.state["question"] > question
        assert stale.message["state"]["you"][0]["ask"] == you["ask"]


async def test_an_illegal_answer_gets_its_clause_in_the_language_of_the_client(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, tokens = await here.table("Anna", "Ben")
        clients = [await here.join(code, token, lang="de") for token in tokens]
        await clients[0].request("start")
        await clients[0].until(lambda: bool(clients[0].state["game"]) and clients[0].state["game"]["round"] == 0)
        await in_step(clients)
        client, you = seat_asked(clients)
        seat = you["seat"]
        seq = client.state["seq"]
        wrong = await refusal(client.answer(f"{seat} discard 7r"))
        assert wrong.clause == "P10-06"
        assert "Karte" in wrong.message["text"]
        assert (await refusal(client.answer("nonsense"))).key == "seat-not-yours"
        assert (await refusal(client.answer(f"{seat} nonsense"))).clause == "RECORD"
        assert client.state["seq"] == seq


async def test_a_seat_cannot_act_for_another_and_spectators_cannot_act(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        clients = await here.started("Anna", "Ben")
        client, you = seat_asked(clients)
        other = next(c for c in clients if c is not client)
        watcher = await here.join(client.state["table"]["code"])
        move = you["ask"]["moves"][0]
        for stranger in (other, watcher):
            assert (await refusal(stranger.answer(move))).key == "seat-not-yours"
            for verb in ("undo", "wave"):
                no = await refusal(stranger.request(verb, seat=you["seat"], question=stranger.state["question"]))
                assert no.key == "seat-not-yours"
            for verb in ("say", "hint", "ready", "leave"):
                assert (await refusal(stranger.request(verb, seat=you["seat"]))).key == "seat-not-yours"
        assert watcher.state["you"] == []
        assert (await refusal(clients[1].request("pause"))).key == "host-only"


async def test_a_question_carries_all_that_is_possible_and_check_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        clients = await here.started("Anna", "Ben", rules={"phases": "1"})
        player = PLAYERS["phase10"]["steady"](Random(3))
        seen = set()
        for _ in range(400):
            await in_step(clients)
            if clients[0].state["table"]["phase"] != "playing":
                break
            client, you = seat_asked(clients)
            ask, seq = you["ask"], client.state["seq"]
            for move in [*ask["moves"], *(part["move"] for part in ask.get("lays", []) + ask.get("hits", []))]:
                checked = await client.request("check", move=move)
                assert checked["ok"], (move, checked)
                seen.add(move.split()[1])
            assert not (await client.request("check", move=f"{you['seat']} lay 9 1r,1r"))["ok"]
            assert client.state["seq"] == seq
            await client.answer(choice(client, player, you))
        assert {"draw", "take", "discard", "lay", "hit"} <= seen


async def test_moves_can_be_taken_back_until_a_card_is_seen_or_the_turn_ends(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        take = "1 take"
        while True:  # until no skip lies on top
            client, you = seat_asked(await here.started("Anna", "Ben"))
            if take in you["ask"]["moves"]:
                break
        hand, seat = you["hand"]["cards"], you["seat"]
        await client.answer(take)
        assert client.state["you"][0]["undo"] == 1
        stale = client.state["question"] - 1
        assert (await refusal(client.request("undo", seat=seat, question=stale))).key == "stale"
        await client.request("undo", seat=seat, question=client.state["question"])
        assert client.state["you"][0]["hand"]["cards"] == hand
        assert client.state["game"]["step"] == "draw"
        await client.answer(f"{seat} draw")
        assert client.state["you"][0]["undo"] == 0
        no = await refusal(client.request("undo", seat=seat, question=client.state["question"]))
        assert no.key == "undo-none"
        live = here.live(client.state["table"]["code"])
        assert [str(move) for move in live.game.table.moves] == [f"{seat} draw"]  # type: ignore[union-attr]


async def test_a_table_may_forbid_to_take_back(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        clients = await here.started("Anna", "Ben", options={"undo": False})
        client, you = seat_asked(clients)
        if f"{you['seat']} take" in you["ask"]["moves"]:
            await client.answer(f"{you['seat']} take")
            assert client.state["you"][0]["undo"] == 0
        no = await refusal(client.request("undo", seat=you["seat"], question=client.state["question"]))
        assert no.key == "undo-barred"


async def test_two_clients_race_and_one_wins(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, tokens = await here.table("Anna", "Ben")
        first, ben = await here.join(code, tokens[0]), await here.join(code, tokens[1])
        second, third = await here.join(code, tokens[1]), await here.join(code, tokens[0])
        await first.request("start")
        clients = [first, ben, second, third]
        for _ in range(10):
            for client in clients:
                await client.until(lambda c=client: c.state["table"]["phase"] == "playing")  # type: ignore[misc]
            await in_step(clients)
            pair = [c for c in clients if c.state["you"][0]["ask"]]
            assert len(pair) == 2
            move = pair[0].state["you"][0]["ask"]["moves"][0]
            question = pair[0].state["question"]
            results = await asyncio.gather(
                *(c.request("answer", question=question, move=move) for c in pair), return_exceptions=True
            )
            assert sorted(isinstance(result, RefusedByTable) for result in results) == [False, True]
            await in_step(clients)
            assert len({str(c.state["game"]) for c in clients}) == 1


async def welcomed(client: Client, *, log: bool) -> dict[str, Any]:
    client.hello["log"] = log
    async with client:
        return next(message for message in client.heard if message["type"] == "welcome")


async def test_who_comes_back_without_memory_can_have_the_log(tmp_path: Path) -> None:
    """Moves, own draws with their cards, and chat; of the game before a rematch only what was said."""
    async with house(tmp_path) as here:
        anna, ben = await here.started("Anna", "Ben")
        await anna.request("say", seat=0, text="Good evening")
        moves = [await turn([anna, ben]) for _ in range(4)]
        code, tokens = anna.state["table"]["code"], anna.hello["tokens"]
        plain, welcome = [await welcomed(Client(here.address, code, tokens), log=wants) for wants in (False, True)]
        assert "log" not in plain
        assert plain["entries"] == welcome["entries"] == []
        told = [entry["what"] for entry in welcome["log"]]
        assert [what["text"] for what in told if what["kind"] == "said"] == ["Good evening"]
        assert [what["move"] for what in told if what["kind"] == "move"] == moves
        drawn = [entry for entry in welcome["log"] if entry["what"].get("move", "").endswith("draw")]
        assert [entry["what"]["move"][0] for entry in drawn if "card" in entry] == ["0"]
        table = here.live(code)
        table.apply(e.Rematch(), 0)
        kinds = [logged.what.TAG for logged in table.log()]
        assert kinds == ["said", "rematch"]


async def test_who_reconnects_gets_what_he_has_missed(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        clients = await here.started("Anna", "Ben")
        anna, ben = clients
        for _ in range(4):
            await turn(clients)
        before, seen = list(ben.entries), ben.state["seq"]
        assert ben._socket is not None
        await ben._socket.close()
        await ben.until(lambda: ben.connections == 2)
        await anna.request("say", seat=0, text="  hello\tthere ")
        await ben.until(lambda: ben.state["seq"] == seen + 1)
        fresh = [entry for entry in ben.entries if entry not in before]
        assert [entry["seq"] for entry in fresh] == [seen]
        assert fresh[0]["what"] == {"kind": "said", "seat": 0, "text": "hello there"}
        late = Client(here.address, ben.state["table"]["code"], [], ready=False)
        late.state = {"seq": 3}
        async with late:
            await late.until(lambda: late.state["seq"] == seen + 1)
            assert [entry["seq"] for entry in late.entries] == list(range(3, seen + 1))
            assert not any("card" in entry for entry in late.entries)


async def test_only_who_drew_is_shown_the_card(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        clients = await here.started("Anna", "Ben")
        client, you = seat_asked(clients)
        await client.answer(f"{you['seat']} draw")
        await in_step(clients)
        other = next(c for c in clients if c is not client)
        assert client.entries[-1]["card"] == client.state["you"][0]["hand"]["cards"][-1]
        assert "card" not in other.entries[-1]


async def test_a_hot_seat_holds_several_chairs(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, tokens = await here.table("Anna", "Ben")
        both = await here.join(code, *tokens)
        await both.request("start")
        await both.until(lambda: both.state["table"]["phase"] == "playing")
        assert both.seats == [0, 1]
        assert [len(you["hand"]["cards"]) for you in both.state["you"]] == [10, 10]
        for _ in range(6):
            await turn([both])
        assert {str(entry["what"].get("move"))[0] for entry in both.entries[-6:]} == {"0", "1"}


async def test_a_token_is_bound_to_its_table_and_its_chair(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, (anna, ben) = await here.table("Anna", "Ben")
        other, _ = await here.table("Cleo")
        for tokens, table in (([anna], other), (["x" + anna], code), ([anna[:-1]], code), ([""], code)):
            with pytest.raises(RefusedByTable, match="TABLE"):
                await here.join(table, *tokens)
        host = await here.join(code, anna)
        guest = await here.join(code, ben)
        await host.request("remove", seat=1)
        await guest.until(lambda: guest.state["you"] == [])
        again = await take_chair(here.address, code, "Dora")
        assert again["seat"] == 1
        with pytest.raises(RefusedByTable):
            await here.join(code, ben)
        assert (await here.join(code, again["token"])).seats == [1]


async def test_names_are_cleaned_and_distinct(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, (anna, *_) = await here.table("  An\u202ena\x00 ", "Anna", "Anna" + "x" * 50, chairs=4)
        client = await here.join(code, anna)
        names = [chair["name"] for chair in client.state["table"]["chairs"]]
        assert names == ["Anna", "Anna 2", "Anna" + "x" * 20, ""]
        assert (await refusal(client.request("name", seat=0, name="\u200b\n"))).key == "name-empty"
        await client.request("name", seat=0, name="ANNA 2")
        assert client.state["table"]["chairs"][0]["name"] == "ANNA 2 2"


async def test_chat_phrases_and_mute(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, tokens = await here.table("Anna", "Ben")
        anna, ben = [await here.join(code, token) for token in tokens]
        await ben.request("say", seat=1, phrase="hello")
        assert (await refusal(ben.request("say", seat=1, phrase="curse"))).key == "no-phrase"
        await anna.request("mute", seat=1)
        assert (await refusal(ben.request("say", seat=1, text="hey"))).key == "muted"
        await anna.request("mute", seat=1, muted=False)
        await ben.request("say", seat=1, text="<b>hey</b>")
        assert ben.entries[-1]["what"]["text"] == "<b>hey</b>"


async def test_the_host_sets_the_table_up(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, tokens = await here.table("Anna", chairs=4)
        anna = await here.join(code, *tokens)
        await anna.request("bot", seat=2, level="greedy")
        assert (await refusal(anna.request("chairs", count=2))).key == "chairs-taken"
        await anna.request("remove", seat=2)
        await anna.request("chairs", count=3)
        assert (await refusal(anna.request("chairs", count=7))).clause == "P10-01"
        assert (await refusal(anna.request("start", fill=""))).key == "chairs-empty"
        assert (await refusal(anna.request("bot", seat=1, level="genius"))).key == "no-level"
        await anna.request("start", fill="random")
        assert [chair["kind"] for chair in anna.state["table"]["chairs"]] == ["human", "bot", "bot"]
        assert (await refusal(anna.request("start"))).key == "started-already"
        assert (await refusal(anna.request("rematch"))).key == "not-over"


async def test_pause_stops_everything(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        clients = await here.started("Anna", "Ben")
        anna, _ = clients
        await anna.request("pause")
        await in_step(clients)
        assert not any(asked(client) for client in clients)
        question = anna.state["question"]
        seat = anna.state["game"]["turn"]
        no = await refusal(clients[seat].request("answer", question=question, move=f"{seat} draw"))
        assert no.key == "paused"
        await anna.request("resume")
        await turn(clients)


async def test_a_rematch_is_another_game_with_the_same_people(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        (anna,) = await here.started("Anna", bots=["steady"], rules={"phases": "1"})
        for number in range(2):
            await play(anna, PLAYERS["phase10"]["steady"](Random(number)))
            assert anna.state["table"]["number"] == number
            await anna.request("rematch")
            assert anna.state["table"]["phase"] == "lobby"
            await anna.request("start")
            await anna.until(lambda: anna.state["table"]["phase"] == "playing")
        code = anna.state["table"]["code"]
        records = [await fetch(here.address, f"/api/tables/{code}/records/{number}") for number in (0, 1)]
        assert [record["rounds"][0]["dealer"] for record in records] == [0, 1]


async def test_a_hint_is_a_legal_move(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        clients = await here.started("Anna", "Ben")
        client, you = seat_asked(clients)
        hinted = await client.request("hint", seat=you["seat"])
        assert (await client.request("check", move=hinted["move"]))["ok"]
        other = next(c for c in clients if c is not client)
        assert (await refusal(other.request("hint", seat=other.seats[0]))).key == "no-hint"


async def test_spectators_may_be_unwelcome(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code, tokens = await here.table("Anna", "Ben", options={"spectators": False})
        with pytest.raises(RefusedByTable, match="TABLE"):
            await here.join(code)
        assert (await here.join(code, tokens[0])).seats == [0]


def own_sheet(contract: str) -> dict[str, object]:
    return {"sheet": {"game": "phase10", "phases": [{"contract": contract}]}}


async def test_phases_of_ones_own_can_be_played_if_they_are_not_too_much_work(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        (anna,) = await here.started("Anna", bots=["steady"], rules=own_sheet("run(3)+colour(3)"))
        assert anna.sheet["phases"] == [{"number": 1, "contract": "run(3)+colour(3)"}]
        await play(anna, PLAYERS["phase10"]["steady"](Random(1)))
        for contract in ("run(30)", "set()", "2*"):
            with pytest.raises(RefusedByTable, match="RECORD"):
                await here.table("Anna", rules=own_sheet(contract))
        here.manager.jobs = JobPool(
            here.manager.limiter, command=(sys.executable, "-c", "")
        )  # whatever it tries, it dies
        with pytest.raises(RefusedByTable, match="TABLE"):
            await here.table("Anna", rules=own_sheet("run(3)"))
