"""DICE-10 against brute force: every choice of dice for every place, on small and on whole throws."""

from collections.abc import Sequence
from itertools import permutations, product
from random import Random

import pytest

from dice_scripts import table
from zehn.cards.contracts import Contract, read_contract
from zehn.games.dice.dice import DECK, DICE, FIRST_WILD, MATERIAL, POINTS, STANDS_FOR, Dice
from zehn.games.dice.points import DicePhase

CONTRACTS = [
    "2*set(2)", "set(2)+run(3)", "run(4)", "colour(3)", "colour(2)+set(2)", "twin(2)+any(5,6;2)", "run(3,suited)",
    "any(1,2,9;3)+set(2)", "set(3,mixed)", "each(5,6,7)|each(7,8,9)", "set(2)+run(2) nowild", "colour(3) nowild",
    "2*colour(2)", "2*any(5,6,7,8;2)",
]  # fmt: skip


def brute_force(contract: Contract, faces: Sequence[int]) -> int:
    """The best points of all ways to give every place of every way its own die."""
    usable = [face for face in faces if contract.wild or face < FIRST_WILD]
    best = -1
    for way in product(*[form.placements() for form in contract.forms]):
        places = [mask for place in way for mask, count in place.slots for _ in range(count)]
        for chosen in permutations(usable, len(places)):
            if all(STANDS_FOR[face] & mask for face, mask in zip(chosen, places, strict=True)):
                best = max(best, sum(POINTS[face] for face in chosen))
    return best


@pytest.mark.parametrize("text", CONTRACTS)
def test_the_best_choice_is_that_of_brute_force(text: str) -> None:
    rng = Random(text)
    contract = read_contract(1, text, DECK, most=DICE)
    phase = DicePhase(contract)
    dice = table(1).rules.dice.faces
    made = 0
    for _ in range(12):
        faces = [rng.choice(rng.choice(dice)) for _ in range(6)]
        best = brute_force(contract, faces)
        made += best >= 0
        assert phase._by_matching(tuple(faces)) == best
        chosen = phase.chosen(faces)
        assert sum(POINTS[faces[die]] for die in chosen) == max(best, 0)
        assert len(chosen) == (contract.need if best >= 0 else 0)
    assert made


def test_numbers_and_matching_agree_on_whole_throws() -> None:
    rng = Random(7)
    rules = table(1).rules
    for _ in range(150):
        faces = tuple(rng.choice(die) for die in rules.dice.faces)
        for phase in rules.phases:
            assert phase.points(faces) == phase._by_matching(faces)


def test_the_maximum_is_reached_by_a_throw_and_by_no_better_one() -> None:
    """All throws of numbers for phase 4, a run of seven: 6^6 of the high dice with every set of low ones."""
    rules = table(1).rules
    phase = rules.phases[3]
    low = [rules.dice.faces[6][3], rules.dice.faces[7][4], rules.dice.faces[8][2], rules.dice.faces[9][1]]
    best = max(phase.points((*high, *low)) for high in product(*rules.dice.faces[:6]))
    assert best == rules.most[3] == 49


@pytest.mark.parametrize("text", [*CONTRACTS, "colour(7)", "run(7,suited)", "run(4,suited)+colour(4) nowild"])
def test_a_phase_is_possible_if_it_has_a_greatest_score(text: str) -> None:
    """With dice of few colours some phases cannot be made; the quick answer is that of the long one."""
    rng = Random(text)
    phase = DicePhase(read_contract(1, text, DECK, most=DICE))
    for colours in ("b", "br", "bbbbbr", "brog", "bbro"):
        dice = Dice([[number + rng.choice(colours) for number in numbers] for numbers in MATERIAL])
        assert phase.is_possible(dice) == (phase.most(dice) >= 0)


def test_phases_that_no_dice_can_make_are_told_from_others() -> None:
    blue = Dice([[number + "b" for number in numbers] for numbers in MATERIAL])
    possible = {text: DicePhase(read_contract(1, text, DECK, most=DICE)).is_possible(blue) for text in CONTRACTS}
    assert [text for text, can in possible.items() if not can] == ["set(3,mixed)", "each(5,6,7)|each(7,8,9)"]
