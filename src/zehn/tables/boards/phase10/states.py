"""The phase card game on the wire: what everybody sees, what a seat sees, what it may do."""

from dataclasses import field
from typing import Any, ClassVar

from zehn.tables.plain import Wire, plain


@plain()
class SheetPhase(Wire):
    """A phase of the sheet."""

    number: int
    contract: str


@plain()
class SheetState(Wire):
    """What does not change during a game. `rules` are those that were named, `settings` all in force; `deck` are all
    cards in the order of the sheet, in which they lie before the fair shuffle.
    """

    rules: dict[str, Any]
    values: list[str]
    colours: list[str]
    phases: list[SheetPhase]
    points: dict[str, int]
    settings: dict[str, Any]
    deal: int
    deck: list[str]


@plain()
class GroupState(Wire):
    """A group on the table. `low` and `high` are the ends of a run; else both are its value, colour or card."""

    owner: int
    phase: int
    form: str
    cards: list[str]
    low: str
    high: str


@plain()
class SeatState(Wire):
    """What everybody sees of a seat. `known` are cards that it took up openly, `open` the phases it may lay."""

    cards: int
    open: list[int]
    laid: int
    skip: bool
    total: int
    done: tuple[int, ...]
    stage: int
    known: list[str]


@plain()
class ScoreState(Wire):
    """A finished round."""

    points: tuple[int, ...]
    laid: tuple[int, ...]


@plain()
class TurningState(Wire):
    """The last turning of the pile; `since` tells who drew ("") or showed a card after it."""

    count: int
    cards: list[str]
    unknown: tuple[int, ...]
    since: list[tuple[int, str]]


@plain()
class PublicState(Wire):
    """What everybody sees. `discards` lie from the bottom to the top; `step` is draw, play,
    knock or over. `barred`, only with `knock_again = "next_discard"`: the seats that may not knock for the next discard
    of another one (P10-V3a).
    """

    OMITS: ClassVar = True

    round: int
    dealer: int
    turn: int
    step: str
    knockers: tuple[int, ...]
    pile: int
    discards: list[str]
    groups: list[GroupState]
    seats: list[SeatState]
    scores: list[ScoreState]
    winners: tuple[int, ...]
    after: int
    knocked: int
    lost: tuple[int, ...]
    first_lost: bool
    playing: tuple[int, ...]
    playoff: bool
    turns: int
    ending: str
    turning: TurningState | None
    barred: list[int] | None = None


@plain()
class HandState(Wire):
    """The own cards; `drawn` are those that came from the draw pile since it was last turned."""

    cards: list[str]
    drawn: list[str]


@plain()
class Lay(Wire):
    """A way to lay a phase."""

    move: str
    phase: int
    groups: list[list[str]]


@plain()
class Hit(Wire):
    """A card that fits a group; `end` is low or high where a wild must say so."""

    move: str
    card: str
    group: int
    end: str


@plain()
class Question(Wire):
    """All that a seat may do. `moves` are the plain ones; `useful` are the cards that bring a phase nearer.

    `kind` is draw, play or knock. For draw and knock `useful` holds the top discard if it helps. `missing` counts
    the cards that are missing, by phase.
    """

    OMITS: ClassVar = True

    kind: str
    moves: list[str]
    lays: list[Lay] = field(default_factory=list)
    hits: list[Hit] = field(default_factory=list)
    useful: list[str] = field(default_factory=list)
    missing: dict[int, int] = field(default_factory=dict)


@plain()
class Preview(Wire):
    """What a move would leave in the own hand, and the group it would make or grow."""

    cards: list[str]
    groups: list[list[str]]
