"""What a contract costs, told from its forms before any of its tables is made.

Four figures say what a contract asks of a computer: its *templates* (all the ways to place its groups), the *making* of
its tables, the *work* of one question about a hand, and the *size* of the tables in bytes. They are counted from the
forms alone, which costs next to nothing whatever somebody has written. They are bounds and no forecasts: most hands
are much quicker. A unit of making takes about half a microsecond; MOST.work comes to about 20 ms in the compiled core.

Only live tables, where others wait, ask for them (`too_heavy`): whoever plays alone may wait for what he likes.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from math import comb, factorial, perm, prod
from typing import Final, NamedTuple

from zehn.rules.cards import Deck
from zehn.rules.contracts import Contract
from zehn.rules.dice import DECK, DICE
from zehn.rules.dice_points import KEPT
from zehn.rules.groups import Form, Pool, Rainbow, Run
from zehn.rules.kernel import MANY_TEMPLATES
from zehn.rules.pools import are_equal_pools, can_be_counted
from zehn.rules.sorter import MOST_LAYERS
from zehn.rules.sorter import MOST_TEMPLATES as MOST_LANES
from zehn.rules.tasks import Repetition, Task
from zehn.rules.templates import any_overlap


class Cost(NamedTuple):
    """What a contract, or all of a sheet, asks for."""

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

#: A sheet costs so many bytes besides its contracts: its moves in words, what was read and written of it.
PLAIN_SIZE: Final = 400_000


def too_heavy(contracts: Sequence[Contract], deal: int) -> Contract | None:
    """The first contract that is too much for a live table; the worst one if only all of them together are."""
    costs = [cost_of(contract, deal) for contract in contracts]
    for contract, cost in zip(contracts, costs, strict=True):
        if not cost.within(MOST):
            return contract
    if sum_of(costs).within(MOST_IN_ALL):
        return None
    shares = [max(mine / most for mine, most in zip(cost, MOST, strict=True)) for cost in costs]
    return contracts[shares.index(max(shares))]


def size_of(contracts: Sequence[Contract], deal: int) -> int:
    """How many bytes the tables of a sheet take at most, with all that is kept along with them."""
    return PLAIN_SIZE + sum_of([cost_of(contract, deal) for contract in contracts]).size


def sum_of(costs: Sequence[Cost]) -> Cost:
    """What several contracts cost together."""
    return Cost(*(sum(figures) for figures in zip(*costs, strict=True))) if costs else Cost(0, 0, 0, 0)


def cost_of(contract: Contract, deal: int) -> Cost:
    """What one contract costs if so many cards are dealt."""
    if isinstance(contract, Repetition):
        return Cost(0, 0, 0, 0)
    if contract.deck is DECK:
        return _on_dice(contract)
    cost = _of_cards(contract, deal + 1)
    return _of_task(contract, deal + 1, cost) if isinstance(contract, Task) else cost


# -- counting ---------------------------------------------------------------------------------------------------------


def template_number(forms: Sequence[Form]) -> int:
    """How many templates some forms have, without making the placements of any of them."""
    total = 1
    for _, equal in groupby(forms, key=_alike):
        alike = list(equal)
        total *= comb(_ways(alike[0]) + len(alike) - 1, len(alike))
    return total


def _alike(form: Form) -> object:
    """Forms for which this is equal are placed in the same ways."""
    if isinstance(form, Pool):
        return form.size, form.pools
    return (form.size, form.suited) if isinstance(form, Run) else _rows(form)


def _ways(form: Form) -> int:
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


def _orders(form: Form) -> int:
    """What it takes to go through all orders of colours, as the placements of a form are found."""
    return 3 * len(_rows(form)) * perm(len(form.deck.colours), form.size)


def _masks(form: Form) -> set[int]:
    """The classes of cards that placements of a form ask for."""
    if isinstance(form, Pool):
        return {mask for _, mask in form.pools}
    if isinstance(form, Run) and not form.suited:
        return set(form.deck.value_masks[: form.deck.plain])
    return {1 << kind for kind in range(form.useful)}


def _cards(deck: Deck, mask: int) -> int:
    """How many cards a class has: of each natural kind there are equally many."""
    return deck.copies * mask.bit_count()


def _rivals(forms: Sequence[Form]) -> int:
    """In how many places of one template a card can stand at most."""
    return sum(form.size if isinstance(form, Pool) else 1 for form in forms)


def _is_counted(contract: Contract, templates: int) -> bool:
    """Whether the contract needs no lanes (`pools`); its placements are few then."""
    if not all(isinstance(form, Pool) for form in contract.forms):
        return False
    deck, options = contract.deck, [form.placements() for form in contract.forms]
    if can_be_counted(deck, options, wild=contract.wild and deck.counts[deck.wild] > 0):
        return True
    return templates > MANY_TEMPLATES and are_equal_pools(options)


# -- cards ------------------------------------------------------------------------------------------------------------


def _of_cards(contract: Contract, hand: int) -> Cost:
    """Lanes: every template has some bits in the rows of every class. Where classes overlap, a question may look for
    a matching in every template, for every card that comes or goes.
    """
    deck, forms, need = contract.deck, contract.forms, contract.need
    templates, orders = template_number(forms), sum(map(_orders, forms))
    if not orders and _is_counted(contract, templates):
        pools = sum(map(_ways, forms))
        making = 20 * pools + max(map(_ways, forms)) * deck.kinds
        return Cost(1, making, pools * pools // len(forms), 200 * pools + 10 * len(deck.cards))
    masks = set[int]().union(*map(_masks, forms))
    bits = (need + deck.counts[deck.wild] + 1).bit_length() + 1
    rows = sum(_cards(deck, mask) + 2 for mask in masks)
    work = templates * (len(masks) + hand)
    if any_overlap(sorted(masks)):
        work = templates * need * _rivals(forms) * hand * 3 * hand
    size = templates * (300 + 60 * need + rows * bits // 8)
    return Cost(templates, orders + templates * (len(masks) + need), work, size)


# -- tasks ------------------------------------------------------------------------------------------------------------


def _of_task(task: Task, hand: int, cost: Cost) -> Cost:
    """Tasks have lanes of their own, in layers where groups compete, each made by shifting a bit to its place; and they
    want a natural card in every group, which is looked for template by template if a hand is mostly jokers.
    """
    deck, masks = task.deck, set[int]().union(*map(_masks, task.forms))
    layered = any_overlap(sorted(masks))
    lanes = _task_lanes(task) * (MOST_LAYERS if layered else 1)
    length = lanes * ((hand + task.need).bit_length() + 1) // 8
    kinds = deck.kinds if layered else 0
    rows = sum(min(_cards(deck, mask), task.need) for mask in masks) + kinds
    shifted = lanes * (task.need + kinds) * length // 2
    work = _grounding(task, hand) if task.jokers else 0
    size = 3 * rows * length + lanes * (300 + 60 * task.need)
    return Cost(max(cost.templates, lanes), cost.making + shifted // 2500, cost.work + work, cost.size + size)


def _task_lanes(task: Task) -> int:
    """How many lanes a layer of a task has; none if it is counted or searched."""
    templates = template_number(task.forms)
    if templates > MOST_LANES or (templates > MOST_LANES // 10 and _is_counted(task, templates)):
        return 0
    return templates


def _grounding(task: Task, hand: int) -> int:
    """The work for hands with so many jokers that a group could be made of nothing else (SORT-14)."""
    deck, forms = task.deck, task.forms
    if len(set(map(_alike, forms))) == 1 and isinstance(forms[0], Pool):
        near = [min(_ways(form), len(forms)) for form in forms]
    else:
        near = [min(_ways(form), hand * (form.size if isinstance(form, Run) else 1)) for form in forms]
    few = min(form.size for form in forms)
    usual = 2 * deck.counts[deck.wild] * hand >= few * len(deck.cards)
    return prod(near) * task.need * _rivals(forms) * hand * (3 * hand if usual else 1)


# -- dice -------------------------------------------------------------------------------------------------------------


def _on_dice(contract: Contract) -> Cost:
    """Every throw is matched with every template; what a phase brings at most is found place by place."""
    templates, need = template_number(contract.forms), contract.need
    making = sum(map(_orders, contract.forms)) + 2 * templates * 2**need
    return Cost(templates, making, 250 * templates * need * DICE, templates * (100 + 60 * need) + 250 * KEPT)
