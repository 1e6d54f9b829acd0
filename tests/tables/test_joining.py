"""Sitting down at a table: free chairs, and those of bots."""

import pytest

from zehn.refusals import Refused
from zehn.tables import entries as e
from zehn.tables.making import made
from zehn.tables.requests import deal, join
from zehn.tables.table import Table


def table(*bots: str) -> Table:
    entries = made("phase10", "Anna", {}, len(bots) + 1, list(bots), e.Options())
    return Table.replay("ABC234", [(0, entry) for entry in entries])


def test_a_bots_chair_is_taken_if_it_is_named() -> None:
    found = table("easy", "steady")
    with pytest.raises(Refused, match="seat"):
        join(found, None, "Cleo")
    assert join(found, 2, "Cleo") == [e.Joined(2, "Cleo")]
    with pytest.raises(Refused):
        join(found, 0, "Cleo")


def test_nobody_takes_over_a_hand_in_the_middle_of_a_round() -> None:
    found = table("easy")
    for entry in [e.Started(0), *deal(found)]:
        found.apply(entry, 0)
    with pytest.raises(Refused) as refused:
        join(found, 1, "Cleo")
    assert refused.value.refusal.key == "chair-in-round"


def test_who_takes_over_from_a_bot_plays_under_their_own_name() -> None:
    found = table("easy")
    found.apply(e.Started(0), 0)
    for entry in join(found, 1, "Cleo"):
        found.apply(entry, 0)
    assert (found.names, found.humans) == (["Anna", "Cleo"], frozenset({0, 1}))
