"""Records of the phase card game."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from zehn.games.chance import Shuffled
from zehn.games.phase10 import Phase10, Rules
from zehn.games.phase10.table import OVER, Table
from zehn.record.decks import wrong_deck
from zehn.record.scribe import Record, Round, Scribe
from zehn.record.shapes import NUMBER, TEXT, TEXTS, may_miss
from zehn.rules.cards import Deck
from zehn.rules.refusals import Refusal


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
        """This game has no dice."""
        return None

    def order(self, seats: Sequence[int], *, round: int, event: int) -> list[int]:
        """Nobody is asked in a replay: who knocked is written down."""
        return list(seats)


class Phase10Scribe(Scribe[Phase10]):
    """Dealer, deck and reshuffles of each round; a playoff (P10-36) is a round like others."""

    game: ClassVar = "phase10"
    early: ClassVar = "P10-31"
    late: ClassVar = "P10-35"
    keys: ClassVar = {"dealer": NUMBER, "deck": TEXT, "reshuffles": may_miss(TEXTS)}

    def rules(self, settings: Mapping[str, Any]) -> Rules:
        return Rules.read(settings)

    def wrong(self, record: Record) -> Refusal | None:
        rules: Rules = record.rules
        return rules.conflict() or rules.wrong_players(record.players)

    def start(self, record: Record) -> Phase10:
        dealer = record.rounds[0].dealer if record.rounds else 0
        return Phase10(record.rules, record.players, chance=Recorded(), dealer=dealer)

    def round_over(self, game: Phase10) -> bool:
        return game.table.step == OVER

    def open_round(self, game: Phase10, round: Round) -> Refusal | None:
        refusal = _wrong_dealer(game.table, round.dealer) or wrong_deck(game.rules.deck, round.deck, "P10-02")
        if refusal is None:
            assert isinstance(game.chance, Recorded)
            game.chance.rounds.append(round)
            game.go_on()
        return refusal

    def rounds(self, game: Phase10) -> list[dict[str, Any]]:
        if len(game.history) <= game.table.round:
            raise ValueError("an imagined game has no record")
        write = game.rules.deck.write
        return [
            {"dealer": dealt.dealer, "deck": write(dealt.deck)}
            | ({"reshuffles": [write(turned) for turned in dealt.turned]} if dealt.turned else {})
            | {"moves": [str(move) for move in dealt.moves]}
            for dealt in game.history
        ]


def _wrong_dealer(table: Table, dealer: int) -> Refusal | None:
    """P10-04: the first dealer is any seat, then they take turns."""
    seats = len(table.players)
    if not 0 <= dealer < seats:
        return Refusal("P10-04", "dealer-nobody", most=str(seats - 1))
    following = (table.dealer + 1) % seats
    return None if dealer == following else Refusal("P10-04", "dealer-other", seat=str(following))
