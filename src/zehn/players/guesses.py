"""What a rival may be waiting for: hands that he could hold, weighed by what he has done.

They are dealt from the cards that the own seat has not seen. A hand that wants a card which he has just left lying or
thrown away himself is unlikely to be his, one that could be laid is hardly ever; and the longer he has been discarding,
the nearer he will be to his phase.
"""

from math import exp
from random import Random

from zehn.games.chance import mixed
from zehn.games.phase10 import View
from zehn.rules.contracts import Contract
from zehn.rules.notation import Move

#: How many hands are imagined for a rival.
HANDS = 24

#: So many of the last cards that a rival left lying, and of those that he discarded, speak against hands.
LOOK_BACK = 4

#: How much less likely a hand is that wants one of these cards, and one that could have been laid.
CONTRADICTED, COMPLETE = 0.2, 0.02

#: How much less likely a hand is with every card that it misses, once a rival has had some turns.
PER_MISSING = 0.5


class Guesses:
    """How likely it is that one rival wants a card."""

    def __init__(self, view: View, rival: int, rng: Random, hands: int = HANDS) -> None:
        table = view.table
        self.sure = table.takes if table.laid[rival] else -1
        self.wants: list[tuple[float, int]] = []
        if self.sure < 0 and table.open[rival]:
            self.wants = _weighed(view, rival, rng, hands)
            self.total = sum([weight for weight, _ in self.wants])

    def chance(self, kind: int) -> float:
        """How likely the rival wants a card of this kind."""
        if self.sure >= 0:
            return float(self.sure >> kind & 1)
        if not self.wants:
            return 0.0
        return sum([weight for weight, wants in self.wants if wants >> kind & 1]) / self.total


def _weighed(view: View, rival: int, rng: Random, hands: int) -> list[tuple[float, int]]:
    """Hands of a rival, as (how likely, what they want)."""
    table = view.table
    left, thrown = _refused(table.moves, rival)
    haste = PER_MISSING * min(1.0, len(thrown) / LOOK_BACK)
    found = []
    for cards in _dealt(view, rival, rng, hands):
        missing, wants = _wanted(table.open[rival], cards)
        weight = exp(-haste * missing) if missing else COMPLETE
        for kind in left + thrown:
            if wants >> kind & 1:
                weight *= CONTRADICTED
        found.append((weight, wants))
    return found


def _dealt(view: View, rival: int, rng: Random, hands: int) -> list[list[int]]:
    """Some hands for a rival from the unseen cards, with those that all know he has."""
    table = view.table
    known = list(table.known[rival])
    unknown = max(1, table.sizes[rival] - len(known))
    counts = table.rules.deck.counts_without(view.seen())
    pool = [kind for kind, count in enumerate(counts) for _ in range(count)]
    dealt: list[list[int]] = []
    while len(dealt) < hands:
        order = mixed(pool, rng.randbytes(4 * len(pool)))
        dealt += [known + order[start : start + unknown] for start in range(0, len(order) - unknown + 1, unknown)]
    return dealt[:hands]


def _wanted(contracts: tuple[Contract, ...], cards: list[int]) -> tuple[int, int]:
    """How many cards a hand misses for the nearest of some phases, and the mask of what would lower them."""
    reaches = [contract.reach(cards) for contract in contracts]
    missing = min([reach.missing for reach in reaches])
    wants = 0
    for reach in reaches:
        if reach.missing == missing:
            wants |= reach.wants()
    return missing, wants


def _refused(moves: list[Move], rival: int) -> tuple[list[int], list[int]]:
    """The last cards that a rival left lying when he drew, and the last that he discarded."""
    left: list[int] = []
    thrown: list[int] = []
    drew = False
    for move in reversed(moves):
        if drew and move.verb == "discard" and move.seat != rival and len(left) < LOOK_BACK:
            left.append(move.kind)
        drew = move.seat == rival and move.verb == "draw"
        if move.seat == rival and move.verb == "discard":
            thrown.append(move.kind)
            if len(thrown) == LOOK_BACK:
                break
    return left, thrown
