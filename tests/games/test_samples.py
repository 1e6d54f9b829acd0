"""The groups in the examples of printed rules can be laid: the forms that judge real hands say so."""

from collections import Counter

import pytest

from zehn.cards.contracts import Contract, read_contract
from zehn.cards.groups import Group, Run, Spread
from zehn.games import samples
from zehn.games.profisort.tasks import Task
from zehn.games.sheets import shipped
from zehn.words import words

DECK = shipped("phase10").deck  # type: ignore[attr-defined]
SHIPPED = [contract for game in ("phase10", "profisort") for contract in shipped(game).contracts if contract.need]
ODD = [
    "set(8)",
    "2*set(8)",
    "run(12)",
    "6*twin(2)",
    "colour(9)+set(2)",
    "any(1,2,3;7)",
    "2*set(4,mixed)",
    "3*run(4,suited)",
]


@pytest.mark.parametrize("contract", [*SHIPPED, *[read_contract(1, text, DECK, most=20) for text in ODD]], ids=str)
def test_a_lay_is_one_that_a_hand_could_make(contract: Contract) -> None:
    groups = samples.lay(contract)
    assert [group.form for group in groups] == list(contract.forms)
    for group in groups:
        again = group.form.read(Spread(group.cards))
        assert isinstance(again, Group)
        assert len(group.cards) == group.form.size
    held = Counter(kind for group in groups for kind in group.cards)
    assert all(count <= contract.deck.counts[kind] for kind, count in held.items())


def test_a_lay_that_the_deck_cannot_hold_is_none() -> None:
    assert samples.lay(read_contract(1, "9*twin(2)+any(1;8)+any(1;8)", DECK, most=40)) == []


def test_a_wild_takes_a_place_within_a_run_and_none_where_none_may_lie() -> None:
    run = samples.group(Run(DECK, 5))
    assert run is not None
    mixed = samples.with_wild(run)
    assert mixed is not None
    assert samples.shown(mixed, words("en")) == "5-wild-7-8-9"
    barred = samples.group(read_contract(1, "run(5) nowild", DECK, most=10).forms[0])
    assert barred is not None
    assert samples.with_wild(barred) is None


def test_what_fits_is_what_the_form_takes() -> None:
    task = next(task for task in shipped("profisort").contracts if isinstance(task, Task) and task.number == 13)
    (run,) = samples.lay(task)
    assert samples.fitting(run) == ["3", "Q"]
