"""The lock of a table: first come, first served, and nobody waits for a client that has left."""

import asyncio
import json
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from live_house import House, house
from zehn.server.lock import Lock


async def test_who_waits_comes_in_the_order_of_asking() -> None:
    lock, came = Lock(), list[int]()

    async def come(number: int) -> None:
        async with lock:
            came.append(number)
            await asyncio.sleep(0)
            assert lock.held

    assert lock.take()
    assert not lock.take()
    tasks = [asyncio.create_task(come(number)) for number in range(5)]
    await asyncio.sleep(0)
    tasks[1].cancel()  # while it waits
    lock.release()
    assert not lock.take()  # it was handed on
    tasks[0].cancel()  # before it knows that it has the lock
    await asyncio.gather(*tasks, return_exceptions=True)
    assert came == [2, 3, 4]
    assert lock.take()


async def told(here: House, requests: list[dict[str, Any]], *, held: bool) -> list[tuple[str, int]]:
    """What the answers to some requests are that come all at once, at a table where somebody else acts or nobody."""
    code, tokens = await here.table("Anna", "Ben")
    url = f"ws{here.address.removeprefix('http')}/api/tables/{code}/socket"
    async with connect(url, compression=None) as socket:
        await socket.send(json.dumps({"type": "hello", "tokens": tokens}))
        await socket.recv()
        lock = here.manager.open[code].lock
        if held:
            assert lock.take()
        for request in requests:
            await socket.send(json.dumps(request))
        if held:
            await asyncio.sleep(0.05)  # most have come by now; how many makes no difference
            lock.release()
        answers = list[tuple[str, int]]()
        while len(answers) < len(requests):
            answer = json.loads(await asyncio.wait_for(socket.recv(), 300))
            if answer.get("re"):
                answers.append((answer["type"], answer["re"]))
        return answers


async def test_requests_of_a_client_are_granted_in_their_order(tmp_path: Path) -> None:
    """Whether they have to wait for each other, for somebody else, or not at all."""
    requests = [
        {"type": "say", "id": 1, "seat": 0, "phrase": "hello"},
        {"type": "ping", "id": 2},
        {"type": "name", "id": 3, "seat": 1, "name": "Bo"},
        {"type": "answer", "id": 4, "question": 0, "move": "0 draw"},
        {"type": "say", "id": 5, "seat": 1, "phrase": "thanks"},
    ]
    expected = [("update", 1), ("pong", 2), ("update", 3), ("refused", 4), ("update", 5)]
    async with house(tmp_path) as here:
        assert await told(here, requests, held=False) == expected
        assert await told(here, requests, held=True) == expected
