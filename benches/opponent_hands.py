"""How well `master` guesses what the next player wants, and whether more imagined hands would tell more.

python benches/opponent_hands.py [GAMES] [HANDS,HANDS…]

Whole games of a `master` among three `greedy`. Before it discards, each card of its hand is a question: does the next
player, who has not laid yet, want it? The score is the mean square of what the guess was off the truth (Brier): 0 for
somebody who knows, and for one who always says the same it is what the last line shows.
"""

import sys
from collections import defaultdict
from random import Random
from statistics import fmean

import zehn
from zehn.cards.notation import Move
from zehn.games.phase10 import Phase10, View
from zehn.kernel.reach import Reach
from zehn.players import make_player, play_game
from zehn.players.phase10.master import Master
from zehn.players.phase10.opponent_hands import RememberedHands
from zehn.players.phase10.sharp import takers

#: Quick rounds that `master` may play for a decision, and time that nobody needs to imagine hands.
SAMPLES, ENDLESS = 50, 3600.0


class Asked(Master):
    """Is asked before every discard; `told` has its guesses and the truth, by the number of hands."""

    game: Phase10
    hands: list[int]
    told: dict[int, list[tuple[float, bool]]]

    def discard(self, view: View, reach: Reach | None) -> Move:
        for rival in takers(view):
            if view.table.open[rival]:
                self.ask(view, rival)
        return super().discard(view, reach)

    def ask(self, view: View, rival: int) -> None:
        """Compare the guesses about a rival with their hand."""
        naturals = view.table.rules.deck.naturals
        wants = view.table.open[rival][0].reach(self.game.hands[rival].cards).wants()
        for hands in self.hands:
            memories = RememberedHands(view, rival, Random(hands), hands, ENDLESS)
            for kind in sorted(set(view.cards)):
                if kind < naturals:
                    self.told[hands].append((memories.chance(kind), bool(wants >> kind & 1)))


def asked(games: int, hands: list[int]) -> Asked:
    """A player after so many games."""
    player = Asked(Random(1), SAMPLES)
    player.hands, player.told = hands, defaultdict(list)
    for seed in range(games):
        player.game = zehn.new("phase10", players=["A", "B", "C", "D"], seed=seed)
        players = [make_player("phase10", "greedy", Random(seed * 4 + seat)) for seat in range(4)]
        players[seed % 4] = player
        play_game(player.game, players)
    return player


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    hands = [int(number) for number in sys.argv[2].split(",")] if len(sys.argv) > 2 else [24, 150, 1000]
    told = asked(games, hands).told
    for number, guesses in told.items():
        print(f"{number} hands: off by {fmean((chance - truth) ** 2 for chance, truth in guesses):.4f}")
    share = fmean(truth for _, truth in told[hands[0]])
    print(f"who always says {share:.3f}: off by {share * (1 - share):.4f} ({len(told[hands[0]])} questions)")
