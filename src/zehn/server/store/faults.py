"""What can go wrong with a store, apart from the driver that says it."""

from pathlib import Path

from sqlalchemy.exc import DBAPIError


class StoreFails(Exception):
    """The store cannot be written or read at the moment."""


class NewerStore(StoreFails):
    """The store was made by a newer version."""


class NoDriver(StoreFails):
    """What this store needs is not installed."""


class KeyFails(StoreFails):
    """The key of the seats cannot be read or written."""

    def __init__(self, file: Path, why: str) -> None:
        super().__init__(f"{file}: {why}")
        self.file = file
        self.why = why


class Damaged(StoreFails):
    """What the store holds cannot be read: its pages were overwritten, or it is no store at all."""


class Taken(Exception):
    """Somebody else has written this entry already."""


def cause(error: BaseException) -> BaseException:
    """The driver's own error."""
    return error.orig if isinstance(error, DBAPIError) and error.orig is not None else error


def reason(error: Exception) -> str:
    """The driver's own words, without the statement: entries must not come into a log."""
    return (str(cause(error)).strip() or type(cause(error)).__name__).split("\n", 1)[0]
