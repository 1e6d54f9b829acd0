"""Protocol 1: every message between a client and a table. docs/protocol.md is its page; keep both in step.

Requests come from outside: every text and list has its limit here. What goes out is built in `wire`.
"""

from dataclasses import field
from typing import Annotated, Any, ClassVar, get_args

from zehn.tables.entries import Line, Options
from zehn.tables.plain import Between, Longest, Wire, plain, tagged

VERSION = 1

#: The greatest number of bytes of a message from a client.
LARGEST = 8192

Seat = Annotated[int, Between(0, 7)]
Count = Annotated[int, Between(1, 8)]
Number = Annotated[int, Between(-1, 2**53)]
Text = Annotated[str, Longest(200)]
Word = Annotated[str, Longest(40)]
Token = Annotated[str, Longest(200)]


@plain()
class Request(Wire):
    """What a client asks; `id` comes back with the answer."""

    TAG_KEY: ClassVar = "type"

    id: Number = 0


@plain()
class Numbered(Wire):
    """All that is looked at in a request that cannot be understood."""

    id: Number = 0


@plain(kw_only=True)
class Hello(Request):
    """The first message of a socket: who it is, what it has seen, its language, whether it wants the log."""

    TAG: ClassVar = "hello"

    tokens: Annotated[list[Token], Longest(8)] = field(default_factory=list)
    since: Number = -1
    lang: Word = "en"
    log: bool = False


@plain(kw_only=True)
class Answer(Request):
    """A move, as the answer to a numbered question."""

    TAG: ClassVar = "answer"

    question: Number
    move: Text


@plain(kw_only=True)
class Wave(Request):
    """Let a window pass."""

    TAG: ClassVar = "wave"

    question: Number
    seat: Seat


@plain(kw_only=True)
class Check(Request):
    """Ask whether a move would be legal, and what it would leave."""

    TAG: ClassVar = "check"

    move: Text


@plain(kw_only=True)
class Undo(Request):
    """Take back the last moves of the own turn."""

    TAG: ClassVar = "undo"

    seat: Seat
    question: Number
    count: Annotated[int, Between(1, 50)] = 1


@plain(kw_only=True)
class Ready(Request):
    """Be ready for the next deal, and promise a nonce for its shuffle by its hash. (In version 1 of the fair shuffle
    clients sent the nonce itself; they are ready without one.)
    """

    TAG: ClassVar = "ready"

    seat: Seat
    promise: Annotated[str, Longest(64)] = ""


@plain(kw_only=True)
class Reveal(Request):
    """Show the nonce that was promised, after the promises were closed."""

    TAG: ClassVar = "reveal"

    seat: Seat
    nonce: Annotated[str, Longest(64)]


@plain(kw_only=True)
class Say(Request):
    """Chat: a text or a quick phrase."""

    TAG: ClassVar = "say"

    seat: Seat
    text: Text = ""
    phrase: Word = ""


@plain(kw_only=True)
class Name(Request):
    """Take another name."""

    TAG: ClassVar = "name"

    seat: Seat
    name: Word


@plain(kw_only=True)
class Leave(Request):
    """Give up a chair."""

    TAG: ClassVar = "leave"

    seat: Seat


@plain(kw_only=True)
class Renew(Request):
    """Sign out all other devices of a chair."""

    TAG: ClassVar = "renew"

    seat: Seat


@plain(kw_only=True)
class Hint(Request):
    """Ask what a bot would do."""

    TAG: ClassVar = "hint"

    seat: Seat


@plain()
class Ping(Request):
    """Ask for a sign of life."""

    TAG: ClassVar = "ping"


@plain(kw_only=True)
class AddBot(Request):
    """Host: put a bot on a chair, or let it take over for a player who is away."""

    TAG: ClassVar = "bot"

    seat: Seat
    level: Word = "steady"


@plain(kw_only=True)
class Remove(Request):
    """Host: free a chair."""

    TAG: ClassVar = "remove"

    seat: Seat


@plain(kw_only=True)
class SetChairs(Request):
    """Host: more or fewer chairs."""

    TAG: ClassVar = "chairs"

    count: Count


@plain(kw_only=True)
class Start(Request):
    """Host: start; bots of this level take the empty chairs."""

    TAG: ClassVar = "start"

    fill: Word = "steady"


@plain()
class Pause(Request):
    """Host: stop the clock."""

    TAG: ClassVar = "pause"


@plain()
class Resume(Request):
    """Host: go on."""

    TAG: ClassVar = "resume"


@plain()
class Again(Request):
    """Host: offer another game."""

    TAG: ClassVar = "rematch"


@plain(kw_only=True)
class StandIn(Request):
    """Anybody who plays here: let a bot play now for somebody who is away."""

    TAG: ClassVar = "stand_in"

    seat: Seat


@plain(kw_only=True)
class Mute(Request):
    """Host: mute a player, or unmute them."""

    TAG: ClassVar = "mute"

    seat: Seat
    muted: bool = True


AnyRequest = (
    Hello | Answer | Wave | Check | Undo | Ready | Reveal | Say | Name | Leave | Renew | Hint | Ping | AddBot | Remove
    | SetChairs | Start | Pause | Resume | Again | StandIn | Mute
)  # fmt: skip


def read(plain: Any) -> AnyRequest:
    """A request from plain data; `WireError` if it is none."""
    request: AnyRequest = tagged(get_args(AnyRequest), plain)
    return request


# -- what goes out ------------------------------------------------------------------------------------------------


@plain()
class ChairState(Wire):
    """A chair: open, human or bot. `stand_in` is the bot that plays for somebody who is away."""

    kind: str
    name: str
    level: str
    connected: bool
    stand_in: str
    muted: bool
    ready: bool


@plain()
class TableState(Wire):
    """The table besides the game."""

    code: str
    game: str
    phase: str
    paused: bool
    host: int
    number: int
    chairs: list[ChairState]
    spectators: int
    options: Options
    commitment: str
    promises: list[str] = field(default_factory=list)
    bound: bool = False
    proof: Any = None
    left: list[list[str]] = field(default_factory=list)
    until: int = 0


@plain()
class Clock(Wire):
    """How many milliseconds are left of how many, for a window or a decision."""

    kind: str
    left: int
    whole: int


@plain()
class ReadyQuestion(Wire):
    """The question before a deal: the promise of a nonce, please."""

    kind: str = "ready"


@plain()
class SeatView(Wire):
    """What one of the client's seats sees, and its question if it is asked."""

    seat: int
    hand: Any
    ask: Any
    undo: int


@plain()
class State(Wire):
    """All that a client may know now, with a view for each of its seats. `question` is what answers must name."""

    seq: int
    question: int
    table: TableState
    game: Any
    you: list[SeatView]
    clock: Clock | None


@plain()
class Reply(Wire):
    """What a table tells a client."""

    TAG_KEY: ClassVar = "type"


@plain()
class Welcome(Reply):
    """The answer to hello. `log` is what happened before, for those who want to tell it."""

    TAG: ClassVar = "welcome"
    OMITS: ClassVar = True

    protocol: int
    server: str
    seats: list[int]
    sheet: Any
    entries: list[Line]
    state: State
    log: list[Line] | None = None


@plain()
class Update(Reply):
    """Something happened. `re` is the id of the client's own request that made it happen; `sheet` is there when other
    rules were agreed on.
    """

    TAG: ClassVar = "update"
    OMITS: ClassVar = True

    entries: list[Line]
    state: State
    re: int = 0
    sheet: Any = None


@plain()
class Refusing(Reply):
    """A request was refused: the clause, the sentence, and what the client should have known."""

    TAG: ClassVar = "refused"

    re: int
    clause: str
    key: str
    details: dict[str, Any]
    text: str
    state: State | None


@plain()
class Checked(Reply):
    """The answer to check: legal, with a preview, or the clause."""

    TAG: ClassVar = "checked"
    OMITS: ClassVar = True

    re: int
    ok: bool
    preview: Any = None
    clause: str = ""
    key: str = ""
    details: dict[str, Any] = field(default_factory=dict)
    text: str = ""


@plain()
class Hinted(Reply):
    """The answer to hint: what a bot would do, and its reason – empty if it has none – in words."""

    TAG: ClassVar = "hinted"

    re: int
    move: str
    level: str
    key: str
    details: dict[str, Any]
    text: str


@plain()
class Renewed(Reply):
    """Another token for a seat: the answer to renew, or because the old one ends before long (`re` is 0 then)."""

    TAG: ClassVar = "renewed"

    re: int
    seat: int
    token: str


@plain()
class Pong(Reply):
    """The answer to ping."""

    TAG: ClassVar = "pong"

    re: int


@plain()
class Bye(Reply):
    """The last message of a socket: a word for why, and whether to come back by itself."""

    TAG: ClassVar = "bye"

    why: str
    again: bool
