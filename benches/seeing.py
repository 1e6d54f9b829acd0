"""How much better guesses could make `master`: what it wins from three `greedy` if it sees hands.

python benches/seeing.py [DEALS] [FIRST]

Every deal from all four seats: once by the rules, once with a look into the next player's hand, once with one into all
hands. An honest guess about these hands can hardly bring more than such a cheat wins by it. All three play the same
deals; the intervals hold the truth 19 times out of 20.
"""

import sys
from math import sqrt
from random import Random
from statistics import fmean, stdev

import zehn
from zehn.games.phase10 import Phase10, View
from zehn.players import make_player, play_game
from zehn.players.phase10.master import Master
from zehn.players.phase10.opponent_hands import Memory, RememberedHands

SEATS = 4


class Seeing(Master):
    """Knows the hands of the next so many players."""

    game: Phase10
    knows: int

    def hands_of(self, view: View, rival: int) -> RememberedHands:
        memories = super().hands_of(view, rival)
        if memories.wants and (rival - view.seat) % SEATS <= self.knows:
            known = list(view.table.known[rival])
            hand = list(self.game.hands[rival].cards)
            for kind in known:
                hand.remove(kind)
            weight, wants = Memory(view, rival).weight(known + hand)
            memories.imagined, memories.wants, memories.total = [known + hand], [(weight, wants)], weight
        return memories


def share(deal: int, knows: int) -> float:
    """How much of a deal a player wins who sits in each seat once."""
    won = 0.0
    for seat in range(SEATS):
        player = Seeing(Random(deal * SEATS + seat))
        player.game, player.knows = zehn.new("phase10", players=list("ABCD"), seed=deal), knows
        players = [make_player("phase10", "greedy", Random(deal * SEATS + other)) for other in range(SEATS)]
        players[seat] = player
        play_game(player.game, players)
        winners = player.game.result()["winners"]
        won += (seat in winners) / len(winners)
    return won / SEATS


def line(name: str, shares: list[float]) -> str:
    """The mean of some shares, with its interval."""
    return f"{name}: {100 * fmean(shares):.1f} % ± {196 * stdev(shares) / sqrt(len(shares)):.1f}"


def main(deals: str = "100", first: str = "0") -> None:
    """Play the deals and print what was won."""
    numbers = range(int(first), int(first) + int(deals))
    honest, by_next, by_all = [[share(deal, knows) for deal in numbers] for knows in (0, 1, SEATS - 1)]
    print(line("by the rules", honest))
    for name, shares in (("sees the next hand", by_next), ("sees all hands", by_all)):
        more = [there - here for here, there in zip(honest, shares, strict=True)]
        print(f"{line(name, shares)}; {line('more than by the rules', more)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
