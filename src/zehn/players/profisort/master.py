"""`master` at Profi-Sort: counts with figures that were learnt from played rounds, and looks one draw ahead.

Like `sharp` it keeps the hand that promises most. What a hand promises comes from `prospect.py`: what an open task is
worth, what a round is worth with the task on the table, and how soon somebody ends it were fitted to played rounds.
Discards that promise nearly the same are told apart by the cards that may be drawn next (`ahead.py`). A repetition that
would end the round is kept for later if it is worth more then, and the game is ended only by somebody who wins it.
"""

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from zehn.cards.notation import Move
from zehn.games.profisort import View
from zehn.players.common.player import Budget
from zehn.players.common.reasons import Reason
from zehn.players.profisort.ahead import CLOSE, WIDTH, Ahead, Draws
from zehn.players.profisort.expectation import Expectation
from zehn.players.profisort.prospect import Prospect
from zehn.players.profisort.reasons import why_ahead
from zehn.players.profisort.sharp import Sharp, Thrown, Way

#: So many points must waiting promise more than laying.
PATIENT: Final = 3.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Master(Sharp):
    """Tries what may come."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.found: list[Thrown] = []
        self.budget = Budget()

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        self.found, self.budget = [], budget or Budget()
        return super().choose(view, budget)

    def why(self, view: View, move: str) -> Reason | None:
        self.found = []
        return super().why(view, move)

    def expectation(self, view: View) -> Expectation:
        """Nothing counts but tasks in the beginners' game (SORT-26): there it expects what `sharp` does."""
        return Expectation(view) if view.table.rules.first_to else Prospect(view)

    def thrown(self, view: View) -> list[Thrown]:
        """Every card that could be thrown away, the best first; close ones by what comes of the next draw.

        Laying and discarding ask for it in one decision: it is `found` once.
        """
        if self.found:
            return self.found
        thrown = super().thrown(view)
        found = self.ahead(view, thrown)
        looked = [one._replace(value=found[one.kind].value) for one in thrown if one.kind in found]
        looked.sort(key=lambda one: one.value, reverse=True)
        self.found = looked + thrown[len(looked) :]
        return self.found

    def ahead(self, view: View, thrown: list[Thrown]) -> dict[int, Ahead]:
        """A closer look at the discards that promise most, if there are several; `thrown` as `sharp` orders them."""
        weak = thrown[:WIDTH]
        close = [one.kind for one in weak if one.value > weak[0].value - CLOSE]
        if len(close) < 2:
            return {}
        return Draws(view, self.expectation(view), {one.kind: one.value for one in weak}).looked(close, self.budget)

    def waits(self, view: View, way: Way) -> bool:
        if view.table.laid[view.seat]:
            return super().waits(view, way)
        return self.thrown(view)[0].value >= way.value + PATIENT

    def repetition(self, view: View) -> Move | None:
        """A repetition, if it is worth more now than later (SORT-13)."""
        move, table = super().repetition(view), view.table
        repeat = table.rules.repeat
        if move is None or repeat is None or table.rules.first_to:
            return move
        expectation = Prospect(view)
        value = expectation.settled(expectation.out(), [repeat])
        if not table.open[view.seat]:
            return move if expectation.late or value >= 0 or expectation.out() + expectation.score() > 0 else None
        if table.laid[view.seat]:
            return move if value >= expectation.laid(len(view.cards) - 1) else None
        return move if value >= self.thrown(view)[0].value else None

    def why_this(self, view: View, kind: int) -> Reason | None:
        """How many cards help in the next turn, where it looked; else what is still to come without a card."""
        found = self.ahead(view, Sharp.thrown(self, view))
        if kind not in found or not found[kind].helping:
            return super().why_this(view, kind)
        unseen = view.unseen().total()
        return why_ahead(view.table.rules.deck.names[kind], found[kind].helping, unseen)
