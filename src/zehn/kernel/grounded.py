"""Templates whose every group has a natural card (SORT-14): how near natural cards and jokers are to one of them.

By the strict reading of SORT-12 one group may need several, and some groups must lie `apart`.
"""

from collections.abc import Iterator, Sequence
from itertools import product

from zehn.cards.groups import Placement, Spread
from zehn.kernel.matching import matched_cards
from zehn.kernel.templates import Apart, Template, are_apart, units_of


def bare_groups(template: Template, held: Sequence[int]) -> int:
    """How many groups of a template no natural card reaches."""
    return sum([kind < 0 for kind in matched_cards(_grounds(template), held)])


def _grounds(template: Template) -> list[int]:
    """The masks that need a natural card, group by group."""
    return [mask for place in template for mask in place.each or (union_of(place),)]


def missing_for(template: Template, held: Sequence[int], wilds: int) -> int:
    """How many cards a template lacks, counting groups that only jokers could fill."""
    open_units = sum([kind < 0 for kind in matched_cards(units_of(template), held)])
    return max(open_units - wilds, bare_groups(template, held))


def fitting_templates(
    options: Sequence[Sequence[Placement]], held: Sequence[int], apart: Apart = ()
) -> Iterator[Template]:
    """Every template that matters: groups lie where a held card is, if there is such a place."""
    mask = 0
    for kind in held:
        mask |= 1 << kind
    near = [[place for place in places if union_of(place) & mask] or places[:1] for places in options]
    if not apart:
        return product(*near)
    for some in apart:  # where cards are held in too few places, groups lie anywhere else
        for number in some:
            near[number] = [
                *near[number],
                *[place for place in options[number] if place not in near[number]][: len(some)],
            ]
    return (template for template in product(*near) if are_apart(template, apart))


def filled(template: Template, held: Sequence[int], wild: int) -> list[Spread]:
    """The groups of a template from some natural cards, at least one in each if that can be."""
    firsts = iter(matched_cards(_grounds(template), held))
    units: list[int] = []
    start: list[int] = []
    for place in template:
        masks = [mask for mask, count in place.slots for _ in range(count)]
        chosen = [-1] * len(masks)
        for _ in place.each or (0,):
            first = next(firsts)
            if first >= 0:
                chosen[next(i for i, mask in enumerate(masks) if mask >> first & 1)] = first
        units += masks
        start += chosen
    kinds = iter(wild if kind < 0 else kind for kind in matched_cards(units, held, start))
    return [Spread(tuple(next(kinds) for _ in range(size_of(place)))) for place in template]


def size_of(place: Placement) -> int:
    """How many cards a placement has."""
    return sum(count for _, count in place.slots)


def union_of(place: Placement) -> int:
    """The mask of all kinds that a placement accepts somewhere."""
    union = 0
    for mask, _ in place.slots:
        union |= mask
    return union
