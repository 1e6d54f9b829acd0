"""How likely two players win from every standing: makes the table of `players/outlook.py`.

python benches/outlook.py [ROUNDS]

For every two phases so many rounds are played in outline. Back from the end of the game they give the chance to win for
every standing – phases, phases, difference of points –, and the four numbers of the table are fitted to that. The
last line is how far the points of two players who are at the same phase come apart in one round (standard deviation).
"""

import sys

import numpy as np
from numpy.typing import NDArray

from zehn.games.phase10 import Rules
from zehn.players.shapes import shape_of
from zehn.players.sketch import DRAW, Sketch

Chances = NDArray[np.float64]

#: Differences of points: so many steps of five to either side; all points are multiples of five.
STEP, MOST = 5, 80
APART = np.arange(-MOST, MOST + 1)

#: Points that one round costs whoever does not lay: standings near that are the ones that occur.
LOST = 65

RULES = Rules.read({})
LAST = len(RULES.contracts)


def rounds(mine: int, his: int, number: int) -> Chances:
    """How often each of two lays and how far the points come apart, when they are at these phases."""
    rng = np.random.default_rng([mine, his])
    shapes = [shape for phase in (mine, his) if (shape := shape_of(RULES.contracts[phase]))]
    sketch = Sketch(shapes, RULES.costs, RULES.deck, go_out_any=RULES.go_out_any)
    found = np.zeros((2, 2, len(APART)))
    for game in range(number):
        cards = [int(kind) for kind in rng.permutation(RULES.deck.cards)]
        sketch.set_table([], 0, [0, 0], 0, [])
        for seat in (0, 1):
            sketch.set_hand(seat, [cards.pop() for _ in range(RULES.deal)])
        sketch.set_pile(cards)
        sketch.look()
        sketch.play(game % 2, DRAW, 0)
        more = (sketch.points(0) - sketch.points(1)) // STEP
        found[int(sketch.has_laid(0)), int(sketch.has_laid(1)), more + MOST] += 1 / number
    return found


def after(chances: Chances, changes: Chances) -> Chances:
    """What a chance to win is before the points come apart by so much, each so likely."""
    total = np.zeros(len(APART))
    for place in np.flatnonzero(changes):
        total += changes[place] * chances[np.clip(np.arange(len(APART)) + place - MOST, 0, 2 * MOST)]
    return total


def induction(number: int) -> tuple[dict[tuple[int, int], Chances], float]:
    """The chance of the first to win, for each two phases, by the points that he has more."""
    won = {(LAST, phase): np.ones(len(APART)) for phase in range(LAST)}
    won |= {(phase, LAST): np.zeros(len(APART)) for phase in range(LAST)}
    won[LAST, LAST] = np.where(APART < 0, 1.0, np.where(APART > 0, 0.0, 0.5))
    spread = []
    for both in range(2 * LAST - 2, -1, -1):
        for mine in range(max(0, both - LAST + 1), min(LAST - 1, both) + 1):
            his = both - mine
            found = rounds(mine, his, number)
            if mine == his:
                spread.append(float((found.sum(axis=(0, 1)) * (APART * STEP) ** 2).sum()))
            known = after(won[mine + 1, his + 1], found[1, 1])
            known += after(won[mine + 1, his], found[1, 0]) + after(won[mine, his + 1], found[0, 1])
            chances = np.full(len(APART), 0.5)
            for _ in range(200):
                chances = known + after(chances, found[0, 0])
            won[mine, his] = chances
    return won, float(np.sqrt(np.mean(spread)))


def fitted(chances: Chances, ahead: int) -> tuple[float, float, float, float]:
    """The numbers of the table that come nearest."""
    weights = np.exp(-(((APART * STEP + LOST * ahead) / 90) ** 2)) + 0.03
    best, least = (0.0, 0.0, 0.0, 0.0), np.inf
    for weight in (0.02, 0.025, 0.03, 0.04, 0.05, 0.065, 0.08, 0.1, 0.13, 0.16, 0.2):
        for equal in range(-100 * ahead, 1, 5):
            curve = 1 / (1 + np.exp(weight * (APART * STEP - equal)))
            if ahead:
                columns = np.stack([np.ones(len(APART)), curve], 1) * np.sqrt(weights)[:, None]
                alone, together = np.linalg.lstsq(columns, chances * np.sqrt(weights), rcond=None)[0]
            else:  # equal players at equal points have equal chances
                bent = curve - 0.5
                together = (weights * (chances - 0.5) * bent).sum() / (weights * bent**2).sum()
                alone = round(0.5 - together / 2, 3)
                together = 1 - 2 * alone
            misses = float((weights * (alone + together * curve - chances) ** 2).sum())
            if misses < least:
                best, least = (float(alone), float(together), weight, float(equal)), misses
    return best


if __name__ == "__main__":
    won, spread = induction(int(sys.argv[1]) if len(sys.argv) > 1 else 4000)
    for left in range(1, LAST + 1):
        cells = [fitted(won[LAST - left, LAST - his], his - left) for his in range(left, min(LAST, left + 3) + 1)]
        print("    [" + ", ".join("({:.3f}, {:.3f}, {:.3f}, {:.0f})".format(*cell) for cell in cells) + "],")
    print(f"{spread:.0f}")
