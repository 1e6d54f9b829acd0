"""`zehn serve`: live tables, where the server is installed."""

from zehn.cli.calls import Misused
from zehn.words import Language, Words, say


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8010,
    store: str | None = None,
    lan: bool = False,
    workers: int = 1,
    config: str | None = None,
    open: bool = False,
    lang: Language | None = None,
) -> int:
    """Serve live tables."""
    run("0.0.0.0" if lan else host, port, store, workers=workers, config=config, words=say(lang), show=open)
    return 0


def run(host: str, port: int, store: str | None, *, workers: int, config: str | None, words: Words, show: bool) -> None:
    """Serve until stopped."""
    try:
        from zehn.server.configuration import ConfigurationError, read_configuration
        from zehn.server.serve import ServeError
        from zehn.server.serve import serve as start
    except ModuleNotFoundError as error:
        raise Misused("serve-no-extra") from error
    try:
        configuration = read_configuration(config)
        start(host, port, store, workers=workers, configuration=configuration, words=words, show=show, background=True)
    except ConfigurationError as error:
        raise Misused(error.sentence, **error.details) from error
    except ServeError as error:
        raise Misused(error.key, **error.details) from error
