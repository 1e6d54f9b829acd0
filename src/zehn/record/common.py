"""What is specific to a game's records. Everything else in reading, replaying and writing is common to all games."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic

from zehn.games.fair import Fair
from zehn.games.game import G
from zehn.record.shapes import Shape
from zehn.refusals import Refusal, Refused
from zehn.rooms import room


@dataclass(frozen=True, slots=True)
class Round:
    """One entry of `rounds`, as texts. What a game does not need keeps its empty value."""

    moves: tuple[str, ...]
    dealer: int = -1
    deck: str = ""
    reshuffles: tuple[str, ...] = ()
    proof: Any = None


@dataclass(frozen=True, slots=True)
class Record:
    """A parsed record, not replayed yet. `rules` are the game's own, `result` is what the record claims."""

    game: str
    rules: Any
    players: tuple[str, ...]
    rounds: tuple[Round, ...]
    result: Mapping[str, Any]


class Recorder(ABC, Generic[G]):
    """Writes a game as a record and sets it up again from one: `RECORDER` in a game's room.

    `early` and `late` are the clauses of a round that comes before the last one is over and after the
    game; `keys` are the keys that a round has besides `moves`.
    """

    early: ClassVar[str]
    late: ClassVar[str]
    keys: ClassVar[Mapping[str, Shape]] = {}

    @abstractmethod
    def start(self, record: Record) -> G:
        """The game before its first round."""

    @abstractmethod
    def round_over(self, game: G) -> bool:
        """Whether a new round can start, unless the game is over."""

    @abstractmethod
    def open_round(self, game: G, round: Round) -> Refusal | None:
        """Start a round with the chance in the record, or return what is wrong with it."""

    @abstractmethod
    def rounds(self, game: G) -> list[dict[str, Any]]:
        """All rounds of a game, as a record holds them."""

    @abstractmethod
    def proven(self, record: Record, number: int, fair: Fair) -> bool:
        """Whether deck and reshuffles, or throws, of a legal round are those of fair chance (its round 0)."""

    def play(self, game: G, move: str) -> Refusal | None:
        """Play a move, or return why it is not legal."""
        try:
            game.play(move)
        except Refused as refused:
            return refused.refusal
        return None

    # -- what a receipt can tell, too --------------------------------------------------------------------------

    def hands(self, game: G) -> list[list[str]]:
        """The cards in all hands."""
        return []

    def open_cards(self, game: G) -> list[str]:
        """The cards that lie open after the deal."""
        return []

    def drawn(self, game: G, move: str) -> str:
        """The card that came into a hand with a move that was just played; empty for none."""
        return ""

    def thrown(self, game: G, move: str) -> str:
        """How the dice fell with a move that was just played; empty where none were thrown."""
        return ""


def recorder(game: str) -> Recorder[Any]:
    """The recorder of a game."""
    found: Recorder[Any] = room("record", game).RECORDER
    return found
