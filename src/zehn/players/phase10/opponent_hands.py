"""What a rival may be waiting for: hands that they could hold, weighed by what they have done.

They are dealt from the cards that the own seat has not seen. A hand is unlikely if it wants a card that the rival has
just left on the pile or thrown away, and very unlikely if it could have been laid; and the longer rivals have been
discarding, the nearer they will be to their phase.
"""

from math import exp
from random import Random
from time import perf_counter

from zehn.cards.contracts import Contract
from zehn.cards.notation import Move
from zehn.games.chance import mixed
from zehn.games.phase10.view import View

#: How many hands are imagined for a rival.
HANDS = 24

#: So many of the last cards that a rival left on the pile, and of those that they discarded, speak against hands.
LOOK_BACK = 4

#: How much less likely a hand is that wants one of these cards, and one that could have been laid.
CONTRADICTED, COMPLETE = 0.2, 0.02

#: How much less likely a hand is with every card that it misses, once a rival has had some turns.
PER_MISSING = 0.5

#: Where the whole round is remembered: how much less likely a hand is that wants a card they threw away, that wants
#: one they left on the pile, and that has no use for one they took.
THROWN, LEFT, USELESS = 0.05, 0.1, 0.05

#: No hand is less likely than that: in a very long round everything is contradicted at some time.
LEAST = 1e-30


class LikelyHands:
    """How likely it is that one rival wants a card."""

    def __init__(self, view: View, rival: int, rng: Random) -> None:
        table = view.table
        self.sure = table.takes if table.laid[rival] else -1
        self.wants: list[tuple[float, int]] = []
        self.total = 0.0
        if self.sure < 0 and table.open[rival]:
            self.imagine(view, rival, rng)

    def imagine(self, view: View, rival: int, rng: Random) -> None:
        """Imagine hands that the rival could hold."""
        self._weigh(Evidence(view, rival), _dealt(view, rival, rng, HANDS))

    def _weigh(self, evidence: "Evidence", hands: list[list[int]]) -> None:
        self.wants += [evidence.weight(cards) for cards in hands]
        self.total = sum([weight for weight, _ in self.wants])

    def chance(self, kind: int) -> float:
        """How likely the rival wants a card of this kind."""
        if self.sure >= 0:
            return float(self.sure >> kind & 1)
        if not self.wants:
            return 0.0
        return sum([weight for weight, wants in self.wants if wants >> kind & 1]) / self.total


class RememberedHands(LikelyHands):
    """The same from all that the rival did in this round, with as many hands as there is time for (`imagined`)."""

    def __init__(self, view: View, rival: int, rng: Random, hands: int, seconds: float) -> None:
        self.hands = hands
        self.end = perf_counter() + seconds
        self.imagined: list[list[int]] = []
        super().__init__(view, rival, rng)

    def imagine(self, view: View, rival: int, rng: Random) -> None:
        memory = Memory(view, rival)
        while len(self.wants) < self.hands:
            dealt = _dealt(view, rival, rng, min(HANDS, self.hands - len(self.wants)))
            self.imagined += dealt
            self._weigh(memory, dealt)
            if perf_counter() > self.end:
                break


class Evidence:
    """What a rival's last moves say about hands that they may hold."""

    def __init__(self, view: View, rival: int) -> None:
        left, thrown = _refused(view.table.moves, rival, LOOK_BACK)
        self.contracts = view.table.open[rival]
        self.refused = left + thrown
        self.haste = PER_MISSING * min(1.0, len(thrown) / LOOK_BACK)

    def weight(self, cards: list[int]) -> tuple[float, int]:
        """How likely a hand is, compared with others, and the mask of what it wants."""
        missing, wants = _wanted(self.contracts, cards)
        weight = exp(-self.haste * missing) if missing else COMPLETE
        for kind in self.refused:
            if wants >> kind & 1:
                weight *= CONTRADICTED
        return weight, wants


class Memory(Evidence):
    """What all moves of a rival in this round say about hands that they may hold."""

    def __init__(self, view: View, rival: int) -> None:
        super().__init__(view, rival)
        left, thrown = _refused(view.table.moves, rival, len(view.table.moves))
        self.left = left
        self.thrown = thrown
        self.taken = [kind for kind in view.table.known[rival] if kind != view.table.rules.deck.wild]

    def weight(self, cards: list[int]) -> tuple[float, int]:
        reaches = [contract.reach(cards) for contract in self.contracts]
        missing = int(min([reach.missing for reach in reaches]))
        nearest = [reach for reach in reaches if reach.missing == missing]
        wants = 0
        for reach in nearest:
            wants |= reach.wants()
        weight = exp(-self.haste * missing) if missing else COMPLETE
        for kind in self.thrown:
            if wants >> kind & 1:
                weight *= THROWN
        for kind in self.left:
            if wants >> kind & 1:
                weight *= LEFT
        for kind in self.taken:
            if nearest[0].spare(kind):
                weight *= USELESS
        return max(weight, LEAST), wants


def _dealt(view: View, rival: int, rng: Random, hands: int) -> list[list[int]]:
    """Some hands for a rival from the unseen cards, with those that everybody knows of."""
    table = view.table
    known = list(table.known[rival])
    unknown = max(1, table.sizes[rival] - len(known))
    pool = list(table.rules.deck.counted_out(view.unseen_row()))
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


def _refused(moves: list[Move], rival: int, most: int) -> tuple[list[int], list[int]]:
    """The last cards that a rival left on the pile and drew instead, and the last discarded ones, so many of each."""
    left: list[int] = []
    thrown: list[int] = []
    drew = False
    for move in reversed(moves):
        if drew and move.verb == "discard" and move.seat != rival and len(left) < most:
            left.append(move.kind)
        drew = move.seat == rival and move.verb == "draw"
        if move.seat == rival and move.verb == "discard":
            thrown.append(move.kind)
            if len(thrown) == most:
                break
    return left, thrown
