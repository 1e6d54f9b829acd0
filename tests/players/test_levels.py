"""The levels that people choose from: every one is a player, can be named, and is as strong as it says."""

import pytest

from zehn.players import PLAYERS
from zehn.players.common.levels import levels
from zehn.tables.boards import board_of
from zehn.words import LANGUAGES, say


@pytest.mark.parametrize("game", list(PLAYERS))
def test_every_level_has_a_name_a_sentence_and_a_strength(game: str) -> None:
    found = levels(game)
    assert [level.player for level in found] == [name for name in PLAYERS[game] if name in {x.player for x in found}]
    wins = [level.wins for level in found if level.player != "solver"]  # it plays as if it were alone
    assert wins == sorted(wins), "weakest first"
    for level in found:
        assert level.low <= level.wins <= level.high
        for language in LANGUAGES:
            words = say(language)
            assert level.name(words) != level.player
            assert level.sentence(words)
            assert "{" not in level.strength(words)


@pytest.mark.parametrize("game", list(PLAYERS))
def test_a_new_table_offers_a_level_that_is_not_the_hardest(game: str) -> None:
    board = board_of(game)
    assert [level.player for level in levels(game) if level.default] == [board.default_level]
    assert board.default_level in board.levels[:-1]


@pytest.mark.parametrize("game", ["phase10", "profisort"])
def test_hints_come_from_the_strongest_level_that_answers_at_once(game: str) -> None:
    assert board_of(game).adviser(None) == levels(game)[-1].player
