"""`zehn serve` from the outside: what it says, what it refuses, how it stops."""

import gc
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from zehn.server.http.safety import is_own_page, language
from zehn.server.serve import Address, _settle, announcement, lan_address
from zehn.server.sockets.limits import Bucket, Limit
from zehn.words import say

ZEHN = [sys.executable, "-m", "zehn.cli"]

#: Whoever runs the tests in the background has Ctrl+C ignored.
PROGRAM = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from zehn.cli import main; main()"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def started(tmp_path: Path, *options: str, lang: str = "en") -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-c", PROGRAM, "serve", "--store", str(tmp_path / "a.db")]
    environ = os.environ | {"ZEHN_LANG": lang, "PYTHONUNBUFFERED": "1"}
    server = subprocess.Popen(
        [*command, *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environ,
        encoding="utf-8", start_new_session=True,
    )  # fmt: skip
    assert server.stdout is not None
    lines: list[str] = []
    while not lines or not re.search(r"Ctrl|Strg", lines[-1]):
        lines.append(server.stdout.readline())
        assert lines[-1], lines
    return server, "".join(lines)


def test_it_says_where_it_is_and_stops_in_time_even_with_somebody_connected(tmp_path: Path) -> None:
    port = free_port()
    server, said = started(tmp_path, "--port", str(port), lang="de")
    assert f"http://localhost:{port}/" in said
    with urlopen(f"http://127.0.0.1:{port}/health") as answer:
        assert b'"ok":true' in answer.read()
    with urlopen(f"http://127.0.0.1:{port}/") as answer:
        page = answer.read().decode()
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "Zehn" in page
    hanging = socket.create_connection(("127.0.0.1", port))
    hanging.send(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
    server.send_signal(signal.SIGTERM)
    server.wait(300)  # it would wait for ever if it waited for the request
    hanging.close()
    assert server.stdout is not None
    server.stdout.close()


def children(parent: int) -> list[str]:
    """What the processes that a process has started were called with."""
    numbers = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [Path(f"/proc/{number}/cmdline").read_text() for number in numbers]


@pytest.mark.skipif(sys.platform != "linux", reason="children are looked up in /proc")
@pytest.mark.parametrize("again", [False, True], ids=["once", "again-and-again"])
def test_ctrl_c_ends_it_without_another_word(tmp_path: Path, again: bool) -> None:
    """A terminal sends it to everything that was started there, so to a process that is just beginning as well."""
    server, _ = started(tmp_path, "--port", "0")
    while not any("zehn.server" in call for call in children(server.pid)):
        time.sleep(0.001)
    os.killpg(server.pid, signal.SIGINT)
    while again and server.poll() is None:
        os.killpg(server.pid, signal.SIGINT)
    said, _ = server.communicate()
    assert (server.returncode, said) == (130, "")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--workers", "2"], "PostgreSQL"),
        (["--store", "/proc/nowhere/a.db"], "cannot be opened"),
        (["--port", "{busy}"], "in use"),
    ],
)
def test_what_cannot_be_is_one_sentence_and_exit_code_2(tmp_path: Path, options: list[str], sentence: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = str(busy.getsockname()[1])
        store = [] if "--store" in options else ["--store", str(tmp_path / "a.db")]
        call = ["serve", *(option.format(busy=port) for option in options), *store]
        done = subprocess.run(
            [sys.executable, "-c", "from zehn.cli import main; main()", *call],
            capture_output=True, text=True, env=os.environ | {"ZEHN_LANG": "en"}, timeout=300, check=False,
        )  # fmt: skip
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_in_a_network_the_address_and_a_qr_code_are_shown() -> None:
    text = announcement(Address("http://localhost:1/", f"http://{lan_address()}:1/"), "sqlite:////x.db", say("en"))
    assert lan_address() in text
    assert "▄" in text


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        (None, "a:1", True),
        ("http://a:1", "a:1", True),
        ("https://A.example", "a.example", True),
        ("http://b:1", "a:1", False),
        ("http://a:2", "a:1", False),
        ("null", "a:1", False),
        ("http://[", "a:1", False),
    ],
)
def test_origin_and_host_must_agree(origin: str | None, host: str, own: bool) -> None:
    assert is_own_page({"host": host} | ({"origin": origin} if origin else {})) is own


def test_languages() -> None:
    assert [language({"accept-language": text}) for text in ("de-DE,en", "fr", "")] == ["de", "en", "en"]


def test_a_bucket_fills_with_time() -> None:
    bucket = Bucket(2, 1, 0.0)
    assert [bucket.take(time) for time in (0, 0, 0, 0.5, 1.1, 9, 9, 9)] == [
        True, True, False, False, True, True, True, False,
    ]  # fmt: skip


def test_a_limit_is_one_for_each_and_forgets() -> None:
    limit = Limit(1, 0, keep=2, clock=lambda: 0.0)
    assert [limit.wait(who) == 0 for who in "aabbccaa"] == [True, False, True, False, True, False, True, False]


def test_what_stays_is_put_aside_without_a_search_of_everything() -> None:
    """People may be playing: all of memory is never searched for garbage while they wait."""
    searched: list[int] = []

    def note(phase: str, told: dict[str, int]) -> None:
        searched.append(told["generation"])

    before = gc.get_threshold()
    gc.callbacks.append(note)
    try:
        _settle()
        assert max(searched) < 2
        assert gc.get_freeze_count() > 0
    finally:
        gc.callbacks.remove(note)
        gc.unfreeze()
        gc.set_threshold(*before)
