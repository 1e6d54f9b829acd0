"""`zehn levels`: the bots of a game."""

from zehn.cli.calls import Misused
from zehn.players.common.levels import levels as levels_of
from zehn.rooms import games
from zehn.words import Language, say


def levels(game: str = "phase10", /, *, lang: Language | None = None) -> int:
    """Print the levels of a game's bots."""
    if game not in games():
        raise Misused("cli-no-game", word=game, games=", ".join(games()))
    words = say(lang)
    for level in levels_of(game):
        print(f"{level.player:8} {level.name(words)}: {level.sentence(words)}\n{'':8} {level.strength(words)}")
    if not levels_of(game):
        print(words("levels-none"))
    return 0
