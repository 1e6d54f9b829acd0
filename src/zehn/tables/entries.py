"""What happens at a table, as it is stored: one numbered entry after another, never changed.

A table is nothing but its entries, replayed in their order. An entry holds what was decided, never what follows from
it. Entries are secret: they hold the seeds of running rounds. `Line` is what goes out of an entry.
"""

from typing import Annotated, Any, ClassVar, get_args

from zehn.tables.plain import Between, Wire, plain, tagged


@plain()
class Options(Wire):
    """What the host chose besides the rules, in seconds: for each decision (`clock`, 0: any time), until a bot sits in
    for a player who has gone (`grace`), how long bots seem to think (`pace`), between two rounds (`rest`).
    """

    STRICT: ClassVar = True

    clock: Annotated[float, Between(0, 3600)] = 0
    grace: Annotated[float, Between(0, 3600)] = 60
    pace: Annotated[float, Between(0, 30)] = 1
    rest: Annotated[float, Between(0, 3600)] = 20
    undo: bool = True
    spectators: bool = True
    chat: bool = True


@plain()
class Entry(Wire):
    """One thing that happened."""

    TAG_KEY: ClassVar = "kind"
    OMITS: ClassVar = True


@plain()
class Created(Entry):
    """A table was set up, with empty chairs."""

    TAG: ClassVar = "created"

    game: str
    rules: dict[str, Any]
    chairs: int
    options: Options


@plain()
class Agreed(Entry):
    """The host changed the rules or the options before a game."""

    TAG: ClassVar = "agreed"

    rules: dict[str, Any]
    options: Options


@plain()
class Joined(Entry):
    """Somebody sat down; the first one is the host."""

    TAG: ClassVar = "joined"

    seat: int
    name: str


@plain()
class Named(Entry):
    """Somebody took another name."""

    TAG: ClassVar = "named"

    seat: int
    name: str


@plain()
class Botted(Entry):
    """A bot sat down."""

    TAG: ClassVar = "bot"

    seat: int
    level: str
    name: str


@plain()
class Left(Entry):
    """A chair became free; during a game a bot sits in until somebody takes it."""

    TAG: ClassVar = "left"

    seat: int


@plain()
class Chairs(Entry):
    """The number of chairs was changed; only free ones at the end can go."""

    TAG: ClassVar = "chairs"

    count: int


@plain()
class Sealed(Entry):
    """The seed of the coming round was drawn; its hash goes out at once, the seed itself after the round."""

    TAG: ClassVar = "sealed"

    seed: str


@plain()
class Promised(Entry):
    """A seat is ready for the coming round, and promised a nonce by its hash; an empty promise is none."""

    TAG: ClassVar = "promised"

    seat: int
    promise: str = ""


@plain()
class Bound(Entry):
    """The promises were closed: nobody can add one, and those who promised show their nonces."""

    TAG: ClassVar = "bound"


@plain()
class Nonce(Entry):
    """A seat showed the nonce that it had promised. In version 1 there were no promises, and it was ready by this."""

    TAG: ClassVar = "nonce"

    seat: int
    nonce: str


@plain()
class Started(Entry):
    """The game began; the first deal follows."""

    TAG: ClassVar = "started"

    dealer: int


@plain()
class Continued(Entry):
    """A game began in the middle of a recorded one: the record up to there, and a seed for what it does not decide."""

    TAG: ClassVar = "continued"

    record: dict[str, Any]
    seed: str


@plain()
class Dealt(Entry):
    """A round was dealt, with the nonces shown so far."""

    TAG: ClassVar = "dealt"


@plain()
class Moved(Entry):
    """A move, as a record writes it. `by`: the bot that played it for somebody, `late`: because the clock ran out."""

    TAG: ClassVar = "move"

    move: str
    by: str = ""
    late: bool = False


@plain()
class Closed(Entry):
    """A window in which several seats could act closed, and nobody had."""

    TAG: ClassVar = "closed"


@plain()
class Undone(Entry):
    """The last moves of a seat were taken back."""

    TAG: ClassVar = "undo"

    seat: int
    count: int


@plain()
class Paused(Entry):
    """The host stopped the clock."""

    TAG: ClassVar = "paused"


@plain()
class Resumed(Entry):
    """The game goes on."""

    TAG: ClassVar = "resumed"


@plain()
class StoodIn(Entry):
    """A bot took over for a player who is away."""

    TAG: ClassVar = "stood_in"

    seat: int
    level: str


@plain()
class Returned(Entry):
    """Who was away plays again."""

    TAG: ClassVar = "returned"

    seat: int


@plain()
class Replaced(Entry):
    """A bot failed; another one plays on in its chair."""

    TAG: ClassVar = "replaced"

    seat: int
    level: str


@plain()
class Said(Entry):
    """Chat: a text, or the key of a quick phrase."""

    TAG: ClassVar = "said"

    seat: int
    text: str = ""
    phrase: str = ""


@plain()
class Muted(Entry):
    """The host muted a player, or unmuted them."""

    TAG: ClassVar = "muted"

    seat: int
    muted: bool


@plain()
class Renewed(Entry):
    """Somebody signed out all other devices of a chair: tokens given before are void."""

    TAG: ClassVar = "renewed"

    seat: int


@plain()
class Rematch(Entry):
    """The same people sit down for another game."""

    TAG: ClassVar = "rematch"


AnyEntry = (
    Created | Agreed | Joined | Named | Botted | Left | Chairs | Sealed | Promised | Bound | Nonce | Started | Continued
    | Dealt
    | Moved | Closed | Undone | Paused | Resumed | StoodIn | Returned | Replaced | Said | Muted | Renewed | Rematch
)  # fmt: skip


@plain()
class SealedLine(Wire):
    """What of a sealed seed goes out."""

    TAG_KEY: ClassVar = "kind"
    TAG: ClassVar = "sealed"

    commitment: str


@plain()
class BoundLine(Wire):
    """The closed list of promises, one for each seat."""

    TAG_KEY: ClassVar = "kind"
    TAG: ClassVar = "bound"

    promises: list[str]


@plain()
class ContinuedLine(Wire):
    """Where in a recorded game this one began: the round, and its moves so far."""

    TAG_KEY: ClassVar = "kind"
    TAG: ClassVar = "continued"

    round: int
    move: int


@plain()
class Line(Wire):
    """An entry as it goes out. `card` is what a move showed to its own seat, and goes to that seat only."""

    OMITS: ClassVar = True

    seq: int
    at: int
    what: Any
    card: str = ""


def read(plain: Any) -> AnyEntry:
    """An entry from plain data; `WireError` if it is none."""
    entry: AnyEntry = tagged(get_args(AnyEntry), plain)
    return entry
