"""The application: routes, the socket, and what becomes of errors."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import structlog
from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath
from litestar.response import Response as LitestarResponse
from litestar.types import ASGIApp, Receive, Scope, Send

from zehn.rules.refusals import Refused
from zehn.server import protocol as p
from zehn.server import wire
from zehn.server.books import BOOKS
from zehn.server.conversation import Conversation, understood
from zehn.server.hall import Hall
from zehn.server.live import LiveTable
from zehn.server.network import LINE, Gone, Line
from zehn.server.pages import PAGES
from zehn.server.replays import retell_file, retell_round
from zehn.server.requests import denied
from zehn.server.routes import ROUTES, hall_of
from zehn.server.safety import HEADERS, is_own_page, language
from zehn.server.socket import Socket
from zehn.server.store import StoreFails
from zehn.server.tokens import read_code

log = structlog.get_logger("zehn.server")

#: Seconds that a client gets to take what is still under way when it is sent away.
FAREWELL = 2.0

#: Seconds until a client must have said hello.
HELLO = 10.0

#: An own sheet may come with a new table.
LARGEST_BODY = 300_000

_STATUS = {"no-table": 404, "no-record": 404, "no-round": 404, "no-step": 404, "too-many-tables": 429,
           "too-much-reading": 429, "other-origin": 403, "table-full": 409, "chair-taken": 409,
           "store-fails": 503}  # fmt: skip


# -- the socket -----------------------------------------------------------------------------------------------------


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, State], state: State, code: FromPath[str]) -> None:
    """A client plays or watches."""
    if not is_own_page(socket.headers):
        await socket.close(1008)
        return
    await socket.accept()
    line: Line = socket.scope["state"][LINE]
    client = Socket(line, hall_of(state).limits.messages)
    try:
        live = await _greeted(line, client, hall_of(state), read_code(code))
        if live:  # as a task of its own, so that a message need not come down through the whole application
            await asyncio.create_task(Conversation(line, client, live).go_on())
    finally:
        client.closed = True
        await line.drain(FAREWELL)
        with suppress(Exception):
            await socket.close(1000)
        del socket.send, socket.receive  # which hold the socket that holds them


async def _greeted(line: Line, client: Socket, hall: Hall, code: str) -> LiveTable | None:
    """The table, once hello was said and welcomed."""
    try:
        async with asyncio.timeout(HELLO):
            hello = understood(await line.hear(), client)
        if not isinstance(hello, p.Hello):
            raise denied("hello-first")
        client.lang = hello.lang
        live = await hall.find(code)
        await live.welcome(client, hello)
    except Refused as refused:
        client.refuse(refused.refusal)
        client.bye("refused")
    except StoreFails:
        client.bye("store", again=True)
    except (TimeoutError, Gone):
        pass
    else:
        return live
    return None


# -- errors ---------------------------------------------------------------------------------------------------------


def _refusal(error: Refused | StoreFails) -> Any:
    return error.refusal if isinstance(error, Refused) else denied("store-fails").refusal


def _refused(request: Request[Any, Any, Any], error: Exception) -> Response[p.Refusing]:
    """A refusal as an answer to an HTTP request."""
    assert isinstance(error, Refused | StoreFails)
    refusal = _refusal(error)
    return _answer(request, refusal, _STATUS.get(refusal.key, 400))


def _unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[p.Refusing]:
    """Whatever else is wrong with a request."""
    status = error.status_code if isinstance(error, HTTPException) else 400
    key = "message-large" if status == 413 else "message-unreadable"
    answer = _answer(request, denied(key).refusal, status)
    answer.headers.update(getattr(error, "headers", None) or {})
    return answer


def _answer(request: Request[Any, Any, Any], refusal: Any, status: int) -> Response[p.Refusing]:
    text = wire.sentence(refusal, language(request.headers))
    body = p.Refusing(0, refusal.clause, refusal.key, wire.details(refusal), text, None)
    return LitestarResponse(body, status_code=status)


async def _note(error: Exception, scope: Scope) -> None:
    """Write down what nobody expected; what was asked is not logged."""
    if not isinstance(error, Refused | StoreFails | HTTPException | RecursionError | UnicodeError):
        log.error("unexpected", path=scope["path"], exc_info=error)


async def _own_pages_only(request: Request[Any, Any, Any]) -> None:
    if request.method not in ("GET", "HEAD", "OPTIONS") and not is_own_page(request.headers):
        raise denied("other-origin")


# -- the application ------------------------------------------------------------------------------------------------

Build = Callable[[], Awaitable[Hall]]


def make_app(build: Build) -> Litestar:
    """The application; `build` makes its hall when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        hall = app.state["hall"] = await build()
        warming = asyncio.create_task(hall.warm_up())
        try:
            yield
        finally:
            await warming
            await hall.close()
            log.info("closed")

    return Litestar(
        [*ROUTES, *BOOKS, retell_round, retell_file, *PAGES, table_socket],
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
        middleware=[_guard],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(title="Zehn", version=str(p.VERSION), path="/api/schema"),
    )


def _guard(app: ASGIApp) -> ASGIApp:
    """Every answer tells the browser what it must not do with it."""
    extra = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        await app(scope, receive, send_guarded if scope["type"] == ScopeType.HTTP else send)

    return guarded
