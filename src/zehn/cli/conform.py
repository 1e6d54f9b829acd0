"""`zehn conform`: a bot under the conformance kit."""

from zehn import rooms
from zehn.cli.calls import Misused
from zehn.cli.matches import check_bot, playable
from zehn.words import Language, say


def conform(
    bot: str = "", /, *, game: str = "phase10", games: int = 20, seed: int = 1, lang: Language | None = None
) -> int:
    """Check a bot with the conformance kit."""
    if game not in rooms.games():
        raise Misused("cli-no-game", word=game, games=", ".join(rooms.games()))
    if not bot:
        raise Misused("conform-no-bot")
    with playable():
        wrong = check_bot(game, bot, games=games, seed=seed, lang=lang)
    print(wrong or say(lang)("conform-passed", bot=bot, game=game, games=str(games)))
    return int(wrong is not None)
