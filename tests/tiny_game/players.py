"""Players of `highest`."""

from tiny_game.games import View
from zehn.cards.notation import Move
from zehn.players.common.player import Budget, Player, play_in_turn

play = play_in_turn


class Anything(Player):
    """Any legal move."""

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        return self.rng.choice(list(view.moves()))


class Steady(Player):
    """Swaps low cards."""

    def choose(self, view: View, budget: Budget | None = None) -> Move:
        keep, swap = view.moves()
        deck = view.table.rules.deck
        return swap if deck.value_of[view.hand.cards[0]] < len(deck.values) // 2 else keep


PLAYERS = {"random": Anything, "steady": Steady}
