"""How likely players win from every standing: makes the tables of `players/phase10/win_chance.py`.

python benches/win_chance.py [ROUNDS]

For every two phases so many quick rounds are played. Back from the end of the game they give the chance to win for
every standing – phases, phases, difference of points –, and the four numbers of the table are fitted to that. The
next line is how far the points of two players who are at the same phase come apart in one round (standard deviation).

Then, for three to six players who are about equally far, ten times as many rounds tell how often each phase lies; and
what a phase costs that does not lie, beyond one that does, and how far such points of two come apart.
"""

import sys

import numpy as np
from numpy.typing import NDArray

from zehn.games.phase10 import Rules
from zehn.players.phase10.fast_round import DRAW, FastRound
from zehn.players.phase10.shapes import shape_of

Chances = NDArray[np.float64]

#: Differences of points: so many steps of five to either side; all points are multiples of five.
STEP, MOST = 5, 80
APART = np.arange(-MOST, MOST + 1)

#: Points that one round costs a player who does not lay: standings near that are the ones that occur.
LOST = 65

RULES = Rules.read({})
LAST = len(RULES.contracts)


def round_of(phases: list[int]) -> FastRound:
    """Rounds of players who are at these phases."""
    shapes = [shape for phase in phases if (shape := shape_of(RULES.contracts[phase]))]
    return FastRound(shapes, RULES.points_row, RULES.deck, go_out_any=RULES.go_out_any)


def play(fast: FastRound, players: int, first: int, rng: np.random.Generator) -> None:
    """Deal and play a round."""
    cards = [int(kind) for kind in rng.permutation(RULES.deck.cards)]
    fast.set_table([], 0, [0] * players, 0, [])
    for seat in range(players):
        fast.set_hand(seat, [cards.pop() for _ in range(RULES.deal)])
    fast.set_pile(cards)
    fast.look()
    fast.play(first % players, DRAW, 0)


def rounds(mine: int, other: int, number: int) -> Chances:
    """How often each of two lays and how far the points come apart, when they are at these phases."""
    rng, fast = np.random.default_rng([mine, other]), round_of([mine, other])
    found = np.zeros((2, 2, len(APART)))
    for game in range(number):
        play(fast, 2, game, rng)
        more = (fast.points(0) - fast.points(1)) // STEP
        found[int(fast.has_laid(0)), int(fast.has_laid(1)), more + MOST] += 1 / number
    return found


def after(chances: Chances, changes: Chances) -> Chances:
    """What a chance to win is before the points come apart by so much, each so likely."""
    total = np.zeros(len(APART))
    for place in np.flatnonzero(changes):
        total += changes[place] * chances[np.clip(np.arange(len(APART)) + place - MOST, 0, 2 * MOST)]
    return total


def induction(number: int) -> tuple[dict[tuple[int, int], Chances], float]:
    """The chance of the first to win, for each two phases, by how many points more they have."""
    won = {(LAST, phase): np.ones(len(APART)) for phase in range(LAST)}
    won |= {(phase, LAST): np.zeros(len(APART)) for phase in range(LAST)}
    won[LAST, LAST] = np.where(APART < 0, 1.0, np.where(APART > 0, 0.0, 0.5))
    spread = []
    for both in range(2 * LAST - 2, -1, -1):
        for mine in range(max(0, both - LAST + 1), min(LAST - 1, both) + 1):
            other = both - mine
            found = rounds(mine, other, number)
            if mine == other:
                spread.append(float((found.sum(axis=(0, 1)) * (APART * STEP) ** 2).sum()))
            known = after(won[mine + 1, other + 1], found[1, 1])
            known += after(won[mine + 1, other], found[1, 0]) + after(won[mine, other + 1], found[0, 1])
            chances = np.full(len(APART), 0.5)
            for _ in range(200):
                chances = known + after(chances, found[0, 0])
            won[mine, other] = chances
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


def lays(players: int, number: int) -> tuple[Chances, float, float]:
    """How often each phase lies, from the last back to the first; what it costs if it does not, and how that varies."""
    rng, laid, tried = np.random.default_rng(players), np.zeros(LAST), np.zeros(LAST)
    points: tuple[list[int], list[int]] = [], []
    for game in range(number):
        steps = rng.choice([-2, -1, -1, 0, 0, 0, 1], players)
        phases = [int(phase) for phase in np.clip(rng.integers(LAST) + steps, 0, LAST - 1)]
        fast = round_of(phases)
        play(fast, players, game, rng)
        for seat, phase in enumerate(phases):
            laid[phase] += fast.has_laid(seat)
            tried[phase] += 1
            points[fast.has_laid(seat)].append(fast.points(seat))
    lost, apart = np.mean(points[0]) - np.mean(points[1]), np.hypot(np.std(points[0]), np.std(points[1]))
    return (laid / tried)[::-1], float(lost), float(apart)


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 4000
    won, spread = induction(number)
    for left in range(1, LAST + 1):
        cells = [fitted(won[LAST - left, LAST - other], other - left) for other in range(left, min(LAST, left + 3) + 1)]
        print("    [" + ", ".join("({:.3f}, {:.3f}, {:.3f}, {:.0f})".format(*cell) for cell in cells) + "],")
    print(f"{spread:.0f}")
    for players in range(3, 7):
        often, lost, apart = lays(players, 10 * number)
        print("    [" + ", ".join(f"{lay:.3f}" for lay in often) + f"],  # {lost:.0f} {apart:.0f}")
