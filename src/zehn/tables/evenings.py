"""Own evenings: how hard the phases of a sheet are, and random ones. All of it is computed from plain data."""

from typing import Any, Final

from zehn.analysis.phases import LEVELS, PhaseFigures, can_measure, phase_figures, random_phases
from zehn.games.sheet import Sheet
from zehn.games.sheets import own_sheet, shipped
from zehn.rooms import games
from zehn.tables.boards import board_of
from zehn.tables.plain import Wire, plain
from zehn.tables.rules import agreed, denied, weigh
from zehn.tables.views import words_of

#: The most random phases.
MOST_PHASES: Final = 12

#: While random phases are looked for, each is measured more roughly.
FEW_HANDS: Final = 200
FEW_ROUNDS: Final = 8


@plain()
class PhaseFiguresSchema(Wire):
    """How hard a phase is: `chance` to be dealt it, how many cards a dealt hand lacks (`missing`), after how many turns
    it can be laid; `slow` is the share of players who were not ready after 40 turns. `says` is the phase in words.
    """

    number: int
    contract: str
    chance: float
    missing: float
    turns: float
    slow: float
    says: str


@plain()
class FiguresSchema(Wire):
    """The figures of some phases."""

    phases: list[PhaseFiguresSchema]


def measured(game: str, rules: dict[str, Any], lang: str) -> FiguresSchema:
    """How hard the phases are that some rules play."""
    weigh(rules)
    sheet = _measurable(agreed(game, rules).sheet)
    return _told(list(phase_figures(sheet)), sheet, lang)


def invented(game: str, level: str, length: int, seed: int, lang: str) -> FiguresSchema:
    """Random phases of a difficulty, the easiest first."""
    if game not in games() or level not in LEVELS or not 1 <= length <= MOST_PHASES:
        raise denied("no-figures")
    found = random_phases(_measurable(shipped(game)), level, length, hands=FEW_HANDS, rounds=FEW_ROUNDS, seed=seed)
    phases = [{"contract": figures.contract} for figures in found]
    return _told(found, own_sheet({"game": game, "phases": phases}), lang)


def _measurable(sheet: Sheet) -> Sheet:
    if not can_measure(sheet.game):
        raise denied("no-figures")
    return sheet


def _told(found: list[PhaseFigures], sheet: Sheet, lang: str) -> FiguresSchema:
    """The figures, with the phases in the words of the printed rules."""
    board = board_of(sheet.game)
    book = board.book(board.rules({"sheet": sheet.own} if sheet.own else {}), words_of(lang))
    return FiguresSchema([PhaseFiguresSchema(*figures, book.phases[str(figures.number)]) for figures in found])
