"""Replays of finished games, in rounds and pages: what everybody saw after each move, and every hand.

A client that replays a game knows no more rules than one that plays it: the states are those of a live table. All of
it is worked out from plain data, so that a process of its own can do it.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from zehn.record import recorder
from zehn.record.proofs import wrong_proof
from zehn.record.record import Record, read_record
from zehn.record.referee import Fault, verify
from zehn.record.text import read_json
from zehn.refusals import Refusal, Refused
from zehn.tables import entries as e
from zehn.tables import protocol as p
from zehn.tables.boards import board_of
from zehn.tables.entries import Line
from zehn.tables.plain import Wire, plain, to_plain
from zehn.tables.rules import denied, weigh
from zehn.tables.table import BETWEEN, OVER, PLAYING

#: A page of a round ends when so many bytes of steps are written.
PAGE = 512 * 1024

#: The longest game that can be uploaded, far longer than an evening with cards.
MOST_ROUNDS = 1_000
MOST_MOVES = 50_000


@plain()
class RoundStep(Wire):
    """After an entry: the phase of the table, what everybody saw, what each seat held."""

    entry: Line
    phase: str
    game: Any
    hands: list[Any]


@plain()
class RoundPage(Wire):
    """A page of a round of a finished game. `proven`: its shuffle was worked out again from the proof, and agrees.

    The round has `length` steps; these begin with number `start`, and `next` is the first of the next page.
    """

    KEYS: ClassVar = {"start": "from"}

    table: p.TableState
    sheet: Any
    rounds: int
    round: int
    proof: Any
    proven: bool
    left: list[list[str]]
    length: int
    next: int | None
    start: int
    steps: list[RoundStep]


#: How many bytes something has when it is written.
Size = Callable[[Wire], int]


def size_of(value: Wire) -> int:
    """How many bytes something has as JSON."""
    return len(json.dumps(to_plain(value), ensure_ascii=False, separators=(",", ":")).encode())


def retell(code: str, number: int, written: bytes, round: int, start: int = 0, size: Size = size_of) -> RoundPage:
    """A page of a round of a game that was played at a table."""
    return _page(code, number, own(written), round, start, size)


def own(written: bytes) -> Record:
    """The record of a game that was played at a table."""
    record = read_record(read_json(written))
    assert isinstance(record, Record)
    return record


def retell_brought(written: bytes, round: int, start: int = 0, size: Size = size_of) -> RoundPage:
    """The same for an uploaded record."""
    return _page("", 0, brought(written), round, start, size)


def brought(written: bytes) -> Record:
    """An uploaded record, which must be legal and not too long."""
    value = read_json(written)
    match value:
        case {"rules": {"sheet": _} as rules}:
            weigh(rules)
    record = value if isinstance(value, Refusal) else read_record(value)
    if isinstance(record, Refusal):
        raise Refused(record)
    if len(record.rounds) > MOST_ROUNDS or sum(len(entry.moves) for entry in record.rounds) > MOST_MOVES:
        raise denied("record-long", rounds=MOST_ROUNDS, moves=MOST_MOVES)
    verdict = verify(record)
    if isinstance(verdict, Fault):
        raise Refused(verdict.refusal)
    return record


def _page(code: str, number: int, record: Record, round: int, start: int, size: Size) -> RoundPage:
    """Play up to a round, show some of its steps, then finish it: only then is it known what was left."""
    if not 0 <= round < len(record.rounds):
        raise denied("no-round")
    entry = record.rounds[round]
    length = 1 + len(entry.moves)
    if not 0 <= start < length:
        raise denied("no-step")
    board, game = board_of(record.game), _before(record, round)
    steps: list[RoundStep] = []
    written = 0
    for place, line in enumerate(_played(record, game, entry.moves)):
        if place >= start and (not steps or written < PAGE):
            steps.append(_step(record, game, line))
            written += size(steps[-1])
    end = start + len(steps)
    return RoundPage(
        table=_table_state(code, number, record),
        sheet=board.sheet(record.rules),
        rounds=len(record.rounds),
        round=round,
        proof=entry.proof,
        proven=entry.proof is not None and wrong_proof(record, round) is None,
        left=board.left(game),
        length=length,
        next=end if end < length else None,
        start=start,
        steps=steps,
    )


def _before(record: Record, round: int) -> Any:
    """The game as a round begins."""
    writer = recorder(record.game)
    game = writer.start(record)
    for entry in record.rounds[:round]:
        writer.open_round(game, entry)
        for move in entry.moves:
            game.play(move)
    writer.open_round(game, record.rounds[round])
    return game


def _played(record: Record, game: Any, moves: tuple[str, ...]) -> Iterator[Line]:
    """The deal and every move, each yielded before the next one is played."""
    board = board_of(record.game)
    yield Line(0, 0, e.Dealt())
    for seq, move in enumerate(moves, 1):
        seat, verb = move.split(" ")[:2]
        game.play(move)
        note = board.note(game, verb, int(seat)) if board.dealt(game) else ""
        yield Line(seq, 0, e.Moved(move), note)


def _step(record: Record, game: Any, line: Line) -> RoundStep:
    board = board_of(record.game)
    phase = OVER if game.over else PLAYING if board.dealt(game) else BETWEEN
    hands = [board.hand(game.watch(seat)) for seat in range(len(record.players))]
    return RoundStep(line, phase, board.public_state(game), hands)


def _table_state(code: str, number: int, record: Record) -> p.TableState:
    """The table as it was, with everybody present and no questions."""
    return p.TableState(
        code=code,
        game=record.game,
        phase=OVER,
        paused=False,
        host=-1,
        number=number,
        chairs=[p.ChairState("human", name, "", True, "", False, True) for name in record.players],
        spectators=0,
        options=e.Options(undo=False, chat=False),
        commitment="",
    )
