"""Rules and games by the name of the game."""

from collections.abc import Mapping, Sequence
from typing import Any

from zehn.games.chance import Chance
from zehn.games.game import Game, Rules
from zehn.rooms import room


def read_rules(game: str, settings: Mapping[str, Any]) -> Rules:
    """The rules of a game that some settings mean; raises `SettingError` or `SheetError`."""
    rules: Rules = room("games", game).RULES.read(settings)
    return rules


def make_game(rules: Rules, players: Sequence[str], *, chance: Chance, dealer: int = 0) -> Game:
    """A new game, dealt as far as chance can tell."""
    game: Game = room("games", rules.game).GAME(rules, players, chance=chance, dealer=dealer)
    return game
