"""What can go wrong with a store, apart from the driver that says it."""

from sqlalchemy.exc import DBAPIError


class StoreFails(Exception):
    """The store cannot be written or read at the moment."""


class NewerStore(StoreFails):
    """The store was made by a newer version."""


class NoDriver(StoreFails):
    """What this store needs is not installed."""


class Taken(Exception):
    """Somebody else has written this entry already."""


def cause(error: BaseException) -> BaseException:
    """The driver's own error."""
    return error.orig if isinstance(error, DBAPIError) and error.orig is not None else error


def reason(error: Exception) -> str:
    """The driver's own words, without the statement: entries must not come into a log."""
    return (str(cause(error)).strip() or type(cause(error)).__name__).split("\n", 1)[0]
