"""The best choice of dice for a phase (DICE-10), exact for every contract that a sheet can write.

A way to fill a contract is a number of places, each with the kinds that it accepts. Which dice can fill places
together is a matter of matching, and since points belong to dice and not to places, it is enough to take the
dice from the dearest down and to keep each that can still be matched along with those before it. Phases that ask
for numbers only need less: there a die fits one place or none, and wilds fill what is missing.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from zehn.cards.contracts import Contract
from zehn.cards.deck import row_of
from zehn.cards.groups import Form, Placement
from zehn.cards.rows import Row, i64, vec
from zehn.cards.threads import breathe
from zehn.games.dice.dice import DECK, DICE, FIRST_WILD, POINTS, STANDS_FOR, Dice, Throw
from zehn.kernel.costs import Cost, orders_of, template_number
from zehn.kernel.matching import matching
from zehn.kernel.templates import Template, every_template, merged_slots, template_count, units_of

#: A contract with more ways to fill it is searched throw by throw.
MOST_WAYS = 3000

#: How many throws a custom phase remembers the value of.
KEPT: Final = 1000

#: What a die that is used counts beside its points: more than all points of a throw.
USED: Final = 1024

#: The number of each face, counted from 0, and the place of the wilds after them.
VALUE_OF: Final = (*DECK.value_of[:FIRST_WILD], *([len(DECK.values)] * len(DECK.colours)))
WILD_DIE: Final = len(DECK.values)

Demand = tuple[tuple[int, int], ...]


class DiceContract(Contract):
    """A contract that is met with dice."""

    def cost(self, deal: int) -> Cost:
        """Every throw is matched with every template; what a phase brings at most is found place by place."""
        templates, need = template_number(self.forms), self.need
        making = sum([orders_of(form) for form in self.forms]) + 2 * templates * 2**need
        return Cost(templates, making, 250 * templates * need * DICE, templates * (100 + 60 * need) + 250 * KEPT)


def numbers_of(throw: Sequence[int]) -> Row:
    """How many dice show each number, and how many a wild (`WILD_DIE`)."""
    counts = vec[i64]([0] * (WILD_DIE + 1))
    for face in throw:
        counts[VALUE_OF[face]] += 1
    return counts


class Ways:
    """All ways to make a phase that asks for numbers (DICE-05): how many dice of which. `asked` has the numbers and how
    many dice of each, one way after the other, `ends` where they end. Of equally good ways the first counts.
    """

    def __init__(self, demands: Sequence[Demand]) -> None:
        self.demands = demands
        self.asked = row_of([part for demand in demands for pair in demand for part in pair])
        ends: list[int] = []
        for demand in demands:
            ends.append(2 * len(demand) + (ends[-1] if ends else 0))
        self.ends = row_of(ends)

    def points(self, counts: Row, fewest: i64) -> i64:
        """The points of the dearest way that uses at least so many dice; -1 if there is none."""
        best: i64 = -1
        start: i64 = 0
        for end in self.ends:
            found = self._fit(counts, start, end)
            if found >= fewest * USED:
                best = max(best, found % USED)
            start = end
        return best

    def nearest(self, counts: Row) -> Demand:
        """The way that uses most dice, then those with most points."""
        best: i64 = -1
        nearest: i64 = 0
        start: i64 = 0
        for way, end in enumerate(self.ends):
            found = self._fit(counts, start, end)
            if found > best:
                best, nearest = found, way
            start = end
        return self.demands[nearest]

    def _fit(self, counts: Row, start: i64, end: i64) -> i64:
        """How many dice a way uses, times `USED`, and their points."""
        asked, fit = self.asked, i64(0)
        for place in range(start, end, 2):
            value = asked[place]
            there = counts[value]
            wanted = asked[place + 1]
            fit += (there if there < wanted else wanted) * (USED + 1 + value)
        return fit


class DicePhase:
    """One phase on dice: what a throw is worth, and which dice make it."""

    def __init__(self, contract: Contract, kept: int = KEPT) -> None:
        self.contract = contract
        self.number = contract.number
        self.need = contract.need
        self.wild = contract.wild
        self.demands = _demands(contract)
        self.ways = Ways(self.demands)
        self._sums: dict[Dice, int] = {}
        self._points = lru_cache(maxsize=kept)(self._by_matching)

    def points(self, throw: Sequence[int]) -> int:
        """The points of the best choice of dice (DICE-10); -1 if the throw does not make the phase."""
        if not self.demands:
            return self._points(tuple(sorted(throw)))
        counts = numbers_of(throw)
        return int(self.ways.points(counts, self.need - (counts[WILD_DIE] if self.wild else 0)))

    def _by_matching(self, faces: Throw) -> int:
        return max((sum(POINTS[faces[die]] for die in chosen) for chosen in self._choices(faces)), default=-1)

    def chosen(self, throw: Sequence[int]) -> tuple[int, ...]:
        """The dice that count for the best choice, ascending; none if the throw does not make the phase."""
        choices = self._choices(throw)
        best = max(choices, key=lambda dice: sum(POINTS[throw[die]] for die in dice), default=())
        return tuple(sorted(best))

    def _choices(self, faces: Sequence[int]) -> Iterator[tuple[int, ...]]:
        """For each way to fill the phase that may succeed with a throw: the best dice for it."""
        order = sorted(range(len(faces)), key=lambda die: -POINTS[faces[die]])
        order = [die for die in order if self.wild or faces[die] < FIRST_WILD]
        naturals = [face for face in faces if face < FIRST_WILD]
        for slots in _ways(self.contract.forms, naturals, len(order) - len(naturals)):
            places = [mask for mask, count in slots for _ in range(count)]
            filling = matched(places, [STANDS_FOR[faces[die]] for die in order])
            if len(filling) == self.need:
                yield tuple(order[place] for place in filling)

    def most(self, dice: Dice) -> int:
        """The greatest score that some dice can make (the figure printed on the pad); -1 if there is none."""
        tops, most = [_tops(faces, wild=self.wild) for faces in dice.faces], -1
        for template in templates(self.contract):
            most = max(most, _most(merged_slots(template), tops))
            breathe()
        return most

    def can_score(self, dice: Dice, points: int) -> bool:
        """Whether so many dice as the phase needs can make these points together."""
        if dice not in self._sums:
            options = [_options(faces, wild=self.wild) for faces in dice.faces]
            ways = {merged_slots(template) for template in templates(self.contract)}
            self._sums[dice] = _sums_of(ways, options)
        return points >= 0 and self._sums[dice] >> points & 1 == 1

    def is_possible(self, dice: Dice) -> bool:
        """Whether some dice can make the phase at all: each die may show any of its faces, and one way is enough."""
        kinds = [0] * len(dice.faces)
        for die, faces in enumerate(dice.faces):
            for face in faces:
                kinds[die] |= STANDS_FOR[face] if self.wild or face < FIRST_WILD else 0
        return any(len(matched(units_of(template), kinds)) == self.need for template in templates(self.contract))


def _demands(contract: Contract) -> tuple[Demand, ...]:
    """DICE-05: how many dice of each number the sets and runs of a contract ask for, in every way to choose them – two
    sets may choose the same number. None if the contract asks for more than numbers.
    """
    values = {mask: value for value, mask in enumerate(DECK.value_masks)}
    options = [form.placements() for form in contract.forms]
    masks = {mask for places in options for place in places for mask, _ in place.slots}
    if not masks <= set(values) or template_count(options) > MOST_WAYS:
        return ()
    ways = {merged_slots(template) for template in every_template(options)}
    return tuple(tuple((values[mask], count) for mask, count in way) for way in sorted(ways))


def templates(contract: Contract) -> Iterator[Template]:
    """Every way to place all groups of a contract; of equal groups no two orders."""
    return every_template([form.placements() for form in contract.forms])


def _ways(forms: Sequence[Form], naturals: Sequence[int], wilds: int, first: int = 0) -> Iterator[Demand]:
    """The ways to place all groups that do not, even taken one by one, need more wilds than there are."""
    if not forms:
        yield ()
        return
    for number, place in enumerate(forms[0].placements()[first:], first):
        left = wilds - _missing(place, naturals)
        if left >= 0:
            equal = len(forms) > 1 and forms[1] is forms[0]
            for others in _ways(forms[1:], naturals, left, number if equal else 0):
                yield place.slots + others


def _missing(place: Placement, naturals: Sequence[int]) -> int:
    """How many dice a group lacks if it may choose first."""
    return sum(max(0, count - sum(mask >> face & 1 for face in naturals)) for mask, count in place.slots)


def matched(places: Sequence[int], stands_for: Sequence[int]) -> list[int]:
    """The first dice, in their order, that can fill places together: each is kept if it can be fitted in."""
    if len(set(places)) == 1:  # one colour, one set
        return [die for die, kinds in enumerate(stands_for) if kinds & places[0]][: len(places)]
    fits = [sum([1 << place for place, mask in enumerate(places) if mask & kinds]) for kinds in stands_for]
    return [die for die, place in enumerate(matching(fits)) if place >= 0]


def _tops(faces: Sequence[int], *, wild: bool) -> list[tuple[int, int]]:
    """What a die can stand for and the points of it, dearest first."""
    usable = [face for face in faces if wild or face < FIRST_WILD]
    return sorted(((STANDS_FOR[face], POINTS[face]) for face in usable), key=lambda top: -top[1])


def _most(slots: Demand, tops: Sequence[Sequence[tuple[int, int]]]) -> int:
    """The greatest score of one way, each die showing what one likes; die by die over what is still open."""
    best = {tuple(count for _, count in slots): 0}
    for options in tops:
        for open_places, points in list(best.items()):
            for place, (mask, _) in enumerate(slots):
                if not open_places[place]:
                    continue
                top = next((worth for kinds, worth in options if kinds & mask), -1)
                rest = (*open_places[:place], open_places[place] - 1, *open_places[place + 1 :])
                if top >= 0 and best.get(rest, -1) < points + top:
                    best[rest] = points + top
    return best.get((0,) * len(slots), -1)


def _options(faces: Sequence[int], *, wild: bool) -> list[tuple[int, int]]:
    """What each face of a die can stand for, and its points; every pair once."""
    return sorted({(STANDS_FOR[face], POINTS[face]) for face in faces if wild or face < FIRST_WILD})


def _sums_of(ways: Iterable[Demand], options: Sequence[Sequence[tuple[int, int]]]) -> int:
    """A bit for each sum of points that one of some ways can have, each die showing what one likes."""
    found = 0
    for slots in ways:
        sums = {tuple([count for _, count in slots]): 1}
        for faces in options:
            for open_places, before in list(sums.items()):
                for place, (mask, _) in enumerate(slots):
                    if open_places[place]:
                        rest = (*open_places[:place], open_places[place] - 1, *open_places[place + 1 :])
                        for kinds, points in faces:
                            if kinds & mask:
                                sums[rest] = sums.get(rest, 0) | before << points
        found |= sums.get((0,) * len(slots), 0)
        breathe()
    return found
