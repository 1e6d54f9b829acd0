"""What a contract costs, computed from its forms before any of its tables is made.

Four figures say what a contract asks of a computer: its *templates* (all the ways to place its groups), the *making* of
its tables, the *work* of one question about a hand, and the *size* of the tables in bytes. Counting them costs next to
nothing, whatever a sheet contains. They are bounds, not forecasts: most hands are much quicker. A unit of making takes
about half a microsecond; MOST.work is about 20 ms in the compiled core.

Only live tables, where others wait, check them (`too_heavy`): alone you may wait as long as you like.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from math import comb, factorial, perm, prod
from typing import TYPE_CHECKING, Final, NamedTuple

from zehn.cards.deck import Deck
from zehn.cards.groups import Form, Pool, Rainbow, Run
from zehn.kernel.choice import MANY_TEMPLATES
from zehn.kernel.counted import are_equal_pools, can_be_counted
from zehn.kernel.templates import any_overlap

if TYPE_CHECKING:
    from zehn.cards.contracts import Contract


class Cost(NamedTuple):
    """What a contract, or a whole sheet, costs."""

    templates: int
    making: int
    work: int
    size: int

    def within(self, most: "Cost") -> bool:
        """Whether no figure is above its bound."""
        return all(mine <= bound for mine, bound in zip(self, most, strict=True))


#: What a live table allows one contract, and all contracts of a sheet together.
MOST: Final = Cost(templates=12_000, making=1_000_000, work=15_000_000, size=4_000_000)
MOST_IN_ALL: Final = Cost(templates=30_000, making=1_500_000, work=45_000_000, size=12_000_000)

#: The bytes a sheet takes besides its contracts: its moves in words, and what was read from it and printed.
PLAIN_SIZE: Final = 400_000


def too_heavy(contracts: "Sequence[Contract]", deal: int) -> "Contract | None":
    """The first contract that is too much for a live table; the worst one if only all of them together are."""
    costs = [contract.cost(deal) for contract in contracts]
    for contract, cost in zip(contracts, costs, strict=True):
        if not cost.within(MOST):
            return contract
    if sum_of(costs).within(MOST_IN_ALL):
        return None
    shares = [max(mine / most for mine, most in zip(cost, MOST, strict=True)) for cost in costs]
    return contracts[shares.index(max(shares))]


def size_of(contracts: "Sequence[Contract]", deal: int) -> int:
    """How many bytes the tables of a sheet take at most, with all that is kept along with them."""
    return PLAIN_SIZE + sum_of([contract.cost(deal) for contract in contracts]).size


def sum_of(costs: Sequence[Cost]) -> Cost:
    """What several contracts cost together."""
    return Cost(*(sum(figures) for figures in zip(*costs, strict=True))) if costs else Cost(0, 0, 0, 0)


# -- counting ---------------------------------------------------------------------------------------------------------


def template_number(forms: Sequence[Form]) -> int:
    """How many templates some forms have, without making the placements of any of them."""
    total = 1
    for _, equal in groupby(forms, key=alike_key):
        alike = list(equal)
        total *= comb(placement_number(alike[0]) + len(alike) - 1, len(alike))
    return total


def alike_key(form: Form) -> object:
    """Forms for which this is equal are placed in the same ways."""
    if isinstance(form, Pool):
        return form.size, form.pools
    return (form.size, form.suited) if isinstance(form, Run) else _rows(form)


def placement_number(form: Form) -> int:
    """How many placements a form has."""
    if isinstance(form, Run):
        starts = form.deck.plain - form.size + 1
        return starts * len(form.deck.colours) if form.suited else starts
    if isinstance(form, Pool):
        return len(form.pools)
    orders = perm(len(form.deck.colours), form.size)
    return sum(orders // prod(map(factorial, Counter(row).values())) for row in _rows(form))


def _rows(form: Form) -> tuple[tuple[int, ...], ...]:
    return form.rows if isinstance(form, Rainbow) else ()


def orders_of(form: Form) -> int:
    """The work of going through all orders of colours when the placements of a form are computed."""
    return 3 * len(_rows(form)) * perm(len(form.deck.colours), form.size)


def masks_of(form: Form) -> set[int]:
    """The classes of cards that placements of a form ask for."""
    if isinstance(form, Pool):
        return {mask for _, mask in form.pools}
    if isinstance(form, Run) and not form.suited:
        return set(form.deck.value_masks[: form.deck.plain])
    return {1 << kind for kind in range(form.useful)}


def card_number(deck: Deck, mask: int) -> int:
    """How many cards a class has: of each natural kind there are equally many."""
    return deck.copies * mask.bit_count()


def rivals(forms: Sequence[Form]) -> int:
    """In how many places of one template a card can go at most."""
    return sum(form.size if isinstance(form, Pool) else 1 for form in forms)


def is_counted(contract: "Contract", templates: int) -> bool:
    """Whether the contract needs no lanes (`counted`); its placements are few then."""
    if not all(isinstance(form, Pool) for form in contract.forms):
        return False
    deck, options = contract.deck, [form.placements() for form in contract.forms]
    if can_be_counted(deck, options, wild=contract.wild and deck.counts[deck.wild] > 0):
        return True
    return templates > MANY_TEMPLATES and are_equal_pools(options)


# -- cards ------------------------------------------------------------------------------------------------------------


def cost_of_cards(contract: "Contract", hand: int) -> Cost:
    """Lanes: every template has some bits in the rows of every class. Where classes overlap, a question may look for
    a matching in every template, for every card that comes or goes.
    """
    deck, forms, need = contract.deck, contract.forms, contract.need
    templates, orders = template_number(forms), sum(map(orders_of, forms))
    if not orders and is_counted(contract, templates):
        pools = sum(map(placement_number, forms))
        making = 20 * pools + max(map(placement_number, forms)) * deck.kinds
        return Cost(1, making, pools * pools // len(forms), 200 * pools + 10 * len(deck.cards))
    masks = set[int]().union(*map(masks_of, forms))
    bits = (need + deck.counts[deck.wild] + 1).bit_length() + 1
    rows = sum(card_number(deck, mask) + 2 for mask in masks)
    work = templates * (len(masks) + hand)
    if any_overlap(sorted(masks)):
        work = templates * need * rivals(forms) * hand * 3 * hand
    size = templates * (300 + 60 * need + rows * bits // 8)
    return Cost(templates, orders + templates * (len(masks) + need), work, size)
