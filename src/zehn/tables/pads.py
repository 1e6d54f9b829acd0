"""The messages of a pad that several people write on. docs/protocol.md has them; keep both in step.

A pad needs no table: whoever looks at it gets its entries, and whoever may write sends one with how many they had seen
(`zehn.pad.common.merging`). The first message is a `hello`, as at a table, with a token for writing or none.
"""

from dataclasses import field
from typing import Annotated, Any, ClassVar, get_args

from zehn.tables.plain import Longest, Wire, plain
from zehn.tables.protocol import Hello, Number, Ping, Reply, Request

#: Nobody writes more entries before the first of them arrives.
MOST_OWN = 500


@plain()
class PadPlace(Wire):
    """A pad that was shared, and two links: for looking on, and for writing."""

    pad: str
    token: str
    watch: str
    write: str


@plain(kw_only=True)
class Write(Request):
    """Write an entry: its writer had seen `since` entries, and of those after them `own` are the writer's, too."""

    TAG: ClassVar = "write"

    entry: dict[str, Any]
    since: Number
    own: Annotated[list[Number], Longest(MOST_OWN)] = field(default_factory=list)


PadRequest = Hello | Ping | Write
PAD_REQUESTS: tuple[type[Any], ...] = get_args(PadRequest)


@plain()
class Opened(Reply):
    """The answer to hello: the entries from a number on, and whether this client may write."""

    TAG: ClassVar = "pad"

    protocol: int
    start: int
    entries: list[Any]
    writes: bool


@plain()
class Written(Reply):
    """Entries that were written. `re` is the id of the client's own request: none, if all of it was there already."""

    TAG: ClassVar = "written"
    OMITS: ClassVar = True

    start: int
    entries: list[Any]
    re: int = 0


@plain()
class PadRenewed(Reply):
    """Another token for writing, because the old one ends before long."""

    TAG: ClassVar = "renewed"

    token: str
