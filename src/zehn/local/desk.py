"""What the server answers besides a running table: games, rules, sheets, replays. Plain data in, plain data out."""

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Annotated, Any, ClassVar

from zehn.tables import entries as e
from zehn.tables.continuing import continued
from zehn.tables.making import made, made_lesson
from zehn.tables.offers import offers
from zehn.tables.plain import Between, Longest, Wire, from_plain, plain
from zehn.tables.reading import read_sheet_file, told
from zehn.tables.requests import Entries
from zehn.tables.retelling import brought, retell_brought
from zehn.tables.rules import agreed, denied, weigh
from zehn.tables.trials import is_slow

#: Rules may take this many times longer than on a server: only their author waits.
PATIENCE = 10.0

Word = Annotated[str, Longest(20)]


@plain()
class Origin(Wire):
    """Where a game goes on: at a move of a record, on one of its seats, against bots of a level."""

    STRICT: ClassVar = True

    text: str
    round: int
    move: int
    seat: Annotated[int, Between(0, 7)]
    level: Word


@plain()
class Wish(Wire):
    """A request for a new table."""

    STRICT: ClassVar = True

    game: Word
    name: Annotated[str, Longest(100)]
    rules: dict[str, Any] = field(default_factory=dict)
    chairs: Annotated[int, Between(1, 8)] = 4
    bots: Annotated[list[Word], Longest(7)] = field(default_factory=list)
    options: e.Options = field(default_factory=e.Options)
    lesson: bool = False
    origin: Origin | None = None


@plain()
class Change(Wire):
    """Other rules and options for a table whose game has not begun."""

    STRICT: ClassVar = True

    rules: dict[str, Any]
    options: e.Options


@plain()
class Reading(Wire):
    """A request to read rules."""

    game: Word
    lang: Word
    rules: dict[str, Any] = field(default_factory=dict)


@plain()
class SheetText(Wire):
    """A file with a custom sheet."""

    game: Word
    file: Annotated[str, Longest(200)]
    text: str


@plain()
class Replay(Wire):
    """A page of a round of a game, from a record in the request."""

    KEYS: ClassVar = {"start": "from"}

    text: str
    round: int
    start: int = 0


def new_table(wish: Wish) -> Entries:
    """The entries of a new table; refused if its rules cannot be played here."""
    if wish.origin:
        at = wish.origin
        return continued(brought(at.text.encode()), at.round, at.move, at.seat, at.level, wish.options)
    if wish.lesson:
        return made_lesson(wish.game, wish.name, wish.options)
    playable(wish.game, wish.rules, wish.chairs)
    return made(wish.game, wish.name, wish.rules, wish.chairs, wish.bots, wish.options)


def playable(game: str, rules: dict[str, Any], chairs: int) -> Any:
    """The rules with these settings; refused if they cannot be played here."""
    weigh(rules)
    meant = agreed(game, rules, chairs)
    if "sheet" in rules and is_slow(game, rules, PATIENCE):
        raise denied("rules-heavy")
    return meant


def page_size(step: Wire) -> int:
    """The size of a step in a page of a replay: nothing is sent over a network, so it does not matter."""
    return 2048


def _read_rules(data: Any) -> Wire:
    reading = from_plain(Reading, data)
    return told(reading.game, reading.rules, reading.lang)


def _read_sheet(data: Any) -> Wire:
    sheet = from_plain(SheetText, data)
    return read_sheet_file(sheet.game, sheet.file, sheet.text, PATIENCE)


def _retell(data: Any) -> Wire:
    replay = from_plain(Replay, data)
    return retell_brought(replay.text.encode(), replay.round, replay.start, page_size)


#: What can be asked without a table, by name.
ANSWERS: Mapping[str, Callable[[Any], Wire]] = {
    "games": lambda _: offers(on_device=True),
    "rules": _read_rules,
    "sheet": _read_sheet,
    "replay": _retell,
}
