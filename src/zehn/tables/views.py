"""What a client may know: the state of a table, without anything in other hands.

The table and the game's public state are the same for everybody; what a seat sees comes from its view alone.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from zehn.games.fair import commitment
from zehn.players.common.reasons import Reason
from zehn.refusals import Refusal, Refused
from zehn.tables import protocol as p
from zehn.tables.entries import Line
from zehn.tables.plain import Wire
from zehn.tables.requests import legal
from zehn.tables.rules import denied
from zehn.tables.table import BETWEEN, LOBBY, OVER, PLAYING, Logged, Table
from zehn.words import LANGUAGES, Words, say

READY: Final = p.ReadyQuestion()


class People(NamedTuple):
    """Who is there: the seats that are connected, and how many watch."""

    connected: Collection[int] = ()
    spectators: int = 0


def table_state(table: Table, connected: Collection[int], spectators: int) -> p.TableState:
    """The table besides the game."""
    counted = table.phase in (BETWEEN, OVER) and table.counted
    return p.TableState(
        code=table.code,
        game=table.board.game,
        phase=table.phase,
        paused=table.paused,
        host=table.host,
        number=len(table.records) - (table.phase == OVER),
        chairs=[
            p.ChairState(
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                connected=seat in connected,
                stand_in=chair.stand_in,
                muted=chair.muted,
                ready=chair.kind != "human" or table.is_ready(seat),
            )
            for seat, chair in enumerate(table.chairs)
        ],
        spectators=spectators,
        options=table.options,
        commitment=commitment(table.seed),
        promises=table.promised() if table.promises else [],
        bound=table.bound,
        proof=table.last.written() if counted and table.last else None,
        left=table.board.left(table.game) if counted else [],
        until=table.until,
    )


def seat_view(table: Table, seat: int) -> p.SeatView:
    """What one seat sees, from its view alone, and its question if it is asked."""
    if table.game is None:
        return p.SeatView(seat, None, _ready(table, seat), 0)
    view, board = table.game.watch(seat), table.board
    hand = board.hand(view)
    if table.phase != PLAYING:
        return p.SeatView(seat, hand, _ready(table, seat), 0)
    question = board.question(view) if not table.paused and seat in table.asked() else None
    return p.SeatView(seat, hand, question, len(table.back) if question and table.options.undo else 0)


def _ready(table: Table, seat: int) -> p.ReadyQuestion | None:
    """The question before a deal, for those who have not answered it."""
    asked = table.phase in (LOBBY, BETWEEN) and not table.bound and not table.is_ready(seat)
    return READY if asked else None


def state(table: Table, seats: Sequence[int], people: People, clock: p.Clock | None = None) -> p.State:
    """All that a client may know that holds these seats."""
    return p.State(
        table.seq,
        table.question,
        table_state(table, people.connected, people.spectators),
        game_state(table),
        [seat_view(table, seat) for seat in seats],
        clock,
    )


def game_state(table: Table) -> Wire | None:
    """What everybody sees of the game; None before it."""
    return table.board.public_state(table.game) if table.game else None


def sheet(table: Table) -> Wire:
    """What does not change during a game."""
    return table.board.sheet(table.rules)


def lines(logged: Sequence[Logged], seats: Collection[int]) -> list[Line]:
    """Entries as a client that holds these seats sees them."""
    return [entry.shown_to(seats) for entry in logged]


def update(table: Table, since: int, seats: Sequence[int], people: People, clock: p.Clock | None = None) -> p.Update:
    """What happened after an entry that a client has seen, and how things are now."""
    return p.Update(lines(table.since(since), seats), state(table, seats, people, clock))


def checked(table: Table, seats: Collection[int], request: p.Check, lang: str) -> p.Checked:
    """Whether a move would be legal, and what it would leave; if not, the clause."""
    seat = next((seat for seat in seats if request.move.startswith(f"{seat} ")), -1)
    try:
        if seat < 0:
            raise denied("seat-not-yours")
        move = legal(table, request.move)
    except Refused as refused:
        no = named(refused.refusal, table.names)
        return p.Checked(request.id, False, None, no.clause, no.key, details(no), sentence(no, lang))
    assert table.game is not None
    return p.Checked(request.id, True, table.board.preview(table.game.watch(seat), move))


def words_of(lang: str) -> Words:
    """The words of a language."""
    return say(lang if lang in LANGUAGES else "en")


def sentence(refusal: Refusal, lang: str) -> str:
    """A refusal in a language."""
    return refusal.sentence(words_of(lang))


def named(refusal: Refusal, names: Sequence[str]) -> Refusal:
    """A refusal about a seat, with its player's name: people do not count chairs."""
    return refusal.named(names)


def hinted(re: int, move: str, level: str, reason: Reason | None, lang: str) -> p.Hinted:
    """A hint with its reason."""
    if reason is None:
        return p.Hinted(re, move, level, "", {}, "")
    return p.Hinted(re, move, level, reason.key, dict(reason.details), reason.sentence(words_of(lang)))


def details(refusal: Refusal) -> dict[str, Any]:
    """The values of a refusal's sentence, as JSON."""
    return {
        name: value if isinstance(value, str | int | float) else str(value) for name, value in refusal.details.items()
    }
