"""Records of Profi-Sort."""

from typing import ClassVar

from zehn.games.profisort import ProfiSort
from zehn.games.profisort.table import OVER
from zehn.record.cards import CardRecorder
from zehn.record.shapes import NUMBER, TEXT
from zehn.refusals import Refusal


class ProfiSortRecorder(CardRecorder[ProfiSort]):
    """Dealer and deck of each round; a deal that is dealt again (SORT-03) is a round that ends with `redeal`."""

    early: ClassVar = "SORT-21"
    late: ClassVar = "SORT-23"
    keys: ClassVar = {"dealer": NUMBER, "deck": TEXT}
    made: ClassVar = ProfiSort
    deck: ClassVar = "SORT-01"
    over: ClassVar = OVER

    def wrong_dealer(self, game: ProfiSort, dealer: int) -> Refusal | None:
        """SORT-02: the first dealer is any seat, then they take turns; SORT-03: who deals again is the same."""
        table = game.table
        seats = len(table.players)
        if not 0 <= dealer < seats:
            return Refusal("SORT-02", "dealer-nobody", most=str(seats - 1))
        expected = table.dealer if table.again else table.following(table.dealer)
        if dealer == expected:
            return None
        if table.again:
            return Refusal("SORT-03", "dealer-again", seat=str(expected))
        return Refusal("SORT-02", "dealer-other", seat=str(expected))


RECORDER = ProfiSortRecorder()
