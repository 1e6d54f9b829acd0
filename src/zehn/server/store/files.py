"""The files of an embedded store: for their owner alone, and served by one process at a time."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import URL

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

#: What SQLite keeps beside its file while it is open.
BESIDE = ("", "-wal", "-shm", "-journal")


#: How a database begins; whatever else somebody may have named by mistake is left as it is.
HEADER = b"SQLite format 3\0"


class Busy(Exception):
    """Another server has this store."""


def file_of(url: URL) -> Path | None:
    """The file of an embedded store; None for a store in memory, and for other databases."""
    name = url.database or ""
    if url.get_backend_name() != "sqlite" or name in ("", ":memory:") or name.startswith("file:"):
        return None
    return Path(name)


def make_private(file: Path) -> None:
    """See that a database is its owner's alone from the moment it exists; its seeds and hands are secret."""
    make_folder(file.parent)
    number = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        ours = os.read(number, len(HEADER)) in (b"", HEADER)
    finally:
        os.close(number)
    for suffix in BESIDE if ours else ():
        close_to_others(file.with_name(file.name + suffix))


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, each for its owner alone; one that exists stays as it is."""
    if not folder.is_dir():
        make_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


def close_to_others(file: Path) -> None:
    """Take everybody else's rights from a file; of a file that is not ours only its owner can."""
    with suppress(FileNotFoundError, PermissionError):
        if file.stat().st_mode & 0o077:
            file.chmod(0o600)


@contextmanager
def held(store: URL) -> Iterator[None]:
    """Keep other servers from an embedded store; `Busy` if one has it. Those who only read or copy need not ask."""
    file = file_of(store)
    if file is None or fcntl is None:
        yield
        return
    make_folder(file.parent)
    number = os.open(file.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _lock(number)
        yield
    finally:
        os.close(number)


def _lock(number: int) -> None:
    """The system releases it when the process ends, however it ends."""
    try:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise Busy from error
    except OSError:
        pass  # a file system without locks: then nobody can be kept out
