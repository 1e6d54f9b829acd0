"""`review`: what every move of a game was worth, as one value; docs/coach.md explains the method."""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from zehn.analysis.coach import Asked, Coach, coaching
from zehn.analysis.findings import Decision, Estimate, Luck, Part
from zehn.analysis.keeping import Kept, file_of
from zehn.analysis.levels import like
from zehn.analysis.looking import look
from zehn.analysis.rounds import FORMAT, told
from zehn.analysis.sums import seat_sum
from zehn.record import Record, read_record, replay
from zehn.record.referee import Legal, NoRecord, verify
from zehn.refusals import RecordError, Refusal, ZehnError
from zehn.rooms import place, register
from zehn.words import Words, say

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

#: The most rounds for one decision.
MOST_BUDGET = 1_000_000

#: How many key moments a summary lists.
MOMENTS = 3

#: Called with the finished share of a review, from 0 to 1.
Progress = Callable[[float], None]


def silent(_: float) -> None:
    """Progress is not reported."""


@dataclass(frozen=True, slots=True)
class SeatReview:
    """One seat: start + luck - loss + remainder = result. `among`: all levels that it may have played like."""

    seat: int
    unforced: int
    loss: float
    loss_per_decision: Estimate
    luck: float
    like: str
    among: list[str]
    start: float
    result: float
    marks: dict[str, int]

    @property
    def remainder(self) -> float:
        """What the others did and drew, and what could not be separated."""
        return self.result - self.start - self.luck + self.loss

    def written(self) -> dict[str, Any]:
        """As an object for JSON."""
        return {
            "seat": self.seat,
            "unforced": self.unforced,
            "loss": self.loss,
            "loss_per_decision": self.loss_per_decision.written(),
            "luck": self.luck,
            "like": self.like,
            "among": self.among,
            "start": self.start,
            "result": self.result,
            "remainder": self.remainder,
            "marks": self.marks,
        }


@dataclass(frozen=True, slots=True)
class Review:
    """What every move of a game was worth. `unit`: whether values are chances to win or points."""

    game: str
    players: tuple[str, ...]
    asked: Asked
    unit: str
    finished: bool
    decisions: list[Decision]
    luck: list[Luck]
    seats: list[SeatReview]
    chances: list[list[float]]

    def moments(self, seat: int | None = None) -> list[Decision]:
        """The decisions that mattered most: first those that certainly cost most, then those that may have."""
        own = [one for one in self.decisions if not one.forced and one.best != one.played and seat in (None, one.seat)]
        own.sort(key=lambda one: (-max(0.0, one.cost.low), -one.cost.mean, one.round, one.move))
        return [one for one in own if one.cost.mean > 0][:MOMENTS]

    def written(self, words: Words | None = None) -> dict[str, Any]:
        """As JSON in the form of docs/coach.md."""
        words = words or say()
        return {
            "format": FORMAT,
            "game": self.game,
            "players": list(self.players),
            "seed": self.asked.seed,
            "budget": self.asked.budget,
            "unit": self.unit,
            "finished": self.finished,
            "decisions": [told(one, self.unit, words) for one in self.decisions],
            "luck": [one._asdict() for one in self.luck],
            "seats": [seat.written() for seat in self.seats],
            "chances": self.chances,
        }


def review(
    record: Record | Mapping[str, Any],
    *,
    seed: int = 1,
    budget: int | None = None,
    seat: int | None = None,
    workers: int = 1,
    progress: Progress = silent,
    keep: bool = False,
) -> Review:
    """Look at a game again. A record is what `write_record` gives, or JSON as it was read from a file.

    The figures depend on the record, the seed and the budget, not on the number of workers. `keep`: parts that are
    done go to the cache folder, and a later call goes on from there. Raises `RecordError` for what is no legal record.
    """
    read = legal(record if isinstance(record, Record) else read_record(dict(record)))
    game = replay(read)
    asked = Asked(seed, coaching(read.game).usual if budget is None else budget, seat)
    _check(asked, len(read.players))
    found = dict(parts(read, asked, workers=workers, progress=progress, keep=keep))
    return _gathered(read, game, asked, [found[number] for number in sorted(found)])


def legal(record: Record | Refusal) -> Record:
    """A record that the referee finds nothing wrong with; raises `RecordError`."""
    verdict = verify(record) if isinstance(record, Record) else NoRecord(record)
    if not isinstance(verdict, Legal):
        raise RecordError(verdict.refusal)
    assert isinstance(record, Record)
    return record


def _check(asked: Asked, players: int) -> None:
    if asked.seat is not None and not 0 <= asked.seat < players:
        raise ZehnError("coach-no-seat", seat=asked.seat, last=players - 1)
    if not 1 <= asked.budget <= MOST_BUDGET:
        raise ZehnError("coach-budget", most=MOST_BUDGET)


def parts(
    record: Record, asked: Asked, *, workers: int = 1, progress: Progress = silent, keep: bool = False
) -> Generator[tuple[int, Part], None, None]:
    """The rounds of a legal record as they are done, in any order."""
    kept = Kept(file_of(record, asked)) if keep else None
    known = kept.parts if kept else {}
    yield from known.items()
    left = [number for number in range(len(record.rounds)) if number not in known]
    for done, (number, part) in enumerate(_looked(record, left, asked, workers), len(known) + 1):
        if kept:
            kept.keep(number, part)
        progress(done / len(record.rounds))
        yield number, part


def _looked(record: Record, numbers: list[int], asked: Asked, workers: int) -> Iterator[tuple[int, Part]]:
    if workers < 2 or len(numbers) < 2:
        yield from ((number, look(record, number, asked)) for number in numbers)
        return
    from concurrent.futures import ProcessPoolExecutor  # a browser has no processes
    from multiprocessing import get_context

    home = (record.game, place(record.game))
    with ProcessPoolExecutor(min(workers, len(numbers)), get_context("spawn"), register, home) as pool:
        yield from _done(pool, {pool.submit(look, record, number, asked): number for number in numbers})


def _done(pool: "ProcessPoolExecutor", tasks: dict["Future[Part]", int]) -> Iterator[tuple[int, Part]]:
    """The rounds as the workers finish them; the rest is cancelled if the caller stops waiting."""
    from concurrent.futures import FIRST_COMPLETED, wait

    left = set(tasks)
    try:
        while left:
            done, left = wait(left, return_when=FIRST_COMPLETED)
            yield from ((tasks[task], task.result()) for task in done)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _gathered(record: Record, game: Any, asked: Asked, found: list[Part]) -> Review:
    coach = coaching(record.game)(asked)
    decisions = [one for part in found for one in part.decisions]
    luck = [one for part in found for one in part.luck]
    seats = range(len(record.players)) if asked.seat is None else [asked.seat]
    unit = coach.unit(len(record.players))
    return Review(
        record.game,
        record.players,
        asked,
        unit,
        game.over,
        decisions,
        luck,
        [_seat(coach, game, unit, seat, decisions, luck) for seat in seats],
        [row for part in found for row in part.chances],
    )


def _seat(
    coach: Coach, game: Any, unit: str, seat: int, decisions: Iterable[Decision], luck: Iterable[Luck]
) -> SeatReview:
    found = seat_sum(decisions, luck, seat, unit)
    level, among = like(game.game, len(game.table.players), found.each) if found.unforced else ("", [])
    return SeatReview(
        seat=seat,
        unforced=found.unforced,
        loss=found.loss,
        loss_per_decision=found.each,
        luck=found.luck,
        like=level,
        among=among,
        start=coach.start(game),
        result=coach.result(game)[seat],
        marks=found.marks,
    )
