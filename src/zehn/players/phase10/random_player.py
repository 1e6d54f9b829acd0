"""`random`: any legal move. Plays badly, tests well."""

from itertools import islice

from mypy_extensions import mypyc_attr

from zehn.cards.notation import Move
from zehn.games.phase10 import View
from zehn.players.common.player import Budget, Player

#: Of the many ways to lay a phase only the first ones are looked at.
MOST_MOVES = 300


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomPlayer(Player):
    """Chooses the verb first, then the move, so that rare verbs are not drowned by many discards."""

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        by_verb: dict[str, list[Move]] = {}
        for move in islice(view.moves(), MOST_MOVES):
            by_verb.setdefault(move.verb, []).append(move)
        return self.rng.choice(by_verb[self.rng.choice(list(by_verb))])

    def knocks(self, view: View) -> bool:
        return self.rng.random() < 1 / 2
