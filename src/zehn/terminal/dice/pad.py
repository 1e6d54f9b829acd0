"""The pad of the dice game: phases with their maxima, points and running totals, both bonuses."""

from rich.table import Table as Grid
from rich.text import Text

from zehn.games.dice.table import Column
from zehn.rules.dice_rulebook import phase_words
from zehn.terminal.dialogs import Paper
from zehn.terminal.dice.match import DiceMatch
from zehn.terminal.dice.wording import called, verdict
from zehn.terminal.panels import shortened
from zehn.terminal.wording import Voice

#: With more players there is no room for the phases in words.
FEW = 4


class DicePad(Paper):
    """The score sheet as on paper."""

    def __init__(self, voice: Voice, match: DiceMatch, *, saved: str = "") -> None:
        super().__init__(voice, saved=saved)
        self.match = match

    def heading(self) -> str:
        return verdict(self.match, self.voice) if self.match.game.over else self.voice("t-key-pad")

    def page(self) -> Grid:
        return grid(self.match, self.voice)


def grid(match: DiceMatch, say: Voice) -> Grid:
    """A line for each phase, a column for each player."""
    table, rules = match.table, match.rules
    lines = Grid.grid(padding=(0, 1))
    lines.add_column()
    for _ in range(1 + len(table.players)):
        lines.add_column(justify="right")
    names = [shortened(called(match, seat, say), 8).strip() for seat in range(len(table.players))]
    lines.add_row(Text(say("d-pad-phase"), "dim"), Text(say("d-pad-most"), "dim"), *names)
    for stage, (phase, most) in enumerate(zip(rules.phases, rules.most, strict=True)):
        words = f"{phase.number:>2} {phase_words(phase, say)}" if len(names) <= FEW else f"{phase.number:>2}"
        lines.add_row(words, Text(str(most), "dim"), *[_noted(column, stage) for column in table.columns])
        if phase.number == rules.sheet.after:
            five = [_bonus(column.five) for column in table.columns]
            lines.add_row(say("d-pad-five"), Text(str(rules.sheet.five_bonus), "dim"), *five)
    ten = [_bonus(column.ten) for column in table.columns]
    lines.add_row(say("d-pad-ten"), Text(str(rules.sheet.ten_bonus), "dim"), *ten)
    if table.alone:
        lines.add_row(say("d-pad-off"), "", Text(str(-table.columns[0].off)))
    totals = [Text(str(column.total), "bold") for column in table.columns]
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
