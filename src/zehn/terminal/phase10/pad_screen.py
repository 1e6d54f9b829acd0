"""The pad: phase boxes with an X, points of every round, totals; at the end who won and why."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from zehn.games.phase10.table import Table
from zehn.terminal.common.dialogs import Paper
from zehn.terminal.common.faces import painted
from zehn.terminal.common.panels import shortened
from zehn.terminal.common.wording import Voice
from zehn.terminal.phase10.match import Match
from zehn.terminal.phase10.wording import names, verdict


class PadScreen(Paper):
    """The score sheet as on paper."""

    def __init__(self, voice: Voice, match: Match, *, saved: str = "") -> None:
        super().__init__(voice, saved=saved)
        self.match = match

    def heading(self) -> str:
        table = self.match.table
        if table.over:
            return verdict(table, self.voice)
        return self.voice("t-pad-title", round=len(table.standing.scores))

    def page(self) -> RenderableType:
        table = self.match.table
        parts: list[RenderableType] = [boxes(table, self.voice), Text()]
        if self.match.ended:
            parts += [*self._left_over(), Text()]
        return Group(*parts, rounds(table, self.voice))

    def _left_over(self) -> list[Text]:
        """What everyone had left in hand when the last round ended."""
        ended = self.match.ended[-1]
        points = self.match.table.standing.scores[-1].points
        lines = [Text(self.voice("t-left", round=ended.round), "bold")]
        for name, cards, cost in zip(names(self.match.table, self.voice), ended.left, points, strict=True):
            text = Text(f"  {shortened(name)} ")
            text.append_text(painted(self.match.rules.deck, cards, self.voice) if cards else Text(self.voice("t-none")))
            lines.append(text.append(f"  {self.voice('t-points', count=cost)}", "bold"))
        return lines


def boxes(table: Table, say: Voice) -> Grid:
    """A row of phase boxes for every player."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column()
    grid.add_row(say("t-phases"), *[Text(f"{contract.number:>2}", "dim") for contract in table.rules.contracts])
    for seat, name in enumerate(names(table, say)):
        done = table.standing.done[seat]
        crosses = [_box(contract.number in done) for contract in table.rules.contracts]
        grid.add_row(Text(shortened(name), "bold" if seat in table.standing.winners else ""), *crosses)
    return grid


def _box(crossed: bool) -> Text:
    return Text(" X" if crossed else " ·", "bold" if crossed else "dim")


def rounds(table: Table, say: Voice) -> Grid:
    """A line for every round: points, and the phase that was laid; the totals below."""
    grid = Grid.grid(padding=(0, 1), expand=False)
    grid.add_column()
    for _ in table.players:
        grid.add_column(justify="right")
    grid.add_row(Text(say("t-rounds"), "dim"), *[Text(shortened(name, 9).strip()) for name in names(table, say)])
    for number, score in enumerate(table.standing.scores, 1):
        cells = [_cell(points, laid) for points, laid in zip(score.points, score.laid, strict=True)]
        grid.add_row(Text(say("t-round", round=number), "dim"), *cells)
    totals = [Text(f"{total}    ", "bold") for total in table.standing.totals]
    grid.add_row(Text(say("t-total"), "bold"), *totals)
    return grid


def _cell(points: int, laid: int) -> Text:
    """`35 X2`: the points of a round, and the phase that was laid in it."""
    cross = f"X{laid}" if laid else ""
    return Text.assemble(str(points), (f" {cross:<3}", "bold"))
