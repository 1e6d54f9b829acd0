"""Replays a record round by round, and asks the coach of the game at every move."""

from typing import Any

from zehn.analysis.coach import Asked, Coach, Spot, coaching
from zehn.analysis.findings import Decision, Luck, Part
from zehn.cards.notation import seat_of
from zehn.record import Record
from zehn.record.common import Recorder, recorder


def look(record: Record, number: int, asked: Asked) -> Part:
    """The events of one round of a record, with their values."""
    game = game_at(record, number)
    coach = coaching(record.game)(asked)
    return _Round(record, number, game, coach).part()


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

    def part(self) -> Part:
        """Everything about the round."""
        luck = [one for one in self.coach.deal(self.game, self.number) if self._asked(one.seat)]
        decisions: list[Decision] = []
        chances: list[list[float]] = []
        for place, text in enumerate(self.moves):
            spot = Spot(self.number, place, seat_of(text) or 0)
            found, fell = self._move(spot, text)
            decisions += [found] if found else []
            luck += [fell] if fell else []
            chances.append(self.coach.public_values(self.game, spot))
        return Part(decisions, luck, chances)

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
