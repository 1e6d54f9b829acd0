"""Profi-Sort on the wire: what everybody sees, what a seat sees, what it may do."""

from dataclasses import field
from typing import Any, ClassVar

from zehn.tables.plain import Wire, plain


@plain()
class SheetTask(Wire):
    """A task of the sheet; `bonus` are the points that are struck by laying it without joker (0: there are none)."""

    number: int
    contract: str
    jokers: bool
    bonus: int


@plain()
class SheetState(Wire):
    """What does not change during a game. `rules` are those that were named, `settings` all in force.

    `repeat` is the number of the task that repeats another one (SORT-13), 0 if it is not played. Each of `pairs`
    carries `pair_bonus` until both tasks are done.
    """

    rules: dict[str, Any]
    values: list[str]
    colours: list[str]
    tasks: list[SheetTask]
    repeat: int
    pairs: list[tuple[int, int]]
    pair_bonus: int
    points: dict[str, int]
    settings: dict[str, Any]
    deal: int
    deck: list[str]


@plain()
class GroupState(Wire):
    """A group on the table: the `place`-th one of a laying of `task`; `repeat`: it was laid once more for task 15.

    `low` and `high` are the ends of a run; else both tell what the group was laid with.
    """

    owner: int
    task: int
    place: int
    repeat: bool
    form: str
    cards: list[str]
    low: str
    high: str


@plain()
class SeatState(Wire):
    """What everybody sees of a seat. `laid` are the tasks of this round in their order, `received` its open aces.

    `jokerless` are the tasks whose bonus is struck, `pairs` the pairs that are; `struck` and `open_bonus` the points of
    both kinds of bonuses. `known` are cards that it took up openly. `short` is the name on the score list, `sign` the
    Roman numeral.
    """

    cards: int
    laid: tuple[int, ...]
    done: tuple[int, ...]
    received: list[str]
    jokerless: tuple[int, ...]
    pairs: list[tuple[int, int]]
    struck: int
    open_bonus: int
    total: int
    known: list[str]
    short: str = ""
    sign: str = ""


@plain()
class ScoreState(Wire):
    """A finished round: points, running totals, the tasks that each laid; `deals` is the sign of who deals next."""

    points: tuple[int, ...]
    totals: tuple[int, ...]
    laid: tuple[tuple[int, ...], ...]
    dealer: int
    deals: str


@plain()
class PublicState(Wire):
    """What everybody sees. `discards` lie from the bottom to the top; `step` is deal, draw, play, finish or over.

    `asked` are the seats that were asked for a new deal, `again` means that the cards are dealt again (SORT-03);
    `given` holds (giver, receiver) of this round (SORT-18).
    """

    round: int
    dealer: int
    turn: int
    step: str
    pile: int
    discards: list[str]
    groups: list[GroupState]
    seats: list[SeatState]
    scores: list[ScoreState]
    winners: tuple[int, ...]
    after: int
    asked: tuple[int, ...]
    again: bool
    given: tuple[tuple[int, int], ...]
    turns: int
    ending: str = ""


@plain()
class HandState(Wire):
    """The own cards, without received aces: those lie open."""

    cards: list[str]


@plain()
class Lay(Wire):
    """A way to lay a task, or to repeat it and go out; `strikes` are the bonus points that it would strike."""

    move: str
    task: int
    repeat: bool
    groups: list[list[str]]
    strikes: int


@plain()
class Hit(Wire):
    """Cards that fit a group, several where they come at once; `end` is low or high where a joker must say so."""

    move: str
    cards: list[str]
    group: int
    end: str


@plain()
class Question(Wire):
    """All that a seat may do. `kind` is deal, draw, play or finish; `moves` are the plain ones.

    `missing` counts the cards that each task lacks, `uses` names the cards of the hand that bring it nearer. `useful`
    are those of the nearest open tasks, and those that fit a group; for draw it is the top discard, if that helps.
    """

    OMITS: ClassVar = True

    kind: str
    moves: list[str]
    lays: list[Lay] = field(default_factory=list)
    hits: list[Hit] = field(default_factory=list)
    useful: list[str] = field(default_factory=list)
    missing: dict[int, int] = field(default_factory=dict)
    uses: dict[int, list[str]] = field(default_factory=dict)


@plain()
class Preview(Wire):
    """What a move would leave in the own hand, and the groups it would make or grow."""

    cards: list[str]
    groups: list[list[str]]
