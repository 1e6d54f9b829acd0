"""A real PostgreSQL for tests: Debian's package, on loopback, in a temporary folder, never as root."""

import atexit
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

#: Safe enough for processes that are killed (not for power that is cut), and quick.
SETTINGS = {
    "listen_addresses": "127.0.0.1", "unix_socket_directories": "", "fsync": "off", "max_connections": "60",
    "shared_buffers": "16MB", "jit": "off", "autovacuum": "off", "logging_collector": "off",
}  # fmt: skip


def programs() -> Path | None:
    """The folder with initdb and pg_ctl; None if PostgreSQL is not installed."""
    found = [Path(path).parent for path in (shutil.which("initdb"),) if path]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    return next((path for path in reversed(found) if (path / "initdb").exists()), None)


def missing() -> str:
    """Why the tests with PostgreSQL cannot run; empty if they can."""
    if programs() is None:
        return "PostgreSQL is not installed: apt install postgresql (./test does that when root runs it)"
    return ""


def _user() -> dict[str, Any]:
    """PostgreSQL does not run as root: the user of its package does it then."""
    if os.geteuid():
        return {}
    return {"user": "postgres", "group": "postgres", "extra_groups": []}


class Postgres:
    """A cluster of its own on a port of its own."""

    def __init__(self, folder: Path) -> None:
        found = programs()
        assert found is not None
        self.programs, self.folder = found, folder
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = int(probe.getsockname()[1])
        self.numbers = count()
        if not os.geteuid():
            shutil.chown(folder, "postgres", "postgres")
        self._run("initdb", "--no-sync", "--auth=trust", "--username=zehn", "--encoding=UTF8", "--locale=C", folder)
        lines = [f"{name} = '{value}'" for name, value in (SETTINGS | {"port": str(self.port)}).items()]
        with (folder / "postgresql.conf").open("a") as settings:
            settings.write("\n".join(lines) + "\n")

    def _run(self, program: str, *arguments: str | Path) -> None:
        done = subprocess.run(
            [self.programs / program, *arguments], capture_output=True, text=True, cwd="/", check=False, **_user()
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        """Returns when it takes connections."""
        self._run("pg_ctl", "start", "--wait", "-D", self.folder, "-l", self.folder / "log", "-s")

    def stop(self, mode: str = "fast") -> None:
        """`immediate` is as good as a kill."""
        self._run("pg_ctl", "stop", "--wait", "-D", self.folder, "-m", mode, "-s")

    def end(self) -> None:
        """Stop, unless a test has done so, and leave nothing behind."""
        with suppress(AssertionError):
            self.stop("fast")
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://zehn@127.0.0.1:{self.port}/{database}"

    def sql(self, *statements: str, database: str = "postgres") -> list[Any]:
        """Run statements; the rows of the last."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            rows: list[Any] = []
            for statement in statements:
                cursor = connection.execute(statement.encode())
                rows = cursor.fetchall() if cursor.description else []
            return rows

    def database(self, options: str = "") -> str:
        """A new, empty database; its URL."""
        name = f"zehn{next(self.numbers)}"
        self.sql(f"CREATE DATABASE {name} TEMPLATE template0 {options}")
        return self.url(name)

    def cut(self) -> None:
        """End every connection of a server."""
        self.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'zehn'")


def _place() -> str | None:
    """In memory, where there is enough of it: thousands of small files come and go."""
    memory = Path("/dev/shm")
    return str(memory) if memory.is_dir() and shutil.disk_usage(memory).free > 2**31 else None


@cache
def running_postgres() -> Postgres:
    """A running cluster, one for all tests; nothing is left of it when they are over."""
    folder = Path(tempfile.mkdtemp(prefix="zehn-postgres-", dir=_place()))
    postgres = Postgres(folder)
    postgres.start()
    atexit.register(postgres.end)
    return postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The cluster; without PostgreSQL the test is skipped and says why."""
    if why := missing():
        pytest.skip(why)
    yield running_postgres()
    running_postgres().end()
