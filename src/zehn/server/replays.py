"""Finished games told again, round by round: what everybody saw after each move, and what every seat held.

A client that replays a game knows no more rules than one that plays it: the states are those of a live table.
"""

import asyncio
from collections.abc import Iterator
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Raw, Struct

from zehn.record.proofs import wrong_proof
from zehn.record.record import Record, read_record
from zehn.record.referee import Legal, judge
from zehn.record.scribes import SCRIBES
from zehn.record.text import read_json
from zehn.rules.refusals import Refused
from zehn.server import entries as e
from zehn.server import protocol as p
from zehn.server import wire
from zehn.server.boards import BOARDS
from zehn.server.lines import Line
from zehn.server.requests import denied
from zehn.server.routes import REFUSALS, Asking, Code, address_of, hall_of, record_of
from zehn.server.table import BETWEEN, OVER, PLAYING

#: The largest record that somebody may bring along, in characters.
MOST_RECORD = 2 * 1024 * 1024


class RecordFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A record that somebody brings along."""

    text: Annotated[str, Meta(max_length=MOST_RECORD)]


class StepFace(Struct, frozen=True):
    """After an entry: the phase of the table, what everybody saw, what each seat held."""

    entry: Line
    phase: str
    game: Raw
    hands: list[Raw]


class RoundFace(Struct, frozen=True):
    """A round of a finished game. `proven`: its shuffle was worked out again from the proof, and agrees."""

    table: p.TableFace
    sheet: Any
    rounds: int
    round: int
    proof: Any
    proven: bool
    left: list[list[str]]
    steps: list[StepFace]


@get("/api/tables/{code:str}/records/{number:int}/rounds/{round:int}", responses=REFUSALS)
async def retell_round(
    request: Asking, state: State, code: Code, number: FromPath[int], round: FromPath[int]
) -> Response[Raw]:
    """A round of a finished game, state by state."""
    hall_of(state).limiter.take("readings", address_of(request))
    written = await record_of(request, code, number)
    return Response(Raw(await asyncio.to_thread(_told, code, number, written, round)))


@post("/api/replays/rounds/{round:int}", status_code=200, responses=REFUSALS, request_max_body_size=2 * MOST_RECORD)
async def retell_file(request: Asking, state: State, round: FromPath[int], data: JSONBody[RecordFile]) -> Response[Raw]:
    """A round of a game whose record somebody brings along: the referee looks at it first."""
    hall = hall_of(state)
    hall.limiter.take("uploads", address_of(request))
    written = data.text.encode()
    match await asyncio.to_thread(read_json, written):
        case {"game": str(game), "rules": {"sheet": _} as rules}:
            await hall.agree(game, rules)  # an own sheet is tried where it can do no harm
    return Response(Raw(await asyncio.to_thread(_judged, written, round)))


def _judged(written: bytes, round: int) -> bytes:
    verdict = judge(written)
    if not isinstance(verdict, Legal):
        raise Refused(verdict.refusal)
    return _told("", 0, written, round)


def _told(code: str, number: int, written: bytes, round: int) -> bytes:
    record = read_record(read_json(written))
    assert isinstance(record, Record)
    if not 0 <= round < len(record.rounds):
        raise denied("no-round")
    return wire.encode(_round_face(code, number, record, round))


def _round_face(code: str, number: int, record: Record, round: int) -> RoundFace:
    """Play up to a round, then tell that round."""
    board, scribe = BOARDS[record.game], SCRIBES[record.game]
    game = scribe.start(record)
    for before in record.rounds[:round]:
        scribe.open_round(game, before)
        for move in before.moves:
            game.play(move)
    entry = record.rounds[round]
    scribe.open_round(game, entry)
    steps = list(_steps(record, game, entry.moves))
    return RoundFace(
        table=_table_face(code, number, record),
        sheet=board.sheet(record.rules),
        rounds=len(record.rounds),
        round=round,
        proof=entry.proof,
        proven=entry.proof is not None and wrong_proof(record, round) is None,
        left=board.left(game),
        steps=steps,
    )


def _steps(record: Record, game: Any, moves: tuple[str, ...]) -> Iterator[StepFace]:
    """The deal and every move, each written down before the next one changes it."""
    board = BOARDS[record.game]
    yield _step(record, game, Line(0, 0, e.Dealt()))
    for seq, move in enumerate(moves, 1):
        seat, verb = move.split(" ")[:2]
        game.play(move)
        note = board.note(game, verb, int(seat)) if board.dealt(game) else ""
        yield _step(record, game, Line(seq, 0, e.Moved(move), note))


def _step(record: Record, game: Any, line: Line) -> StepFace:
    board = BOARDS[record.game]
    phase = OVER if game.over else PLAYING if board.dealt(game) else BETWEEN
    hands = [Raw(wire.encode(board.hand(game.watch(seat)))) for seat in range(len(record.players))]
    return StepFace(line, phase, Raw(wire.encode(board.face(game))), hands)


def _table_face(code: str, number: int, record: Record) -> p.TableFace:
    """The table as it was: everybody is there, nothing can be asked of it."""
    return p.TableFace(
        code=code,
        game=record.game,
        phase=OVER,
        paused=False,
        host=-1,
        number=number,
        chairs=[p.ChairFace("human", name, "", True, "", False, True) for name in record.players],
        spectators=0,
        options=e.Options(undo=False, chat=False),
        commitment="",
    )
