"""Random phases: one, two or three groups that a hand can hold."""

from random import Random
from typing import Final

from zehn.cards.contracts import Contract, ContractError, read_contract
from zehn.games.card_sheet import CardSheet
from zehn.kernel.costs import too_heavy

#: Kinds of groups that stand alone or in company, and how often each is chosen.
ALONE: Final = {"run({})": 4, "colour({})": 3, "run({},suited)": 2, "2*set({})": 4, "3*twin(2)": 1, "4*twin(2)": 1}
TOGETHER: Final = {"set({})": 5, "run({})": 5, "colour({})": 2, "twin(2)": 2, "run({},suited)": 1}

#: Groups have at least this many cards, unless they are pairs.
SMALLEST: Final = 2


def invented(sheet: CardSheet, rng: Random, wanted: float) -> Contract | None:
    """A random phase for a deck, longer if more turns are wanted; None if it is none, or too much for a live table."""
    most = sheet.deal
    text = _together(rng, most, wanted) if rng.random() < 0.55 else _filled(rng, ALONE, _size(rng, most, wanted))
    try:
        contract = read_contract(1, text, sheet.deck, most=most)
    except ContractError:
        return None
    return None if contract.need < 5 or too_heavy([contract], most) else contract


def _size(rng: Random, most: int, wanted: float) -> int:
    """A number of cards: more for phases that are to take longer."""
    middle = min(most - 1, round(4 + wanted / 2))
    return max(SMALLEST, min(most, rng.randint(middle - 2, middle + 2)))


def _filled(rng: Random, kinds: dict[str, int], size: int) -> str:
    kind = rng.choices(list(kinds), list(kinds.values()))[0]
    return kind.format(max(SMALLEST, size // 2) if kind.startswith("2*") else size)


def _together(rng: Random, most: int, wanted: float) -> str:
    """Two groups that fit into a hand."""
    whole = max(6, _size(rng, most, wanted))
    first = rng.randint(3, whole - 3) if whole > 6 else 3
    one, other = sorted(_filled(rng, TOGETHER, size) for size in (first, whole - first))
    return f"2*{one}" if one == other else f"{one}+{other}"
