"""`zehn serve`: the server on an address, with its store."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from functools import partial
from types import FrameType
from typing import Any, NamedTuple, cast

import structlog
import uvicorn

from zehn.server.bots.workers import BotWorkers
from zehn.server.configuration import Configuration, read_configuration
from zehn.server.http.app import make_app
from zehn.server.http.pages import is_built
from zehn.server.http.safety import Hosts
from zehn.server.new_build import tell_when_built
from zehn.server.sockets.limiter import Limiter
from zehn.server.sockets.limits import NO_LIMITS
from zehn.server.sockets.network import Gate, HttpConnection, WebSocketConnection
from zehn.server.store import Damaged, KeyFails, NewerStore, NoDriver, Store, StoreFails, store_url
from zehn.server.store.engines import is_shared, parsed, shown
from zehn.server.store.faults import reason
from zehn.server.store.files import Busy, held
from zehn.server.table_manager import TableManager
from zehn.server.workers import Workers
from zehn.version import __version__
from zehn.words import Words, say

#: Seconds that running requests get when the server stops.
FAREWELL = 5

#: Seconds between two signs of life that a socket is asked for, and until it is given up without one: so long nobody
#: notices that somebody has lost the connection.
PING, PONG = 15, 10

#: Seconds after which everything is there that stays as long as the server.
SETTLED = 5.0

#: So many clients may wait until a process takes their connection.
BACKLOG = 2048


class ServeError(Exception):
    """Why the server cannot start: the key of the sentence, and its details."""

    def __init__(self, key: str, **details: str) -> None:
        super().__init__(key)
        self.key = key
        self.details = details


class Address(NamedTuple):
    """Where the server is found: here, and in the same network (empty if it listens only here)."""

    here: str
    lan: str


def serve(
    host: str = "127.0.0.1",
    port: int = 8010,
    store: str | None = None,
    *,
    workers: int = 1,
    bots: int = 1,
    configuration: Configuration | None = None,
    ready: Callable[[Address], None] | None = None,
    words: Words | None = None,
    show: bool = False,
    background: bool = False,
) -> None:
    """Serve until stopped; `ready` is called with the addresses as soon as clients can come.

    `show` opens a browser; with `background` the tables that some bots play by are made in the background.
    """
    speak = words or say()
    url = store_url(store)
    with _only_server(url):
        _check(url, workers)
        listening = _listen(host, port)
        set_up_logs()
        work = partial(
            _work, listening, configuration or Configuration(), partial(_manager, url, bots, background=background)
        )
        announce = partial(_announce, listening, host, url, speak, ready, show=show)
        if workers == 1:
            work(announce)
        else:
            listening.listen(BACKLOG)
            Workers(workers, work, announce).run()


def _work(
    listening: socket.socket,
    configuration: Configuration,
    build: Callable[[Limiter, Configuration], Awaitable[TableManager]],
    ready: Callable[[], None],
) -> None:
    """Serve in this process."""
    limiter = Limiter(configuration.limits)
    app = make_app(partial(build, limiter, configuration), limiter, Hosts(configuration.hosts))
    _Server(uvicorn_config(app, Gate(limiter, configuration.proxies)), ready).run(sockets=[listening])


def uvicorn_config(app: Any, gate: Gate) -> uvicorn.Config:
    """How uvicorn serves the application; clients behind a proxy are known only if the proxy is configured."""
    return uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=cast("Any", partial(HttpConnection, gate=gate)),
        ws=cast("Any", partial(WebSocketConnection, gate=gate)),
        ws_per_message_deflate=False,
        ws_max_size=65_536,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        limit_concurrency=gate.limits.all_connections,
        proxy_headers=bool(gate.proxies),
        forwarded_allow_ips=[str(proxy) for proxy in gate.proxies],
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=FAREWELL,
    )


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Whoever presses Ctrl+C again does not want to wait; what anybody has seen is stored."""
        if self.should_exit and sig == signal.SIGINT:
            os._exit(128 + sig)
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.collect()  # now, while nobody waits: it takes a large part of a second on a busy machine
            self.ready()
            asyncio.get_running_loop().call_later(SETTLED, _settle)


def _settle() -> None:
    """Words, rules and code stay: searching them for garbage again and again would hold up every table.

    People may be playing already, so only what is new is searched before.
    """
    gc.collect(1)
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


async def _manager(
    url: str, bots: int, limiter: Limiter, configuration: Configuration, *, background: bool
) -> TableManager:
    name, bot_workers = f"zehn {__version__}", BotWorkers(bots)
    return await TableManager.build(
        url,
        name=name,
        bot_workers=bot_workers,
        limiter=limiter,
        metrics=configuration.metrics,
        behind_proxy=bool(configuration.proxies),
        keeping=configuration.keeping,
        background=background,
    )


def _only_server(url: str) -> ExitStack:
    """A lock against a second server on the same file: the two would not see each other's moves."""
    stack = ExitStack()
    try:
        stack.enter_context(held(parsed(url)))
    except Busy as error:
        raise ServeError("serve-store-busy", store=shown(url)) from error
    except (StoreFails, OSError) as error:
        raise ServeError("serve-no-store", store=shown(url), why=reason(error)) from error
    return stack


def _check(url: str, workers: int) -> None:
    """Check in advance whether so many processes can open the store."""
    try:
        if workers < 1 or (workers > 1 and not is_shared(url)):
            raise ServeError("serve-workers")
        asyncio.run(_open_once(url))
    except NoDriver as error:
        raise ServeError("serve-no-driver") from error
    except NewerStore as error:
        raise ServeError("serve-newer-store", store=shown(url)) from error
    except Damaged as error:
        raise ServeError("serve-store-damaged", store=shown(url), why=str(error)) from error
    except KeyFails as error:
        raise ServeError("serve-no-key", file=str(error.file), why=error.why) from error
    except StoreFails as error:
        raise ServeError("serve-no-store", store=shown(url), why=str(error)) from error


async def _open_once(url: str) -> None:
    """Open the store, and whatever else can be wrong with it at the start."""
    store = await Store.open(url)
    try:
        await store.check()
        await store.key()
    finally:
        await store.close()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise ServeError("serve-port", port=str(port)) from error
    return listening


def _announce(
    listening: socket.socket,
    host: str,
    url: str,
    words: Words,
    ready: Callable[[Address], None] | None,
    *,
    show: bool,
) -> None:
    port = listening.getsockname()[1]
    everywhere = host in ("0.0.0.0", "::")
    here = f"http://{'localhost' if everywhere or host == '127.0.0.1' else host}:{port}/"
    address = Address(here, f"http://{lan_address()}:{port}/" if everywhere else "")
    if ready:
        ready(address)
    else:
        sys.stdout.write(announcement(address, url, words))
        sys.stdout.flush()
        tell_when_built(words)
    if show and sys.stdout.isatty():
        _open(address.here)


def _open(address: str) -> None:
    """Show the start page in the browser of a desktop; nothing happens where there is none."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def announcement(address: Address, url: str, words: Words) -> str:
    """What the server prints when it is ready; in a network with a QR code for the telephones."""
    lines = [words("serve-address", address=address.here)]
    if address.lan:
        lines += [words("serve-lan", address=address.lan), qr_text(address.lan)]
    if not is_built():
        lines.append(words("serve-no-client"))
    lines += [words("serve-store", store=shown(url)), words("serve-stop")]
    return "\n".join(lines) + "\n"


def qr_text(address: str) -> str:
    """A QR code for the terminal."""
    import io

    import segno

    out = io.StringIO()
    segno.make(address, micro=False).terminal(out=out, compact=True)
    return out.getvalue()


def lan_address() -> str:
    """The address at which other devices in the house reach this one, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def set_up_logs() -> None:
    """Structured lines on standard error; ZEHN_LOG=debug tells more. No card of a running game is ever logged."""
    level = getattr(logging, os.environ.get("ZEHN_LOG", "warning").upper(), logging.WARNING)
    logging.basicConfig(level=level, format="%(message)s", stream=sys.stderr)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def main() -> None:
    """`python -m zehn.server.serve HOST PORT STORE [WORKERS]`, for tests and benches: nobody is too fast there.

    With a file of limits in `ZEHN_CONFIG` they hold.
    """
    host, port, store, workers = [*sys.argv[1:], "1"][:4]
    configured = os.environ.get("ZEHN_CONFIG")
    configuration = read_configuration(configured) if configured else Configuration(NO_LIMITS)
    try:
        serve(host, int(port), store, workers=int(workers), configuration=configuration)
    except ServeError as error:
        sys.exit(say()(error.key, **error.details))


if __name__ == "__main__":
    main()
