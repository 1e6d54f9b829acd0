"""What a game's records have of their own. The rest of reading, replaying and writing is common to all games."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from zehn.games.fair import Fair
from zehn.record.shapes import Shape
from zehn.refusals import Refusal, Refused


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
    """A game as it was written down, not replayed yet. `rules` are the game's own, `result` what it claims."""

    game: str
    rules: Any
    players: tuple[str, ...]
    rounds: tuple[Round, ...]
    result: Mapping[str, Any]


class Game(Protocol):
    """What the referee asks of a game, whichever it is."""

    rules: Any
    table: Any

    @property
    def game(self) -> str: ...

    @property
    def over(self) -> bool: ...

    def play(self, move: str) -> None: ...

    def result(self) -> dict[str, Any]: ...


G = TypeVar("G", bound=Game)


class Scribe(ABC, Generic[G]):
    """Writes a game down and sets it up again from what was written.

    `early` and `late` are the clauses of a round that comes before the last one is over and after the
    game; `keys` are the keys that a round has besides `moves`.
    """

    game: ClassVar[str]
    early: ClassVar[str]
    late: ClassVar[str]
    keys: ClassVar[Mapping[str, Shape]] = {}

    @abstractmethod
    def rules(self, settings: Mapping[str, Any]) -> Any:
        """The rules that some settings mean; raises `SettingError` or `SheetError`."""

    @abstractmethod
    def wrong(self, record: Record) -> Refusal | None:
        """What is wrong with the record as a whole: variants that exclude each other, players."""

    @abstractmethod
    def start(self, record: Record) -> G:
        """The game before its first round."""

    @abstractmethod
    def round_over(self, game: G) -> bool:
        """Whether a new round can start, unless the game is over."""

    @abstractmethod
    def open_round(self, game: G, round: Round) -> Refusal | None:
        """Start a round with the chance that was written down, or say what is wrong with it."""

    @abstractmethod
    def rounds(self, game: G) -> list[dict[str, Any]]:
        """All rounds of a game, as a record holds them."""

    def proven(self, record: Record, number: int, fair: Fair) -> bool:
        """Whether what fell in a legal round is what fair chance (its round 0) says: deck and reshuffles, or throws."""
        entry, deck = record.rounds[number], record.rules.deck
        orders = [deck.read(text) for text in entry.reshuffles]
        turned = [fair.turned(deck, order or [], round=0, event=event) for event, order in enumerate(orders)]
        return fair.deck(deck, round=0) == deck.read(entry.deck) and turned == orders

    def play(self, game: G, move: str) -> Refusal | None:
        """Play a move, or say why it is not legal."""
        try:
            game.play(move)
        except Refused as refused:
            return refused.refusal
        return None
