"""Finished games told again, and rules and sheets that are read over HTTP."""

import asyncio
import json
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlencode
from urllib.request import Request, urlopen

import pytest

from live_house import House, house
from records import long_game
from zehn.refusals import Refusal, Refused
from zehn.server.codec import encode
from zehn.server.jobs.jobs import (
    Draw,
    Job,
    Order,
    ReadSheet,
    Retell,
    RetellBrought,
    Tell,
    Trial,
    Turned,
    answer,
    body_of,
    read_answer,
    read_order,
    work,
)
from zehn.server.jobs.pool import Asker, JobPool
from zehn.server.sockets.limits import NO_LIMITS, Rate
from zehn.tables.boards import board_of
from zehn.tables.plain import to_plain
from zehn.tables.retelling import PAGE, RoundPage, retell, retell_brought
from zehn.words import say


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
            status, told = await here.ask(f"/api/tables/{code}/records/0/rounds/{number}")
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
                assert told["steps"][-1]["game"] == to_plain(board_of("phase10").public_state(table.game))
        assert (await here.ask(f"/api/tables/{code}/records/0/rounds/99"))[0] == 404
        assert (await here.ask(f"/api/tables/{code}/records/7/rounds/0"))[1]["key"] == "no-record"


async def test_a_shuffle_that_is_not_proven_is_not_called_so(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code = await finished(here)
        table = here.live(code)
        record = json.loads(table.records[0])
        record["rounds"][0]["proof"]["nonces"][0] = "somebody-elses"
        table.records[0] = json.dumps(record).encode()
        _, told = await here.ask(f"/api/tables/{code}/records/0/rounds/0")
        assert told["proven"] is False


async def test_a_record_that_somebody_brings_along_is_judged_and_told(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code = await finished(here)
        text = here.live(code).records[0].decode()
        status, told = await here.ask("/api/replays/rounds/1", {"text": text})
        own = (await here.ask(f"/api/tables/{code}/records/0/rounds/1"))[1]
        assert (status, told["steps"], told["proven"]) == (200, own["steps"], True)
        record = json.loads(text)
        record["rounds"][0]["moves"][1] = record["rounds"][0]["moves"][0]
        status, told = await here.ask("/api/replays/rounds/0", {"text": json.dumps(record)})
        assert (status, told["clause"][:4]) == (400, "P10-")
        broken = ["", "[]", "{", text[:-20], '{"format": "zehn/1", "game": 7, "rules": {"sheet": 1}}', "\ud800"]
        heavy = json.dumps(
            {"format": "zehn/1", "game": "phase10", "rules": {"sheet": {"game": "phase10", "phases": 5}}}
        )
        for wrong in (*broken, heavy):
            status, told = await here.ask("/api/replays/rounds/0", {"text": wrong})
            assert 400 <= status < 500, wrong
            assert told["text"]
        assert (await here.ask("/api/replays/rounds/99", {"text": text}))[0] == 404


async def test_rules_can_be_fetched_by_an_address(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        rules = {"phases": "1,4", "variants": ["knocking"]}
        by_post = await here.ask("/api/rules", {"game": "phase10", "rules": rules, "lang": "de"})
        query = urlencode({"game": "phase10", "lang": "de", "rules": json.dumps(rules)})
        assert await here.ask(f"/api/rules?{query}") == by_post
        assert by_post[0] == 200
        assert list(by_post[1]["phases"]) == ["1", "4"]
        for wrong in ('{"phases": "99"}', "[]", "{", '{"sheet": {"game": "phase10"}}', "[" * 900):
            query = urlencode({"game": "phase10", "rules": wrong})
            status, told = await here.ask(f"/api/rules?{query}")
            assert (status, bool(told["text"])) == (400, True)


async def test_nobody_reads_without_end(tmp_path: Path) -> None:
    async with house(tmp_path, limits=NO_LIMITS._replace(readings=Rate(2, 0))) as here:
        answers = [await here.ask("/api/rules?game=phase10") for _ in range(3)]
        assert [status for status, _ in answers] == [200, 200, 429]


WISH = {"game": "phase10", "name": "Anna", "chairs": 2}

SHEET = """
game = "phase10"
name = "Friday"
[[phases]]
contract = "run(4)+set(2)"
"""


async def test_an_own_sheet_is_read_and_played(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        status, told = await here.ask("/api/sheets", {"game": "phase10", "file": "friday.toml", "text": SHEET})
        assert (status, told["name"]) == (200, "Friday")
        assert told["phases"] == [{"number": 1, "contract": "run(4)+set(2)"}]
        code, _ = await here.table("Anna", rules={"sheet": told["sheet"]})
        assert (await here.manager.find(code)).table.rules.contracts[0].text == "run(4)+set(2)"


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
            status, told = await here.ask("/api/sheets", body)
            assert status == 400
            assert all(part in told["text"] for part in expected), told["text"]


async def test_a_sheet_that_ends_its_worker_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        here.manager.jobs = JobPool(here.manager.limiter, command=(sys.executable, "-c", ""))
        body = {"game": "phase10", "file": "heavy.toml", "text": SHEET}
        sheet = {"game": "phase10", "name": "Friday", "phases": [{"contract": "run(4)+set(2)"}]}
        for path, asked in {"/api/sheets": body, "/api/rules": {"game": "phase10", "rules": {"sheet": sheet}}}.items():
            status, told = await here.ask(path, asked)
            assert (status, told["key"]) == (400, "job-heavy")
        assert here.manager.count_deaths() == 2


HEAVY = """
game = "phase10"
deal = { cards = 20 }
players = { most = 2 }
[deck]
copies = 8
[[phases]]
contract = "6*run(3)"
"""


async def test_a_sheet_that_would_hold_up_others_is_refused_wherever_it_comes_from(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        body = {"game": "phase10", "file": "heavy.toml", "text": HEAVY}
        rules = {"sheet": tomllib.loads(HEAVY)}
        record = {"format": "zehn/1", "game": "phase10", "players": ["a", "b"], "rules": rules, "rounds": []}
        for path, asked in {
            "/api/sheets": body,
            "/api/rules": {"game": "phase10", "rules": rules},
            "/api/tables": WISH | {"rules": rules},
            "/api/replays/rounds/0": {"text": json.dumps(record)},
        }.items():
            status, told = await here.ask(path, asked)
            assert (status, told["key"], "6*run(3)" in told["text"]) == (400, "contract-heavy", True), path
            assert told["details"] == {"contract": "6*run(3)"}


# -- pages ------------------------------------------------------------------------------------------------------------


def pages_of(written: bytes, tell: Callable[[bytes, int, int], RoundPage]) -> list[Any]:
    """All pages of a round, one after another."""
    pages: list[Any] = [{"next": 0}]
    while pages[-1]["next"] is not None:
        answer = encode(tell(written, 0, pages[-1]["next"]))
        assert len(answer) < 2 * PAGE
        pages.append(json.loads(answer))
    return pages[1:]


def test_a_long_round_is_told_in_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    written = long_game(1500)
    pages = pages_of(written, retell_brought)
    assert len(pages) > 3
    assert [page["from"] for page in pages[1:]] == [page["next"] for page in pages[:-1]]
    assert {page["length"] for page in pages} == {1501}
    monkeypatch.setattr("zehn.tables.retelling.PAGE", 10**9)
    whole = to_plain(retell("ABCDEF", 0, written, 0))
    assert [step for page in pages for step in page["steps"]] == whole["steps"]
    assert (whole["from"], whole["next"], len(whole["steps"])) == (0, None, 1501)
    assert pages[0]["left"] == pages[-1]["left"] == whole["left"]
    assert [step["entry"]["seq"] for step in whole["steps"]] == list(range(1501))


def test_a_page_holds_a_step_even_if_that_is_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zehn.tables.retelling.PAGE", 0)
    assert [len(page["steps"]) for page in pages_of(long_game(6), retell_brought)] == [1] * 7


def test_steps_that_a_round_has_not_are_refused() -> None:
    written = long_game(6)
    for start in (7, -1):
        with pytest.raises(Refused, match="no such step"):
            retell("ABCDEF", 0, written, 0, start)


def test_a_record_with_too_many_moves_or_rounds_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    written = long_game(6)
    for name in ("MOST_MOVES", "MOST_ROUNDS"):
        with monkeypatch.context() as patched:
            patched.setattr(f"zehn.tables.retelling.{name}", 0)
            with pytest.raises(Refused, match="too long"):
                retell_brought(written, 0)
    assert retell_brought(written, 0).steps


async def test_a_page_is_asked_for_by_its_first_step(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        code = await finished(here)
        path = f"/api/tables/{code}/records/0/rounds/0"
        whole = (await here.ask(path))[1]
        rest = (await here.ask(f"{path}?from=2"))[1]
        assert rest["steps"] == whole["steps"][2:]
        assert (rest["from"], rest["next"], rest["length"]) == (2, None, len(whole["steps"]))
        text = here.live(code).records[0].decode()
        assert (await here.ask("/api/replays/rounds/0?from=2", {"text": text}))[1]["steps"] == rest["steps"]
        for wrong, status in {"from=99999": 404, "from=-1": 400, "from=x": 400}.items():
            assert (await here.ask(f"{path}?{wrong}"))[0] == status


# -- jobs -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "job",
    [
        Retell("ABCDEF", 1, long_game(6), 0, 1),
        RetellBrought(long_game(6), 0),
        Tell("dice", {}, "de"),
        ReadSheet("phase10", "friday.toml", SHEET),
        Draw("https://cards.example/t/ABCDEF"),
        Trial("phase10", {}),
    ],
    ids=lambda job: type(job).__name__,
)
def test_jobs_and_answers_cross_processes_as_plain_data(job: Job) -> None:
    read = read_order(encode(Order(job, "en")))
    assert read.job == job
    given = read_answer(encode(answer(read)))
    assert body_of(given) == work(job)


def test_a_process_that_does_jobs_needs_no_network() -> None:
    code = "import sys, zehn.server.jobs.jobs; sys.exit(bool({'litestar', 'uvicorn', 'structlog'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_refusal_crosses_processes_with_its_sentence() -> None:
    turned = read_answer(encode(answer(Order(RetellBrought(b"{", 0), "de"))))
    with pytest.raises(Refused) as refused:
        body_of(turned)
    refusal = refused.value.refusal
    assert (refusal.clause, refusal.key) == ("RECORD", "record-no-json")
    assert refusal.sentence(say("en")) == Refusal("RECORD", "record-no-json", line="1", column="2").sentence(say("de"))


def test_a_link_that_no_host_has_is_not_drawn() -> None:
    assert isinstance(answer(Order(Draw("https://" + "x" * 5000))), Turned)


async def test_a_qr_code_is_drawn_once_for_a_host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as here:
        code, _ = await here.table("Anna", "Ben")
        done = []

        async def work_once(job: Job, _: Asker) -> bytes:
            done.append(job)
            return work(job)

        monkeypatch.setattr(here.manager, "work", work_once)

        def drawn(host: str) -> bytes:
            request = Request(f"{here.address}/api/tables/{code}/qr.svg", headers={"Host": host})
            return bytes(urlopen(request, timeout=300).read())

        codes = [await asyncio.to_thread(drawn, host) for host in ("a.localhost", "a.localhost", "b.localhost")]
        assert codes[0] == codes[1] != codes[2]
        assert done == [Draw(f"http://{host}.localhost/t/{code}") for host in "ab"]


async def test_work_that_nobody_waits_for_any_more_is_given_up(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        here.manager.jobs = JobPool(
            here.manager.limiter, command=(sys.executable, "-c", "import time; time.sleep(600)")
        )
        pool = here.manager.jobs.pool
        port, writers = int(here.address.rsplit(":", 1)[1]), []
        for waiting in (0, 1):  # one is being worked on, one waits
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /api/rules?game=dice HTTP/1.1\r\nHost: localhost\r\n\r\n")
            writers.append(writer)
            while pool.waiting < waiting or pool.condition.alive == 0:
                await asyncio.sleep(0.01)
        for writer in writers:
            writer.close()
        while here.manager.limiter.open["jobs"] or pool.waiting or pool.all[0].started:
            await asyncio.sleep(0.01)
