"""What goes out: the state of a table as one client may know it, put together from what may be known.

The table and the game's face are the same for everybody and written once; what a seat sees comes from its view alone.
"""

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Raw, Struct, json

from zehn.games.fair import commitment
from zehn.players.reasons import Reason
from zehn.rules.refusals import Refusal
from zehn.rules.words import LANGUAGES, Words, say
from zehn.server import protocol as p
from zehn.server.table import BETWEEN, LOBBY, OVER, PLAYING, Kept, Table
from zehn.server.thinking import Thought

NULL = Raw(b"null")


encode = json.Encoder().encode


class ReadyFace(Struct, frozen=True):
    """The question before a deal: a nonce, please."""

    kind: str = "ready"


READY = ReadyFace()


class Shown:
    """What everybody sees of a table, written once after every change."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.face: Raw = NULL
        self.round: Raw = NULL
        self.sheet = sheet(table)
        self._of: tuple[int, Collection[int], int] = (-1, (), -1)
        self._seq = -1

    def refresh(self, connected: Collection[int], spectators: int) -> None:
        """Write anew what has changed."""
        table = self.table
        of = (table.changed, connected, spectators)
        if of != self._of:
            self._of = of
            self.face = Raw(encode(table_face(table, connected, spectators)))
        if table.seq != self._seq:
            self._seq = table.seq
            self.round = Raw(encode(table.board.face(table.game))) if table.game else NULL

    def state(self, seats: Sequence[int], clock: p.Clock | None) -> p.State:
        """All that a client may know that holds these seats. `refresh` comes first."""
        you = [_you(self.table, seat) for seat in seats]
        return p.State(self.table.seq, self.table.question, self.face, self.round, you, clock)


class News:
    """What has just happened, for everybody at the table: a `p.Update`, written once for those who see the same.

    It goes out several times at every move, so what is the same for all is joined, not encoded again and again.
    """

    def __init__(self, shown: Shown, kept: Sequence[Kept], clock: p.Clock | None) -> None:
        table = shown.table
        self.shown = shown
        self.kept = kept
        public = (table.seq, table.question, shown.face, shown.round)
        self.public = b'],"state":{"seq":%d,"question":%d,"table":%b,"game":%b,"you":[' % public
        self.clock = b'],"clock":%b}' % (encode(clock) if clock else b"null")
        self.written: dict[tuple[int, ...], bytes] = {}

    def told_to(self, seats: tuple[int, ...], re: int) -> bytes:
        """The news for a client that holds these seats; `re`: they answer its own request."""
        body = self.written.get(seats)
        if body is None:
            lines = b",".join([entry.shown_to(seats) for entry in self.kept])
            you = b",".join([encode(_you(self.shown.table, seat)) for seat in seats])
            body = b'{"type":"update","entries":[%b%b%b%b' % (lines, self.public, you, self.clock)
            self.written[seats] = body
        return b'%b,"re":%d}' % (body, re) if re else body + b"}"


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
                ready=chair.kind != "human" or seat in table.nonces,
            )
            for seat, chair in enumerate(table.chairs)
        ],
        spectators=spectators,
        options=table.options,
        commitment=commitment(table.seed),
        proof=table.last.written() if counted and table.last else None,
        left=table.board.left(table.game) if counted else [],
    )


def _you(table: Table, seat: int) -> p.You:
    """What one seat sees, from its view."""
    game = table.game
    if game is None:
        return p.You(seat, None, ask(table, seat), 0)
    asked = ask(table, seat)
    undo = len(table.back) if asked is not None and table.options.undo and table.phase == PLAYING else 0
    return p.You(seat, table.board.hand(game.watch(seat)), asked, undo)


def ask(table: Table, seat: int) -> Any:
    """The question that a seat is asked now."""
    if table.phase in (LOBBY, BETWEEN):
        return None if seat in table.nonces else READY
    if table.paused or table.game is None or seat not in table.asked():
        return None
    return table.board.question(table.game.watch(seat))


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


def hinted(re: int, thought: Thought, level: str, lang: str) -> p.Hinted:
    """A hint with its reason."""
    if thought.why is None:
        return p.Hinted(re, thought.move, level, "", {}, "")
    reason = Reason(thought.why.key, thought.why.details)
    return p.Hinted(re, thought.move, level, reason.key, thought.why.details, reason.sentence(words_of(lang)))


def details(refusal: Refusal) -> dict[str, Any]:
    """What a refusal's sentence is filled with, as JSON can hold it."""
    return {
        name: value if isinstance(value, str | int | float) else str(value) for name, value in refusal.details.items()
    }
