"""Which decisions of `master` gain by looking ahead, and how much: whole games against `sharp`.

python benches/round_search.py [GAMES] [SAMPLES]

Whenever the search overrules what was rated best, both moves are tried again in 400 other worlds: `promised` is how
much better the search thought its move, `kept` how much better it was then, in hundredths of a won game.
"""

import sys
from math import sqrt
from random import Random
from statistics import fmean, pstdev

import zehn
from zehn.cards.notation import Move
from zehn.games.phase10 import View
from zehn.kernel.reach import Reach
from zehn.players import make_player, play_game
from zehn.players.phase10.master import SAMPLES, Master
from zehn.players.phase10.round_search import Option

WORLDS = 400


class Watched(Master):
    """Notes what became of its decisions: promised and kept, for each kind of decision; how many there were."""

    gains: dict[str, list[tuple[float, float]]]
    asked: dict[str, int]

    def _best(self, view: View, reach: Reach | None, options: list[Option], moves: list[Move]) -> Move:
        best = super()._best(view, reach, options, moves)
        kind = (
            "draw or take" if moves[0].verb in ("draw", "take") else "discard, phase open" if reach else "discard, down"
        )
        self.asked[kind] = self.asked.get(kind, 0) + 1
        seen = self._search(view, reach) if best is not moves[0] else None
        if seen is not None:
            option = options[moves.index(best)]
            again = Option(option.act, option.what, 0.0, 1.0)
            seen.compare(options[0], [again], WORLDS)
            self.gains.setdefault(kind, []).append((option.better(), again.total / WORLDS))
        return best


def watched(games: int, samples: int) -> Watched:
    """A player after so many games."""
    player = Watched(Random(1), samples)
    player.gains, player.asked = {}, {}
    for seed in range(games):
        game = zehn.new("phase10", players=["A", "B"], seed=seed)
        rivals = [player, make_player("phase10", "sharp", Random(seed))]
        play_game(game, rivals if seed % 2 else rivals[::-1])
    return player


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    found = watched(games, int(sys.argv[2]) if len(sys.argv) > 2 else SAMPLES)
    for kind, gains in found.gains.items():
        promised, kept = [100 * one for one, _ in gains], [100 * other for _, other in gains]
        print(
            f"{kind}: {found.asked[kind] / games:.0f} decisions a game, {len(gains) / games:.1f} overruled, "
            f"promised {fmean(promised):.2f}, kept {fmean(kept):.2f} ± {2 * pstdev(kept) / sqrt(len(kept)):.2f}; "
            f"in a whole game {sum(kept) / games:.1f}"
        )
