"""The routes for printed rules and custom sheets."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody, QueryParameter
from msgspec import Meta, MsgspecError, Raw, Struct, json

from zehn.games.sheets import MOST_BYTES
from zehn.server.http.routes import REFUSALS, Asking, address_of, asker_of, manager_of
from zehn.server.jobs.jobs import Invent, Measure, ReadSheet, Tell
from zehn.tables.rules import denied
from zehn.words import Language


class Reader(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the rules of a game under some settings."""

    game: Annotated[str, Meta(max_length=20)]
    rules: dict[str, Any] = {}
    lang: Language = "en"


class SheetFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file with a custom sheet."""

    game: Annotated[str, Meta(max_length=20)]
    file: Annotated[str, Meta(max_length=200)]
    text: Annotated[str, Meta(max_length=MOST_BYTES + 1)]


class Chances(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for random phases."""

    game: Annotated[str, Meta(max_length=20)]
    level: Annotated[str, Meta(max_length=20)]
    length: Annotated[int, Meta(ge=1, le=12)]
    seed: Annotated[int, Meta(ge=0, le=2**53)]
    lang: Language = "en"


@post("/api/rules", status_code=200, responses=REFUSALS)
async def read_rules(request: Asking, state: State, data: JSONBody[Reader]) -> Response[Raw]:
    """The rules with these settings in words; refused if no table could be played with them."""
    manager_of(state).limiter.take("readings", address_of(request))
    return await _book(request, state, data)


@get("/api/rules", responses=REFUSALS)
async def fetch_rules(
    request: Asking,
    state: State,
    game: Annotated[str, QueryParameter(max_length=20)],
    lang: FromQuery[Language] = "en",
    rules: Annotated[str, QueryParameter(max_length=1000, description="Settings as JSON, but no own sheet")] = "{}",
) -> Response[Raw]:
    """The same for GET, so that a browser can cache it and show it offline."""
    manager_of(state).limiter.take("readings", address_of(request))
    try:
        settings = json.decode(rules, type=dict[str, Any])
    except (MsgspecError, UnicodeError, RecursionError) as error:
        raise denied("rules-unreadable") from error
    if "sheet" in settings:
        raise denied("rules-unreadable")
    return await _book(request, state, Reader(game, settings, lang))


async def _book(request: Asking, state: State, reader: Reader) -> Response[Raw]:
    job = Tell(reader.game, reader.rules, reader.lang)
    return Response(Raw(await manager_of(state).work(job, asker_of(request))))


@post("/api/sheets", status_code=200, responses=REFUSALS)
async def read_sheet(request: Asking, state: State, data: JSONBody[SheetFile]) -> Response[Raw]:
    """Read a custom sheet (TOML); a mistake is reported with file and key."""
    manager = manager_of(state)
    manager.limiter.take("uploads", address_of(request))
    job = ReadSheet(data.game, data.file, data.text)
    return Response(Raw(await manager.work(job, asker_of(request))))


@post("/api/phases", status_code=200, responses=REFUSALS)
async def measure_phases(request: Asking, state: State, data: JSONBody[Reader]) -> Response[Raw]:
    """How hard the phases are that these rules play: dealt and played out."""
    manager = manager_of(state)
    manager.limiter.take("reviews", address_of(request))
    return Response(Raw(await manager.work(Measure(data.game, data.rules, data.lang), asker_of(request))))


@post("/api/phases/random", status_code=200, responses=REFUSALS)
async def invent_phases(request: Asking, state: State, data: JSONBody[Chances]) -> Response[Raw]:
    """Random phases of a difficulty, the easiest first."""
    manager = manager_of(state)
    manager.limiter.take("reviews", address_of(request))
    job = Invent(data.game, data.level, data.length, data.seed, data.lang)
    return Response(Raw(await manager.work(job, asker_of(request))))


RULES_ROUTES = [read_rules, fetch_rules, read_sheet, measure_phases, invent_phases]
