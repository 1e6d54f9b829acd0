"""A build of the core that appears while a server runs: its workers pick it up, and one line tells."""

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import zehn
from zehn import build
from zehn.server.new_build import _tell, awaited, renew_when_built, tell_when_built
from zehn.server.worker_pool import Pool
from zehn.words import words

TELLS_ITS_NUMBER = "import os, sys\nfor line in sys.stdin: print(os.getpid(), flush=True)"
ANSWERS_LATE = (
    "import os, pathlib, sys, time\nfor line in sys.stdin:\n"
    "    while line != 'a\\n' and not pathlib.Path(sys.argv[1]).exists(): time.sleep(0.01)\n"
    "    print(os.getpid(), flush=True)"
)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a build will come, seen by a server on plain Python."""
    monkeypatch.delenv("ZEHN_PLAIN", raising=False)
    monkeypatch.setattr(build, "BUILD", "plain")
    monkeypatch.setattr(build, "folder", lambda: tmp_path / "build")
    return tmp_path / "build" / build.DONE


def complete(place: Path) -> None:
    place.parent.mkdir()
    place.touch()


async def test_workers_begin_anew_when_there_is_a_build(place: Path) -> None:
    pool = Pool(1, [sys.executable, "-c", TELLS_ITS_NUMBER], patience=300)
    before = await pool.ask(b"a\n")
    renewing = asyncio.create_task(renew_when_built([pool], pause=0.01))
    assert await pool.ask(b"b\n") == before
    complete(place)
    await renewing
    assert await pool.ask(b"c\n") != before
    assert pool.condition == (1, 0, True), "nobody takes it for a death"
    await pool.close()


async def test_a_worker_that_is_thinking_finishes_first(tmp_path: Path) -> None:
    pool = Pool(1, [sys.executable, "-c", ANSWERS_LATE, str(tmp_path / "go")], patience=300)
    before = await pool.ask(b"a\n")
    asking = asyncio.create_task(pool.ask(b"b\n"))
    while not pool.all[0].busy:
        await asyncio.sleep(0)
    pool.renew()
    (tmp_path / "go").touch()
    assert await asking == before
    assert await pool.ask(b"a\n") != before
    assert pool.deaths == 0
    await pool.close()


async def test_nothing_is_awaited_where_the_build_runs_already(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "BUILD", "compiled")
    assert awaited() is None
    await renew_when_built([])


def test_nothing_is_awaited_where_nobody_wants_it(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert awaited() == place
    monkeypatch.setenv("ZEHN_PLAIN", "1")
    assert awaited() is None


def test_one_line_tells(place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    started: list[tuple[object, ...]] = []

    class Thread:
        def __init__(self, target: object, args: tuple[object, ...], daemon: bool) -> None:
            started.append(args)

        def start(self) -> None:
            complete(place)

    monkeypatch.setattr("zehn.server.new_build.threading.Thread", Thread)
    tell_when_built(words("en"))
    _tell(*started[0])  # type: ignore[arg-type]
    assert capsys.readouterr().out == words("en")("serve-core-ready") + "\n"


@pytest.mark.skipif(not build.built(), reason="nothing is compiled from these sources")
def test_a_worker_started_before_the_build_is_plain_and_the_next_is_compiled(tmp_path: Path) -> None:
    """With a real build that is put into place while a server's pool runs."""
    source = Path(zehn.__file__).parent
    shutil.copytree(source, tmp_path / "zehn", ignore=shutil.ignore_patterns("__pycache__", "static", "compiled"))
    program = """
import asyncio, shutil, sys
from pathlib import Path
from zehn import build
from zehn.server.new_build import renew_when_built
from zehn.server.worker_pool import Pool

TELLS = "import sys\\nfrom zehn.build import BUILD\\nfor line in sys.stdin: print(BUILD, flush=True)"

async def main():
    pool = Pool(1, [sys.executable, "-c", TELLS], patience=300)
    print(build.BUILD, await pool.ask(b"a\\n"))
    renewing = asyncio.create_task(renew_when_built([pool], pause=0.01))
    await asyncio.sleep(0)
    shutil.copytree(sys.argv[1], "copied")
    Path("copied").rename(build.PACKAGE / "compiled")
    await renewing
    print(await pool.ask(b"b\\n"))
    await pool.close()

asyncio.run(main())
"""
    environ = {name: value for name, value in os.environ.items() if name != "ZEHN_PLAIN"}
    done = subprocess.run(
        [sys.executable, "-c", program, str(source / "compiled")],
        cwd=tmp_path, env=environ | {"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stdout.splitlines() == ["plain b'plain\\n'", "b'compiled\\n'"], done.stderr
