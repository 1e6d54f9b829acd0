"""Records of `highest`: dealer and deck of every round."""

from typing import ClassVar

from tiny_game.games import OVER, Highest
from zehn.record.cards import CardRecorder
from zehn.record.shapes import NUMBER, TEXT
from zehn.refusals import Refusal


class HighestRecorder(CardRecorder[Highest]):
    early: ClassVar = "HIGH-04"
    late: ClassVar = "HIGH-05"
    keys: ClassVar = {"dealer": NUMBER, "deck": TEXT}
    made: ClassVar = Highest
    deck: ClassVar = "HIGH-01"
    over: ClassVar = OVER

    def wrong_dealer(self, game: Highest, dealer: int) -> Refusal | None:
        following = (game.table.dealer + 1) % len(game.table.players)
        return None if dealer == following else Refusal("HIGH-02", "dealer-other", seat=str(following))


RECORDER = HighestRecorder()
