"""What goes out: the state of a table as one client may know it, put together from what may be known.

The table and the game's face are the same for everybody and written once; what a seat sees comes from its view alone.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final

from msgspec import Raw, json

from zehn.games.fair import commitment
from zehn.players.common.reasons import Reason
from zehn.refusals import Refusal
from zehn.tables import protocol as p
from zehn.tables.table import BETWEEN, LOBBY, OVER, PLAYING, Kept, Table
from zehn.words import LANGUAGES, Words, say

NULL: Final = Raw(b"null")

encode: Final = json.Encoder().encode

READY: Final = p.ReadyFace()


class Shown:
    """What everybody sees of a table, written once after every change."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.face: Raw = NULL
        self.round: Raw = NULL
        self.sheet = sheet(table)
        self.asked: tuple[int, ...] = ()
        self._of: tuple[int, Collection[int], int] = (-1, (), -1)
        self._seq = -1
        self._pen = table.board.pen()
        self._idle: dict[int, tuple[bytes, Raw]] = {}

    def refresh(self, connected: Collection[int], spectators: int) -> None:
        """Write anew what has changed."""
        table = self.table
        of = (table.changed, connected, spectators)
        if of != self._of:
            self._of = of
            self.face = Raw(encode(table_face(table, connected, spectators)))
        if table.seq != self._seq:
            self._seq = table.seq
            self.round = Raw(self._pen.face(table.game)) if table.game else NULL
            self.asked = () if table.paused else table.asked()

    def state(self, seats: Sequence[int], clock: p.Clock | None) -> p.State:
        """All that a client may know that holds these seats. `refresh` comes first."""
        you = [self.you(seat) for seat in seats]
        return p.State(self.table.seq, self.table.question, self.face, self.round, you, clock)

    def you(self, seat: int) -> Raw:
        """What one seat sees, a `p.You`, from its view. `refresh` comes first."""
        table = self.table
        if table.game is None:
            return Raw(encode(p.You(seat, None, _nonce(table, seat), 0)))
        view = table.game.watch(seat)
        hand = self._pen.hand(view)
        if table.phase != PLAYING:
            return Raw(encode(p.You(seat, Raw(hand), _nonce(table, seat), 0)))
        question = table.board.question(view) if seat in self.asked else None
        if question is None:
            return self._unasked(seat, hand)
        return Raw(encode(p.You(seat, Raw(hand), question, len(table.back) if table.options.undo else 0)))

    def _unasked(self, seat: int, hand: bytes) -> Raw:
        """Most hands stay as they are when somebody moves, and most seats have nothing to decide."""
        known = self._idle.get(seat)
        if known is None or known[0] is not hand:
            known = self._idle[seat] = (hand, Raw(encode(p.You(seat, Raw(hand), None, 0))))
        return known[1]


class News:
    """What has just happened, for everybody at the table: a `p.Update`, written once for those who see the same.

    It goes out several times at every move, so what is the same for all is joined, not encoded again and again.
    """

    def __init__(self, shown: Shown, kept: Sequence[Kept], clock: p.Clock | None) -> None:
        table = shown.table
        self.shown = shown
        self.kept = kept
        head = b'],"state":{"seq":%d,"question":%d,"table":' % (table.seq, table.question)
        self.public = b"".join([head, shown.face, b',"game":', shown.round, b',"you":['])
        self.end = b'],"clock":%b}}' % (encode(clock) if clock else b"null")
        self.written: dict[tuple[int, ...], bytes] = {}

    def told_to(self, seats: tuple[int, ...], re: int) -> bytes:
        """The news for a client that holds these seats; `re`: they answer its own request."""
        body = self.written.get(seats)
        if body is None:
            lines = b",".join([entry.shown_to(seats) for entry in self.kept])
            you = b",".join([self.shown.you(seat) for seat in seats])
            body = b"".join([b'{"type":"update","entries":[', lines, self.public, you, self.end])
            self.written[seats] = body
        return b'%b,"re":%d}' % (body[:-1], re) if re else body


def sheet(table: Table) -> Raw:
    """What does not change during a game."""
    return Raw(encode(table.board.sheet(table.rules)))


def table_face(table: Table, connected: Collection[int], spectators: int) -> p.TableFace:
    """The table besides the game."""
    counted = table.phase in (BETWEEN, OVER) and table.last is not None
    return p.TableFace(
        code=table.code,
        game=table.board.game,
        phase=table.phase,
        paused=table.paused,
        host=table.host,
        number=len(table.records) - (table.phase == OVER),
        chairs=[
            p.ChairFace(
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


def _nonce(table: Table, seat: int) -> p.ReadyFace | None:
    """The question before a deal, for those who have not answered it."""
    asked = table.phase in (LOBBY, BETWEEN) and not table.bound and not table.is_ready(seat)
    return READY if asked else None


def entries_for(kept: Sequence[Kept], seats: Collection[int]) -> list[Raw]:
    """Entries as somebody sees them who holds these seats."""
    return [entry.shown_to(seats) for entry in kept]


def words_of(lang: str) -> Words:
    """The words of somebody's language."""
    return say(lang if lang in LANGUAGES else "en")


def sentence(refusal: Refusal, lang: str) -> str:
    """A refusal in the language of somebody."""
    return refusal.sentence(words_of(lang))


def named(refusal: Refusal, names: Sequence[str]) -> Refusal:
    """A refusal that speaks of a seat, with the name of who sits there: people do not count chairs."""
    return refusal.named(names)


def hinted(re: int, move: str, level: str, reason: Reason | None, lang: str) -> p.Hinted:
    """A hint with its reason."""
    if reason is None:
        return p.Hinted(re, move, level, "", {}, "")
    return p.Hinted(re, move, level, reason.key, dict(reason.details), reason.sentence(words_of(lang)))


def details(refusal: Refusal) -> dict[str, Any]:
    """What a refusal's sentence is filled with, as JSON can hold it."""
    return {
        name: value if isinstance(value, str | int | float) else str(value) for name, value in refusal.details.items()
    }
