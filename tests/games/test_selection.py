"""P10-V2: only some of the phases."""

import pytest

from scripts import Round, deal, passes, play, refused
from zehn import SettingError


@pytest.mark.parametrize(
    ("phases", "numbers"),
    [
        ("first:10", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        ("first:5", [1, 2, 3, 4, 5]),
        ("first:1", [1]),
        ("even", [2, 4, 6, 8, 10]),
        ("odd", [1, 3, 5, 7, 9]),
        ("1,4,8", [1, 4, 8]),
        ("8,1,4", [1, 4, 8]),
        ("10", [10]),
    ],
)
def test_p10_v2_a_selection_in_ascending_order(phases: str, numbers: list[int]) -> None:
    game = deal("", "", phases=phases)
    assert [contract.number for contract in game.rules.contracts] == numbers


def test_p10_v2_all_ten_if_nothing_is_said() -> None:
    assert [contract.number for contract in deal("", "").rules.contracts] == list(range(1, 11))


@pytest.mark.parametrize(
    "phases",
    [
        "",
        "first:0",
        "first:11",
        "first:",
        "0",
        "11",
        "1,1",
        "1,",
        "1 4",
        "1,4,4",
        "all",
        "-1",
        "01",
        "1٠",
        "first:1٠",
        5,
        None,
        [1],
    ],
)
def test_p10_v2_nothing_else_is_a_selection(phases: object) -> None:
    with pytest.raises(SettingError):
        deal("", "", phases=phases)


def test_p10_v2_the_next_phase_is_the_next_chosen_one() -> None:
    """Phases 8 and 2, named in this order: 2 comes first, then 8."""
    first, second = "5r 5b 5g 8r 9b 10g 11y", "1r 2r 3r 4r 5r 6r 7r"
    game = deal(first, "", phases="8,2", turn_limit=2, then=[Round([second, ""])])
    play(game, "0 draw")
    refused(game, "0 lay 8 5r,5b,5g,8r,9b,10g,11y", "P10-15")
    refused(game, "0 lay 1 5r,5b,5g 8r,9b,10g", "P10-15")
    play(game, "0 lay 2 5r,5b,5g 8r,9b,10g,11y", "0 discard 1r")
    passes(game, 1, 1)
    play(game, "0 draw", "0 lay 8 1r,2r,3r,4r,5r,6r,7r", "0 discard 1b")
    assert game.result()["done"] == [[2, 8], []]
    assert game.result()["winners"] == [0]


def test_p10_v2_a_phase_that_was_not_chosen_cannot_be_laid_in_free_order() -> None:
    game = deal("4r 4b 4g 8r 8b 8g", "", phases="2,8", variants=["free_order"])
    play(game, "0 draw")
    refused(game, "0 lay 1 4r,4b,4g 8r,8b,8g", "P10-V2")
