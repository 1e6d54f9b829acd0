"""What everybody at the table sees. Nothing is secret in this game, so a view may hold a table as it is.

Lists are copied with the table; tuples and the standing are never changed, only replaced, so copies share them.
"""

from typing import Final, NamedTuple

from zehn.games.dice.dice import Throw
from zehn.games.dice.notation import DiceMove
from zehn.games.dice.points import DicePhase
from zehn.games.dice.rules import DiceRules
from zehn.games.values import TableValue

#: The steps of an attempt (DICE-04): dice are to be thrown, the player decides; and the time after the game.
ROLL: Final = 0
CHOOSE: Final = 1
OVER: Final = 2


class Noted(NamedTuple):
    """A phase on the pad: its points and the running total with them, bonus included."""

    points: int
    total: int


class Column(NamedTuple):
    """One player's column of the pad.

    `five` and `ten` are the bonuses, None while they are open; `failed` counts failed attempts at the current phase
    and `off` is what failures cost alone (DICE-16). `ended`: the player has done all phases, or failed in the last go.
    """

    phases: tuple[Noted, ...] = ()
    total: int = 0
    five: int | None = None
    ten: int | None = None
    failed: int = 0
    off: int = 0
    ended: bool = False


class Table(TableValue):
    """The state of a game.

    `turn` is the seat that throws or decides, -1 after the game; `faces` its dice (none before its first throw),
    `rolls` how often it threw in this attempt, `kept` the mask of the dice that stay. `ready`: it was
    in the last phase when its turn began. `finisher` is the seat that was first to do all phases, in the round
    `last_round` (-1 while there is none). `gained` are the points noted in this round, `rounds` those of finished
    rounds; `closed` are the columns as they stood after the last of these. `throws` counts all throws of the game.
    """

    __slots__ = (
        "closed", "columns", "faces", "finisher", "gained", "kept", "last_round", "moves", "players", "ready", "rolls",
        "round", "rounds", "rules", "step", "throws", "turn", "winners",
    )  # fmt: skip

    def __init__(self, rules: DiceRules, players: tuple[str, ...], *, like: "Table | None" = None) -> None:
        """An empty pad before a game; or a table in the middle of it, `like` another."""
        if like is not None:
            self._resemble(like)
            return
        seats = len(players)
        self.rules = rules
        self.players = players
        self.round = self.turn = -1
        self.step = OVER
        self.faces: Throw = ()
        self.rolls = self.kept = self.throws = 0
        self.ready = False
        self.columns = [Column()] * seats
        self.closed = (Column(),) * seats
        self.gained: list[int | None] = [None] * seats
        self.rounds: tuple[tuple[int | None, ...], ...] = ()
        self.finisher = self.last_round = -1
        self.winners: tuple[int, ...] = ()
        self.moves: list[DiceMove] = []

    def copy(self) -> "Table":
        """An independent copy."""
        return Table(self.rules, self.players, like=self)

    def _resemble(self, other: "Table") -> None:
        """Become like another table."""
        self.rules, self.players, self.round, self.turn = other.rules, other.players, other.round, other.turn
        self.step, self.faces, self.rolls, self.kept = other.step, other.faces, other.rolls, other.kept
        self.throws, self.ready, self.columns, self.closed = other.throws, other.ready, other.columns[:], other.closed
        self.gained, self.rounds, self.winners = other.gained[:], other.rounds, other.winners
        self.finisher, self.last_round, self.moves = other.finisher, other.last_round, other.moves[:]

    def _state(self) -> list[object]:
        return [
            self.closed, self.columns, self.faces, self.finisher, self.gained, self.kept, self.last_round, self.moves,
            self.players, self.ready, self.rolls, self.round, self.rounds, self.step, self.throws, self.turn,
            self.winners,
        ]  # fmt: skip

    @property
    def over(self) -> bool:
        """Whether the game has its winners."""
        return bool(self.winners)

    @property
    def alone(self) -> bool:
        """Whether one player plays alone, for a personal record (DICE-16)."""
        return len(self.players) == 1

    def stage(self, seat: int) -> int:
        """How many phases a seat has done."""
        return len(self.columns[seat].phases)

    def phase(self, seat: int) -> DicePhase | None:
        """The phase that a seat tries now, in the order of the sheet (DICE-03); None if it has done all."""
        stage = self.stage(seat)
        return self.rules.phases[stage] if stage < len(self.rules.phases) else None

    def points(self) -> int:
        """What the dice on the table are worth to the seat whose turn it is; -1 if they do not make its phase."""
        phase = self.phase(self.turn)
        return phase.points(self.faces) if phase and self.faces else -1
