"""Replays a record round by round, and asks the coach of the game at every move."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from zehn.analysis.coach import Asked, Coach, Spot, coaching
from zehn.analysis.findings import Decision, Luck, Part
from zehn.cards.notation import seat_of
from zehn.record import Record
from zehn.record.common import Recorder, recorder


class Found(NamedTuple):
    """What there is to say about one event of a round: its deal, or a move."""

    decision: Decision | None
    luck: list[Luck]
    chances: list[float] | None


def look(record: Record, number: int, asked: Asked) -> Part:
    """The events of one round of a record, with their values."""
    return joined(looked(record, number, asked))


def looked(record: Record, number: int, asked: Asked) -> Iterator[Found]:
    """The same, event by event: first the deal, then every move."""
    game = game_at(record, number)
    coach = coaching(record.game)(asked)
    return _Round(record, number, game, coach).events()


def joined(found: Iterable[Found]) -> Part:
    """Some events of a round as one part of a review."""
    events = list(found)
    return Part(
        [one.decision for one in events if one.decision],
        [luck for one in events for luck in one.luck],
        [one.chances for one in events if one.chances is not None],
    )


def game_at(record: Record, number: int) -> Any:
    """The game at the beginning of a round."""
    writer = recorder(record.game)
    game = writer.start(record)
    for place, entry in enumerate(record.rounds[: number + 1]):
        writer.open_round(game, entry)
        if place < number:
            for move in entry.moves:
                writer.play(game, move)
    return game


class _Round:
    """One round under review."""

    def __init__(self, record: Record, number: int, game: Any, coach: Coach) -> None:
        self.writer: Recorder[Any] = recorder(record.game)
        self.number = number
        self.moves = record.rounds[number].moves
        self.game = game
        self.coach = coach
        self.seat = coach.asked.seat

    def events(self) -> Iterator[Found]:
        """Everything about the round."""
        yield Found(None, [luck for luck in self.coach.deal(self.game, self.number) if self._asked(luck.seat)], None)
        for place, text in enumerate(self.moves):
            spot = Spot(self.number, place, seat_of(text) or 0)
            found, fell = self._move(spot, text)
            yield Found(found, [fell] if fell else [], self.coach.public_values(self.game, spot))

    def _asked(self, seat: int) -> bool:
        return self.seat in (None, seat)

    def _move(self, spot: Spot, text: str) -> tuple[Decision | None, Luck | None]:
        """Play a move and note what there is to say about it."""
        if not self._asked(spot.seat):
            self.writer.play(self.game, text)
            return None, None
        move = self.game.read(text)
        found = self.coach.decision(self.game, spot, move)
        before = self.game.copy()
        self.writer.play(self.game, text)
        return found, self.coach.luck(before, self.game, spot, move)
