"""Which kernel a contract gets: the fastest one that is exact."""

from collections.abc import Sequence

from zehn.build import BUILD
from zehn.cards.deck import Deck
from zehn.cards.groups import Placement
from zehn.kernel.counted import CountedContract, are_equal_pools, can_be_counted
from zehn.kernel.lanes import NarrowLanes, WideLanes
from zehn.kernel.reach import CompiledContract
from zehn.kernel.search import SearchedContract
from zehn.kernel.templates import all_templates, any_overlap, template_count

#: The most templates that get a lane each; where groups can be counted, not even these.
MOST_TEMPLATES, MANY_TEMPLATES = 20_000, 500


def compile_contract(deck: Deck, options: Sequence[Sequence[Placement]], *, wild: bool) -> CompiledContract:
    """The fastest exact kernel for a contract, given the placements of each of its groups."""
    wild = wild and deck.counts[deck.wild] > 0
    number = template_count(options)
    if can_be_counted(deck, options, wild=wild) or (number > MANY_TEMPLATES and are_equal_pools(options)):
        return CountedContract(deck, options, wild=wild)
    if number > MOST_TEMPLATES:
        return SearchedContract(deck, options, wild=wild)
    templates = all_templates(deck, options, wild=wild)
    overlap = any_overlap([mask for slots in templates for mask, _ in slots])
    if overlap:
        return WideLanes(deck, options, templates, wild=wild)
    if BUILD == "compiled":  # plain Python does without librt
        from zehn.kernel.packed import PackedLanes

        return PackedLanes(deck, options, templates, wild=wild)
    return NarrowLanes(deck, options, templates, wild=wild)
