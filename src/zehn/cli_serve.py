"""`zehn serve`: live tables, where the server is installed."""

from zehn.cli_calls import Misused
from zehn.rules.words import Words


def serve(host: str, port: int, store: str | None, *, workers: int, words: Words, show: bool) -> None:
    """Serve until somebody stops it."""
    try:
        from zehn.server.serve import ServeError
        from zehn.server.serve import serve as run
    except ModuleNotFoundError as error:
        raise Misused("serve-no-extra") from error
    try:
        run(host, port, store, workers=workers, words=words, show=show, errands=True)
    except ServeError as error:
        raise Misused(error.key, **error.details) from error
