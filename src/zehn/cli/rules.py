"""`zehn rules`: the rules in force, printed."""

from collections.abc import Callable
from typing import Any

from zehn.cli.calls import read_rules
from zehn.cli.commands import Language, Many
from zehn.games.dice.rulebook import dice_rulebook
from zehn.games.phase10.rulebook import rulebook
from zehn.games.profisort.rulebook import sort_rulebook
from zehn.words import Words, say


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
    print(_book(read_rules(game, settings, sheet), say(lang)).rstrip())
    return 0


def _book(rules: Any, words: Words) -> str:
    """The rulebook of a game."""
    books: dict[str, Callable[[Any, Words], str]] = {"dice": dice_rulebook, "profisort": sort_rulebook}
    return books.get(rules.sheet.game, rulebook)(rules, words)
