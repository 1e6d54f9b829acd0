"""Bad input: whatever is sent, no error of the server's own, no crash, and no other table is disturbed."""

import asyncio
import json
import os
import typing
from dataclasses import fields
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
import schemathesis
import structlog
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from live_house import House, house, turn
from zehn.server.client import fetch
from zehn.server.http.app import make_app
from zehn.server.sockets.limiter import Limiter
from zehn.server.sockets.limits import NO_LIMITS
from zehn.tables import protocol as p

LONG = bool(os.environ.get("ZEHN_LONG"))
MESSAGES = 10_000 if LONG else 2_500
REQUESTS = 2_000 if LONG else 300

TYPES = [*typing.get_args(p.AnyRequest)]
FIELDS = sorted({field.name for kind in TYPES for field in fields(kind)})
NUMBERS: list[Any] = [-1, 0, 1, 2, 7, 8, 10**20, 1.5, -0.0]
ODD: list[Any] = [None, True, *NUMBERS, "", "x", "0", "ä\u202e\x00", "a" * 300, [], {}, [[]], {"a": {}}, "1e999"]
VERBS = ["draw", "take", "lay", "hit", "discard", "skip", "knock", "lay\t"]
VERBS += ["roll", "keep", "score", "pass", "redeal", "give", "repeat"]
WORDS = [*VERBS, "0", "1", "2", "9", "-1", "7r", "*", "!", "g0", "g99", "low", "5r,5b,*", "*,*,*@7", "@", ",", "ä"]
WORDS += ["As", "10h", "JOKER", "2s,2h,2d", "0,1,2", "9r,9r,9r,9r,9r,9r,9r,9r,9r,9r"]
GAMES = ["phase10", "dice", "profisort"]
SIGNS = [34, 123, 125, 58, 44, 91, 92, 0x2028, 0xD7FF]


def move(rng: Random) -> str:
    return " ".join(rng.choice(WORDS) for _ in range(rng.randrange(7)))


def message(rng: Random, client: dict[str, Any]) -> str | bytes:
    """Something that a client could send, from nearly right to rubbish."""
    kind = rng.randrange(10)
    if kind == 0:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if kind == 1:
        return "".join(chr(rng.choice([*SIGNS, rng.randrange(1, 0xD7FF)])) for _ in range(rng.randrange(80)))
    if kind == 2:
        return "[" * rng.randrange(3000)
    body: dict[str, Any] = {"type": rng.choice([*(kind.TAG for kind in TYPES), "x"])}
    for field in rng.sample(FIELDS, rng.randrange(len(FIELDS))):
        body[field] = rng.choice(ODD)
    if rng.random() < 0.6:
        body |= {"question": client.get("question", 0), "move": move(rng), "seat": rng.randrange(3), "count": 1}
    text = json.dumps(body)
    return text[: rng.randrange(len(text))] if kind == 3 else text


async def pester(here: House, code: str, token: str, rng: Random, messages: int) -> int:
    """Send rubbish to a table; whenever the server has had enough, come again. Returns what was answered."""
    url = f"ws{here.address.removeprefix('http')}/api/tables/{code}/socket"
    answered, sent = 0, 0
    while sent < messages:
        async with connect(url, compression=None, max_queue=None) as socket:
            state: dict[str, Any] = {}
            try:
                await socket.send(json.dumps({"type": "hello", "tokens": [token] if rng.random() < 0.9 else ["x"]}))
                for _ in range(rng.randrange(60)):
                    await socket.send(message(rng, state))
                    sent += 1
                    if rng.random() < 0.2:
                        reply = json.loads(await asyncio.wait_for(socket.recv(), 300))
                        state = reply.get("state") or state
                        answered += 1
            except ConnectionClosed:
                pass
    return answered


async def test_rubbish_on_sockets_disturbs_nobody(tmp_path: Path) -> None:
    rng = Random(7)
    with structlog.testing.capture_logs() as logs:
        async with house(tmp_path) as here:
            clients = await here.started("Anna", "Ben")
            calm = clients[0].state["table"]["code"]
            for game in GAMES:
                code, tokens = await here.table("Cleo", "Dora", chairs=3, game=game)
                work = [pester(here, code, tokens[n], Random(rng.getrandbits(32)), MESSAGES // 6) for n in range(2)]
                playing = asyncio.create_task(some_turns(clients))
                assert all(await asyncio.gather(*work))
                await playing
                assert (await fetch(here.address, "/health"))["ok"]
                assert here.manager.open[code].table.code == code
            await turn(clients)
            assert clients[0].state["table"]["code"] == calm
            assert all(client.connections == 1 for client in clients)
    assert not [entry for entry in logs if entry["log_level"] == "error"]


async def some_turns(clients: list[Any]) -> None:
    for _ in range(10):
        await turn(clients)
        await asyncio.sleep(0.01)


PATHS = ["/api/tables", "/api/tables", "/api/tables/AAAAAA/seats", "/api/tables/{}/seats", "/api/tables/{}"]
PATHS += ["/api/games", "/health", "/t/x"]
METHODS = ["POST", "POST", "POST", "GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"]


def http_body(rng: Random) -> bytes:
    kind = rng.randrange(5)
    if kind == 0:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(200)))
    if kind == 1:
        return b"[" * rng.randrange(5000)
    game = rng.choice(GAMES)
    body: dict[str, Any] = {"game": game, "name": "Anna"}
    if kind == 2:
        return json.dumps(body).encode()
    for field in rng.sample(["game", "name", "rules", "chairs", "bots", "options", "seat", "x"], rng.randrange(8)):
        body[field] = rng.choice(ODD)
    if rng.random() < 0.5:
        names = [
            "phases",
            "variants",
            "turn_limit",
            "sheet",
            "edition",
            "knock_window",
            "dice",
            "tasks",
            "first_to",
            "x",
        ]
        body["rules"] = {rng.choice(names): rng.choice([*ODD, {"game": game, "phases": rng.choice(ODD)}])}
    return json.dumps(body).encode()


def send_rubbish(address: str, code: str, rng: Random, requests: int) -> list[int]:
    """Statuses of many odd requests."""
    statuses = []
    for _ in range(requests):
        connection = HTTPConnection(urlsplit(address).netloc, timeout=300)
        path = rng.choice(PATHS).format(code) + rng.choice(["", "", "?a=%ff", "/../x", "/%00"])
        headers = {"Content-Type": rng.choice(["application/json", "text/plain", "application/json;charset=x", "x"])}
        if rng.random() < 0.2:
            headers["Origin"] = rng.choice(["http://evil.example", "null", "http://[", address])
        connection.request(rng.choice(METHODS), path, http_body(rng), headers)
        statuses.append(connection.getresponse().status)
        connection.close()
    return statuses


async def test_rubbish_by_http_is_refused_and_never_an_error_of_ours(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        clients = await here.started("Anna", "Ben")
        code = clients[0].state["table"]["code"]
        statuses = await asyncio.to_thread(send_rubbish, here.address, code, Random(3), REQUESTS)
        assert max(statuses) < 500
        assert {200, 201, 400, 403, 404, 405} <= set(statuses)
        await turn(clients)


async def test_the_schema_of_the_routes_holds(tmp_path: Path) -> None:
    """Schemathesis makes requests from the OpenAPI description: none ends in an error of the server's own."""
    async with house(tmp_path) as here:
        code, _ = await here.table("Anna")
        await asyncio.to_thread(run_schema, here.address, code)
        assert (await fetch(here.address, "/health"))["ok"]


def run_schema(address: str, code: str) -> None:
    schema = schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")

    def check(case: Any) -> None:
        if "code" in (case.path_parameters or {}):
            case.path_parameters["code"] = code
        case.call_and_validate(base_url=address, checks=[not_a_server_error])

    few = settings(
        max_examples=150 if LONG else 20, deadline=None, suppress_health_check=list(HealthCheck), database=None
    )
    operations: list[Any] = [operation.ok() for operation in schema.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) >= 7
    for operation in operations:
        few(given(case=operation.as_strategy())(check))()


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1"])
async def test_pages_of_other_hosts_are_turned_away(tmp_path: Path, origin: str) -> None:
    async with house(tmp_path) as here:
        code, _ = await here.table("Anna")
        url = f"ws{here.address.removeprefix('http')}/api/tables/{code}/socket"
        with pytest.raises(Exception, match="403"):
            async with connect(url, additional_headers={"Origin": origin}):
                pass
        async with connect(url, additional_headers={"Origin": here.address}):
            pass


def test_the_application_can_be_described() -> None:
    async def build() -> Any:
        raise AssertionError

    assert "/api/tables" in make_app(build, Limiter(NO_LIMITS)).openapi_schema.to_schema()["paths"]
