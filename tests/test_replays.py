"""Finished games told again, and rules and sheets that are read over HTTP."""

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

import pytest

from live_house import FREE, House, house
from zehn.server.boards import BOARDS
from zehn.server.limits import Limits
from zehn.server.wire import encode


async def ask(here: House, path: str, body: Any = None) -> tuple[int, Any]:
    """Status and answer of a request."""

    def asked() -> tuple[int, Any]:
        data = None if body is None else json.dumps(body).encode()
        request = Request(here.address + path, data, {"Content-Type": "application/json", "Accept-Language": "en"})
        try:
            with urlopen(request, timeout=60) as answer:
                return answer.status, json.load(answer)
        except HTTPError as error:
            return error.code, json.load(error)

    return await asyncio.to_thread(asked)


async def finished(here: House) -> str:
    """A table at which a game of two short rounds or more was finished, by bots for everybody."""
    code, tokens = await here.table("Anna", bots=["steady"], rules={"phases": "1,2"}, options={"grace": 0})
    anna = await here.join(code, *tokens)
    await anna.request("start")
    while anna.state["table"]["phase"] != "over":
        asked = anna.state["you"][0]["ask"]
        if asked is None:
            await anna.until(lambda: anna.state["you"][0]["ask"] or anna.state["table"]["phase"] == "over")
        elif asked["kind"] == "ready":
            await anna.until(lambda: (anna.state["you"][0]["ask"] or {}).get("kind") != "ready")
        else:
            hint = await anna.request("hint", seat=0)
            await anna.request("answer", question=anna.state["question"], move=hint["move"])
    return code


async def test_a_finished_game_is_told_again_as_the_seats_saw_it(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code = await finished(here)
        table = here.live(code)
        record = json.loads(table.records[0])
        assert len(record["rounds"]) >= 2
        for number, entry in enumerate(record["rounds"]):
            status, told = await ask(here, f"/api/tables/{code}/records/0/rounds/{number}")
            assert (status, told["rounds"], told["round"]) == (200, len(record["rounds"]), number)
            assert told["proven"]
            assert told["proof"] == entry["proof"]
            moves = [step["entry"]["what"].get("move") for step in told["steps"]]
            assert moves == [None, *entry["moves"]]
            dealt = told["steps"][0]
            held = [card for hand in dealt["hands"] for card in hand["cards"]]
            assert sorted(held) == sorted(entry["deck"].split()[:20])
            for step in told["steps"]:
                sizes = [seat["cards"] for seat in step["game"]["seats"]]
                assert [len(hand["cards"]) for hand in step["hands"]] == sizes
            assert told["steps"][-1]["phase"] == ("over" if number == len(record["rounds"]) - 1 else "between")
            assert {step["phase"] for step in told["steps"][:-1]} == {"playing"}
            if number == len(record["rounds"]) - 1:
                assert told["steps"][-1]["game"] == json.loads(encode(BOARDS["phase10"].face(table.game)))
        assert (await ask(here, f"/api/tables/{code}/records/0/rounds/99"))[0] == 404
        assert (await ask(here, f"/api/tables/{code}/records/7/rounds/0"))[1]["key"] == "no-record"


async def test_a_shuffle_that_is_not_proven_is_not_called_so(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code = await finished(here)
        table = here.live(code)
        record = json.loads(table.records[0])
        record["rounds"][0]["proof"]["nonces"][0] = "somebody-elses"
        table.records[0] = json.dumps(record).encode()
        _, told = await ask(here, f"/api/tables/{code}/records/0/rounds/0")
        assert told["proven"] is False


async def test_a_record_that_somebody_brings_along_is_judged_and_told(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code = await finished(here)
        text = here.live(code).records[0].decode()
        status, told = await ask(here, "/api/replays/rounds/1", {"text": text})
        own = (await ask(here, f"/api/tables/{code}/records/0/rounds/1"))[1]
        assert (status, told["steps"], told["proven"]) == (200, own["steps"], True)
        record = json.loads(text)
        record["rounds"][0]["moves"][1] = record["rounds"][0]["moves"][0]
        status, told = await ask(here, "/api/replays/rounds/0", {"text": json.dumps(record)})
        assert (status, told["clause"][:4]) == (400, "P10-")
        broken = ["", "[]", "{", text[:-20], '{"format": "zehn/1", "game": 7, "rules": {"sheet": 1}}', "\ud800"]
        heavy = json.dumps(
            {"format": "zehn/1", "game": "phase10", "rules": {"sheet": {"game": "phase10", "phases": 5}}}
        )
        for wrong in (*broken, heavy):
            status, told = await ask(here, "/api/replays/rounds/0", {"text": wrong})
            assert 400 <= status < 500, wrong
            assert told["text"]
        assert (await ask(here, "/api/replays/rounds/99", {"text": text}))[0] == 404


async def test_rules_can_be_fetched_by_an_address(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        rules = {"phases": "1,4", "variants": ["knocking"]}
        by_post = await ask(here, "/api/rules", {"game": "phase10", "rules": rules, "lang": "de"})
        query = urlencode({"game": "phase10", "lang": "de", "rules": json.dumps(rules)})
        assert await ask(here, f"/api/rules?{query}") == by_post
        assert by_post[0] == 200
        assert list(by_post[1]["phases"]) == ["1", "4"]
        for wrong in ('{"phases": "99"}', "[]", "{", '{"sheet": {"game": "phase10"}}', "[" * 900):
            query = urlencode({"game": "phase10", "rules": wrong})
            status, told = await ask(here, f"/api/rules?{query}")
            assert (status, bool(told["text"])) == (400, True)


async def test_nobody_reads_without_end(tmp_path: Path) -> None:
    async with house(tmp_path, limits=Limits(FREE.tables, FREE.chairs, FREE.messages, (2, 0))) as here:
        answers = [await ask(here, "/api/rules?game=phase10") for _ in range(3)]
        assert [status for status, _ in answers] == [200, 200, 429]


SHEET = """
game = "phase10"
name = "Friday"
[[phases]]
contract = "run(4)+set(2)"
"""


async def test_an_own_sheet_is_read_and_played(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        status, told = await ask(here, "/api/sheets", {"game": "phase10", "file": "friday.toml", "text": SHEET})
        assert (status, told["name"]) == (200, "Friday")
        assert told["phases"] == [{"number": 1, "contract": "run(4)+set(2)"}]
        code, _ = await here.table("Anna", rules={"sheet": told["sheet"]})
        assert (await here.hall.find(code)).table.rules.contracts[0].text == "run(4)+set(2)"


async def test_what_is_wrong_with_a_sheet_is_told_with_file_and_key(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        for text, expected in {
            SHEET.replace("run(4)", "walk(4)"): ("friday.toml", "phases", "walk"),
            'game = "chess"': ("friday.toml", "game"),
            "= 3": ("friday.toml", "TOML"),
            "x = " + "[" * 3000: ("friday.toml", "TOML"),
            "x = 1" + "0" * 400: ("friday.toml",),
            "# " + "x" * 199_999: ("friday.toml",),
        }.items():
            body = {"game": "phase10", "file": "friday.toml", "text": text}
            status, told = await ask(here, "/api/sheets", body)
            assert status == 400
            assert all(part in told["text"] for part in expected), told["text"]


async def test_a_heavy_sheet_is_tried_elsewhere_and_only_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as here:
        tried = []

        async def slow(*of: object) -> bool:
            tried.append(of)
            return False

        monkeypatch.setattr(here.hall.bots, "try_out", slow)
        body = {"game": "phase10", "file": "heavy.toml", "text": SHEET}
        sheet = {"game": "phase10", "name": "Friday", "phases": [{"contract": "run(4)+set(2)"}]}
        for path, asked in {"/api/sheets": body, "/api/rules": {"game": "phase10", "rules": {"sheet": sheet}}}.items():
            status, told = await ask(here, path, asked)
            assert (status, told["key"]) == (400, "rules-heavy")
        assert len(tried) == 1
