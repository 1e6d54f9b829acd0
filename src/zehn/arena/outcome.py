"""What a game of a match came to: its result in numbers, or the foul that broke it off."""

from typing import Any, NamedTuple

from zehn.games.dice import DiceGame
from zehn.players import AnyGame

#: The verbs of which every turn has exactly one. (At dice: every attempt at a phase.)
_ONCE_A_TURN = {
    "phase10": ("draw", "take", "knock"),
    "dice": ("score", "pass"),
    "profisort": ("draw", "take", "sit"),
}

#: Nobody is to blame: after so many moves nobody could finish.
ENDLESS = "endless"


class Outcome(NamedTuple):
    """The result of a finished game, by seat; `turns` is None where nobody counted them."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    done: tuple[tuple[int, ...], ...]
    rounds: int
    turns: int | None


class Foul(Exception):
    """A game that was broken off: the seat that loses it (-1: nobody), the kind of foul, and what happened.

    Kinds are `crash`, `stall`, `illegal` and `endless`; `told` is what a person will want to know about it.
    """

    def __init__(self, seat: int, kind: str, **told: Any) -> None:
        super().__init__(kind)
        self.seat = seat
        self.kind = kind
        self.told = told


def outcome(game: AnyGame, *, count_turns: bool = True) -> Outcome:
    """The result of a game that is over. To count its turns may take as long as a fast game itself."""
    taken = turns(game) if count_turns else None
    if isinstance(game, DiceGame):
        table = game.table
        numbers = tuple(phase.number for phase in game.rules.phases)
        totals = tuple(column.total for column in table.columns)
        done = tuple(numbers[: len(column.phases)] for column in table.columns)
        return Outcome(table.winners, totals, done, len(game.history), taken)
    standing = game.table.standing
    return Outcome(standing.winners, standing.totals, standing.done, len(standing.scores), taken)


def turns(game: AnyGame) -> int:
    """How many turns were taken in all rounds."""
    rounds: Any = game.history if isinstance(game, DiceGame) else [dealt.moves for dealt in game.history]
    verbs = [move.verb for moves in rounds for move in moves]
    return sum(verbs.count(verb) for verb in _ONCE_A_TURN[game.game])
