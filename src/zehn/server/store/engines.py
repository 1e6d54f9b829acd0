"""The way to a store: an engine for its URL, on the newest schema."""

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import URL, Connection, Engine, inspect, make_url, text
from sqlalchemy.exc import ArgumentError

from zehn.server.store.faults import Damaged, NewerStore, StoreFails
from zehn.server.store.postgres import Postgres
from zehn.server.store.sqlite import Sqlite
from zehn.server.store.writer import Append

#: The newest migration.
HEAD = "0003"


class Kind(Protocol):
    """What is special about a database."""

    #: Whether several processes may use it at once.
    shared: bool

    def engine(self, url: URL) -> Engine:
        """An engine for a URL; nothing is opened yet."""

    def lock(self, connection: Connection) -> None:
        """Keep others from migrating until the transaction ends."""

    def insert(self, connection: Any, batch: list[Append]) -> None:
        """Store a batch, all or none, durably."""

    def read(self, connection: Any, wanted: Sequence[tuple[str, int]]) -> list[list[tuple[int, bytes]]]:
        """The entries (time, body) of several tables, each from a number on."""

    def backend(self, connection: Any) -> int:
        """The database's own number of a connection."""

    def is_away(self, error: BaseException) -> bool:
        """Whether an error may be over in a moment."""

    def is_damage(self, error: BaseException) -> bool:
        """Whether an error says that what is stored cannot be read."""

    def sweep(self, connection: Any, what: str, before: int, spared: Collection[str]) -> list[str]:
        """Delete some of the tables (or pads) whose last entry is older, all or none; which ones."""

    def fault(self, connection: Any) -> str:
        """What is wrong with what is stored, in the database's words; empty if nothing is known to be."""


_KINDS: dict[str, type[Kind]] = {"sqlite": Sqlite, "postgresql": Postgres}


def is_shared(url: str) -> bool:
    """Whether several processes may serve the tables of this store."""
    return _kind(parsed(url)).shared


def shown(url: str) -> str:
    """A store as people read it: the file, or the address without the password."""
    try:
        return parsed(url).render_as_string(hide_password=True).removeprefix("sqlite:///")
    except StoreFails:
        return url


def prepared(url: str) -> tuple[Engine, Kind]:
    """An engine for a store that has the newest schema."""
    place = parsed(url)
    kind = _kind(place)
    engine = kind.engine(place)
    try:
        with engine.begin() as connection:
            _migrate(connection, kind)
    except BaseException:
        engine.dispose()
        raise
    return engine, kind


def parsed(url: str) -> URL:
    """The parts of a store's URL."""
    try:
        return make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreFails(str(error)) from error


def _kind(url: URL) -> Kind:
    name = url.get_backend_name()
    if name not in _KINDS:
        raise StoreFails(f"{name}: sqlite, postgresql")
    return _KINDS[name]()


def _migrate(connection: Connection, kind: Kind) -> None:
    """Bring the schema up to date. Alembic takes its time to import: only if there is something to do."""
    if _version(connection) == HEAD:
        return
    kind.lock(connection)
    if _version(connection) > HEAD:
        raise NewerStore(_version(connection))
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    folder = Path(__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:  # a version that never was
        raise Damaged(str(error)) from error


def _version(connection: Connection) -> str:
    """The migration that a store has; empty if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")) or "")
