"""The key that signs the tokens of seats. It lives apart from the tables, so that a copy of them opens no seat.

An embedded store has it in a file of its own (`tables.key`). `ZEHN_KEY_FILE` names another one; without it PostgreSQL
has it in a table (`keys`), because its processes share nothing else.
"""

import os
import secrets
from contextlib import suppress
from pathlib import Path

from sqlalchemy import Connection, Engine, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from zehn.server.store.faults import KeyFails
from zehn.server.store.files import close_to_others, file_of, make_folder
from zehn.server.store.schema import KEYS, TABLES

SEATS = "seats"

#: A shorter key was not made by us, or only half of it was written.
SHORTEST = 32


def named_file() -> Path | None:
    """The file that the operator has named."""
    name = os.environ.get("ZEHN_KEY_FILE")
    return Path(name) if name else None


def own_file(engine: Engine) -> Path | None:
    """The file beside an embedded store."""
    file = file_of(engine.url)
    return file and file.with_suffix(".key")


def seat_key(engine: Engine) -> str:
    """The key of a store; made if there is none, and moved out of the tables where an older version left it."""
    file = named_file() or own_file(engine)
    if file is None:
        return _tabled(engine)
    if not file.exists():
        _make(engine, file)
    elif file == own_file(engine):
        close_to_others(file)
    key = read_key(file)
    _forget(engine, key)
    return key


def read_key(file: Path) -> str:
    """The key in a file."""
    try:
        key = file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeError) as error:
        why = error.strerror if isinstance(error, OSError) else None
        raise KeyFails(file, why or "not a key") from error
    if len(key) < SHORTEST:
        raise KeyFails(file, f"fewer than {SHORTEST} characters")
    return key


def write_key(file: Path, key: str, *, anew: bool = False) -> None:
    """Write a key whole or not at all; of several who write one at once the first wins, unless it is made `anew`."""
    draft = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        make_folder(file.parent)
        number = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(number, "w", encoding="ascii") as opened:
            opened.write(f"{key}\n")
            opened.flush()
            os.fsync(number)
        _publish(draft, file, anew=anew)
    except OSError as error:
        raise KeyFails(file, error.strerror or str(error)) from error
    finally:
        draft.unlink(missing_ok=True)


def _publish(draft: Path, file: Path, *, anew: bool) -> None:
    if anew:
        draft.replace(file)
        return
    with suppress(FileExistsError):
        try:
            os.link(draft, file)
        except PermissionError:  # a file system without links
            if not file.exists():
                draft.replace(file)


def stored_key(connection: Connection) -> str | None:
    """The key among the tables."""
    found = connection.scalar(select(KEYS.c.value).where(KEYS.c.name == SEATS))
    return None if found is None else str(found)


def _make(engine: Engine, file: Path) -> None:
    """A new key, or the one that an older version left among the tables."""
    own = own_file(engine)
    with engine.connect() as connection:
        key = stored_key(connection)
        tables = connection.scalar(select(func.count()).select_from(TABLES))
    if key is None and own and own.exists():
        key = read_key(own)  # the store gets its key elsewhere from now on
    if key is None and tables and file != own:
        raise KeyFails(file, "missing")  # a new one would take their seats from everybody, and differ elsewhere
    write_key(file, key or secrets.token_hex(32))


def _forget(engine: Engine, key: str) -> None:
    """Delete a key from the tables that is safe in its file."""
    with engine.connect() as connection:
        known = stored_key(connection)
    if known == key:
        with engine.begin() as connection:
            connection.execute(delete(KEYS).where(KEYS.c.name == SEATS))
        if engine.dialect.name == "sqlite":
            with engine.connect() as connection:  # overwritten in the file, too, not only in the journal
                connection.connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _tabled(engine: Engine) -> str:
    """The key of a database that has no file; the first to ask sets it."""
    with suppress(IntegrityError), engine.begin() as connection:
        connection.execute(insert(KEYS), {"name": SEATS, "value": secrets.token_hex(32)})
    with engine.connect() as connection:
        return str(stored_key(connection))
