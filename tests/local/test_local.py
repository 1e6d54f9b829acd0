"""Tables on a device: the same engine and the same rules as on a server, driven by a host that stores and waits."""

import asyncio
import json
import secrets
from pathlib import Path
from random import Random
from typing import Any

import pytest

from live_house import house
from zehn.games.fair import promise_of
from zehn.local import table as local_table
from zehn.local.device import Device
from zehn.record import read_record, verify
from zehn.record.text import read_json
from zehn.tables.boards import board_of
from zehn.tables.offers import offers
from zehn.tables.thinking import think

CODE = "HERE234"
SHORT: dict[str, dict[str, Any]] = {"phase10": {"phases": "1"}, "dice": {}, "profisort": {"first_to": 2}}


class Host:
    """What a browser's worker does: stores entries, tells the page, and lets time do what is due, at once."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.device = Device()
        self.rows: list[tuple[int, Any]] = []
        self.told: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.time = 1000.0
        self.ids = 0
        for module in ("zehn.local.table", "zehn.tables.seating"):
            monkeypatch.setattr(f"{module}.monotonic", lambda: self.time)

    def make(self, **wish: Any) -> None:
        answer = json.loads(self.device.make(json.dumps({"name": "Anna"} | wish)))
        assert "told" in answer, answer
        self.keep(answer["told"])
        self.open()

    def keep(self, step: dict[str, Any]) -> None:
        assert step["seq"] == len(self.rows), "an entry is never stored twice"
        self.rows += [(step["at"], body) for body in step["bodies"]]

    def open(self) -> dict[str, Any]:
        assert "told" in json.loads(self.device.load(CODE, json.dumps(self.rows)))
        return self.say("hello", since=-1, log=True)[0]

    def say(self, type: str, **fields: Any) -> list[dict[str, Any]]:
        self.ids += 1
        self.device.receive(CODE, json.dumps({"type": type, "id": self.ids} | fields))
        return self.settle()

    def settle(self) -> list[dict[str, Any]]:
        told: list[dict[str, Any]] = []
        while step := self.device.step(CODE):
            self.keep(json.loads(step))
            told += self.hear()
            self.device.stored(CODE)
        return [*told, *self.hear()]

    def hear(self) -> list[dict[str, Any]]:
        told: list[dict[str, Any]] = json.loads(self.device.told(CODE))
        self.told += told
        for message in told:
            self.state = message.get("state") or self.state
        return told

    def wait(self) -> bool:
        """Let time pass until something is due; False if nothing is."""
        wait = self.device.wait(CODE)
        if wait < 0:
            return False
        self.time += wait / 1000
        self.device.act(CODE)
        self.settle()
        return True

    def kinds(self) -> list[str]:
        return [body["kind"] for _, body in self.rows]

    def restart(self) -> None:
        """The tab is closed and opened again."""
        self.device = Device()
        self.open()


def play(host: Host, most: int = 4000) -> None:
    """A whole game: this person takes the first move that is offered, and is ready for every deal."""
    for _ in range(most):
        state = host.state
        if state["table"]["phase"] == "over":
            return
        asked = next((you for you in state["you"] if you["ask"]), None)
        if state["table"]["bound"] and shows(host):
            continue
        if asked is None:
            assert host.wait(), state["table"]
        elif asked["ask"]["kind"] == "ready":
            nonce = f"nonce-{state['table']['commitment'][:8]}-{asked['seat']}"
            host.say("ready", seat=asked["seat"], promise=promise_of(nonce))
        elif asked["ask"]["kind"] == "knock":
            host.say("wave", question=state["question"], seat=asked["seat"])
            host.wait()
        else:
            host.say("answer", question=state["question"], move=choice(asked["ask"]))
    raise AssertionError("the game does not end")


def choice(ask: dict[str, Any]) -> str:
    """Lay what can be laid, note what is made, else the first move that is offered."""
    if ask.get("lays"):
        return str(ask["lays"][0]["move"])
    return str(next((move for move in ask["moves"] if move.endswith("score")), ask["moves"][0]))


def shows(host: Host) -> bool:
    """Show the nonces that were promised; False if they are shown already."""
    table = host.state["table"]
    shown = {body["nonce"] for _, body in host.rows if body["kind"] == "nonce"}
    for seat, promise in enumerate(table["promises"]):
        nonce = f"nonce-{table['commitment'][:8]}-{seat}"
        if promise == promise_of(nonce) and nonce not in shown:
            host.say("reveal", seat=seat, nonce=nonce)
            return True
    return False


@pytest.fixture
def host(monkeypatch: pytest.MonkeyPatch) -> Host:
    return Host(monkeypatch)


def wish(game: str, **more: Any) -> dict[str, Any]:
    plain = {"game": game, "rules": SHORT[game], "chairs": 3, "bots": ["steady", "random"], "options": {"pace": 0}}
    return plain | more


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_is_played_and_its_record_is_proven(host: Host, game: str) -> None:
    host.make(**wish(game))
    host.say("start", fill="steady")
    play(host)
    record = host.device.record(CODE, 0)
    read = read_record(read_json(record.encode()))
    assert verify(read).ok  # type: ignore[arg-type]
    page = json.loads(host.device.retell(CODE, 0, 0, 0))["told"]
    assert page["proven"]
    assert page["steps"]
    again = json.loads(host.device.ask("replay", json.dumps({"text": record, "round": 0, "from": 0})))["told"]
    assert again["steps"] == page["steps"]


def every_setting() -> list[tuple[str, str, Any]]:
    """Each setting of each game with each of its values, or some of them."""
    some: dict[str, list[Any]] = {
        "selection": ["even", "1,4,8"], "tasks": ["3,4,7,10,15"], "flag": [False, True], "count": [1, 3], "seconds": [3]
    }  # fmt: skip
    return [
        (game.game, setting.name, [value] if setting.type == "choices" else value)
        for game in offers(on_device=True).games
        for setting in game.settings
        for value in [*setting.values, *some.get(setting.type, [])]
    ]


@pytest.mark.parametrize(("game", "name", "value"), every_setting())
def test_every_setting_can_be_played_on_a_device(host: Host, game: str, name: str, value: Any) -> None:
    host.make(**wish(game, rules={name: value}))
    host.say("start", fill="steady")
    for _ in range(40):
        state = host.state
        asked = next((you for you in state["you"] if you["ask"]), None)
        if state["table"]["phase"] == "over" or (state["game"] and asked and asked["ask"]["kind"] != "ready"):
            break
        host.say("ready", seat=0) if asked else host.wait()
    assert host.state["game"]["round"] >= 0


@pytest.mark.parametrize("game", SHORT)
def test_a_tab_that_is_closed_at_any_entry_goes_on_where_it_was(host: Host, game: str) -> None:
    host.make(**wish(game))
    host.say("start", fill="steady")
    for _ in range(25):
        if host.state["table"]["phase"] == "over":
            return
        before = {key: host.state[key] for key in ("seq", "question", "game", "you")}
        host.restart()
        assert {key: host.state[key] for key in before} == before
        asked = next((you for you in host.state["you"] if you["ask"]), None)
        if asked and asked["ask"]["kind"] == "ready":
            host.say("ready", seat=asked["seat"])
        elif asked and asked["ask"]["moves"]:
            host.say("answer", question=host.state["question"], move=asked["ask"]["moves"][0])
        else:
            assert host.wait()


def test_what_cannot_be_stored_has_not_happened(host: Host) -> None:
    host.make(**wish("phase10"))
    seq = host.state["seq"]
    host.device.receive(CODE, json.dumps({"type": "say", "id": 9, "seat": 0, "text": "Hallo"}))
    assert host.device.step(CODE)
    host.device.not_stored(CODE, "device-full")
    (refused,) = host.hear()
    assert (refused["key"], refused["re"], refused["state"]["seq"]) == ("device-full", 9, seq)
    assert host.say("say", seat=0, text="Hallo")[0]["entries"][0]["seq"] == seq


def test_a_bot_whose_move_cannot_be_stored_says_so_and_tries_again_a_little_later(host: Host) -> None:
    host.make(**wish("phase10", bots=["steady", "steady"]))
    host.say("start", fill="steady")
    while not (host.state["game"] and host.state["game"]["turn"] != 0 and host.device.wait(CODE) >= 0):
        ask = host.state["you"][0]["ask"]
        if ask and ask["kind"] == "ready":
            host.say("ready", seat=0)
        elif ask:
            host.say("answer", question=host.state["question"], move=choice(ask))
        else:
            host.wait()
    while not host.device.step(CODE):
        host.time += host.device.wait(CODE) / 1000
        host.device.act(CODE)
    host.hear()
    host.device.not_stored(CODE, "device-full")
    (refused,) = host.hear()
    assert (refused["key"], refused["re"]) == ("device-full", 0)
    assert host.device.wait(CODE) >= 900, "it does not try without a pause"
    seq = host.state["seq"]
    assert host.wait()
    assert host.state["seq"] > seq


def test_nothing_is_decided_while_a_step_is_stored(host: Host) -> None:
    host.make(**wish("phase10"))
    host.device.receive(CODE, json.dumps({"type": "say", "id": 1, "seat": 0, "text": "a"}))
    host.device.receive(CODE, json.dumps({"type": "say", "id": 2, "seat": 0, "text": "b"}))
    assert host.device.wait(CODE) < 0
    told = host.settle()
    assert [message["type"] for message in told] == ["refused", "update"]


def test_a_second_person_at_the_device_gets_a_hand_of_their_own(host: Host) -> None:
    host.make(**wish("phase10", chairs=2, bots=[]))
    assert json.loads(host.device.sit(CODE, "Ben")) == {"told": 1}
    host.settle()
    assert [you["seat"] for you in host.state["you"]] == [0, 1]
    host.say("start")
    play(host)
    assert host.state["game"]["winners"]


def test_hints_checks_and_refusals_are_answered(host: Host) -> None:
    host.make(**wish("phase10"))
    host.say("start", fill="steady")
    while not (host.state["you"][0]["ask"] and host.state["you"][0]["ask"]["kind"] == "draw"):
        ask = host.state["you"][0]["ask"]
        host.say("ready", seat=0) if ask and ask["kind"] == "ready" else host.wait()
    (hint,) = host.say("hint", seat=0)
    assert (hint["type"], hint["level"]) == ("hinted", "sharp")
    assert hint["move"] in host.state["you"][0]["ask"]["moves"]
    (checked,) = host.say("check", move=host.state["you"][0]["ask"]["moves"][0])
    assert checked["ok"]
    (refused,) = host.say("answer", question=0, move="0 draw")
    assert refused["key"] == "stale"
    (pong,) = host.say("ping")
    assert pong["type"] == "pong"
    host.device.receive(CODE, "{}")
    assert host.hear()[0]["key"] == "message-unreadable"


def test_a_window_is_waved_through_or_closes_by_time(host: Host) -> None:
    host.make(**wish("phase10", rules={"phases": "1", "variants": ["knocking"]}, bots=["greedy", "steady"]))
    host.say("start", fill="steady")
    play(host)
    assert "closed" in host.kinds() or any(" knock" in body.get("move", "") for _, body in host.rows)


def test_a_clock_that_runs_out_lets_steady_decide(host: Host) -> None:
    host.make(**wish("phase10", chairs=2, bots=["steady"], options={"pace": 0, "clock": 5}))
    host.say("start")
    while not any(body.get("late") for _, body in host.rows):
        ask = host.state["you"][0]["ask"]
        host.say("ready", seat=0) if ask and ask["kind"] == "ready" else host.wait()
    late = next(body for _, body in host.rows if body.get("late"))
    assert late["by"] == "steady"


def test_a_bot_that_fails_is_replaced(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:

    def fail(board: Any, view: Any, level: str, seed: int, *, why: bool = False) -> Any:
        if level == "random":
            raise RuntimeError
        return think(board, view, level, seed, why=why)

    monkeypatch.setattr(local_table, "think", fail)
    host.make(**wish("phase10"))
    host.say("start", fill="steady")
    play(host)
    assert host.kinds().count("replaced") == 1


def test_damaged_entries_are_refused(host: Host) -> None:
    host.make(**wish("phase10"))
    broken = Device()
    damaged: list[Any] = [[], {}, 5, [5], host.rows[1:], [*host.rows, (1, {"kind": "nonsense"})]]
    for rows in damaged:
        assert json.loads(broken.load(CODE, json.dumps(rows)))["refused"]["key"] == "table-broken"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("{", "message-unreadable"),
        ('{"game": "chess", "name": "Anna"}', "no-game"),
        ('{"game": "phase10", "name": " "}', "name-empty"),
        ('{"game": "phase10", "name": "Anna", "chairs": 9}', "message-unreadable"),
        ('{"game": "phase10", "name": "Anna", "bots": ["genius"]}', "no-level"),
        ('{"game": "phase10", "name": "Anna", "chairs": 1}', ""),
        ('{"game": "phase10", "name": "Anna", "more": 1}', "message-unreadable"),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused(text: str, key: str) -> None:
    refused = json.loads(Device().make(text))["refused"]
    assert refused["text"]
    assert key in ("", refused["key"])


def test_rules_sheets_and_games_are_told_as_on_a_server() -> None:
    device = Device()
    games = json.loads(device.ask("games", "{}"))["told"]["games"]
    assert [game["game"] for game in games] == ["phase10", "dice", "profisort"]
    for game in games:
        assert set(game["levels"]) | set(game["missing"]) == set(board_of(game["game"]).levels)
        assert game["level"] in game["levels"]
        told = json.loads(device.ask("rules", json.dumps({"game": game["game"], "lang": "de"})))["told"]
        assert told["chapters"]
    sheet = json.loads(device.ask("sheet", json.dumps({"game": "phase10", "file": "x", "text": 'game = "phase10"'})))
    assert sheet["told"]["least"] == 2
    assert json.loads(device.ask("replay", '{"text": "{}", "round": 0}'))["refused"]["text"]


# -- the same as on a server ------------------------------------------------------------------------------------------


def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds, and the chance of bots, from two rows of numbers that are the same every time."""
    seeds, bots = Random(7), Random(8)
    monkeypatch.setattr(secrets, "token_hex", lambda nbytes=32: seeds.randbytes(nbytes or 32).hex())
    monkeypatch.setattr(secrets, "randbits", bots.getrandbits)


async def on_a_server(place: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The entries of a game on a server, in which the only person answers as `play` does."""
    async with house(place) as home:
        seeded(monkeypatch)
        told = wish(game)
        code, tokens = await home.table(
            "Anna", chairs=3, game=game, rules=told["rules"], bots=told["bots"], options={"pace": 0, "rest": 20}
        )
        client = await home.join(code, *tokens, ready=False)
        await client.request("start", fill="steady")
        await asyncio.wait_for(_played(client), 300)
        rows = await home.manager.store.read(code)
        return [json.loads(body) for _, body in rows]


async def _played(client: Any) -> None:
    while client.state["table"]["phase"] != "over":
        table, asked = client.state["table"], client.state["you"][0]["ask"]
        nonce = f"nonce-{table['commitment'][:8]}-0"
        if asked is None:
            question, seq = client.state["question"], client.state["seq"]
            if table["bound"]:
                await client.request("reveal", seat=0, nonce=nonce)
            await client.until(lambda q=question, s=seq: (client.state["question"], client.state["seq"]) != (q, s))
        elif asked["kind"] == "ready":
            await client.request("ready", seat=0, promise=promise_of(nonce))
        else:
            await client.request("answer", question=client.state["question"], move=choice(asked))


@pytest.mark.parametrize("game", SHORT)
def test_the_same_seeds_and_choices_give_the_same_entries(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    with monkeypatch.context() as patched:
        there = asyncio.run(on_a_server(tmp_path, game, patched))
    with monkeypatch.context() as patched:
        seeded(patched)
        host.make(**wish(game, options={"pace": 0, "rest": 20}))
        host.say("start", fill="steady")
        play(host)
    here = [body for _, body in host.rows]
    assert here == there


def test_other_rules_are_agreed_on_before_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    host = Host(monkeypatch)
    host.make(game="phase10", chairs=2, bots=["steady"])
    change = {"rules": {"phases": "2"}, "options": {"pace": 0}}
    assert json.loads(host.device.agree(CODE, json.dumps(change))) == {"told": True}
    told = host.settle()
    assert told[0]["sheet"]["rules"] == {"phases": "2"}
    assert host.state["table"]["options"]["pace"] == 0
    wrong = json.loads(host.device.agree(CODE, json.dumps(change | {"rules": {"phases": "99"}})))
    assert wrong["refused"]["key"] == "setting-selection"
    host.device = Device()
    assert host.open()["sheet"]["rules"] == {"phases": "2"}
    assert host.say("stand_in", seat=0)[0]["key"] == "not-playing"
