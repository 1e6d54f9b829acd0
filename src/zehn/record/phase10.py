"""Records of the phase card game."""

from typing import ClassVar

from zehn.games.phase10 import Phase10
from zehn.games.phase10.table import OVER
from zehn.record.cards import CardRecorder
from zehn.record.shapes import NUMBER, TEXT, TEXTS, may_miss
from zehn.refusals import Refusal


class Phase10Recorder(CardRecorder[Phase10]):
    """Dealer, deck and reshuffles of each round; a playoff (P10-36) is a round like others."""

    early: ClassVar = "P10-31"
    late: ClassVar = "P10-35"
    keys: ClassVar = {"dealer": NUMBER, "deck": TEXT, "reshuffles": may_miss(TEXTS)}
    made: ClassVar = Phase10
    deck: ClassVar = "P10-02"
    over: ClassVar = OVER

    def wrong_dealer(self, game: Phase10, dealer: int) -> Refusal | None:
        """P10-04: the first dealer is any seat, then they take turns."""
        seats = len(game.table.players)
        if not 0 <= dealer < seats:
            return Refusal("P10-04", "dealer-nobody", most=str(seats - 1))
        following = (game.table.dealer + 1) % seats
        return None if dealer == following else Refusal("P10-04", "dealer-other", seat=str(following))


RECORDER = Phase10Recorder()
