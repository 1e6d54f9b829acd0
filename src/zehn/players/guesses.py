"""What a rival may be waiting for: hands that he could hold, weighed by what he has done.

They are dealt from the cards that the own seat has not seen. A hand that wants a card which he has just left lying or
thrown away himself is unlikely to be his, one that could be laid is hardly ever; and the longer he has been discarding,
the nearer he will be to his phase.
"""

from math import exp
from random import Random

from zehn.games.chance import mixed
from zehn.games.phase10.view import View
from zehn.rules.contracts import Contract
from zehn.rules.notation import Move

#: How many hands are imagined for a rival.
HANDS = 24

#: Of how many hands one is chosen for a rival in an imagined world.
CHOICE = 6

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
            evidence = Evidence(view, rival)
            self.wants = [evidence.weight(cards) for cards in _dealt(view, rival, rng, hands)]
            self.total = sum([weight for weight, _ in self.wants])

    def chance(self, kind: int) -> float:
        """How likely the rival wants a card of this kind."""
        if self.sure >= 0:
            return float(self.sure >> kind & 1)
        if not self.wants:
            return 0.0
        return sum([weight for weight, wants in self.wants if wants >> kind & 1]) / self.total


class Worlds:
    """Deals that fit a view, the rivals' hands as likely as what they did makes them.

    Nearer to the truth than `view.worlds`, whose hands are as bad as freshly dealt ones; but where the pile has been
    turned they forget which cards were in it.
    """

    def __init__(self, view: View, rng: Random) -> None:
        table = view.table
        self.view = view
        self.rng = rng
        counts = table.rules.deck.counts_without(view.seen())
        self.unseen = [kind for kind, count in enumerate(counts) for _ in range(count)]
        self.evidence = [Evidence(view, seat) for seat in range(len(table.players))]

    def another(self) -> tuple[list[list[int]], list[int]]:
        """The hands of all seats, and the pile."""
        table = self.view.table
        pool = mixed(self.unseen, self.rng.randbytes(4 * len(self.unseen)))
        hands = [self.view.hand.cards[:] for _ in table.players]
        for rival in table.rivals[self.view.seat]:
            known = list(table.known[rival])
            unknown = table.sizes[rival] - len(known)
            start = self._likely(self.evidence[rival], known, unknown, pool) if unknown else 0
            hands[rival] = known + pool[start : start + unknown]
            del pool[start : start + unknown]
        return hands, pool

    def _likely(self, evidence: "Evidence", known: list[int], unknown: int, pool: list[int]) -> int:
        """Where in a shuffled pool a hand for a rival begins: the likelier a hand, the likelier it is taken."""
        if not evidence.contracts:
            return 0
        starts: list[int] = []
        weights: list[float] = []
        total = 0.0
        for start in range(0, min(CHOICE * unknown, len(pool) - unknown + 1), unknown):
            total += evidence.weight(known + pool[start : start + unknown])[0]
            starts.append(start)
            weights.append(total)
        point = self.rng.random() * total
        for place, weight in enumerate(weights):
            if point < weight:
                return starts[place]
        return 0


class Evidence:
    """What a rival's last moves say about hands that he may hold."""

    def __init__(self, view: View, rival: int) -> None:
        left, thrown = _refused(view.table.moves, rival)
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
