"""The phase card game on the wire: what everybody sees, what a seat sees, what it may do."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType


class PhaseFace(Struct, frozen=True):
    """A phase of the sheet."""

    number: int
    contract: str


class SheetFace(Struct, frozen=True):
    """What does not change during a game. `rules` are those that were named, `settings` all in force; `deck` are all
    cards in the order of the sheet, in which they lie before the fair shuffle.
    """

    rules: dict[str, Any]
    values: list[str]
    colours: list[str]
    phases: list[PhaseFace]
    points: dict[str, int]
    settings: dict[str, Any]
    deal: int
    deck: list[str]


class GroupFace(Struct, frozen=True):
    """A group on the table. `low` and `high` are the ends of a run; else both are its value, colour or card."""

    owner: int
    phase: int
    form: str
    cards: list[str]
    low: str
    high: str


class SeatFace(Struct, frozen=True):
    """What everybody sees of a seat. `known` are cards that it took up openly, `open` the phases it may lay."""

    cards: int
    open: list[int]
    laid: int
    skip: bool
    total: int
    done: tuple[int, ...]
    stage: int
    known: list[str]


class ScoreFace(Struct, frozen=True):
    """A finished round."""

    points: tuple[int, ...]
    laid: tuple[int, ...]


class TurningFace(Struct, frozen=True):
    """The last turning of the pile; `since` tells who drew ("") or showed a card after it."""

    count: int
    cards: list[str]
    unknown: tuple[int, ...]
    since: list[tuple[int, str]]


class Face(Struct, frozen=True):
    """What everybody sees. `discards` lie from the bottom to the top; `step` is draw, play,
    knock or over. `barred`, only with `knock_again = "next_discard"`: the seats that may not knock for the next discard
    of another one (P10-V3a).
    """

    round: int
    dealer: int
    turn: int
    step: str
    knockers: tuple[int, ...]
    pile: int
    discards: list[str]
    groups: list[GroupFace]
    seats: list[SeatFace]
    scores: list[ScoreFace]
    winners: tuple[int, ...]
    after: int
    knocked: int
    lost: tuple[int, ...]
    first_lost: bool
    playing: tuple[int, ...]
    playoff: bool
    turns: int
    ending: str = ""
    turning: TurningFace | None = None
    barred: list[int] | UnsetType = UNSET


class HandFace(Struct, frozen=True):
    """The own cards; `drawn` are those that came from the draw pile since it was last turned."""

    cards: list[str]
    drawn: list[str]


class LayFace(Struct, frozen=True):
    """A way to lay a phase."""

    move: str
    phase: int
    groups: list[list[str]]


class HitFace(Struct, frozen=True):
    """A card that fits a group; `end` is low or high where a wild must say so."""

    move: str
    card: str
    group: int
    end: str


class QuestionFace(Struct, frozen=True, omit_defaults=True):
    """All that a seat may do. `moves` are the plain ones; `useful` are the cards that bring a phase nearer.

    `kind` is draw, play or knock. For draw and knock `useful` holds the top discard if it helps. `missing` counts
    the cards that are missing, by phase.
    """

    kind: str
    moves: list[str]
    lays: list[LayFace] = []
    hits: list[HitFace] = []
    useful: list[str] = []
    missing: dict[int, int] = {}


class PreviewFace(Struct, frozen=True):
    """What a move would leave in the own hand, and the group it would make or grow."""

    cards: list[str]
    groups: list[list[str]]
