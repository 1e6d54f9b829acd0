"""The scripts of the checkout, run for real in a copy of it: set-up, compiling, interruptions and bad surroundings.

Each says in one sentence what is wrong, and goes on next time where it was left off.
"""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.xdist_group("scripts"),  # all in the same copy
    pytest.mark.skipif(os.name != "posix", reason="the scripts are for bash"),
]

ROOT = Path(__file__).parent.parent
LONG = bool(os.environ.get("ZEHN_LONG"))

#: Seconds until something has happened, on a busy machine and with packages that are fetched.
PATIENCE = 580.0

#: Commands that the scripts need, for a PATH that has nothing else.
TOOLS = (
    "bash sh env dirname readlink ln rm mkdir mv cat tail sed tr cut grep find sort xargs cksum head date sleep wc ps "
    "kill touch tput awk git df nice nohup printf uname basename id chmod cp"
)


def environ(**more: str) -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith("ZEHN_")} | {
        "LC_ALL": "C.UTF-8", "ZEHN_PLAIN": "1", "PYTHON": sys.executable, **more
    }  # fmt: skip


def run(folder: Path, *command: str | Path, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=folder, env=environ(**more), capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )


def files() -> list[str]:
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        pytest.skip("not a checkout")
    listed = run(ROOT, "git", "ls-files", "-z", "--cached", "--others", "--exclude-standard").stdout
    return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def copy_to(target: Path) -> Path:
    """What a clone holds, without the tests and the pages."""
    for name in files():
        if not name.startswith(("tests/", "docs/", "web/tests/", "benches/")):
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    return target


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy in which everything is set up for playing."""
    if not shutil.which("npm"):
        pytest.skip("Node.js is not here")
    copy = copy_to(tmp_path_factory.mktemp("checkout"))
    done = run(copy, "scripts/setup", "play")
    if "could not be fetched" in done.stderr:
        pytest.skip("there is no network")
    assert done.returncode == 0, done.stderr
    assert re.search(r"ready after \d+\.\d s", done.stderr)
    return copy


def path_without(folder: Path, *left_out: str) -> str:
    """A PATH with the usual commands, without some."""
    folder.mkdir()
    for name in TOOLS.split():
        found = shutil.which(name)
        if found and name not in left_out:
            (folder / name).symlink_to(found)
    return str(folder)


def sentence(done: subprocess.CompletedProcess[str]) -> str:
    """The last line, after a look that nothing like a traceback comes before it."""
    assert "Traceback" not in done.stderr, done.stderr
    return done.stderr.strip().splitlines()[-1]


@contextmanager
def playing(folder: Path, *before: str, **more: str) -> Iterator[tuple[str, str]]:
    """./play until it serves: what it says on standard error, and what the server says."""
    command = [*before, "./play", "--port", "0", "--store", str(folder.parent / f"{time.monotonic_ns()}.db")]
    with subprocess.Popen(
        command, cwd=folder, env=environ(**more), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        stdin=subprocess.DEVNULL, start_new_session=True,
    ) as server:  # fmt: skip
        assert server.stdout is not None
        assert server.stderr is not None
        told = ""
        while "Ctrl+C" not in told:
            line = server.stdout.readline()
            if not line:
                raise AssertionError(server.stderr.read())
            told += line
        os.killpg(server.pid, signal.SIGTERM)
        rest, errors = server.communicate()
        yield errors, told + rest


def as_root(*flags: str) -> list[str]:
    """`unshare` with some flags; where that cannot be, the test is skipped and says so."""
    if os.geteuid() != 0 or not shutil.which("unshare"):
        pytest.skip("needs root and unshare")
    if subprocess.run(["unshare", *flags, "true"], capture_output=True, check=False).returncode:
        pytest.skip(f"unshare {' '.join(flags)} is not allowed here")
    return ["unshare", *flags]


# -- set-up -----------------------------------------------------------------------------------------------------------


def test_playing_needs_no_packages_of_developers(checkout: Path) -> None:
    packages = {path.name for path in (checkout / ".venv").glob("lib/python*/site-packages/*")}
    assert {"litestar", "textual", "uvicorn"} <= packages
    assert not {"mypy", "mypyc", "pytest", "ruff", "numpy", "pyarrow", "playwright", "pip", "hypothesis"} & packages
    modules = {path.name for path in (checkout / "web" / "node_modules").iterdir()}
    assert {"vite", "svelte"} <= modules
    assert not {"eslint", "vitest", "prettier", "typescript"} & modules


def test_the_second_time_nothing_is_done(checkout: Path) -> None:
    log = checkout / "build" / "setup" / "python.log"
    before = log.stat().st_mtime_ns
    done = run(checkout, "scripts/setup", "play")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert log.stat().st_mtime_ns == before


def test_play_serves_a_page(checkout: Path) -> None:
    with playing(checkout) as (errors, told):
        assert errors == ""
        assert "http://localhost:" in told


STEPS = ["making .venv", "installing uv", "packages of Python", "what the table in the browser", "building the table"]


def at_step(folder: Path) -> str:
    texts = [path.read_text() for path in (folder / "build" / "setup").glob("*.step") if path.exists()]
    return " ".join(texts)


@pytest.mark.parametrize("killed", [signal.SIGKILL, signal.SIGINT] if LONG else [signal.SIGKILL])
def test_interrupted_in_any_step_it_goes_on_next_time(checkout: Path, killed: signal.Signals) -> None:
    """Killed in one step after the other, then left alone; in short form in the steps that begin first."""
    (checkout / ".venv" / "zehn-setup.stamp").unlink()
    (checkout / "web" / ".setup.stamp").unlink()
    (checkout / "web" / "node_modules" / ".zehn-setup.stamp").unlink()
    for step in STEPS if LONG else ("making .venv", "what the table in the browser"):
        setup = subprocess.Popen(
            ["scripts/setup", "play"], cwd=checkout, env=environ(), stderr=subprocess.PIPE, stdin=subprocess.DEVNULL
        )
        while step not in at_step(checkout) and setup.poll() is None:
            time.sleep(0.002)
        setup.send_signal(killed)
        code = setup.wait(PATIENCE)
        assert setup.stderr is not None
        setup.stderr.close()
        assert code in (0, -killed, 128 + killed)
    done = run(checkout, "scripts/setup", "play")
    assert done.returncode == 0, done.stderr
    assert run(checkout, "scripts/setup", "play").stderr == ""
    assert run(checkout, ".venv/bin/zehn", "--version").stdout.startswith("zehn ")


# -- bad surroundings -------------------------------------------------------------------------------------------------


def test_a_port_that_is_taken(checkout: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = run(checkout, "./play", "--port", port, "--store", str(checkout / "a.db"), ZEHN_LANG="en")
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence(done) == f"The port {port} is in use: choose another one with --port."


def test_without_node_it_serves_and_says_what_is_missing(checkout: Path, tmp_path: Path) -> None:
    stamp = checkout / "web" / ".setup.stamp"
    kept = stamp.read_text()
    stamp.unlink()
    path = path_without(tmp_path / "bin", "node", "npm")
    with playing(checkout, PATH=path, ZEHN_LANG="en") as (errors, told):
        assert errors.splitlines() == [
            "setup: The table in the browser needs Node.js 20 or newer with npm to be built; the server runs without "
            "it and says so."
        ]
        assert "http://localhost:" in told
    stamp.write_text(kept)


def test_without_network_after_the_first_set_up(checkout: Path) -> None:
    alone = as_root("--net")
    with playing(checkout, *alone, ZEHN_LANG="en") as (errors, told):
        assert errors == ""
        assert "Zehn is ready" in told


@pytest.mark.parametrize("level", ["play", "test"])
def test_without_network_at_the_first_set_up(tmp_path: Path, level: str) -> None:
    alone = as_root("--net")
    home = tmp_path / "home"
    home.mkdir()
    more = {"HOME": str(home), "XDG_CACHE_HOME": str(home), "ZEHN_PLAIN": ""}
    done = run(copy_to(tmp_path / "copy"), *alone, "scripts/setup", level, **more)
    assert done.returncode == 1
    assert sentence(done).startswith("setup: The packages could not be fetched: check the network")
    assert [line for line in done.stderr.splitlines() if not line.startswith(("setup: ", "    "))] == []


def test_a_python_that_is_too_old(tmp_path: Path) -> None:
    path = path_without(tmp_path / "bin")
    old = tmp_path / "bin" / "python3"
    old.write_text('#!/bin/sh\ncase "$*" in *version_info*) exit 1 ;; esac\necho Python 3.10.12\n')
    old.chmod(0o755)
    done = run(copy_to(tmp_path / "copy"), "./play", PATH=path, PYTHON="")
    assert done.returncode == 1
    assert sentence(done) == (
        "setup: Zehn needs Python 3.11 or newer: install it, or name it with PYTHON=/path/to/python."
    )


def test_a_clone_that_can_only_be_read(tmp_path: Path) -> None:
    mounts = as_root("--mount")
    copy = copy_to(tmp_path / "copy")
    script = f"mount --bind -o ro {copy} {copy} && mount -o remount,bind,ro {copy} && cd {copy} && exec ./play"
    done = run(tmp_path, *mounts, "bash", "-c", script)
    assert done.returncode == 1
    assert sentence(done).startswith(f"setup: Nothing can be written to {copy}: copy the project")


def test_a_clone_that_can_only_be_read_serves_when_it_is_set_up(checkout: Path) -> None:
    mounts = as_root("--mount")
    script = f'mount --bind {checkout} {checkout}; mount -o remount,bind,ro {checkout}; cd {checkout}; exec "$@"'
    with playing(checkout, *mounts, "bash", "-c", script, "bash", ZEHN_PLAIN="", ZEHN_LANG="en") as (errors, told):
        assert errors.splitlines() == [
            "compile: The core cannot be compiled here, where nothing can be written: it runs as plain Python."
        ]
        assert "Zehn is ready" in told


@pytest.mark.parametrize("room", [0, 4_000_000])
def test_a_full_disk(tmp_path: Path, room: int) -> None:
    """Full from the start, or as soon as the first packages come."""
    mounts = as_root("--mount")
    copy = copy_to(tmp_path / "copy")
    size = sum(-(-path.stat().st_size // 4096) * 4096 for path in copy.rglob("*") if path.is_file())
    disk = tmp_path / "disk"
    disk.mkdir()
    fill = "" if room else "head -c 100000000 /dev/zero >filler 2>/dev/null;"
    script = (
        f"mount -t tmpfs -o size={size + 2_000_000 + room} none {disk} && cp -a {copy}/. {disk} && cd {disk} && {fill}"
        "./play"
    )
    done = run(tmp_path, *mounts, "bash", "-c", script)
    assert done.returncode == 1, done.stderr
    assert sentence(done) == "setup: The disk is full: make some room (about 500 MB), then run this again."


# -- the compiled core ------------------------------------------------------------------------------------------------


@pytest.fixture
def small_core(checkout: Path) -> Iterator[Path]:
    """The copy with a core of one module, which is compiled in seconds."""
    file = checkout / "src" / "zehn" / "build.py"
    text = file.read_text()
    file.write_text(re.sub(r"(?s)MODULES = \(.*?\n\)", 'MODULES = ("zehn.cards.deck",)', text, count=1))
    yield checkout
    file.write_text(text)
    (checkout / "build" / "core.failed").unlink(missing_ok=True)
    shutil.rmtree(checkout / "src" / "zehn" / "compiled", ignore_errors=True)


def is_built(folder: Path) -> bool:
    return run(folder, ".venv/bin/python", "-I", "-S", "src/zehn/build.py").returncode == 0


def test_before_the_set_up_there_is_nothing_to_compile_for(tmp_path: Path) -> None:
    copy = copy_to(tmp_path / "copy")
    asked = run(copy, "scripts/compile", "--settled", ZEHN_PLAIN="")
    assert (asked.returncode, asked.stdout, asked.stderr) == (1, "", "")
    done = run(copy, "scripts/compile", ZEHN_PLAIN="")
    assert (done.returncode, sentence(done)) == (
        1, "compile: There is no .venv yet: run scripts/setup, which compiles the core, too."
    )  # fmt: skip


def test_without_a_compiler_one_line_says_so(small_core: Path) -> None:
    done = run(small_core, "scripts/compile", "--behind", ZEHN_PLAIN="", CC="no-such-compiler")
    assert done.returncode == 0
    assert sentence(done) == (
        "compile: No C compiler was found: the core runs as plain Python, which is slower and plays the same."
    )
    again = run(small_core, "scripts/compile", "--behind", ZEHN_PLAIN="", CC="no-such-compiler")
    assert (again.returncode, again.stderr) == (0, ""), "told once"


def test_whoever_requires_the_core_gets_an_error_without_a_compiler(small_core: Path) -> None:
    done = run(small_core, "scripts/compile", ZEHN_PLAIN="", CC="no-such-compiler", ZEHN_REQUIRE_CORE="1")
    assert done.returncode == 1
    assert "No C compiler was found" in sentence(done)


@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler")
def test_whoever_requires_the_core_gets_an_error_where_compiling_fails(small_core: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken-cc"
    broken.write_text("#!/bin/sh\nexit 1\n")
    broken.chmod(0o755)
    more = {"ZEHN_PLAIN": "", "CC": str(broken)}
    done = run(small_core, "scripts/compile", ZEHN_REQUIRE_CORE="1", **more)
    assert done.returncode == 1
    assert "could not be compiled" in sentence(done)
    assert run(small_core, "scripts/compile", "--settled", **more).returncode == 0, "it is not tried again"
    assert run(small_core, "scripts/compile", "--settled", ZEHN_REQUIRE_CORE="1", **more).returncode == 1
    python = small_core / "build" / "compiler" / "bin" / "python"
    built = run(small_core, python, "setup.py", "build_ext", "--build-lib", "out", ZEHN_REQUIRE_CORE="1", **more)
    assert built.returncode != 0
    assert "ZEHN_REQUIRE_CORE asks for it" in built.stderr


@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler")
def test_the_core_is_compiled_behind(small_core: Path) -> None:
    """The call returns at once; a compilation that was killed is done again, and leaves nothing behind.

    At the priority of the tests beside it: at the lowest one it would wait for them.
    """
    lock, until = small_core / "build" / "core.lock", time.monotonic() + PATIENCE
    for killed in (True, False):
        done = run(small_core, "scripts/compile", "--behind", ZEHN_PLAIN="", ZEHN_NICE="0")
        assert (done.returncode, done.stdout) == (0, "")
        assert "behind the game" in sentence(done)
        while not lock.is_symlink() and not is_built(small_core) and time.monotonic() < until:
            time.sleep(0.01)
        if killed and lock.is_symlink():
            leader = lock.readlink().name
            os.killpg(int(leader), signal.SIGKILL)
            while run(small_core, "ps", "-o", "stat=", "-p", leader).stdout.strip()[:1] not in ("", "Z"):
                time.sleep(0.01)
    while (lock.is_symlink() or not is_built(small_core)) and time.monotonic() < until:
        time.sleep(0.1)
    assert is_built(small_core), (small_core / "build" / "setup" / "core.log").read_text()[-2000:]
    assert not lock.is_symlink()
    assert not list((small_core / "build").glob("core.[0-9]*"))
    assert run(small_core, "scripts/compile", "--behind", ZEHN_PLAIN="", ZEHN_NICE="0").stderr == ""


# -- ./test -----------------------------------------------------------------------------------------------------------

#: Programs that do nothing but say how they were called; one of them fails.
SAYS = '#!/bin/sh\nname=${0##*/}\necho "$name $*"\ncase "$name $*" in *"$BROKEN"*) exit $CODE ;; esac\n'
TOOLS_OF_VENV = [f".venv/bin/{name}" for name in ("ruff", "mypy", "python", "pytest")]
PROGRAMS = ["scripts/setup", "scripts/test-tools", "bin/npm", *TOOLS_OF_VENV]


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """./test, and such programs in place of all that it starts."""
    shutil.copy2(ROOT / "test", tmp_path)
    (tmp_path / "web" / "node_modules").mkdir(parents=True)
    for name in PROGRAMS:
        program = tmp_path / name
        program.parent.mkdir(parents=True, exist_ok=True)
        program.write_text(SAYS)
        program.chmod(0o755)
    return tmp_path


def all_checks(folder: Path, *options: str, broken: str = "nothing", code: int = 1) -> tuple[int, str]:
    path = f"{folder / 'bin'}:{os.environ['PATH']}"
    done = run(folder, "./test", *options, PATH=path, BROKEN=broken, CODE=str(code))
    return done.returncode, done.stdout


STAGES = ("ruff check", "ruff format", "mypy", "scripts/docs", "silent lint", "silent check", "silent test")
PARTS = ("tests/browser tests/release", "tests/kernel/test_kernel.py", "loadgroup")


def test_all_checks_are_made_one_after_the_other(bare: Path) -> None:
    code, told = all_checks(bare, "-k", "a b")
    assert code == 0
    places = [told.index(stage) for stage in STAGES]
    assert places == sorted(places)
    assert [line.endswith("-k a b") for line in told.splitlines() if line.startswith("pytest ")] == [True] * len(PARTS)
    assert "failed" not in told


@pytest.mark.parametrize("broken", [*STAGES[:2], *STAGES[3:], *PARTS[:2]])
def test_what_has_failed_is_told_and_the_rest_is_done(bare: Path, broken: str) -> None:
    code, told = all_checks(bare, broken=broken)
    assert code == 1
    assert "!! failed before the tests: " in told
    assert all(stage in told for stage in (*STAGES, *PARTS))


def test_nothing_may_be_left_of_a_part_but_not_of_all(bare: Path) -> None:
    assert all_checks(bare, broken="tests/browser", code=5)[0] == 0
    assert all_checks(bare, broken="pytest", code=5)[0] == 1


def test_without_node_the_rest_is_tested(bare: Path) -> None:
    (bare / "web" / "node_modules").rmdir()
    code, told = all_checks(bare)
    assert code == 0
    assert "the table in the browser: skipped" in told
    assert "silent lint" not in told
