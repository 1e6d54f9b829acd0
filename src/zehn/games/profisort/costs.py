"""What a task of Profi-Sort costs beyond its cards, counted from its forms before any of its tables is made."""

from math import prod
from typing import TYPE_CHECKING

from zehn.cards.groups import Pool, Run
from zehn.kernel.costs import (
    Cost,
    alike_key,
    card_number,
    cost_of_cards,
    is_counted,
    masks_of,
    placement_number,
    rivals,
    template_number,
)  # fmt: skip
from zehn.kernel.sorter import MOST_LAYERS
from zehn.kernel.sorter import MOST_TEMPLATES as MOST_LANES
from zehn.kernel.templates import any_overlap

if TYPE_CHECKING:
    from zehn.games.profisort.tasks import Task


def cost_of_task(task: "Task", hand: int) -> Cost:
    """Tasks have lanes of their own, in layers where groups compete, each made by shifting a bit to its place; and they
    want a natural card in every group, which is looked for template by template if a hand is mostly jokers.
    """
    cost = cost_of_cards(task, hand)
    deck, masks = task.deck, set[int]().union(*map(masks_of, task.forms))
    layered = any_overlap(sorted(masks))
    lanes = _task_lanes(task) * (MOST_LAYERS if layered else 1)
    length = lanes * ((hand + task.need).bit_length() + 1) // 8
    kinds = deck.kinds if layered else 0
    rows = sum(min(card_number(deck, mask), task.need) for mask in masks) + kinds
    shifted = lanes * (task.need + kinds) * length // 2
    work = _grounding(task, hand) if task.jokers else 0
    size = 3 * rows * length + lanes * (300 + 60 * task.need)
    return Cost(max(cost.templates, lanes), cost.making + shifted // 2500, cost.work + work, cost.size + size)


def _task_lanes(task: "Task") -> int:
    """How many lanes a layer of a task has; none if it is counted or searched."""
    templates = template_number(task.forms)
    if templates > MOST_LANES or (templates > MOST_LANES // 10 and is_counted(task, templates)):
        return 0
    return templates


def _grounding(task: "Task", hand: int) -> int:
    """The work for hands with so many jokers that a group could be made of nothing else (SORT-14)."""
    deck, forms = task.deck, task.forms
    if len(set(map(alike_key, forms))) == 1 and isinstance(forms[0], Pool):
        near = [min(placement_number(form), len(forms)) for form in forms]
    else:
        near = [min(placement_number(form), hand * (form.size if isinstance(form, Run) else 1)) for form in forms]
    few = min(form.size for form in forms)
    usual = 2 * deck.counts[deck.wild] * hand >= few * len(deck.cards)
    return prod(near) * task.need * rivals(forms) * hand * (3 * hand if usual else 1)
