"""Which kernel a contract gets: the fastest one that is exact."""

from collections.abc import Sequence

from zehn.rules.cards import Deck
from zehn.rules.groups import Placement
from zehn.rules.lanes import NarrowLanes, WideLanes
from zehn.rules.reach import Lanes
from zehn.rules.search import MatchLanes, TopLanes, are_equal_pools
from zehn.rules.templates import all_templates, any_overlap, hall_bounds, template_count

#: More templates, or more Hall bounds for one of them, are not worth a lane each.
MOST_TEMPLATES = 5000
MOST_BOUNDS = 40


def compile_lanes(deck: Deck, options: Sequence[Sequence[Placement]], *, wild: bool) -> Lanes:
    """The fastest exact kernel for a contract, given the placements of each of its groups."""
    wild = wild and deck.counts[deck.wild] > 0
    if len(options) > 1 and are_equal_pools(options) and template_count(options) > MOST_TEMPLATES // 10:
        return TopLanes(deck, options, wild=wild)
    if template_count(options) > MOST_TEMPLATES:
        return MatchLanes(deck, options, wild=wild)
    templates = all_templates(deck, options, wild=wild)
    if not any_overlap([mask for slots in templates for mask, _ in slots]):
        return NarrowLanes(deck, options, templates, wild=wild)
    bounds = [hall_bounds(slots, MOST_BOUNDS) for slots in templates]
    if max(map(len, bounds)) > MOST_BOUNDS:
        return MatchLanes(deck, options, wild=wild)
    return WideLanes(deck, options, templates, bounds, wild=wild)
