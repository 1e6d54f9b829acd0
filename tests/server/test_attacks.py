"""Strangers attack a real server; two honest tables beside them go on, and nobody else is disconnected.

Short here, in full size with `./test --long`, where people may wait 250 ms at most (99th percentile), or three times as
long as without an attack where the machine is busy with other things.
"""

import asyncio
import json
import os
import signal
import socket
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from websockets.frames import Opcode

from under_attack import LONG, Attacked, asked, attacked, framed, reset, stranger, unharmed, upgraded
from zehn.server.client import Client, make_table

HELLO = {"type": "hello"}


async def some_table(server: Attacked) -> dict[str, Any]:
    return await make_table(server.address, "phase10", "Carla", chairs=2)


async def test_sockets_that_vanish_mute_nobody(tmp_path: Path) -> None:
    """Thousands say hello, get news and reset their connection, before and while messages are sent to them."""

    def vanish(server: Attacked, code: str, count: int, rng: Random) -> None:
        held: list[socket.socket] = []
        for number in range(count):
            with suppress(OSError):
                client = upgraded(server, code, 10 + number % 200)
                client.sendall(framed(HELLO))
                held.append(client)
            while len(held) > rng.randint(1, 60):
                reset(held.pop(rng.randrange(len(held))))
        for client in held:
            reset(client)

    async with attacked(tmp_path, "new_sockets = { burst = 10000, per_second = 10000 }\n") as (
        server,
        honest,
    ):
        place = await some_table(server)
        async with Client(server.address, place["table"], [place["token"]]) as watching:
            count = 3000 if LONG else 600
            await asyncio.to_thread(vanish, server, place["table"], count, Random(3))
            await watching.until(lambda: watching.state["table"]["spectators"] == 0)
            await unharmed(honest)


async def test_a_flood_of_frames_ends_only_itself(tmp_path: Path) -> None:
    """Empty pings, texts and half a frame, before hello and after it."""
    ping, text, unmasked = framed(b"", Opcode.PING), framed({"type": "ping"}), b"\x81\x02{}"

    def flood(server: Attacked, code: str, data: bytes, *, greeted: bool) -> None:
        with suppress(OSError):
            client = upgraded(server, code)
            if greeted:
                client.sendall(framed(HELLO))
            for _ in range(200 if LONG else 20):
                client.sendall(data * (50_000 // len(data)))
            while client.recv(65_536):
                pass
        client.close()

    async with attacked(tmp_path) as (server, honest):
        code = (await some_table(server))["table"]
        for data in (ping, text, unmasked):
            for greeted in (False, True):
                await asyncio.gather(*(asyncio.to_thread(flood, server, code, data, greeted=greeted) for _ in range(4)))
        await unharmed(honest)
        assert {what for what, address in server.refusals() if address == "127.0.0.9"} & {"frames", "bytes"}


async def test_half_sent_requests_end_by_themselves(tmp_path: Path) -> None:
    async with attacked(tmp_path, "request_seconds = 1\nconnections = 50\n") as (server, honest):
        halves = [stranger(server) for _ in range(40)]
        for number, half in enumerate(halves):
            head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
            half.sendall((head, head[:30], b"\r\n")[number % 3])
        for half in halves:
            with suppress(ConnectionResetError):
                assert await asyncio.to_thread(half.recv, 100) == b""
            half.close()
        await unharmed(honest)
        assert ("request_seconds", "127.0.0.9") in server.refusals()


async def test_nobody_opens_connections_without_end(tmp_path: Path) -> None:
    async with attacked(tmp_path, "connections = 30\n") as (server, honest):
        held = []
        for _ in range(200):
            with suppress(OSError):
                held.append(stranger(server))
        await unharmed(honest)
        assert ("connections", "127.0.0.9") in server.refusals()
        for client in held:
            client.close()


async def test_spectators_never_take_the_room_of_a_seat(tmp_path: Path) -> None:
    async with attacked(tmp_path, "spectators = 20\nnew_sockets = { burst = 1000, per_second = 10 }\n") as (
        server,
        honest,
    ):
        place = await some_table(server)
        crowd = [upgraded(server, place["table"]) for _ in range(40)]
        for client in crowd:
            client.sendall(framed(HELLO))
        async with Client(server.address, place["table"], [place["token"]]) as owner:
            await owner.until(lambda: owner.state["table"]["spectators"] == 20)
            assert owner.seats == [0]
        for client in crowd:
            client.close()
        await unharmed(honest)


async def test_a_worker_that_dies_is_there_again(tmp_path: Path) -> None:
    """Killed while it works or while it has nothing to do: bots and answers are the same, and health counts it."""

    async def rules_are_told() -> None:
        assert (await asyncio.to_thread(asked, server, "/api/rules?game=dice"))[0] == 200

    async with attacked(tmp_path) as (server, honest):
        for _ in range(20 if LONG else 4):
            await rules_are_told()
            for pid in server.workers():
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            await honest.moves(3)
            await rules_are_told()
        bot = honest.tables[1][0].state["table"]["chairs"][1]
        assert (bot["kind"], bot["level"]) == ("bot", "greedy")
        status, answer = await asyncio.to_thread(asked, server, "/health", number=1)
        assert status == 200
        assert b'"died":0' not in answer
        assert honest.undisturbed()


async def test_codes_are_not_guessed_without_end(tmp_path: Path) -> None:
    async with attacked(tmp_path) as (server, honest):
        answers = [
            await asyncio.to_thread(asked, server, f"/api/tables/AAAA{a}{b}") for a in "BCDEF" for b in "BCDEFGH"
        ]
        assert [status for status, _ in answers].count(404) == 20
        assert {status for status, _ in answers[20:]} == {429}
        await unharmed(honest)
        assert ("guesses", "127.0.0.9") in server.refusals()


async def test_a_flood_of_requests_is_refused_with_a_wait(tmp_path: Path) -> None:
    """Pictures, rules, games: whatever is asked, it is soon too much."""

    def flood(server: Attacked, path: str) -> set[int]:
        return {asked(server, path)[0] for _ in range(400 if LONG else 120)}

    async with attacked(tmp_path) as (server, honest):
        code = (await some_table(server))["table"]
        paths = (f"/api/tables/{code}/qr.svg", "/api/games", "/api/rules?game=phase10", "/")
        found = await asyncio.gather(*(asyncio.to_thread(flood, server, path) for path in paths))
        assert all(statuses <= {200, 429} for statuses in found)
        assert 429 in found[0]
        await unharmed(honest)


async def test_an_answer_that_nobody_reads_does_not_stay(tmp_path: Path) -> None:
    async with attacked(tmp_path, "unread_seconds = 1\n") as (server, honest):
        before = server.memory()
        deaf = []
        for number in range(30):
            client = stranger(server, 20 + number % 5)
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            client.sendall(b"GET /api/schema HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 20)
            deaf.append(client)
        await unharmed(honest)
        for client in deaf:
            client.close()
        assert server.memory() < before + 150_000_000


async def test_names_of_others_and_their_proxies_are_not_believed(tmp_path: Path) -> None:
    async with attacked(tmp_path) as (server, honest):

        def told(request: bytes) -> bytes:
            with stranger(server) as client:
                client.sendall(request)
                return client.recv(4096)

        rebound = await asyncio.to_thread(told, b"GET /api/games HTTP/1.1\r\nHost: evil.example\r\n\r\n")
        assert rebound.startswith(b"HTTP/1.1 421")
        claimed = b"GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 127.0.0.1\r\n\r\n"
        assert (await asyncio.to_thread(told, claimed)).startswith(b"HTTP/1.1 404")
        answers = []
        for number in range(40):
            head = f"GET /api/tables/AAAA{number:02} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            head += f"X-Forwarded-For: 10.0.0.{number}\r\n\r\n"
            answers.append(await asyncio.to_thread(told, head.encode()))
        assert answers[-1].startswith(b"HTTP/1.1 429")
        await unharmed(honest)


def own_sheet(contract: str, salt: int, *, wide: bool = False) -> dict[str, Any]:
    """A custom sheet; no two are the same."""
    deck = {"values": [str(value) for value in range(1, 21)], "colours": list("abcdefgh"), "copies": 8}
    phases = [{"contract": contract}]
    return {"game": "phase10", "name": f"Salt {salt}", "phases": phases} | ({"deck": deck} if wide else {})


async def test_hostile_sheets_hold_up_nobody(tmp_path: Path) -> None:
    """Each is as much work as its writer could think of; bots and other tables do not notice."""
    contracts = ("6*run(3)", "4*set(3)+2*run(4)", "5*run(4)", "run(9)+run(9)", "3*set(2)+run(3)", "10*set(2)")

    def send(server: Attacked, number: int) -> set[int]:
        sheets = [own_sheet(contract, number, wide=number % 2 == 0) for contract in contracts]
        bodies = [{"game": "phase10", "rules": {"sheet": sheet}} for sheet in sheets]
        asked_rules = {asked(server, "/api/rules", body, 20 + number)[0] for body in bodies}
        return asked_rules | {asked(server, "/api/tables", body | {"name": "X"}, 20 + number)[0] for body in bodies}

    async with attacked(tmp_path) as (server, honest):
        found = await asyncio.gather(*(asyncio.to_thread(send, server, number) for number in range(16 if LONG else 4)))
        assert set().union(*found) <= {200, 201, 400, 429, 503}
        assert 400 in set().union(*found)
        await unharmed(honest)


async def test_what_strangers_send_does_not_stay_in_memory(tmp_path: Path) -> None:
    """Hundreds of different rules, records of two megabytes: a little later the memory is what it was."""
    record = {
        "format": "zehn/1",
        "game": "phase10",
        "players": ["A", "B"],
        "rules": {},
        "rounds": [{"dealer": 0, "deck": "1r " * 100_000, "moves": ["1 draw"] * 100_000}],
    }

    def send(server: Attacked, number: int) -> None:
        for step in range(48 if LONG else 6):
            sheet = own_sheet("3*set(2)+run(3)", number * 100 + step)
            asked(server, "/api/rules", {"game": "phase10", "rules": {"sheet": sheet}}, 20 + number)
        asked(server, "/api/replays/rounds/0", {"text": json.dumps(record)}, 20 + number)

    async with attacked(tmp_path) as (server, honest):
        await asyncio.to_thread(asked, server, "/api/rules?game=dice")  # the worker for costly work is there now
        before = server.memory()
        await asyncio.gather(*(asyncio.to_thread(send, server, number) for number in range(4)))
        await unharmed(honest)
        print(f"memory: {before / 2**20:.0f} MB before, {server.memory() / 2**20:.0f} MB after")
        async with asyncio.timeout(300):
            while server.memory() > before * 1.2:
                await asyncio.sleep(1)
