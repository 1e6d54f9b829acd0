"""What is specific to a game's pad. Everything else in entering, correcting and writing is common to all games."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from zehn.games.game import Game
from zehn.refusals import RECORD, Refusal, Refused
from zehn.rooms import room
from zehn.words import Words

#: What one player did in a round, as an entry holds it; None: nothing is written down yet.
Score = Mapping[str, Any]
Scores = Sequence[Score | None]

T = TypeVar("T")


class Fault(NamedTuple):
    """What is wrong with a round: since an earlier one was corrected, perhaps. `seat` is -1 if it concerns all."""

    round: int
    seat: int
    refusal: Refusal


class Slip(NamedTuple):
    """What is wrong with one seat's score in the round that is being counted (-1: with the round)."""

    seat: int
    refusal: Refusal


class Paper(Protocol):
    """A game's paper as lines, and a line that somebody types: the module `paper` in a game's room."""

    @property
    def rows(self) -> Callable[[Any, Words], list[list[str]]]: ...

    @property
    def hint(self) -> Callable[[dict[str, Any], Words], str]: ...

    @property
    def read(self) -> Callable[[str, dict[str, Any]], dict[str, Any] | None]: ...


class Keeper(ABC, Generic[T]):
    """Counts a game that others play: `KEEPER` in a game's room. Points and winners come from the engine's scoring.

    `late` is the clause of a round after the end of the game; `keys` are those that a score may have; `doubt` is by how
    many percentage points the chances to win are off (`benches/pad_chances.py`).
    """

    late: ClassVar[str]
    keys: ClassVar[tuple[str, ...]]
    doubt: ClassVar[int]
    paper: ClassVar[Paper]

    @abstractmethod
    def begin(self, rules: Any, players: tuple[str, ...], dealer: int) -> T:
        """The table before the first round."""

    @abstractmethod
    def wrong_score(self, score: Score) -> str:
        """The key of a score that does not hold what it should; empty if all do."""

    @abstractmethod
    def count(self, table: T, rounds: Sequence[Scores], fresh: frozenset[tuple[int, int]]) -> list[Fault]:
        """Play rounds on a table, best effort: what does not fit is left out, and told.

        `fresh` are the (round, seat) that are being entered now: they have to name the phase that is due. Of what was
        entered earlier only counts that a phase was done, as corrections may have changed which one it is.
        """

    @abstractmethod
    def totals(self, table: T) -> tuple[int, ...]:
        """The points that each has."""

    @abstractmethod
    def done(self, table: T) -> tuple[tuple[int, ...], ...]:
        """The phases or tasks that each has done."""

    @abstractmethod
    def dealer(self, table: T) -> int:
        """Who deals next, or who throws; -1 after the game."""

    @abstractmethod
    def result(self, table: T) -> dict[str, Any]:
        """The result in the form of docs/record.md."""

    @abstractmethod
    def winners(self, table: T) -> tuple[int, ...]:
        """Who has won; nobody while the game lasts."""

    @abstractmethod
    def game(self, table: T) -> Game:
        """A game around the table, to look at."""

    @abstractmethod
    def next_scores(self, table: T) -> list[dict[str, Any] | None]:
        """What can be entered for each seat now: hints for who asks (`phases` or `tasks`); None for seats that wait."""

    def asked_in(
        self, rules: Any, players: tuple[str, ...], dealer: int, rounds: Sequence[Scores], round: int
    ) -> list[dict[str, Any] | None]:
        """The same for a round that has been written down."""
        table = self.begin(rules, players, dealer)
        self.count(table, rounds[:round], frozenset())
        return self.next_scores(table)

    @abstractmethod
    def rounds_of(self, game: Any) -> list[list[Score | None]]:
        """The finished rounds of a game that was played here, as a pad holds them."""

    def rows(self, table: T, words: Words) -> list[list[str]]:
        """The paper: its lines, each with a name and a cell for every player."""
        return self.paper.rows(table, words)

    def hint(self, asked: dict[str, Any], words: Words) -> str:
        """What a player is asked for, in words."""
        return self.paper.hint(asked, words)

    def read_line(self, text: str, asked: dict[str, Any]) -> dict[str, Any] | None:
        """The score that somebody types in one line; None if it cannot be read."""
        return self.paper.read(text, asked)

    @abstractmethod
    def chances(self, table: T) -> list[float] | None:
        """How likely each seat is to win against equals, by the standing alone; None where nobody knows."""

    def on_table(self, table: T, laid: Sequence[Mapping[str, Any]]) -> list[dict[str, Any] | Refusal]:
        """The referee of all that lies on the table; nothing does where nobody lays anything."""
        return []

    @abstractmethod
    def may_lay(self, table: T, seat: int, asked: Mapping[str, Any]) -> dict[str, Any]:
        """The referee: what some cards or dice are good for; raises `Refused` with the clause."""


def keeper(game: str) -> Keeper[Any]:
    """The keeper of a game."""
    found: Keeper[Any] = room("pad", game).KEEPER
    return found


def is_count(value: object, most: int = 100_000) -> bool:
    """Whether a value is a whole number that people may write down."""
    return type(value) is int and 0 <= value <= most


def refused(key: str, clause: str = RECORD, **details: object) -> Refused:
    """The refusal of an entry."""
    return Refused(Refusal(clause, key, **details))
