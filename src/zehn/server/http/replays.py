"""The routes for finished games: replays, a page of a round at a time, and reviews, a round at a time."""

from typing import Annotated

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Raw, Struct

from zehn.refusals import Refused
from zehn.server.http.routes import REFUSALS, Asking, Code, address_of, asker_of, manager_of, record_of
from zehn.server.http.safety import language
from zehn.server.jobs.jobs import Retell, RetellBrought, Review
from zehn.tables.boards import board_of

#: The largest record that can be uploaded, in characters.
MOST_RECORD = 2 * 1024 * 1024

From = Annotated[int, QueryParameter(name="from", ge=0, description="The first step of the page")]


class RecordFile(Struct, frozen=True, forbid_unknown_fields=True):
    """An uploaded record."""

    text: Annotated[str, Meta(max_length=MOST_RECORD)]


@get("/api/tables/{code:str}/records/{number:int}/rounds/{round:int}", responses=REFUSALS)
async def retell_round(
    request: Asking, state: State, code: Code, number: FromPath[int], round: FromPath[int], start: From = 0
) -> Response[Raw]:
    """A page of a round of a finished game, state by state."""
    manager = manager_of(state)
    manager.limiter.take("readings", address_of(request))
    job = Retell(code, number, await record_of(request, code, number), round, start)
    return Response(Raw(await manager.work(job, asker_of(request))))


@post("/api/replays/rounds/{round:int}", status_code=200, responses=REFUSALS, request_max_body_size=2 * MOST_RECORD)
async def retell_file(
    request: Asking, state: State, round: FromPath[int], data: JSONBody[RecordFile], start: From = 0
) -> Response[Raw]:
    """A page of a round of an uploaded record, which the referee checks first."""
    manager = manager_of(state)
    manager.limiter.take("uploads", address_of(request))
    job = RetellBrought(data.text.encode(), round, start)
    return Response(Raw(await manager.work(job, asker_of(request))))


@get("/api/tables/{code:str}/records/{number:int}/review/{round:int}", responses=REFUSALS)
async def review_round(
    request: Asking, state: State, code: Code, number: FromPath[int], round: FromPath[int]
) -> Response[Raw]:
    """What every move of a round of a finished game was worth (`zehn-review/1`)."""
    return await _reviewed(request, state, await record_of(request, code, number), round)


@post("/api/reviews/rounds/{round:int}", status_code=200, responses=REFUSALS, request_max_body_size=2 * MOST_RECORD)
async def review_file(request: Asking, state: State, round: FromPath[int], data: JSONBody[RecordFile]) -> Response[Raw]:
    """The same for an uploaded record."""
    return await _reviewed(request, state, data.text.encode(), round, uploaded=True)


async def _reviewed(
    request: Asking, state: State, written: bytes, round: int, *, uploaded: bool = False
) -> Response[Raw]:
    manager = manager_of(state)
    manager.limiter.take("reviews", address_of(request))
    job = Review(written, round, language(request.headers), uploaded)
    try:
        return Response(Raw(await manager.work(job, asker_of(request))))
    except Refused as refused:
        if refused.refusal.key == "coach-later":  # now somebody needs the tables
            await manager.background.run(board_of(str(refused.refusal.details["game"])).background_job)
        raise


REPLAY_ROUTES = [retell_round, retell_file, review_round, review_file]
