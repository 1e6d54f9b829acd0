"""The pad of the dice game: phases with their maxima, points and running totals, both bonuses."""

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual.containers import Vertical
from textual.events import Resize

from zehn.games.dice.rulebook import phase_words
from zehn.games.dice.table import Column
from zehn.terminal.common.dialogs import Paper
from zehn.terminal.common.panels import shortened
from zehn.terminal.common.wording import Voice
from zehn.terminal.dice.match import DiceMatch
from zehn.terminal.dice.wording import called, verdict

#: The columns of a sheet; more players need a second one.
FEW = 4

#: What frame and margin of the window take.
EDGE = 6
WIDEST = 140


class DicePad(Paper):
    """The score sheet as on paper, two for many players."""

    def __init__(self, voice: Voice, match: DiceMatch, *, saved: str = "") -> None:
        super().__init__(voice, saved=saved)
        self.match = match

    def heading(self) -> str:
        return verdict(self.match, self.voice) if self.match.game.over else self.voice("t-key-pad")

    def page(self) -> RenderableType:
        return sheets(self.match, self.voice, self._room() - EDGE)

    def _room(self) -> int:
        """The width of the window: as many columns as two sheets can use."""
        many = len(self.match.table.players) > FEW
        return min(self.app.size.width, WIDEST if many else 80)

    def on_resize(self, event: Resize) -> None:
        self.query_one(Vertical).styles.width = self._room()
        self.reword()


def sheets(match: DiceMatch, say: Voice, room: int) -> RenderableType:
    """A sheet; for many players two, side by side – without words if they need the room – or one below the other."""
    seats = range(len(match.table.players))
    parts = [seats[start : start + FEW] for start in seats[::FEW]]
    if len(parts) == 1:
        return grid(match, say, seats)
    for words in (True, False):
        beside = Grid.grid(padding=(0, 3), pad_edge=False)
        beside.add_row(*[grid(match, say, part, words=words) for part in parts])
        if Console(width=1000).measure(beside).maximum <= room:
            return beside
    first, second = [grid(match, say, part) for part in parts]
    return Group(first, Text(), second)


def grid(match: DiceMatch, say: Voice, seats: Sequence[int], *, words: bool = True) -> Grid:
    """A line for each phase, a column for each of some players; phases in words or by number."""
    table, rules = match.table, match.rules
    columns = [table.columns[seat] for seat in seats]
    lines = Grid.grid(padding=(0, 1))
    lines.add_column()
    for _ in range(1 + len(seats)):
        lines.add_column(justify="right", no_wrap=True)
    names = [shortened(called(match, seat, say), 8 if words else 7).strip() for seat in seats]
    lines.add_row(Text(say("d-pad-phase"), "dim"), Text(say("d-pad-most"), "dim"), *names)
    for stage, (phase, most) in enumerate(zip(rules.phases, rules.most, strict=True)):
        name = f"{phase.number:>2} {phase_words(phase, say)}" if words else f"{phase.number:>2}"
        lines.add_row(name, Text(str(most), "dim"), *[_noted(column, stage) for column in columns])
        if phase.number == rules.sheet.after:
            five = [_bonus(column.five) for column in columns]
            lines.add_row(say("d-pad-five"), Text(str(rules.sheet.five_bonus), "dim"), *five)
    ten = [_bonus(column.ten) for column in columns]
    lines.add_row(say("d-pad-ten"), Text(str(rules.sheet.ten_bonus), "dim"), *ten)
    if table.alone:
        lines.add_row(say("d-pad-off"), "", Text(str(-table.columns[0].off)))
    totals = [Text(str(column.total), "bold") for column in columns]
    lines.add_row(Text(say("d-pad-total"), "bold"), "", *totals)
    return lines


def _noted(column: Column, stage: int) -> Text:
    """`38 (74)`: the points of a phase and the running total."""
    if stage >= len(column.phases):
        return Text("·", "dim")
    noted = column.phases[stage]
    return Text.assemble((str(noted.points), "bold"), (f" {noted.total:>3}", "dim"))


def _bonus(points: int | None) -> Text:
    return Text("·" if points is None else str(points), "dim" if points is None else "bold")
