"""A position of a recorded game as a table of its own, at which one seat is asked: for exercises. It shows no more than
that seat saw.
"""

from typing import Any, NamedTuple

from zehn.analysis.coach import Asked, Spot, coaching
from zehn.analysis.looking import game_at
from zehn.analysis.marks import MARKS, marks, verdict
from zehn.analysis.rounds import told
from zehn.record import Record, recorder
from zehn.tables import entries as e
from zehn.tables import protocol as p
from zehn.tables import views
from zehn.tables.boards import board_of
from zehn.tables.requests import legal
from zehn.tables.rules import denied
from zehn.tables.table import PLAYING, Chair, Table

#: A move that somebody tries is looked at in so many times the rounds of a review.
CLOSER = 2


class Place(NamedTuple):
    """Where in a record somebody decides."""

    record: Record
    spot: Spot

    def table(self) -> Table:
        """The table as it was."""
        record, spot = self
        if not 0 <= spot.round < len(record.rounds) or not 0 <= spot.move < len(record.rounds[spot.round].moves):
            raise denied("no-step")
        table = Table("")
        table.board, table.rules, table.phase = board_of(record.game), record.rules, PLAYING
        table.options = e.Options(undo=False, chat=False, spectators=False)
        table.chairs = [Chair("human", name) for name in record.players]
        table.game = _game(record, spot)
        if spot.seat not in table.asked():
            raise denied("not-playing")
        return table

    def state(self) -> dict[str, Any]:
        """All that the seat saw."""
        table = self.table()
        people = views.People(range(len(table.chairs)))
        return {"state": views.state(table, [self.spot.seat], people), "sheet": views.sheet(table)}

    def check(self, move: str, lang: str) -> p.Checked:
        """Whether a move would be legal, and what it would leave."""
        return views.checked(self.table(), [self.spot.seat], p.Check(move=move), lang)

    def tried(self, text: str, lang: str) -> dict[str, Any]:
        """What a move is worth, as a decision of a review; `good`: no other one is better by what would be marked."""
        table = self.table()
        move, game = legal(table, text), _game(*self)
        coach = coaching(self.record.game)
        found = coach(Asked(budget=CLOSER * coach.on_device)).decision(game, self.spot, game.read(move))
        if found is None:
            raise denied("no-step")
        unit = coach(Asked()).unit(len(self.record.players))
        good = verdict(found, unit) not in MARKS and found.cost.mean < marks(unit)[MARKS[0]]
        return {"good": good, **told(found, unit, views.words_of(lang))}


def _game(record: Record, spot: Spot) -> Any:
    """The game before a move; nobody else acts out of turn any more."""
    game, writer, board = game_at(record, spot.round), recorder(record.game), board_of(record.game)
    moves = record.rounds[spot.round].moves
    for move in moves[: spot.move]:
        writer.play(game, move)
    if board.window(game) is not None and board.asked(game) and moves[spot.move].split()[1:2] != ["knock"]:
        board.close(game)
    return game
