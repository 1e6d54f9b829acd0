"""The dice game on the wire: what everybody sees, which is everything, and what a seat may do."""

from dataclasses import field
from typing import Any, ClassVar

from zehn.tables.plain import Wire, plain


@plain()
class SheetPhase(Wire):
    """A phase of the sheet; `most` is the greatest score, as the pad prints it."""

    number: int
    contract: str
    most: int


@plain()
class SheetBonus(Wire):
    """The five-phase bonus: `points` with a total of at least `least` when phase `after` is noted (DICE-11)."""

    after: int
    least: int
    points: int


@plain()
class SheetState(Wire):
    """What does not change during a game. `dice` are the faces of each; `fail` is what a failure costs alone."""

    rules: dict[str, Any]
    colours: list[str]
    dice: list[list[str]]
    phases: list[SheetPhase]
    rolls: int
    five: SheetBonus
    ten: int
    fail: int
    settings: dict[str, Any]


@plain()
class NotedPhase(Wire):
    """A phase on the pad: its points, and the running total with them, bonus included."""

    points: int
    total: int


@plain()
class SeatState(Wire):
    """A column of the pad. `phase` is the one that is tried next, 0 after the last; bonuses are null while open.

    `failed` counts failed attempts at this phase, `off` is what failures cost (alone), `gained` what was noted in this
    round; `ended`: all phases are done, or the last go has failed.
    """

    phase: int
    phases: list[NotedPhase]
    total: int
    five: int | None
    ten: int | None
    failed: int
    off: int
    ended: bool
    gained: int | None


@plain()
class LastAttempt(Wire):
    """The attempt that ended last, of anybody; `points` are null if nothing was noted."""

    seat: int
    phase: int
    faces: list[str]
    points: int | None


@plain()
class PublicState(Wire):
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
    seats: list[SeatState]
    scores: list[list[int | None]]
    finisher: int
    last_round: int
    winners: list[int]
    last: LastAttempt | None


@plain()
class HandState(Wire):
    """Nothing is hidden in this game."""


@plain()
class AttemptEnd(Wire):
    """What `score` or `pass` would note: points, the bonus if this decides one, and the new total."""

    OMITS: ClassVar = True

    points: int | None
    total: int
    five: int | None = None
    ten: int | None = None
    off: int = 0


@plain()
class KeptDice(Wire):
    """What the dice that are kept are good for: of them `counts`, `missing` more are needed.

    `points` are those of the kept dice alone, null while some are missing.
    """

    counts: list[int]
    missing: int
    points: int | None


@plain()
class Question(Wire):
    """All that a seat may do.

    `kind` is roll or choose. Any set of `keeps` may be kept for the next throw (`left`: how many throws are left);
    `useful` are those that bring the phase nearest. `score` and `decline` tell what an end of the attempt would do.
    """

    OMITS: ClassVar = True

    kind: str
    moves: list[str]
    keeps: list[int] = field(default_factory=list)
    left: int = 0
    useful: list[int] = field(default_factory=list)
    score: AttemptEnd | None = None
    decline: AttemptEnd | None = None
