"""`zehn serve`: live tables, where the server is installed."""

from zehn.cli_calls import Misused
from zehn.rules.words import Words


def serve(
    host: str, port: int, store: str | None, *, workers: int, config: str | None, words: Words, show: bool
) -> None:
    """Serve until somebody stops it."""
    try:
        from zehn.server.configuration import ConfigurationError, read_configuration
        from zehn.server.serve import ServeError
        from zehn.server.serve import serve as run
    except ModuleNotFoundError as error:
        raise Misused("serve-no-extra") from error
    try:
        configuration = read_configuration(config)
        run(host, port, store, workers=workers, configuration=configuration, words=words, show=show, errands=True)
    except ConfigurationError as error:
        raise Misused(error.sentence, **error.details) from error
    except ServeError as error:
        raise Misused(error.key, **error.details) from error
