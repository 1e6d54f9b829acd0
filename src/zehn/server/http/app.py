"""The application: routes, the socket, and what becomes of errors."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import Any

import structlog
from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.datastructures import Headers, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath
from litestar.response import Response as LitestarResponse
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Raw

from zehn.refusals import Refusal, Refused
from zehn.server.codec import encode, read_pad_request, read_request
from zehn.server.http.pads import PAD_ROUTES
from zehn.server.http.pages import PAGES
from zehn.server.http.replays import REPLAY_ROUTES
from zehn.server.http.routes import ROUTES, address_in, address_of, manager_of
from zehn.server.http.rules import RULES_ROUTES
from zehn.server.http.safety import HEADERS, Hosts, is_own_page, language
from zehn.server.live_table import LiveTable
from zehn.server.pads.live_pad import LivePad
from zehn.server.sockets.limiter import Limiter, too_many
from zehn.server.sockets.limits import Limits
from zehn.server.sockets.network import CONNECTION, WebSocketConnection
from zehn.server.sockets.session import Session
from zehn.server.store import StoreFails
from zehn.server.table_manager import TableManager
from zehn.server.tokens import read_code, read_pad_code
from zehn.tables import protocol as p
from zehn.tables import views
from zehn.tables.rules import denied

log = structlog.get_logger("zehn.server")

#: What a client talks to, and how it is found for a client at an address.
Live = LiveTable | LivePad
Find = Callable[[str], Awaitable[Live]]

#: Seconds that a client has for receiving pending messages when it is disconnected.
FAREWELL = 2.0

#: A new table may bring a custom sheet.
LARGEST_BODY = 300_000

_STATUS = {"no-table": 404, "no-pad": 404, "no-record": 404, "no-round": 404, "no-step": 404, "too-many": 429,
           "busy": 503, "other-host": 421, "other-origin": 403, "table-full": 409, "chair-taken": 409,
           "chair-in-round": 409, "pad-large": 413, "name-alike": 409, "table-broken": 409,
           "store-fails": 503}  # fmt: skip


# -- the socket -----------------------------------------------------------------------------------------------------


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, State], state: State, code: FromPath[str]) -> None:
    """A client plays or watches."""
    manager = manager_of(state)
    await _admit(socket, manager, partial(manager.find, read_code(code)), read_request)


@websocket("/api/pads/{code:str}/socket")
async def pad_socket(socket: WebSocket[Any, Any, State], state: State, code: FromPath[str]) -> None:
    """A client looks at a pad, or writes on it."""
    manager = manager_of(state)
    await _admit(socket, manager, partial(manager.pads.find, read_pad_code(code)), read_pad_request)


async def _admit(
    socket: WebSocket[Any, Any, State], manager: TableManager, find: Find, reads: Callable[[str], p.Request]
) -> None:
    """Talk to a client, if it may come in."""
    if not is_own_page(socket.headers):
        await socket.close(1008)
        return
    address = address_of(socket)
    with _counted(manager.limiter, address) as wait:
        if wait:
            await _reject(socket.send, too_many("sockets", wait).refusal)
        else:
            await socket.accept()
            await _converse(socket, manager.limits, find, address, reads)


@contextmanager
def _counted(limiter: Limiter, address: str) -> Iterator[int]:
    """Count a socket while it is open; seconds to wait if there are too many of this address."""
    wait = limiter.wait("new_sockets", address)
    if wait or not limiter.enter("sockets", address):
        yield wait or 10
        return
    try:
        yield 0
    finally:
        limiter.leave("sockets", address)


async def _converse(
    socket: WebSocket[Any, Any, State], limits: Limits, find: Find, address: str, reads: Callable[[str], p.Request]
) -> None:
    connection: WebSocketConnection = socket.scope["state"][CONNECTION]
    session = Session(connection, limits.messages, address, reads)
    try:
        live = await _greeted(socket, session, find, limits.hello_seconds)
        if live:
            await _listen(connection, session, live)
    finally:
        session.closed = True
        await connection.drain(FAREWELL)
        with suppress(Exception):
            await socket.close(1000)
        del socket.send, socket.receive  # which hold the socket that holds them


async def _listen(connection: WebSocketConnection, session: Session, live: Live) -> None:
    """Pass a client's messages to the table or the pad until it disconnects."""
    session.handler = live
    try:
        connection.listen(session.hear)
        await connection.over.wait()
    finally:
        session.closed = True
        await asyncio.shield(live.disconnect(session))


async def _greeted(socket: WebSocket[Any, Any, State], session: Session, find: Find, seconds: float) -> Live | None:
    """The table or the pad, after hello and welcome."""
    try:
        async with asyncio.timeout(seconds):
            hello = session.read(await socket.receive_text())
        if not isinstance(hello, p.Hello):
            raise denied("hello-first")
        session.lang = hello.lang
        live = await find(session.address)
        await live.connect(session, hello)
    except Refused as refused:
        session.refuse(refused.refusal)
        session.bye("refused")
    except StoreFails:
        session.bye("store", again=True)
    except (TimeoutError, WebSocketException):
        pass
    else:
        return live
    return None


# -- errors ---------------------------------------------------------------------------------------------------------


def _refusal(error: Refused | StoreFails) -> Any:
    return error.refusal if isinstance(error, Refused) else denied("store-fails").refusal


def _refused(request: Request[Any, Any, Any], error: Exception) -> Response[Raw]:
    """A refusal as an answer to an HTTP request."""
    assert isinstance(error, Refused | StoreFails)
    refusal = _refusal(error)
    return _answer(request, refusal, _STATUS.get(refusal.key, 400))


def _unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Raw]:
    """Any other error of a request."""
    status = error.status_code if isinstance(error, HTTPException) else 400
    key = "message-large" if status == 413 else "message-unreadable"
    answer = _answer(request, denied(key).refusal, status)
    answer.headers.update(getattr(error, "headers", None) or {})
    return answer


def _answer(request: Request[Any, Any, Any], refusal: Any, status: int) -> Response[Raw]:
    return LitestarResponse(Raw(_body(refusal, request.headers)), status_code=status, headers=_headers(refusal))


def _body(refusal: Refusal, headers: Mapping[str, str]) -> bytes:
    text = views.sentence(refusal, language(headers))
    return encode(p.Refusing(0, refusal.clause, refusal.key, views.details(refusal), text, None))


def _headers(refusal: Refusal) -> dict[str, str]:
    """The time to wait, as an HTTP header."""
    wait = refusal.details.get("wait")
    return {"Retry-After": str(wait)} if wait else {}


async def _note(error: Exception, scope: Scope) -> None:
    """Log an unexpected error, but not the request."""
    if not isinstance(error, Refused | StoreFails | HTTPException | RecursionError | UnicodeError):
        log.error("unexpected", path=scope["path"], exc_info=error)


async def _own_pages_only(request: Request[Any, Any, Any]) -> None:
    if request.method not in ("GET", "HEAD", "OPTIONS") and not is_own_page(request.headers):
        raise denied("other-origin")


# -- the application ------------------------------------------------------------------------------------------------

Build = Callable[[], Awaitable[TableManager]]


def make_app(build: Build, limiter: Limiter, hosts: Hosts | None = None) -> Litestar:
    """The application; `build` makes its manager when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        manager = app.state["manager"] = await build()
        warming = asyncio.create_task(manager.warm_up())
        try:
            yield
        finally:
            await warming
            await manager.close()
            log.info("closed")

    return Litestar(
        [*ROUTES, *RULES_ROUTES, *REPLAY_ROUTES, *PAD_ROUTES, *PAGES, table_socket, pad_socket],
        lifespan=[lifespan],
        before_request=_own_pages_only,
        exception_handlers={
            Refused: _refused,
            StoreFails: _refused,
            HTTPException: _unreadable,
            RecursionError: _unreadable,
            UnicodeError: _unreadable,
        },
        after_exception=[_note],
        middleware=[partial(_Guard, limiter=limiter, hosts=hosts or Hosts())],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(title="Zehn", version=str(p.VERSION), path="/api/schema"),
    )


class _Guard:
    """Before the application: check host name and limits. After it: add the headers that protect browsers."""

    extra = tuple((name.lower().encode(), value.encode()) for name, value in HEADERS.items())

    def __init__(self, app: ASGIApp, limiter: Limiter, hosts: Hosts) -> None:
        self.app, self.limiter, self.hosts = app, limiter, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)
        refused = self._refused(scope, headers)
        if scope["type"] != ScopeType.HTTP:
            await (_reject(send, refused) if refused else self.app(scope, receive, send))
            return

        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.extra]
            await send(message)

        if refused:
            await _send_refusal(send_guarded, refused, headers)
        else:
            await self.app(scope, receive, send_guarded)

    def _refused(self, scope: Scope, headers: Mapping[str, str]) -> Refusal | None:
        """Why a request is refused unread."""
        if not self.hosts.know(headers.get("host", "")):
            return denied("other-host").refusal
        if scope["type"] == ScopeType.HTTP and (wait := self.limiter.wait("requests", address_in(scope))):
            return too_many("requests", wait).refusal
        return None


async def _reject(send: Any, refusal: Refusal) -> None:
    """Refuse a WebSocket before the handshake."""
    raw = [(name.lower().encode(), value.encode()) for name, value in _headers(refusal).items()]
    await send({"type": "websocket.http.response.start", "status": _STATUS[refusal.key], "headers": raw})
    await send({"type": "websocket.http.response.body", "body": b""})


async def _send_refusal(send: Any, refusal: Refusal, headers: Mapping[str, str]) -> None:
    """Refuse a request cheaply."""
    told = {"Content-Type": "application/json", **_headers(refusal)}
    raw = [(name.lower().encode(), value.encode()) for name, value in told.items()]
    await send({"type": "http.response.start", "status": _STATUS[refusal.key], "headers": raw})
    await send({"type": "http.response.body", "body": _body(refusal, headers)})
