"""The settings of the phase card game: each with its values, its default, and everything else refused."""

import json
from typing import Any

import pytest

import zehn
from zehn import Phase10, SettingError

DEFAULTS = {
    "edition": "classic",
    "variants": [],
    "phases": "first:10",
    "first_card_skip": "ignore",
    "take_skip": False,
    "go_out": "discard",
    "turn_limit": 400,
    "used_skip_goes": "under",
    "final_tie": "shared",
    "knock_window": 3,
    "turn_pile": "at_once",
    "last_skip": "skip",
    "knock_again": "own_turn",
}


def new(**rules: Any) -> Phase10:
    return zehn.new("phase10", players=["Anna", "Ben", "Cleo"], rules=rules, seed=1)


def test_the_defaults_of_the_classic_edition() -> None:
    assert new().rules.value == DEFAULTS
    assert new(edition="classic").rules.value == DEFAULTS


def test_the_defaults_of_the_compact_edition() -> None:
    own = {"edition": "compact", "used_skip_goes": "top", "final_tie": "playoff", "last_skip": "either"}
    assert new(edition="compact").rules.value == DEFAULTS | own


@pytest.mark.parametrize("edition", ["classic", "compact"])
@pytest.mark.parametrize(("name", "value"), [("used_skip_goes", "under"), ("used_skip_goes", "top")])
@pytest.mark.parametrize("tie", ["shared", "playoff"])
def test_what_is_named_counts_in_either_edition(edition: str, name: str, value: str, tie: str) -> None:
    rules = new(edition=edition, final_tie=tie, **{name: value}).rules
    assert (rules.value[name], rules.value["final_tie"]) == (value, tie)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("variants", ["knocking"]),
        ("variants", ["fixed_rounds", "knocking"]),
        ("first_card_skip", "skips_first_player"),
        ("take_skip", True),
        ("go_out", "any"),
        ("turn_limit", 1),
        ("turn_limit", None),
        ("knock_window", 0),
        ("knock_window", 2.5),
        ("turn_pile", "on_draw"),
        ("last_skip", "either"),
        ("knock_again", "next_discard"),
    ],
)
def test_a_setting_has_its_values(name: str, value: Any) -> None:
    game = new(**{name: value})
    assert game.rules.value[name] == value
    assert json.loads(json.dumps(game.rules.written())) == {name: value}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("edition", "Classic"),
        ("edition", None),
        ("variants", "knocking"),
        ("variants", ["klopfen"]),
        ("variants", [["knocking"]]),
        ("variants", {"knocking": True}),
        ("first_card_skip", True),
        ("take_skip", 1),
        ("take_skip", "true"),
        ("go_out", "hit"),
        ("turn_limit", 0),
        ("turn_limit", -3),
        ("turn_limit", 1.5),
        ("turn_limit", True),
        ("turn_limit", "400"),
        ("used_skip_goes", "bottom"),
        ("final_tie", None),
        ("knock_window", -1),
        ("knock_window", "3"),
        ("knock_window", None),
        ("knock_window", True),
        ("knock_windows", 3),
        ("turn_pile", "never"),
        ("last_skip", "discard"),
        ("knock_again", "never"),
        ("deal", 10),
        ("", 1),
    ],
)
def test_nothing_else_is_a_setting_or_a_value(name: str, value: Any) -> None:
    with pytest.raises(SettingError) as caught:
        new(**{name: value})
    assert caught.value.name == name


def test_an_error_of_a_setting_is_a_sentence() -> None:
    with pytest.raises(SettingError) as error:
        zehn.new("phase10", players=["A", "B"], rules={"go_out": "never"})
    assert str(error.value) == "“go_out” cannot be “never”; choose one of discard, any."
