"""What happens at a table, as it is stored: one numbered entry after another, never changed.

A table is nothing but its entries, replayed in their order. An entry holds what was decided, never what follows from
it. Entries are secret (seeds of running rounds stand in them); what of an entry goes out is told in `wire`.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct, json


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chose besides the rules, in seconds: for each decision (`clock`, 0: any time), until a bot sits in
    for somebody who is gone (`grace`), how long bots seem to think (`pace`), between two rounds (`rest`).
    """

    clock: Annotated[float, Meta(ge=0, le=3600)] = 0
    grace: Annotated[float, Meta(ge=0, le=3600)] = 60
    pace: Annotated[float, Meta(ge=0, le=30)] = 1
    rest: Annotated[float, Meta(ge=0, le=3600)] = 20
    undo: bool = True
    spectators: bool = True
    chat: bool = True


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """One thing that happened."""


class Created(Entry, frozen=True, tag="created"):
    """A table was set up, with empty chairs."""

    game: str
    rules: dict[str, Any]
    chairs: int
    options: Options


class Joined(Entry, frozen=True, tag="joined"):
    """Somebody sat down; the first one is the host."""

    seat: int
    name: str


class Named(Entry, frozen=True, tag="named"):
    """Somebody took another name."""

    seat: int
    name: str


class Botted(Entry, frozen=True, tag="bot"):
    """A bot sat down."""

    seat: int
    level: str
    name: str


class Left(Entry, frozen=True, tag="left"):
    """A chair became free; during a game a bot sits in until somebody takes it."""

    seat: int


class Chairs(Entry, frozen=True, tag="chairs"):
    """The number of chairs was changed; only free ones at the end can go."""

    count: int


class Sealed(Entry, frozen=True, tag="sealed"):
    """The seed of the coming round was drawn; its hash goes out at once, the seed itself after the round."""

    seed: str


class Promised(Entry, frozen=True, tag="promised"):
    """A seat is ready for the coming round, and promised a nonce by its hash; an empty promise is none."""

    seat: int
    promise: str = ""


class Bound(Entry, frozen=True, tag="bound"):
    """The promises were closed: nobody can add one, and those who promised show their nonces."""


class Nonce(Entry, frozen=True, tag="nonce"):
    """A seat showed the nonce that it had promised. In version 1 there were no promises, and it was ready by this."""

    seat: int
    nonce: str


class Started(Entry, frozen=True, tag="started"):
    """The game began; the first deal follows."""

    dealer: int


class Dealt(Entry, frozen=True, tag="dealt"):
    """A round was dealt, with the nonces shown so far."""


class Moved(Entry, frozen=True, tag="move"):
    """A move, as a record writes it. `by`: the bot that played it for somebody, `late`: because the clock ran out."""

    move: str
    by: str = ""
    late: bool = False


class Closed(Entry, frozen=True, tag="closed"):
    """A window in which several seats could act closed, and nobody had."""


class Undone(Entry, frozen=True, tag="undo"):
    """The last moves of a seat were taken back."""

    seat: int
    count: int


class Paused(Entry, frozen=True, tag="paused"):
    """The host stopped the clock."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """The game goes on."""


class StoodIn(Entry, frozen=True, tag="stood_in"):
    """A bot sat in for somebody who is away."""

    seat: int
    level: str


class Returned(Entry, frozen=True, tag="returned"):
    """Who was away plays again."""

    seat: int


class Replaced(Entry, frozen=True, tag="replaced"):
    """A bot failed; another one plays on in its chair."""

    seat: int
    level: str


class Said(Entry, frozen=True, tag="said"):
    """Chat: a text, or the key of a quick phrase."""

    seat: int
    text: str = ""
    phrase: str = ""


class Muted(Entry, frozen=True, tag="muted"):
    """The host took the word from somebody, or gave it back."""

    seat: int
    muted: bool


class Renewed(Entry, frozen=True, tag="renewed"):
    """Somebody signed out all other devices of a chair: tokens given before are void."""

    seat: int


class Rematch(Entry, frozen=True, tag="rematch"):
    """The same people sit down for another game."""


AnyEntry = (
    Created | Joined | Named | Botted | Left | Chairs | Sealed | Promised | Bound | Nonce | Started | Dealt | Moved
    | Closed | Undone | Paused | Resumed | StoodIn | Returned | Replaced | Said | Muted | Renewed | Rematch
)  # fmt: skip


class SealedLine(Struct, frozen=True, tag_field="kind", tag="sealed"):
    """What of a sealed seed goes out."""

    commitment: str


class BoundLine(Struct, frozen=True, tag_field="kind", tag="bound"):
    """The closed list of promises, one for each seat."""

    promises: list[str]


class Line(Struct, frozen=True, omit_defaults=True):
    """An entry as it goes out. `card` is what a move showed to its own seat, and goes to that seat only."""

    seq: int
    at: int
    what: Entry | SealedLine | BoundLine
    card: str = ""


write = json.Encoder().encode
read = json.Decoder(AnyEntry).decode
