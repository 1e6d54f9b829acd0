"""One draw ahead at Profi-Sort: the cards that may come next decide between discards that promise nearly the same.

Worlds differ in what is drawn next; those in which the same tasks come nearer need only be looked at once, weighed by
the unseen cards that do it. In each of them the best is done: a task is laid, or those two cards are thrown away, now
and a turn later, without which the hand promises most. All discards meet the same cards.
"""

from time import perf_counter
from typing import Final, NamedTuple

from zehn.games.profisort import View
from zehn.kernel.sorting import Sorting
from zehn.players.common.player import Budget
from zehn.players.profisort.expectation import Aim, Expectation

#: So many discards are looked at, if they promise so little less than the best one.
WIDTH: Final = 4
CLOSE: Final = 6.0
#: Cards count that bring a task nearer which misses at most so many; so many kinds of draws, the most likely ones.
NEAR: Final = 2
DRAWS: Final = 10


class Ahead(NamedTuple):
    """What a discard is worth a turn later, and how many unseen cards make the hand better then."""

    value: float
    helping: int


class Draws:
    """The cards that may be drawn next, and what is made of them."""

    def __init__(self, view: View, expectation: Expectation, plain: dict[int, float]) -> None:
        """`plain` is what the hand promises without each of the cards that may be thrown away."""
        self.sorting: Sorting = view.sorting()
        self.expectation = expectation
        self.plain = plain
        self.points = view.table.rules.points
        self.held = sum([self.points[kind] for kind in view.cards])
        self.aims = expectation.aims(len(view.cards) - 1)

    def looked(self, kinds: list[int], budget: Budget) -> dict[int, Ahead]:
        """What each of some discards is worth. A sample is a draw that is tried."""
        expectation, points = self.expectation, self.points
        sums, helping = dict.fromkeys(kinds, 0.0), dict.fromkeys(kinds, 0)
        end = perf_counter() + budget.seconds
        for drawn, number in self.wanted(kinds)[: budget.samples]:
            if perf_counter() > end:
                break
            for kind, value in self.after(drawn, kinds).items():
                better = value - self.plain[kind]
                sums[kind] += number * better
                helping[kind] += number * (better > 0)
        found = {}
        for kind in kinds:
            value = self.plain[kind] + sums[kind] / expectation.total
            lost = expectation.lost(self.held - points[kind])
            found[kind] = Ahead(expectation.end * lost + (1 - expectation.end) * value, helping[kind])
        return found

    def wanted(self, kinds: list[int]) -> list[tuple[int, int]]:
        """The draws that bring a task nearer which is worth more than what is promised already.

        Kinds that the same tasks want, whatever was thrown away, are as good as equal: one of them stands for all, with
        the number of their unseen cards. The most likely ones first, and no more than `DRAWS`.
        """
        sorting, unseen = self.sorting, self.expectation.unseen
        floor = min([self.plain[kind] for kind in kinds])
        places = [aim.place for aim in self.aims if aim.worth > floor]
        masks = []
        for kind in kinds:
            sorting.remove(kind)
            masks += [sorting.wants(place) for place in places if 0 < sorting.missing(place) <= NEAR]
            sorting.add(kind)
        alike: dict[tuple[int, ...], list[int]] = {}
        for kind, count in enumerate(unseen):
            wants = tuple([mask >> kind & 1 for mask in masks])
            if count and any(wants):
                alike.setdefault(wants, []).append(kind)
        draws = [(some[0], sum([unseen[kind] for kind in some])) for some in alike.values()]
        return sorted(draws, key=lambda draw: draw[1], reverse=True)[:DRAWS]

    def after(self, drawn: int, kinds: list[int]) -> dict[int, float]:
        """What the hand promises after a draw, for each card that was thrown away before it."""
        sorting, points = self.sorting, self.points
        best = {kind: self.plain[kind] for kind in kinds}
        sorting.add(drawn)
        done = {kind for kind in kinds if self._completed(kind, best)}
        for place, one in enumerate(self.plain):
            sorting.remove(one)
            for other in list(self.plain)[place + 1 :]:
                thrown = [kind for kind in (one, other) if kind in best and kind not in done]
                if thrown:
                    sorting.remove(other)
                    held = self.held + points[drawn] - points[one] - points[other]
                    value = self.expectation.promise(sorting, self.aims, held).value
                    sorting.add(other)
                    for kind in thrown:
                        best[kind] = max(best[kind], value)
            sorting.add(one)
        sorting.remove(drawn)
        return best

    def _completed(self, kind: int, best: dict[int, float]) -> bool:
        """Whether a worthy task is complete without a card; then that is what the draw is worth."""
        sorting = self.sorting
        sorting.remove(kind)
        aim: Aim | None = next((aim for aim in self.aims if not sorting.missing(aim.place)), None)
        sorting.add(kind)
        if aim is None or aim.worth <= best[kind]:
            return False
        best[kind] = aim.worth
        return True
