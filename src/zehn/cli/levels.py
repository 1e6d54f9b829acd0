"""`zehn levels`: the bots of a game."""

from zehn.cli.calls import Misused
from zehn.cli.commands import Language
from zehn.players.levels import levels as levels_of
from zehn.rules.sheets import GAMES
from zehn.rules.words import say


def levels(game: str = GAMES[0], /, *, lang: Language | None = None) -> int:
    """Print the levels of a game's bots."""
    if game not in GAMES:
        raise Misused("cli-no-game", word=game, games=", ".join(GAMES))
    words = say(lang)
    for level in levels_of(game):
        print(f"{level.player:8} {level.name(words)}: {level.sentence(words)}\n{'':8} {level.strength(words)}")
    if not levels_of(game):
        print(words("levels-none"))
    return 0
