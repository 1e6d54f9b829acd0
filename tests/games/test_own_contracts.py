"""Corners of contracts that people write themselves, and refusals that speak of people."""

import pytest

from zehn.cards.contracts import ContractError, read_contract
from zehn.cards.groups import Group, Spread
from zehn.games.phase10 import Rules
from zehn.refusals import Refusal
from zehn.words import words

DECK = Rules().deck


def test_a_value_that_is_named_twice_counts_once() -> None:
    twice, once = (read_contract(1, text, DECK, most=20) for text in ("any(3,3;4)", "any(3;4)"))
    assert twice.forms[0].placements() == once.forms[0].placements()
    with pytest.raises(ContractError):
        read_contract(1, "any(3,3;9)", DECK, most=20)  # the deck has eight of them


def test_a_suited_run_of_wilds_takes_the_colour_of_the_first_card_that_hits_it() -> None:
    form = read_contract(1, "run(3,suited)", DECK, most=10).forms[0]
    group = form.read(Spread((DECK.wild,) * 3, "4"))
    assert isinstance(group, Group)
    red, blue, lower = (DECK.kind_of[name] for name in ("7r", "7b", "3b"))
    assert all(form.takes(group) >> kind & 1 for kind in (red, blue, lower))
    grown = form.grown(group, red, "high")
    assert form.takes(grown) >> DECK.kind_of["3r"] & 1
    assert not form.takes(grown) >> lower & 1


def test_refusals_speak_of_people_where_these_are_known() -> None:
    refusal = Refusal("P10-01", "not-your-turn", turn=1)
    assert "seat 1" in refusal.sentence(words("en"))
    assert refusal.named(["Anna", "Ben"]).sentence(words("en")) == "It is Ben's turn."
    assert refusal.named(["Anna"]) == refusal
