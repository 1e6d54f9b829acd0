"""Worker processes that die, stall or answer nonsense, and what becomes of those who asked."""

import asyncio
import sys
from pathlib import Path

import pytest
from msgspec import json

from zehn.server.jobs.jobs import Order, Tell
from zehn.server.worker_pool import Pool, WorkerDied, WorkerFails

ECHO = "import sys\nfor line in sys.stdin: sys.stdout.write(line.upper()); sys.stdout.flush()"
DIES_ONCE = (
    "import os, pathlib, sys\nseen = pathlib.Path(sys.argv[1])\nfor line in sys.stdin:\n"
    "    if not seen.exists(): seen.touch(); os._exit(1)\n"
    "    sys.stdout.write(line.upper()); sys.stdout.flush()"
)


def python(program: str, *arguments: str) -> list[str]:
    return [sys.executable, "-c", program, *arguments]


async def test_a_question_is_asked_again_if_its_process_was_killed(tmp_path: Path) -> None:
    pool = Pool(1, python(DIES_ONCE, str(tmp_path / "seen")), patience=300, tries=2)
    assert await pool.ask(b"a\n") == b"A\n"
    assert pool.condition == (1, 1, True)
    await pool.close()


async def test_what_strangers_send_is_asked_once(tmp_path: Path) -> None:
    pool = Pool(1, python(DIES_ONCE, str(tmp_path / "seen")), patience=300)
    with pytest.raises(WorkerDied):
        await pool.ask(b"a\n")
    assert await pool.ask(b"b\n") == b"B\n"
    await pool.close()


async def test_a_process_that_died_with_nothing_to_do_is_noticed_before_it_is_asked() -> None:
    pool = Pool(1, python(ECHO), patience=300)
    await pool.ask(b"a\n")
    started = pool.all[0].started
    assert started is not None
    started.kill()
    await started.wait()
    assert pool.condition.alive == 0
    assert await pool.ask(b"b\n") == b"B\n"
    assert pool.deaths == 1
    await pool.close()


async def test_a_process_that_never_answers_is_ended_and_health_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zehn.server.worker_pool.STARTING", 0.05)
    pool = Pool(1, python("import time; time.sleep(600)"), patience=0.01)
    for _ in range(3):
        with pytest.raises(WorkerFails, match="TimeoutError"):
            await pool.ask(b"a\n")
    assert pool.condition == (0, 3, False)
    await pool.close()


async def test_who_gives_up_gets_nobody_elses_answer() -> None:
    pool = Pool(1, python("import sys\nfor line in sys.stdin: pass"), patience=300)
    asking = asyncio.create_task(pool.ask(b"a\n"))
    queued = asyncio.create_task(pool.ask(b"b\n"))
    while pool.condition.alive == 0:
        await asyncio.sleep(0.01)
    assert pool.waiting == 1
    for task in (queued, asking):
        task.cancel()
    await asyncio.gather(asking, queued, return_exceptions=True)
    assert pool.waiting == 0
    assert pool.all[0].started is None
    await pool.close()


async def test_an_answer_that_is_too_long_ends_the_process() -> None:
    pool = Pool(
        1, python("import sys\nfor line in sys.stdin: print('x' * 10**6, flush=True)"), patience=300, longest=1000
    )
    with pytest.raises(WorkerDied):
        await pool.ask(b"a\n")
    await pool.close()


async def test_a_worker_that_has_grown_begins_anew_and_answers() -> None:
    """It stays the same process, so that nobody takes it for dead; only its memory is given back."""
    grown = "import zehn.server.jobs.worker as w; w.GROWN = 0; w.main()"
    pool = Pool(1, python(grown), patience=300, longest=1 << 20)
    order = json.encode(Order(Tell("dice", {}, "en"))) + b"\n"
    answers = [await pool.ask(order) for _ in range(3)]
    assert answers[0] == answers[1] == answers[2]
    assert pool.deaths == 0
    await pool.close()
