"""What the records of all card games share: a dealer and a deck for every round, and recorded chance."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from zehn.cards.deck import Deck
from zehn.games.card_game import C, CardGame
from zehn.games.chance import Shuffled
from zehn.games.fair import Fair
from zehn.record.common import Record, Recorder, Round
from zehn.record.decks import wrong_deck
from zehn.refusals import Refusal


class Recorded:
    """Chance from a record, one round after another; it has no answer yet for what comes later.

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


class CardRecorder(Recorder[C]):
    """`made` makes the game; `deck` is the clause that tells the cards, `over` the step between two rounds."""

    made: ClassVar[Callable[..., Any]]
    deck: ClassVar[str]
    over: ClassVar[int]

    def start(self, record: Record) -> C:
        dealer = record.rounds[0].dealer if record.rounds else 0
        game: C = self.made(record.rules, record.players, chance=Recorded(), dealer=dealer)
        return game

    def round_over(self, game: C) -> bool:
        over: bool = game.table.step == self.over
        return over

    def open_round(self, game: C, round: Round) -> Refusal | None:
        refusal = self.wrong_dealer(game, round.dealer) or wrong_deck(game.rules.deck, round.deck, self.deck)
        if refusal is None:
            assert isinstance(game.chance, Recorded)
            game.chance.rounds.append(round)
            game.go_on()
        return refusal

    @abstractmethod
    def wrong_dealer(self, game: C, dealer: int) -> Refusal | None:
        """Why this seat cannot be the dealer of the next round."""

    def rounds(self, game: C) -> list[dict[str, Any]]:
        if len(game.history) <= game.table.round:
            raise ValueError("an imagined game has no record")
        write = game.rules.deck.write
        return [
            {"dealer": dealt.dealer, "deck": write(dealt.deck)}
            | ({"reshuffles": [write(turned) for turned in dealt.turned]} if dealt.turned else {})
            | {"moves": [str(move) for move in dealt.moves]}
            for dealt in game.history
        ]

    def proven(self, record: Record, number: int, fair: Fair) -> bool:
        """Whether deck and reshuffles are those of the proof."""
        entry, deck = record.rounds[number], record.rules.deck
        orders = [deck.read(text) for text in entry.reshuffles]
        turned = [fair.turned(deck, order or [], round=0, event=event) for event, order in enumerate(orders)]
        return fair.deck(deck, round=0) == deck.read(entry.deck) and turned == orders

    def hands(self, game: C) -> list[list[str]]:
        return [_names(game, hand.cards) for hand in game.hands]

    def open_cards(self, game: C) -> list[str]:
        return _names(game, game.table.discards)

    def drawn(self, game: C, move: str) -> str:
        seat, verb = move.split()[:2]
        return _names(game, game.hands[int(seat)].cards[-1:])[0] if verb == "draw" else ""


def _names(game: CardGame, kinds: Sequence[int]) -> list[str]:
    return [game.rules.deck.names[kind] for kind in kinds]
