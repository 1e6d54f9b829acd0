"""The HTTP routes: list games, make tables, take chairs, fetch records."""

from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter
from litestar.types import Scope
from msgspec import Meta, Raw, Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from zehn.server.http.safety import language
from zehn.server.jobs.pool import Asker
from zehn.server.sockets.limiter import network_of
from zehn.server.table_manager import Place, TableManager
from zehn.server.tokens import read_code
from zehn.tables import protocol as p
from zehn.tables import views
from zehn.tables.entries import Options
from zehn.tables.offers import GamesSchema, offers
from zehn.tables.plain import WireError, from_plain
from zehn.tables.rules import denied

Asking = Request[Any, Any, State]
Code = Annotated[str, PathParameter(max_length=20, description="The code of a table")]
Name = Annotated[str, Meta(min_length=1, max_length=100)]

#: A token belongs to one browser and into no cache.
NEVER_KEPT = CacheControlHeader(no_store=True)


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new table."""

    game: Annotated[str, Meta(max_length=20)]
    name: Name
    rules: dict[str, Any] = {}
    chairs: Annotated[int, Meta(ge=1, le=8)] = 4
    bots: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=7)] = []
    options: dict[str, Any] = {}
    lesson: bool = False


class Change(Struct, frozen=True, forbid_unknown_fields=True):
    """Other rules and options for a table whose game has not begun."""

    token: Annotated[str, Meta(max_length=200)]
    rules: dict[str, Any]
    options: dict[str, Any]


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants a chair."""

    name: Name
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class PlaceSchema(Struct, frozen=True):
    """A chair that was taken, and two links: for other players, and for the player's other devices."""

    table: str
    seat: int
    token: str
    join: str
    personal: str


class Health(Struct, frozen=True):
    """Whether the server works: the store can be read and bots answer. `died` counts dead worker processes."""

    ok: bool
    store: bool
    bots: bool
    died: int
    tables: int
    sockets: int


REFUSALS = {
    status: ResponseSpec(p.Refusing, generate_examples=False, description="Refused: clause and sentence")
    for status in (400, 403, 404, 405, 409, 413, 415, 429, 503)
}


def manager_of(state: State) -> TableManager:
    """The manager of this server."""
    manager: TableManager = state["manager"]
    return manager


def address_in(scope: Scope) -> str:
    """The client's address for the limits; behind a configured proxy, the one that the proxy reports."""
    client = scope.get("client")
    return network_of(client[0] if client else "")


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The same of a request or a socket."""
    return address_in(connection.scope)


def asker_of(request: Asking) -> Asker:
    """The client that requests a job."""
    return Asker(address_of(request), language(request.headers), request)


def _place(place: Place) -> PlaceSchema:
    join = f"/t/{place.code}"
    return PlaceSchema(place.code, place.seat, place.token, join, f"{join}#{place.token}")


@get("/api/games", sync_to_thread=False)
def games() -> GamesSchema:
    """The games that can be played here, with their settings, and the quick phrases."""
    return offers()


@post("/api/tables", responses=REFUSALS, cache_control=NEVER_KEPT)
async def make_table(request: Asking, state: State, data: JSONBody[Wish]) -> PlaceSchema:
    """Make a table; its maker becomes the host and gets the first chair."""
    manager = manager_of(state)
    manager.limiter.take("tables", address_of(request))
    if data.lesson:
        return _place(await manager.create_lesson(data.game, data.name, _options(data)))
    return _place(
        await manager.create(
            data.game, data.name, data.rules, data.chairs, data.bots, _options(data), asker_of(request)
        )
    )


def _options(wish: Wish | Change) -> Options:
    try:
        return from_plain(Options, wish.options)
    except WireError as error:
        raise denied("message-unreadable") from error


@get("/api/tables/{code:str}", responses=REFUSALS)
async def show_table(request: Asking, state: State, code: Code) -> p.TableState:
    """The table besides the game: who sits where, whether it has started."""
    live = await manager_of(state).find(read_code(code), address_of(request))
    return views.table_state(live.table, live.seating.connected, live.seating.spectators)


@get("/api/tables/{code:str}/rules", responses=REFUSALS)
async def show_rules(request: Asking, state: State, code: Code) -> dict[str, Any]:
    """The rules that were named when the table was made: what an invitation tells."""
    live = await manager_of(state).find(read_code(code), address_of(request))
    rules: dict[str, Any] = live.table.rules.written()
    return {name: {} if name == "sheet" else value for name, value in rules.items()}


@post("/api/tables/{code:str}/rules", status_code=200, responses=REFUSALS)
async def change_rules(request: Asking, state: State, code: Code, data: JSONBody[Change]) -> p.TableState:
    """Change rules and options before a game; only the host can, with the token of the host's chair."""
    manager = manager_of(state)
    manager.limiter.take("readings", address_of(request))
    live = await manager.find(read_code(code), address_of(request))
    await manager.change_rules(live, data.token, data.rules, _options(data), asker_of(request))
    return views.table_state(live.table, live.seating.connected, live.seating.spectators)


@post("/api/tables/{code:str}/seats", responses=REFUSALS, cache_control=NEVER_KEPT)
async def take_chair(request: Asking, state: State, code: Code, data: JSONBody[Guest]) -> PlaceSchema:
    """Take a chair, the first free one if none is named."""
    manager = manager_of(state)
    manager.limiter.take("chairs", address_of(request))
    live = await manager.find(read_code(code), address_of(request))
    return _place(await manager.join(live, data.seat, data.name))


@get("/api/tables/{code:str}/records/{number:int}", responses=REFUSALS)
async def fetch_record(request: Asking, state: State, code: Code, number: FromPath[int]) -> Response[Raw]:
    """The record of a finished game."""
    name = f'attachment; filename="zehn-{read_code(code)}-{number}.json"'
    return Response(Raw(await record_of(request, code, number)), headers={"Content-Disposition": name})


async def record_of(request: Asking, code: str, number: int) -> bytes:
    """The record of a table's finished game, as it was written."""
    live = await manager_of(request.app.state).find(read_code(code), address_of(request))
    if not 0 <= number < len(live.table.records):
        raise denied("no-record")
    return live.table.records[number]


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml", responses=REFUSALS)
async def qr_code(request: Asking, state: State, code: Code) -> bytes:
    """A QR code of the link to a table, on the host that the browser came by."""
    manager = manager_of(state)
    manager.limiter.take("readings", address_of(request))
    live = await manager.find(read_code(code), address_of(request))
    return await manager.draw(f"{request.base_url}t/{live.table.code}", asker_of(request))


@get("/health", responses=REFUSALS)
async def health(state: State) -> Response[Health]:
    """Whether the server can do its work."""
    manager = manager_of(state)
    store, bots = await manager.store.ping(), manager.bots.bot_workers.pool.condition
    ok = store and bots.well
    told = Health(ok, store, bots.well, manager.count_deaths(), len(manager.open), manager.count_sessions())
    return Response(told, status_code=200 if ok else 503)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def metrics(request: Asking, state: State) -> Response[bytes]:
    """Figures for Prometheus, only for configured addresses; an unknown proxy could speak for anybody."""
    manager = manager_of(state)
    host = request.client.host if request.client and not _passed_on(request) else ""
    if not manager.may_read_figures(host):
        raise NotFoundException
    return Response(generate_latest(manager.figures.registry), media_type=CONTENT_TYPE_LATEST)


def _passed_on(request: Asking) -> bool:
    """Whether an unknown proxy has forwarded this."""
    return "x-forwarded-for" in request.headers and not manager_of(request.app.state).behind_proxy


ROUTES = [games, make_table, show_table, show_rules, change_rules, take_chair, fetch_record, qr_code, health, metrics]
