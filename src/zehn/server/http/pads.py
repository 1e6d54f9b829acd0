"""The routes of shared pads: share one, fetch it as a file, and the QR codes of its two links."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from zehn.pad import write
from zehn.pad.common.book import MOST_ENTRIES
from zehn.server.http.routes import NEVER_KEPT, REFUSALS, Asking, address_of, asker_of, manager_of
from zehn.server.tokens import read_pad_code
from zehn.tables.pads import PadPlace

PadCode = Annotated[str, PathParameter(max_length=20, description="The code of a pad")]


class PadWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A pad that is to be shared, with all its entries."""

    entries: Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=MOST_ENTRIES)]


class PadLink(Struct, frozen=True, forbid_unknown_fields=True):
    """Which link is to be drawn: that for looking on, or with a token that for writing."""

    token: Annotated[str, Meta(max_length=200)] = ""


@post("/api/pads", responses=REFUSALS, cache_control=NEVER_KEPT)
async def share_pad(request: Asking, state: State, data: JSONBody[PadWish]) -> PadPlace:
    """Share a pad: everybody who has its code sees it, who has the token writes on it."""
    manager = manager_of(state)
    manager.limiter.take("pads", address_of(request))
    code, token = await manager.pads.create(data.entries, asker_of(request))
    return PadPlace(code, token, f"/pad/{code}", f"/pad/{code}#{token}")


@get("/api/pads/{code:str}", responses=REFUSALS, media_type="application/x-ndjson")
async def fetch_pad(request: Asking, state: State, code: PadCode) -> Response[str]:
    """A pad as a file."""
    manager = manager_of(state)
    manager.limiter.take("readings", address_of(request))
    live = await manager.pads.find(read_pad_code(code), address_of(request))
    name = f'attachment; filename="zehn-{live.code.lower()}.pad"'
    return Response(write(live.pad), headers={"Content-Disposition": name})


@post("/api/pads/{code:str}/qr.svg", status_code=200, responses=REFUSALS, cache_control=NEVER_KEPT)
async def pad_qr_code(request: Asking, state: State, code: PadCode, data: JSONBody[PadLink]) -> Response[bytes]:
    """A QR code of a link to a pad, on the host that the browser came by."""
    manager = manager_of(state)
    manager.limiter.take("readings", address_of(request))
    live = await manager.pads.find(read_pad_code(code), address_of(request))
    link = f"{request.base_url}pad/{live.code}"
    drawn = await manager.draw(f"{link}#{data.token}" if data.token else link, asker_of(request))
    return Response(drawn, media_type="image/svg+xml")


PAD_ROUTES = [share_pad, fetch_pad, pad_qr_code]
