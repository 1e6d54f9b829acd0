"""Templates: all the ways to place the groups of a contract, and how one of them is filled with cards."""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, groupby, pairwise, product
from math import comb

from zehn.cards.deck import Deck
from zehn.cards.groups import Placement, Spread
from zehn.cards.threads import STEPS, breathe
from zehn.kernel.matching import matched_cards

#: (mask of accepted kinds, how many cards), one for each class that a template asks for.
Slots = tuple[tuple[int, int], ...]
#: A placement for each group.
Template = tuple[Placement, ...]


#: Groups of a contract, by their places, no two of which may use the same pool (SORT-12).
Apart = tuple[tuple[int, ...], ...]


def are_apart(template: Template, apart: Apart) -> bool:
    """Whether a template, or the beginning of one, keeps all groups apart that must be."""
    for some in apart:
        pools = [template[number].slots[0][0] for number in some if number < len(template)]
        if len(set(pools)) < len(pools):
            return False
    return True


def any_overlap(masks: Sequence[int]) -> bool:
    """Whether two different masks have a kind in common."""
    union = 0
    for mask in set(masks):
        if union & mask:
            return True
        union |= mask
    return False


def template_count(options: Sequence[Sequence[Placement]]) -> int:
    """How many templates there are, without making them."""
    total = 1
    for places, equal in groupby(options):
        times = len(list(equal))
        total *= comb(len(places) + times - 1, times)
    return total


def every_template(options: Sequence[Sequence[Placement]]) -> Iterator[Template]:
    """Every way to place all groups; of equal groups no two orders."""
    choices = [combinations_with_replacement(places, len(list(equal))) for places, equal in groupby(options)]
    for combo in product(*choices):
        yield tuple([place for part in combo for place in part])


def all_templates(deck: Deck, options: Sequence[Sequence[Placement]], *, wild: bool) -> dict[Slots, Template]:
    """All templates by their merged slots; without wilds only those that the deck can fill (if any can be)."""
    found: dict[Slots, Template] = {}
    for number, template in enumerate(every_template(options)):
        found.setdefault(merged_slots(template), template)
        if number % STEPS == 0:
            breathe()
    return found if wild else _fillable(deck, found) or found


def _fillable(deck: Deck, templates: dict[Slots, Template]) -> dict[Slots, Template]:
    """Those templates that the deck has natural cards for."""
    found: dict[Slots, Template] = {}
    for number, slots in enumerate(templates):
        if can_fill(deck, templates[slots]):
            found[slots] = templates[slots]
        if number % STEPS == 0:
            breathe()
    return found


def can_fill(deck: Deck, template: Template) -> bool:
    """Whether the deck has natural cards for a whole template."""
    slots = merged_slots(template)
    if any(count > cards_in(deck, mask) for mask, count in slots):
        return False
    if not any_overlap([mask for mask, _ in slots]):
        return True
    naturals = [kind for kind in deck.cards if kind < deck.naturals]
    return matches(template, naturals) == sum(count for _, count in slots)


def cards_in(deck: Deck, mask: int) -> int:
    """How many cards of the deck a mask accepts."""
    return sum(count for kind, count in enumerate(deck.counts) if mask >> kind & 1)


def merged_slots(template: Template) -> Slots:
    """The slots of all groups, those with equal masks put together."""
    merged: dict[int, int] = {}
    for place in template:
        for mask, count in place.slots:
            merged[mask] = merged.get(mask, 0) + count
    return tuple(sorted(merged.items()))


def units_of(template: Template) -> list[int]:
    """The places of all groups, one for each card: the masks that they accept."""
    return [mask for place in template for mask, count in place.slots for _ in range(count)]


def fill(deck: Deck, template: Template, cards: Sequence[int], *, compete: bool) -> list[Spread]:
    """The groups of one template from a hand, natural cards first, wilds in the gaps.

    `compete` says that one card may serve several groups, so that a matching is needed.
    """
    naturals = [kind for kind in cards if kind < deck.naturals]
    chosen = _matched(template, naturals) if compete else [_picked(place, naturals) for place in template]
    return [
        Spread(tuple([deck.wild if kind < 0 else kind for kind in group]), place.at if max(group) < 0 else "")
        for place, group in zip(template, chosen, strict=True)
    ]


def _picked(place: Placement, rest: list[int]) -> list[int]:
    """A kind for each card of a group, taken out of `rest`; -1 where none fits."""
    picked = []
    for mask, count in place.slots:
        fitting = [kind for kind in rest if mask >> kind & 1][:count]
        for kind in fitting:
            rest.remove(kind)
        picked += fitting + [-1] * (count - len(fitting))
    return picked


def matches(template: Template, cards: Sequence[int]) -> int:
    """How many of some natural cards a template can use at once."""
    chosen = _matched(template, cards)
    return sum(kind >= 0 for group in chosen for kind in group)


def _matched(template: Template, cards: Sequence[int]) -> list[list[int]]:
    """A kind for each card of each group where groups compete for cards: a greatest matching."""
    chosen = matched_cards(units_of(template), cards)
    ends = [0]
    for place in template:
        ends.append(ends[-1] + sum(count for _, count in place.slots))
    return [chosen[start:end] for start, end in pairwise(ends)]
