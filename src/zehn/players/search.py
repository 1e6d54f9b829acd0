"""Moves tried in one's head: each in the same imagined worlds, played on to the end of the round."""

from math import sqrt
from random import Random
from time import perf_counter

from zehn.games.phase10.view import View
from zehn.players.guesses import Worlds
from zehn.players.playout import Playout, Seat
from zehn.players.standing import Outlook
from zehn.rules.contracts import Contract
from zehn.rules.notation import Move


class Tried:
    """A move and what it came to in each world so far."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.values: list[float] = []

    def mean(self) -> float:
        """How likely the game is won after this move."""
        return sum(self.values) / len(self.values)

    def lead(self, other: "Tried") -> tuple[float, float]:
        """By how much it is better than another in the worlds that both have met, and the standard error of that."""
        gaps = [mine - yours for mine, yours in zip(self.values, other.values, strict=False)]
        number = len(gaps)
        mean = sum(gaps) / number
        spread = sum([(gap - mean) ** 2 for gap in gaps])
        return mean, sqrt(spread / (number * max(1, number - 1)))


class Search:
    """Worlds, one after the other, in which moves are tried."""

    def __init__(self, view: View, rng: Random) -> None:
        self.view = view
        self.rng = rng
        self.outlook = Outlook(view.table, view.seat)
        self.worlds = Worlds(view, rng)
        self.hands: list[list[int]] = []
        self.pile: list[int] = []
        self.aims: list[Contract | None] = []

    def halved(self, moves: list[Move], samples: int, seconds: float) -> list[Tried]:
        """Try moves, dropping the worse half again and again (sequential halving); all of them, the best first.

        `samples` playouts, or as many as there is time for. The first of the moves is never dropped before the end:
        all others are compared with it.
        """
        tried = [Tried(move) for move in moves]
        left, dropped = tried, list[Tried]()
        steps = max(1, (len(moves) - 1).bit_length())
        end = perf_counter() + seconds
        for step in range(steps):
            until = perf_counter() + (end - perf_counter()) / (steps - step)
            for _ in range(max(1, samples // (steps * len(left)))):
                self.imagine()
                for one in left:
                    one.values.append(self.value(one.move))
                if perf_counter() > until:
                    break
            left = sorted(left, key=_mean, reverse=True)
            kept = max(2, (len(left) + 1) // 2)
            if tried[0] in left[kept:]:
                left.remove(tried[0])
                left.insert(kept - 1, tried[0])
            left, dropped = left[:kept], left[kept:] + dropped
        return sorted(left, key=_mean, reverse=True) + dropped

    def imagine(self) -> None:
        """Think of another world."""
        self.hands, self.pile = self.worlds.another()
        contracts = self.view.table.open
        self.aims = [_aim(contracts[seat], cards) for seat, cards in enumerate(self.hands)]

    def value(self, move: Move) -> float:
        """How likely the game is won after this move: a draw or take, or one that ends the turn."""
        table, seat = self.view.table, self.view.seat
        seats = [Seat(cards[:], self.aims[place]) for place, cards in enumerate(self.hands)]
        playout = Playout(table, seats, self.pile[:], self.rng)
        if move.verb in ("draw", "take"):
            if not playout.pile:
                playout.turn_pile()
            heap = playout.discards if move.verb == "take" and playout.discards else playout.pile
            seats[seat].add(heap.pop())
            playout.put_down(seat)
        else:
            playout.put_away(seat, move.kind if move.verb == "discard" else table.rules.deck.skip, move.to)
            playout.over = not seats[seat].cards
        playout.turn = table.following[seat]
        playout.finish()
        return self.outlook.value(playout.laid, playout.points())


def _mean(tried: Tried) -> float:
    return tried.mean()


def _aim(contracts: tuple[Contract, ...], cards: list[int]) -> Contract | None:
    """The phase that a hand is nearest to, of several the hardest."""
    if not contracts:
        return None
    best, fewest = contracts[0], 100
    if len(contracts) > 1:
        for contract in contracts:
            missing = contract.reach(cards).missing
            if missing <= fewest:
                best, fewest = contract, missing
    return best
