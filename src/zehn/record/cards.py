"""What the records of all card games share: a dealer and a deck for every round, and chance that was written down."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

from zehn.cards.deck import Deck
from zehn.games.chance import Shuffled
from zehn.games.phase10 import Phase10
from zehn.games.profisort import ProfiSort
from zehn.record.common import Record, Round, Scribe
from zehn.record.decks import wrong_deck
from zehn.refusals import Refusal


class Recorded:
    """Chance as a record tells it, one round after another; of what comes later it knows nothing yet.

    So a game that is replayed stops between two rounds, and a pile whose order was not written down, or
    cannot be read, is never turned.
    """

    def __init__(self) -> None:
        self.rounds: list[Round] = []

    def deck(self, deck: Deck, *, round: int) -> Shuffled:
        return deck.read(self.rounds[round].deck) if round < len(self.rounds) else None

    def turned(self, deck: Deck, cards: Sequence[int], *, round: int, event: int) -> Shuffled:
        reshuffles = self.rounds[round].reshuffles
        return deck.read(reshuffles[event]) if event < len(reshuffles) else None

    def throw(self, dice: Sequence[Sequence[int]], *, round: int, event: int) -> Shuffled:
        """Card games have no dice."""
        return None

    def order(self, seats: Sequence[int], *, round: int, event: int) -> list[int]:
        """Nobody is asked in a replay: who knocked is written down."""
        return list(seats)


CardGame = TypeVar("CardGame", Phase10, ProfiSort)


class CardScribe(Scribe[CardGame]):
    """`made` is the game, `deck` the clause that says which cards there are, `over` the step between two rounds."""

    made: type[CardGame]
    deck: ClassVar[str]
    over: ClassVar[int]

    def wrong(self, record: Record) -> Refusal | None:
        refusal: Refusal | None = record.rules.conflict() or record.rules.wrong_players(record.players)
        return refusal

    def start(self, record: Record) -> CardGame:
        dealer = record.rounds[0].dealer if record.rounds else 0
        return self.made(record.rules, record.players, chance=Recorded(), dealer=dealer)

    def round_over(self, game: CardGame) -> bool:
        return game.table.step == self.over

    def open_round(self, game: CardGame, round: Round) -> Refusal | None:
        refusal = self.wrong_dealer(game, round.dealer) or wrong_deck(game.rules.deck, round.deck, self.deck)
        if refusal is None:
            assert isinstance(game.chance, Recorded)
            game.chance.rounds.append(round)
            game.go_on()
        return refusal

    @abstractmethod
    def wrong_dealer(self, game: CardGame, dealer: int) -> Refusal | None:
        """Why this seat cannot be the dealer of the next round."""

    def rounds(self, game: CardGame) -> list[dict[str, Any]]:
        if len(game.history) <= game.table.round:
            raise ValueError("an imagined game has no record")
        write = game.rules.deck.write
        return [
            {"dealer": dealt.dealer, "deck": write(dealt.deck)}
            | ({"reshuffles": [write(turned) for turned in dealt.turned]} if dealt.turned else {})
            | {"moves": [str(move) for move in dealt.moves]}
            for dealt in game.history
        ]
