"""`zehn rules`: the rules in force, printed."""

from zehn.cli.calls import read_rules
from zehn.cli.commands import Many
from zehn.games.rulebook import rulebook
from zehn.words import Language, say


def rules(
    game: str | None = None,
    /,
    *,
    edition: str | None = None,
    rules: Many = None,
    sheet: str | None = None,
    lang: Language | None = None,
) -> int:
    """Print the rules in force."""
    settings = [*([f"edition={edition}"] if edition is not None else []), *(rules or [])]
    print(rulebook(read_rules(game, settings, sheet), say(lang)).rstrip())
    return 0
