"""`master`: searches. It plays a round on in imagined worlds and aims at winning the game, not the round.

The moves that `sharp` would consider are tried in the same worlds; the worse half is dropped again and again, so that
the budget goes where moves are close. What `sharp` would do is given up only for a move that is clearly better.
"""

from random import Random

from zehn.games.phase10 import View
from zehn.players.player import Budget
from zehn.players.reasons import Reason
from zehn.players.search import Search, Tried
from zehn.players.sharp import Sharp
from zehn.rules.notation import Move
from zehn.rules.reach import Reach

#: Playouts for a decision where no budget is given.
SAMPLES = 60

#: More playouts, or milliseconds, than anybody waits for.
MANY = 1_000_000

#: So many different moves are looked at.
WIDTH = 6

#: By how many standard errors a move must be better than what `sharp` would do.
CLEARLY = 0.5


class Master(Sharp):
    """Tries moves out in its head."""

    def __init__(self, rng: Random, samples: int = SAMPLES) -> None:
        super().__init__(rng)
        self.usual = self.budget = Budget(samples)
        self.tried: list[Tried] = []

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        self.budget = budget or self.usual
        self.tried = []
        return super().choose(view, budget)

    def discard(self, view: View, reach: Reach | None) -> Move:
        """End the turn with the card after which most games are won."""
        moves = self.options(view, reach)
        return self.searched(view, moves) if len(moves) > 1 else moves[0]

    def options(self, view: View, reach: Reach | None) -> list[Move]:
        """The moves that are worth a search, the one that `sharp` would make first."""
        first = super().discard(view, reach)
        spare = set(reach.spares(view.cards)) if reach else set(view.cards)
        rated = sorted(set(view.cards), key=lambda kind: (kind not in spare, -self.rating(view, reach, kind), kind))
        moves = [first, *[self.put_away(view, kind) for kind in rated]]
        return list(dict.fromkeys(moves))[:WIDTH]

    def searched(self, view: View, moves: list[Move]) -> Move:
        """The best of some moves; the first of them, unless another is clearly better."""
        samples = self.budget.samples or MANY
        self.tried = Search(view, self.rng).halved(moves, samples, (self.budget.milliseconds or MANY) / 1000)
        usual = next(one for one in self.tried if one.move is moves[0])
        lead, doubt = self.tried[0].lead(usual)
        return self.tried[0].move if lead > CLEARLY * doubt else moves[0]

    def why(self, view: View, move: str) -> Reason | None:
        """What the move came to in the imagined worlds, and what the next best one did; else what `sharp` would say."""
        mine = next((one for one in self.tried if str(one.move) == move), None)
        if mine is None:
            return super().why(view, move)
        other = next(one for one in self.tried if one is not mine)
        worlds = min(len(mine.values), len(other.values))
        wins, less = (round(100 * sum(one.values[:worlds]) / worlds) for one in (mine, other))
        numbers: dict[str, str | int] = {"card": _card(mine), "other": _card(other), "worlds": worlds}
        return Reason("searched" if wins > less else "searched-close", {**numbers, "wins": wins, "less": less})


def _card(tried: Tried) -> str:
    """The card that a move gives away."""
    move = tried.move
    return move.deck.names[move.kind if move.verb == "discard" else move.deck.skip]
