"""Protocol 1: every message between a client and a table. docs/protocol.md is its page; keep both in step.

Requests come from outside: every text and list has its limit here. What goes out is built in `wire`.
"""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, json

VERSION = 1

#: The greatest number of bytes of a message from a client.
LARGEST = 8192

Seat = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=1, le=8)]
Number = Annotated[int, Meta(ge=-1, le=2**53)]
Text = Annotated[str, Meta(max_length=200)]
Word = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=200)]


class Request(Struct, frozen=True, tag_field="type"):
    """What a client asks; `id` comes back with the answer."""

    id: Number = 0


class Numbered(Struct, frozen=True):
    """All that is looked at in a request that cannot be understood."""

    id: Number = 0


class Hello(Request, frozen=True, tag="hello", kw_only=True):
    """The first message of a socket: who it is, what it has seen, its language, whether it wants the log."""

    tokens: Annotated[list[Token], Meta(max_length=8)] = []
    since: Number = -1
    lang: Word = "en"
    log: bool = False


class Answer(Request, frozen=True, tag="answer", kw_only=True):
    """A move, as the answer to a numbered question."""

    question: Number
    move: Text


class Wave(Request, frozen=True, tag="wave", kw_only=True):
    """Let a window pass."""

    question: Number
    seat: Seat


class Check(Request, frozen=True, tag="check", kw_only=True):
    """Ask whether a move would be legal, and what it would leave."""

    move: Text


class Undo(Request, frozen=True, tag="undo", kw_only=True):
    """Take back the last moves of the own turn."""

    seat: Seat
    question: Number
    count: Annotated[int, Meta(ge=1, le=50)] = 1


class Ready(Request, frozen=True, tag="ready", kw_only=True):
    """Be ready for the next deal, and promise a nonce for its shuffle by its hash. (In version 1 of the fair shuffle
    clients sent the nonce itself; they are ready without one.)
    """

    seat: Seat
    promise: Annotated[str, Meta(max_length=64)] = ""


class Reveal(Request, frozen=True, tag="reveal", kw_only=True):
    """Show the nonce that was promised, after the promises were closed."""

    seat: Seat
    nonce: Annotated[str, Meta(max_length=64)]


class Say(Request, frozen=True, tag="say", kw_only=True):
    """Chat: a text or a quick phrase."""

    seat: Seat
    text: Text = ""
    phrase: Word = ""


class Name(Request, frozen=True, tag="name", kw_only=True):
    """Take another name."""

    seat: Seat
    name: Word


class Leave(Request, frozen=True, tag="leave", kw_only=True):
    """Give up a chair."""

    seat: Seat


class Renew(Request, frozen=True, tag="renew", kw_only=True):
    """Sign out all other devices of a chair."""

    seat: Seat


class Hint(Request, frozen=True, tag="hint", kw_only=True):
    """Ask what a bot would do."""

    seat: Seat


class Ping(Request, frozen=True, tag="ping"):
    """Ask for a sign of life."""


class AddBot(Request, frozen=True, tag="bot", kw_only=True):
    """Host: put a bot on a chair, or let it sit in for somebody who is away."""

    seat: Seat
    level: Word = "steady"


class Remove(Request, frozen=True, tag="remove", kw_only=True):
    """Host: free a chair."""

    seat: Seat


class SetChairs(Request, frozen=True, tag="chairs", kw_only=True):
    """Host: more or fewer chairs."""

    count: Count


class Start(Request, frozen=True, tag="start", kw_only=True):
    """Host: start; bots of this level take the empty chairs."""

    fill: Word = "steady"


class Pause(Request, frozen=True, tag="pause"):
    """Host: stop the clock."""


class Resume(Request, frozen=True, tag="resume"):
    """Host: go on."""


class Again(Request, frozen=True, tag="rematch"):
    """Host: offer another game."""


class Mute(Request, frozen=True, tag="mute", kw_only=True):
    """Host: take the word from somebody, or give it back."""

    seat: Seat
    muted: bool = True


AnyRequest = (
    Hello | Answer | Wave | Check | Undo | Ready | Reveal | Say | Name | Leave | Renew | Hint | Ping | AddBot | Remove
    | SetChairs | Start | Pause | Resume | Again | Mute
)  # fmt: skip

read = json.Decoder(AnyRequest).decode
read_number = json.Decoder(Numbered).decode


# -- what goes out ------------------------------------------------------------------------------------------------


class ChairFace(Struct, frozen=True):
    """A chair: open, human or bot. `stand_in` is the bot that plays for somebody who is away."""

    kind: str
    name: str
    level: str
    connected: bool
    stand_in: str
    muted: bool
    ready: bool


class TableFace(Struct, frozen=True):
    """The table besides the game."""

    code: str
    game: str
    phase: str
    paused: bool
    host: int
    number: int
    chairs: list[ChairFace]
    spectators: int
    options: Any
    commitment: str
    promises: list[str] = []
    bound: bool = False
    proof: Any = None
    left: list[list[str]] = []
    until: int = 0


class Clock(Struct, frozen=True):
    """How many milliseconds are left of how many, for a window or a decision."""

    kind: str
    left: int
    whole: int


class ReadyFace(Struct, frozen=True):
    """The question before a deal: the promise of a nonce, please."""

    kind: str = "ready"


class You(Struct, frozen=True):
    """What one of the client's seats sees, and its question if it is asked."""

    seat: int
    hand: Any
    ask: Any
    undo: int


class State(Struct, frozen=True):
    """All that a client may know now, `you` a `You` for each of its seats. `question` is what answers must name."""

    seq: int
    question: int
    table: Raw
    game: Raw
    you: list[Raw]
    clock: Clock | None


class Reply(Struct, frozen=True, tag_field="type"):
    """What a table tells a client."""


class Welcome(Reply, frozen=True, tag="welcome"):
    """The answer to hello. `log` is what happened before, for those who want to tell it."""

    protocol: int
    server: str
    seats: list[int]
    sheet: Raw
    entries: list[Raw]
    state: State
    log: list[Raw] | UnsetType = UNSET


class Update(Reply, frozen=True, tag="update", omit_defaults=True):
    """Something happened. `re` is the id of the client's own request that made it happen."""

    entries: list[Raw]
    state: State
    re: int = 0


class Refusing(Reply, frozen=True, tag="refused"):
    """A request was refused: the clause, the sentence, and what the client should have known."""

    re: int
    clause: str
    key: str
    details: dict[str, Any]
    text: str
    state: State | None


class Checked(Reply, frozen=True, tag="checked", omit_defaults=True):
    """The answer to check: legal, with a preview, or the clause."""

    re: int
    ok: bool
    preview: Any = None
    clause: str = ""
    key: str = ""
    details: dict[str, Any] = {}
    text: str = ""


class Hinted(Reply, frozen=True, tag="hinted"):
    """The answer to hint: what a bot would do, and its reason – empty if it has none – in words."""

    re: int
    move: str
    level: str
    key: str
    details: dict[str, Any]
    text: str


class Renewed(Reply, frozen=True, tag="renewed"):
    """Another token for a seat: the answer to renew, or because the old one ends before long (`re` is 0 then)."""

    re: int
    seat: int
    token: str


class Pong(Reply, frozen=True, tag="pong"):
    """The answer to ping."""

    re: int


class Bye(Reply, frozen=True, tag="bye"):
    """The last message of a socket: a word for why, and whether to come back by itself."""

    why: str
    again: bool
