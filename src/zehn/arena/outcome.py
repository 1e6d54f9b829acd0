"""The outcome of a game in a match: its result in numbers, or the foul that ended it."""

from typing import Any, NamedTuple

from zehn.games.game import Game
from zehn.rooms import room

#: A game without a winner after this many moves ends without a culprit.
ENDLESS = "endless"


class Outcome(NamedTuple):
    """The result of a finished game, by seat; `turns` is None if they were not counted."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    done: tuple[tuple[int, ...], ...]
    rounds: int
    turns: int | None


class Foul(Exception):
    """A game that a foul ended: the seat that loses it (-1: nobody), the kind of foul, and what happened.

    Kinds are `crash`, `stall`, `illegal` and `endless`; `told` has the details for a report.
    """

    def __init__(self, seat: int, kind: str, **told: Any) -> None:
        super().__init__(kind)
        self.seat = seat
        self.kind = kind
        self.told = told


def outcome(game: Game, *, count_turns: bool = True) -> Outcome:
    """The result of a game that is over. To count its turns may take as long as a fast game itself."""
    kit = room("arena.kits", game.game).KIT
    found: Outcome = kit.outcome(game, kit.turns(game) if count_turns else None)
    return found
