"""The dice game on the wire: what everybody sees, which is everything, and what a seat may do."""

from typing import Any

from msgspec import Struct


class PhaseFace(Struct, frozen=True):
    """A phase of the sheet; `most` is the greatest score, as the pad prints it."""

    number: int
    contract: str
    most: int


class BonusFace(Struct, frozen=True):
    """The five-phase bonus: `points` with a total of at least `least` when phase `after` is noted (DICE-11)."""

    after: int
    least: int
    points: int


class SheetFace(Struct, frozen=True):
    """What does not change during a game. `dice` are the faces of each; `fail` is what a failure costs alone."""

    rules: dict[str, Any]
    colours: list[str]
    dice: list[list[str]]
    phases: list[PhaseFace]
    rolls: int
    five: BonusFace
    ten: int
    fail: int
    settings: dict[str, Any]


class NotedFace(Struct, frozen=True):
    """A phase on the pad: its points, and the running total with them, bonus included."""

    points: int
    total: int


class SeatFace(Struct, frozen=True):
    """A column of the pad. `phase` is the one that is tried next, 0 after the last; bonuses are null while open.

    `failed` counts failed attempts at this phase, `off` is what failures cost (alone), `gained` what was noted in this
    round; `ended`: all phases are done, or the last go has failed.
    """

    phase: int
    phases: list[NotedFace]
    total: int
    five: int | None
    ten: int | None
    failed: int
    off: int
    ended: bool
    gained: int | None


class LastFace(Struct, frozen=True):
    """The attempt that ended last, of anybody; `points` are null if nothing was noted."""

    seat: int
    phase: int
    faces: list[str]
    points: int | None


class Face(Struct, frozen=True):
    """What everybody sees. `step` is roll, choose or over; `kept` are the dice that are not thrown next.

    `points` and `counts` are what the dice on the table are worth to the seat whose turn it is, and which of them
    count (DICE-10); null and none if they do not make its phase. `ready`: the seat stood in the last phase when its
    turn began. `finisher` was the first to do all phases, in round `last_round`; both are -1 before.
    """

    round: int
    turn: int
    step: str
    faces: list[str]
    kept: list[int]
    rolls: int
    points: int | None
    counts: list[int]
    throws: int
    ready: bool
    seats: list[SeatFace]
    scores: list[list[int | None]]
    finisher: int
    last_round: int
    winners: list[int]
    last: LastFace | None


class HandFace(Struct, frozen=True):
    """Nothing is hidden in this game."""


class EndFace(Struct, frozen=True, omit_defaults=True):
    """What `score` or `pass` would put down: points, a bonus if one is decided by it, and the total then."""

    points: int | None
    total: int
    five: int | None = None
    ten: int | None = None
    off: int = 0


class KeepFace(Struct, frozen=True):
    """What the dice that are kept are good for: of them `counts`, `missing` more are needed.

    `points` are those of the kept dice alone, null while some are missing.
    """

    counts: list[int]
    missing: int
    points: int | None


class QuestionFace(Struct, frozen=True, omit_defaults=True):
    """All that a seat may do.

    `kind` is roll or choose. Any set of `keeps` may be kept for the next throw (`left`: how many throws are left);
    `useful` are those that bring the phase nearest. `score` and `decline` tell what an end of the attempt would do.
    """

    kind: str
    moves: list[str]
    keeps: list[int] = []
    left: int = 0
    useful: list[int] = []
    score: EndFace | None = None
    decline: EndFace | None = None
