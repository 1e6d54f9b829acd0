"""Every value of every setting: whoever plays, the game comes to an end and its record verifies."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

import zehn
from zehn.arena.conformance import check_record
from zehn.games.dice.dice import MATERIAL
from zehn.games.settings import Setting
from zehn.games.sheets import shipped
from zehn.players import PLAYERS, Budget, play_game

#: For each game something short, and each value of a setting that is not the default.
SHORT: dict[str, tuple[int, dict[str, Any]]] = {
    "phase10": (3, {"variants": ["knocking"], "phases": "1,4", "turn_limit": 60}),
    "dice": (1, {"sheet": {"game": "dice", "phases": [{"contract": "2*set(3)"}, {"contract": "run(5)"}]}}),
    "profisort": (3, {"tasks": "1,2,5,7,9,11", "first_to": 2}),
}
#: Ten dice that are all blue and red.
OTHER_DICE = [[face + "br"[place % 2] for place, face in enumerate(material)] for material in MATERIAL]
READINGS: list[tuple[str, dict[str, Any]]] = [
    ("phase10", {"turn_pile": "on_draw", "phases": "10", "variants": ["fixed_rounds", "knocking"], "turn_limit": 200}),
    ("phase10", {"last_skip": "either"}),
    ("phase10", {"edition": "compact"}),
    ("phase10", {"knock_again": "next_discard"}),
    ("phase10", {"first_card_skip": "skips_first_player"}),
    ("phase10", {"take_skip": True}),
    ("phase10", {"go_out": "any"}),
    ("phase10", {"turn_limit": None, "phases": "1"}),
    ("phase10", {"used_skip_goes": "top"}),
    ("phase10", {"final_tie": "playoff", "phases": "1", "variants": ["fixed_rounds"]}),
    ("phase10", {"variants": ["free_order"], "phases": "1"}),
    ("phase10", {"variants": ["free_order", "knocking"], "phases": "1", "knock_window": 0}),
    ("dice", {"solo_decline": "free"}),
    ("dice", {"dice": OTHER_DICE}),
    ("profisort", {"equal_groups": "distinct"}),
    ("profisort", {"equal_groups": "distinct", "tasks": "2,5,7,15", "first_to": None}),
    ("profisort", {"aces_each_round": "one"}),
    ("profisort", {"discard_received_ace": True}),
    ("profisort", {"variants": ["draw_from_discard"]}),
    ("profisort", {"tasks": "3,7", "first_to": None, "bonus_without_joker": 0, "bonus_pairs": 7}),
]
CASES = [(game, reading, name) for game, reading in READINGS for name in PLAYERS[game]]


@pytest.mark.parametrize(("game", "reading", "name"), CASES)
def test_every_player_plays_every_reading_to_an_end(game: str, reading: Mapping[str, Any], name: str) -> None:
    seats, short = SHORT[game]
    if name == "random" and game == "phase10":  # who lays at random needs rounds that end by themselves
        short = short | {"variants": ["fixed_rounds", "knocking"]}
    players = [PLAYERS[game][name](Random(seat)) for seat in range(seats)]
    new: Any = zehn.new  # for all games alike
    played = new(game, players=["A", "B", "C"][:seats], rules=short | dict(reading), seed=5)
    play_game(played, players, Budget(samples=20))
    assert played.over
    check_record(played)


@pytest.mark.parametrize("game", list(SHORT))
def test_no_value_of_a_setting_is_left_out(game: str) -> None:
    """Each setting is chosen in another way than by default, and each value that the sheet lists is there."""
    chosen = [SHORT[game][1] | dict(reading) for of, reading in READINGS if of == game]
    for name, setting in shipped(game).settings.items():
        values = [rules[name] for rules in chosen if name in rules]
        assert values, name
        seen = [one for value in values for one in (value if setting.type == "choices" else [value])]
        assert [value for value in others(setting) if value not in seen] == [], name


def others(setting: Setting) -> list[Any]:
    """The values that a sheet lists, but for those that hold without being named."""
    listed: dict[str, list[Any]] = {"choice": setting.values, "choices": setting.values, "flag": [True]}
    values = [*listed.get(setting.type, []), *([None] if setting.nullable else [])]
    return [value for value in values if value != setting.default("classic")]
